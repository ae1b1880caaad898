package tabard.mageknight.content;

import java.util.List;
import tabard.table.Named;

/** What lies on a space; its cost stands in terrain.json (MK-3.10, 3.11). */
public enum Terrain implements Named {
    PLAINS,
    HILLS,
    FOREST,
    WASTELAND,
    DESERT,
    SWAMP,
    LAKE,
    MOUNTAIN,
    SEA;

    /** Whether a space may be entered. */
    public enum Access {
        OPEN,
        BY_EFFECT,
        NEVER
    }

    public static final List<Terrain> ALL = List.of(values());

    /** Those that may be entered without any effect, as bits. */
    public static final int OPEN_BITS = 0b111111;

    public int bit() {
        return 1 << ordinal();
    }

    public Access access() {
        return Costs.ACCESS.get(ordinal());
    }

    /** What a step there costs, where it is open by itself. */
    public int cost(Time time) {
        return Costs.MOVE[time.ordinal()][ordinal()];
    }

    /** What laying a tile costs (MK-10.10). */
    public static int explore() {
        return Costs.EXPLORE;
    }

    /** Read when first asked for, since effects name terrains before. */
    private static final class Costs {
        static final int EXPLORE = Entry.file("terrain.json").number("explore_cost");
        static final int[][] MOVE = new int[2][ALL.size()];
        static final List<Access> ACCESS = Entry.all("terrain.json", "terrain", ALL.size(), Costs::read);

        private static Access read(int ordinal, Entry entry) {
            Entry.same(
                    "terrain.json: terrain " + (ordinal + 1),
                    entry.name(),
                    ALL.get(ordinal).name());
            var access = entry.word("access", Access.class);
            boolean open = access == Access.OPEN;
            entry.require(open == entry.has("day") && open == entry.has("night"), "cost and access do not agree");
            entry.require(open == ((OPEN_BITS & ALL.get(ordinal).bit()) != 0), "access");
            for (var time : Time.ALL) {
                MOVE[time.ordinal()][ordinal] = open ? entry.number(time.word()) : -1;
            }
            return access;
        }
    }
}
