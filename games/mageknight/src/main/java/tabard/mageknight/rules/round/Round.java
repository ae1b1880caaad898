package tabard.mageknight.rules.round;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.turn.*;
import tabard.table.*;

/** Chapter 5 and MK-18.3, 18.4: turns go down the column, the Dummy's too, and rounds are prepared. */
public final class Round {
    /** What the Dummy flips each turn (MK-18.3). */
    private static final int FLIPS = 3;

    private static final List<Plot> MONASTERIES =
            Plot.ALL.stream().filter(plot -> plot.has(Site.MONASTERY)).toList();

    /** Where the cards of a deck may have gone in a round. */
    private static final List<Zone> GATHERED = List.of(Zone.HAND, Zone.STORED, Zone.DISCARD, Zone.PLAYED);

    private Round() {}

    /** A card of the Dummy's deck. */
    @Rule("MK-18.3")
    public record Flipped(DeedCard card) implements Move {
        static final Flipped[] EACH =
                DeedCard.ALL.stream().limit(DUMMY_CARDS).map(Flipped::new).toArray(Flipped[]::new);
    }

    /** Whose turn comes next. */
    public record Coming(Entrant entrant) implements Runs {
        @Override
        public void run(State s) {
            var player = entrant.player();
            if (player == null) {
                haunt(s);
            } else {
                s.push(new Turn.Starting(player));
                Windows.before(s, player);
                Windows.beforeAnnouncing(s, player);
            }
        }
    }

    /** A turn is over: another of the same hero's, the next in the column, or the end of the round (MK-5.10). */
    public record Passing(Entrant entrant) implements Runs {
        @Override
        public void run(State s) {
            if (entrant != Entrant.DUMMY && !s.is(State.GOAL) && Goals.reached(s)) {
                s.set(State.GOAL, true);
            }
            if (entrant != Entrant.DUMMY && s.is(State.GOAL)) {
                if (s.count(State.LAST_TURNS) == 0) {
                    s.set(State.LAST_TURNS, s.players().size()); // MK-20.2, 20.5: one last turn each
                } else {
                    s.add(State.LAST_TURNS, -1);
                    if (s.count(State.LAST_TURNS) == 0) {
                        s.agenda(new Agenda.Done<>());
                        return;
                    }
                }
            }
            if (s.is(State.AGAIN)) {
                s.set(State.AGAIN, false);
                s.push(new Coming(entrant)); // MK-6.6
                return;
            }
            var next = after(s, entrant);
            if (next == Entrant.DUMMY && s.is(State.GOAL) && !s.is(State.ANNOUNCED, next)) {
                next = after(s, next); // MK-20.6, 20.7: without the Dummy
            }
            s.push(s.is(State.ANNOUNCED, next) ? new Over() : new Coming(next));
        }
    }

    /** The next in the column; after the last the first. */
    private static Entrant after(State s, Entrant entrant) {
        return Objects.requireNonNull(s.get(State.ORDER, (s.place(entrant) + 1) % s.size(State.ORDER)));
    }

    /** Everybody but who announced the end has had one more turn (MK-5.12, 5.13). */
    public record Over() implements Runs {
        @Override
        public void run(State s) {
            if (s.is(State.GOAL) || s.round() >= s.terms().setting().rounds()) {
                s.agenda(new Agenda.Done<>());
                return;
            }
            if (s.has(Feature.PORTAL_CLOSES) && s.round() == 1 && Portal.close(s)) {
                s.agenda(new Agenda.Done<>());
                return;
            }
            s.push(new Preparing());
            Banners.prepare(s);
            Tactics.remove(s);
        }
    }

    public static void announce(State s, Entrant entrant) {
        s.set(State.ANNOUNCED, entrant);
        s.push(new Passing(entrant)); // MK-7.4
    }

    // preparation

    /** MK-5.1 to 5.6 */
    public record Preparing() implements Runs {
        @Override
        public void run(State s) {
            s.add(State.ROUND, 1);
            s.set(State.ANNOUNCED, null);
            s.set(State.ACTIVE, null);
            Tactics.putAway(s);
            Lasting.roundEnds(s);
            var frames = new ArrayList<Frame<State, Move>>();
            dice(s, frames);
            units(s, frames);
            offers(s, frames);
            Druids.roundEnds(s);
            for (var player : s.players()) {
                if (!s.has(State.OUT, player)) {
                    refresh(s, player);
                }
            }
            for (var player : s.players()) {
                if (!s.has(State.OUT, player)) {
                    frames.add(new Supply.Due(player, HandLimit.of(s, player)));
                    s.set(State.NEXT_DRAW, player, 0);
                }
            }
            frames.add(new Reveal.Watching()); // MK-3.13: day breaks
            frames.add(new Tactics.Choosing());
            Supply.queue(s, frames);
        }
    }

    private static void dice(State s, List<Frame<State, Move>> frames) {
        Mana.ALL.forEach(colour -> s.set(State.SOURCE, colour, 0));
        s.set(State.DICE_SPENT, 0);
        for (var player : s.players()) {
            s.clear(State.STOLEN, player);
            s.clear(State.CLAIMED, player);
        }
        frames.add(new SourceDice.Rolling(s.terms().dice()));
        frames.add(new SourceDice.Balancing());
    }

    /** Elite units come once a core tile lies (MK-5.2). */
    private static void units(State s, List<Frame<State, Move>> frames) {
        for (var unit : Unit.ALL) {
            for (int n = s.count(State.UNIT_OFFER, unit); n > 0; n--) {
                s.add(State.UNITS_UNDER, unit.tier(), unit);
            }
            s.set(State.UNIT_OFFER, unit, 0);
        }
        for (var card : s.each(State.CARDS, CardSpot.MONASTERY)) {
            Supply.under(s, card);
        }
        boolean core = false;
        int monasteries = 0;
        for (var tile : Tile.ALL) {
            core |= tile.reverse() == Tile.Reverse.CORE && s.slot(tile) != null;
        }
        for (var plot : MONASTERIES) {
            monasteries += s.slot(plot.tile()) != null && s.shield(plot) == null ? 1 : 0;
        }
        boolean elite = core && !s.has(Feature.NO_ELITE_UNITS);
        frames.add(new Muster.Mustering(s.terms().units(), elite ? Tier.ELITE : Tier.REGULAR, elite));
        frames.add(new Supply.Preaching(monasteries));
    }

    /** The oldest card of each offer leaves it, under its deck or to the Dummy (MK-5.3, 18.4). */
    private static void offers(State s, List<Frame<State, Move>> frames) {
        for (var offer : Supply.Offer.ALL) {
            var oldest = s.at(offer.places.getFirst());
            if (oldest != null) {
                if (s.has(Feature.DUMMY) && offer == Supply.Offer.ADVANCED_ACTIONS) {
                    s.move(State.CARDS, oldest, CardSpot.DUMMY_DECK);
                } else {
                    Supply.under(s, oldest);
                }
                if (s.has(Feature.DUMMY) && offer == Supply.Offer.SPELLS) {
                    s.add(State.DUMMY_CRYSTALS, Objects.requireNonNull(oldest.colour()), 1);
                }
            }
            frames.add(new Supply.Filling(offer));
        }
        Setup.ghost(s);
        for (var card : s.each(State.CARDS, CardSpot.DUMMY_DISCARD)) {
            s.move(State.CARDS, card, CardSpot.DUMMY_DECK);
        }
    }

    /** Skills and units are ready, and all cards form a new deck (MK-5.4, 5.5). */
    private static void refresh(State s, Player player) {
        Mines.produce(s, player);
        for (var skill : s.each(State.SKILLS, SkillSpot.of(player))) {
            s.remove(State.SKILL_USED, skill);
        }
        for (var command : Command.ALL) {
            s.remove(State.SPENT, player, command);
            var banner = s.get(State.BANNERS, player, command);
            if (banner != null) {
                s.remove(State.BANNER_USED, banner);
            }
        }
        s.set(State.TACTIC_USED, player, false);
        s.set(State.FLIPPED, player, false);
        s.set(State.BLIND, player, 0); // MK-6.11: they return with the deck
        s.set(State.PLUNDERED, player, false);
        for (var zone : GATHERED) {
            s.pour(player, zone, Zone.DECK);
        }
        if (s.size(player, Zone.ASIDE) > 0) {
            for (var card : s.each(State.CARDS, CardSpot.of(player, Zone.ASIDE))) {
                s.shift(player, card, Zone.ASIDE, Zone.DECK);
            }
        }
        s.shuffle(player);
    }

    // the Dummy

    /** It has actions only (MK-18.1, 18.4): the first of all cards. */
    private static final int DUMMY_CARDS = DeedCard.BASIC_ACTIONS.size() + DeedCard.ADVANCED_ACTIONS.size();

    private static void haunt(State s) {
        s.add(State.TURN, 1);
        s.set(State.ACTIVE, Entrant.DUMMY);
        if (s.dummyFlips()) {
            s.push(new Passing(Entrant.DUMMY));
            s.push(new Flipping(FLIPS, true));
        } else if (s.announced() == null) {
            announce(s, Entrant.DUMMY);
        } else {
            s.push(new Passing(Entrant.DUMMY));
        }
    }

    /** So many cards are flipped; the last of the three may bring more, without chaining (MK-18.3). */
    public record Flipping(int cards, boolean chains) implements Draws<Flipped> {
        @Override
        public Lottery<Flipped> lottery(State s) {
            return s.dummyLot(Flipped.EACH);
        }

        @Override
        public void answer(State s, Flipped drawn) {
            var card = drawn.card;
            if (card.is(DeedCard.Sort.BASIC_ACTION)) {
                s.add(State.DUMMY_DECK, card, -1);
            } else {
                s.move(State.CARDS, card, CardSpot.DUMMY_DISCARD);
            }
            int more = cards > 1
                    ? cards - 1
                    : chains ? s.count(State.DUMMY_CRYSTALS, Objects.requireNonNull(card.colour())) : 0;
            if (more > 0 && s.dummyFlips()) {
                s.push(new Flipping(more, chains && cards > 1));
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.has(Feature.DUMMY) && s.dummyFlips(), "MK-18.3", "refused.no-dummy");
        }
    }
}
