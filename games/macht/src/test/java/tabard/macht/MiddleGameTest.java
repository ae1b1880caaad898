package tabard.macht;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import tabard.laws.cases.Documents;
import tabard.macht.content.Province;
import tabard.macht.content.Side;
import tabard.macht.rules.Influence;
import tabard.macht.rules.Move;
import tabard.macht.rules.State;
import tabard.macht.rules.Tiles;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;
import tabard.table.scene.Prompt;
import tabard.table.scene.Scene;
import tabard.table.text.Words;

/** One position from the middle of a game, read aloud: Orange has laid down Merlin in a Sword cycle. */
class MiddleGameTest {
    private static final Macht GAME = new Macht();
    private static final Words ENGLISH = Words.of(GAME, "en");
    private static final Words FRENCH = Words.of(GAME, "fr");
    private static final State POSITION = GAME.parse(Documents.read("""
            cycle: 6
            hourglass: {cubes: 3, of: 6}
            orange:
              points: 4
              pool: {knights: 2, mages: 3}
              reserve: {merlin: 1, influence-castle: 1, bonus-castle: 1, sea: 1}
            white:
              points: 5
              pool: {knights: 3, mages: 2}
              reserve: {serpent: 1, influence-tent: 1, influence-keys: 1, movement: 1}
            display: {influence-armour: 1, influence-tent: 1, influence-keys: 1, movement: 1, victory-point: 1, rebellion: 1}
            provinces:
              alt-clut: {marker: keys}
              gododdin: {owner: white, knights: 3, mages: 1, marker: armour}
              rheged: {owner: orange, knights: 2, marker: tent}
              ebrauc: {owner: white, knights: 1, marker: castle}
              elmet: {owner: white, mages: 1, marker: keys}
              gwynedd: {owner: orange, knights: 3, marker: castle}
              powys: {owner: orange, knights: 2, marker: armour}
              dyfed: {owner: white, knights: 1, mages: 2, marker: tent}
              gwent: {owner: orange, knights: 2, mages: 1, marker: castle}
              lindsey: {owner: white, mages: 2, marker: armour}
              calchfynydd: {owner: white, knights: 1, mages: 2, marker: castle}
              icenia: {owner: white, knights: 1, mages: 2, marker: tent}
              gwinntguic: {owner: orange, knights: 2, marker: keys}
              caint: {owner: white, knights: 1, marker: armour}
              dumnonia: {owner: orange, knights: 1, mages: 1, marker: tent}
            agenda: [using orange merlin, more orange, next orange 1, ending]
            """));

    private static Scene scene(State s, Side side) {
        return GAME.scene(GAME.see(s, Viewer.of(side)));
    }

    /** One option a line: what is typed and clicked, what it is called ("!" cannot be taken back), verdict, sums, what bars it. */
    private static String aloud(Words words, Prompt prompt) {
        var lines = new StringBuilder();
        for (var option : prompt.options()) {
            var out = new StringJoiner(" | ", "", "\n");
            out.add((option.barred() == null ? "" : "- ")
                    + (option.line() + ": " + String.join(" ", option.on())).strip());
            out.add(words.say(option.label()) + (option.last() ? "!" : ""));
            if (option.verdict() != null) {
                out.add(option.verdict());
            }
            option.because().forEach(sum -> out.add(words.say(sum)));
            if (option.barred() != null) {
                out.add(words.say(option.barred()));
            }
            lines.append(out);
        }
        return lines.toString();
    }

    @Test
    void merlinMayToppleWhatItIsStrongEnoughFor() {
        var scene = scene(POSITION, Side.ORANGE);
        var prompt = scene.asks().getFirst();
        assertThat(ENGLISH.say(scene.status())).isEqualTo("Orange must say what Merlin is played for");
        assertThat(ENGLISH.say(prompt.prompt())).isEqualTo("What do you play Merlin for?");
        assertThat(aloud(ENGLISH, prompt)).isEqualTo("""
                strengthen {on}: alt-clut rheged gwynedd powys gwent gwinntguic dumnonia | Strengthen a province!
                topple elmet: elmet | Topple Elmet! | 4 › 3 | Attack 4: Rheged 2 + Powys 2 | Defence 3: Elmet 1 + Ebrauc 1 + Calchfynydd 1
                topple dyfed: dyfed | Topple Dyfed! | 7 › 3 | Attack 7: Gwynedd 3 + Powys 2 + Gwent 2 | Defence 3: Dyfed 3
                topple calchfynydd: calchfynydd | Topple Calchfynydd! | 6 › 5 | Attack 6: Powys 2 + Gwent 2 + Gwinntguic 2 \
                | Defence 5: Calchfynydd 3 + Icenia 1 + Caint 1
                enlist: | Recruit 2 knights or 2 mages!
                - topple gododdin: gododdin | Topple Gododdin | 2 ≤ 5 | Attack 2: Rheged 2 | Defence 5: Gododdin 4 + Ebrauc 1 \
                | An attack of 2 does not exceed a defence of 5
                - topple ebrauc: ebrauc | Topple Ebrauc | 2 ≤ 4 | Attack 2: Rheged 2 | Defence 4: Ebrauc 1 + Gododdin 3 \
                | An attack of 2 does not exceed a defence of 4
                - topple lindsey: lindsey | Topple Lindsey | 0 ≤ 5 | Attack 0: no active pieces in the neighbouring provinces \
                | Defence 5: Lindsey 2 + Ebrauc 1 + Calchfynydd 1 + Icenia 1 | An attack of 0 does not exceed a defence of 5
                - topple icenia: icenia | Topple Icenia | 0 ≤ 5 | Attack 0: no active pieces in the neighbouring provinces \
                | Defence 5: Icenia 3 + Calchfynydd 1 + Caint 1 | An attack of 0 does not exceed a defence of 5
                - topple caint: caint | Topple Caint | 2 ≤ 3 | Attack 2: Gwinntguic 2 | Defence 3: Caint 1 + Calchfynydd 1 + Icenia 1 \
                | An attack of 2 does not exceed a defence of 3
                """);
    }

    @Test
    void theOtherSideIsToldWhatItMayCancel() {
        var topple = new Step.Chosen<Move>(Side.ORANGE, new Influence.Topple(province("calchfynydd")));
        var seen = GAME.see(POSITION, Viewer.of(Side.WHITE));
        assertThat(FRENCH.say(GAME.told(seen, topple))).isEqualTo("Orange veut renverser Calchfynydd, 6 contre 5.");
        var scene = scene(GAME.play(POSITION, topple), Side.WHITE);
        var prompt = scene.asks().getFirst();
        assertThat(FRENCH.say(prompt.prompt()))
                .isEqualTo("Laissez passer la tuile Merlin ou annulez-la avec le Serpent");
        assertThat(FRENCH.say(prompt.detail())).isEqualTo("Orange veut renverser Calchfynydd, 6 contre 5.");
        assertThat(aloud(FRENCH, prompt)).isEqualTo("""
                allow: | Laisser passer
                cancel: white.reserve/serpent | Annuler avec le Serpent!
                """);
        assertThat(scene.elements())
                .contains(new Spot("calchfynydd", "white", null, List.of("chosen")))
                .contains(new Piece("played/merlin", "merlin", "played", null, 1, null, List.of()));
    }

    @Test
    void theTableShowsPointsTimeAndWhoIsActive() {
        var elements = scene(POSITION, Side.WHITE).elements();
        assertThat(elements)
                .contains(new Spot("cycle", null, "sword", List.of()))
                .contains(new Spot("rheged", "orange", null, List.of("active")))
                .contains(new Spot("dumnonia", "orange", null, List.of()))
                .contains(new Spot("alt-clut", null, null, List.of()))
                .contains(new Piece("gwent/knight", "knight", "gwent", "orange", 2, null, List.of("active")))
                .contains(new Piece("gwent/mage", "mage", "gwent", "orange", 1, null, List.of()))
                .contains(new Piece("gwent/marker", "castle", "gwent", null, 1, null, List.of()))
                .contains(new Piece("orange.vp", "pawn", "vp.4", "orange", 1, null, List.of()))
                .contains(new Piece("orange.aim", "pawn", "vp.9", "orange", 1, null, List.of("ghost")))
                .contains(new Piece("hourglass/cube", "cube", "hourglass", null, 3, null, List.of()))
                .contains(new Piece("hourglass/spent", "spent", "hourglass", null, 3, null, List.of("spent")))
                .contains(new Piece("display/rebellion", "rebellion", "display", null, 1, null, List.of("lightning")))
                .contains(new Piece(
                        "orange.reserve/merlin", "merlin", "orange.reserve", null, 1, null, List.of("chosen")));
        assertThat(notes(elements)).containsExactly("Cycle 6", "3 cubes sur 6", "4 PV + 5 actives", "5 PV + 3 actives");
    }

    @Test
    void pointsPastTheEndOfTheTrackStayOnItsLastCell() {
        var rich = GAME.parse(Documents.read("orange: {points: 40}"));
        assertThat(scene(rich, Side.ORANGE).elements())
                .contains(new Piece("orange.vp", "pawn", "vp.12", "orange", 1, null, List.of()))
                .contains(new Piece("orange.aim", "pawn", "vp.12", "orange", 1, null, List.of("ghost")));
    }

    /** MO-7.3: who only ties plays on, for as many cycles as it takes. */
    @Test
    void aGameThatGoesOnAndOnIsStillShown() {
        var late = GAME.parse(Documents.read("{cycle: 100, orange: {points: 100}, white: {points: 104}}"));
        assertThat(notes(scene(late, Side.ORANGE).elements()))
                .contains("Cycle 100", "100 PV + 0 active", "104 PV + 0 active");
    }

    /** MO-6.11: of the two kinds that Merlin shows, only those in stock. */
    @Test
    void recruitsThatAreAllInPlayAreNotHeldOut() {
        var without = GAME.parse(Documents.read("""
                cycle: 2
                orange: {pool: {knights: 16}, reserve: {merlin: 1}}
                agenda: [using orange merlin, ending]
                """));
        assertThat(aloud(ENGLISH, scene(without, Side.ORANGE).asks().getFirst()))
                .contains("enlist: | Recruit 2 mages!\n");
        var enlist = new Step.Chosen<Move>(Side.ORANGE, new Tiles.Enlist());
        assertThat(ENGLISH.say(GAME.told(GAME.see(without, Viewer.of(Side.ORANGE)), enlist)))
                .isEqualTo("Orange recruits 2 mages with it.");
    }

    private static List<String> notes(List<Element> elements) {
        return elements.stream()
                .filter(Note.class::isInstance)
                .map(note -> FRENCH.say(((Note) note).text()))
                .toList();
    }

    private static Province province(String word) {
        return Province.ALL.stream()
                .filter(province -> province.word().equals(word))
                .findFirst()
                .orElseThrow();
    }
}
