package tabard.immortals.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import tabard.immortals.content.*;

/** Fills what a viewer does not see with what might be there: hands, choices and plans that fit all that is open. */
public record Imagination(State s, RandomGenerator dice) {
    /** Of ten spaces a player who is ready may have filled about so many. */
    private static final int FILLED = 6;

    public static void fill(State s, RandomGenerator dice) {
        var imagination = new Imagination(s, dice);
        imagination.conflictCards();
        for (var colour : s.seated()) {
            imagination.choice(colour);
            imagination.plan(colour);
        }
    }

    /** Unseen cards lie in a deck, in a hand that is passed, or in a hand for the game, as many in each as all can count. */
    private void conflictCards() {
        var unseen = State.DEALT.unseen(s, dice);
        for (var realm : Realm.ALL) {
            unseen.deal(Place.DECK, s.count(State.DECKS, Pile.of(realm)), card -> card.realm() == realm);
            for (var colour : s.seated()) {
                if (s.is(State.DRAFT_REALM, colour, realm)) {
                    int missing = s.count(State.DRAFT, colour) - s.seen(State.WHERE, Place.draft(colour));
                    unseen.deal(Place.draft(colour), missing, card -> card.realm() == realm);
                }
            }
        }
        for (var colour : s.seated()) {
            unseen.deal(Place.with(colour), s.count(State.CONFLICTS, colour) - s.seen(State.WHERE, Place.with(colour)));
        }
        unseen.deal(Place.DECK, unseen.left());
    }

    private void choice(Colour colour) {
        if (s.hidden(State.CHOICE, colour)) {
            s.set(State.CHOICE, colour, null);
            var choices = new Deployment.Choosing(colour).choices(s);
            s.set(State.CHOICE, colour, choices.any(dice).card());
        }
    }

    /** Those who still plan have an empty board in a dream: they will fill it. */
    private void plan(Colour colour) {
        if (s.require(State.PHASE) != Phase.PLANNING && s.require(State.PHASE) != Phase.RESOLUTION) {
            return;
        }
        var hand = hand(colour);
        int extracting = Planning.extracting(s, colour);
        // first what asks most; blanks are enough for these, whatever the dream has dealt
        lay(colour, extracting, hand);
        lay(colour, Space.ARMY & ~extracting, hand);
        lay(colour, Space.MAGIC, hand);
    }

    private void lay(Colour colour, int spaces, List<Card> hand) {
        for (var space : Space.of(spaces)) {
            if (s.hidden(State.BOARD, colour, space)) {
                s.set(State.BOARD, colour, space, null);
                if (s.require(State.PHASE) == Phase.RESOLUTION
                        || (!s.asked(colour) && dice.nextInt(Space.ALL.size()) < FILLED)) {
                    pick(colour, space, hand);
                }
            }
        }
    }

    /** All cards of a player but those used in this round; those on the board that the viewer sees are his own, and then nothing is blank. */
    private List<Card> hand(Colour colour) {
        var hand = new ArrayList<Card>();
        for (var card : Card.ALL) {
            if (Planning.has(s, colour, card)) {
                int copies = card == Card.BLANK ? Content.CARDS.blanks() : 1;
                hand.addAll(Collections.nCopies(Math.max(0, copies - s.used(colour, card)), card));
            }
        }
        return hand;
    }

    private void pick(Colour colour, Space space, List<Card> hand) {
        var fitting = hand.stream().filter(card -> lawful(colour, card, space)).toList();
        if (!fitting.isEmpty()) {
            var card = fitting.get(dice.nextInt(fitting.size()));
            hand.remove(card);
            s.set(State.BOARD, colour, space, card);
        } else if (s.require(State.PHASE) == Phase.RESOLUTION) {
            s.set(State.BOARD, colour, space, Card.BLANK); // something lies there
        }
    }

    /** Armies may have left since the planning: then a Region card may lie there all the same. */
    private boolean lawful(Colour colour, Card card, Space space) {
        boolean left = card.kind() == Card.Kind.REGION && s.require(State.PHASE) == Phase.RESOLUTION;
        int spaces = left ? Space.ARMY : Planning.spaces(s, colour, card);
        return (spaces & space.bit()) != 0;
    }
}
