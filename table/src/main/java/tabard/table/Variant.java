package tabard.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tabard.table.scene.Box;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.sheet.Layout;
import tabard.table.text.Numbering;

/** A game that is another game but for what is overridden: other weights for a bot, one broken rule for a test. */
public abstract class Variant<S, A extends Action> implements Game<S, A> {
    private final Game<S, A> inner;

    protected Variant(Game<S, A> inner) {
        this.inner = inner;
    }

    protected final Game<S, A> inner() {
        return inner;
    }

    @Override
    public Info info() {
        return inner.info();
    }

    @Override
    public S setup(Options options) {
        return inner.setup(options);
    }

    @Override
    public S standard(Options options) {
        return inner.standard(options);
    }

    @Override
    public Options options(S s) {
        return inner.options(s);
    }

    @Override
    public boolean cooperative(Options options) {
        return inner.cooperative(options);
    }

    @Override
    public boolean longTurns() {
        return inner.longTurns();
    }

    @Override
    public Awaits<A> awaits(S s) {
        return inner.awaits(s);
    }

    @Override
    public void apply(S s, Step<A> step) {
        inner.apply(s, step);
    }

    @Override
    public S copy(S s) {
        return inner.copy(s);
    }

    @Override
    public Seen<S> see(S s, Viewer viewer) {
        return inner.see(s, viewer);
    }

    @Override
    public S imagine(Seen<S> seen, RandomGenerator dice) {
        return inner.imagine(seen, dice);
    }

    @Override
    public boolean knows(S s, Viewer viewer, Seat seat) {
        return inner.knows(s, viewer, seat);
    }

    @Override
    public boolean mayLeave(S s, Seat seat) {
        return inner.mayLeave(s, seat);
    }

    @Override
    public boolean mayReopen(S s, Seat seat) {
        return inner.mayReopen(s, seat);
    }

    @Override
    public Optional<Object> fork(S s) {
        return inner.fork(s);
    }

    @Override
    public Worth<S> worth() {
        return inner.worth();
    }

    @Override
    public int round(S s) {
        return inner.round(s);
    }

    @Override
    public void conserved(S s) {
        inner.conserved(s);
    }

    @Override
    public Refusal refusal(S s, Step<A> step) {
        return inner.refusal(s, step);
    }

    @Override
    public Box box(Options options) {
        return inner.box(options);
    }

    @Override
    public Scene scene(Seen<S> seen) {
        return inner.scene(seen);
    }

    @Override
    public Said told(Seen<S> before, Step<A> step) {
        return inner.told(before, step);
    }

    @Override
    public String clause(Seen<S> before, Step<A> step) {
        return inner.clause(before, step);
    }

    @Override
    public List<Said> followed(Seen<S> before, Seen<S> after) {
        return inner.followed(before, after);
    }

    @Override
    public List<String> changed(Seen<S> before, Seen<S> after) {
        return inner.changed(before, after);
    }

    @Override
    public List<String> unsaid() {
        return inner.unsaid();
    }

    @Override
    public Map<String, Object> text(S s) {
        return inner.text(s);
    }

    @Override
    public long mark(S s) {
        return inner.mark(s);
    }

    @Override
    public S parse(Map<String, Object> document) {
        return inner.parse(document);
    }

    @Override
    public A action(String line) {
        return inner.action(line);
    }

    @Override
    public Layout layout() {
        return inner.layout();
    }

    @Override
    public void observe(Seen<S> seen, int[] numbers) {
        inner.observe(seen, numbers);
    }

    @Override
    public Optional<Numbering> numbering() {
        return inner.numbering();
    }
}
