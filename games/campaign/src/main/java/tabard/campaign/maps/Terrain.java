package tabard.campaign.maps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.Place;

/**
 * What lies where on a map that looks the same from every seat: whatever is put in one place is put in all its images. Territories are
 * counted as their sites are: first the images of the first, then those of the second, and so on; the middle is the last.
 */
final class Terrain {
    private static final int HOME = 4;
    private static final int LEAST_WAYS = 2;

    private final int order;
    private final long[] near;
    private final long[] closed;
    private final RandomGenerator dice;

    private final int[] home;
    private final long homes;

    private long mountains;
    private long marshes;
    private long reds;
    private long portals;

    private Terrain(int order, long[] near, int[] home, RandomGenerator dice) {
        this.order = order;
        this.near = near;
        this.closed = new long[near.length];
        this.home = home;
        this.homes = Arrays.stream(home).mapToLong(this::orbit).reduce(0, (a, b) -> a | b);
        this.dice = dice;
    }

    /** Nothing where these cells do not give every seat a home of its own. */
    static @Nullable Terrain of(int order, long[] near, RandomGenerator dice) {
        var home = home(order, near, dice);
        if (home == null) {
            return null;
        }
        var terrain = new Terrain(order, near, home, dice);
        terrain.lay();
        terrain.closeBorders();
        return terrain;
    }

    /** The next image of a territory. */
    static int turned(int territory, int order, int size) {
        return territory == size - 1 ? territory : territory - territory % order + (territory + 1) % order;
    }

    /** It and all its images. */
    private long orbit(int territory) {
        long orbit = 0;
        int image = territory;
        do {
            orbit |= bit(image);
            image = turned(image, order, near.length);
        } while (image != territory);
        return orbit;
    }

    private static long bit(int territory) {
        return Place.ALL.get(territory).bit();
    }

    private static boolean has(long set, int territory) {
        return (set & bit(territory)) != 0;
    }

    long near(int territory) {
        return near[territory];
    }

    long closed(int territory) {
        return closed[territory];
    }

    boolean mountain(int territory) {
        return has(mountains, territory);
    }

    boolean marsh(int territory) {
        return has(marshes, territory);
    }

    boolean red(int territory) {
        return has(reds, territory);
    }

    boolean portal(int territory) {
        return has(portals, territory);
    }

    /** What a seat begins with: the fortress, the second company, the mine, the faction. */
    List<Integer> home(int seat) {
        return Arrays.stream(home)
                .map(territory -> {
                    int image = territory;
                    for (int k = 0; k < seat; k++) {
                        image = turned(image, order, near.length);
                    }
                    return image;
                })
                .boxed()
                .toList();
    }

    /** Four territories in one piece, none of which touches those of another seat. */
    private static int @Nullable [] home(int order, long[] near, RandomGenerator dice) {
        var found = new ArrayList<int[]>();
        for (int first = 0; first < near.length - 1; first += order) {
            grow(order, near, new int[] {first}, found);
        }
        return found.isEmpty() ? null : found.get(dice.nextInt(found.size()));
    }

    private static void grow(int order, long[] near, int[] home, List<int[]> found) {
        if (home.length == HOME) {
            found.add(home);
            return;
        }
        long reach = 0;
        for (int territory : home) {
            reach |= near[territory];
        }
        for (int next = 0; next < near.length - 1; next++) {
            if (has(reach, next) && apart(order, near, home, next)) {
                var larger = Arrays.copyOf(home, home.length + 1);
                larger[home.length] = next;
                grow(order, near, larger, found);
            }
        }
    }

    /** Whether a home could have one more without touching the homes of others. */
    private static boolean apart(int order, long[] near, int[] home, int next) {
        var all = Arrays.copyOf(home, home.length + 1);
        all[home.length] = next;
        for (int a : all) {
            for (int b : all) {
                if (a != b && a / order == b / order) {
                    return false;
                }
                int image = b;
                for (int k = 1; k < order; k++) {
                    image = turned(image, order, near.length);
                    if (has(near[a], image)) {
                        return false;
                    }
                }
            }
        }
        return Arrays.stream(home).noneMatch(territory -> territory == next);
    }

    private void lay() {
        mountains = orbit(home[2]);
        var free = new ArrayList<Integer>();
        for (int i = 0; i < near.length - 1; i += order) {
            if (!has(homes, i)) {
                free.add(i);
            }
        }
        Collections.shuffle(free, dice);
        portals = orbit(free.get(0));
        mountains |= orbit(free.get(1)) | (dice.nextBoolean() ? bit(near.length - 1) : 0);
        mountains |= free.size() > 4 ? orbit(free.get(4)) : 0;
        reds = orbit(free.get(2));
        marshes = dice.nextBoolean() ? orbit(free.get(2)) : orbit(home[3]);
        marshes |= free.size() > 3 && dice.nextBoolean() ? orbit(free.get(3)) : 0;
    }

    /** One border in eight or so, as long as everything can be reached and no territory is cut off from all but one. */
    private void closeBorders() {
        var borders = new ArrayList<int[]>();
        for (int a = 0; a < near.length - 1; a += order) {
            for (int b = 0; b < near.length - 1; b++) {
                if (has(near[a], b)) {
                    borders.add(new int[] {a, b});
                }
            }
        }
        Collections.shuffle(borders, dice);
        int wanted = Math.max(1, borders.size() / 10);
        for (var border : borders) {
            if (wanted > 0 && mayClose(border[0], border[1])) {
                toggle(border[0], border[1]);
                wanted--;
            }
        }
    }

    private boolean mayClose(int a, int b) {
        long both = bit(a) | bit(b);
        if ((homes & both) == both || has(closed[a], b)) {
            return false;
        }
        toggle(a, b);
        boolean fine = true;
        for (int i = 0; i < near.length; i++) {
            fine &= Long.bitCount(near[i] & ~closed[i]) >= LEAST_WAYS;
        }
        fine &= Long.bitCount(reached()) == near.length;
        toggle(a, b);
        return fine;
    }

    private void toggle(int a, int b) {
        var done = new HashSet<Long>();
        for (int k = 0; k < order; k++) {
            long both = bit(a) | bit(b);
            if (done.add(both)) {
                closed[a] ^= bit(b);
                closed[b] ^= bit(a);
            }
            a = turned(a, order, near.length);
            b = turned(b, order, near.length);
        }
    }

    private long reached() {
        long reached = 1;
        for (long before = 0; before != reached; ) {
            before = reached;
            reached |= Place.in(before).union(place -> near[place.ordinal()] & ~closed[place.ordinal()]);
        }
        return reached;
    }
}
