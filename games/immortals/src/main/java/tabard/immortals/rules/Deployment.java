package tabard.immortals.rules;

import java.util.ArrayList;
import java.util.List;
import tabard.immortals.content.*;
import tabard.immortals.rules.Timed.InDraft;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 4: the deployments of the start round. All choose a card in secret, reveal, and deploy in play order. */
public final class Deployment {
    private Deployment() {}

    /** Only the chooser reads which card; the others read that one was chosen. */
    @Rule("IM-4.5")
    public record Choose(Card card) implements Move {
        private static final Audience SECRET = new Audience.Actor("chooses");

        @Override
        public Audience audience() {
            return SECRET;
        }
    }

    /** One card turned up. */
    public record Shows(Colour colour, Card card) {}

    /** The cards that deploy were turned up; the others stay unseen (IM-4.8). */
    @Rule("IM-4.8")
    public record Revealed(List<Shows> cards) implements Move {}

    @Rule("IM-4.9")
    public record Deploy(Region region, Group group) implements Move {
        private static final List<List<Deploy>> EACH = Moves.each(Region.ALL, Group.ALL, Deploy::new);
    }

    /** IM-4.6: whether the player must deploy with such a card. */
    private static boolean deploys(State s, Colour colour, Card card, long free) {
        return (card.stands() & free) != 0 && s.groups(colour) != 0;
    }

    /** A hand without cards could not be refilled if its realm were unknown. */
    static void checkRealms(State s) {
        for (var colour : s.seated()) {
            Refusal.when(s.isEmpty(State.DRAFT_REALM, colour), "IM-4.4", "refused.no-realm", colour);
        }
    }

    /** Asks all who have a card; IM-4.15: when there is none left, the groups go to the limbos. */
    record Deployments() implements Runs, InDraft {
        @Override
        public void run(State s) {
            var choosing = s.seated().stream()
                    .filter(colour -> s.count(State.DRAFT, colour) > 0)
                    .map(Choosing::new)
                    .toList();
            if (choosing.isEmpty()) {
                disband(s);
            } else {
                s.push(new Revealing());
                s.fork(choosing);
            }
        }

        private static void disband(State s) {
            for (var colour : s.seated()) {
                for (var group : Group.ALL) {
                    s.add(State.TRAY, colour, s.groups(colour, group) * group.armies());
                    s.set(State.GROUPS, colour, group, 0);
                }
            }
            s.push(new StartRound.StartOver());
            CubeTower.Spreading.push(s, s.first());
        }
    }

    /** Which card? IM-4.6, 4.7 */
    @Rule("IM-4.6")
    record Choosing(Colour seat) implements Asks.Once<Choose>, InDraft, Timed.Lowest {
        @Override
        public Choices<Choose> choices(State s) {
            long free = s.free();
            var may = s.subset(State.WHERE, Place.draft(seat));
            var must = may.where(card -> deploys(s, seat, card, free));
            return Choices.among(Card.CONFLICTS, must.isEmpty() ? may.bits() : must.bits(), Choose::new);
        }

        @Override
        public void answer(State s, Choose chosen) {
            s.set(State.CHOICE, seat, chosen.card);
        }

        @Override
        public Said detail(State s) {
            return Said.of(s.groups(seat) != 0 ? "detail.choosing" : "detail.choosing-kept");
        }

        @Override
        public Refusal refused(State s, Choose move) {
            return move.card.conflict() && s.is(State.WHERE, move.card, Place.draft(seat))
                    ? Refusal.of("IM-4.6", "refused.not-free", move.card)
                    : Refusal.of("IM-4.5", "refused.not-in-hand", move.card);
        }

        /** Whoever has chosen is not asked any more. */
        @Override
        public void sensible(State s) {
            InDraft.super.sensible(s);
            Refusal.unless(s.isEmpty(State.CHOICE, seat), "IM-4.5", "refused.fork", seat);
        }
    }

    /** The cards are turned up together. */
    record Revealing() implements Draws<Revealed>, InDraft {
        @Override
        public Lottery<Revealed> lottery(State s) {
            var cards = new ArrayList<Shows>(s.seats());
            long free = s.free();
            for (var colour : s.seated()) {
                var choice = s.get(State.CHOICE, colour);
                if (choice != null && deploys(s, colour, choice, free)) {
                    cards.add(new Shows(colour, choice));
                }
            }
            return new Lottery.Certain<>(new Revealed(List.copyOf(cards)));
        }

        @Override
        public void answer(State s, Revealed drawn) {
            drawn.cards.forEach(shows -> s.set(State.SHOWN, shows.card, true));
            for (var colour : s.seated()) {
                var choice = s.get(State.CHOICE, colour);
                if (choice != null && !s.is(State.SHOWN, choice)) {
                    // IM-18.1: one left unshown, so nobody can be certain of any of that hand
                    s.each(State.WHERE, Place.draft(colour)).forEach(card -> forget(s, card));
                    keep(s, colour, choice);
                }
            }
            s.push(new Landing(s.first()));
        }

        @Override
        public Said told(State s, Revealed drawn) {
            var all = new ArrayList<Object>();
            all.add(drawn.cards.size());
            for (var shows : drawn.cards) {
                all.add(shows.colour.said());
                all.add(Said.of("log.shows", shows.card));
            }
            return new Said("log.revealed", all);
        }

        /** IM-4.5: whoever has a card has chosen one, or is still asked in the fork above. */
        @Override
        public void sensible(State s) {
            InDraft.super.sensible(s);
            for (var colour : s.seated()) {
                Refusal.when(
                        s.count(State.DRAFT, colour) > 0 && s.isEmpty(State.CHOICE, colour) && !s.asked(colour),
                        "IM-4.5",
                        "refused.fork",
                        colour);
            }
        }
    }

    /** IM-4.7, 4.11, 4.12, 4.14: the chosen card joins the player's hand for the game. */
    private static void keep(State s, Colour colour, Card card) {
        leaveDraft(s, colour, card);
        s.move(State.WHERE, card, Place.with(colour));
        s.add(State.CONFLICTS, colour, 1);
    }

    private static void forget(State s, Card card) {
        s.seated().forEach(colour -> s.set(State.KNOWS, colour, card, false));
    }

    /** The chosen card is no longer part of the hand that is passed. */
    private static void leaveDraft(State s, Colour colour, Card card) {
        forget(s, card);
        s.add(State.DRAFT, colour, -1);
        s.set(State.CHOICE, colour, null);
    }

    /** A player's revealed card, if there is one, is carried out; then the next player's. */
    record Landing(Colour colour) implements Runs, InDraft {
        @Override
        public void run(State s) {
            s.push(s.last(colour) ? new StartRound.Closing() : new Landing(s.after(colour)));
            var choice = s.get(State.CHOICE, colour);
            if (choice != null) {
                if (deploys(s, colour, choice, s.free())) {
                    s.push(new Deploying(colour, choice));
                } else {
                    keep(s, colour, choice); // IM-4.12
                }
            }
        }
    }

    /** Which group goes there, and with a joker, where? */
    record Deploying(Colour seat, Card card) implements Asks.Once<Deploy>, InDraft {
        @Override
        public Choices<Deploy> choices(State s) {
            return new Picks<Deploy>(0).each(Deploy.EACH, card.stands() & s.free(), s.groups(seat));
        }

        @Override
        public void answer(State s, Deploy chosen) {
            s.add(State.GROUPS, seat, chosen.group, -1);
            s.put(seat, chosen.region, chosen.group.armies());
            if (s.isEmpty(State.HOLDER, chosen.region.land())) { // IM-4.10
                s.give(chosen.region.land(), seat);
                leaveDraft(s, seat, card);
                s.move(State.WHERE, card, Place.DISCARDS);
                s.set(State.SHOWN, card, false);
            } else {
                keep(s, seat, card); // IM-4.11
            }
        }

        @Override
        public Refusal refused(State s, Deploy move) {
            if ((card.stands() & move.region.bit()) == 0) {
                return Refusal.of("IM-4.9", "refused.card-elsewhere", card, move.region);
            }
            return !s.isEmpty(State.OWNER, move.region)
                    ? Refusal.of("IM-4.9", "refused.occupied", move.region)
                    : Refusal.of("IM-4.9", "refused.no-group", move.group);
        }

        @Override
        public void possible(State s) {
            Refusal.when(s.get(State.CHOICE, seat) != card, "IM-4.9", "refused.not-in-hand", card);
        }
    }
}
