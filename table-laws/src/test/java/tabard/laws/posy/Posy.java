package tabard.laws.posy;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Choices;
import tabard.table.Frame;
import tabard.table.Info;
import tabard.table.Named;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Position;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Setting;
import tabard.table.SheetGame;
import tabard.table.Viewer;
import tabard.table.Worth;
import tabard.table.scene.Box;
import tabard.table.scene.Element;
import tabard.table.scene.Part;
import tabard.table.scene.PartForm;
import tabard.table.scene.RowLook;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.scene.Shape;
import tabard.table.scene.Zone;
import tabard.table.sheet.Axis;
import tabard.table.sheet.Count;
import tabard.table.sheet.Sheet;
import tabard.table.sheet.Where;
import tabard.table.text.Lines;

/** Each child picks two flowers, naming them in any order: a game with an unordered pick, told fields, and ways that do not agree. */
public final class Posy extends SheetGame<Posy.State, Posy.Pick> {
    enum Child implements Seat {
        ANNE,
        BESS,
        CECILY;

        static final List<Child> ALL = List.of(values());
    }

    enum Flower implements Named {
        DAISY,
        IRIS,
        LILY,
        ROSE,
        TULIP,
        VIOLET;

        static final List<Flower> ALL = List.of(values());
    }

    private static final Sheet SHEET = new Sheet();
    static final Where<Flower, Child> PICKED =
            SHEET.where(Flower.ALL, Child.ALL, "flowers").told("picked");
    static final Count POINTS = SHEET.count(20, Axis.of(Child.ALL), "points").told("points");
    private static final Lines MOVES = new Lines(MethodHandles.lookup(), Pick.class);
    private static final Info INFO = new Info(
            "posy",
            "posy-1",
            Child.ALL,
            2,
            3,
            List.of(new Setting("meadow", List.of("near", "far")), new Setting("basket", List.of("none", "large"))),
            Posy::agreed);

    public Posy() {
        super(SHEET, new Lines(MethodHandles.lookup(), First.class, Second.class), MOVES);
    }

    private static void agreed(Options options) {
        boolean far = options.get("meadow").equals("far");
        if (options.seats() > 2 && !far) {
            throw new Refusal(Said.of("refused.near"), "PO-1.1");
        }
        if (far && options.get("basket").equals("none")) {
            throw new Refusal(Said.of("refused.basket"), "PO-1.1");
        }
    }

    static final class State extends Position<State, Pick> {
        State(Options options) {
            super(SHEET, options);
        }

        State(State source) {
            super(source);
        }

        private boolean grows(Flower flower) {
            return at(PICKED, flower) == null;
        }

        private List<Pick> growing(Predicate<Flower> which) {
            return Flower.ALL.stream()
                    .filter(flower -> grows(flower) && which.test(flower))
                    .map(Pick::new)
                    .toList();
        }
    }

    @Rule("PO-2.1")
    record Pick(Flower flower) implements Action {
        @Override
        public String text() {
            return MOVES.text(this);
        }
    }

    record First(Child seat) implements Frame.Asks<State, Pick, Pick> {
        @Override
        public Choices<Pick> choices(State s) {
            var growing = s.growing(_ -> true);
            return Choices.inAnyOrder(growing.subList(0, growing.size() - 1), List.of(growing.getLast()));
        }

        @Override
        public void answer(State s, Pick chosen) {
            s.push(new Second(seat, chosen.flower));
        }

        @Override
        public void possible(State s) {
            if (s.growing(_ -> true).size() < 2) {
                throw new Refusal(Said.of("refused.bare"), "PO-2.1");
            }
        }
    }

    record Second(Child seat, Flower first) implements Frame.Asks<State, Pick, Pick> {
        @Override
        public Choices<Pick> choices(State s) {
            var later = s.growing(flower -> flower.compareTo(first) > 0);
            var earlier = s.growing(flower -> flower.compareTo(first) < 0);
            return later.isEmpty() ? Choices.of(earlier) : Choices.inAnyOrder(later, earlier);
        }

        @Override
        public void answer(State s, Pick chosen) {
            s.move(PICKED, first, seat);
            s.move(PICKED, chosen.flower, seat);
            s.add(POINTS, seat, first.ordinal() + chosen.flower.ordinal());
        }

        @Override
        public void possible(State s) {
            if (!s.grows(first) || s.growing(_ -> true).size() < 2) {
                throw new Refusal(Said.of("refused.bare"), "PO-2.1");
            }
        }
    }

    @Override
    public Info info() {
        return INFO;
    }

    @Override
    public State setup(Options options) {
        var s = new State(options);
        for (var child : Child.ALL.subList(0, options.seats()).reversed()) {
            s.push(new First(child));
        }
        return s;
    }

    @Override
    public State copy(State s) {
        return new State(s);
    }

    @Override
    protected Outcome outcome(State s) {
        var points = new ArrayList<Integer>();
        for (var child : Child.ALL.subList(0, s.options().seats())) {
            points.add(s.count(POINTS, child));
        }
        int most = points.stream().max(Integer::compare).orElseThrow();
        var winners = Child.ALL.stream()
                .filter(child -> child.ordinal() < points.size() && points.get(child.ordinal()) == most)
                .toList();
        return new Outcome(winners, points, Said.of("over.most", most));
    }

    @Override
    protected void fit(State s, Predicate<String> named) {}

    /** What a posy is worth is what its flowers are. */
    @Override
    protected void check(State s) {
        for (var child : Child.ALL) {
            int worth = 0;
            for (var flower : s.each(PICKED, child)) {
                worth += flower.ordinal();
            }
            if (worth != s.count(POINTS, child)) {
                throw new Refusal(
                        Said.of("refused.points", "@" + child.word(), s.count(POINTS, child), worth), "PO-2.2");
            }
        }
    }

    @Override
    public Seen<State> see(State s, Viewer viewer) {
        return new Seen<>(viewer, new State(s));
    }

    @Override
    public State imagine(Seen<State> seen, RandomGenerator dice) {
        return new State(seen.masked());
    }

    @Override
    public Box box(Options options) {
        var zones = new ArrayList<Zone>();
        zones.add(zone("meadow", "board", null));
        INFO.seated(options).forEach(seat -> zones.add(zone(seat.word(), "side", seat.word())));
        var parts = Flower.ALL.stream()
                .map(flower -> new Part(flower.word(), PartForm.CARD, null, Said.of(flower.word()), null, "PO-2.1"))
                .toList();
        return new Box("posy-1", "posy", zones, parts, Map.of());
    }

    private static Zone zone(String id, String in, @Nullable String seat) {
        return new Zone(id, in, seat, new Shape.Row(RowLook.LINE, 0), Said.of(id), null, List.of());
    }

    @Override
    protected Grip grip(State s, Seat seat, Pick move) {
        return Grip.on("meadow/" + move.flower.word());
    }

    @Override
    public Scene scene(Seen<State> seen) {
        var elements = new ArrayList<Element>();
        for (var flower : Flower.ALL) {
            var child = seen.masked().at(PICKED, flower);
            String zone = child == null ? "meadow" : child.word();
            elements.add(new Element.Piece(zone + "/" + flower.word(), flower.word(), zone, null, 1, null, List.of()));
        }
        return scene(seen, elements);
    }

    @Override
    public Worth<State> worth() {
        return new Worth<>(List.of(new Worth.Feature<>("points", 1, (s, seat) -> s.count(POINTS, seat))));
    }

    @Override
    public int round(State s) {
        return 1;
    }
}
