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

/** Chapter 6: playing a tile from the reserve, for what it does or for the recruits it shows. */
final class Tiles {
    private Tiles() {}

    /** What a tile is played for. */
    sealed interface Use extends Move
            permits Influence.Strengthen, Influence.Topple, Rally, Redistribute, Sail, Enlist {}

    @Rule("MO-6.6")
    record Rally() implements Use {
        static final Rally IT = new Rally();
    }

    @Rule("MO-6.7")
    record Redistribute() implements Use {
        static final Redistribute IT = new Redistribute();
    }

    @Rule("MO-6.8")
    record Sail() implements Use {
        static final Sail IT = new Sail();
    }

    @Rule("MO-6.11")
    record Enlist() implements Use {
        static final Enlist IT = new Enlist();
    }

    @Rule("MO-6.11")
    record Raise(Kind kind) implements Move {
        static final List<Raise> EACH = Moves.each(Kind.ALL, Raise::new);
    }

    /** MO-4.D: whether the tile has a lawful use now. */
    static boolean usable(State s, Side side, Tile tile) {
        if (mayEnlist(s, side, tile)) {
            return true;
        }
        return switch (tile) {
            case INFLUENCE_CASTLE, INFLUENCE_ARMOUR, INFLUENCE_TENT, INFLUENCE_KEYS ->
                Influence.usable(s, side, s.marked(tile.marker()));
            case MERLIN -> Influence.usable(s, side, s.board().provinces());
            case BONUS_CASTLE, BONUS_ARMOUR, BONUS_TENT, BONUS_KEYS -> true;
            case MOVEMENT -> Movement.firsts(s, side) != 0;
            case SEA -> SeaMove.harbours(s, side) != 0;
            case SERPENT, VICTORY_POINT, REBELLION, CHANGE_MARKER -> false;
        };
    }

    private static final int SHOWING_KNIGHTS = showing(Kind.KNIGHT);
    private static final int SHOWING_MAGES = showing(Kind.MAGE);

    /** The tiles with recruits of this kind. */
    private static int showing(Kind kind) {
        int tiles = 0;
        for (var tile : Tile.ALL) {
            for (var levy : tile.levies()) {
                tiles |= levy.of(kind) > 0 ? tile.bit() : 0;
            }
        }
        return tiles;
    }

    /** MO-6.11: at least one of the recruits shown must be in stock. */
    static boolean mayEnlist(State s, Side side, Tile tile) {
        int tiles = (s.stock(side, Kind.KNIGHT) > 0 ? SHOWING_KNIGHTS : 0)
                | (s.stock(side, Kind.MAGE) > 0 ? SHOWING_MAGES : 0);
        return (tiles & tile.bit()) != 0;
    }

    /** The tile is laid down; what for? */
    record Using(Side seat, Tile tile) implements Asks<Use> {
        @Override
        public Choices<Use> choices(State s) {
            var out = new ArrayList<Use>();
            switch (tile) {
                case INFLUENCE_CASTLE, INFLUENCE_ARMOUR, INFLUENCE_TENT, INFLUENCE_KEYS ->
                    Influence.addUses(s, seat, s.marked(tile.marker()), out);
                case MERLIN -> Influence.addUses(s, seat, s.board().provinces(), out);
                case BONUS_CASTLE, BONUS_ARMOUR, BONUS_TENT, BONUS_KEYS -> out.add(Rally.IT);
                case MOVEMENT -> {
                    if (Movement.firsts(s, seat) != 0) {
                        out.add(Redistribute.IT);
                    }
                }
                case SEA -> {
                    if (SeaMove.harbours(s, seat) != 0) {
                        out.add(Sail.IT);
                    }
                }
                case SERPENT, VICTORY_POINT, REBELLION, CHANGE_MARKER -> {}
            }
            if (mayEnlist(s, seat, tile)) {
                out.add(Enlist.IT);
            }
            return Choices.of(out);
        }

        @Override
        public void answer(State s, Use chosen) {
            s.reserveToDiscards(seat, tile);
            s.spendCube();
            Serpent.unlessCancelled(s, seat.foe(), tile, new Effect(seat, tile, chosen));
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return switch (move) {
                case Influence.Strengthen(var province) -> Influence.notStrengthened(s, seat, tile, province);
                case Influence.Topple(var province) -> Influence.notToppled(s, seat, tile, province);
                case Enlist() when !tile.levies().isEmpty() -> new Refusal(Said.of("refused.stock-empty"), "MO-6.11");
                default -> Refusal.notOffered(move);
            };
        }
    }

    /** The tile does what it was played for. */
    record Effect(Side side, Tile tile, Use use) implements Runs {
        @Override
        public void run(State s) {
            switch (use) {
                case Influence.Strengthen(var province) -> Influence.strengthen(s, side, province);
                case Influence.Topple(var province) -> Influence.topple(s, side, province);
                case Rally() -> s.addBonus(side, tile.marker());
                case Redistribute() -> s.push(new Movement.First(side));
                case Sail() -> s.push(new SeaMove.Embarking(side));
                case Enlist() -> enlist(s, side, tile);
            }
        }
    }

    private static void enlist(State s, Side side, Tile tile) {
        if (tile.levies().size() == 1) {
            for (var kind : Kind.ALL) {
                s.stockToPool(side, kind, tile.levies().getFirst().of(kind));
            }
        } else if (s.stock(side, Kind.KNIGHT) > 0 && s.stock(side, Kind.MAGE) > 0) {
            s.push(new Enlisting(side, tile));
        } else {
            raise(s, side, tile, s.stock(side, Kind.KNIGHT) > 0 ? Kind.KNIGHT : Kind.MAGE);
        }
    }

    private static void raise(State s, Side side, Tile tile, Kind kind) {
        for (var levy : tile.levies()) {
            s.stockToPool(side, kind, levy.of(kind));
        }
    }

    /** Knights or mages? Chosen once the tile can no longer be cancelled (MO-6.10). */
    record Enlisting(Side seat, Tile tile) implements Asks<Raise> {
        Enlisting {
            if (tile.levies().size() < 2) {
                throw new Refusal(Said.of("refused.no-levies", "@" + tile.word()), "MO-6.11");
            }
        }

        @Override
        public Choices<Raise> choices(State s) {
            return Choices.of(Raise.EACH);
        }

        @Override
        public void answer(State s, Raise chosen) {
            raise(s, seat, tile, chosen.kind);
        }
    }
}
