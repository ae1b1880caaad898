package tabard.mageknight.rules;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.table.*;

/** What has to be chosen while an effect is carried out (chapter 23). */
final class Asked {
    private Asked() {}

    sealed interface OnEffect extends Move {}

    /** One of several lists. */
    @Rule("MK-23.1")
    record Choose(Script list) implements OnEffect {
        static final List<Choose> EACH = Moves.each(Script.ALL, Choose::new);
    }

    /** A card of the hand is given up. */
    @Rule("MK-23.6")
    record Give(DeedCard card) implements OnEffect {
        static final List<Give> EACH = Moves.each(DeedCard.ALL, Give::new);
    }

    @Rule("MK-23.6")
    record GiveWound() implements OnEffect {}

    /** A card goes from the hand into the deck, unseen by the others. */
    @Rule("MK-6.9")
    record Bury(DeedCard card) implements OnEffect {
        static final List<Bury> EACH = Moves.each(DeedCard.ALL, Bury::new);

        @Override
        public Audience audience() {
            return new Audience.Actor(Cover.of("buried"));
        }
    }

    @Rule("MK-6.9")
    record BuryWound() implements OnEffect {
        @Override
        public Audience audience() {
            return new Audience.Actor(Cover.of("buried"));
        }
    }

    @Rule("MK-23.8")
    record Enough() implements OnEffect {}

    @Rule("MK-23.7")
    record Accept() implements OnEffect {}

    @Rule("MK-23.7")
    record Decline() implements OnEffect {}

    @Rule("MK-23.4")
    record Colour(Mana colour) implements OnEffect {
        static final List<Colour> EACH = Moves.each(Mana.ALL, Colour::new);
    }

    /** A die of the Source is picked. */
    @Rule("MK-23.17")
    record Lift(Mana die) implements OnEffect {
        static final List<Lift> EACH = Moves.each(Mana.ALL, Lift::new);
    }

    /** A card is played by another. */
    @Rule("MK-23.18")
    record PlayOn(DeedCard card) implements OnEffect {
        static final List<PlayOn> EACH = Moves.each(DeedCard.ALL, PlayOn::new);
    }

    /** A card of an offer. */
    @Rule("MK-23.22")
    record Acquire(DeedCard card) implements OnEffect {
        static final List<Acquire> EACH = Moves.each(DeedCard.ALL, Acquire::new);
    }

    /** A card of the own deck, unseen by the others. */
    @Rule("MK-6.10")
    record Seek(DeedCard card) implements OnEffect {
        static final List<Seek> EACH = Moves.each(DeedCard.ALL, Seek::new);

        @Override
        public Audience audience() {
            return new Audience.Actor(Cover.of("sought"));
        }
    }

    @Rule("MK-23.16")
    record Ready(Command command) implements OnEffect {
        static final List<Ready> EACH = Moves.each(Command.ALL, Ready::new);
    }

    private static final Enough ENOUGH = new Enough();

    /** Which of the lists within a part. */
    record Choosing(Player seat, Script script, int part) implements Asks<Choose> {
        @Override
        public Choices<Choose> choices(State s) {
            var picks = new Picks<Choose>(4);
            Deeds.choices(s, seat, script, part).forEach(list -> picks.add(Choose.EACH.get(list.ordinal())));
            return picks;
        }

        @Override
        public void answer(State s, Choose chosen) {
            s.push(new Deeds.Doing(seat, chosen.list, 0));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    part >= 0
                            && part < script.effects().size()
                            && script.effects().get(part) instanceof Order.Choose
                            && choices(s).size() > 0,
                    "MK-23.1",
                    "refused.no-such-part",
                    part);
        }
    }

    /** Mana may be paid for more. */
    record Offering(Player seat, Script script, int part) implements Asks<OnEffect> {
        @Override
        public Choices<OnEffect> choices(State s) {
            return new Picks<OnEffect>(2).add(new Accept()).add(new Decline());
        }

        @Override
        public void answer(State s, OnEffect chosen) {
            if (chosen instanceof Accept
                    && script.effects().get(part) instanceof Cost.MayPayMana(var colour, var _, var _)) {
                s.push(new Deeds.Doing(seat, script.within(part, 0), 0));
                Paying.charge(s, seat, colour.bits());
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    part >= 0
                            && part < script.effects().size()
                            && script.effects().get(part) instanceof Cost.MayPayMana(var colour, var _, var _)
                            && Paying.affords(s, seat, colour.bits()),
                    "MK-23.7",
                    "refused.no-such-part",
                    part);
        }
    }

    // cards given up

    /** Which cards of the hand may be given up. */
    enum Sort implements Named {
        ANY_DEED,
        COLOURED,
        ACTION,
        WOUND;

        boolean has(DeedCard card) {
            return switch (this) {
                case ANY_DEED -> true;
                case COLOURED -> card.colour() != null;
                case ACTION -> card.action();
                case WOUND -> false;
            };
        }
    }

    /** What becomes of it. */
    enum Fate implements Named {
        DISCARDED,
        THROWN_AWAY
    }

    record GivingUp(Player seat, Fate fate, Sort sort) implements Asks<OnEffect> {
        @Override
        public Choices<OnEffect> choices(State s) {
            var picks = new Picks<OnEffect>(8);
            if (sort == Sort.WOUND) {
                return picks.add(s.wounds(seat, Zone.HAND) > 0 ? new GiveWound() : ENOUGH);
            }
            Deeds.givable(s, seat, sort).forEach(card -> picks.add(Give.EACH.get(card.ordinal())));
            return picks.addIf(picks.size() == 0, ENOUGH);
        }

        @Override
        public void answer(State s, OnEffect chosen) {
            if (chosen instanceof Enough) {
                // nothing to give when a card is played once more (MK-23.18): what it would have paid for is left out
                if (s.agenda() instanceof Agenda.First<Frame<State, Move>>(Deeds.Doing _, var then)) {
                    s.agenda(then);
                }
                return;
            }
            s.set(State.CARD_USED, true);
            s.set(State.GIVEN, 1);
            if (chosen instanceof Give(var card)) {
                s.shift(seat, card, Zone.HAND, fate == Fate.DISCARDED ? Zone.DISCARD : Zone.AWAY);
                if (card.colour() != null) {
                    s.set(State.THAT, card.colour());
                }
            } else {
                s.wound(seat, Zone.HAND, fate == Fate.DISCARDED ? Zone.DISCARD : null, 1);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.inTurn(seat), "MK-23.6", "refused.not-in-turn", seat);
        }
    }

    /** Up to so many cards, wounds too, go to the discard pile or into the deck; people may name them in any order. */
    record Shedding(Player seat, Zone to, int left, int from) implements Asks<OnEffect> {
        @Override
        public Choices<OnEffect> choices(State s) {
            var first = new ArrayList<OnEffect>();
            var others = new ArrayList<OnEffect>();
            first.add(ENOUGH);
            for (var card : s.cards(seat)) {
                (card.ordinal() >= from ? first : others).add(of(card));
            }
            if (s.wounds(seat, Zone.HAND) > 0) {
                first.add(to == Zone.DECK ? new BuryWound() : new GiveWound());
            }
            return Choices.inAnyOrder(List.copyOf(first), List.copyOf(others));
        }

        private OnEffect of(DeedCard card) {
            return to == Zone.DECK ? Bury.EACH.get(card.ordinal()) : Give.EACH.get(card.ordinal());
        }

        @Override
        public void answer(State s, OnEffect chosen) {
            int next = from;
            switch (chosen) {
                case Give(var card) -> next = shed(s, card);
                case Bury(var card) -> shed(s, card); // the agenda is open to all: it may not tell how far one is
                case GiveWound _ -> {
                    s.wound(seat, Zone.HAND, to, 1);
                    next = DeedCard.ALL.size();
                }
                case BuryWound _ -> {
                    s.unknown(seat);
                    s.wound(seat, Zone.HAND, to, 1);
                }
                default -> {
                    finish(s);
                    return;
                }
            }
            s.add(State.GIVEN, 1);
            if (left > 1 && s.hand(seat) > 0) {
                s.push(new Shedding(seat, to, left - 1, Math.max(from, next)));
            } else {
                finish(s);
            }
        }

        private int shed(State s, DeedCard card) {
            if (to == Zone.DECK) {
                s.unknown(seat);
            }
            s.shift(seat, card, Zone.HAND, to);
            return card.ordinal();
        }

        private void finish(State s) {
            if (to == Zone.DECK) {
                s.shuffle(seat);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(left > 0 && (to == Zone.DECK || to == Zone.DISCARD), "MK-6.2", "refused.nothing-to-give");
        }
    }

    // colours and dice

    /** What a chosen colour brings. */
    enum Earning implements Named {
        TOKEN,
        CRYSTAL,
        /** Lost if there are three already (MK-8.3). */
        SITE_CRYSTAL,
        NOTHING,
        /** A die is turned to it and goes back to the Source (MK-24.1). */
        FACE;

        void add(State s, Player player, Mana colour) {
            switch (this) {
                case TOKEN -> s.add(State.TOKENS, player, colour, 1);
                case CRYSTAL -> s.crystal(player, colour);
                case SITE_CRYSTAL -> s.crystalOfSite(player, colour);
                case FACE -> s.add(State.SOURCE, colour, 1);
                case NOTHING -> {}
            }
        }
    }

    record Colouring(Player seat, List<Mana> colours, int times, Earning what) implements Asks<Colour> {
        @Override
        public Choices<Colour> choices(State s) {
            var picks = new Picks<Colour>(6);
            colours.forEach(colour -> picks.add(Colour.EACH.get(colour.ordinal())));
            return picks;
        }

        @Override
        public void answer(State s, Colour chosen) {
            s.set(State.THAT, chosen.colour);
            what.add(s, seat, chosen.colour);
            if (times > 1) {
                s.push(new Colouring(seat, colours, times - 1, what));
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(!colours.isEmpty() && times > 0, "MK-23.4", "refused.no-colour");
        }
    }

    /** What becomes of a die that is picked (MK-23.17). */
    enum Use implements Named {
        TURNED,
        ROLLED,
        CLAIMED,
        STOLEN;

        static Use of(Magic.After after) {
            return switch (after) {
                case RETURN_UNROLLED -> TURNED;
                case REROLL_NOW -> ROLLED;
                case KEPT_THIS_ROUND -> CLAIMED;
                case KEPT_FOR_ONE_OWN_TURN -> STOLEN;
            };
        }
    }

    record Lifting(Player seat, boolean basic, Use use) implements Asks<Lift> {
        @Override
        public Choices<Lift> choices(State s) {
            return new Picks<Lift>(6).each(Lift.EACH, Sorcery.dice(s, basic ? Magic.Dice.BASIC : Magic.Dice.ANY));
        }

        @Override
        public void answer(State s, Lift chosen) {
            s.add(State.SOURCE, chosen.die, -1);
            s.set(State.THAT, chosen.die);
            switch (use) {
                case TURNED ->
                    s.push(new Colouring(seat, Paying.colours(Colours.ANY_BUT_GOLD.bits()), 1, Earning.FACE));
                case ROLLED -> Supply.roll(s, 1);
                case CLAIMED -> s.set(State.CLAIMED, seat, chosen.die);
                case STOLEN -> s.set(State.STOLEN, seat, chosen.die);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(choices(s).size() > 0, "MK-23.17", "refused.no-die");
        }
    }

    /** Up to so many dice are rolled again; gold ones must be picked first (MK-6.8). */
    record Searching(Player seat, int left, int picked) implements Asks<OnEffect> {
        @Override
        public Choices<OnEffect> choices(State s) {
            var picks = new Picks<OnEffect>(7).add(ENOUGH);
            int dice = Sorcery.dice(s, Magic.Dice.ANY);
            return picks.each(Lift.EACH, (dice & Mana.GOLD.bit()) != 0 ? Mana.GOLD.bit() : dice);
        }

        @Override
        public void answer(State s, OnEffect chosen) {
            if (chosen instanceof Lift(var die)) {
                s.add(State.SOURCE, die, -1);
                if (left > 1) {
                    s.push(new Searching(seat, left - 1, picked + 1));
                    return;
                }
                Supply.roll(s, picked + 1);
            } else {
                Supply.roll(s, picked);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(left > 0 && picked >= 0, "MK-6.8", "refused.no-die");
        }
    }

    // cards

    /** Another action card is played by this one (MK-23.18). */
    record PlayingOn(Player seat, Half half, boolean free, int bonus, int times, boolean thrownAway)
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
            Conduct.cast(s, seat, chosen.card);
            s.set(State.BONUS, bonus);
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
    record Repeating(Player player, Script script, int times) implements Runs {
        @Override
        public void run(State s) {
            if (times > 0 && Paying.affords(s, player, Works.manaCosts(script, 0))) {
                s.push(new Repeating(player, script, times - 1));
                s.push(new Deeds.Doing(player, script, 0));
            }
        }
    }

    /** A bonus that nothing has used is gone. */
    record Fading() implements Runs {
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

    record Acquiring(Player seat, Supply.Offer offer, Zone to, List<Mana> colours) implements Asks<Acquire> {
        private @Nullable Mana colour() {
            return colours.isEmpty() ? null : colours.getFirst();
        }

        @Override
        public Choices<Acquire> choices(State s) {
            var picks = new Picks<Acquire>(3);
            int open = Deeds.offered(s, offer, colour());
            for (int i = 0; i < offer.places.size(); i++) {
                var card = s.at(offer.places.get(i));
                if ((open & 1 << i) != 0 && card != null) {
                    picks.add(Acquire.EACH.get(card.ordinal()));
                }
            }
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
    static void gain(State s, Player player, DeedCard card, Zone to) {
        s.enter(player, card, to);
        if (to == Zone.HAND) {
            s.recognise(player, card);
        }
    }

    record Seeking(Player seat) implements Asks<OnEffect> {
        @Override
        public Choices<OnEffect> choices(State s) {
            var picks = new Picks<OnEffect>(16);
            for (var card : DeedCard.ALL) {
                picks.addIf(s.number(seat, Zone.DECK, card) > 0, Seek.EACH.get(card.ordinal()));
            }
            return picks.addIf(picks.size() == 0, ENOUGH);
        }

        @Override
        public void answer(State s, OnEffect chosen) {
            if (chosen instanceof Seek(var card)) {
                s.shift(seat, card, Zone.DECK, Zone.HAND);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.deck(seat) > 0, "MK-6.10", "refused.empty-deck", seat);
        }
    }

    /** Any spent units whose levels sum to that or less (MK-23.16). */
    record Restoring(Player seat, int levels) implements Asks<OnEffect> {
        @Override
        public Choices<OnEffect> choices(State s) {
            return new Picks<OnEffect>(7).add(ENOUGH).each(Ready.EACH, Deeds.spent(s, seat, levels));
        }

        @Override
        public void answer(State s, OnEffect chosen) {
            if (chosen instanceof Ready(var command)) {
                s.remove(State.SPENT, seat, command);
                int left =
                        levels - Objects.requireNonNull(s.unit(seat, command)).level();
                if (Deeds.spent(s, seat, left) != 0) {
                    s.push(new Restoring(seat, left));
                }
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(Deeds.spent(s, seat, levels) != 0, "MK-23.16", "refused.no-unit");
        }
    }

    record Readying(Player seat, int level, boolean heal) implements Asks<Ready> {
        @Override
        public Choices<Ready> choices(State s) {
            return new Picks<Ready>(6).each(Ready.EACH, Deeds.spent(s, seat, level));
        }

        @Override
        public void answer(State s, Ready chosen) {
            s.remove(State.SPENT, seat, chosen.command);
            if (heal && s.count(State.HURT, seat, chosen.command) > 0) {
                s.add(State.HURT, seat, chosen.command, -1);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(choices(s).size() > 0, "MK-23.16", "refused.no-unit");
        }
    }
}
