package tabard.macht;

import java.util.List;
import tabard.macht.State.Draws;
import tabard.macht.State.Runs;
import tabard.table.Lottery;
import tabard.table.Moves;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Chapters 3 and 7: how a cycle begins, how it ends, and who has won. */
final class Cycle {
    private Cycle() {}

    /** Reinforcements came: so many pieces for each side. */
    @Rule("MO-3.1")
    record Reinforced(int orange, int white) implements Move {}

    @Rule("MO-3.2")
    record Turned(Token token) implements Move {
        static final Turned[] EACH = Moves.each(Token.ALL, Turned::new).toArray(Turned[]::new);
    }

    /** An action tile was turned up. */
    @Rule("MO-3.3")
    record Shown(Tile tile) implements Move {
        static final Shown[] EACH = Moves.each(Tile.ALL, Shown::new).toArray(Shown[]::new);
    }

    @Rule("MO-3.4")
    record Starts(Side side) implements Move {
        static final List<Starts> EACH = Moves.each(Side.ALL, Starts::new);
    }

    /** The cycle is over: so many active provinces each. */
    @Rule("MO-7.2")
    record Scored(int orange, int white) implements Move {}

    record Beginning() implements Runs {
        @Override
        public void run(State s) {
            s.set(State.CYCLE, s.cycle() + 1);
            s.set(State.RECRUITED, 0);
            s.clear(State.BONUS); // MO-7.4
            for (var tile : Tile.ALL) {
                s.displayToDiscards(tile, s.displayed(tile)); // MO-3.3
            }
            s.push(new Ending());
            s.push(new Starting());
            if (s.cycle() == 1) { // MO-2.3
                s.fillHourglass(Content.NUMBERS.firstCycleCubes());
                show(s, Content.NUMBERS.firstCycleTiles());
            } else {
                s.push(new Turning());
            }
            s.push(new Reinforcing());
        }
    }

    record Reinforcing() implements Draws<Reinforced> {
        @Override
        public Lottery<Reinforced> lottery(State s) {
            return new Lottery.Certain<>(new Reinforced(arriving(s, Side.ORANGE), arriving(s, Side.WHITE)));
        }

        private static int arriving(State s, Side side) {
            return Math.min(Content.NUMBERS.reinforcementsPerCycle(), s.stock(side, s.active()));
        }

        @Override
        public void answer(State s, Reinforced drawn) {
            s.stockToPool(Side.ORANGE, s.active(), drawn.orange);
            s.stockToPool(Side.WHITE, s.active(), drawn.white);
        }
    }

    record Turning() implements Draws<Turned> {
        @Override
        public Lottery<Turned> lottery(State s) {
            return new Lottery.Urn<>(Turned.EACH, left(s));
        }

        /** Once all have been turned, all are there again (MO-3.2). */
        private static int[] left(State s) {
            int[] tickets = s.tickets(State.TOKENS);
            for (int count : tickets) {
                if (count > 0) {
                    return tickets;
                }
            }
            for (var token : Token.ALL) {
                tickets[token.ordinal()] = token.count();
            }
            return tickets;
        }

        @Override
        public void answer(State s, Turned drawn) {
            int[] left = left(s);
            for (var token : Token.ALL) {
                s.set(State.TOKENS, token, left[token.ordinal()] - (token == drawn.token ? 1 : 0));
            }
            s.fillHourglass(drawn.token.cubes());
            show(s, drawn.token.cubes() + 3);
        }
    }

    /** MO-3.3: where the stack is too small the discards are shuffled into it first. */
    private static void show(State s, int wanted) {
        if (inStack(s) < wanted) {
            for (var tile : Tile.ALL) {
                s.discardsToStack(tile, s.count(State.DISCARDS, tile));
            }
        }
        s.push(new Showing(Math.min(wanted, inStack(s)))); // never none: nobody keeps the lightning tiles (MO-4.A1)
    }

    static int inStack(State s) {
        int sum = 0;
        for (var tile : Tile.ALL) {
            sum += s.count(State.STACK, tile);
        }
        return sum;
    }

    /** So many tiles are still to be turned up. */
    record Showing(int tiles) implements Draws<Shown> {
        Showing {
            if (tiles < 1) {
                throw new Refusal(Said.of("refused.no-tiles", tiles), "MO-3.3");
            }
        }

        @Override
        public Lottery<Shown> lottery(State s) {
            return new Lottery.Urn<>(Shown.EACH, s.tickets(State.STACK));
        }

        @Override
        public void answer(State s, Shown drawn) {
            s.stackToDisplay(drawn.tile);
            if (tiles > 1) {
                s.push(new Showing(tiles - 1));
            }
        }
    }

    record Starting() implements Draws<Starts> {
        @Override
        public Lottery<Starts> lottery(State s) {
            int lead = s.count(State.VP, Side.ORANGE) - s.count(State.VP, Side.WHITE);
            if (lead == 0) {
                lead = s.activeProvinces(Side.ORANGE) - s.activeProvinces(Side.WHITE);
            }
            if (lead == 0) {
                return new Lottery.Urn<>(Starts.EACH.toArray(Starts[]::new), new int[] {1, 1});
            }
            return new Lottery.Certain<>(Starts.EACH.get(lead < 0 ? 0 : 1));
        }

        @Override
        public void answer(State s, Starts drawn) {
            boolean tied = s.count(State.VP, Side.ORANGE) == s.count(State.VP, Side.WHITE);
            int actions = tied // MO-3.5
                    ? Content.NUMBERS.actionsFirstTurnIfVpTiedAtCycleStart()
                    : Content.NUMBERS.actionsPerTurn();
            s.push(new Turn.Acting(drawn.side, actions));
        }
    }

    record Ending() implements Draws<Scored> {
        @Override
        public Lottery<Scored> lottery(State s) {
            return new Lottery.Certain<>(new Scored(s.activeProvinces(Side.ORANGE), s.activeProvinces(Side.WHITE)));
        }

        @Override
        public void answer(State s, Scored drawn) {
            if (drawn.orange >= drawn.white) { // MO-7.2: tied, both
                s.gainPoint(Side.ORANGE);
            }
            if (drawn.white >= drawn.orange) {
                s.gainPoint(Side.WHITE);
            }
            if (winner(s).isEmpty()) {
                s.push(new Beginning());
            }
        }
    }

    /** MO-7.3: who has won now that a cycle is over, if anybody has. */
    static List<Side> winner(State s) {
        int orange = s.points(Side.ORANGE);
        int white = s.points(Side.WHITE);
        if (Math.max(orange, white) < Content.NUMBERS.winAt()) {
            return List.of();
        }
        int lead = orange - white;
        if (lead == 0) {
            lead = s.count(State.VP, Side.ORANGE) - s.count(State.VP, Side.WHITE);
        }
        return lead == 0 ? List.of() : List.of(lead > 0 ? Side.ORANGE : Side.WHITE);
    }
}
