package tabard.laws.supper;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tabard.table.Agenda;
import tabard.table.Info;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Refusal;
import tabard.table.Seen;
import tabard.table.Setting;
import tabard.table.SheetGame;
import tabard.table.Viewer;
import tabard.table.Worth;
import tabard.table.scene.Box;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.text.Lines;

/** A tiny game with a bit of everything: dealt hands, a look into one of them, secret choices in two steps, a reveal, a window, points. */
public final class Supper extends SheetGame<State, Move> {
    private static final Info INFO = new Info(
            "supper",
            "supper-1",
            Guest.ALL,
            2,
            3,
            List.of(new Setting("evening", List.of("short", "long", "curious"))));

    public Supper() {
        super(
                State.SHEET,
                new Lines(MethodHandles.lookup(), Larder.class, Glance.class, Kitchen.class, Toast.class),
                Move.LINES);
    }

    @Override
    public Info info() {
        return INFO;
    }

    @Override
    public State setup(Options options) {
        var s = new State(options);
        Larder.open(s);
        return s;
    }

    @Override
    public State copy(State s) {
        return new State(s);
    }

    @Override
    protected Outcome outcome(State s) {
        var points =
                s.guests().stream().map(guest -> s.count(State.POINTS, guest)).toList();
        int most = points.stream().max(Integer::compare).orElseThrow();
        var winners = s.guests().stream()
                .filter(guest -> s.count(State.POINTS, guest) == most)
                .toList();
        return new Outcome(winners, points, Said.of("over.most", most));
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
        return SupperBox.of(INFO.seated(options));
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return SupperScene.of(this, seen);
    }

    /** Whether it is over because one of two has left. */
    boolean givenUp(State s) {
        return conceded(s);
    }

    @Override
    public Worth<State> worth() {
        return new Worth<>(List.of(new Worth.Feature<>("points", 1, (s, seat) -> s.count(State.POINTS, seat))));
    }

    @Override
    public int round(State s) {
        return s.count(State.ROUND);
    }

    /** What was not named follows from the hands; what cannot be is refused. */
    @Override
    protected void fit(State s, Predicate<String> named) {
        for (var guest : s.guests()) {
            if (!named.test(guest.word() + ".held")) {
                s.set(State.HELD, guest, s.held(guest));
            }
        }
        for (var dish : Dish.ALL) {
            if (!named.test("larder")) {
                s.set(State.LARDER, dish, Math.max(0, Dish.COUNT - s.everywhere(dish) + s.count(State.LARDER, dish)));
            }
        }
        fault(s).ifPresent(fault -> {
            throw new Refusal(fault, "SU-1.1");
        });
        for (var guest : s.guests()) {
            boolean covered = Secrets.ready(s, guest);
            if (covered
                    && !(s.hasLaid(guest)
                            && s.count(State.SALTED, guest) > 0
                            && s.count(State.HAND, guest, s.laid(guest)) > 0)) {
                throw new Refusal(Said.of("refused.nothing-laid", "@" + guest.word()), "SU-2.1");
            }
        }
        if (s.agenda() instanceof Agenda.First(var frame, var _)
                && frame instanceof Larder.Dealing
                && Dish.ALL.stream().allMatch(dish -> s.count(State.LARDER, dish) == 0)) {
            throw new Refusal(Said.of("refused.bare"), "SU-1.2");
        }
    }

    private static Optional<Said> fault(State s) {
        for (var dish : Dish.ALL) {
            if (s.everywhere(dish) != Dish.COUNT) {
                return Optional.of(Said.of("refused.count", "@" + dish.word(), s.everywhere(dish), Dish.COUNT));
            }
        }
        for (var guest : s.guests()) {
            if (s.held(guest) != s.count(State.HELD, guest)) {
                return Optional.of(
                        Said.of("refused.held", "@" + guest.word(), s.count(State.HELD, guest), s.held(guest)));
            }
        }
        return Optional.empty();
    }

    @Override
    protected void check(State s) {
        fault(s).ifPresent(fault -> {
            throw new Refusal(fault);
        });
    }
}
