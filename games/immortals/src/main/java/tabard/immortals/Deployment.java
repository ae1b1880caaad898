package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import tabard.immortals.State.Asks;
import tabard.immortals.State.Draws;
import tabard.immortals.State.Runs;
import tabard.table.Choices;
import tabard.table.Lottery;
import tabard.table.Moves;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Chapter 4: the deployments of the start round. All choose a card in secret, reveal, deploy in play order, and pass their hands. */
final class Deployment {
    private Deployment() {}

    /** Only the chooser reads which card; the others read that one was chosen. */
    @Rule("IM-4.5")
    record Choose(Card card) implements Move {
        private static final Audience SECRET = new Audience.Actor("chooses");
        private static final List<Choose> EACH = Moves.each(Card.CONFLICTS, Choose::new);

        @Override
        public Audience audience() {
            return SECRET;
        }
    }

    /** One card turned up. */
    record Shows(Colour colour, Card card) {}

    /** The cards that deploy were turned up; the others stay unseen (IM-4.8). */
    @Rule("IM-4.8")
    record Revealed(List<Shows> cards) implements Move {}

    @Rule("IM-4.9")
    record Deploy(Region region, Group group) implements Move {
        private static final List<List<Deploy>> EACH =
                Moves.each(Region.ALL, region -> Moves.each(Group.ALL, group -> new Deploy(region, group)));
    }

    /** Every hand went to the left, and the marker with it. */
    @Rule("IM-4.13")
    record Passed() implements Move {
        static final Passed IT = new Passed();
    }

    static boolean hasGroup(State s, Colour colour) {
        for (var group : Group.ALL) {
            if (s.count(State.GROUPS, colour, group) > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean groupsLeft(State s) {
        for (var colour : s.seated()) {
            if (hasGroup(s, colour)) {
                return true;
            }
        }
        return false;
    }

    /** IM-4.6: whether the player must deploy with such a card. */
    static boolean deploys(State s, Colour colour, Card card, long free) {
        return (card.stands() & free) != 0 && hasGroup(s, colour);
    }

    /** A hand without cards could not be refilled if its realm were unknown. */
    static void checkRealms(State s) {
        for (var colour : s.seated()) {
            if (s.count(State.DRAFT_REALM, colour) == 0) {
                throw new Refusal(Said.of("refused.no-realm", "@" + colour.word()), "IM-4.4");
            }
        }
    }

    /** Asks all who have a card; IM-4.15: when there is none left, the groups go to the limbos. */
    record Deployments() implements Runs {
        @Override
        public void run(State s) {
            var choosing = new ArrayList<Choosing>(s.seats());
            for (var colour : s.seated()) {
                if (s.count(State.DRAFT, colour) > 0) {
                    choosing.add(new Choosing(colour));
                }
            }
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
                    s.add(State.TRAY, colour, s.count(State.GROUPS, colour, group) * group.armies());
                    s.set(State.GROUPS, colour, group, 0);
                }
            }
            s.push(new StartOver());
            CubeTower.Spreading.push(s, s.first());
        }

        @Override
        public void possible(State s) {
            checkRealms(s);
        }
    }

    /** Which card? IM-4.6, 4.7 */
    record Choosing(Colour seat) implements Asks<Choose> {
        @Override
        public Choices<Choose> choices(State s) {
            var must = new ArrayList<Choose>(8);
            var may = new ArrayList<Choose>(8);
            long free = s.free();
            for (int i = 0; i < Card.CONFLICTS.size(); i++) {
                var card = Card.CONFLICTS.get(i);
                if (s.in(Place.draft(seat), card)) {
                    (deploys(s, seat, card, free) ? must : may).add(Choose.EACH.get(i));
                }
            }
            return Choices.of(must.isEmpty() ? may : must);
        }

        @Override
        public void answer(State s, Choose chosen) {
            s.set(State.CHOICE, seat, chosen.card.ordinal() + 1);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            if (!(move instanceof Choose(var card))) {
                return Refusal.notOffered(move);
            }
            return card.conflict() && s.in(Place.draft(seat), card)
                    ? new Refusal(Said.of("refused.not-free", "@" + card.word()), "IM-4.6")
                    : new Refusal(Said.of("refused.not-in-hand", "@" + card.word()), "IM-4.5");
        }

        @Override
        public void possible(State s) {
            checkRealms(s);
        }
    }

    /** The cards are turned up together. */
    record Revealing() implements Draws<Revealed> {
        @Override
        public Lottery<Revealed> lottery(State s) {
            var cards = new ArrayList<Shows>(s.seats());
            long free = s.free();
            for (var colour : s.seated()) {
                int choice = s.count(State.CHOICE, colour);
                if (choice > 0 && deploys(s, colour, Card.CONFLICTS.get(choice - 1), free)) {
                    cards.add(new Shows(colour, Card.CONFLICTS.get(choice - 1)));
                }
            }
            return new Lottery.Certain<>(new Revealed(List.copyOf(cards)));
        }

        @Override
        public void answer(State s, Revealed drawn) {
            for (var shows : drawn.cards) {
                s.set(State.SHOWN, shows.card, 1);
            }
            for (var colour : s.seated()) {
                int choice = s.count(State.CHOICE, colour);
                if (choice > 0 && !s.shown(Card.CONFLICTS.get(choice - 1))) {
                    forget(s, Place.draft(colour));
                    keep(s, colour);
                }
            }
            s.push(new Landing(s.first()));
        }

        /** IM-18.1: a card left unshown, so nobody else can be certain of any card of that hand. */
        private static void forget(State s, Place hand) {
            for (var card : Card.CONFLICTS) {
                if (s.in(hand, card)) {
                    for (var other : s.seated()) {
                        s.set(State.KNOWS, other, card, 0);
                    }
                }
            }
        }

        @Override
        public void possible(State s) {
            checkRealms(s);
        }
    }

    /** IM-4.7, 4.11, 4.12, 4.14: the chosen card joins the player's hand for the game. */
    private static void keep(State s, Colour colour) {
        var card = Card.CONFLICTS.get(s.count(State.CHOICE, colour) - 1);
        leaveDraft(s, colour);
        s.move(card, Place.with(colour));
        s.add(State.CONFLICTS, colour, 1);
    }

    /** The chosen card is no longer part of the hand that is passed. */
    private static void leaveDraft(State s, Colour colour) {
        var card = Card.CONFLICTS.get(s.count(State.CHOICE, colour) - 1);
        for (var other : s.seated()) {
            s.set(State.KNOWS, other, card, 0);
        }
        s.add(State.DRAFT, colour, -1);
        s.set(State.CHOICE, colour, 0);
    }

    /** A player's revealed card, if there is one, is carried out; then the next player's. */
    record Landing(Colour colour) implements Runs {
        @Override
        public void run(State s) {
            s.push(s.last(colour) ? new Closing() : new Landing(s.after(colour)));
            int choice = s.count(State.CHOICE, colour);
            if (choice > 0) {
                if (deploys(s, colour, Card.CONFLICTS.get(choice - 1), s.free())) {
                    s.push(new Deploying(colour, Card.CONFLICTS.get(choice - 1)));
                } else {
                    keep(s, colour); // IM-4.12
                }
            }
        }

        @Override
        public void possible(State s) {
            checkRealms(s);
        }
    }

    /** Which group goes there, and with a joker, where? */
    record Deploying(Colour seat, Card card) implements Asks<Deploy> {
        @Override
        public Choices<Deploy> choices(State s) {
            var out = new ArrayList<Deploy>(16);
            for (long rest = card.stands() & s.free(); rest != 0; rest &= rest - 1) {
                Setup.addGroups(s, seat, Deploy.EACH.get(Long.numberOfTrailingZeros(rest)), out);
            }
            return Choices.of(out);
        }

        @Override
        public void answer(State s, Deploy chosen) {
            s.add(State.GROUPS, seat, chosen.group, -1);
            s.put(seat, chosen.region, chosen.group.armies());
            if (s.inRegionDeck(chosen.region.land())) { // IM-4.10
                s.give(chosen.region.land(), seat);
                leaveDraft(s, seat);
                s.move(card, Place.DISCARDS);
                s.set(State.SHOWN, card, 0);
            } else {
                keep(s, seat); // IM-4.11
            }
        }

        @Override
        public Refusal refusal(State s, Move move) {
            if (!(move instanceof Deploy(var region, var group))) {
                return Refusal.notOffered(move);
            }
            if ((card.stands() & region.bit()) == 0) {
                return new Refusal(Said.of("refused.card-elsewhere", "@" + card.word(), "@" + region.word()), "IM-4.9");
            }
            return s.occupied(region)
                    ? new Refusal(Said.of("refused.occupied", "@" + region.word()), "IM-4.9")
                    : new Refusal(Said.of("refused.no-group", group.armies()), "IM-4.9");
        }

        @Override
        public void possible(State s) {
            if (s.count(State.CHOICE, seat) != card.ordinal() + 1 || !card.conflict()) {
                throw new Refusal(Said.of("refused.not-in-hand", "@" + card.word()), "IM-4.9");
            }
            checkRealms(s);
        }
    }

    /** IM-4.13, 4.15: another deployment, or the end of the start round. */
    record Closing() implements Runs {
        @Override
        public void run(State s) {
            s.push(groupsLeft(s) ? new Passing() : new StartOver());
        }

        @Override
        public void possible(State s) {
            checkRealms(s);
        }
    }

    /** Hands and marker go to the left; whoever passes a hand on remembers it. */
    record Passing() implements Draws<Passed> {
        @Override
        public Lottery<Passed> lottery(State s) {
            return new Lottery.Certain<>(Passed.IT);
        }

        @Override
        public void answer(State s, Passed drawn) {
            for (var card : Card.CONFLICTS) {
                if (s.where(card).isDraft()) {
                    var from = s.where(card).colour();
                    s.move(card, Place.draft(s.after(from)));
                    s.set(State.KNOWS, from, card, 1);
                    s.set(State.KNOWS, s.after(from), card, 0);
                }
            }
            var last = Colour.ALL.get(s.seats() - 1);
            int cards = s.count(State.DRAFT, last);
            int realm = s.count(State.DRAFT_REALM, last);
            for (var colour : s.seated()) {
                int ownCards = s.count(State.DRAFT, colour);
                int ownRealm = s.count(State.DRAFT_REALM, colour);
                s.set(State.DRAFT, colour, cards);
                s.set(State.DRAFT_REALM, colour, realm);
                cards = ownCards;
                realm = ownRealm;
            }
            int next = s.after(s.first()).ordinal() + 1;
            s.set(State.MARKER, next);
            s.set(State.FIRST, next);
            int each = Content.NUMBERS.draft().drawAfterPass();
            Hands.Filling.push(s, s.first(), each, each);
        }

        @Override
        public void possible(State s) {
            checkRealms(s);
        }
    }

    /** IM-4.16, 4.17: one deck is made, and the boards are turned to the front. */
    record StartOver() implements Runs {
        @Override
        public void run(State s) {
            s.clear(State.DECKS);
            s.clear(State.KNOWS);
            for (var card : Card.CONFLICTS) {
                if (!s.where(card).isWithPlayer() || s.where(card).isDraft()) {
                    s.move(card, Place.DECK);
                    s.add(State.DECKS, Pile.MIXED, 1);
                }
            }
            var budget = Content.NUMBERS.cubeBudget();
            for (var colour : s.seated()) {
                s.set(State.DRAFT, colour, 0);
                s.set(State.DRAFT_REALM, colour, 0);
                for (var realm : Realm.ALL) {
                    var start = s.tribe(colour, realm).half().start();
                    Resource.ALL.forEach(resource -> s.gain(colour, resource, start.of(resource)));
                }
                s.add(State.LIMBO, colour, Realm.LIGHT, budget.limboLight());
                s.add(State.LIMBO, colour, Realm.DARK, budget.limboDark());
                s.add(State.SUPPLY, colour, -budget.limboLight() - budget.limboDark());
            }
            s.push(new CubeTower.FirstThrow());
        }

        @Override
        public void possible(State s) {
            CubeTower.checkSupply(
                    s,
                    Content.NUMBERS.cubeBudget().limboLight()
                            + Content.NUMBERS.cubeBudget().limboDark());
        }
    }
}
