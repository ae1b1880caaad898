package tabard.laws;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tabard.laws.cases.Documents;
import tabard.table.Action;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Refusal;
import tabard.table.scene.Scene;
import tabard.table.text.Canon;

/**
 * Law 7: the record of every game, replayed on another thread in Turkey and in Egypt, gives the same positions and scenes. What a
 * class worked out when it was loaded was worked out at home: a build under another locale finds that.
 */
final class SameEverywhereLaw {
    private static final int PRINTS = 4;

    private SameEverywhereLaw() {}

    /** A game as it was played at home: its record, and prints of some of its positions. */
    record Journey<S, A extends Action>(RandomGame<S, A> of, String record, List<Print> prints) {}

    /** What a position and its scenes looked like after so many steps. */
    private record Print(int step, String position, List<Scene> scenes) {}

    static <S, A extends Action> Journey<S, A> pack(Whole<S, A> whole) {
        var of = whole.of();
        int last = of.match().steps().size();
        var prints = new ArrayList<Print>();
        for (int i = 0; i <= PRINTS; i++) {
            prints.add(print(of, of.match(), last * i / PRINTS));
        }
        return new Journey<>(of, whole.record(), prints);
    }

    private static <S, A extends Action> Print print(RandomGame<S, A> of, Match<S, A> match, int step) {
        S s = match.after(step);
        var scenes = new ArrayList<Scene>();
        for (var viewer : of.viewers()) {
            scenes.add(of.game().scene(of.game().see(s, viewer)));
        }
        return new Print(step, Canon.hash(of.game(), s), scenes);
    }

    /** Replays the games abroad; tells of the first that is not the same there. */
    static <S, A extends Action> Optional<Broken> check(List<Journey<S, A>> journeys) {
        var found = new ArrayList<Broken>();
        World.abroad(place -> CompletableFuture.runAsync(
                        () -> first(journeys, place).ifPresent(found::add), task -> {
                            Thread.ofPlatform().name("abroad").start(task);
                        })
                .join());
        return found.stream().min(Comparator.comparingLong(Broken::seed));
    }

    private static <S, A extends Action> Optional<Broken> first(List<Journey<S, A>> journeys, World.Place place) {
        for (var journey : journeys) {
            try {
                check(journey, place);
            } catch (Broken broken) {
                return Optional.of(broken);
            }
        }
        return Optional.empty();
    }

    private static <S, A extends Action> void check(Journey<S, A> journey, World.Place place) {
        var of = journey.of;
        try {
            var match = GameRecord.read(of.game(), journey.record, Documents::read);
            for (var print : journey.prints) {
                compare(of, place, print, print(of, match, print.step));
            }
        } catch (Refusal refusal) {
            throw broken(of, 0, place, "the record is refused: " + refusal.getMessage());
        } catch (Broken broken) {
            throw broken;
        } catch (RuntimeException e) {
            throw broken(of, 0, place, "replaying throws " + e);
        }
    }

    private static void compare(RandomGame<?, ?> of, World.Place place, Print home, Print here) {
        if (!here.position.equals(home.position)) {
            throw broken(of, home.step, place, "the same steps give another position");
        }
        if (!here.scenes.equals(home.scenes)) {
            throw broken(of, home.step, place, "the same position gives another scene");
        }
    }

    private static Broken broken(RandomGame<?, ?> of, int step, World.Place place, String what) {
        return of.broken(Law.SAME_EVERYWHERE, step, null, "in " + place + ": " + what);
    }
}
