package tabard.macht;

import org.jspecify.annotations.Nullable;
import tabard.table.Agenda;
import tabard.table.Agenda.Branch;
import tabard.table.Agenda.First;
import tabard.table.Agenda.Together;
import tabard.table.Frame;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** What a hand-written agenda may hold: what comes sooner above what comes later, and all of it possible in this position. */
final class Order {
    private Order() {}

    /** Refuses an agenda that play could not have brought about. It may break off early: then the game stops there. */
    static void check(State s) {
        boolean bidding = false;
        @Nullable Frame<State, Move> above = null;
        for (var rest = s.agenda(); !(rest instanceof Agenda.Done<Frame<State, Move>>); ) {
            switch (rest) {
                case Agenda.Done<Frame<State, Move>> _ -> {}
                case First<Frame<State, Move>>(var frame, var then) -> {
                    bidding |= frame instanceof Auction.Revealing;
                    if (above != null) {
                        follows(above, frame);
                    }
                    if (above == null || frame instanceof Influence.Occupying) {
                        Possible.check(s, frame, above);
                    }
                    above = frame;
                    rest = then;
                }
                case Together<Frame<State, Move>>(var branches, var then) -> {
                    for (var branch : branches) {
                        bids(s, branch);
                    }
                    if (above != null || !(then instanceof First<Frame<State, Move>>(Auction.Revealing _, var _))) {
                        throw new Refusal(Said.of("refused.no-auction"), "MO-5.1");
                    }
                    bidding = true;
                    above = new Auction.Bidding(Side.ORANGE);
                    rest = then;
                }
            }
        }
        for (var side : Side.ALL) {
            int bid = s.count(State.BID, side) - 1;
            if (bid >= 0 && !bidding) {
                throw new Refusal(Said.of("refused.no-auction"), "MO-5.1");
            }
            if (bid > s.pool(side, s.active())) {
                throw new Refusal(
                        Said.of(
                                "refused.bid",
                                bid,
                                s.pool(side, s.active()),
                                "@" + s.active().plural()),
                        "MO-5.1");
            }
        }
    }

    /** Who has bid is asked no more, and who has not is asked still. */
    private static void bids(State s, Branch<Frame<State, Move>> branch) {
        boolean asked = branch.now() instanceof First<Frame<State, Move>>(Auction.Bidding _, var _);
        if (asked == (s.count(State.BID, (Side) branch.seat()) > 0) || asked == branch.done()) {
            throw new Refusal(Said.of("refused.no-bids"), "MO-5.1");
        }
    }

    private static void follows(Frame<State, Move> above, Frame<State, Move> below) {
        var turn = turn(above);
        boolean fits = soon(above) > soon(below)
                && setup(above) == setup(below)
                && (turn == null || turn(below) == null || turn == turn(below));
        if (!fits) {
            throw new Refusal(Said.of("refused.order", text(above), text(below)));
        }
    }

    static String text(Frame<State, Move> frame) {
        return Macht.FRAMES.text((Record) frame);
    }

    /** Beginning a cycle leaves nothing else to do, and only dealing the markers comes before it. */
    private static boolean setup(Frame<State, Move> frame) {
        return frame instanceof Setup.Marking || frame instanceof Cycle.Beginning;
    }

    /** How soon it is due: the end of the cycle last, a piece that flees first. */
    private static int soon(Frame<State, Move> frame) {
        return switch (frame) {
            case Cycle.Ending _, Cycle.Beginning _ -> 0;
            case Cycle.Starting _, Turn.Next _, Turn.Acting _, Setup.Marking _ -> 1;
            case Cycle.Turning _, Cycle.Showing _ -> 2;
            case Turn.More _, Turn.Another _, Auction.Revealing _, Cycle.Reinforcing _ -> 3;
            case Influence.Occupying _ -> 4;
            default -> 5;
        };
    }

    /** Whose turn it is while the frame waits; null where it is nobody's, or where it may be either's. */
    private static @Nullable Side turn(Frame<State, Move> frame) {
        return switch (frame) {
            case Turn.Acting(var side, var _) -> side;
            case Turn.Next(var side, var _) -> side;
            case Turn.More(var side) -> side;
            case Turn.Another(var side) -> side;
            case Tiles.Using(var side, var _) -> side;
            case Tiles.Effect(var side, var _, var _) -> side;
            case Tiles.Enlisting(var side, var _) -> side;
            case Serpent.Window(var side, var _) -> side.foe();
            case Influence.Strengthening(var side, var _) -> side;
            case Influence.Retreating(var side, var _) -> side.foe();
            case Influence.Occupying(var side, var _) -> side;
            case Movement.First(var side) -> side;
            case Movement.Second(var side, var _) -> side;
            case Movement.Sharing(var side, var _, var _) -> side;
            case SeaMove.Embarking(var side) -> side;
            case SeaMove.Landing(var side, var _) -> side;
            case SeaMove.Shipping(var side, var _, var _) -> side;
            default -> null;
        };
    }
}
