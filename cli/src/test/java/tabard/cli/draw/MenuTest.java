package tabard.cli.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import tabard.table.scene.Box;
import tabard.table.scene.Part;
import tabard.table.scene.PartForm;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Amount;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** Options with targets and amounts, chosen by number and by word. */
class MenuTest {
    private static final Option MARCH =
            Option.of("march {on}", Said.of("do.march"), "XX-1.1").on(List.of("zone/keep", "zone/ford"));
    private static final Option SEND = Option.of("send {on} {n}", Said.of("do.send"), "XX-1.2")
            .on(List.of("zone/keep", "zone/ford"))
            .amounts(List.of(new Amount("n", Said.of("pieces"), 1, 3, 1)));
    private static final Option HOME =
            Option.of("march {on}", Said.of("do.march"), "XX-1.1").on("zone/home");
    private static final Option BARRED =
            Option.of("march sea", Said.of("do.march"), "XX-1.3").barred(Said.of("too-far"));

    private static final Part KEEP = new Part("keep", PartForm.CARD, null, Said.of("keep"), Said.of("too-far"), null);

    private Menu menu(Option... options) {
        var prompt = new Prompt("one", Said.of("ask"), null, "XX-1.1", List.of(options));
        var words = Words.of(this, "en");
        var box = new Box("none", "", List.of(), List.of(KEEP), Map.of());
        return new Menu(List.of(prompt), words, Words.of(new tabard.cli.OwnWords(), "en"), new Explained(box, words));
    }

    private static Optional<String> line(Optional<Filling> filling) {
        return filling.filter(Filling::complete).map(Filling::line);
    }

    @Test
    void barredOptionsAreShownWithTheReasonButNotNumbered() {
        var shown = menu(BARRED, MARCH, SEND).shown(80).stream()
                .map(AttributedString::toString)
                .toList();
        assertThat(shown)
                .contains("Where to? [XX-1.1]")
                .anyMatch(line -> line.contains("-  March  march sea · Too far [XX-1.3]"));
        assertThat(shown).anyMatch(line -> line.contains("1  March")).anyMatch(line -> line.contains("2  Send"));
    }

    /** A line each would hide what can be chosen: one may ask about any of them. */
    @Test
    void manyReasonsOfOneKindAreSummedUp() {
        var keep = MARCH.on("zone/keep");
        var options = List.of(
                SEND,
                keep.barred(Said.of("too-far")),
                MARCH.on("zone/ford").barred(Said.of("keep")),
                MARCH.on("zone/home").barred(Said.of("ford")),
                MARCH.on("zone/sea").barred(Said.of("home")));
        assertThat(menu(options.toArray(Option[]::new)).shown(80))
                .extracting(AttributedString::toString)
                .anyMatch(line -> line.contains("-  March  Keep\u00a0| Ford") && line.contains("type: why march keep"))
                .noneMatch(line -> line.contains("Too far"));
        assertThat(menu(keep.barred(Said.of("too-far"))).shown(80))
                .extracting(AttributedString::toString)
                .anyMatch(line -> line.contains("Too far"));
    }

    @Test
    void targetsAreNamedAndExplainedWhereOneIsChosen() {
        var menu = menu(SEND);
        assertThat(menu.shown(80)).anyMatch(line -> line.toString().contains("send Keep\u00a0| Ford 1..3"));
        var hole = menu.only().map(open -> menu.hole(open, 80)).orElseThrow();
        assertThat(hole.stream().map(line -> line.toString().strip())).containsExactly("1  Keep  Too far", "2  Ford");
    }

    /** By label or word with the name of a target, or by a name that only one option has; capitals and accents do not matter. */
    @Test
    void optionsAreCalledByTheirNames() {
        var menu = menu(MARCH, SEND, BARRED);
        assertThat(line(menu.said("MARCH Förd"))).contains("march ford");
        assertThat(line(menu.said("send keep 2"))).contains("send keep 2");
        assertThat(menu.said("ford")).isEmpty();
        assertThat(menu.said("march sea")).isEmpty();
        assertThat(line(menu(MARCH).said("ford"))).contains("march ford");
        assertThat(menu.said("Send")).map(Filling::complete).contains(false);
        assertThat(line(menu.pick("2 Keep 3"))).contains("send keep 3");
        assertThat(menu.pick("2").flatMap(open -> menu.choose(open, "FORD")))
                .map(Filling::line)
                .contains("send ford {n}");
        assertThat(menu.example()).contains("1 Keep");
        assertThat(menu.spoken()).contains("march Ford", "send Keep");
    }

    @Test
    void holesAreFilledByWordByNumberOrOneAfterTheOther() {
        var menu = menu(MARCH, SEND);
        assertThat(line(menu.pick("1 ford"))).contains("march ford");
        assertThat(line(menu.pick("1 2"))).contains("march ford");
        assertThat(line(menu.pick("2 keep 3"))).contains("send keep 3");
        assertThat(line(menu.pick("2").flatMap(open -> open.choose("2")).flatMap(open -> open.choose("2"))))
                .contains("send ford 2");
    }

    @Test
    void whatFitsNothingIsNoChoice() {
        var menu = menu(MARCH, SEND);
        assertThat(menu.pick("0")).isEmpty();
        assertThat(menu.pick("3")).isEmpty();
        assertThat(menu.pick("1 3")).isEmpty();
        assertThat(menu.pick("2 keep 4")).isEmpty();
        assertThat(menu.pick("2 keep 3 3 3")).isEmpty();
        assertThat(menu.pick("march")).isEmpty();
    }

    @Test
    void aSingleTargetNeedNotBeNamed() {
        assertThat(line(menu(HOME, SEND).pick("1"))).contains("march home");
        assertThat(line(menu(HOME, SEND).pick("1 home"))).contains("march home");
    }

    @Test
    void theOnlyOptionIsTakenUpByItself() {
        assertThat(menu(SEND, BARRED).only()).map(Filling::words).contains(List.of("keep", "ford"));
        assertThat(menu(HOME).only()).isEmpty();
        assertThat(menu(MARCH, SEND).only()).isEmpty();
    }
}
