package tabard.defenders;

import java.lang.invoke.MethodHandles;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tabard.table.Info;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Refusal;
import tabard.table.Seen;
import tabard.table.SheetGame;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.Worth;
import tabard.table.scene.Box;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.text.Lines;

/** Defenders of the Realm for one to four, all on one side: four generals march on the City. */
public final class Defenders extends SheetGame<State, Move> {
    private static final Info INFO =
            new Info("defenders", "defenders-1", Banner.ALL, 1, Banner.ALL.size(), Terms.SETTINGS);

    static final Lines FRAMES = new Lines(
                    MethodHandles.lookup(),
                    Setup.class,
                    Hands.class,
                    Dawn.class,
                    Day.class,
                    Travel.class,
                    Healing.class,
                    Windows.class,
                    Fighting.class,
                    Rerolls.class,
                    Siege.class,
                    Assault.class,
                    Penalty.class,
                    Death.class,
                    Dusk.class,
                    Night.class,
                    Darkness.class,
                    Overrun.class,
                    Recovery.class,
                    Targets.class,
                    Sweep.class,
                    Carrying.class,
                    Visions.class,
                    Quests.class,
                    Rewards.class)
            .with(Place.class, Place.ALL)
            .with(HeroCard.class, HeroCard.ALL)
            .with(DarknessCard.class, DarknessCard.ALL);

    public Defenders() {
        super(State.SHEET, FRAMES, Move.LINES);
    }

    @Override
    public Info info() {
        return INFO;
    }

    @Override
    public boolean cooperative(Options options) {
        return true;
    }

    @Override
    public State setup(Options options) {
        var s = Setup.open(options);
        settle(s);
        return s;
    }

    /** A clear table, easier to write documents over than any that was drawn. */
    @Override
    public State standard(Options options) {
        return Setup.clear(options);
    }

    @Override
    public State copy(State s) {
        return new State(s);
    }

    @Override
    protected Outcome outcome(State s) {
        return Champion.outcome(s);
    }

    @Override
    public Seen<State> see(State s, Viewer viewer) {
        return Secrets.see(s, viewer);
    }

    @Override
    public State imagine(Seen<State> seen, RandomGenerator dice) {
        return Secrets.imagine(seen, dice);
    }

    @Override
    public Box box(Options options) {
        return DefendersBox.of(options);
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return DefendersScene.of(this, seen);
    }

    @Override
    public Said told(Seen<State> before, Step<Move> step) {
        return Told.of(before, step);
    }

    @Override
    public Worth<State> worth() {
        return DefendersWorth.WORTH;
    }

    @Override
    public int round(State s) {
        return s.count(State.TURN);
    }

    @Override
    protected void fit(State s, Predicate<String> named) {
        Pieces.fit(s, named);
        ahead(s);
    }

    /** What runs by itself must lead to something that makes sense as well. */
    private void ahead(State s) {
        var next = copy(s);
        try {
            settle(next);
        } catch (IndexOutOfBoundsException | IllegalStateException nonsense) {
            throw new Refusal(Said.of("document.lost", String.valueOf(nonsense.getMessage()))).at("agenda");
        }
        Order.check(next);
        Order.checkAgenda(next);
    }

    @Override
    protected void check(State s) {
        Order.check(s);
    }
}
