package tabard.immortals.rules;

import java.util.ArrayList;
import tabard.immortals.content.*;
import tabard.immortals.rules.Timed.AtStart;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapter 3, and the beginning of chapter 4: half boards, the first player, and the start regions. */
public final class Setup {
    private Setup() {}

    /** All cubes in the supplies, all cards in the decks; then the half boards are dealt. */
    public static State open(Options options) {
        var s = new State(options);
        s.set(State.PHASE, Phase.START);
        s.set(State.GREEN_SUPPLY, State.INHABITANTS);
        s.seated().forEach(colour -> s.set(State.SUPPLY, colour, State.CUBES)); // IM-3.4
        for (var card : Card.CONFLICTS) {
            s.move(State.WHERE, card, Place.DECK);
            s.add(State.DECKS, Pile.of(card.realm()), 1);
        }
        s.push(new Leading());
        s.push(new Dealing(Colour.RED, Realm.LIGHT));
        return s;
    }

    /** A half board was dealt. */
    @Rule("IM-3.3")
    public record Dealt(Colour colour, Tribe tribe) implements Move {}

    /** The lot fell on the first player. */
    @Rule("IM-3.5")
    public record Leads(Colour colour) implements Move {}

    /** A group goes to the start region. */
    @Rule("IM-4.1")
    public record Found(Group group) implements Move {}

    /** The half boards of a realm that nobody has. */
    static Subset<Tribe> freeTribes(State s, Realm realm) {
        return Subset.all(Tribe.ALL)
                .where(tribe -> tribe.realm() == realm
                        && s.seated().stream().noneMatch(colour -> s.is(State.TRIBE, colour, realm, tribe)));
    }

    /** A player waits for a half board of that realm. */
    record Dealing(Colour colour, Realm realm) implements Draws<Dealt>, AtStart, Timed.Midway {
        @Override
        public Lottery<Dealt> lottery(State s) {
            return Lottery.among(freeTribes(s, realm), tribe -> new Dealt(colour, tribe));
        }

        @Override
        public void answer(State s, Dealt drawn) {
            s.set(State.TRIBE, colour, realm, drawn.tribe);
            var next = s.after(colour);
            if (next != Colour.RED) {
                s.push(new Dealing(next, realm));
            } else if (realm == Realm.LIGHT) {
                s.push(new Dealing(Colour.RED, Realm.DARK));
            } else {
                layOutGroups(s);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.when(!s.isEmpty(State.TRIBE, colour, realm), "IM-3.3", "refused.dealt", colour);
        }
    }

    /** IM-3.6: the outer bottom spaces are used by 3 or 4 players only. */
    private static void layOutGroups(State s) {
        for (var colour : s.seated()) {
            for (var realm : Realm.ALL) {
                var half = s.tribe(colour, realm).half();
                var sizes = new ArrayList<>(half.armyGroups());
                if (s.seats() < Content.NUMBERS.players().max()) {
                    sizes.add(half.extraGroupFor3or4Players());
                }
                for (int armies : sizes) {
                    s.add(State.GROUPS, colour, Group.of(armies), 1);
                    s.add(State.SUPPLY, colour, -armies);
                }
            }
        }
    }

    /** The first player is drawn by lot. */
    record Leading() implements Draws<Leads>, AtStart {
        @Override
        public Lottery<Leads> lottery(State s) {
            return Lottery.each(s.seated(), Leads::new);
        }

        @Override
        public void answer(State s, Leads drawn) {
            s.set(State.MARKER, drawn.colour);
            s.set(State.FIRST, drawn.colour);
            s.push(new Founding(drawn.colour));
        }
    }

    /** IM-4.1: the start region stands on the light half board. */
    private static Region startRegion(State s, Colour colour, Realm realm) {
        return s.tribe(colour, Realm.LIGHT).half().start().in(realm);
    }

    /** Which group goes to the start region? */
    record Founding(Colour seat) implements Asks.Once<Found>, AtStart, Timed.Lowest {
        @Override
        public Choices<Found> choices(State s) {
            return new Picks<Found>(Group.ALL.size()).each(Group.ALL, s.groups(seat), Found::new);
        }

        @Override
        public void answer(State s, Found chosen) {
            var start = startRegion(s, seat, Realm.LIGHT);
            s.add(State.GROUPS, seat, chosen.group, -1);
            s.put(seat, start, chosen.group.armies());
            s.give(start.land(), seat);
            s.push(s.last(seat) ? new Twins() : new Founding(s.after(seat)));
        }

        @Override
        public Refusal refused(State s, Found move) {
            return Refusal.of("IM-4.1", "refused.no-group", move.group);
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.founding", startRegion(s, seat, Realm.LIGHT));
        }

        @Override
        public Said label(State s, Found move) {
            return Said.of("do.found", startRegion(s, seat, Realm.LIGHT));
        }

        @Override
        public Said told(State s, Found move) {
            return Said.of("log.found", seat, move.group, startRegion(s, seat, Realm.LIGHT));
        }

        @Override
        public void possible(State s) {
            for (var realm : Realm.ALL) {
                Refusal.when(
                        !s.isEmpty(State.OWNER, startRegion(s, seat, realm)),
                        "IM-4.1",
                        "refused.occupied",
                        startRegion(s, seat, realm));
            }
        }
    }

    /** IM-4.2: two armies each in the twin of the start region; then the hands are dealt (IM-4.3), the first one dark. */
    record Twins() implements Runs, AtStart {
        private static final int ARMIES = Content.NUMBERS.cubeBudget().startRegionOtherRealm();

        @Override
        public void run(State s) {
            var realm = Realm.DARK;
            var colour = s.first();
            do {
                s.add(State.SUPPLY, colour, -ARMIES);
                s.put(colour, startRegion(s, colour, Realm.DARK), ARMIES);
                s.set(State.DRAFT_REALM, colour, realm);
                realm = realm.other();
                colour = s.after(colour);
            } while (colour != s.first());
            int hand = Content.NUMBERS.draft().handSize();
            Hands.Filling.push(s, s.first(), hand, hand);
        }

        @Override
        public void possible(State s) {
            for (var colour : s.seated()) {
                Refusal.when(
                        !s.isEmpty(State.OWNER, startRegion(s, colour, Realm.DARK))
                                || s.count(State.SUPPLY, colour) < ARMIES,
                        "IM-4.2",
                        "refused.occupied",
                        startRegion(s, colour, Realm.DARK));
            }
        }
    }
}
