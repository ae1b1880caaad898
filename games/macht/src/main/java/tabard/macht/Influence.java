package tabard.macht;

import java.util.ArrayList;
import java.util.List;
import tabard.macht.State.Asks;
import tabard.table.Choices;
import tabard.table.Moves;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** MO-6.1 to 6.5: strengthening a province, or toppling one. */
final class Influence {
    private Influence() {}

    @Rule("MO-6.2")
    record Strengthen(Province province) implements Tiles.Use {
        static final List<Strengthen> EACH = Moves.each(Province.ALL, Strengthen::new);
    }

    @Rule("MO-6.3")
    record Topple(Province province) implements Tiles.Use {
        static final List<Topple> EACH = Moves.each(Province.ALL, Topple::new);
    }

    /** Which piece strengthens. */
    @Rule("MO-6.2")
    record With(Kind kind) implements Move {
        static final List<With> EACH = Moves.each(Kind.ALL, With::new);
    }

    sealed interface OnRetreat extends Move {}

    @Rule("MO-6.4")
    record Retreat(Kind kind, Province to) implements OnRetreat {
        static final List<List<Retreat>> EACH =
                Moves.each(Kind.ALL, kind -> Moves.each(Province.ALL, to -> new Retreat(kind, to)));
    }

    @Rule("MO-6.4")
    record Perish() implements OnRetreat {
        static final Perish IT = new Perish();
    }

    sealed interface OnOccupy extends Move {}

    @Rule("MO-6.5")
    record Occupy() implements OnOccupy {}

    @Rule("MO-6.5")
    record Leave() implements OnOccupy {}

    /** Whether any of these provinces can be strengthened or toppled. */
    static boolean usable(State s, Side side, int provinces) {
        return (provinces & strengthenable(s, side)) != 0 || anyToppled(s, side, provinces);
    }

    static void addUses(State s, Side side, int provinces, List<Tiles.Use> out) {
        Moves.add(out, Strengthen.EACH, provinces & strengthenable(s, side));
        for (int rest = provinces & s.held(side.foe()); rest != 0; rest &= rest - 1) {
            var province = Province.first(rest);
            if (toppled(s, side, province)) {
                out.add(Topple.EACH.get(province.ordinal()));
            }
        }
    }

    /** MO-6.2 */
    private static int strengthenable(State s, Side side) {
        return s.pool(side, Kind.KNIGHT) + s.pool(side, Kind.MAGE) > 0 ? s.open(side) : 0;
    }

    private static boolean anyToppled(State s, Side side, int provinces) {
        for (int rest = provinces & s.held(side.foe()); rest != 0; rest &= rest - 1) {
            if (toppled(s, side, Province.first(rest))) {
                return true;
            }
        }
        return false;
    }

    /** MO-6.3 */
    private static boolean toppled(State s, Side side, Province province) {
        return attack(s, side, province) > defence(s, side.foe(), province);
    }

    static int attack(State s, Side side, Province province) {
        return s.activeIn(side, s.neighbours(province)) + s.bonus(side, s.marker(province));
    }

    static int defence(State s, Side side, Province province) {
        return s.pieces(province) + s.activeIn(side, s.neighbours(province)) + s.bonus(side, s.marker(province));
    }

    static Refusal notStrengthened(State s, Side side, Tile tile, Province province) {
        if (s.pool(side, Kind.KNIGHT) + s.pool(side, Kind.MAGE) == 0) {
            return new Refusal(Said.of("refused.pool-bare"), "MO-6.2");
        }
        if (s.board().has(province) && tile.influences(s.marker(province))) {
            return new Refusal(
                    Said.of(
                            "refused.held",
                            "@" + province.word(),
                            "@" + side.foe().word()),
                    "MO-6.2");
        }
        return wrongMarker(s, tile, province);
    }

    static Refusal notToppled(State s, Side side, Tile tile, Province province) {
        if (!s.board().has(province) || !tile.influences(s.marker(province))) {
            return wrongMarker(s, tile, province);
        }
        if (!s.holds(side.foe(), province)) {
            return new Refusal(Said.of("refused.not-enemy", "@" + province.word()), "MO-6.3");
        }
        return new Refusal(
                Said.of("refused.too-weak", attack(s, side, province), defence(s, side.foe(), province)), "MO-6.3");
    }

    private static Refusal wrongMarker(State s, Tile tile, Province province) {
        return new Refusal(
                s.board().has(province)
                        ? Said.of(
                                "refused.wrong-marker",
                                "@" + province.word(),
                                "@" + s.marker(province).word(),
                                "@" + tile.word())
                        : Said.of("refused.other-map", "@" + province.word()),
                "MO-6.1");
    }

    static void strengthen(State s, Side side, Province province) {
        if (s.pool(side, Kind.KNIGHT) > 0 && s.pool(side, Kind.MAGE) > 0) {
            s.push(new Strengthening(side, province));
        } else {
            s.poolToBoard(side, s.pool(side, Kind.KNIGHT) > 0 ? Kind.KNIGHT : Kind.MAGE, province);
        }
    }

    /** A knight or a mage? */
    record Strengthening(Side seat, Province province) implements Asks<With> {
        @Override
        public Choices<With> choices(State s) {
            return Choices.of(With.EACH);
        }

        @Override
        public void answer(State s, With chosen) {
            s.poolToBoard(seat, chosen.kind, province);
        }
    }

    static void topple(State s, Side side, Province province) {
        if (s.pool(side, s.active()) > 0) {
            s.push(new Occupying(side, province));
        }
        if ((s.neighbours(province) & s.open(side.foe())) != 0) {
            s.push(new Retreating(side.foe(), province));
        } else {
            perish(s, side.foe(), province);
        }
    }

    private static void perish(State s, Side side, Province province) {
        for (var kind : Kind.ALL) {
            s.boardToStock(side, kind, province, s.pieces(province, kind));
        }
    }

    /** MO-6.4: one piece may flee to a neighbour. */
    record Retreating(Side seat, Province province) implements Asks<OnRetreat> {
        @Override
        public Choices<OnRetreat> choices(State s) {
            var out = new ArrayList<OnRetreat>(8);
            int refuges = s.neighbours(province) & s.open(seat);
            for (var kind : Kind.ALL) {
                if (s.pieces(province, kind) > 0) {
                    Moves.add(out, Retreat.EACH.get(kind.ordinal()), refuges); // a clock saves a piece rather than none
                }
            }
            out.add(Perish.IT);
            return Choices.of(out);
        }

        @Override
        public void answer(State s, OnRetreat chosen) {
            switch (chosen) {
                case Perish() -> {}
                case Retreat(var kind, var to) -> {
                    s.put(seat, kind, province, -1);
                    s.put(seat, kind, to, 1);
                }
            }
            perish(s, seat, province);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            if (move instanceof Retreat(var kind, var to)) {
                if (s.pieces(province, kind) == 0) {
                    return new Refusal(
                            Said.of("refused.none-there", "@" + kind.plural(), "@" + province.word()), "MO-6.4");
                }
                String key = (s.neighbours(province) & to.bit()) == 0 ? "refused.not-neighbour" : "refused.not-open";
                return new Refusal(Said.of(key, "@" + to.word(), "@" + province.word()), "MO-6.4");
            }
            return Refusal.notOffered(move);
        }
    }

    /** MO-6.5: the attacker may move in. */
    record Occupying(Side seat, Province province) implements Asks<OnOccupy> {
        private static final List<OnOccupy> BOTH = List.of(new Occupy(), new Leave());

        @Override
        public Choices<OnOccupy> choices(State s) {
            return Choices.of(BOTH);
        }

        @Override
        public void answer(State s, OnOccupy chosen) {
            switch (chosen) {
                case Occupy() -> s.poolToBoard(seat, s.active(), province);
                case Leave() -> {}
            }
        }
    }
}
