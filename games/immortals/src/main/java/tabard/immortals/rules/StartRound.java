package tabard.immortals.rules;

import tabard.immortals.content.*;
import tabard.immortals.rules.Timed.AtStart;
import tabard.immortals.rules.Timed.InDraft;
import tabard.table.*;

/** The end of chapter 4: after each deployment the hands are passed on, or the start round is over. */
public final class StartRound {
    private StartRound() {}

    /** Every hand went to the left, and the marker with it. */
    @Rule("IM-4.13")
    public record Passed() implements Move {}

    /** IM-4.13, 4.15: another deployment, or the end of the start round. */
    record Closing() implements Runs, InDraft {
        @Override
        public void run(State s) {
            boolean more = s.seated().stream().anyMatch(colour -> s.groups(colour) != 0);
            s.push(more ? new Passing() : new StartOver());
        }
    }

    /** Hands and marker go to the left; whoever passes a hand on remembers it. */
    record Passing() implements Draws<Passed>, InDraft {
        @Override
        public Lottery<Passed> lottery(State s) {
            return new Lottery.Certain<>(new Passed());
        }

        @Override
        public void answer(State s, Passed drawn) {
            for (var card : Card.CONFLICTS) {
                var place = s.require(State.WHERE, card);
                if (place.isDraft()) {
                    var from = place.colour();
                    s.move(State.WHERE, card, Place.draft(s.after(from)));
                    s.set(State.KNOWS, from, card, true);
                    s.set(State.KNOWS, s.after(from), card, false);
                }
            }
            var last = s.seated().getLast();
            int cards = s.count(State.DRAFT, last);
            var realm = s.get(State.DRAFT_REALM, last);
            for (var colour : s.seated()) {
                int ownCards = s.count(State.DRAFT, colour);
                var ownRealm = s.get(State.DRAFT_REALM, colour);
                s.set(State.DRAFT, colour, cards);
                s.set(State.DRAFT_REALM, colour, realm);
                cards = ownCards;
                realm = ownRealm;
            }
            var next = s.after(s.first());
            s.set(State.MARKER, next);
            s.set(State.FIRST, next);
            int each = Content.NUMBERS.draft().drawAfterPass();
            Hands.Filling.push(s, s.first(), each, each);
        }
    }

    /** IM-4.16, 4.17: one deck is made, and the boards are turned to the front. */
    record StartOver() implements Runs, AtStart {
        @Override
        public void run(State s) {
            s.clear(State.DECKS);
            s.clear(State.KNOWS);
            for (var card : Card.CONFLICTS) {
                var place = s.require(State.WHERE, card);
                if (!place.isWithPlayer() || place.isDraft()) {
                    s.move(State.WHERE, card, Place.DECK);
                    s.add(State.DECKS, Pile.MIXED, 1);
                }
            }
            var budget = Content.NUMBERS.cubeBudget();
            for (var colour : s.seated()) {
                s.set(State.DRAFT, colour, 0);
                s.set(State.DRAFT_REALM, colour, null);
                for (var realm : Realm.ALL) {
                    var start = s.tribe(colour, realm).half().startResources();
                    Resource.ALL.forEach(resource -> s.add(State.PURSE, colour, resource, start.of(resource)));
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
