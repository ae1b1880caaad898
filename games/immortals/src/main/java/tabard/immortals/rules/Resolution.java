package tabard.immortals.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.immortals.content.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 8: in play order, again and again, a card is revealed and carried out, until all have passed or have no card left. */
public final class Resolution {
    private Resolution() {}

    public sealed interface OnTurn extends Move {}

    @Rule("IM-8.1")
    public record Reveal(Space space, Card card) implements OnTurn {
        private static final List<List<Reveal>> EACH = Moves.each(Space.ALL, Card.ALL, Reveal::new);
    }

    @Rule("IM-8.8")
    public record Pass() implements OnTurn {}

    /** IM-8.11: whether every player has passed or has no card on the board. */
    private static boolean over(State s) {
        for (var colour : s.seated()) { // asked so often that nothing is packed for it
            if (!s.is(State.PASSED, colour) && !s.filled(colour).isEmpty()) {
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
                s.set(State.PHASE, Phase.SCORING);
                s.clear(State.USED); // all cards are fit for planning again
                s.clear(State.USED_MAGIC);
                s.clear(State.USED_BLANKS);
                s.push(new Scoring.Counting());
            } else if (s.is(State.PASSED, colour)) {
                s.push(new Turn(s.after(colour)));
                s.push(new Actions.Compensating(colour)); // IM-8.10
            } else {
                s.push(new Acting(colour));
            }
        }
    }

    /** Which card is revealed, or does the player pass? */
    @Rule("IM-8.1")
    record Acting(Colour seat) implements Asks.More<OnTurn>, Timed.Lowest {
        @Override
        public Choices<OnTurn> choices(State s) {
            var out = new Picks<OnTurn>(Space.ALL.size() + 1).add(new Pass());
            if (!mustPass(s)) {
                for (var space : s.filled(seat)) {
                    out.add(Reveal.EACH
                            .get(space.ordinal())
                            .get(s.require(State.BOARD, seat, space).ordinal()));
                }
            }
            return out;
        }

        /** IM-8.9: blanks only, or nothing. */
        private boolean mustPass(State s) {
            for (var space : s.filled(seat)) {
                if (s.get(State.BOARD, seat, space) != Card.BLANK) {
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
                    Space.ALL.forEach(space -> s.set(State.BOARD, seat, space, null));
                    s.set(State.PASSED, seat, true);
                    s.push(new Actions.Compensating(seat));
                }
                case Reveal(var space, var card) -> {
                    s.set(State.BOARD, seat, space, null);
                    s.use(seat, card);
                    switch (card.kind()) {
                        case BLANK, GAP -> s.push(new Actions.Compensating(seat)); // IM-8.4, 18.6
                        case CONFLICT, JOKER -> {
                            s.set(State.SHOWN, card, true);
                            s.push(new Actions.Using(seat, space, card));
                        }
                        case REGION, MAGIC -> s.push(new Actions.Using(seat, space, card));
                    }
                }
            }
        }

        @Override
        public @Nullable Said told(State s, OnTurn move) {
            if (!(move instanceof Reveal(var space, var card))) {
                return null;
            }
            return switch (card.kind()) {
                case GAP -> Said.of("log.reveal-gap", seat, space);
                case BLANK -> Said.of("log.reveal-blank", seat, space);
                default -> null;
            };
        }

        @Override
        public Refusal refusal(State s, Move move) {
            if (!(move instanceof Reveal(var space, var card))) {
                return Refusal.notOffered(move);
            }
            return s.get(State.BOARD, seat, space) == card
                    ? Refusal.of("IM-8.9", "refused.blanks-only")
                    : Refusal.of("IM-8.1", "refused.not-there", card, space);
        }

        @Override
        public void possible(State s) {
            Refusal.when(s.is(State.PASSED, seat), "IM-8.8", "refused.passed", seat);
        }
    }
}
