package tabard.macht.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.macht.content.*;
import tabard.macht.rules.State.Asks;
import tabard.macht.rules.State.Due;
import tabard.macht.rules.State.Runs;
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
    public record Take(Tile tile) implements OnTurn {
        static final List<Take> EACH = Moves.each(Tile.ALL, Take::new);
    }

    @Rule("MO-4.B")
    public record Place(Province province) implements OnTurn {
        static final List<Place> EACH = Moves.each(Province.ALL, Place::new);
    }

    @Rule("MO-4.C")
    record Recruit() implements OnTurn {
        static final Recruit IT = new Recruit();
    }

    @Rule("MO-4.D")
    public record Play(Tile tile) implements OnTurn, OnTiles {
        static final List<Play> EACH = Moves.each(Tile.ALL, Play::new);
    }

    @Rule("MO-4.D")
    record Stop() implements OnTiles {
        static final Stop IT = new Stop();
    }

    /** The side has so many actions left in its turn. */
    public record Acting(Side seat, int actions) implements Asks<OnTurn> {
        public Acting {
            if (actions < 1 || actions > Content.NUMBERS.actionsPerTurn()) {
                throw new Refusal(Said.of("refused.actions", actions, Content.NUMBERS.actionsPerTurn()), "MO-3.5");
            }
        }

        @Override
        public Choices<OnTurn> choices(State s) {
            return new Picks<OnTurn>(24)
                    .add(Recruit.IT) // MO-4.E: always possible, so it is what a clock takes
                    .each(Take.EACH, s.displayed()) // MO-4.F
                    .each(Place.EACH, placeable(s, seat))
                    .each(Play.EACH, playable(s, seat));
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
                    s.spendCube();
                    s.stockToPool(seat, s.passive(), recruits(s));
                    s.set(State.RECRUITED, true);
                }
                case Play(var tile) -> play(s, seat, tile);
            }
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return switch (move) {
                case Take(var tile) -> new Refusal(Said.of("refused.not-displayed", tile), "MO-4.F");
                case Place(var province) -> notPlaceable(s, seat, province);
                case Play(var tile) -> notPlayable(s, seat, tile);
                default -> Refusal.notOffered(move);
            };
        }

        /** Own provinces that are full; with nobody to place, all that are open. */
        @Override
        public List<Barred<Move>> barred(State s) {
            long closed = s.pool(seat, s.active()) == 0 ? s.open(seat) : s.held(seat) & ~placeable(s, seat);
            var barred = new ArrayList<Barred<Move>>();
            for (var province : Province.in(closed)) {
                barred.add(Barred.of(Place.EACH.get(province.ordinal())));
            }
            barred.addAll(unplayable(s, seat));
            return barred;
        }

        @Override
        public @Nullable Said words(State s, OnTurn move) {
            return switch (move) {
                case Recruit() ->
                    Said.of("recruit", Force.of(s.passive(), Math.min(recruits(s), s.stock(seat, s.passive()))));
                case Take(var tile) when tile.lightning() -> Said.of("auction");
                case Place _ -> Said.of("place", s.active());
                case Take _, Play _ -> null;
            };
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.acting", actions);
        }

        @Override
        public String clause(State s) {
            return "MO-3.5";
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
        if (s.cubes() == 0) {
            throw new Refusal(Said.of("refused.no-time"), "MO-7.1");
        }
    }

    /** MO-4.B: where an active piece may be placed now. */
    private static long placeable(State s, Side side) {
        if (s.pool(side, s.active()) == 0) {
            return 0;
        }
        long open = s.open(side);
        for (var province : Province.in(s.held(side))) {
            if (s.pieces(province) > Content.NUMBERS.placeAllowedIfPiecesInProvinceAtMost()) {
                open &= ~province.bit();
            }
        }
        return open;
    }

    private static Refusal notPlaceable(State s, Side side, Province province) {
        Said why;
        if (s.pool(side, s.active()) == 0) {
            why = Said.of("refused.pool-empty", "@" + s.active().plural());
        } else if (!s.board().has(province)) {
            why = Said.of("refused.other-map", province);
        } else if (s.holds(side.foe(), province)) {
            why = Said.of("refused.held", province, side.foe());
        } else {
            why = Said.of("refused.full", province, s.pieces(province));
        }
        return new Refusal(why, "MO-4.B");
    }

    static Refusal notPlayable(State s, Side side, Tile tile) {
        String key = s.reserve(side, tile) == 0 ? "refused.not-in-reserve" : "refused.no-use";
        return new Refusal(Said.of(key, tile), "MO-4.D");
    }

    /** MO-4.C: how many pieces the next Recruit brings, stock permitting. */
    private static int recruits(State s) {
        return s.is(State.RECRUITED) ? Content.NUMBERS.recruitLater() : Content.NUMBERS.recruitFirstInCycle();
    }

    private static long playable(State s, Side side) {
        long playable = 0;
        for (var tile : Tile.in(s.reserve(side))) {
            playable |= Tiles.usable(s, side, tile) ? tile.bit() : 0;
        }
        return playable;
    }

    /** Tiles in the reserve without a lawful use now. */
    private static List<Barred<Move>> unplayable(State s, Side side) {
        var barred = new ArrayList<Barred<Move>>();
        for (var tile : Tile.in(s.reserve(side) & ~playable(s, side))) {
            barred.add(Barred.of(Play.EACH.get(tile.ordinal())));
        }
        return barred;
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
            if (s.cubes() == 0) {
                return; // MO-7.1
            }
            for (var tile : Tile.in(s.reserve(side))) {
                if (Tiles.usable(s, side, tile)) {
                    s.push(new Another(side));
                    return;
                }
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
            return new Picks<OnTiles>(8).add(Stop.IT).each(Play.EACH, playable(s, seat));
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
