package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.*;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.sheet.Subset;
import tabard.table.text.Within;

/** DR-16.13: the Cavalry Sweep, from place to place, each once and each losing one or two minions. */
final class Sweep {
    private static final int WORTH = 6;
    private static final int HERE = 2; // minions of one place
    private static final int DEAREST = 2;

    private Sweep() {}

    static int worth(Colour colour) {
        return colour == Colour.BLUE ? DEAREST : 1;
    }

    /** The way so far, how many fell at its end, and what is left. */
    @Rule(value = "DR-16.13", moves = true)
    record Sweeping(
            Banner seat,
            List<Location> path,
            @Within(most = HERE, rule = "DR-16.13") int here,

            @Within(least = 1, most = WORTH, rule = "DR-16.13")
            int left)
            implements Asks<Targets.OnMinions>, SaysAll, Frame.Detailed {
        /** The places where a minion may fall next. */
        private long places(State s) {
            if (path.isEmpty()) {
                return s.beset();
            }
            long next = onFrom(s, path.getLast());
            return here < HERE ? next | (path.getLast().bit() & s.beset()) : next;
        }

        /** With minions, and not passed yet. */
        private long onFrom(State s, Location place) {
            var next = Subset.of(Location.ALL, Board.near(place) & s.beset());
            return next.where(near -> !path.contains(near)).bits();
        }

        @Override
        public Choices<Targets.OnMinions> choices(State s) {
            return Targets.minions(s, places(s), left, !path.isEmpty());
        }

        @Override
        public void answer(State s, Targets.OnMinions chosen) {
            if (chosen instanceof Targets.Take(var colour, var place)) {
                s.boardToSupply(colour, place, 1);
                int rest = left - worth(colour);
                boolean stays = !path.isEmpty() && path.getLast() == place;
                var way = new ArrayList<>(path);
                if (!stays) {
                    way.add(place);
                }
                var next = new Sweeping(seat, List.copyOf(way), stays ? here + 1 : 1, rest);
                if (rest > 0 && next.choices(s).size() > 1) {
                    s.push(next);
                }
            }
        }

        /** While any minion is within what is left, and one stands next to this one. */
        @Override
        public boolean asksAgain(State s, Targets.OnMinions move) {
            return move instanceof Targets.Take(var colour, var place)
                    && left - worth(colour) >= DEAREST
                    && onFrom(s, place) != 0;
        }

        @Override
        public void needs(State s) {
            refuseIf(
                    choices(s).size() == 0 || path.isEmpty() != (here == 0) || path.size() > WORTH,
                    "DR-16.13",
                    "no-target");
        }
    }
}
