package tabard.macht.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.macht.content.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 4: a turn of one or two actions. */
public final class Turn {
    private Turn() {}

    /** What may be done with an action. */
    public sealed interface OnTurn extends Move {}

    /** What may be done after a tile was played. */
    public sealed interface OnTiles extends Move {}

    @Rule("MO-4.A")
    public record Take(Tile tile) implements OnTurn {}

    @Rule("MO-4.B")
    public record Place(Province province) implements OnTurn {}

    @Rule("MO-4.C")
    record Recruit() implements OnTurn {}

    @Rule("MO-4.D")
    public record Play(Tile tile) implements OnTurn, OnTiles {}

    @Rule("MO-4.D")
    record Stop() implements OnTiles {}

    /** The side has so many actions left in its turn. */
    @Rule("MO-3.5")
    public record Acting(Side seat, int actions) implements Asks<OnTurn>, Frame.Detailed {
        public Acting {
            int most = Content.NUMBERS.actionsPerTurn();
            if (actions < 1 || actions > most) { // made so often that nothing is packed for a refusal
                throw Refusal.of("MO-3.5", "refused.actions", actions, most);
            }
        }

        @Override
        public Choices<OnTurn> choices(State s) {
            return new Picks<OnTurn>(1)
                    .add(new Recruit()) // MO-4.E: always possible, so it is what a clock takes
                    .each(Tile.ALL, s.displayed(), Take::new) // MO-4.F
                    .each(Province.ALL, placeable(s, seat), Place::new)
                    .each(Tile.ALL, playable(s, seat), Play::new);
        }

        @Override
        public void answer(State s, OnTurn chosen) {
            s.push(new Next(seat, actions - 1));
            switch (chosen) {
                case Take(var tile) -> {
                    if (tile.lightning()) {
                        Auction.open(s, seat, tile);
                    } else {
                        s.displayToReserve(seat, tile);
                    }
                }
                case Place(var province) -> s.poolToBoard(seat, s.active(), province);
                case Recruit() -> {
                    s.add(State.CUBES, -1);
                    s.stockToPool(seat, s.passive(), recruits(s));
                    s.set(State.RECRUITED, true);
                }
                case Play(var tile) -> play(s, seat, tile);
            }
        }

        @Override
        public Refusal refused(State s, OnTurn move) {
            return switch (move) {
                case Take(var tile) -> Refusal.of("MO-4.F", "refused.not-displayed", tile);
                case Place(var province) -> notPlaceable(s, seat, province);
                case Play(var tile) -> notPlayable(s, seat, tile);
                case Recruit() -> Refusal.notOffered(move);
            };
        }

        /** Own provinces that are full; with nobody to place, all that are open. */
        @Override
        public List<Barred<Move>> barred(State s) {
            long closed = s.pool(seat, s.active()) == 0 ? s.open(seat) : s.held(seat) & ~placeable(s, seat);
            List<Barred<Move>> barred = Barred.each(Province.in(closed), Place::new);
            barred.addAll(unplayable(s, seat));
            return barred;
        }

        @Override
        public @Nullable Said words(State s, OnTurn move) {
            return switch (move) {
                case Recruit() -> {
                    int recruits = Math.min(recruits(s), s.stock(seat, s.passive()));
                    yield recruits == 0
                            ? Said.of("recruit-nobody", "@" + s.passive().plural())
                            : Said.of("recruit", Force.of(s.passive(), recruits));
                }
                case Take(var tile) when tile.lightning() -> Said.of("auction");
                case Place _ -> Said.of("place", s.active());
                case Take _, Play _ -> null;
            };
        }

        /** A lightning tile is not kept: it is auctioned. */
        @Override
        public String clause(State s, OnTurn move) {
            return move instanceof Take(var tile) && tile.lightning() ? "MO-4.A1" : move.rule();
        }

        @Override
        public void possible(State s) {
            timeLeft(s);
        }

        /** It is the turn: nothing of the turn lies below it. */
        @Override
        public boolean inTurnOf(Side side) {
            return false;
        }
    }

    static void timeLeft(State s) {
        Refusal.unless(s.cubes() > 0, "MO-7.1", "refused.no-time");
    }

    /** MO-4.B: where an active piece may be placed now. */
    private static long placeable(State s, Side side) {
        if (s.pool(side, s.active()) == 0) {
            return 0;
        }
        int most = Content.NUMBERS.placeAllowedIfPiecesInProvinceAtMost();
        var full = Province.in(s.held(side)).where(province -> s.pieces(province) > most);
        return s.open(side) & ~full.bits();
    }

    private static Refusal notPlaceable(State s, Side side, Province province) {
        if (s.pool(side, s.active()) == 0) {
            return Refusal.of("MO-4.B", "refused.pool-empty", "@" + s.active().plural());
        }
        if (!s.board().has(province)) {
            return Refusal.of("MO-4.B", "refused.other-map", province);
        }
        return s.holds(side.foe(), province)
                ? Refusal.of("MO-4.B", "refused.held", province, side.foe())
                : Refusal.of("MO-4.B", "refused.full", province, s.pieces(province));
    }

    static Refusal notPlayable(State s, Side side, Tile tile) {
        String key = s.reserve(side, tile) == 0 ? "refused.not-in-reserve" : "refused.no-use";
        return Refusal.of("MO-4.D", key, tile);
    }

    /** MO-4.C: how many pieces the next Recruit brings, stock permitting. */
    private static int recruits(State s) {
        return s.is(State.RECRUITED) ? Content.NUMBERS.recruitLater() : Content.NUMBERS.recruitFirstInCycle();
    }

    private static long playable(State s, Side side) {
        return Tile.in(s.reserve(side))
                .where(tile -> Tiles.usable(s, side, tile))
                .bits();
    }

    /** Tiles in the reserve without a lawful use now. */
    private static List<Barred<Move>> unplayable(State s, Side side) {
        return Barred.each(Tile.in(s.reserve(side) & ~playable(s, side)), Play::new);
    }

    private static void play(State s, Side side, Tile tile) {
        s.push(new More(side));
        s.push(new Tiles.Using(side, tile));
    }

    /** The turn goes on, or passes to the other side; MO-7.1: not once the last cube is gone. */
    record Next(Side side, int actions) implements Runs {
        @Override
        public void run(State s) {
            if (s.cubes() > 0) {
                s.push(
                        actions > 0
                                ? new Acting(side, actions)
                                : new Acting(side.foe(), Content.NUMBERS.actionsPerTurn()));
            }
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return above instanceof Due due && due.inTurnOf(side);
        }
    }

    /** MO-4.D: after a tile, perhaps another. */
    record More(Side side) implements Runs {
        @Override
        public void run(State s) {
            if (s.cubes() > 0 && Tile.in(s.reserve(side)).any(tile -> Tiles.usable(s, side, tile))) { // MO-7.1
                s.push(new Another(side));
            }
        }

        @Override
        public boolean inTurnOf(Side turn) {
            return turn == side;
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return above instanceof Due due && due.inTurnOf(side) && !(above instanceof Another);
        }
    }

    record Another(Side seat) implements Asks<OnTiles> {
        @Override
        public Choices<OnTiles> choices(State s) {
            return new Picks<OnTiles>(1).add(new Stop()).each(Tile.ALL, playable(s, seat), Play::new);
        }

        @Override
        public void answer(State s, OnTiles chosen) {
            switch (chosen) {
                case Stop() -> {}
                case Play(var tile) -> play(s, seat, tile);
            }
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Play(var tile) ? notPlayable(s, seat, tile) : Refusal.notOffered(move);
        }

        @Override
        public List<Barred<Move>> barred(State s) {
            return unplayable(s, seat);
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.another", s.cubes());
        }

        @Override
        public void possible(State s) {
            timeLeft(s);
        }
    }
}
