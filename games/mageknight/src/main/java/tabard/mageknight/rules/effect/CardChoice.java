package tabard.mageknight.rules.effect;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.round.Supply;
import tabard.mageknight.rules.turn.Performing;
import tabard.table.*;

/** MK-23.18, 23.22, 6.10: cards that an effect plays, brings or looks for. */
public final class CardChoice {
    private CardChoice() {}

    /** A card is played by another. */
    @Rule("MK-23.18")
    public record PlayOn(DeedCard card) implements Asked.OnEffect {
        static final List<PlayOn> EACH = Moves.each(DeedCard.ALL, PlayOn::new);
    }

    /** A card of an offer. */
    @Rule("MK-23.22")
    public record Acquire(DeedCard card) implements Asked.OnEffect {
        static final List<Acquire> EACH = Moves.each(DeedCard.ALL, Acquire::new);
    }

    /** A card of the own deck, unseen by the others. */
    @Rule("MK-6.10")
    public record Seek(DeedCard card) implements Asked.OnEffect {
        static final List<Seek> EACH = Moves.each(DeedCard.ALL, Seek::new);

        @Override
        public Audience audience() {
            return new Audience.Actor(Cover.of("sought"));
        }
    }

    /** Another action card is played by this one (MK-23.18). */
    public record PlayingOn(Player seat, Half half, boolean free, int bonus, int times, boolean thrownAway)
            implements Asks<PlayOn> {
        @Override
        public Choices<PlayOn> choices(State s) {
            var picks = new Picks<PlayOn>(8);
            Cardplay.playable(s, seat, half, free, null).forEach(card -> picks.add(PlayOn.EACH.get(card.ordinal())));
            return picks;
        }

        @Override
        public void answer(State s, PlayOn chosen) {
            s.shift(seat, chosen.card, Zone.HAND, thrownAway ? Zone.AWAY : Zone.PLAYED);
            Performing.cast(s, seat, chosen.card);
            s.add(State.BONUS, bonus);
            s.push(new Fading());
            s.push(new Repeating(seat, Script.of(chosen.card, half), times));
            for (int colours : Cardplay.power(chosen.card, half, free)) {
                Paying.charge(s, seat, colours);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(choices(s).size() > 0 && times > 0, "MK-23.18", "refused.nothing-to-play");
        }
    }

    /** A script several times, as long as it can be played; choices may differ each time. */
    public record Repeating(Player player, Script script, int times) implements Runs {
        @Override
        public void run(State s) {
            if (times > 0 && Paying.affords(s, player, Works.manaCosts(script, 0))) {
                s.push(new Repeating(player, script, times - 1));
                s.push(new Deeds.Doing(player, script, 0));
            }
        }
    }

    /** A bonus that nothing has used is gone. */
    public record Fading() implements Runs {
        @Override
        public void run(State s) {
            s.set(State.BONUS, 0);
        }
    }

    /** Where a card goes that is gained. */
    static Zone goal(Spot to) {
        return switch (to) {
            case HAND -> Zone.HAND;
            case DISCARD -> Zone.DISCARD;
            case DECK, TOP, BOTTOM, TOP_OR_BOTTOM, EMPTY_DECK -> Zone.TOP;
        };
    }

    public record Acquiring(Player seat, Supply.Offer offer, Zone to, List<Mana> colours) implements Asks<Acquire> {
        private @Nullable Mana colour() {
            return colours.isEmpty() ? null : colours.getFirst();
        }

        @Override
        public Choices<Acquire> choices(State s) {
            var picks = new Picks<Acquire>(3);
            Deeds.offered(s, offer, colour()).forEach(card -> picks.add(Acquire.EACH.get(card.ordinal())));
            return picks;
        }

        @Override
        public void answer(State s, Acquire chosen) {
            gain(s, seat, chosen.card, to);
            s.push(new Supply.Filling(offer));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(choices(s).size() > 0, "MK-23.22", "refused.empty-offer");
        }
    }

    /** A card of an offer comes to a player, before all eyes. */
    public static void gain(State s, Player player, DeedCard card, Zone to) {
        s.enter(player, card, to);
        if (to == Zone.HAND) {
            s.recognise(player, card);
        }
    }

    public record Seeking(Player seat) implements Asks<Asked.OnEffect> {
        @Override
        public Choices<Asked.OnEffect> choices(State s) {
            var picks = new Picks<Asked.OnEffect>(16);
            for (var card : DeedCard.ALL) {
                picks.addIf(s.number(seat, Zone.DECK, card) > 0, Seek.EACH.get(card.ordinal()));
            }
            return picks.addIf(picks.size() == 0, Asked.ENOUGH);
        }

        @Override
        public void answer(State s, Asked.OnEffect chosen) {
            if (chosen instanceof Seek(var card)) {
                s.shift(seat, card, Zone.DECK, Zone.HAND);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.deck(seat) > 0, "MK-6.10", "refused.empty-deck", seat);
        }
    }
}
