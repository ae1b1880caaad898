package tabard.laws.posy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabard.laws.Broken;
import tabard.laws.Law;
import tabard.laws.Laws;
import tabard.laws.posy.Posy.Pick;
import tabard.laws.posy.Posy.State;
import tabard.table.Action;
import tabard.table.Agenda;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Choices;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Variant;
import tabard.table.scene.Prompt;
import tabard.table.scene.Scene;

/** Law 2 looks also at what people may name beyond the one order that bots use. */
class OrderLawTest {
    private static String found(Variant<State, Pick> game) {
        var laws = new Laws<>(game).only(Law.OPTIONS);
        return catchThrowableOfType(Broken.class, () -> laws.check(game.info().standard(), 20, 1, 1, _ -> {}))
                .what();
    }

    /** What is asked, with other choices. */
    private static Variant<State, Pick> choosing(UnaryOperator<Choices<Pick>> bend) {
        return new Variant<>(new Posy()) {
            @Override
            public Awaits<Pick> awaits(State s) {
                return super.awaits(s) instanceof Awaits.Choice<Pick>(var ask, var _)
                        ? new Awaits.Choice<>(new Ask<>(ask.seat(), ask.about(), bend.apply(ask.choices())), List.of())
                        : super.awaits(s);
            }
        };
    }

    /** Choices that offer something else than they admit. */
    private record Offering(Choices<Pick> inner, List<Pick> offered) implements Choices<Pick> {
        @Override
        public boolean admits(Action move) {
            return inner.admits(move);
        }

        @Override
        public Pick usual() {
            return inner.usual();
        }

        @Override
        public Pick any(RandomGenerator dice) {
            return inner.any(dice);
        }

        @Override
        public List<Pick> all() {
            return inner.all();
        }

        @Override
        public int size() {
            return inner.size();
        }
    }

    @Test
    void posiesKeepAllLawsInEveryWayThatAgrees() {
        var game = new Posy();
        assertThat(Laws.everyWay(game)).hasSize(4);
        for (var way : Laws.everyWay(game)) {
            var report = Laws.check(game, way, 50, 1, 2, _ -> {});
            assertThat(report.games()).isEqualTo(50);
            assertThat(report.pairs()).isPositive();
        }
    }

    @Test
    void anOrderOfNamingThatMattersIsFound() {
        var game = new Variant<>(new Posy()) {
            @Override
            public void apply(State s, Step<Pick> step) {
                boolean backwards = s.agenda() instanceof Agenda.First(Posy.Second(var _, var first), var _)
                        && step instanceof Step.Chosen<Pick>(var _, var pick)
                        && pick.flower().compareTo(first) < 0;
                super.apply(s, step);
                if (backwards) {
                    s.add(Posy.POINTS, step instanceof Step.Chosen<Pick>(var by, var _) ? by : Posy.Child.ANNE, 1);
                }
            }
        };
        assertThat(found(game)).startsWith("the order of naming matters to anne: pick ");
    }

    @Test
    void anOrderInWhichPlayDoesNotGoOnIsFound() {
        var game = new Variant<>(new Posy()) {
            @Override
            public void apply(State s, Step<Pick> step) {
                if (s.agenda() instanceof Agenda.First(Posy.Second(var _, var first), var _)
                        && first == Posy.Flower.VIOLET) {
                    throw new IllegalStateException("nothing comes after the violet");
                }
                super.apply(s, step);
            }
        };
        assertThat(found(game)).startsWith("play does not go on from anne: pick violet: ");
    }

    @Test
    void whatBotsMayTakeButPeopleAreNotOfferedIsFound() {
        var game = choosing(choices -> new Offering(choices, choices.all().subList(1, choices.size())));
        assertThat(found(game)).isEqualTo("a bot may take what is not offered to anne: pick daisy");
    }

    @Test
    void whatIsOfferedButNotAdmittedIsFound() {
        var game = choosing(choices -> new Offering(Choices.of(choices.all()), choices.offered()));
        assertThat(found(game)).startsWith("offered but refused: ").contains("pick violet");
    }

    @Test
    void aPromptThatForgetsTheOtherOrderIsFound() {
        var game = new Variant<>(new Posy()) {
            @Override
            public Scene scene(Seen<State> seen) {
                var scene = super.scene(seen);
                return new Scene(
                        scene.elements(),
                        scene.status(),
                        scene.waits(),
                        scene.asks().stream().map(OrderLawTest::shortened).toList());
            }
        };
        var laws = new Laws<>(game).only(Law.SCENE);
        assertThat(catchThrowableOfType(
                                Broken.class, () -> laws.check(game.info().standard(), 1))
                        .what())
                .endsWith("does not offer pick violet");
    }

    private static Prompt shortened(Prompt prompt) {
        var options = prompt.options().stream()
                .map(option -> option.on(option.on().stream()
                        .filter(id -> !id.endsWith("violet"))
                        .toList()))
                .toList();
        return new Prompt(prompt.seat(), prompt.prompt(), prompt.detail(), prompt.clause(), options);
    }
}
