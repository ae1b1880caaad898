package tabard.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import tabard.laws.cases.Documents;
import tabard.table.Action;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Refusal;
import tabard.table.scene.Scene;
import tabard.table.text.Canon;

/**
 * Law 7: the record of every game, replayed on another thread in Turkey and in Egypt, gives the same positions and scenes. What a
 * class worked out when it was loaded it worked out in the locale of the process: a build under another locale finds that.
 */
final class SameEverywhereLaw {
    private static final int PRINTS = 4;

    private SameEverywhereLaw() {}

    /** A game as it was recorded in the locale of the process: its record, and prints of some of its positions. */
    record Recorded<S, A extends Action>(RandomGame<S, A> of, String record, List<Print> prints) {}

    /** What a position and its scenes looked like after so many steps. */
    private record Print(int step, String position, List<Scene> scenes) {}

    static <S, A extends Action> Recorded<S, A> pack(FinishedGame<S, A> whole) {
        var of = whole.of();
        int last = of.match().steps().size();
        var prints = new ArrayList<Print>();
        for (int i = 0; i <= PRINTS; i++) {
            prints.add(print(of, of.match(), last * i / PRINTS));
        }
        return new Recorded<>(of, whole.record(), prints);
    }

    private static <S, A extends Action> Print print(RandomGame<S, A> of, Match<S, A> match, int step) {
        S s = match.after(step);
        var scenes = new ArrayList<Scene>();
        for (var viewer : of.viewers()) {
            scenes.add(of.game().scene(of.game().see(s, viewer)));
        }
        return new Print(step, Canon.hash(of.game(), s), scenes);
    }

    /** Replays the games in other locales, on several threads; tells what is not the same there. */
    static <S, A extends Action> List<Broken> check(List<Recorded<S, A>> recorded, int threads) {
        var found = new ArrayList<Broken>();
        if (recorded.isEmpty()) {
            return found;
        }
        Locales.inForeign(country -> {
            var abroad = Thread.ofPlatform().name("foreign locale ", 0).factory();
            try (var pool = Executors.newFixedThreadPool(threads, abroad)) {
                var replays = new ArrayList<Callable<Optional<Broken>>>();
                recorded.forEach(game -> replays.add(() -> replayed(game, country)));
                for (var replay : Laws.run(pool, replays)) {
                    replay.resultNow().ifPresent(found::add);
                }
            }
        });
        return found;
    }

    private static <S, A extends Action> Optional<Broken> replayed(Recorded<S, A> game, Locales.Country country) {
        try {
            check(game, country);
            return Optional.empty();
        } catch (Broken broken) {
            return Optional.of(broken);
        }
    }

    private static <S, A extends Action> void check(Recorded<S, A> game, Locales.Country country) {
        var of = game.of;
        try {
            var match = GameRecord.read(of.game(), game.record, Documents::read);
            for (var print : game.prints) {
                compare(of, country, print, print(of, match, print.step));
            }
        } catch (Refusal refusal) {
            throw broken(of, 0, country, "the record is refused: " + refusal.getMessage());
        } catch (Broken broken) {
            throw broken;
        } catch (RuntimeException e) {
            throw broken(of, 0, country, "replaying throws " + e);
        }
    }

    private static void compare(RandomGame<?, ?> of, Locales.Country country, Print home, Print here) {
        if (!here.position.equals(home.position)) {
            throw broken(of, home.step, country, "the same steps give another position");
        }
        if (!here.scenes.equals(home.scenes)) {
            throw broken(of, home.step, country, "the same position gives another scene");
        }
    }

    private static Broken broken(RandomGame<?, ?> of, int step, Locales.Country country, String what) {
        return of.broken(Law.SAME_EVERYWHERE, step, null, "in " + country + ": " + what);
    }
}
