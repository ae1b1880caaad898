package tabard.immortals;

import tabard.table.Refusal;
import tabard.table.scene.Said;
import tabard.table.sheet.Cells;

/** Refuses a position that cannot arise on the table: cubes, cards or tiles lost or made, or lying where they cannot. */
final class Order {
    private Order() {}

    static int cubes(State s, Colour colour) {
        int count = s.count(State.SUPPLY, colour)
                + s.count(State.TOWER, colour)
                + s.count(State.TRAY, colour)
                + s.count(State.OUT, colour);
        for (var realm : Realm.ALL) {
            count += s.limbo(colour, realm);
        }
        for (var group : Group.ALL) {
            count += s.count(State.GROUPS, colour, group) * group.armies();
        }
        return count + Scoring.armiesOnBoard(s, colour);
    }

    /** The Conflict cards in a place. */
    static int cards(State s, Place place) {
        int count = 0;
        for (var card : Card.CONFLICTS) {
            count += s.in(place, card) ? 1 : 0;
        }
        return count;
    }

    /** The cards of a deck: there are two until the boards are turned (IM-4.16), later one. */
    static int deck(State s, Pile pile) {
        boolean mixed = s.phase() != Phase.START || s.deck(Pile.MIXED) > 0;
        int count = 0;
        for (var card : Card.CONFLICTS) {
            count += mixed == (pile == Pile.MIXED) && pile.takes(card) && s.in(Place.DECK, card) ? 1 : 0;
        }
        return count;
    }

    /** What the rest relies on: a phase, a place for every card, and no player who does not sit at the table. */
    static void checkNames(State s) {
        if (s.count(State.PHASE) == 0) {
            throw new Refusal(Said.of("refused.no-phase"), "IM-6.1");
        }
        seat(s, s.count(State.MARKER), "IM-3.5");
        seat(s, s.count(State.FIRST), "IM-3.5");
        for (var region : Region.ALL) {
            seat(s, s.count(State.OWNER, region), "IM-1.7");
        }
        for (var land : Land.ALL) {
            seat(s, s.count(State.HOLDER, land), "IM-2.7");
        }
        for (var card : Card.CONFLICTS) {
            if (s.count(State.WHERE, card) == 0) {
                throw new Refusal(Said.of("refused.nowhere", "@" + card.word()), "IM-2.2");
            }
            if (s.where(card).isWithPlayer()) {
                seat(s, s.where(card).colour().ordinal() + 1, "IM-2.2");
            }
        }
    }

    private static void seat(State s, int colour, String clause) {
        if (colour > s.seats()) {
            throw new Refusal(
                    Said.of("refused.no-seat", Colour.ALL.get(colour - 1).word()), clause);
        }
    }

    static void check(State s) {
        for (var region : Region.ALL) {
            region(s, region);
        }
        same(
                Math.min(Buildings.portals(s), Content.NUMBERS.components().portals()),
                Buildings.portals(s),
                "IM-1.11",
                "board",
                "portals");
        for (var colour : s.seated()) {
            same(cubes(s, colour), State.CUBES, "IM-1.5", colour.word(), "cubes");
            same(
                    s.count(State.CONFLICTS, colour),
                    cards(s, Place.with(colour)),
                    "IM-2.2",
                    colour.word(),
                    "conflict-cards");
            same(s.count(State.DRAFT, colour), cards(s, Place.draft(colour)), "IM-4.3", colour.word(), "draft-cards");
            draft(s, colour);
            for (var space : Space.ALL) {
                planned(s, colour, space);
            }
        }
        int green = s.count(State.GREEN_SUPPLY) + s.count(State.GREEN_TOWER) + s.count(State.GREEN_TRAY);
        same(green, State.GREEN, "IM-1.6", "inhabitants", "cubes");
        for (var pile : Pile.ALL) {
            same(s.deck(pile), deck(s, pile), "IM-2.2", "deck", "conflict-cards");
        }
        for (var card : Card.CONFLICTS) {
            if (s.shown(card) && !s.where(card).isWithPlayer()) {
                throw new Refusal(Said.of("refused.shown", "@" + card.word()), "IM-18.1");
            }
        }
    }

    private static void region(State s, Region region) {
        if (s.occupied(region) != s.armies(region) > 0) {
            throw new Refusal(Said.of("refused.owner", "@" + region.word()), "IM-1.7");
        }
        if (s.built(region, Building.CAPITAL)) {
            for (long rest = region.land().province().in(region.realm()) & ~region.bit(); rest != 0; rest &= rest - 1) {
                if (s.built(Region.first(rest), Building.CAPITAL)) {
                    throw new Refusal(Said.of("refused.capitals", "@" + region.word()), "IM-10.3");
                }
            }
        }
        if (s.count(State.BUILT, region) == Building.PORTAL.ordinal() + 1) {
            throw new Refusal(Said.of("refused.portal-tile", "@" + region.word()), "IM-10.5");
        }
    }

    /** The hand that is passed is of one realm, and what was chosen is in it. */
    private static void draft(State s, Colour colour) {
        for (var card : Card.CONFLICTS) {
            if (s.in(Place.draft(colour), card)
                    && s.count(State.DRAFT_REALM, colour) != card.realm().ordinal() + 1) {
                throw new Refusal(Said.of("refused.draft-realm", "@" + card.word(), "@" + colour.word()), "IM-4.4");
            }
        }
        int choice = s.count(State.CHOICE, colour);
        if (choice > 0 && !s.in(Place.draft(colour), Card.CONFLICTS.get(choice - 1))) {
            throw new Refusal(
                    Said.of(
                            "refused.not-in-hand",
                            "@" + Card.CONFLICTS.get(choice - 1).word()),
                    "IM-4.5");
        }
    }

    /** A planned card is its player's, on a space where it may lie, and only there. */
    private static void planned(State s, Colour colour, Space space) {
        int laid = s.board(colour, space);
        if (laid == 0) {
            return;
        }
        var card = Card.ALL.get(laid - 1);
        boolean lawful = switch (card.kind()) {
            case GAP -> s.phase() == Phase.RESOLUTION && !space.magic();
            case REGION -> !space.magic();
            case CONFLICT, JOKER, MAGIC, BLANK -> (Planning.spaces(s, colour, card) & space.bit()) != 0;
        };
        boolean time = s.phase() == Phase.PLANNING || (s.phase() == Phase.RESOLUTION && !s.passed(colour));
        if (!lawful || !time || (card != Card.GAP && !Planning.has(s, colour, card))) {
            throw new Refusal(Said.of("refused.planned", "@" + card.word(), "@space." + space.word()), "IM-7.3");
        }
        if (copies(s, colour, laid) > most(card)) {
            throw new Refusal(Said.of("refused.laid", "@" + card.word()), "IM-7.2");
        }
        if (card != Card.BLANK && s.used(colour, card) > 0) {
            throw new Refusal(Said.of("refused.used", "@" + card.word()), "IM-8.7");
        }
    }

    private static int most(Card card) {
        return switch (card.kind()) {
            case CONFLICT, JOKER, REGION, MAGIC -> 1;
            case BLANK -> Content.CARDS.blanks();
            case GAP -> Space.ALL.size();
        };
    }

    private static int copies(State s, Colour colour, int laid) {
        int count = 0;
        for (var space : Space.ALL) {
            count += s.board(colour, space) == laid ? 1 : 0;
        }
        return count;
    }

    private static void same(int found, int expected, String clause, String whose, String what) {
        if (found != expected) {
            throw new Refusal(Said.of("refused.count", "@" + whose, "@" + what, found, expected), clause);
        }
    }

    /** Every player has two halves, each of its realm and nobody else's. */
    static void checkTribes(State s) {
        for (var colour : s.seated()) {
            half(s, colour, State.LIGHT_TRIBE, Realm.LIGHT);
            half(s, colour, State.DARK_TRIBE, Realm.DARK);
        }
    }

    private static void half(State s, Colour colour, Cells field, Realm realm) {
        int tribe = s.count(field, colour);
        boolean fits = tribe > 0 && Tribe.ALL.get(tribe - 1).realm() == realm;
        for (var other : s.seated()) {
            fits &= other == colour || s.count(field, other) != tribe;
        }
        if (!fits) {
            throw new Refusal(Said.of("refused.tribes"), "IM-3.3");
        }
    }
}
