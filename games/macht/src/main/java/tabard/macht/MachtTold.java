package tabard.macht;

import org.jspecify.annotations.Nullable;
import tabard.macht.Tiles.Use;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Step;
import tabard.table.scene.Said;

/** Every step as a sentence of the chronicle, with the numbers that matter, read off the position before it. */
final class MachtTold {
    private MachtTold() {}

    static Said of(State s, Step<Move> step) {
        return switch (step) {
            case Step.Happened<Move>(var drawn) -> LotsTold.of(s, drawn);
            case Step.Chosen<Move>(var by, var chosen) -> chosen(s, Side.ALL.get(by.ordinal()), chosen);
            case Step.Left<Move>(var by) -> Said.of("log.left", "@" + by.word());
        };
    }

    private static Said chosen(State s, Side by, Move move) {
        return switch (move) {
            case Turn.Take(var tile) ->
                Said.of(tile.lightning() ? "log.auction" : "log.take", Ids.name(by), Ids.name(tile));
            case Turn.Place(var province) ->
                Said.of("log.place", Ids.name(by), Ids.name(s.active()), Ids.name(province));
            case Turn.Recruit _ -> Said.of("log.recruit", Ids.name(by), Force.recruited(s, by));
            case Turn.Play(var tile) -> Said.of("log.play", Ids.name(by), Ids.name(tile));
            case Turn.Stop _ -> Said.of("log.stop", Ids.name(by));
            case Use use -> use(s, by, asked(s, Tiles.Using.class).tile(), use);
            case Tiles.Raise(var kind) ->
                Said.of(
                        "log.raise",
                        Ids.name(by),
                        Force.raised(s, by, asked(s, Tiles.Enlisting.class).tile(), kind));
            case Serpent.Allow _ ->
                Said.of("log.allow", Ids.name(by), Statuses.named(Focus.of(s).played()));
            case Serpent.Cancel _ ->
                Said.of("log.cancel", Ids.name(by), Statuses.named(Focus.of(s).played()));
            case Influence.With(var kind) ->
                Said.of(
                        "log.with",
                        Ids.name(by),
                        Ids.name(kind),
                        Ids.name(asked(s, Influence.Strengthening.class).province()));
            case Influence.Retreat(var kind, var to) ->
                retreat(s, by, kind, asked(s, Influence.Retreating.class).province(), to);
            case Influence.Perish _ ->
                perish(s, by, asked(s, Influence.Retreating.class).province());
            case Influence.Occupy _ ->
                Said.of(
                        "log.occupy",
                        Ids.name(by),
                        Ids.name(s.active()),
                        Ids.name(asked(s, Influence.Occupying.class).province()));
            case Influence.Leave _ ->
                Said.of(
                        "log.leave",
                        Ids.name(by),
                        Ids.name(asked(s, Influence.Occupying.class).province()));
            case Movement.Between(var province) -> Said.of("log.between", Ids.name(by), Ids.name(province));
            case Movement.And(var province) ->
                Said.of(
                        "log.and",
                        Ids.name(by),
                        Ids.name(asked(s, Movement.Second.class).first()),
                        Ids.name(province));
            case Movement.Share share -> share(s, by, asked(s, Movement.Sharing.class), share);
            case SeaMove.Embark(var province) -> Said.of("log.embark", Ids.name(by), Ids.name(province));
            case SeaMove.Land(var province) ->
                Said.of(
                        "log.land",
                        Ids.name(by),
                        Ids.name(asked(s, SeaMove.Landing.class).from()),
                        Ids.name(province));
            case SeaMove.Ship(int knights, int mages) -> {
                var frame = asked(s, SeaMove.Shipping.class);
                yield Said.of(
                        "log.ship",
                        Ids.name(by),
                        Force.of(knights, mages),
                        Ids.name(frame.from()),
                        Ids.name(frame.to()));
            }
            case Auction.Bid(int pieces) -> Said.of("log.bid", Ids.name(by), Force.of(s.active(), pieces));
            case Auction.Against(var province) -> Said.of("log.against", Ids.name(by), Ids.name(province));
            case Auction.Spare _ -> Said.of("log.spare", Ids.name(by));
            case Auction.Remove(int knights, int mages) ->
                Said.of(
                        "log.remove",
                        Ids.name(by),
                        Force.of(knights, mages),
                        Ids.name(asked(s, Auction.Removing.class).province()));
            case Auction.Change(var province) -> Said.of("log.change", Ids.name(by), Ids.name(province));
            case Auction.Keep _ -> Said.of("log.keep", Ids.name(by));
            case Auction.Swap(var marker) -> {
                var province = asked(s, Auction.Swapping.class).province();
                yield Said.of(
                        "log.swap", Ids.name(by), Ids.name(province), Ids.name(s.marker(province)), Ids.name(marker));
            }
            case Setup.Marked _,
                    Cycle.Reinforced _,
                    Cycle.Turned _,
                    Cycle.Shown _,
                    Cycle.Starts _,
                    Cycle.Scored _,
                    Auction.Revealed _ -> throw new IllegalStateException("nobody chooses " + move);
        };
    }

    /** What a tile is played for; a Serpent may yet undo it. */
    static Said use(State s, Side by, Tile tile, Use use) {
        return switch (use) {
            case Influence.Strengthen(var province) -> strengthen(s, by, province);
            case Influence.Topple(var province) -> topple(s, by, province);
            case Tiles.Rally _ -> Said.of("log.rally", Ids.name(by), Ids.name(tile.marker()));
            case Tiles.Redistribute _ -> Said.of("log.redistribute", Ids.name(by));
            case Tiles.Sail _ -> Said.of("log.sail", Ids.name(by));
            case Tiles.Enlist _ -> enlist(s, by, tile);
        };
    }

    /** The piece is told where the pool leaves no choice. */
    private static Said strengthen(State s, Side by, Province province) {
        int knights = s.pool(by, Kind.KNIGHT);
        int mages = s.pool(by, Kind.MAGE);
        return knights > 0 && mages > 0
                ? Said.of("log.strengthen", Ids.name(by), Ids.name(province))
                : Said.of(
                        "log.with", Ids.name(by), Ids.name(knights > 0 ? Kind.KNIGHT : Kind.MAGE), Ids.name(province));
    }

    private static Said topple(State s, Side by, Province province) {
        int attack = Influence.attack(s, by, province);
        int defence = Influence.defence(s, by.foe(), province);
        return (s.neighbours(province) & s.open(by.foe())) != 0
                ? Said.of("log.topple", Ids.name(by), Ids.name(province), attack, defence)
                : Said.of(
                        "log.topple-trapped", Ids.name(by), Ids.name(province), attack, defence, Force.of(s, province));
    }

    private static Said enlist(State s, Side by, Tile tile) {
        var sets = Force.enlisted(s, by, tile);
        return sets.size() == 1
                ? Said.of("log.enlist", Ids.name(by), sets.getFirst())
                : Said.of("log.enlist-either", Ids.name(by), sets.getFirst(), sets.getLast());
    }

    private static Said retreat(State s, Side by, Kind kind, Province from, Province to) {
        int knights = s.pieces(from, Kind.KNIGHT) - (kind == Kind.KNIGHT ? 1 : 0);
        int mages = s.pieces(from, Kind.MAGE) - (kind == Kind.MAGE ? 1 : 0);
        return knights + mages == 0
                ? Said.of("log.retreat", Ids.name(by), Ids.name(kind), Ids.name(from), Ids.name(to))
                : Said.of(
                        "log.retreat-losing",
                        Ids.name(by),
                        Ids.name(kind),
                        Ids.name(from),
                        Ids.name(to),
                        Force.of(knights, mages));
    }

    private static Said perish(State s, Side by, Province province) {
        return Said.of("log.perish", Ids.name(by), Force.of(s, province), Ids.name(province));
    }

    private static Said share(State s, Side by, Movement.Sharing frame, Movement.Share share) {
        int knights = s.pieces(frame.first(), Kind.KNIGHT) + s.pieces(frame.second(), Kind.KNIGHT);
        int mages = s.pieces(frame.first(), Kind.MAGE) + s.pieces(frame.second(), Kind.MAGE);
        return Said.of(
                "log.share",
                Ids.name(by),
                Force.of(knights - share.knights(), mages - share.mages()),
                Ids.name(frame.first()),
                Force.of(share.knights(), share.mages()),
                Ids.name(frame.second()));
    }

    /** What is about to happen unless the Serpent stops it. */
    static @Nullable Said pending(State s, Serpent.Window window) {
        return switch (window.pending()) {
            case Tiles.Effect(var by, var tile, var use) -> use(s, by, tile, use);
            case Auction.Opening(var tile) ->
                Said.of("log.auction", Ids.name(window.seat().foe()), Ids.name(tile));
            default -> null; // a position set up by hand
        };
    }

    /** The question that is being answered. */
    private static <F extends State.Asks<?>> F asked(State s, Class<F> type) {
        if (s.agenda() instanceof Agenda.First<Frame<State, Move>>(var frame, var _)) {
            return type.cast(frame);
        }
        throw new IllegalStateException("nobody is asked");
    }
}
