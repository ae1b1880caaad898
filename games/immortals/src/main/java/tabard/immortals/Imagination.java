package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Seen;
import tabard.table.sheet.Sheet;

/** Fills what a viewer does not see with what might be there: hands, choices and plans that fit all that is open. */
final class Imagination {
    /** Of ten spaces a player who is ready may have filled about so many. */
    private static final int FILLED = 6;

    private final State s;
    private final RandomGenerator dice;

    private Imagination(State s, RandomGenerator dice) {
        this.s = s;
        this.dice = dice;
    }

    static State imagine(Seen<State> seen, RandomGenerator dice) {
        var imagination = new Imagination(new State(seen.masked()), dice);
        imagination.conflictCards();
        for (var colour : imagination.s.seated()) {
            imagination.knowledge(colour);
            imagination.choice(colour);
            imagination.plan(colour);
        }
        return imagination.s;
    }

    /** Unseen cards lie in a deck, in a hand that is passed, or in a hand for the game, as many in each as all can count. */
    private void conflictCards() {
        var rest = new ArrayList<Card>();
        for (var realm : Realm.ALL) {
            var unseen = unseen(realm);
            deal(unseen, Place.DECK, Math.min(unseen.size(), s.deck(Pile.of(realm)))); // a referee sees the decks
            for (var colour : s.seated()) {
                if (s.count(State.DRAFT_REALM, colour) == realm.ordinal() + 1) {
                    deal(unseen, Place.draft(colour), s.count(State.DRAFT, colour) - seen(Place.draft(colour)));
                }
            }
            rest.addAll(unseen);
        }
        shuffle(rest);
        for (var colour : s.seated()) {
            deal(rest, Place.with(colour), s.count(State.CONFLICTS, colour) - seen(Place.with(colour)));
        }
        deal(rest, Place.DECK, rest.size());
    }

    private List<Card> unseen(Realm realm) {
        var cards = new ArrayList<Card>();
        for (var card : Card.CONFLICTS) {
            if (card.realm() == realm && s.count(State.WHERE, card) == Sheet.BLANK) {
                cards.add(card);
            }
        }
        shuffle(cards);
        return cards;
    }

    private int seen(Place place) {
        int count = 0;
        for (var card : Card.CONFLICTS) {
            count += s.in(place, card) ? 1 : 0;
        }
        return count;
    }

    private void deal(List<Card> from, Place to, int count) {
        for (int i = 0; i < count; i++) {
            s.move(from.removeLast(), to);
        }
    }

    private void shuffle(List<Card> cards) {
        for (int i = cards.size() - 1; i > 0; i--) {
            int other = dice.nextInt(i + 1);
            var card = cards.get(i);
            cards.set(i, cards.get(other));
            cards.set(other, card);
        }
    }

    /** What others remember of hands they passed on does not matter to a dream. */
    private void knowledge(Colour colour) {
        for (var card : Card.CONFLICTS) {
            if (s.count(State.KNOWS, colour, card) == Sheet.BLANK) {
                s.set(State.KNOWS, colour, card, 0);
            }
        }
    }

    private void choice(Colour colour) {
        if (s.count(State.CHOICE, colour) == Sheet.BLANK) {
            var options = new Deployment.Choosing(colour).choices(s).all();
            var chosen = options.get(dice.nextInt(options.size()));
            s.set(State.CHOICE, colour, chosen.card().ordinal() + 1);
        }
    }

    /** Those who still plan have an empty board in a dream: they will fill it. */
    private void plan(Colour colour) {
        if (s.phase() != Phase.PLANNING && s.phase() != Phase.RESOLUTION) {
            return;
        }
        var hand = hand(colour);
        int extracting = Planning.extracting(s, colour);
        lay(
                colour,
                extracting,
                hand); // first what asks most; blanks are enough for these, whatever the dream has dealt
        lay(colour, Space.ARMY & ~extracting, hand);
        lay(colour, Space.MAGIC, hand);
    }

    private void lay(Colour colour, int spaces, List<Card> hand) {
        for (int rest = spaces; rest != 0; rest &= rest - 1) {
            var space = Space.first(rest);
            if (s.board(colour, space) == Sheet.BLANK) {
                s.takeBack(colour, space);
                if (s.phase() == Phase.RESOLUTION || (ready(colour) && dice.nextInt(Space.ALL.size()) < FILLED)) {
                    pick(colour, space, hand);
                }
            }
        }
    }

    private boolean ready(Colour colour) {
        if (s.agenda() instanceof Agenda.Together<Frame<State, Move>>(var branches, var _)) {
            for (var branch : branches) {
                if (branch.seat().equals(colour)) {
                    return branch.done();
                }
            }
        }
        return true;
    }

    /** All cards of a player but those used in this round; those on the board that the viewer sees are his own, and then nothing is blank. */
    private List<Card> hand(Colour colour) {
        var hand = new ArrayList<Card>();
        for (var card : Card.ALL) {
            if (Planning.has(s, colour, card)) {
                int copies = card == Card.BLANK ? Content.CARDS.blanks() : 1;
                for (int left = copies - s.used(colour, card); left > 0; left--) {
                    hand.add(card);
                }
            }
        }
        return hand;
    }

    private void pick(Colour colour, Space space, List<Card> hand) {
        var fitting = new ArrayList<Card>();
        for (var card : hand) {
            if (lawful(colour, card, space)) {
                fitting.add(card);
            }
        }
        if (!fitting.isEmpty()) {
            var card = fitting.get(dice.nextInt(fitting.size()));
            hand.remove(card);
            s.lay(colour, space, card);
        } else if (s.phase() == Phase.RESOLUTION) {
            s.lay(colour, space, Card.BLANK); // something lies there
        }
    }

    /** Armies may have left since the planning: then a Region card may lie there all the same. */
    private boolean lawful(Colour colour, Card card, Space space) {
        boolean left = card.kind() == Card.Kind.REGION && s.phase() == Phase.RESOLUTION;
        int spaces = left ? Space.ARMY : Planning.spaces(s, colour, card);
        return (spaces & space.bit()) != 0;
    }
}
