package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.List;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.sheet.Subset;
import tabard.table.text.Within;

/** Chapter 12: minions come one by one, lands are overrun and tainted, and each time the realm may fall (DR-2.7). */
final class Overrun {
    /** The places that an overrun land spills into, inns apart; the last comes first on the agenda. */
    private static final List<List<Location>> AROUND = Moves.each(
            Location.ALL,
            place -> Board.places(Board.near(place)).reversed().stream()
                    .filter(near -> !near.inn())
                    .toList());

    private Overrun() {}

    /** Whose quest card gives up a minion. */
    @Rule("DR-17.6")
    record Yield(Banner banner) implements Move {}

    /** So many minions of a colour come to a place. Spill never starts an overrun (DR-12.4). */
    @Within(least = 1, most = Board.ROOM, rule = "DR-12.1")
    record Coming(Colour colour, Location place, int count, boolean spill) implements Runs {
        @Override
        public void run(State s) {
            for (int left = count; left > 0; left--) {
                if (place.land() && s.minions(place) >= Board.ROOM) {
                    overrun(s);
                    return; // DR-12.3: the rest is dropped
                }
                if (s.count(SUPPLY, colour) == 0 && !recalled(s, left)) {
                    return;
                }
                s.supplyToBoard(colour, place, 1);
                if (place == Location.CITY && s.minions(place) >= Board.FALL) {
                    s.lose(Defeat.CITY_OVERRUN);
                    return;
                }
                if (colour == Colour.RED && place.land() && s.minions(colour, place) == Board.ROOM) {
                    taint(s, place); // DR-12.5; a land holds no more than three, so there is nothing else
                    if (!s.isEmpty(LOST)) {
                        return;
                    }
                }
            }
        }

        /** DR-12.2 */
        private void overrun(State s) {
            taint(s, place);
            if (!spill && s.isEmpty(LOST)) {
                for (var near : AROUND.get(place.ordinal())) {
                    s.push(new Coming(colour, near, 1, true));
                }
            }
        }

        /** DR-17.6, 2.3: a minion from a quest card, if there is one; which one may have to be chosen first. */
        private boolean recalled(State s, int left) {
            var holders = holders(s, colour);
            if (holders.isEmpty()) {
                s.lose(Defeat.NO_MINIONS);
                return false;
            }
            if (holders.size() == 1) {
                recall(s, colour, holders.first());
                return true;
            }
            s.push(new Coming(colour, place, left, spill));
            s.push(new Recalling(s.next(s.active()), colour));
            return false;
        }

        @Override
        public void needs(State s) {
            refuseIf(place.inn(), "DR-12.6", "inn", place);
        }
    }

    /** DR-2.5 */
    private static void taint(State s, Location place) {
        s.taint(place, 1);
        if (s.count(TAINTS) >= Board.CRYSTALS) {
            s.lose(Defeat.TWELVE_CRYSTALS);
        }
    }

    /** The players with a minion of that colour on their quest. */
    private static Subset<Banner> holders(State s, Colour colour) {
        return Subset.all(s.banners()).where(banner -> s.count(MARKERS, banner, colour) > 0);
    }

    private static void recall(State s, Colour colour, Banner banner) {
        s.add(MARKERS, banner, colour, -1);
        s.add(SUPPLY, colour, 1);
        Quests.forget(s, banner, colour);
    }

    /** The supply is empty and several quest cards could give a minion. */
    record Recalling(Banner seat, Colour colour) implements Asks<Yield>, Frame.Detailed {
        @Override
        public Choices<Yield> choices(State s) {
            return Choices.among(holders(s, colour), Yield::new);
        }

        @Override
        public void answer(State s, Yield chosen) {
            recall(s, colour, chosen.banner);
        }

        @Override
        public void needs(State s) {
            refuseIf(holders(s, colour).isEmpty(), "DR-17.6", "no-markers", colour);
        }
    }
}
