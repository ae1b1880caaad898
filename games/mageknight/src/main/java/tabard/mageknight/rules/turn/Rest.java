package tabard.mageknight.rules.turn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.table.*;
import tabard.table.scene.Said;

/** MK-7.10 to 7.12: a turn without movement, combat or interaction, in which cards are only discarded. */
public final class Rest {
    private Rest() {}

    public sealed interface Resting extends Turn.OnTurn {}

    /** Standard rest: one non-wound, and any number of wounds. */
    @Rule("MK-7.11")
    public record Repose(DeedCard card) implements Resting {
        static final List<Repose> EACH = Moves.each(DeedCard.ALL, Repose::new);
    }

    /** Slow recovery: one wound of a hand of wounds. */
    @Rule("MK-7.12")
    public record Recover() implements Resting {}

    static final Recover RECOVER = new Recover();

    public sealed interface OnRest extends Move {}

    @Rule("MK-7.11")
    public record Shed(int wounds) implements OnRest {
        static final Span<Shed> EACH = Span.of(0, 99, Shed::new);
    }

    /** Whoever has moved or acted may not rest (MK-7.10). */
    static void add(State s, Player player, Picks<Turn.OnTurn> picks) {
        if (s.part() != Part.FREE) {
            return;
        }
        s.eachInHand(player, 0, Repose.EACH, picks);
        picks.addIf(s.deeds(player) == 0 && s.hand(player) > 0, RECOVER);
    }

    static void rest(State s, Player player, Resting rest) {
        s.set(State.PART, Part.RESTED);
        s.set(State.CARD_USED, true);
        switch (rest) {
            case Repose(var card) -> {
                s.shift(player, card, Zone.HAND, Zone.DISCARD);
                if (s.hand(player) > 0) { // who is asked never depends on hidden cards (MK-22.6)
                    s.push(new Tending(player));
                }
            }
            case Recover _ -> s.wound(player, Zone.HAND, Zone.DISCARD, 1);
        }
    }

    static Refusal refusal(State s, Player player, Resting rest) {
        if (s.part() != Part.FREE) {
            return new Refusal(Said.of("refused.no-rest"), "MK-7.10");
        }
        return rest instanceof Repose(var card)
                ? new Refusal(Said.of("refused.not-in-hand", "@" + card.word()), "MK-7.11")
                : new Refusal(Said.of("refused.recover"), "MK-7.12");
    }

    /** How many wounds are discarded besides. */
    public record Tending(Player seat) implements Asks<Shed> {
        @Override
        public Choices<Shed> choices(State s) {
            return Shed.EACH.upTo(Math.min(99, s.wounds(seat, Zone.HAND)));
        }

        @Override
        public Shed start(State s) {
            return Shed.EACH.get(Math.min(99, s.wounds(seat, Zone.HAND)));
        }

        @Override
        public @Nullable Said label(State s, Shed move) {
            return s.wounds(seat, Zone.HAND) == 0 ? Said.of("do.shed-none") : null;
        }

        @Override
        public @Nullable Said told(State s, Shed move) {
            return move.wounds == 0 ? Said.of("log.shed-none", seat.said()) : null;
        }

        @Override
        public void answer(State s, Shed chosen) {
            s.wound(seat, Zone.HAND, Zone.DISCARD, chosen.wounds);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.part() == Part.RESTED, "MK-7.11", "refused.no-rest");
        }
    }
}
