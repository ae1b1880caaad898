package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import tabard.immortals.State.Asks;
import tabard.immortals.State.Draws;
import tabard.immortals.State.Runs;
import tabard.table.Choices;
import tabard.table.Lottery;
import tabard.table.Moves;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Chapter 3, and the beginning of chapter 4: half boards, the first player, and the start regions. */
final class Setup {
    private Setup() {}

    /** All cubes in the supplies, all cards in the decks; then the half boards are dealt. */
    static State open(Options options) {
        var s = new State(options);
        s.phase(Phase.START);
        s.set(State.GREEN_SUPPLY, State.GREEN);
        for (var colour : s.seated()) {
            s.set(State.SUPPLY, colour, State.CUBES); // IM-3.4
        }
        for (var card : Card.CONFLICTS) {
            s.move(card, Place.DECK);
            s.add(State.DECKS, Pile.of(card.realm()), 1);
        }
        s.push(new Leading());
        s.push(new Dealing(Colour.RED, Realm.LIGHT));
        return s;
    }

    /** A half board was dealt. */
    @Rule("IM-3.3")
    record Dealt(Colour colour, Tribe tribe) implements Move {}

    /** The lot fell on the first player. */
    @Rule("IM-3.5")
    record Leads(Colour colour) implements Move {
        static final List<Leads> EACH = Moves.each(Colour.ALL, Leads::new);
    }

    /** A group goes to the start region. */
    @Rule("IM-4.1")
    record Found(Group group) implements Move {
        static final List<Found> EACH = Moves.each(Group.ALL, Found::new);
    }

    /** A player waits for a half board of that realm. */
    record Dealing(Colour colour, Realm realm) implements Draws<Dealt> {
        @Override
        public Lottery<Dealt> lottery(State s) {
            var tribes = new Dealt[Tribe.ALL.size()];
            int[] tickets = new int[tribes.length];
            for (var tribe : Tribe.ALL) {
                tribes[tribe.ordinal()] = new Dealt(colour, tribe);
                tickets[tribe.ordinal()] = tribe.realm() == realm ? 1 : 0;
            }
            for (var other : s.seated()) {
                if (has(s, other)) {
                    tickets[s.tribe(other, realm).ordinal()] = 0;
                }
            }
            return new Lottery.Urn<>(tribes, tickets);
        }

        private boolean has(State s, Colour other) {
            return s.count(realm == Realm.LIGHT ? State.LIGHT_TRIBE : State.DARK_TRIBE, other) != 0;
        }

        @Override
        public void answer(State s, Dealt drawn) {
            s.set(realm == Realm.LIGHT ? State.LIGHT_TRIBE : State.DARK_TRIBE, colour, drawn.tribe.ordinal() + 1);
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
            if (has(s, colour)) {
                throw new Refusal(Said.of("refused.dealt", "@" + colour.word()), "IM-3.3");
            }
        }
    }

    /** IM-3.6: the outer bottom spaces are used by 3 or 4 players only. */
    private static void layOutGroups(State s) {
        for (var colour : s.seated()) {
            for (var realm : Realm.ALL) {
                var half = s.tribe(colour, realm).half();
                var sizes = new ArrayList<>(half.groups());
                if (s.seats() < Content.NUMBERS.players().max()) {
                    sizes.add(half.extraGroup());
                }
                for (int armies : sizes) {
                    s.add(State.GROUPS, colour, Group.of(armies), 1);
                    s.add(State.SUPPLY, colour, -armies);
                }
            }
        }
    }

    /** The first player is drawn by lot. */
    record Leading() implements Draws<Leads> {
        @Override
        public Lottery<Leads> lottery(State s) {
            int[] tickets = new int[Colour.ALL.size()];
            for (var colour : s.seated()) {
                tickets[colour.ordinal()] = 1;
            }
            return new Lottery.Urn<>(Leads.EACH.toArray(Leads[]::new), tickets);
        }

        @Override
        public void answer(State s, Leads drawn) {
            s.set(State.MARKER, drawn.colour.ordinal() + 1);
            s.set(State.FIRST, drawn.colour.ordinal() + 1);
            s.push(new Founding(drawn.colour));
        }
    }

    /** The groups that a player still has, each size once. */
    static <M> void addGroups(State s, Colour colour, List<M> each, List<? super M> out) {
        for (int i = 0; i < each.size(); i++) {
            if (s.count(State.GROUPS, colour, Group.ALL.get(i)) > 0) {
                out.add(each.get(i));
            }
        }
    }

    /** Which group goes to the start region? */
    record Founding(Colour seat) implements Asks<Found> {
        @Override
        public Choices<Found> choices(State s) {
            var out = new ArrayList<Found>(Group.ALL.size());
            addGroups(s, seat, Found.EACH, out);
            return Choices.of(out);
        }

        @Override
        public void answer(State s, Found chosen) {
            var start = s.tribe(seat, Realm.LIGHT).half().startRegion();
            s.add(State.GROUPS, seat, chosen.group, -1);
            s.put(seat, start.in(Realm.LIGHT), chosen.group.armies());
            s.give(start, seat);
            s.push(s.last(seat) ? new Twins() : new Founding(s.after(seat)));
        }

        @Override
        public void possible(State s) {
            var start = s.tribe(seat, Realm.LIGHT).half().startRegion();
            for (var realm : Realm.ALL) {
                if (s.occupied(start.in(realm))) {
                    throw new Refusal(
                            Said.of("refused.occupied", "@" + start.in(realm).word()), "IM-4.1");
                }
            }
        }
    }

    /** IM-4.2: two armies each in the twin of the start region; then the hands are dealt (IM-4.3), the first one dark. */
    record Twins() implements Runs {
        @Override
        public void run(State s) {
            var realm = Realm.DARK;
            int armies = Content.NUMBERS.cubeBudget().startRegionOtherRealm();
            var colour = s.first();
            do {
                s.add(State.SUPPLY, colour, -armies);
                s.put(colour, s.tribe(colour, Realm.LIGHT).half().startRegion().in(Realm.DARK), armies);
                s.set(State.DRAFT_REALM, colour, realm.ordinal() + 1);
                realm = realm.other();
                colour = s.after(colour);
            } while (colour != s.first());
            int hand = Content.NUMBERS.draft().handSize();
            Hands.Filling.push(s, s.first(), hand, hand);
        }

        @Override
        public void possible(State s) {
            for (var colour : s.seated()) {
                var twin = s.tribe(colour, Realm.LIGHT).half().startRegion().in(Realm.DARK);
                if (s.occupied(twin)
                        || s.count(State.SUPPLY, colour)
                                < Content.NUMBERS.cubeBudget().startRegionOtherRealm()) {
                    throw new Refusal(Said.of("refused.occupied", "@" + twin.word()), "IM-4.2");
                }
            }
        }
    }
}
