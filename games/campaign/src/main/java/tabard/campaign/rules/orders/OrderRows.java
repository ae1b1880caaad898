package tabard.campaign.rules.orders;

import java.util.Arrays;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;

/** The orders of one player as they are entered (21.5), taken off the position to be weighed or changed, and written down again. */
abstract sealed class OrderRows permits Draft {
    static final Group[] GROUPS = Group.values();
    static final int LEGS = Leg.ALL.size();
    static final int NONE = -1; // of its legs

    /** No price of section 8 is higher (CA-8.6): whoever pays so much at most pays whatever is asked. */
    static final int GREATEST_PRICE = 3;

    // each group has a row: the number of where it starts, how many legs, its numbers, whether it takes a mine, and of
    // each leg
    // where it leads, by which way, and whether it leaves a faction there or destroys a portal
    private static final int START = 0;
    private static final int COUNT = 1;
    private static final int TROOPS = 2;
    private static final int ALONG = 3;
    private static final int SETTLE = 4;
    private static final int RANK = 5;
    private static final int PRICE = 6;
    private static final int MINE = 7;
    private static final int STEPS = 8;
    private static final int WAYS = STEPS + LEGS;
    private static final int PLANTS = WAYS + LEGS;
    private static final int RAZES = PLANTS + LEGS;
    private static final int ROW = RAZES + LEGS;

    private final int[] rows = new int[GROUPS.length * ROW];

    OrderRows(State s, Banner seat) {
        for (var group : GROUPS) {
            var start = s.get(State.FROM, seat, group);
            if (start != null) {
                read(s, seat, group, start);
            }
        }
    }

    private static int row(Group g) {
        return g.ordinal() * ROW;
    }

    private void read(State s, Banner seat, Group group, Place start) {
        put(group, START, start.number());
        for (int l = 0; l < LEGS; l++) {
            var leg = Leg.ALL.get(l);
            var to = s.get(State.PATH, seat, group, leg);
            if (to == null) {
                break;
            }
            step(group, to, s.require(State.WAY, seat, group, leg));
            plants(group, l, s.is(State.LEAVES, seat, group, leg));
            razes(group, l, s.is(State.RAZES, seat, group, leg));
        }
        takesMine(group, s.is(State.TAKES_MINE, seat, group));
        put(group, TROOPS, s.count(State.PA, seat, group));
        put(group, ALONG, s.count(State.JOINED, seat, group));
        put(group, SETTLE, s.count(State.SETTLES, seat, group));
        put(group, RANK, s.count(State.PRIORITY, seat, group));
        put(group, PRICE, s.count(State.PAYS, seat, group));
    }

    /** Writes all of it down again. */
    void write(State s, Banner seat) {
        for (var group : GROUPS) {
            if (is(group) || s.get(State.FROM, seat, group) != null) {
                write(s, seat, group);
            }
        }
    }

    private void write(State s, Banner seat, Group g) {
        s.set(State.FROM, seat, g, is(g) ? from(g) : null);
        for (int l = 0; l < LEGS; l++) {
            var leg = Leg.ALL.get(l);
            boolean used = l < legs(g);
            s.set(State.PATH, seat, g, leg, used ? path(g, l) : null);
            s.set(State.WAY, seat, g, leg, used ? way(g, l) : null);
            s.set(State.LEAVES, seat, g, leg, used && plants(g, l));
            s.set(State.RAZES, seat, g, leg, used && razes(g, l));
        }
        s.set(State.TAKES_MINE, seat, g, takesMine(g));
        s.set(State.PA, seat, g, pa(g));
        s.set(State.JOINED, seat, g, joined(g));
        s.set(State.SETTLES, seat, g, settles(g));
        s.set(State.PRIORITY, seat, g, priority(g));
        s.set(State.PAYS, seat, g, pays(g));
    }

    private void put(Group g, int column, int value) {
        rows[row(g) + column] = value;
    }

    // a group

    boolean is(Group g) {
        return rows[row(g) + START] != 0;
    }

    /** Of one that is ordered. */
    Place from(Group g) {
        return Place.of(rows[row(g) + START]);
    }

    int legs(Group g) {
        return rows[row(g) + COUNT];
    }

    int pa(Group g) {
        return rows[row(g) + TROOPS];
    }

    int joined(Group g) {
        return rows[row(g) + ALONG];
    }

    int settles(Group g) {
        return rows[row(g) + SETTLE];
    }

    int priority(Group g) {
        return rows[row(g) + RANK];
    }

    /** What it pays at most (CA-10.7). */
    int pays(Group g) {
        return rows[row(g) + PRICE];
    }

    boolean takesMine(Group g) {
        return has(g, MINE);
    }

    Place path(Group g, int leg) {
        return Place.ALL.get(rows[row(g) + STEPS + leg]);
    }

    Way way(Group g, int leg) {
        return Way.ALL.get(rows[row(g) + WAYS + leg]);
    }

    /** Whether it leaves a faction there (CA-9.9, 9.3). */
    boolean plants(Group g, int leg) {
        return has(g, PLANTS + leg);
    }

    /** CA-18.12 */
    boolean razes(Group g, int leg) {
        return has(g, RAZES + leg);
    }

    private boolean has(Group g, int flag) {
        return rows[row(g) + flag] != 0;
    }

    private void set(Group g, int flag, boolean value) {
        put(g, flag, value ? 1 : 0);
    }

    /** Whether troops go anywhere. */
    boolean marches(Group g) {
        return pa(g) > 0;
    }

    /** CA-9.7 */
    boolean stays(Group g) {
        return is(g) && path(g, 0) == from(g) && pa(g) == 0;
    }

    /** CA-7.8 */
    boolean spreads(Group g) {
        return is(g) && path(g, 0) != from(g) && pa(g) == 0;
    }

    int count() {
        int count = 0;
        for (var group : GROUPS) {
            count += is(group) ? 1 : 0;
        }
        return count;
    }

    Place end(Group g) {
        return path(g, legs(g) - 1);
    }

    // the same asked of a place: what is counted for every place of a map is compared, not looked up

    boolean starts(Group g, Place place) {
        return rows[row(g) + START] == place.number();
    }

    boolean stepsFirst(Group g, Place place) {
        return rows[row(g) + STEPS] == place.ordinal();
    }

    boolean ends(Group g, Place place) {
        return rows[row(g) + STEPS + legs(g) - 1] == place.ordinal();
    }

    int total(Group g) {
        return pa(g) + joined(g);
    }

    /** The leg of the group that leads there; none if it does not go there. */
    int leg(Group g, Place place) {
        for (int l = 0; l < legs(g); l++) {
            if (path(g, l) == place) {
                return l;
            }
        }
        return NONE;
    }

    // changes

    /** A new group that goes one step, last in priority; all of it settles, and it pays whatever is asked. */
    void start(Group g, Place start, Place to, Way by, int troops) {
        int rank = count() + 1;
        clear(g);
        put(g, START, start.number());
        put(g, TROOPS, troops);
        put(g, RANK, rank);
        put(g, PRICE, GREATEST_PRICE);
        step(g, to, by);
    }

    /** One step further. What was said about its end is forgotten; land that is crossed by annexing it keeps a faction (CA-9.3). */
    void on(Group g, Place to, Way by, boolean annexed) {
        plants(g, legs(g) - 1, annexed);
        step(g, to, by);
    }

    private void step(Group g, Place to, Way by) {
        int l = rows[row(g) + COUNT]++;
        put(g, STEPS + l, to.ordinal());
        put(g, WAYS + l, by.ordinal());
        takesMine(g, false);
        settles(g, total(g));
    }

    /** Other numbers of troops; whoever lets all settle goes on letting all settle. */
    void troops(Group g, int part, int along) {
        boolean all = settles(g) == total(g);
        put(g, TROOPS, part);
        put(g, ALONG, along);
        settles(g, all ? total(g) : Math.min(settles(g), total(g)));
    }

    void settles(Group g, int settles) {
        put(g, SETTLE, settles);
    }

    void pays(Group g, int most) {
        put(g, PRICE, most);
    }

    void takesMine(Group g, boolean takes) {
        set(g, MINE, takes);
    }

    void plants(Group g, int leg, boolean faction) {
        set(g, PLANTS + leg, faction);
    }

    void razes(Group g, int leg, boolean portal) {
        set(g, RAZES + leg, portal);
    }

    /** This group is paid for first. */
    void prefer(Group g) {
        for (var other : GROUPS) {
            put(other, RANK, priority(other) + (is(other) && priority(other) < priority(g) ? 1 : 0));
        }
        put(g, RANK, 1);
    }

    /** The second move becomes the first where that is gone: how a draft came about does not matter. */
    void withdraw(Group g) {
        for (var other : GROUPS) {
            put(other, RANK, priority(other) - (priority(other) > priority(g) ? 1 : 0));
        }
        if (g == Group.FIRST && is(Group.SECOND)) {
            System.arraycopy(rows, row(Group.SECOND), rows, row(Group.FIRST), ROW);
            clear(Group.SECOND);
        } else {
            clear(g);
        }
    }

    private void clear(Group g) {
        Arrays.fill(rows, row(g), row(g) + ROW, 0);
    }
}
