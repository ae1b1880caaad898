package tabard.immortals;

import java.util.ArrayList;
import tabard.immortals.State.Asks;
import tabard.immortals.State.Runs;
import tabard.table.Choices;
import tabard.table.Moves;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Chapter 8: in play order, again and again, a card is revealed and carried out, until all have passed or have no card left. */
final class Resolution {
    private Resolution() {}

    sealed interface OnTurn extends Move {}

    @Rule("IM-8.1")
    record Reveal(Space space, Card card) implements OnTurn {
        private static final Reveal[][] EACH = Moves.each(
                        Space.ALL,
                        space -> Moves.each(Card.ALL, card -> new Reveal(space, card))
                                .toArray(Reveal[]::new))
                .toArray(Reveal[][]::new);
    }

    @Rule("IM-8.8")
    record Pass() implements OnTurn {
        static final Pass IT = new Pass();
    }

    /** IM-8.11: whether every player has passed or has no card on the board. */
    private static boolean over(State s) {
        for (var colour : s.seated()) {
            if (!s.passed(colour) && s.filled(colour) != 0) {
                return false;
            }
        }
        return true;
    }

    /** It is the player's turn, unless the phase is over. */
    record Turn(Colour colour) implements Runs {
        @Override
        public void run(State s) {
            if (over(s)) {
                s.phase(Phase.SCORING);
                s.refresh();
                s.push(new Scoring.Counting());
            } else if (s.passed(colour)) {
                s.push(new Turn(s.after(colour)));
                s.push(new Actions.Compensating(colour)); // IM-8.10
            } else {
                s.push(new Acting(colour));
            }
        }
    }

    /** Which card is revealed, or does the player pass? */
    record Acting(Colour seat) implements Asks<OnTurn> {
        @Override
        public Choices<OnTurn> choices(State s) {
            var out = new ArrayList<OnTurn>(Space.ALL.size() + 1);
            out.add(Pass.IT);
            if (mustPass(s)) {
                return Choices.of(out);
            }
            for (int rest = s.filled(seat); rest != 0; rest &= rest - 1) {
                int space = Integer.numberOfTrailingZeros(rest);
                out.add(Reveal.EACH[space][s.board(seat, Space.ALL.get(space)) - 1]);
            }
            return Choices.of(out);
        }

        /** IM-8.9: blanks only, or nothing. */
        private boolean mustPass(State s) {
            for (int i = 0; i < Space.ALL.size(); i++) {
                int laid = s.board(seat, Space.ALL.get(i));
                if (laid != 0 && laid != Card.BLANK.ordinal() + 1) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void answer(State s, OnTurn chosen) {
            s.push(new Turn(s.after(seat)));
            switch (chosen) {
                case Pass() -> {
                    for (var space : Space.ALL) {
                        s.takeBack(seat, space);
                    }
                    s.set(State.PASSED, seat, 1);
                    s.push(new Actions.Compensating(seat));
                }
                case Reveal(var space, var card) -> {
                    s.takeBack(seat, space);
                    s.use(seat, card);
                    switch (card.kind()) {
                        case BLANK, GAP -> s.push(new Actions.Compensating(seat)); // IM-8.4, 18.6
                        case CONFLICT, JOKER -> {
                            s.set(State.SHOWN, card, 1);
                            s.push(new Actions.Using(seat, space, card));
                        }
                        case REGION, MAGIC -> s.push(new Actions.Using(seat, space, card));
                    }
                }
            }
        }

        @Override
        public Refusal refusal(State s, Move move) {
            if (!(move instanceof Reveal(var space, var card))) {
                return Refusal.notOffered(move);
            }
            return s.board(seat, space) == card.ordinal() + 1
                    ? new Refusal(Said.of("refused.blanks-only"), "IM-8.9")
                    : new Refusal(Said.of("refused.not-there", "@" + card.word(), "@space." + space.word()), "IM-8.1");
        }

        @Override
        public void possible(State s) {
            if (s.passed(seat)) {
                throw new Refusal(Said.of("refused.passed", "@" + seat.word()), "IM-8.8");
            }
        }
    }
}
