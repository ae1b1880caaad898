package tabard.immortals.rules;

import tabard.immortals.content.*;
import tabard.table.sheet.*;

/** Where everything in a position is written down, and whose change is told by itself; what it means stands in {@link State}. */
interface Ledger {
    Sheet SHEET = new Sheet();
    int CUBES = Content.NUMBERS.components().armyCubesUsed();
    int INHABITANTS = Content.NUMBERS.components().inhabitantCubes();
    int MUCH = 999; // a bound for documents: gold, energy and points have none (IM-1.9, 16.6)
    int CARDS = Card.CONFLICTS.size();
    Axis COLOURS = Axis.of(Colour.ALL);
    Axis REALMS = Axis.of(Realm.ALL);
    Axis REGIONS = Axis.of(Region.ALL);
    Axis CONFLICT = Axis.of(Card.CONFLICTS);

    Count ROUND = SHEET.count(10, "round").silent(); // told together with the first player
    One<Phase> PHASE = SHEET.one(Phase.ALL, "phase").silent();
    One<Colour> MARKER = SHEET.one(Colour.ALL, "marker").silent();
    One<Colour> FIRST = SHEET.one(Colour.ALL, "first").silent();
    One<Tribe> TRIBE = SHEET.one(Tribe.ALL, COLOURS, Axis.of(Realm.ALL, realm -> realm.word() + "-tribe"))
            .silent();
    Count POINTS = SHEET.count(MUCH, COLOURS, "points").told("points");
    Count PURSE = SHEET.count(MUCH, COLOURS, Axis.of(Resource.ALL)).sometimesTold("purse");
    Flag PASSED = SHEET.flag(COLOURS, "passed").silent();
    Count SUPPLY = SHEET.count(CUBES, COLOURS, "supply").silent();
    Count GROUPS = SHEET.multiset(9, COLOURS, "groups", Axis.of(Group.ALL)).silent();
    Count LIMBO = SHEET.count(CUBES, COLOURS, "limbo", REALMS).told("limbo", Change.RISES);
    Count TOWER = SHEET.count(CUBES, COLOURS, "tower").told("tower");
    Count TRAY = SHEET.count(CUBES, COLOURS, "tray").silent();
    Count OUT = SHEET.count(CUBES, COLOURS, "out").silent();
    One<Card> BOARD = SHEET.one(Card.ALL, COLOURS, "board", Axis.of(Space.ALL)).silent();
    Flag USED_MAGIC = SHEET.marks(COLOURS, "used-magic", Axis.of(Magic.ALL)).silent();
    Count USED_BLANKS = SHEET.count(Space.ALL.size(), COLOURS, "used-blanks").silent();
    Count CONFLICTS = SHEET.count(CARDS, COLOURS, "conflicts").silent();
    Count DRAFT = SHEET.count(CARDS, COLOURS, "draft").silent();
    One<Realm> DRAFT_REALM = SHEET.one(Realm.ALL, COLOURS, "draft-realm").silent();
    One<Card> CHOICE = SHEET.one(Card.CONFLICTS, COLOURS, "choice").silent();
    Flag KNOWS = SHEET.marks(COLOURS, "knows", CONFLICT).silent();
    Count GREEN_SUPPLY = SHEET.count(INHABITANTS, "inhabitants", "supply").silent();
    Count GREEN_TOWER = SHEET.count(INHABITANTS, "inhabitants", "tower").silent();
    Count GREEN_TRAY = SHEET.count(INHABITANTS, "inhabitants", "tray").silent();
    One<Colour> OWNER = SHEET.one(Colour.ALL, "regions", REGIONS, "owner").sometimesTold("owner");
    Count ARMIES = SHEET.count(CUBES, "regions", REGIONS, "armies").silent();
    One<Building> BUILT =
            SHEET.one(Building.ALL, "regions", REGIONS, "building").silent();
    Flag PORTAL = SHEET.flag("regions", REGIONS, "portal").silent();
    One<Colour> HOLDER = SHEET.one(Colour.ALL, "cards", Axis.of(Land.ALL)).told("card", Change.COMES);
    Where<Card, Place> WHERE =
            SHEET.where(Card.CONFLICTS, Place.ALL, "conflict").withSets().silent();
    Flag SHOWN = SHEET.marks("shown", CONFLICT).silent();
    Flag USED = SHEET.marks("used", Axis.of(Card.UNIQUE)).silent();
    Count DECKS = SHEET.count(CARDS, "decks", Axis.of(Pile.ALL)).told("deck", Change.RISES, Change.RUNS_OUT);
    Members<Region> HELD =
            SHEET.derivedMembers(Colour.ALL, Region.ALL, (cells, colour, region) -> OWNER.is(cells, region, colour));
    Members<Land> CARDS_HELD =
            SHEET.derivedMembers(Colour.ALL, Land.ALL, (cells, colour, land) -> HOLDER.is(cells, land, colour));
}
