package tabard.immortals.rules;

import tabard.immortals.content.*;
import tabard.table.*;

/** Moving armies (IM-9.8, 9.9): along own regions and through Portals. */
public final class March {
    private March() {}

    @Rule("IM-9.9")
    public record To(Region region) implements Move {}

    @Rule("IM-9.8")
    public record Lead(int armies) implements Move {
        private static final Span<Lead> EACH = Span.of(1, State.CUBES, Lead::new);
    }

    /** Those of the regions from which an army can go to one of the others, and leave one behind. */
    static long origins(State s, long regions, long goals) {
        long out = 0;
        for (var region : Region.of(regions)) {
            out |= s.count(State.ARMIES, region) > 1 && (steps(s, region) & goals) != 0 ? region.bit() : 0;
        }
        return out;
    }

    /** Where one step leads: over a border, or through a Portal in its direction (IM-10.4). */
    static long steps(State s, Region region) {
        return s.is(State.PORTAL, region) ? region.near() | region.twin().bit() : region.near();
    }

    /** The other own regions that can be reached through own regions. */
    static long reach(State s, Colour colour, Region origin) {
        long held = s.held(colour);
        long reached = origin.bit();
        long edge = reached;
        while (edge != 0) {
            edge = Region.of(edge).union(region -> steps(s, region)) & held & ~reached;
            reached |= edge;
        }
        return reached & ~origin.bit();
    }

    /** Where to? */
    record Arriving(Colour seat, Region origin) implements Asks.More<To>, Underway, Frame.Explained {
        @Override
        public Choices<To> choices(State s) {
            return new Picks<To>(16).each(Region.ALL, reach(s, seat, origin), To::new);
        }

        @Override
        public void answer(State s, To chosen) {
            s.push(new Moving(seat, origin, chosen.region));
        }

        @Override
        public Refusal refused(State s, To move) {
            return Refusal.of("IM-9.9", "refused.no-way", origin, move.region);
        }

        @Override
        public void possible(State s) {
            checkOrigin(s, seat, origin);
        }
    }

    static void checkOrigin(State s, Colour colour, Region origin) {
        Refusal.when(
                !s.has(State.HELD, colour, origin) || s.count(State.ARMIES, origin) < 2,
                "IM-9.8",
                "refused.too-few",
                origin);
    }

    /** How many? */
    record Moving(Colour seat, Region origin, Region target) implements Asks.Once<Lead>, Underway {
        @Override
        public Choices<Lead> choices(State s) {
            return Lead.EACH.upTo(s.count(State.ARMIES, origin) - 1);
        }

        @Override
        public void answer(State s, Lead chosen) {
            s.put(seat, origin, -chosen.armies);
            s.put(seat, target, chosen.armies);
        }

        @Override
        public Refusal refused(State s, Lead move) {
            return Refusal.of("IM-9.8", "refused.one-stays", s.count(State.ARMIES, origin), origin);
        }

        @Override
        public void possible(State s) {
            checkOrigin(s, seat, origin);
            Refusal.when((reach(s, seat, origin) & target.bit()) == 0, "IM-9.9", "refused.no-way", origin, target);
        }
    }
}
