package tabard.macht;

import java.util.ArrayList;
import java.util.List;
import tabard.macht.State.Asks;
import tabard.macht.State.Runs;
import tabard.table.Choices;
import tabard.table.Moves;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Chapter 4: a turn of one or two actions. */
final class Turn {
    private Turn() {}

    /** What may be done with an action. */
    sealed interface OnTurn extends Move {}

    /** What may be done after a tile was played. */
    sealed interface OnTiles extends Move {}

    @Rule("MO-4.A")
    record Take(Tile tile) implements OnTurn {
        static final List<Take> EACH = Moves.each(Tile.ALL, Take::new);
    }

    @Rule("MO-4.B")
    record Place(Province province) implements OnTurn {
        static final List<Place> EACH = Moves.each(Province.ALL, Place::new);
    }

    @Rule("MO-4.C")
    record Recruit() implements OnTurn {
        static final Recruit IT = new Recruit();
    }

    @Rule("MO-4.D")
    record Play(Tile tile) implements OnTurn, OnTiles {
        static final List<Play> EACH = Moves.each(Tile.ALL, Play::new);
    }

    @Rule("MO-4.D")
    record Stop() implements OnTiles {
        static final Stop IT = new Stop();
    }

    /** The side has so many actions left in its turn. */
    record Acting(Side seat, int actions) implements Asks<OnTurn> {
        Acting {
            if (actions < 1 || actions > Content.NUMBERS.actionsPerTurn()) {
                throw new Refusal(Said.of("refused.actions", actions, Content.NUMBERS.actionsPerTurn()), "MO-3.5");
            }
        }

        @Override
        public Choices<OnTurn> choices(State s) {
            var out = new ArrayList<OnTurn>(24);
            out.add(Recruit.IT); // MO-4.E: always possible, so it is what a clock takes
            Moves.add(out, Take.EACH, s.displayed()); // MO-4.F
            Moves.add(out, Place.EACH, placeable(s, seat));
            addPlayable(s, seat, out);
            return Choices.of(out);
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
                    s.set(State.RECRUITED, 1);
                }
                case Play(var tile) -> play(s, seat, tile);
            }
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return switch (move) {
                case Take(var tile) -> new Refusal(Said.of("refused.not-displayed", "@" + tile.word()), "MO-4.F");
                case Place(var province) -> notPlaceable(s, seat, province);
                case Play(var tile) -> notPlayable(s, seat, tile);
                default -> Refusal.notOffered(move);
            };
        }
    }

    /** MO-4.B: where an active piece may be placed now. */
    static int placeable(State s, Side side) {
        if (s.pool(side, s.active()) == 0) {
            return 0;
        }
        int open = s.open(side);
        for (int rest = s.held(side); rest != 0; rest &= rest - 1) {
            var province = Province.first(rest);
            if (s.pieces(province) > Content.NUMBERS.placeAllowedIfPiecesInProvinceAtMost()) {
                open &= ~province.bit();
            }
        }
        return open;
    }

    static Refusal notPlaceable(State s, Side side, Province province) {
        Said why;
        if (s.pool(side, s.active()) == 0) {
            why = Said.of("refused.pool-empty", "@" + s.active().plural());
        } else if (!s.board().has(province)) {
            why = Said.of("refused.other-map", "@" + province.word());
        } else if (s.holds(side.foe(), province)) {
            why = Said.of(
                    "refused.held", "@" + province.word(), "@" + side.foe().word());
        } else {
            why = Said.of("refused.full", "@" + province.word(), s.pieces(province));
        }
        return new Refusal(why, "MO-4.B");
    }

    static Refusal notPlayable(State s, Side side, Tile tile) {
        String key = s.reserve(side, tile) == 0 ? "refused.not-in-reserve" : "refused.no-use";
        return new Refusal(Said.of(key, "@" + tile.word()), "MO-4.D");
    }

    /** MO-4.C: how many pieces the next Recruit brings, stock permitting. */
    static int recruits(State s) {
        return s.count(State.RECRUITED) == 0 ? Content.NUMBERS.recruitFirstInCycle() : Content.NUMBERS.recruitLater();
    }

    private static void addPlayable(State s, Side side, List<? super Play> out) {
        for (int rest = s.reserve(side); rest != 0; rest &= rest - 1) {
            var tile = Tile.first(rest);
            if (Tiles.usable(s, side, tile)) {
                out.add(Play.EACH.get(tile.ordinal()));
            }
        }
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
    }

    /** MO-4.D: after a tile, perhaps another. */
    record More(Side side) implements Runs {
        @Override
        public void run(State s) {
            if (s.cubes() == 0) {
                return; // MO-7.1
            }
            for (int rest = s.reserve(side); rest != 0; rest &= rest - 1) {
                if (Tiles.usable(s, side, Tile.first(rest))) {
                    s.push(new Another(side));
                    return;
                }
            }
        }
    }

    record Another(Side seat) implements Asks<OnTiles> {
        @Override
        public Choices<OnTiles> choices(State s) {
            var out = new ArrayList<OnTiles>(8);
            out.add(Stop.IT);
            addPlayable(s, seat, out);
            return Choices.of(out);
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
    }
}
