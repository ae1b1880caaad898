package tabard.laws.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tabard.laws.Laws;
import tabard.laws.cases.Documents;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.GameRecord;
import tabard.table.Lottery;
import tabard.table.Match;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.Step;

/** Games recorded once replay for ever, and no character of a record changes unnoticed. */
interface ReplayedRecords<S, A extends Action> {
    int FEWEST = 20;

    Game<S, A> game();

    Path records();

    /** Every record, played to its end. */
    Map<String, Match<S, A>> recorded();

    int spoilt();

    @Test
    default void everyRecordedGameReplaysToItsEnd() {
        var matches = recorded().values();
        assertThat(matches).hasSizeGreaterThanOrEqualTo(FEWEST);
        assertThat(matches).allSatisfy(match -> assertThat(match.awaits()).isInstanceOf(Awaits.Over.class));
        var ways = Laws.everyWay(game());
        var played = matches.stream().map(match -> game().options(match.now())).toList();
        assertThat(values(played, Options::seats)).as("seats").containsAll(values(ways, Options::seats));
        for (var setting : game().info().settings()) {
            assertThat(values(played, way -> way.get(setting.name())))
                    .as(setting.name())
                    .hasSizeGreaterThanOrEqualTo(Math.min(
                            2, values(ways, way -> way.get(setting.name())).size()));
        }
    }

    private static <T> Set<T> values(List<Options> ways, Function<Options, T> of) {
        return ways.stream().map(of).collect(Collectors.toSet());
    }

    /** The first of the records, as it is written. */
    private String first() {
        try {
            return Files.readString(
                    records().resolve(recorded().keySet().iterator().next()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Refusal refusal(String record) {
        var refusal = catchThrowableOfType(Refusal.class, () -> GameRecord.read(game(), record, Documents::read));
        assertThat(refusal).isNotNull();
        return refusal;
    }

    /** The record with another line instead, the first being line 1. */
    private Refusal changed(String record, int line, String other) {
        var lines = new ArrayList<>(List.of(record.split("\n", -1)));
        lines.set(line - 1, other);
        return refusal(String.join("\n", lines));
    }

    @Test
    default void aStepThatCannotBeReadIsRefusedWithItsLine() {
        var lines = first().lines().toList();
        int line = 1
                + IntStream.range(lines.indexOf("") + 1, lines.size())
                        .filter(i -> !lines.get(i).startsWith(Step.CHANCE)
                                && !lines.get(i).startsWith("= "))
                        .findFirst()
                        .orElseThrow();
        String word = lines.get(line - 1).split(" ", -1)[1];
        var refusal = changed(first(), line, lines.get(line - 1).replace(": " + word, ": " + word + "z"));
        assertThat(refusal.why().key()).isEqualTo("record.line");
        assertThat(refusal.why().args().getFirst()).isEqualTo(line);
        assertThat(refusal).hasMessageContaining("Line " + line + ": ").hasMessageContaining(word);
    }

    @Test
    default void aStepThatIsAllowedButWasNotPlayedIsFoundFurtherDown() {
        var match = recorded().values().iterator().next();
        var lines = first().lines().toList();
        int line = lines.indexOf("");
        boolean lots = false;
        boolean drawn = false;
        boolean chosen = false;
        for (int i = 0; i < match.steps().size() && !(drawn && chosen); i++) {
            do {
                line++;
            } while (lines.get(line).startsWith("= "));
            var step = match.steps().get(i);
            var awaits = game().awaits(match.after(i));
            lots |= awaits instanceof Awaits.Chance<A>(var lottery) && !(lottery instanceof Lottery.Certain);
            var other = Another.than(step, awaits);
            boolean news = step instanceof Step.Happened ? !drawn : !chosen;
            if (news && other.isPresent()) {
                drawn |= step instanceof Step.Happened;
                chosen |= step instanceof Step.Chosen;
                var refusal = changed(first(), line + 1, other.get().line());
                int played = line + 1;
                assertThat(refusal.why().key()).isEqualTo("record.line");
                assertThat(refusal.why().args().getFirst())
                        .isInstanceOfSatisfying(
                                Integer.class, found -> assertThat(found).isGreaterThan(played));
            }
        }
        assertThat(drawn).isEqualTo(lots);
        assertThat(chosen).isTrue();
    }

    @Test
    default void noCharacterCanBeChangedUnnoticed() {
        String record = first();
        var dice = new SplittableRandom(3);
        for (int i = 0; i < spoilt(); i++) {
            int at = dice.nextInt(record.length());
            char other = record.charAt(at) == 'x' ? 'y' : 'x';
            refusal(record.substring(0, at) + other + record.substring(at + 1));
        }
    }

    @Test
    default void aRecordThatIsCutOffIsRefusedUnlessItIsAtAMark() {
        String record = first();
        int mark = record.indexOf("\n= ");
        int end = record.indexOf('\n', mark + 1) + 1;
        var begun = GameRecord.read(game(), record.substring(0, end), Documents::read);
        assertThat(begun.steps()).isNotEmpty();
        refusal(record.substring(0, end - 1));
        refusal(record.substring(0, mark + 1));
    }
}
