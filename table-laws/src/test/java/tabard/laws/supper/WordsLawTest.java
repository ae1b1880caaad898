package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.Awaits;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Refusal;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.scene.Box;
import tabard.table.scene.Element;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;

/** Law 10 finds what cannot be said in every language. */
class WordsLawTest {
    /** What law 10 finds when the picture says this. */
    private static String found(Said status) {
        return Planted.found(Law.SCENE, new Bent() {
            @Override
            public Scene scene(Seen<State> seen) {
                var scene = super.scene(seen);
                return new Scene(scene.elements(), status, scene.waits(), scene.asks());
            }
        });
    }

    @Test
    void aKeyWithoutWordsIsFound() {
        assertThat(found(Said.of("status.asleep"))).isEqualTo("no words for status.asleep in en");
    }

    @Test
    void aMissingFrenchWordIsFound() {
        assertThat(found(Said.of("wrong.only-english"))).isEqualTo("no words for wrong.only-english in fr");
    }

    @Test
    void aHoleWithoutItsArgumentIsFound() {
        assertThat(found(Said.of("status.kitchen"))).isEqualTo("the words of status.kitchen in en do not fit []");
    }

    @Test
    void aPluralOfWhatIsNotANumberIsFound() {
        assertThat(found(Said.of("praised", "many"))).isEqualTo("the words of praised in en do not fit [many]");
    }

    @Test
    void anArgumentThatOneLanguageLeavesOutIsFound() {
        assertThat(found(Said.of("wrong.uneven", 1, 2)))
                .startsWith("the languages of wrong.uneven use different arguments");
    }

    @Test
    void aHoleOfNoKnownShapeIsFound() {
        assertThat(found(Said.of("wrong.shape", 1))).startsWith("a hole of no known shape in wrong.shape");
    }

    @Test
    void aNameThatNobodyKnowsIsFound() {
        assertThat(found(Said.of("status.toast", "@friar"))).isEqualTo("no words for friar in en");
    }

    @Test
    void aMessageInsideAMessageIsHeardToo() {
        assertThat(found(Said.of("status.toast", Said.of("status.asleep"))))
                .isEqualTo("no words for status.asleep in en");
    }

    @Test
    void anArgumentThatIsNoMessageIsFound() {
        assertThat(found(Said.of("status.kitchen", 1.5))).isEqualTo("not a number, a name or a message: 1.5");
    }

    @Test
    void aClauseThatDoesNotStandInTheRulesIsFound() {
        var game = new Bent() {
            @Override
            public Scene scene(Seen<State> seen) {
                var scene = super.scene(seen);
                var elements = scene.elements().stream()
                        .map(e ->
                                e instanceof Element.Note n ? new Element.Note(n.id(), n.at(), n.text(), "SU-9.9") : e)
                        .toList();
                return new Scene(elements, scene.status(), scene.waits(), scene.asks());
            }
        };
        assertThat(Planted.found(Law.SCENE, game)).isEqualTo("no clause SU-9.9 in en");
    }

    @Test
    void aChronicleWithoutWordsIsFound() {
        var game = new Bent() {
            @Override
            public Said told(Seen<State> before, Step<Move> step) {
                return Said.of("log.whatever");
            }
        };
        assertThat(Planted.found(Law.SCENE, game)).contains("no words for log.whatever in en");
    }

    @Test
    void aRefusalWithoutWordsIsFound() {
        var game = new Bent() {
            @Override
            public Refusal refusal(State s, Step<Move> step) {
                return new Refusal(Said.of("refused.whatever"));
            }
        };
        assertThat(Planted.found(Law.SCENE, game)).isEqualTo("no words for refused.whatever in en");
    }

    @Test
    void aRefusalByAClauseThatDoesNotExistIsFound() {
        var game = new Bent() {
            @Override
            public Refusal refusal(State s, Step<Move> step) {
                return new Refusal(super.refusal(s, step).why(), "SU-9.9");
            }
        };
        assertThat(Planted.found(Law.SCENE, game)).isEqualTo("no clause SU-9.9 in en");
    }

    @Test
    void anEndWithoutWordsIsFound() {
        var game = new Bent() {
            @Override
            public Awaits<Move> awaits(State s) {
                return super.awaits(s) instanceof Awaits.Over<Move>(var end)
                        ? new Awaits.Over<>(new Outcome(end.winners(), end.points(), Said.of("over.whatever")))
                        : super.awaits(s);
            }
        };
        assertThat(Planted.found(Law.SCENE, game)).isEqualTo("no words for over.whatever in en");
    }

    @Test
    void aBoxWithoutWordsIsFound() {
        var game = new Bent() {
            @Override
            public Box box(Options options) {
                var box = super.box(options);
                return new Box(
                        box.game(), box.art(), box.zones(), box.parts(), Map.of("ready", Said.of("mark.whatever")));
            }
        };
        assertThat(Planted.found(Law.SCENE, game)).isEqualTo("no words for mark.whatever in en");
    }
}
