package tabard.mageknight.rules.effect;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.round.*;
import tabard.mageknight.rules.turn.*;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** Chapter 23, cards: what effects do with hands, decks and offers. */
public final class Cardplay {
    private Cardplay() {}

    public sealed interface OnSacrifice extends Move {}

    /** One of any number of cards that are discarded together (MK-23.8). */
    @Rule("MK-23.8")
    public record Spare(DeedCard card) implements OnSacrifice {
        static final List<Spare> EACH = Moves.each(DeedCard.ALL, Spare::new);
    }

    @Rule("MK-23.8")
    public record SparedAll() implements OnSacrifice {}

    /** A spell of the offer is cast as if from hand (MK-24.22). */
    @Rule("MK-24.22")
    public record CastOffered(DeedCard card, Half half) implements Move {
        static final List<List<CastOffered>> EACH =
                Moves.each(DeedCard.ALL, card -> Moves.each(Half.ALL, half -> new CastOffered(card, half)));
    }

    /** An ability of a unit of the offer (MK-23.23). */
    @Rule("MK-23.23")
    public record Borrow(Script ability) implements Move {
        static final List<Borrow> EACH = Moves.each(Script.ALL, Borrow::new);
    }

    private static final SparedAll SPARED_ALL = new SparedAll();

    static void decks(State s, Player player, Script script, int part, Decks decks) {
        switch (decks) {
            case Decks.PlayCard(var half, boolean free, int bonus, int times, boolean thrown) ->
                s.push(new CardChoice.PlayingOn(player, half, free, bonus, times, thrown));
            case Decks.PlayOfferedSpell _ -> {
                if (!castable(s, player, s.require(State.THAT)).isEmpty()) {
                    s.push(new Borrowing(player, s.require(State.THAT)));
                }
            }
            case Decks.GainAdvanced(var colour, var to) ->
                acquire(s, player, Supply.Offer.ADVANCED_ACTIONS, colour, to);
            case Decks.GainSpell(var colour, var to) -> acquire(s, player, Supply.Offer.SPELLS, colour, to);
            case Decks.GainArtifact(int n) -> s.add(State.PRIZES, Prize.ARTIFACT, n);
            case Decks.GainUnit _ -> s.add(State.PRIZES, Prize.UNIT, 1);
            case Decks.BuyOnce _, Decks.ThisCardToDeck _ -> Deeds.force(s, player, script, part);
            case Decks.Recruit _ -> s.push(new Rewards.Enrolling(player));
            case Decks.UseOfferedUnit _ -> hire(s, player);
            case Decks.AddUnitsToOffer(int n, var tier) -> s.push(new Muster.Mustering(n, tier, false));
            case Decks.ShuffleDiscardIntoDeck _ -> {
                s.pour(player, Zone.DISCARD, Zone.DECK);
                s.shuffle(player);
            }
            case Decks.SearchDeck _ -> {
                s.shuffle(player);
                s.push(new CardChoice.Seeking(player));
            }
            case Decks.StoreCard _ -> store(s, player);
            case Decks.TakeStoredCards _ -> {
                s.set(State.FLIPPED, player, true);
                s.pour(player, Zone.STORED, Zone.HAND);
                for (int n = s.count(State.BLIND, player); n > 0; n--) {
                    s.push(new Supply.Drawing(player));
                }
                s.set(State.BLIND, player, 0);
            }
            case Decks.WoundsAway(var from, int n, boolean nearest) -> Healing.throwAway(s, player, from, n, nearest);
            case Decks.ExtraTurn(boolean cardsBack, var _, var _) -> {
                s.set(State.AGAIN, true);
                if (cardsBack) {
                    s.add(State.FORCES, Force.TIME_BENT);
                }
            }
            case Decks.DiscardToDeck(int n, var pick, var to) -> {
                if (to == Spot.EMPTY_DECK) {
                    s.push(new Supply.Returning(player, n));
                } else {
                    Recall.begin(s, player, n, pick == Decks.Pick.CHOSEN);
                }
            }
        }
    }

    private static void store(State s, Player player) {
        if (s.size(State.ON_TOP, player) > 0) {
            s.shift(player, s.known(State.ON_TOP, player), Zone.TOP, Zone.STORED);
        } else if (s.bag(player) > 0) {
            s.add(State.BLIND, player, 1);
        } else {
            s.shift(player, s.known(State.BELOW, player), Zone.BOTTOM, Zone.STORED);
        }
    }

    private static void acquire(State s, Player player, Supply.Offer offer, @Nullable Colours colour, Spot to) {
        var wanted = colour == null ? null : s.get(State.THAT);
        if (!Deeds.offered(s, offer, wanted).isEmpty()) {
            s.push(new CardChoice.Acquiring(
                    player, offer, CardChoice.goal(to), Paying.colours(wanted == null ? 0 : wanted.bit())));
        }
    }

    // cards that play others

    /** Whether another action card of the hand could be played by a card (MK-23.18). */
    static boolean another(
            State s,
            Player player,
            Decks.PlayCard play,
            @Nullable DeedCard by,
            @Nullable DeedCard besides,
            int... mana) {
        var now = new Moment(s, player);
        for (var card : s.cards(player)) {
            boolean free =
                    besides == null || (left(now, card, by, besides) && !playsOn(Script.of(card, play.effect())));
            if (free
                    && playable(now, card, play.effect(), play.free(), by)
                    && (mana.length == 0 || now.affords(join(mana, costs(card, play))))) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of the card is left in hand besides the two that play it. */
    private static boolean left(Moment now, DeedCard card, @Nullable DeedCard by, DeedCard besides) {
        int taken = (card.equals(by) ? 1 : 0) + (card.equals(besides) ? 1 : 0);
        return now.s.number(now.player, Zone.HAND, card) > taken;
    }

    private static boolean playsOn(Script script) {
        return script.effects().has(Word.PLAY_CARD);
    }

    /** The mana that must be left for the card to be played, if none can be played without (MK-9.2). */
    static int[] needs(State s, Player player, Decks.PlayCard play) {
        int[] least = NOTHING;
        for (var card : playable(s, player, play.effect(), play.free(), null)) {
            int[] costs = costs(card, play);
            if (costs.length == 0) {
                return NOTHING;
            }
            least = least.length == 0 || costs.length < least.length ? costs : least;
        }
        return least;
    }

    private static int[] costs(DeedCard card, Decks.PlayCard play) {
        return join(power(card, play.effect(), play.free()), Works.manaCosts(Script.of(card, play.effect()), 0));
    }

    private static int[] join(int[] some, int[] others) {
        if (others.length == 0) {
            return some;
        }
        int[] all = Arrays.copyOf(some, some.length + others.length);
        System.arraycopy(others, 0, all, some.length, others.length);
        return all;
    }

    /** The action cards of the hand that a card may play. */
    static List<DeedCard> playable(State s, Player player, Half half, boolean free, @Nullable DeedCard by) {
        var cards = new ArrayList<DeedCard>();
        var now = new Moment(s, player);
        for (var card : s.cards(player)) {
            if (playable(now, card, half, free, by)) {
                cards.add(card);
            }
        }
        return cards;
    }

    private static boolean playable(Moment now, DeedCard card, Half half, boolean free, @Nullable DeedCard by) {
        var script = Script.of(card, half);
        return card.action()
                && (!card.equals(by) || now.s.number(now.player, Zone.HAND, card) > 1)
                && Conduct.timely(now.s, card.when(half))
                && now.can(script, by, power(card, half, free));
    }

    /** What its power costs, each a set of colours (MK-9.1); a strong spell is marked as one (MK-26.3). */
    public static int[] power(DeedCard card, Half half, boolean free) {
        return free ? NOTHING : POWERS[card.ordinal()][half.ordinal()];
    }

    private static final int[] NOTHING = {};
    private static final int[][][] POWERS = DeedCard.ALL.stream()
            .map(card -> Half.ALL.stream().map(half -> power(card, half)).toArray(int[][]::new))
            .toArray(int[][][]::new);

    private static int[] power(DeedCard card, Half half) {
        int mark = card.is(DeedCard.Sort.SPELL) && half == Half.STRONG ? Paying.STRONG_SPELL : 0;
        var colours = Subset.of(Mana.ALL, card.power(half));
        int[] costs = new int[colours.size()];
        for (int i = 0; i < costs.length; i++) {
            costs[i] = colours.get(i).bit() | mark;
        }
        return costs;
    }

    // spells and units of the offers

    private static List<CastOffered> castable(State s, Player player, Mana colour) {
        var casts = new ArrayList<CastOffered>();
        for (var place : Supply.Offer.SPELLS.places) {
            var card = s.at(place);
            if (card != null && card.colour() == colour) {
                for (var half : Half.ALL) {
                    if (Conduct.timely(s, card.when(half))
                            && Works.can(s, player, Script.of(card, half), power(card, half, false))) {
                        casts.add(CastOffered.EACH.get(card.ordinal()).get(half.ordinal()));
                    }
                }
            }
        }
        return casts;
    }

    /** The colours of the spells of the offer that can be cast now, as bits. */
    static int castable(State s, Player player) {
        return (int) Subset.all(Mana.BASIC)
                .where(basic -> !castable(s, player, basic).isEmpty())
                .bits();
    }

    public record Borrowing(Player seat, Mana colour) implements Asks<CastOffered> {
        @Override
        public Choices<CastOffered> choices(State s) {
            return Choices.of(castable(s, seat, colour));
        }

        @Override
        public void answer(State s, CastOffered chosen) {
            Performing.cast(s, seat, chosen.card);
            s.push(new Deeds.Doing(seat, Script.of(chosen.card, chosen.half), 0));
            for (int cost : power(chosen.card, chosen.half, false)) {
                Paying.charge(s, seat, cost);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(choices(s).size() > 0, "MK-24.22", "refused.nothing-to-play");
        }
    }

    /** Abilities that wound the unit are left out (MK-23.23); with mana that is to be paid before its own. */
    private static List<Borrow> hirable(State s, Player player, int[] mana) {
        var borrows = new ArrayList<Borrow>();
        var now = new Moment(s, player);
        for (var unit : Unit.ALL) {
            if (s.count(State.UNIT_OFFER, unit) > 0) {
                for (int i = 0; i < unit.acts().size(); i++) {
                    var script = Script.of(unit, i);
                    if (!script.effects().has(Word.WOUND_THIS_UNIT)
                            && now.can(script, together(mana, Conduct.mana(unit, i)))) {
                        borrows.add(Borrow.EACH.get(script.ordinal()));
                    }
                }
            }
        }
        return borrows;
    }

    private static int[] together(int[] some, int[] more) {
        int[] all = Arrays.copyOf(some, some.length + more.length);
        System.arraycopy(more, 0, all, some.length, more.length);
        return all;
    }

    static boolean hires(State s, Player player, int[] mana) {
        return !hirable(s, player, mana).isEmpty();
    }

    /** Nobody is asked who has paid with the very mana that an ability would have taken. */
    private static void hire(State s, Player player) {
        if (hires(s, player, NOTHING)) {
            s.push(new Hiring(player));
        }
    }

    public record Hiring(Player seat) implements Asks<Borrow> {
        @Override
        public Choices<Borrow> choices(State s) {
            return Choices.of(hirable(s, seat, NOTHING));
        }

        @Override
        public void answer(State s, Borrow chosen) {
            s.set(State.BY, null);
            s.set(State.ACTOR, null);
            s.push(new Deeds.Doing(seat, chosen.ability, 0));
            var mana = chosen.ability.colour();
            if (mana != null) {
                Paying.charge(s, seat, mana.bit());
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(choices(s).size() > 0, "MK-23.23", "refused.no-unit");
        }
    }

    // any number of cards (MK-23.8)

    public record Sacrificing(Player seat, int from) implements Asks<OnSacrifice> {
        @Override
        public Choices<OnSacrifice> choices(State s) {
            return s.inAnyOrder(seat, from, Spare.EACH, new Picks<OnSacrifice>(1).add(SPARED_ALL));
        }

        @Override
        public void answer(State s, OnSacrifice chosen) {
            if (chosen instanceof Spare(var card)) {
                s.add(State.GIVEN, 1);
                s.shift(seat, card, Zone.HAND, Zone.DISCARD);
                if (s.hand(seat) > 0) {
                    s.push(new Sacrificing(seat, Math.max(from, card.ordinal())));
                }
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(from >= 0 && from <= DeedCard.ALL.size(), "MK-23.8", "refused.nothing-to-give");
        }
    }

    /** The effect comes once for each of them. */
    public record Sacrificed(Player player, Script each) implements Runs {
        @Override
        public void run(State s) {
            s.push(new CardChoice.Repeating(player, each, s.count(State.GIVEN)));
        }
    }
}
