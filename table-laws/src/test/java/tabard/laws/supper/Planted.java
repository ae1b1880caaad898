package tabard.laws.supper;

import static org.assertj.core.api.Assertions.fail;

import java.util.EnumSet;
import tabard.laws.Broken;
import tabard.laws.Law;
import tabard.laws.Laws;
import tabard.table.Action;
import tabard.table.Game;

/** Lets a law look for a planted bug, with the other laws looking away. */
final class Planted {
    private static final int GAMES = 40;

    private Planted() {}

    /** What the law found in the first game that breaks it. */
    static <S, A extends Action> String found(Law law, Game<S, A> game) {
        var laws = new Laws<>(game).only(law).within(500);
        for (var options : Laws.everyWay(game)) {
            try {
                laws.check(options, GAMES, 1, 1, _ -> {});
            } catch (Broken broken) {
                return broken.what();
            }
        }
        return fail("law %d does not see the bug", law.number());
    }

    /** The others see nothing in games of every kind. */
    static <S, A extends Action> void missedByAllBut(Law law, Game<S, A> game) {
        var others = EnumSet.complementOf(EnumSet.of(law)).toArray(Law[]::new);
        var laws = new Laws<>(game).only(others[0], others).within(500);
        for (var options : Laws.everyWay(game)) {
            laws.check(options, GAMES / 4, 1, 1, _ -> {});
        }
    }
}
