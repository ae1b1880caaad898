package tabard.server.protocol;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.bots.Hint;
import tabard.server.store.TableRow.State;
import tabard.table.scene.Beat;
import tabard.table.scene.Element;
import tabard.table.scene.Prompt;
import tabard.table.scene.Said;

/** What the server says over a socket: one object a message, its kind in t. */
public sealed interface Message {
    /** What is told of a table besides the game itself: who sits where, what was agreed, how it ended. First: where its guide lies, if it is somebody's first game. */
    record Table(
            String id,
            String game,
            String rules,
            String box,
            PerLanguage words,
            PerLanguage rulesText,
            @Nullable Art art,
            String title,
            State state,
            List<String> me,
            Map<String, SeatInfo> seats,
            Map<String, String> options,
            boolean hints,
            TimeLimit clock,
            Fair fair,
            @Nullable RawJson<TableOutcome> outcome,
            @Nullable String rematch,
            @Nullable String copyOf,
            @Nullable String first)
            implements Message {}

    /** The whole scene and the end of the chronicle; of a table whose log and rules part, where they do. */
    record View(
            int at,
            String viewer,
            List<Element> set,
            @Nullable Said status,
            List<String> waits,
            List<Prompt> asks,
            boolean undo,
            boolean reopen,
            List<LogLine> log,
            @Nullable Parting parting)
            implements Message {
        /** At which turn; what was said of the table after it when it was played; and what it leads to now, where the rules still allow it. */
        public record Parting(int turn, @Nullable RawJson<Said> then, Replay.@Nullable First now) {}
    }

    /** One turn. What is left out is unchanged. */
    record Delta(
            int at,
            List<Beat> beats,
            @Nullable Changed<Said> status,
            @Nullable List<String> waits,
            @Nullable List<Prompt> asks,
            @Nullable Boolean undo,
            @Nullable Boolean reopen)
            implements Message {}

    /** Nothing has changed. */
    record Refused(int at, Said why, @Nullable String clause) implements Message {}

    /** Older lines of the chronicle. */
    record Log(List<LogLine> lines) implements Message {}

    record Chat(ChatLine line) implements Message {}

    record Chats(List<ChatLine> lines) implements Message {}

    /** Whether the people of the seats have a page open here, and in front. */
    record Presence(Map<String, Where> seats) implements Message {
        public enum Where {
            HERE,
            AWAY,
            GONE
        }
    }

    /** Milliseconds that the seats have left to decide, at a table with a clock. */
    record Clock(Map<String, Long> left) implements Message {}

    /** Which windows the viewer lets go by without being asked; each until the chronicle names a thing, or without one until the round ends. */
    record Standing(List<Answer> answers) implements Message {
        public record Answer(String window, @Nullable String thing) {}
    }

    /** What a bot would do: the best lines first, with what may come of them between 0 (lost) and 1 (won), give or take the error, and why. */
    record Hints(int at, List<Suggestion> best) implements Message {
        public record Suggestion(String line, double outcome, double error, boolean equal, List<Hint.Reason> reasons) {}
    }
}
