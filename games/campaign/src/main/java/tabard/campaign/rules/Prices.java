package tabard.campaign.rules;

import tabard.campaign.content.*;
import tabard.campaign.terms.*;

/** Chapters 8 and 20: what land costs in PC, and how many PA it takes. The parts add up (CA-8.6). */
public final class Prices {
    public static final int FORTRESS_LEAST = 2000; // CA-8.8
    public static final int CITY_LEAST = 4000; // CA-8.8
    public static final int SMALL = 1; // CA-8.1
    public static final int MOUNTAIN = 1; // CA-8.2
    static final int FORTRESS = 1; // CA-8.3
    static final int CITY = 2; // CA-8.4
    static final int MINE = 1; // CA-8.5
    public static final int FACTION = 1; // CA-7.8
    public static final int PINCER = 1; // CA-12.1
    public static final int COUNTER = 1; // CA-12.4
    public static final int RETREAT = 1; // CA-11.4
    public static final int CLOSED_BORDER = 1; // CA-11.5
    public static final int PORTAL_RAZED = 2; // CA-18.12
    public static final int MERCENARIES = 2500; // CA-13.1, in gold

    private Prices() {}

    /** What a company of so many PA pays for the territory as it stands, with or without the mine on it. */
    public static int taking(State s, Banner by, Place place, int pa, boolean mine) {
        return taking(
                s, by, place, pa < State.LARGE ? SMALL : 0, s.company(place) > 0, mine && takesMine(s, by, place));
    }

    /** CA-16.7: after a battle won by the attacker, who came as a large company. */
    public static int annexing(State s, Banner by, Place place, boolean mine) {
        return s.owner(place) == null
                ? ruins(s, place) + (mine && takesMine(s, by, place) ? mine(s, place, true) : 0)
                : taking(s, by, place, 0, true, mine && takesMine(s, by, place));
    }

    /** CA-8.10, 18.2: whether there is a mine to be taken: not one's own, and not a fifth. */
    public static boolean takesMine(State s, Banner by, Place place) {
        return otherMine(s, by, place) && s.mines(by) < Construction.MOST_MINES;
    }

    public static boolean otherMine(State s, Banner by, Place place) {
        return s.has(place, Building.MINE) && s.mineOwner(place) != by;
    }

    /** How many PA take it at least (CA-8.8); of virgin land what a neutral building asks (CA-18.14). */
    public static int least(State s, Place place) {
        var building = s.building(place);
        return building == Building.FORTRESS ? FORTRESS_LEAST : building == Building.CITY ? CITY_LEAST : State.THOUSAND;
    }

    /** With the base that the taker owes against an enemy; guarded where a company would resist; the mine only if it changes hands. */
    public static int taking(State s, Banner by, Place place, int base, boolean guarded, boolean mine) {
        var owner = s.owner(place);
        if (owner == null) {
            return ruins(s, place) + (mine ? mine(s, place, true) : 0);
        }
        if (owner == by) { // CA-1.12, 9.7
            return mine ? mine(s, place, true) : 0;
        }
        var building = s.building(place);
        if (building == Building.CITY) {
            return CITY;
        }
        if (building == Building.MINE && !guarded) { // CA-8.7, 8.10
            return mine ? mine(s, place, false) : 0;
        }
        return base
                + (s.map().mountain(place) ? MOUNTAIN : 0)
                + (building == Building.FORTRESS ? FORTRESS : 0)
                + (mine ? MINE : 0);
    }

    /** CA-18.14, 18.15: what is paid for a neutral fortress or city on virgin land; the mountain costs nothing there (8.2). */
    public static int ruins(State s, Place place) {
        var building = s.building(place);
        return building == Building.FORTRESS ? FORTRESS : building == Building.CITY ? CITY : 0;
    }

    /** CA-8.7: 1 for the mine and 1 for the mountain under it; CA-18.16: a neutral one is 1 where the land is virgin or one's own. */
    private static int mine(State s, Place place, boolean virginOrOwn) {
        return virginOrOwn && s.mineOwner(place) == null ? MINE : MINE + MOUNTAIN;
    }
}
