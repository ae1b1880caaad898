package tabard.campaign.rules.orders;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;

/** The orders of one player as they are entered (21.5), taken off the position to be weighed or changed, and written down again. */
abstract sealed class OrderRows permits Draft {
    static final int GROUPS = Group.ALL.size();
    static final int LEGS = Leg.ALL.size();
    static final int FIRST = Group.FIRST.ordinal();
    static final int SECOND = Group.SECOND.ordinal();
    static final int MARCH = Group.MARCH.ordinal();
    static final int NONE = -1;

    /** No price of section 8 is higher (CA-8.6): whoever pays so much at most pays whatever is asked. */
    static final int GREATEST_PRICE = 3;

    // each group has a row: one more than where it starts, how many legs, its numbers, its flags as bits, and its way
    private static final int ROW = 11;
    private static final int START = 0;
    private static final int COUNT = 1;
    private static final int TROOPS = 2;
    private static final int ALONG = 3;
    private static final int SETTLE = 4;
    private static final int RANK = 5;
    private static final int PRICE = 6;
    private static final int FLAGS = 7;
    private static final int STEPS = 8;
    private static final int MINE = 1; // of the flags; those of the first leg come next
    private static final int PLANTS = 1 << 1;
    private static final int RAZES = 1 << (1 + LEGS);
    private static final int WAY = 1 + 2 * LEGS; // from this bit on, two for each leg
    private static final int WAY_BITS = 2;

    private final int[] rows = new int[GROUPS * ROW];

    private int known; // groups that are written down in the position, as bits

    OrderRows(State s, Banner seat) {
        for (int g = 0; g < GROUPS; g++) {
            var group = Group.ALL.get(g);
            int start = s.count(State.FROM.cells(), seat, group); // one more than its ordinal
            if (start > 0) {
                known |= 1 << g;
                read(s, seat, group, start);
            }
        }
    }

    private void read(State s, Banner seat, Group group, int start) {
        int g = group.ordinal();
        int row = g * ROW;
        rows[row + START] = start;
        for (int l = 0; l < LEGS; l++) {
            var leg = Leg.ALL.get(l);
            var to = s.get(State.PATH, seat, group, leg);
            if (to == null) {
                break;
            }
            step(g, to.ordinal(), s.require(State.WAY, seat, group, leg));
            plants(g, l, s.is(State.LEAVES, seat, group, leg));
            razes(g, l, s.is(State.RAZES, seat, group, leg));
        }
        takesMine(g, s.is(State.TAKES_MINE, seat, group));
        rows[row + TROOPS] = s.count(State.PA, seat, group);
        rows[row + ALONG] = s.count(State.JOINED, seat, group);
        rows[row + SETTLE] = s.count(State.SETTLES, seat, group);
        rows[row + RANK] = s.count(State.PRIORITY, seat, group);
        rows[row + PRICE] = s.count(State.PAYS, seat, group);
    }

    /** Writes all of it down again. */
    void write(State s, Banner seat) {
        for (int g = 0; g < GROUPS; g++) {
            if (is(g) || (known >> g & 1) != 0) {
                write(s, seat, Group.ALL.get(g));
            }
        }
    }

    private void write(State s, Banner seat, Group group) {
        int g = group.ordinal();
        s.set(State.FROM, seat, group, place(from(g)));
        for (int l = 0; l < LEGS; l++) {
            var leg = Leg.ALL.get(l);
            boolean used = l < legs(g);
            s.set(State.PATH, seat, group, leg, used ? place(path(g, l)) : null);
            s.set(State.WAY, seat, group, leg, used ? way(g, l) : null);
            s.set(State.LEAVES, seat, group, leg, used && plants(g, l));
            s.set(State.RAZES, seat, group, leg, used && razes(g, l));
        }
        s.set(State.TAKES_MINE, seat, group, takesMine(g));
        s.set(State.PA, seat, group, pa(g));
        s.set(State.JOINED, seat, group, joined(g));
        s.set(State.SETTLES, seat, group, settles(g));
        s.set(State.PRIORITY, seat, group, priority(g));
        s.set(State.PAYS, seat, group, pays(g));
    }

    private static @Nullable Place place(int ordinal) {
        return ordinal == NONE ? null : Place.ALL.get(ordinal);
    }

    // a group

    boolean is(int g) {
        return rows[g * ROW + START] != 0;
    }

    int from(int g) {
        return rows[g * ROW + START] - 1;
    }

    int legs(int g) {
        return rows[g * ROW + COUNT];
    }

    int pa(int g) {
        return rows[g * ROW + TROOPS];
    }

    int joined(int g) {
        return rows[g * ROW + ALONG];
    }

    int settles(int g) {
        return rows[g * ROW + SETTLE];
    }

    int priority(int g) {
        return rows[g * ROW + RANK];
    }

    /** What it pays at most (CA-10.7). */
    int pays(int g) {
        return rows[g * ROW + PRICE];
    }

    boolean takesMine(int g) {
        return has(g, MINE);
    }

    int path(int g, int leg) {
        return rows[g * ROW + STEPS + leg];
    }

    Way way(int g, int leg) {
        return Way.ALL.get((rows[g * ROW + FLAGS] >> (WAY + WAY_BITS * leg)) & ((1 << WAY_BITS) - 1));
    }

    /** Whether it leaves a faction there (CA-9.9, 9.3). */
    boolean plants(int g, int leg) {
        return has(g, PLANTS << leg);
    }

    /** CA-18.12 */
    boolean razes(int g, int leg) {
        return has(g, RAZES << leg);
    }

    private boolean has(int g, int flag) {
        return (rows[g * ROW + FLAGS] & flag) != 0;
    }

    private void set(int g, int flag, boolean value) {
        rows[g * ROW + FLAGS] = (rows[g * ROW + FLAGS] & ~flag) | (value ? flag : 0);
    }

    /** Whether troops go anywhere. */
    boolean marches(int g) {
        return pa(g) > 0;
    }

    /** CA-9.7 */
    boolean stays(int g) {
        return is(g) && path(g, 0) == from(g) && pa(g) == 0;
    }

    /** CA-7.8 */
    boolean spreads(int g) {
        return is(g) && path(g, 0) != from(g) && pa(g) == 0;
    }

    int count() {
        int count = 0;
        for (int g = 0; g < GROUPS; g++) {
            count += is(g) ? 1 : 0;
        }
        return count;
    }

    int end(int g) {
        return path(g, legs(g) - 1);
    }

    int total(int g) {
        return pa(g) + joined(g);
    }

    /** The leg of the group that leads there; none if it does not go there. */
    int leg(int g, int place) {
        for (int l = 0; l < legs(g); l++) {
            if (path(g, l) == place) {
                return l;
            }
        }
        return NONE;
    }

    // changes

    /** A new group that goes one step, last in priority; all of it settles, and it pays whatever is asked. */
    void start(int g, int start, int to, Way by, int troops) {
        int rank = count() + 1;
        clear(g);
        int row = g * ROW;
        rows[row + START] = start + 1;
        rows[row + TROOPS] = troops;
        rows[row + RANK] = rank;
        rows[row + PRICE] = GREATEST_PRICE;
        step(g, to, by);
    }

    /** One step further. What was said about its end is forgotten; land that is crossed by annexing it keeps a faction (CA-9.3). */
    void on(int g, int to, Way by, boolean annexed) {
        plants(g, legs(g) - 1, annexed);
        step(g, to, by);
    }

    private void step(int g, int to, Way by) {
        int l = rows[g * ROW + COUNT]++;
        rows[g * ROW + STEPS + l] = to;
        rows[g * ROW + FLAGS] |= by.ordinal() << (WAY + WAY_BITS * l);
        takesMine(g, false);
        settles(g, total(g));
    }

    /** Other numbers of troops; whoever lets all settle goes on letting all settle. */
    void troops(int g, int part, int along) {
        boolean all = settles(g) == total(g);
        rows[g * ROW + TROOPS] = part;
        rows[g * ROW + ALONG] = along;
        settles(g, all ? total(g) : Math.min(settles(g), total(g)));
    }

    void settles(int g, int settles) {
        rows[g * ROW + SETTLE] = settles;
    }

    void pays(int g, int most) {
        rows[g * ROW + PRICE] = most;
    }

    void takesMine(int g, boolean takes) {
        set(g, MINE, takes);
    }

    void plants(int g, int leg, boolean faction) {
        set(g, PLANTS << leg, faction);
    }

    void razes(int g, int leg, boolean portal) {
        set(g, RAZES << leg, portal);
    }

    /** This group is paid for first. */
    void prefer(int g) {
        for (int other = 0; other < GROUPS; other++) {
            rows[other * ROW + RANK] += is(other) && priority(other) < priority(g) ? 1 : 0;
        }
        rows[g * ROW + RANK] = 1;
    }

    /** The second move becomes the first where that is gone: how a draft came about does not matter. */
    void withdraw(int g) {
        for (int other = 0; other < GROUPS; other++) {
            rows[other * ROW + RANK] -= priority(other) > priority(g) ? 1 : 0;
        }
        if (g == FIRST && is(SECOND)) {
            System.arraycopy(rows, SECOND * ROW, rows, FIRST * ROW, ROW);
            clear(SECOND);
        } else {
            clear(g);
        }
    }

    private void clear(int g) {
        Arrays.fill(rows, g * ROW, (g + 1) * ROW, 0);
    }
}
