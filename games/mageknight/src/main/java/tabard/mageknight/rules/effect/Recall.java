package tabard.mageknight.rules.effect;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.table.*;

/** MK-24.33: cards of the discard pile go to the top or the bottom of the deck; a wound is no such card (MK-1.7). */
public final class Recall {
    private Recall() {}

    /** Where they go. */
    public enum End implements Named {
        ON_TOP,
        BELOW;

        static final List<End> ALL = List.of(values());
    }

    @Rule("MK-24.33")
    public record Put(End end) implements Move {
        static final List<Put> EACH = Moves.each(End.ALL, Put::new);
    }

    @Rule("MK-24.33")
    public record Retrieve(DeedCard card) implements Move {
        static final List<Retrieve> EACH = Moves.each(DeedCard.ALL, Retrieve::new);
    }

    @Rule("MK-24.33")
    public record Recalled(DeedCard card) implements Move {
        static final Recalled[] EACH = DeedCard.ALL.stream().map(Recalled::new).toArray(Recalled[]::new);
    }

    static void begin(State s, Player player, int cards, boolean chosen) {
        if (deeds(s, player) > 0) {
            s.push(new Placing(player, cards, chosen));
        }
    }

    static int deeds(State s, Player player) {
        return s.size(player, Zone.DISCARD) - s.wounds(player, Zone.DISCARD);
    }

    public record Placing(Player seat, int cards, boolean chosen) implements Asks<Put> {
        @Override
        public Choices<Put> choices(State s) {
            return Choices.of(Put.EACH);
        }

        @Override
        public void answer(State s, Put put) {
            s.push(new Recalling(seat, cards, chosen, put.end));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(cards > 0 && deeds(s, seat) > 0, "MK-24.33", "refused.empty-discard", seat);
        }
    }

    public record Recalling(Player player, int cards, boolean chosen, End end) implements Runs {
        @Override
        public void run(State s) {
            if (cards > 0 && deeds(s, player) > 0) {
                s.push(new Recalling(player, cards - 1, chosen, end));
                s.push(chosen ? new Retrieving(player, end) : new Remembering(player, end));
            }
        }
    }

    private static void put(State s, Player player, DeedCard card, End end) {
        s.shift(player, card, Zone.DISCARD, end == End.ON_TOP ? Zone.TOP : Zone.BOTTOM);
    }

    public record Retrieving(Player seat, End end) implements Asks<Retrieve> {
        @Override
        public Choices<Retrieve> choices(State s) {
            var picks = new Picks<Retrieve>(12);
            for (var card : DeedCard.ALL) {
                picks.addIf(s.number(seat, Zone.DISCARD, card) > 0, Retrieve.EACH.get(card.ordinal()));
            }
            return picks;
        }

        @Override
        public void answer(State s, Retrieve chosen) {
            put(s, seat, chosen.card, end);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(deeds(s, seat) > 0, "MK-24.33", "refused.empty-discard", seat);
        }
    }

    public record Remembering(Player player, End end) implements Draws<Recalled> {
        @Override
        public Lottery<Recalled> lottery(State s) {
            return new Lottery.Urn<>(Recalled.EACH, Arrays.copyOf(s.kinds(player, Zone.DISCARD), DeedCard.ALL.size()));
        }

        @Override
        public void answer(State s, Recalled drawn) {
            put(s, player, drawn.card, end);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(deeds(s, player) > 0, "MK-24.33", "refused.empty-discard", player);
        }
    }
}
