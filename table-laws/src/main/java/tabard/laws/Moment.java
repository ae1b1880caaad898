package tabard.laws;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Scene;
import tabard.table.text.Canon;

/**
 * A position of a random game. Looking at everything in every position would be too slow, so that some, chosen by the seed, are
 * looked at closely: of every game the first of each kind of waiting, and about one in sixteen of the others. In a long run some are
 * hardly looked at, see {@link Attention}.
 */
final class Moment<S, A extends Action> {
    private static final int MANY = 300;

    private final RandomGame<S, A> of;
    private final int number;
    private final S s;
    private final Awaits<A> awaits;
    private final int hash;
    private Look look = Look.AWAY;
    private Map<String, Object> document = Map.of();
    private String text = "";
    private final Map<Viewer, Scene> scenes = new HashMap<>();
    private final IdentityHashMap<Ask<A>, List<A>> offered = new IdentityHashMap<>();

    /** Where the game has got to. */
    Moment(RandomGame<S, A> of, Awaits<A> awaits) {
        this.of = of;
        this.number = of.match().steps().size();
        this.s = of.match().now();
        this.awaits = awaits;
        this.hash = s.hashCode();
    }

    /** How it is looked at from now on. */
    void look(Look how) {
        look = how;
        if (closely()) {
            document = game().text(s);
            text = Canon.write(document);
        }
    }

    boolean away() {
        return look == Look.AWAY;
    }

    RandomGame<S, A> of() {
        return of;
    }

    Game<S, A> game() {
        return of.game();
    }

    RandomGenerator dice() {
        return of.dice();
    }

    S s() {
        return s;
    }

    Awaits<A> awaits() {
        return awaits;
    }

    /** How many steps led here. */
    int number() {
        return number;
    }

    boolean closely() {
        return look == Look.CLOSELY;
    }

    /** It as a document, where one looks closely. */
    Map<String, Object> document() {
        return document;
    }

    /** The same as it is written. */
    String text() {
        return text;
    }

    Scene scene(Viewer viewer) {
        return scenes.computeIfAbsent(viewer, v -> game().scene(game().see(s, v)));
    }

    /** Those whose views are compared: everybody when looking closely, else one at random. */
    List<Viewer> viewers() {
        return closely() ? of.viewers() : List.of(of.any(of.viewers()));
    }

    /** What a question of this position offers, listed once: there may be thousands. */
    List<A> offered(Ask<A> ask) {
        return offered.computeIfAbsent(ask, asked -> asked.choices().offered());
    }

    /** Nobody asks any more what was offered here. */
    void forget() {
        offered.clear();
    }

    /** Whether a question has so many options that samples of them are looked at. */
    boolean wide(Ask<A> ask) {
        return offered(ask).size() > MANY;
    }

    /** What a clock takes. */
    static <A extends Action> A usual(Ask<A> ask) {
        return ask.choices().usual();
    }

    static <A extends Action> boolean admits(Ask<A> ask, A action) {
        return ask.choices().admits(action);
    }

    /** What a question offers, or of very much a few hundred at random. */
    List<A> some(Ask<A> ask) {
        var all = offered(ask);
        if (!wide(ask)) {
            return all;
        }
        var some = new ArrayList<A>(MANY);
        for (int i = 0; i < MANY; i++) {
            some.add(of.any(all));
        }
        return some;
    }

    /** The questions to one viewer. */
    static <A extends Action> List<Ask<A>> asks(Awaits<A> awaits, Viewer viewer) {
        if (!(viewer instanceof Viewer.Player(var seat))) {
            return List.of();
        }
        var asks = new ArrayList<Ask<A>>(1);
        for (var ask : awaits.asks()) {
            if (ask.seat().equals(seat)) {
                asks.add(ask);
            }
        }
        return asks;
    }

    /** A step that may be taken here. */
    Step<A> any(RandomGenerator dice) {
        return any(awaits, dice);
    }

    static <A extends Action> Step<A> any(Awaits<A> awaits, RandomGenerator dice) {
        return switch (awaits) {
            case Awaits.Choice<A> _, Awaits.Together<A> _ -> {
                var asks = awaits.asks();
                yield any(asks.get(dice.nextInt(asks.size())), dice);
            }
            case Awaits.Chance<A>(var lottery) -> new Step.Happened<>(lottery.draw(dice));
            case Awaits.Over<A> _ -> throw new IllegalStateException("nothing follows the end");
        };
    }

    static <A extends Action> Step<A> any(Ask<A> ask, RandomGenerator dice) {
        var options = ask.options();
        return new Step.Chosen<>(ask.seat(), options.get(dice.nextInt(options.size())));
    }

    /** Takes random steps in place, until the end or as many as told. */
    static <S, A extends Action> void wander(Game<S, A> game, S s, int steps, RandomGenerator dice) {
        for (int i = 0; i < steps; i++) {
            var awaits = game.awaits(s);
            if (awaits instanceof Awaits.Over<A>) {
                return;
            }
            game.apply(s, any(awaits, dice));
        }
    }

    /** Whether the position is no longer what it was when it was reached. */
    boolean changed() {
        return s.hashCode() != hash;
    }

    /** The same, to the letter, where one looks closely; slower. */
    boolean rewritten() {
        return changed() || (closely() && !text.equals(Canon.write(game().text(s))));
    }

    Broken broken(Law law, String what) {
        return of.broken(law, number, null, what);
    }

    Broken broken(Law law, Viewer viewer, String what) {
        return of.broken(law, number, viewer, what);
    }
}
