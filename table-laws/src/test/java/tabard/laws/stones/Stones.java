package tabard.laws.stones;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Info;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.Worth;
import tabard.table.scene.Box;
import tabard.table.scene.Element;
import tabard.table.scene.Part;
import tabard.table.scene.PartForm;
import tabard.table.scene.Prompt;
import tabard.table.scene.RowLook;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.scene.Shape;
import tabard.table.scene.Zone;

/** Taking stones from heaps, whoever takes the last one wins: a game without sheets or agendas, written against the bare contract. */
public final class Stones implements Game<Stones.Heaps, Stones.Take> {
    private static final int HEAPS = 3;
    private static final int MOST = 5;
    private static final Info INFO = new Info("stones", "stones-1", List.of(Side.values()), 2, 2, List.of());

    private static final int VERY_MANY = 4000;

    private final boolean shared;
    private final int most;
    private final UnaryOperator<List<Prompt.Option>> bend;

    private Stones(boolean shared, int most, UnaryOperator<List<Prompt.Option>> bend) {
        this.shared = shared;
        this.most = most;
        this.bend = bend;
    }

    public static Stones sound() {
        return new Stones(false, MOST, UnaryOperator.identity());
    }

    /** With the bug that copies share their heaps. */
    public static Stones withSharedHeaps() {
        return new Stones(true, MOST, UnaryOperator.identity());
    }

    /** With thousands of stones to choose from, and prompts bent as told. */
    public static Stones wide(UnaryOperator<List<Prompt.Option>> bend) {
        return new Stones(false, VERY_MANY, bend);
    }

    enum Side implements Seat {
        LEFT,
        RIGHT
    }

    /** The last cell counts the moves. */
    record Heaps(Options options, int[] cells) {
        int moves() {
            return cells[HEAPS];
        }

        Side mover() {
            return Side.values()[moves() % 2];
        }

        boolean bare() {
            return Arrays.stream(cells, 0, HEAPS).allMatch(stones -> stones == 0);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Heaps that && Arrays.equals(cells, that.cells);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(cells);
        }
    }

    @Rule("ST-1.1")
    record Take(int heap, int stones) implements Action {
        @Override
        public String text() {
            return "take " + heap + " " + stones;
        }
    }

    private record Taking(Side side) {}

    @Override
    public Info info() {
        return INFO;
    }

    @Override
    public Heaps setup(Options options) {
        return new Heaps(options, new int[] {3, 4, most, 0});
    }

    @Override
    public Heaps standard(Options options) {
        return setup(options);
    }

    @Override
    public Options options(Heaps s) {
        return s.options;
    }

    @Override
    public Awaits<Take> awaits(Heaps s) {
        if (s.bare()) {
            var winner = Side.values()[(s.moves() + 1) % 2];
            var points = winner == Side.LEFT ? List.of(1, 0) : List.of(0, 1);
            return new Awaits.Over<>(new Outcome(List.of(winner), points, Said.of("over", "@" + winner.word())));
        }
        var options = new ArrayList<Take>();
        for (int heap = 0; heap < HEAPS; heap++) {
            for (int stones = 1; stones <= s.cells[heap]; stones++) {
                options.add(new Take(heap, stones));
            }
        }
        return new Awaits.Choice<>(new Ask<>(s.mover(), new Taking(s.mover()), options), List.of());
    }

    @Override
    public void apply(Heaps s, Step<Take> step) {
        if (step instanceof Step.Left<Take>(var by)) { // as if the other had taken the last stone
            Arrays.fill(s.cells, 0, HEAPS, 0);
            s.cells[HEAPS] += (s.moves() + 1) % 2 == by.ordinal() ? 1 : 0;
            return;
        }
        s.cells[step.action().heap] -= step.action().stones;
        s.cells[HEAPS]++;
    }

    @Override
    public boolean mayLeave(Heaps s, Seat seat) {
        return !s.bare();
    }

    @Override
    public Heaps copy(Heaps s) {
        return new Heaps(s.options, shared ? s.cells : s.cells.clone());
    }

    @Override
    public Seen<Heaps> see(Heaps s, Viewer viewer) {
        return new Seen<>(viewer, copy(s));
    }

    @Override
    public Heaps imagine(Seen<Heaps> seen, RandomGenerator dice) {
        return copy(seen.masked());
    }

    @Override
    public Box box(Options options) {
        var zones = new ArrayList<Zone>();
        for (int heap = 0; heap < HEAPS; heap++) {
            zones.add(new Zone(
                    "heap." + heap,
                    "board",
                    null,
                    new Shape.Row(RowLook.STACK, 0),
                    Said.of("heap", heap),
                    null,
                    List.of()));
        }
        return new Box(
                "stones-1",
                "stones",
                zones,
                List.of(new Part("stone", PartForm.DISC, null, Said.of("stone"), null, null)),
                Map.of());
    }

    @Override
    public Scene scene(Seen<Heaps> seen) {
        var s = seen.masked();
        var elements = new ArrayList<Element>();
        var options = new ArrayList<Prompt.Option>();
        for (int heap = 0; heap < HEAPS; heap++) {
            String zone = "heap." + heap;
            if (s.cells[heap] > 0) {
                elements.add(new Element.Piece(zone + "/stone", "stone", zone, null, s.cells[heap], null, List.of()));
                options.add(Prompt.Option.of("take " + heap + " {n}", Said.of("take"), "ST-1.1")
                        .on(zone)
                        .amounts(List.of(new Prompt.Amount("n", Said.of("stone"), 1, s.cells[heap], 1)))
                        .forGood());
            }
        }
        if (s.bare()) {
            return new Scene(elements, null, List.of(), List.of());
        }
        boolean asked = seen.viewer() instanceof Viewer.Player(var seat) && seat == s.mover();
        var prompt = new Prompt(s.mover().word(), Said.of("take"), null, "ST-1.1", bend.apply(options));
        return new Scene(
                elements,
                Said.of("moves", "@" + s.mover().word()),
                List.of(s.mover().word()),
                asked ? List.of(prompt) : List.of());
    }

    @Override
    public Said told(Seen<Heaps> before, Step<Take> step) {
        return step instanceof Step.Acted<Take> acted
                ? Said.of("told", "@" + step.who(), acted.action().stones)
                : Said.of("log.left", "@" + step.who());
    }

    @Override
    public Worth<Heaps> worth() {
        return new Worth<>(List.of());
    }

    @Override
    public int round(Heaps s) {
        return s.moves();
    }

    @Override
    public Map<String, Object> text(Heaps s) {
        var text = new LinkedHashMap<String, Object>();
        text.put("heaps", List.of(s.cells[0], s.cells[1], s.cells[2]));
        text.put("moves", s.moves());
        return text;
    }

    @Override
    public Heaps parse(Map<String, Object> document) {
        var s = setup(INFO.standard());
        document.forEach((key, value) -> {
            switch (key) {
                case "heaps" -> {
                    if (!(value instanceof List<?> heaps) || heaps.size() != HEAPS) {
                        throw new Refusal(Said.of("document.list", String.valueOf(value))).at(key);
                    }
                    for (int i = 0; i < HEAPS; i++) {
                        s.cells[i] = count(heaps.get(i), most);
                    }
                }
                case "moves" -> s.cells[HEAPS] = count(value, 99);
                default -> throw Refusal.unknown("document.unknown", key, List.of("heaps", "moves"));
            }
        });
        return s;
    }

    private static int count(Object value, int most) {
        if (value instanceof Integer number && number >= 0 && number <= most) {
            return number;
        }
        throw new Refusal(Said.of("document.count", String.valueOf(value), most));
    }

    @Override
    public Take action(String line) {
        if (!line.matches("take [0-2] [1-9]\\d{0,3}")) {
            throw new Refusal(Said.of("refused.not-offered", line), "ST-1.1");
        }
        return new Take(line.charAt(5) - '0', Integer.parseInt(line.substring(7)));
    }

    @Override
    public Refusal refusal(Heaps s, Step<Take> step) {
        return step instanceof Step.Acted<Take> acted
                ? Refusal.notOffered(acted.action())
                : new Refusal(Said.of("refused.over"));
    }

    @Override
    public void conserved(Heaps s) {
        if (Arrays.stream(s.cells).anyMatch(count -> count < 0)) {
            throw new IllegalStateException("less than nothing: " + Arrays.toString(s.cells));
        }
    }
}
