package tabard.table.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.table.Named;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Records as lines, and back. */
class LinesTest {
    private enum Town implements Named {
        SOUTHWARK,
        ALT_CLUT
    }

    private sealed interface Trip {}

    private record Ride(Town to, int miles) implements Trip {}

    private record RestHere(boolean long_) implements Trip {}

    private record Tell(Trip trip) implements Trip {}

    private record Tour(List<Town> towns, List<Trip> trips) implements Trip {}

    private record Camp(
            @Within(least = 1, most = 3, rule = "T-1") int nights) implements Trip {}

    private record Stop() implements Trip {}

    private static final Lines LINES = new Lines(MethodHandles.lookup(), Trip.class);

    private static void same(Record record, String line) {
        assertThat(LINES.text(record)).isEqualTo(line);
        assertThat(LINES.parse(line)).isEqualTo(record);
    }

    @Test
    void aRecordIsItsNameAndWhatItHolds() {
        same(new Stop(), "stop");
        same(new Ride(Town.ALT_CLUT, 12), "ride alt-clut 12");
        same(new Ride(Town.SOUTHWARK, -3), "ride southwark -3");
        same(new RestHere(true), "rest-here true");
    }

    @Test
    void aNumberBeyondItsBoundsIsRefusedWithTheClause() {
        same(new Camp(2), "camp 2");
        assertThatThrownBy(() -> LINES.parse("camp 0"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("(T-1)");
        assertThatThrownBy(() -> LINES.parse("camp 4"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("3 at most");
    }

    @Test
    void nestedRecordsStandInRoundBrackets() {
        same(new Tell(new Ride(Town.SOUTHWARK, 1)), "tell (ride southwark 1)");
        same(new Tell(new Tell(new Stop())), "tell (tell (stop))");
    }

    @Test
    void listsStandInSquareBrackets() {
        same(new Tour(List.of(), List.of()), "tour [] []");
        same(
                new Tour(List.of(Town.SOUTHWARK, Town.ALT_CLUT), List.of(new Stop(), new Tell(new Stop()))),
                "tour [southwark alt-clut] [(stop) (tell (stop))]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                   | The line is empty",
                "rode southwark 1     | No move begins with \"rode\"; did you mean \"ride\"?",
                "ride southwark       | \"ride\" takes 2 words after it, not 1",
                "tell                 | \"tell\" takes 1 word after it, not 0",
                "ride southwork 1     | \"southwork\" is unknown; did you mean \"southwark\"?",
                "ride southwark one   | \"one\" is not a whole number",
                "ride southwark 9999999999 | \"9999999999\" is not a whole number",
                "ride southwark 007   | \"007\" is not a whole number",
                "ride southwark -0    | \"-0\" is not a whole number",
                "rest-here maybe      | \"maybe\" is neither true nor false",
                "tell stop            | \"stop\" should stand between ( and )",
                "tour () []           | \"()\" should stand between [ and ]",
                "tell (stop           | A bracket is missing in \"tell (stop\"",
                "ride  southwark 1    | Single blanks between words, please: \"ride  southwark 1\"",
            })
    void aBadLineIsRefusedAndSaysWhy(String line, String why) {
        assertThatThrownBy(() -> LINES.parse(line)).isInstanceOf(Refusal.class).hasMessage(why);
    }

    @Test
    void argumentsOfAMessageAreNamesAndNumbers() {
        assertThat(LINES.label(new Ride(Town.ALT_CLUT, 12))).isEqualTo(Said.of("do.ride", "@alt-clut", 12));
        assertThat(LINES.label(new RestHere(true))).isEqualTo(Said.of("do.rest-here", 1));
        assertThat(LINES.args(new Tell(new Stop()))).isEqualTo(List.of("(stop)"));
    }

    private record Inn(String name, int ordinal) implements Named {}

    private record Sleep(Inn at) {}

    @Test
    void contentThatIsNoEnumIsReadFromItsList() {
        var lines = new Lines(MethodHandles.lookup(), Sleep.class)
                .with(Inn.class, List.of(new Inn("tabard", 0), new Inn("bell", 1)));
        assertThat(lines.parse("sleep bell")).isEqualTo(new Sleep(new Inn("bell", 1)));
        assertThatThrownBy(() -> lines.parse("sleep bull")).hasMessage("\"bull\" is unknown; did you mean \"bell\"?");
    }

    private static final class Other {
        private record Stop() {}

        private record Wait(Other.Stop until) {}
    }

    private static final class Combat {
        private record Block(int blows) {}
    }

    private static final class SiegeWorks {
        private record Block(Town road) {}

        private record Dig() {}
    }

    private static final Lines CHAPTERS = new Lines(MethodHandles.lookup(), Combat.class, SiegeWorks.class);

    @Test
    void aNameThatTwoChaptersHaveIsWrittenAfterTheChapter() {
        assertThat(CHAPTERS.text(new Combat.Block(2))).isEqualTo("combat.block 2");
        assertThat(CHAPTERS.parse("combat.block 2")).isEqualTo(new Combat.Block(2));
        assertThat(CHAPTERS.parse("siege-works.block alt-clut")).isEqualTo(new SiegeWorks.Block(Town.ALT_CLUT));
        assertThat(CHAPTERS.label(new Combat.Block(2))).isEqualTo(Said.of("do.combat.block", 2));
        assertThat(Numbering.of(CHAPTERS, Record.class).notFinite()).containsExactly("combat.block");
    }

    @Test
    void aNameThatOneChapterHasStaysBare() {
        assertThat(CHAPTERS.text(new SiegeWorks.Dig())).isEqualTo("dig");
        assertThat(Lines.words(Combat.class)).isEqualTo(Map.of(Combat.Block.class, "block"));
        assertThatThrownBy(() -> CHAPTERS.parse("siege-works.dig"))
                .hasMessageStartingWith("No move begins with \"siege-works.dig\"");
        assertThatThrownBy(() -> CHAPTERS.parse("block 2")).hasMessageStartingWith("No move begins with \"block\"");
    }

    @Test
    void recordsInsideOneAnotherAreToldApartToo() {
        var lines = new Lines(MethodHandles.lookup(), Trip.class, Other.class);
        assertThat(lines.text(new Stop())).isEqualTo("lines-test.stop");
        assertThat(lines.text(new Other.Wait(new Other.Stop()))).isEqualTo("wait (other.stop)");
        assertThat(lines.parse("wait (other.stop)")).isEqualTo(new Other.Wait(new Other.Stop()));
        assertThatThrownBy(() -> lines.parse("wait (lines-test.stop)")).isInstanceOf(Refusal.class);
    }

    private static final class Elsewhere {
        static final class Combat {
            record Block() {}
        }
    }

    @Test
    void twoChaptersOfOneNameCannotBeToldApart() {
        assertThat(Lines.words(Elsewhere.Combat.class)).isEqualTo(Map.of(Elsewhere.Combat.Block.class, "block"));
        assertThatThrownBy(() -> new Lines(MethodHandles.lookup(), Combat.class, Elsewhere.Combat.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("two records named combat.block");
    }

    @Test
    void aRecordOfAnotherFamilyIsNotWritten() {
        assertThatThrownBy(() -> LINES.text(new Other.Stop())).isInstanceOf(IllegalArgumentException.class);
    }
}
