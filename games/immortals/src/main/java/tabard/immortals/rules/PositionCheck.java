package tabard.immortals.rules;

import org.jspecify.annotations.Nullable;
import tabard.immortals.content.*;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** Refuses a position that cannot arise on the table: cubes, cards or tiles lost or made, or lying where they cannot. */
public final class PositionCheck {
    private PositionCheck() {}

    static int cubes(State s, Colour colour) {
        int count = s.count(State.SUPPLY, colour)
                + s.count(State.TOWER, colour)
                + s.count(State.TRAY, colour)
                + s.count(State.OUT, colour);
        return count
                + Subset.all(Realm.ALL).sum(realm -> s.count(State.LIMBO, colour, realm))
                + Subset.all(Group.ALL).sum(group -> s.groups(colour, group) * group.armies())
                + Scoring.armiesOnBoard(s, colour);
    }

    /** The cards of a deck: there are two until the boards are turned (IM-4.16), later one. */
    static int deck(State s, Pile pile) {
        boolean mixed = s.require(State.PHASE) != Phase.START || s.count(State.DECKS, Pile.MIXED) > 0;
        return mixed == (pile == Pile.MIXED)
                ? s.subset(State.WHERE, Place.DECK).where(pile::takes).size()
                : 0;
    }

    /** What the rest relies on: a phase, a place for every card, and no player who does not sit at the table. */
    static void checkNames(State s) {
        Refusal.when(s.isEmpty(State.PHASE), "IM-6.1", "refused.no-phase");
        seat(s, s.get(State.MARKER), "IM-3.5");
        seat(s, s.get(State.FIRST), "IM-3.5");
        Region.ALL.forEach(region -> seat(s, s.get(State.OWNER, region), "IM-1.7"));
        Land.ALL.forEach(land -> seat(s, s.get(State.HOLDER, land), "IM-2.7"));
        for (var card : Card.CONFLICTS) {
            var place = s.at(State.WHERE, card);
            if (place == null) {
                throw Refusal.of("IM-2.2", "refused.nowhere", card);
            }
            seat(s, place.isWithPlayer() ? place.colour() : null, "IM-2.2");
        }
    }

    private static void seat(State s, @Nullable Colour colour, String clause) {
        if (colour != null) {
            Refusal.unless(colour.ordinal() < s.seats(), clause, "refused.no-seat", colour.word());
        }
    }

    /** What is written has something to do, unless the last round is scored; and something follows when all have answered. */
    static void checkAgenda(State s) {
        Refusal.when(
                s.agenda() instanceof Agenda.Done<?> && s.require(State.PHASE) != Phase.SCORING,
                "IM-17.1",
                "refused.nothing-to-do");
        Refusal.when(s.agenda() instanceof Agenda.Together<?>(var _, Agenda.Done<?> _), "IM-7.1", "refused.fork-open");
    }

    public static void check(State s) {
        dealt(s);
        Region.ALL.forEach(region -> region(s, region));
        int portals = Buildings.portals(s);
        same(Math.min(portals, Content.NUMBERS.components().portals()), portals, "IM-1.11", "board", "portals");
        for (var colour : s.seated()) {
            same(cubes(s, colour), State.CUBES, "IM-1.5", colour.word(), "cubes");
            int hand = s.count(State.WHERE, Place.with(colour));
            same(s.count(State.CONFLICTS, colour), hand, "IM-2.2", colour.word(), "conflict-cards");
            int draft = s.count(State.WHERE, Place.draft(colour));
            same(s.count(State.DRAFT, colour), draft, "IM-4.3", colour.word(), "draft-cards");
            draft(s, colour);
            Space.ALL.forEach(space -> planned(s, colour, space));
        }
        int green = s.count(State.GREEN_SUPPLY) + s.count(State.GREEN_TOWER) + s.count(State.GREEN_TRAY);
        same(green, State.INHABITANTS, "IM-1.6", "inhabitants", "cubes");
        for (var pile : Pile.ALL) {
            same(s.count(State.DECKS, pile), deck(s, pile), "IM-2.2", "deck", "conflict-cards");
        }
        for (var card : Card.CONFLICTS) {
            Refusal.when(
                    s.is(State.SHOWN, card) && !s.require(State.WHERE, card).isWithPlayer(),
                    "IM-18.1",
                    "refused.shown",
                    card);
        }
    }

    /** Half boards and marker are there, unless they are about to be dealt and drawn. */
    private static void dealt(State s) {
        boolean dealing = s.agenda() instanceof Agenda.First<Frame<State, Move>>(Setup.Dealing _, var _);
        boolean leading = s.agenda() instanceof Agenda.First<Frame<State, Move>>(Setup.Leading _, var _);
        for (var colour : s.seated()) {
            for (var realm : Realm.ALL) {
                Refusal.when(!dealing && !half(s, colour, realm), "IM-3.3", "refused.tribes");
            }
        }
        Refusal.when(
                !dealing && !leading && (s.isEmpty(State.FIRST) || s.isEmpty(State.MARKER)),
                "IM-3.5",
                "refused.no-marker");
    }

    /** Every player has two halves, each of its realm and nobody else's. */
    private static boolean half(State s, Colour colour, Realm realm) {
        var tribe = s.get(State.TRIBE, colour, realm);
        return tribe != null
                && tribe.realm() == realm
                && !Subset.all(s.seated()).without(colour).any(other -> s.is(State.TRIBE, other, realm, tribe));
    }

    private static void region(State s, Region region) {
        Refusal.when(
                !s.isEmpty(State.OWNER, region) != s.count(State.ARMIES, region) > 0,
                "IM-1.7",
                "refused.owner",
                region);
        boolean second = s.built(region, Building.CAPITAL) && Buildings.capitals(s, region) > 1;
        Refusal.when(second, "IM-10.3", "refused.capitals", region);
        Refusal.when(s.is(State.BUILT, region, Building.PORTAL), "IM-10.5", "refused.portal-tile", region);
    }

    /** The hand that is passed is of one realm, and what was chosen is in it. */
    private static void draft(State s, Colour colour) {
        for (var card : s.each(State.WHERE, Place.draft(colour))) {
            Refusal.unless(
                    s.is(State.DRAFT_REALM, colour, card.realm()), "IM-4.4", "refused.draft-realm", card, colour);
        }
        var choice = s.get(State.CHOICE, colour);
        if (choice != null) {
            Refusal.unless(s.is(State.WHERE, choice, Place.draft(colour)), "IM-4.5", "refused.not-in-hand", choice);
        }
    }

    /** A planned card is its player's, on a space where it may lie, and only there. */
    private static void planned(State s, Colour colour, Space space) {
        var card = s.get(State.BOARD, colour, space);
        if (card == null) {
            return;
        }
        boolean lawful = switch (card.kind()) {
            case GAP -> s.require(State.PHASE) == Phase.RESOLUTION && !space.magic();
            case REGION -> !space.magic();
            case CONFLICT, JOKER, MAGIC, BLANK -> (Planning.spaces(s, colour, card) & space.bit()) != 0;
        };
        boolean time = s.require(State.PHASE) == Phase.PLANNING
                || (s.require(State.PHASE) == Phase.RESOLUTION && !s.is(State.PASSED, colour));
        Refusal.when(
                !lawful || !time || (card != Card.GAP && !Planning.has(s, colour, card)),
                "IM-7.3",
                "refused.planned",
                card,
                space);
        Refusal.when(s.copies(colour, card) > most(card), "IM-7.2", "refused.laid", card);
        Refusal.when(card != Card.BLANK && s.used(colour, card) > 0, "IM-8.7", "refused.used", card);
    }

    private static int most(Card card) {
        return switch (card.kind()) {
            case CONFLICT, JOKER, REGION, MAGIC -> 1;
            case BLANK -> Content.CARDS.blanks();
            case GAP -> Space.ALL.size();
        };
    }

    private static void same(int found, int expected, String clause, String whose, String what) {
        Refusal.unless(found == expected, clause, "refused.count", "@" + whose, "@" + what, found, expected);
    }
}
