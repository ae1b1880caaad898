package tabard.bots;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Info;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.Worth;
import tabard.table.scene.Box;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;

/** A game with other weights for the features of its worth, and the same in all else. */
record Reweighted<S, A extends Action>(Game<S, A> game, Worth<S> worth) implements Game<S, A> {
    static <S, A extends Action> Reweighted<S, A> by(Game<S, A> game, List<Double> weights) {
        return new Reweighted<>(game, game.worth().reweighted(weights));
    }

    @Override
    public Info info() {
        return game.info();
    }

    @Override
    public S setup(Options options) {
        return game.setup(options);
    }

    @Override
    public S standard(Options options) {
        return game.standard(options);
    }

    @Override
    public Options options(S s) {
        return game.options(s);
    }

    @Override
    public Awaits<A> awaits(S s) {
        return game.awaits(s);
    }

    @Override
    public void apply(S s, Step<A> step) {
        game.apply(s, step);
    }

    @Override
    public S copy(S s) {
        return game.copy(s);
    }

    @Override
    public Seen<S> see(S s, Viewer viewer) {
        return game.see(s, viewer);
    }

    @Override
    public S imagine(Seen<S> seen, RandomGenerator dice) {
        return game.imagine(seen, dice);
    }

    @Override
    public Box box(Options options) {
        return game.box(options);
    }

    @Override
    public Scene scene(Seen<S> seen) {
        return game.scene(seen);
    }

    @Override
    public Said told(Seen<S> before, Step<A> step) {
        return game.told(before, step);
    }

    @Override
    public int round(S s) {
        return game.round(s);
    }

    @Override
    public Map<String, Object> text(S s) {
        return game.text(s);
    }

    @Override
    public S parse(Map<String, Object> document) {
        return game.parse(document);
    }

    @Override
    public A action(String line) {
        return game.action(line);
    }

    @Override
    public Refusal refusal(S s, Step<A> step) {
        return game.refusal(s, step);
    }

    @Override
    public void conserved(S s) {
        game.conserved(s);
    }

    @Override
    public List<? extends Seat> seated(S s) {
        return game.seated(s);
    }
}
