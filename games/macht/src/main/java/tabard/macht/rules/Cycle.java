package tabard.macht.rules;

import java.util.List;
import java.util.stream.IntStream;
import tabard.macht.content.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapters 3 and 7: how a cycle begins, how it ends, and who has won. */
public final class Cycle {
    private Cycle() {}

    /** Reinforcements came: so many pieces for each side. */
    @Rule("MO-3.1")
    record Reinforced(int orange, int white) implements Move {}

    @Rule("MO-3.2")
    record Turned(Token token) implements Move {}

    /** An action tile was turned up. */
    @Rule("MO-3.3")
    record Shown(Tile tile) implements Move {}

    @Rule("MO-3.4")
    record Starts(Side side) implements Move {}

    /** The cycle is over: so many active provinces each. */
    @Rule("MO-7.2")
    record Scored(int orange, int white) implements Move {}

    record Beginning() implements Runs {
        @Override
        public void run(State s) {
            s.add(State.CYCLE, 1);
            s.set(State.RECRUITED, false);
            s.clear(State.BONUS); // MO-7.4
            Tile.ALL.forEach(tile -> s.displayToDiscards(tile, s.displayed(tile))); // MO-3.3
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

        /** Only dealing the markers comes before the first one, and nothing is known of what comes after. */
        @Override
        public boolean follows(Frame<State, Move> above) {
            return above instanceof Setup.Marking;
        }

        @Override
        public boolean last() {
            return true;
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

        @Override
        public Said told(State s, Reinforced drawn) {
            return Said.of(
                    s.sword() ? "log.reinforced-sword" : "log.reinforced-magic",
                    s.cycle(),
                    Side.ORANGE,
                    Force.of(s.active(), drawn.orange),
                    Side.WHITE,
                    Force.of(s.active(), drawn.white));
        }
    }

    record Turning() implements Draws<Turned> {
        @Override
        public Lottery<Turned> lottery(State s) {
            return Lottery.urn(Token.ALL, left(s), Turned::new);
        }

        /** Once all have been turned, all are there again (MO-3.2). */
        private static int[] left(State s) {
            int[] tickets = s.tickets(State.TOKENS);
            return IntStream.of(tickets).sum() > 0
                    ? tickets
                    : Token.ALL.stream().mapToInt(Token::count).toArray();
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

        /** MO-3.3: three more than the token shows, as far as there are tiles. */
        @Override
        public Said told(State s, Turned drawn) {
            int cubes = drawn.token.cubes();
            return Said.of("log.turned", cubes, Math.min(cubes + 3, s.stacked() + s.discarded()));
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return above instanceof Reinforcing;
        }
    }

    /** MO-3.3: where the stack is too small the discards are shuffled into it first. */
    private static void show(State s, int wanted) {
        if (s.stacked() < wanted) {
            s.discardsToStack();
        }
        s.push(new Showing(Math.min(wanted, s.stacked()))); // never none: nobody keeps the lightning tiles (MO-4.A1)
    }

    /** So many tiles are still to be turned up. */
    record Showing(int tiles) implements Draws<Shown> {
        Showing {
            if (tiles < 1) {
                throw Refusal.of("MO-3.3", "refused.no-tiles", tiles);
            }
        }

        @Override
        public Lottery<Shown> lottery(State s) {
            return Lottery.urn(Tile.ALL, s.tickets(State.STACK), Shown::new);
        }

        @Override
        public void answer(State s, Shown drawn) {
            s.stackToDisplay(drawn.tile);
            if (tiles > 1) {
                s.push(new Showing(tiles - 1));
            }
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return above instanceof Reinforcing;
        }

        @Override
        public void possible(State s) {
            require(s.stacked() >= tiles, "MO-3.3");
        }
    }

    record Starting() implements Draws<Starts> {
        @Override
        public Lottery<Starts> lottery(State s) {
            int lead = s.victoryPoints(Side.ORANGE) - s.victoryPoints(Side.WHITE);
            if (lead == 0) {
                lead = s.activeProvinces(Side.ORANGE) - s.activeProvinces(Side.WHITE);
            }
            if (lead == 0) {
                return Lottery.each(Side.ALL, Starts::new);
            }
            return new Lottery.Certain<>(new Starts(lead < 0 ? Side.ORANGE : Side.WHITE));
        }

        @Override
        public void answer(State s, Starts drawn) {
            s.push(new Turn.Acting(drawn.side, actions(s)));
        }

        private static int actions(State s) {
            return s.victoryPoints(Side.ORANGE) == s.victoryPoints(Side.WHITE) // MO-3.5
                    ? Content.NUMBERS.actionsFirstTurnIfVpTiedAtCycleStart()
                    : Content.NUMBERS.actionsPerTurn();
        }

        /** MO-3.4: why this side begins, and MO-3.5: with how many actions. */
        @Override
        public Said told(State s, Starts drawn) {
            var side = drawn.side;
            int own = s.victoryPoints(side);
            int other = s.victoryPoints(side.foe());
            if (own != other) {
                return Said.of("log.starts-points", side, own, other, actions(s));
            }
            int active = s.activeProvinces(side);
            int others = s.activeProvinces(side.foe());
            return active == others
                    ? Said.of("log.starts-lot", side, actions(s))
                    : Said.of("log.starts-provinces", side, active, others, actions(s));
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return above instanceof Frame.Draws<State, Move, ?>;
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
                s.add(State.VP, Side.ORANGE, 1);
            }
            if (drawn.white >= drawn.orange) {
                s.add(State.VP, Side.WHITE, 1);
            }
            if (winner(s).isEmpty()) {
                s.push(new Beginning());
            }
        }

        @Override
        public Said told(State s, Scored drawn) {
            if (drawn.orange == drawn.white) {
                return Said.of("log.scored-both", drawn.orange);
            }
            var most = drawn.orange > drawn.white ? Side.ORANGE : Side.WHITE;
            return Said.of(
                    "log.scored", most, Math.max(drawn.orange, drawn.white), Math.min(drawn.orange, drawn.white));
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return !(above instanceof Setup.Marking);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** MO-7.3: who has won now that a cycle is over, if anybody has. */
    public static List<Side> winner(State s) {
        int orange = s.points(Side.ORANGE);
        int white = s.points(Side.WHITE);
        if (Math.max(orange, white) < Content.NUMBERS.winAt()) {
            return List.of();
        }
        int lead = orange - white;
        if (lead == 0) {
            lead = s.victoryPoints(Side.ORANGE) - s.victoryPoints(Side.WHITE);
        }
        return lead == 0 ? List.of() : List.of(lead > 0 ? Side.ORANGE : Side.WHITE);
    }
}
