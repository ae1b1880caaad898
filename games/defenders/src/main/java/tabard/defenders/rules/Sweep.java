package tabard.defenders.rules;

import static tabard.defenders.rules.PositionCheck.*;
import static tabard.defenders.rules.State.*;

import java.util.ArrayList;
import java.util.List;
import tabard.defenders.content.*;
import tabard.table.Choices;
import tabard.table.scene.Said;
import tabard.table.text.Within;

/** DR-16.13: the Cavalry Sweep, from place to place, each once and each losing one or two minions. */
final class Sweep {
    private static final int WORTH = 6;
    private static final int HERE = 2; // minions of one place

    private Sweep() {}

    static int worth(Colour colour) {
        return colour == Colour.BLUE ? 2 : 1;
    }

    /** The way so far, how many fell at its end, and what is left. */
    record Sweeping(
            Banner seat,
            List<Location> path,
            @Within(most = HERE, rule = "DR-16.13") int here,

            @Within(least = 1, most = WORTH, rule = "DR-16.13")
            int left)
            implements Asks<Targets.OnMinions>, SaysAll {
        /** The places where a minion may fall next. */
        private long places(State s) {
            if (path.isEmpty()) {
                return s.beset();
            }
            long next = Board.near(path.getLast());
            for (var place : path) {
                next &= ~place.bit();
            }
            return (here < HERE ? next | path.getLast().bit() : next) & s.beset();
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

        @Override
        public Said detail(State s) {
            return Said.of("detail.sweeping", left);
        }

        @Override
        public void sensible(State s) {
            Hands.checkPlays(s, seat);
            refuseIf(
                    choices(s).size() == 0 || path.isEmpty() != (here == 0) || path.size() > WORTH,
                    "DR-16.13",
                    "no-target");
        }
    }
}
