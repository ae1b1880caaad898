package tabard.server.live;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.bots.Hint;
import tabard.server.protocol.Changed;
import tabard.server.protocol.ChatLine;
import tabard.server.protocol.LogLine;
import tabard.server.protocol.Message;
import tabard.server.protocol.RecordJson;
import tabard.server.store.Chat;
import tabard.server.store.Standing;
import tabard.table.Refusal;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/** What the server says over a socket, ready to be sent. */
final class Messages {
    private static final int LOG_LINES = 50;

    private Messages() {}

    private static byte[] message(Message message) {
        return RecordJson.bytes((Record) message);
    }

    static String word(Viewer viewer) {
        return switch (viewer) {
            case Viewer.Player(var seat) -> seat.word();
            case Viewer.Spectator _ -> "spectator";
            case Viewer.Referee _ -> "referee";
        };
    }

    static byte[] table(Loaded<?, ?> table, @Nullable String person, Shelf shelf) {
        return message(TableCard.of(table, person, shelf));
    }

    static byte[] view(Viewpoint<?, ?> viewpoint) {
        var picture = viewpoint.picture();
        var scene = picture.scene();
        return message(new Message.View(
                viewpoint.at(),
                word(viewpoint.viewer()),
                scene.elements(),
                scene.status(),
                scene.waits(),
                scene.asks(),
                picture.undo(),
                picture.reopen(),
                newest(viewpoint.log()),
                null));
    }

    /** Of a table that stands still: nobody is waited for, and nothing can be chosen. */
    static byte[] standstill(Viewpoint<?, ?> viewpoint, Message.View.Parting parting) {
        var scene = viewpoint.picture().scene();
        return message(new Message.View(
                viewpoint.at(),
                word(viewpoint.viewer()),
                scene.elements(),
                scene.status(),
                List.of(),
                List.of(),
                false,
                false,
                newest(viewpoint.log()),
                parting));
    }

    static byte[] delta(int at, Delta.Change delta) {
        var scene = delta.after().scene();
        return message(new Message.Delta(
                at,
                delta.beats(),
                delta.newStatus() ? new Changed<>(scene.status()) : null,
                delta.newWaits() ? scene.waits() : null,
                delta.newAsks() ? scene.asks() : null,
                delta.newUndo() ? delta.after().undo() : null,
                delta.newReopen() ? delta.after().reopen() : null));
    }

    static byte[] log(List<LogLine> before) {
        return message(new Message.Log(newest(before)));
    }

    /** Never a part of a turn: who asks for what came before the first of them would miss the rest. */
    static List<LogLine> newest(List<LogLine> log) {
        int from = Math.max(0, log.size() - LOG_LINES);
        while (from > 0 && log.get(from - 1).at() == log.get(from).at()) {
            from--;
        }
        return log.subList(from, log.size());
    }

    static byte[] refused(int at, Refusal refusal) {
        return refused(at, refusal.why(), refusal.clause());
    }

    static byte[] refused(int at, Said why, @Nullable String clause) {
        return message(new Message.Refused(at, why, clause == null || clause.isEmpty() ? null : clause));
    }

    static byte[] hints(int at, List<? extends Hint<?>> best) {
        var lines = best.stream()
                .map(hint -> new Message.Hints.Suggestion(
                        hint.option().text(), hint.outcome(), hint.error(), hint.equal(), hint.reasons()))
                .toList();
        return message(new Message.Hints(at, lines));
    }

    static byte[] chat(Chat line) {
        return message(new Message.Chat(line(line)));
    }

    static byte[] chats(List<Chat> lines) {
        return message(new Message.Chats(lines.stream().map(Messages::line).toList()));
    }

    private static ChatLine line(Chat line) {
        return new ChatLine(line.n(), line.name(), line.seat(), line.text(), line.time());
    }

    static byte[] presence(Map<String, Message.Presence.Where> seats) {
        return message(new Message.Presence(seats));
    }

    static byte[] standing(List<Standing> answers) {
        return message(new Message.Standing(answers.stream()
                .map(answer -> new Message.Standing.Answer(answer.window(), answer.thing()))
                .toList()));
    }

    static byte[] clock(Map<String, Long> left) {
        return message(new Message.Clock(left));
    }
}
