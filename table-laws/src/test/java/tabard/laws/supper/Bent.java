package tabard.laws.supper;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Info;
import tabard.table.Lottery;
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

/** The supper once more, forwarding everything to the sound game: a test bends one thing and leaves the others. */
class Bent implements Game<State, Spoken> {
    final Supper sound = new Supper();

    Action.Audience audience(Move move) {
        return move.audience();
    }

    final Spoken say(Move move) {
        return new Spoken(move, audience(move));
    }

    static Step<Move> plain(Step<Spoken> step) {
        return switch (step) {
            case Step.Chosen<Spoken>(var by, var action) -> new Step.Chosen<>(by, action.move());
            case Step.Happened<Spoken>(var action) -> new Step.Happened<>(action.move());
            case Step.Left<Spoken>(var by) -> new Step.Left<>(by);
            case Step.Reopened<Spoken>(var by) -> new Step.Reopened<>(by);
        };
    }

    /** What was chosen or happened; nothing where somebody left or reopened. */
    static @Nullable Move move(Step<Spoken> step) {
        return step instanceof Step.Acted<Spoken> acted ? acted.action().move() : null;
    }

    @Override
    public Info info() {
        return sound.info();
    }

    @Override
    public boolean mayLeave(State s, Seat seat) {
        return sound.mayLeave(s, seat);
    }

    @Override
    public boolean mayReopen(State s, Seat seat) {
        return sound.mayReopen(s, seat);
    }

    @Override
    public State setup(Options options) {
        return sound.setup(options);
    }

    @Override
    public State standard(Options options) {
        return sound.standard(options);
    }

    @Override
    public Options options(State s) {
        return sound.options(s);
    }

    @Override
    public Awaits<Spoken> awaits(State s) {
        return switch (sound.awaits(s)) {
            case Awaits.Choice<Move>(var ask, var others) ->
                new Awaits.Choice<>(ask(ask), others.stream().map(this::ask).toList());
            case Awaits.Together<Move>(var asks) ->
                new Awaits.Together<>(asks.stream().map(this::ask).toList());
            case Awaits.Chance<Move>(Lottery.Certain<Move>(var only)) ->
                new Awaits.Chance<>(new Lottery.Certain<>(say(only)));
            case Awaits.Chance<Move>(var lottery) -> new Awaits.Chance<>(new Spoken.Drawn(lottery, this));
            case Awaits.Over<Move>(var outcome) -> new Awaits.Over<>(outcome);
        };
    }

    Ask<Spoken> ask(Ask<Move> ask) {
        return new Ask<>(
                ask.seat(), ask.about(), ask.options().stream().map(this::say).toList());
    }

    @Override
    public void apply(State s, Step<Spoken> step) {
        sound.apply(s, plain(step));
    }

    @Override
    public State copy(State s) {
        return sound.copy(s);
    }

    @Override
    public Seen<State> see(State s, Viewer viewer) {
        return sound.see(s, viewer);
    }

    @Override
    public State imagine(Seen<State> seen, RandomGenerator dice) {
        return sound.imagine(seen, dice);
    }

    @Override
    public Box box(Options options) {
        return sound.box(options);
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return sound.scene(seen);
    }

    @Override
    public Said told(Seen<State> before, Step<Spoken> step) {
        return sound.told(before, plain(step));
    }

    @Override
    public List<Said> followed(Seen<State> before, Seen<State> after) {
        return sound.followed(before, after);
    }

    @Override
    public List<String> changed(Seen<State> before, Seen<State> after) {
        return sound.changed(before, after);
    }

    @Override
    public List<String> unsaid() {
        return sound.unsaid();
    }

    @Override
    public Worth<State> worth() {
        return sound.worth();
    }

    @Override
    public int round(State s) {
        return sound.round(s);
    }

    @Override
    public Map<String, Object> text(State s) {
        return sound.text(s);
    }

    @Override
    public State parse(Map<String, Object> document) {
        return sound.parse(document);
    }

    @Override
    public Spoken action(String line) {
        return say(sound.action(line));
    }

    @Override
    public Refusal refusal(State s, Step<Spoken> step) {
        return sound.refusal(s, plain(step));
    }

    @Override
    public void conserved(State s) {
        sound.conserved(s);
    }
}
