package tabard.bots.outside;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabard.table.Action;
import tabard.table.Bot;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;

/** Those at one table who follow the game between their questions. */
public final class Followers implements AutoCloseable {
    private record Seated(Viewer viewer, Follower follower) {}

    private final List<Seated> seated = new ArrayList<>();

    /** Of these bots, those who follow; each is told where it sits. */
    public Followers(Game<?, ?> game, Options options, Map<? extends Seat, ? extends Bot> bots) {
        bots.forEach((seat, bot) -> {
            if (bot instanceof Follower follower) {
                follower.sit(game, options, seat);
                seated.add(new Seated(Viewer.of(seat), follower));
            }
        });
    }

    public boolean isEmpty() {
        return seated.isEmpty();
    }

    /** Told before the step is taken. */
    public <S, A extends Action> void step(Game<S, A> game, S before, Step<A> step) {
        for (var each : seated) {
            String line = game.readBy(before, each.viewer, step);
            if (!line.isEmpty()) {
                each.follower.hear(step.who() + ": " + line);
            }
        }
    }

    public void over(Outcome outcome) {
        seated.forEach(each -> each.follower.over(outcome));
    }

    @Override
    public void close() {
        seated.forEach(each -> each.follower.close());
    }
}
