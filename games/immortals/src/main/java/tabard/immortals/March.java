package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import tabard.immortals.State.Asks;
import tabard.table.Choices;
import tabard.table.Moves;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Moving armies (IM-9.8, 9.9): along own regions and through Portals. */
final class March {
    private March() {}

    @Rule("IM-9.9")
    record To(Region region) implements Move {
        private static final List<To> EACH = Moves.each(Region.ALL, To::new);
    }

    @Rule("IM-9.8")
    record Lead(int armies) implements Move {
        private static final List<List<Lead>> UP_TO = Move.upTo(1, State.CUBES, Lead::new);
    }

    /** Those of the regions from which an army can move. */
    static long origins(State s, Colour colour, long regions) {
        long out = 0;
        for (long rest = regions; rest != 0; rest &= rest - 1) {
            var region = Region.first(rest);
            if (s.armies(region) > 1 && (steps(s, region) & s.held(colour)) != 0) {
                out |= region.bit();
            }
        }
        return out;
    }

    /** Where one step leads: over a border, or through a Portal in its direction (IM-10.4). */
    static long steps(State s, Region region) {
        return s.portal(region) ? region.near() | region.twin().bit() : region.near();
    }

    /** The other own regions that can be reached through own regions. */
    static long reach(State s, Colour colour, Region origin) {
        long held = s.held(colour);
        long reached = origin.bit();
        long edge = reached;
        while (edge != 0) {
            long next = 0;
            for (long rest = edge; rest != 0; rest &= rest - 1) {
                next |= steps(s, Region.first(rest));
            }
            edge = next & held & ~reached;
            reached |= edge;
        }
        return reached & ~origin.bit();
    }

    /** Where to? */
    record Arriving(Colour seat, Region origin) implements Asks<To> {
        @Override
        public Choices<To> choices(State s) {
            var out = new ArrayList<To>(16);
            Moves.add(out, To.EACH, reach(s, seat, origin));
            return Choices.of(out);
        }

        @Override
        public void answer(State s, To chosen) {
            s.push(new Moving(seat, origin, chosen.region));
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof To(var region)
                    ? new Refusal(Said.of("refused.no-way", "@" + origin.word(), "@" + region.word()), "IM-9.9")
                    : Refusal.notOffered(move);
        }

        @Override
        public void possible(State s) {
            checkOrigin(s, seat, origin);
        }
    }

    static void checkOrigin(State s, Colour colour, Region origin) {
        if (!s.holds(colour, origin) || s.armies(origin) < 2) {
            throw new Refusal(Said.of("refused.too-few", "@" + origin.word()), "IM-9.8");
        }
    }

    /** How many? */
    record Moving(Colour seat, Region origin, Region target) implements Asks<Lead> {
        @Override
        public Choices<Lead> choices(State s) {
            return Choices.of(Lead.UP_TO.get(s.armies(origin) - 1));
        }

        @Override
        public void answer(State s, Lead chosen) {
            s.put(seat, origin, -chosen.armies);
            s.put(seat, target, chosen.armies);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Lead
                    ? new Refusal(Said.of("refused.one-stays", s.armies(origin), "@" + origin.word()), "IM-9.8")
                    : Refusal.notOffered(move);
        }

        @Override
        public void possible(State s) {
            checkOrigin(s, seat, origin);
            if ((reach(s, seat, origin) & target.bit()) == 0) {
                throw new Refusal(Said.of("refused.no-way", "@" + origin.word(), "@" + target.word()), "IM-9.9");
            }
        }
    }
}
