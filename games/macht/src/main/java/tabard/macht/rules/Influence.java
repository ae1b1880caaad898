package tabard.macht.rules;

import org.jspecify.annotations.Nullable;
import tabard.macht.content.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** MO-6.1 to 6.5: strengthening a province, or toppling one. */
public final class Influence {
    private Influence() {}

    @Rule("MO-6.2")
    public record Strengthen(Province province) implements Tiles.Use {
        @Override
        public void run(State s, Side side, Tile tile) {
            if (s.pool(side, Kind.KNIGHT) > 0 && s.pool(side, Kind.MAGE) > 0) {
                s.push(new Strengthening(side, province));
            } else {
                s.poolToBoard(side, only(s, side), province);
            }
        }

        /** The piece is told where the pool leaves no choice. */
        @Override
        public @Nullable Said words(State s, Side side, Tile tile) {
            boolean free = s.pool(side, Kind.KNIGHT) > 0 && s.pool(side, Kind.MAGE) > 0;
            return free ? null : Said.of("with", only(s, side));
        }

        @Override
        public boolean whole(State s, Side side, Tile tile) {
            return words(s, side, tile) != null;
        }

        private static Kind only(State s, Side side) {
            return s.pool(side, Kind.KNIGHT) > 0 ? Kind.KNIGHT : Kind.MAGE;
        }
    }

    @Rule("MO-6.3")
    public record Topple(Province province) implements Tiles.Use {
        @Override
        public void run(State s, Side side, Tile tile) {
            if (s.pool(side, s.active()) > 0) {
                s.push(new Occupying(side, province));
            }
            if (refuges(s, side.foe(), province) != 0) {
                s.push(new Retreating(side.foe(), province));
            } else {
                perish(s, side.foe(), province);
            }
        }

        @Override
        public Said words(State s, Side side, Tile tile) {
            int attack = attack(s, side, province);
            int defence = defence(s, side.foe(), province);
            return refuges(s, side.foe(), province) != 0
                    ? Said.of("topple", province, attack, defence)
                    : Said.of("topple-trapped", province, attack, defence, Force.of(s, province));
        }

        @Override
        public boolean whole(State s, Side side, Tile tile) {
            return true;
        }
    }

    /** Which piece strengthens. */
    @Rule("MO-6.2")
    public record With(Kind kind) implements Move {}

    sealed interface OnRetreat extends Move {}

    @Rule("MO-6.4")
    public record Retreat(Kind kind, Province to) implements OnRetreat {}

    @Rule("MO-6.4")
    record Perish() implements OnRetreat {}

    sealed interface OnOccupy extends Move {}

    @Rule("MO-6.5")
    public record Occupy() implements OnOccupy {}

    @Rule("MO-6.5")
    record Leave() implements OnOccupy {}

    /** Whether any of these provinces can be strengthened or toppled. */
    static boolean usable(State s, Side side, long provinces) {
        return (provinces & strengthenable(s, side)) != 0
                || Province.in(provinces & s.held(side.foe())).any(province -> toppled(s, side, province));
    }

    static void addUses(State s, Side side, long provinces, Picks<Tiles.Use> out) {
        var weak = Province.in(provinces & s.held(side.foe())).where(province -> toppled(s, side, province));
        out.each(Province.ALL, provinces & strengthenable(s, side), Strengthen::new)
                .each(weak, Topple::new);
    }

    /** MO-6.2 */
    private static long strengthenable(State s, Side side) {
        return s.pool(side) > 0 ? s.open(side) : 0;
    }

    /** MO-6.3 */
    public static boolean toppled(State s, Side side, Province province) {
        return attack(s, side, province) > defence(s, side.foe(), province);
    }

    public static int attack(State s, Side side, Province province) {
        return s.activeIn(side, s.neighbours(province)) + s.bonus(side, s.marker(province));
    }

    public static int defence(State s, Side side, Province province) {
        return s.pieces(province) + s.activeIn(side, s.neighbours(province)) + s.bonus(side, s.marker(province));
    }

    static Refusal notStrengthened(State s, Side side, Tile tile, Province province) {
        if (s.pool(side) == 0) {
            return Refusal.of("MO-6.2", "refused.pool-bare");
        }
        return reaches(s, tile, province)
                ? Refusal.of("MO-6.2", "refused.held", province, side.foe())
                : notReached(s, tile, province);
    }

    static Refusal notToppled(State s, Side side, Tile tile, Province province) {
        if (!reaches(s, tile, province)) {
            return notReached(s, tile, province);
        }
        if (!s.holds(side.foe(), province)) {
            return Refusal.of("MO-6.3", "refused.not-enemy", province);
        }
        int attack = attack(s, side, province);
        return Refusal.of("MO-6.3", "refused.too-weak", attack, defence(s, side.foe(), province));
    }

    private static boolean reaches(State s, Tile tile, Province province) {
        return s.board().has(province) && tile.influences(s.marker(province));
    }

    private static Refusal notReached(State s, Tile tile, Province province) {
        return s.board().has(province)
                ? Refusal.of("MO-6.1", "refused.wrong-marker", province, s.marker(province), tile)
                : Refusal.of("MO-6.1", "refused.other-map", province);
    }

    /** A knight or a mage? */
    record Strengthening(Side seat, Province province) implements Asks<With> {
        @Override
        public void answer(State s, With chosen) {
            s.poolToBoard(seat, chosen.kind, province);
        }

        @Override
        public Said label(State s, With move) {
            return Said.of("do.with", move.kind);
        }

        @Override
        public void possible(State s) {
            boolean both = s.pool(seat, Kind.KNIGHT) > 0 && s.pool(seat, Kind.MAGE) > 0;
            require(both && Province.in(s.open(seat)).has(province), "MO-6.2");
        }
    }

    /** MO-6.4: where one piece may flee to. */
    private static long refuges(State s, Side side, Province province) {
        return s.neighbours(province) & s.open(side);
    }

    private static void perish(State s, Side side, Province province) {
        Kind.ALL.forEach(kind -> s.boardToStock(side, kind, province, s.pieces(province, kind)));
    }

    /** MO-6.4: one piece may flee to a neighbour. */
    record Retreating(Side seat, Province province) implements Asks<OnRetreat> {
        @Override
        public Choices<OnRetreat> choices(State s) {
            var picks = new Picks<OnRetreat>(8);
            for (var kind : Kind.ALL) {
                if (s.pieces(province, kind) > 0) { // a clock saves a piece rather than none
                    picks.each(Province.ALL, refuges(s, seat, province), to -> new Retreat(kind, to));
                }
            }
            return picks.add(new Perish());
        }

        @Override
        public void answer(State s, OnRetreat chosen) {
            switch (chosen) {
                case Perish() -> {}
                case Retreat(var kind, var to) -> s.march(seat, kind, province, to, 1);
            }
            perish(s, seat, province);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            if (move instanceof Retreat(var kind, var to)) {
                if (s.pieces(province, kind) == 0) {
                    return Refusal.of("MO-6.4", "refused.none-there", "@" + kind.plural(), province);
                }
                boolean near = Province.in(s.neighbours(province)).has(to);
                return Refusal.of("MO-6.4", near ? "refused.not-open" : "refused.not-neighbour", to, province);
            }
            return Refusal.notOffered(move);
        }

        @Override
        public @Nullable Said words(State s, OnRetreat move) {
            if (!(move instanceof Retreat(var kind, var _))) {
                return Said.of("perish", Force.of(s, province));
            }
            int knights = s.pieces(province, Kind.KNIGHT) - (kind == Kind.KNIGHT ? 1 : 0);
            int mages = s.pieces(province, Kind.MAGE) - (kind == Kind.MAGE ? 1 : 0);
            return knights + mages == 0 ? null : Said.of("retreat-losing", kind, Force.of(knights, mages));
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.retreating", Force.of(s, province), province);
        }

        @Override
        public boolean inTurnOf(Side side) {
            return side == seat.foe();
        }

        @Override
        public void possible(State s) {
            require(s.holds(seat, province) && refuges(s, seat, province) != 0, "MO-6.4");
        }
    }

    /** MO-6.5: the attacker may move in. */
    record Occupying(Side seat, Province province) implements Asks<OnOccupy> {
        @Override
        public void answer(State s, OnOccupy chosen) {
            switch (chosen) {
                case Occupy() -> s.poolToBoard(seat, s.active(), province);
                case Leave() -> {}
            }
        }

        @Override
        public @Nullable Said words(State s, OnOccupy move) {
            return move instanceof Occupy ? Said.of("occupy", s.active()) : null;
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return above.equals(new Retreating(seat.foe(), province));
        }

        @Override
        public void possible(State s) {
            require(s.pieces(province) == 0, "MO-6.5");
        }

        @Override
        public void sensible(State s) {
            require(s.pool(seat, s.active()) > 0, "MO-6.5");
        }
    }
}
