package tabard.macht.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.macht.content.*;
import tabard.table.*;
import tabard.table.SheetGame.Verdict;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;
import tabard.table.text.Lines;

/** Chapter 6: playing a tile from the reserve, for what it does or for the recruits it shows. */
public final class Tiles {
    private Tiles() {}

    /** What a tile is played for. */
    sealed interface Use extends Move
            permits Influence.Strengthen, Influence.Topple, Rally, Redistribute, Sail, Enlist {
        void run(State s, Side side, Tile tile);

        /** The words for it, and what the position adds to them. */
        default @Nullable Said words(State s, Side side, Tile tile) {
            return null;
        }

        /** Whether all is done with it, so that it must not be told as done while a Serpent may undo it; else something is yet to be chosen. */
        default boolean whole(State s, Side side, Tile tile) {
            return false;
        }
    }

    @Rule("MO-6.6")
    record Rally() implements Use {
        @Override
        public void run(State s, Side side, Tile tile) {
            s.add(State.BONUS, side, marker(tile), 1);
        }

        @Override
        public Said words(State s, Side side, Tile tile) {
            return Said.of("rally", marker(tile));
        }

        @Override
        public boolean whole(State s, Side side, Tile tile) {
            return true;
        }

        private static Marker marker(Tile tile) {
            if (tile.effect() instanceof TileEffect.Bonus(var marker)) {
                return marker;
            }
            throw new IllegalStateException(tile + " is no bonus");
        }
    }

    @Rule("MO-6.7")
    record Redistribute() implements Use {
        @Override
        public void run(State s, Side side, Tile tile) {
            s.push(new Movement.First(side));
        }
    }

    @Rule("MO-6.8")
    record Sail() implements Use {
        @Override
        public void run(State s, Side side, Tile tile) {
            s.push(new Movement.Embarking(side));
        }
    }

    @Rule("MO-6.11")
    public record Enlist() implements Use {
        @Override
        public void run(State s, Side side, Tile tile) {
            if (tile.levies().size() == 1) {
                Kind.ALL.forEach(kind -> raise(s, side, tile, kind));
            } else if (s.stock(side, Kind.KNIGHT) > 0 && s.stock(side, Kind.MAGE) > 0) {
                s.push(new Enlisting(side, tile));
            } else {
                raise(s, side, tile, s.stock(side, Kind.KNIGHT) > 0 ? Kind.KNIGHT : Kind.MAGE);
            }
        }

        @Override
        public Said words(State s, Side side, Tile tile) {
            var sets = Force.enlisted(s, side, tile);
            return new Said(sets.size() == 1 ? "enlist" : "enlist-either", List.copyOf(sets));
        }

        @Override
        public boolean whole(State s, Side side, Tile tile) {
            return Force.enlisted(s, side, tile).size() == 1;
        }
    }

    @Rule("MO-6.11")
    public record Raise(Kind kind) implements Move {}

    /** The provinces it influences (MO-6.1, 6.9). */
    public static long reached(State s, Tile tile) {
        return switch (tile.effect()) {
            case TileEffect.Influence(var marker) -> s.marked(marker);
            case TileEffect.AnyInfluence() -> s.board().provinces();
            default -> 0;
        };
    }

    /** MO-4.D: whether the tile has a lawful use now. */
    static boolean usable(State s, Side side, Tile tile) {
        return mayEnlist(s, side, tile)
                || switch (tile.effect()) {
                    case TileEffect.Influence(var marker) -> Influence.usable(s, side, s.marked(marker));
                    case TileEffect.AnyInfluence _ ->
                        Influence.usable(s, side, s.board().provinces());
                    case TileEffect.Bonus _ -> true;
                    case TileEffect.Movement _ -> Movement.firsts(s, side) != 0;
                    case TileEffect.SeaMove _ -> Movement.harbours(s, side) != 0;
                    case TileEffect.Cancel _, TileEffect.Prize _ -> false;
                };
    }

    private static final long SHOWING_KNIGHTS = showing(Kind.KNIGHT);
    private static final long SHOWING_MAGES = showing(Kind.MAGE);

    /** The tiles with recruits of this kind. */
    private static long showing(Kind kind) {
        return Subset.all(Tile.ALL)
                .where(tile -> tile.levies().stream().anyMatch(levy -> levy.of(kind) > 0))
                .bits();
    }

    /** MO-6.11: at least one of the recruits shown must be in stock. */
    private static boolean mayEnlist(State s, Side side, Tile tile) {
        long tiles = (s.stock(side, Kind.KNIGHT) > 0 ? SHOWING_KNIGHTS : 0)
                | (s.stock(side, Kind.MAGE) > 0 ? SHOWING_MAGES : 0);
        return (tiles & tile.bit()) != 0;
    }

    /** The tile is laid down; what for? */
    public record Using(Side seat, Tile tile) implements Asks<Use> {
        @Override
        public Choices<Use> choices(State s) {
            var picks = new Picks<Use>(1);
            switch (tile.effect()) {
                case TileEffect.Influence _, TileEffect.AnyInfluence _ ->
                    Influence.addUses(s, seat, reached(s, tile), picks);
                case TileEffect.Bonus _ -> picks.add(new Rally());
                case TileEffect.Movement _ -> picks.addIf(Movement.firsts(s, seat) != 0, new Redistribute());
                case TileEffect.SeaMove _ -> picks.addIf(Movement.harbours(s, seat) != 0, new Sail());
                case TileEffect.Cancel _, TileEffect.Prize _ -> {}
            }
            return picks.addIf(mayEnlist(s, seat, tile), new Enlist());
        }

        @Override
        public void answer(State s, Use chosen) {
            s.reserveToDiscards(seat, tile);
            s.add(State.CUBES, -1);
            Serpent.unlessCancelled(s, seat.foe(), new Effect(seat, tile, chosen));
        }

        @Override
        public Refusal refused(State s, Use move) {
            return switch (move) {
                case Influence.Strengthen(var province) -> Influence.notStrengthened(s, seat, tile, province);
                case Influence.Topple(var province) -> Influence.notToppled(s, seat, tile, province);
                case Enlist() when !tile.levies().isEmpty() -> Refusal.of("MO-6.11", "refused.stock-empty");
                case Redistribute() when tile == Tile.MOVEMENT -> Refusal.of("MO-6.7", "refused.no-pair");
                case Sail() when tile == Tile.SEA -> Refusal.of("MO-6.8", "refused.no-harbour");
                default -> Refusal.of(tile.clause(), "refused.other-use", tile);
            };
        }

        /** Provinces out of reach; enemy ones that stand too firm; an empty pool; what the tile does where it can do nothing. */
        @Override
        public List<Barred<Move>> barred(State s) {
            boolean influences = reached(s, tile) != 0;
            var uses = new Picks<Use>(3)
                    .each(Province.ALL, influences ? s.held(seat.foe()) : 0, Influence.Topple::new)
                    .each(Province.ALL, influences ? s.open(seat) : 0, Influence.Strengthen::new)
                    .addIf(tile == Tile.MOVEMENT, new Redistribute())
                    .addIf(tile == Tile.SEA, new Sail())
                    .addIf(!tile.levies().isEmpty(), new Enlist());
            return Barred.others(choices(s), uses.all());
        }

        /** MO-6.3: attack against defence. */
        @Override
        public @Nullable Verdict verdict(State s, Use move) {
            return move instanceof Influence.Topple(var province) ? Sums.topple(s, seat, province) : null;
        }

        @Override
        public @Nullable Said words(State s, Use use) {
            return use.words(s, seat, tile);
        }

        /** While the other may cancel it, it is told as what one means to do. */
        @Override
        public @Nullable Said told(State s, Use use) {
            return Serpent.answers(s, seat.foe(), tile, s.cubes() - 1) ? planned(s, use) : done(s, use);
        }

        @Nullable
        Said planned(State s, Use use) {
            var words = words(s, use);
            return words == null || !use.whole(s, seat, tile)
                    ? done(s, use)
                    : told(new Said(words.key() + "-planned", words.args()), use);
        }

        @Nullable
        Said done(State s, Use use) {
            var words = words(s, use);
            return words == null ? null : told(words, use);
        }

        @Override
        public Said detail(State s) {
            return tile.tip();
        }

        @Override
        public String clause(State s) {
            return tile.clause();
        }

        @Override
        public void possible(State s) {
            Turn.timeLeft(s);
            if (s.reserve(seat, tile) == 0) {
                throw Turn.notPlayable(s, seat, tile);
            }
        }
    }

    /** The tile does what it was played for. */
    record Effect(Side side, Tile tile, Use use) implements Serpent.Pending {
        @Override
        public void run(State s) {
            use.run(s, side, tile);
        }

        @Override
        public Said planned(State s, Side by) {
            var told = new Using(by, tile).planned(s, use);
            if (told != null) {
                return told;
            }
            var args = Move.LINES.args((Record) use);
            args.addFirst("@" + by.word());
            return new Said("log." + Lines.word(use.getClass()), args);
        }

        @Override
        public @Nullable Said done(State s) {
            return use.whole(s, side, tile) ? new Using(side, tile).done(s, use) : null;
        }

        @Override
        public boolean inTurnOf(Side turn) {
            return turn == side;
        }

        /** A tile does only what it could have been played for. */
        @Override
        public void possible(State s) {
            var using = new Using(side, tile);
            if (!using.choices(s).admits(use)) {
                throw using.refusal(s, use);
            }
        }
    }

    private static void raise(State s, Side side, Tile tile, Kind kind) {
        tile.levies().forEach(levy -> s.stockToPool(side, kind, levy.of(kind)));
    }

    /** Knights or mages? Chosen once the tile can no longer be cancelled (MO-6.10). */
    record Enlisting(Side seat, Tile tile) implements Asks<Raise> {
        Enlisting {
            Refusal.unless(tile.levies().size() > 1, "MO-6.11", "refused.no-levies", tile);
        }

        @Override
        public void answer(State s, Raise chosen) {
            raise(s, seat, tile, chosen.kind);
        }

        @Override
        public Said words(State s, Raise move) {
            return Said.of("raise", Force.raised(s, seat, tile, move.kind));
        }

        @Override
        public Said detail(State s) {
            return tile.tip();
        }

        @Override
        public void possible(State s) {
            require(s.stock(seat, Kind.KNIGHT) > 0 && s.stock(seat, Kind.MAGE) > 0, "MO-6.11");
        }
    }
}
