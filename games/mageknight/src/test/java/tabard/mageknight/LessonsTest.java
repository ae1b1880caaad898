package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.*;
import org.junit.jupiter.api.Test;
import tabard.bots.Bots;
import tabard.mageknight.content.Lessons;
import tabard.mageknight.pieces.Player;
import tabard.mageknight.rules.*;
import tabard.table.*;
import tabard.table.scene.Lesson;

/** Whoever plays First Reconnaissance meets every lesson, and nobody meets one in another scenario. */
class LessonsTest {
    private static final int GAMES = 30;

    private final MageKnight game = new MageKnight();
    private final Bot bot = Bots.named("greedy", 1);

    @Test
    void everyLessonIsMetOnTheWay() {
        var met = new LinkedHashSet<String>();
        var options = game.info().options(1, Map.of("scenario", "first-reconnaissance"));
        assertThat(game.box(options).lessons()).isEqualTo(Lessons.ALL);
        for (int seed = 1; seed <= GAMES && met.size() < Lessons.ALL.size(); seed++) {
            play(options, new SplittableRandom(seed), met);
        }
        assertThat(met)
                .containsExactlyInAnyOrderElementsOf(
                        Lessons.ALL.stream().map(Lesson::id).toList());
    }

    @Test
    void otherScenariosDoNotTeach() {
        var options = game.info().options(1, Map.of("scenario", "solo-conquest"));
        assertThat(game.box(options).lessons()).isEmpty();
    }

    /** Looks at what is asked before each answer. */
    private void play(Options options, SplittableRandom dice, Set<String> met) {
        var match = new Match<>(game, game.setup(options));
        match.draw(dice);
        while (!(match.awaits() instanceof Awaits.Over<Move>)) {
            var scene = game.scene(game.see(match.now(), Viewer.of(Player.FALCON)));
            for (var lesson : Lessons.ALL) {
                if (!met.contains(lesson.id()) && lesson.met(scene)) {
                    met.add(lesson.id());
                }
            }
            var ask = match.awaits().due().iterator().next();
            match.take(new Step.Chosen<>(ask.seat(), answer(match.now(), ask, dice)));
            match.draw(dice);
        }
    }

    /** Mostly as a greedy bot would, so that the hero gets about; now and then anything. */
    private Move answer(State s, Ask<Move> ask, SplittableRandom dice) {
        return dice.nextInt(6) == 0
                ? ask.choices().any(dice)
                : bot.choose(game, game.see(s, Viewer.of(ask.seat())), ask, Budget.tries(1));
    }
}
