package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import tabard.defenders.content.*;
import tabard.table.sheet.Subset;

/** Chapter 11: what a darkness card does, minions first, then the advance. */
final class Darkness {
    private Darkness() {}

    /** Where the card still brings minions of a colour: only a full card does, and only where nothing keeps them away. */
    static long comes(State s, Colour colour) {
        if (!s.fullCard()) {
            return 0; // DR-11.4
        }
        long places = printed(s, colour);
        for (var guard : Guard.ALL) {
            var spared = s.get(SPARED, guard);
            if (spared != null && guard.stops(colour)) {
                places &= ~spared.bit();
            }
        }
        return places;
    }

    private static long printed(State s, Colour colour) {
        var card = s.require(NIGHT_CARD);
        return switch (card.kind()) {
            case REGULAR -> {
                long places = 0;
                for (var group : card.groups()) {
                    places |= group.colour() == colour ? group.location().bit() : 0;
                }
                yield places;
            }
            case ORC_PATROLS -> colour == Colour.GREEN ? Board.lands(Colour.GREEN) & ~s.beset() : 0; // DR-11.6
            case ORC_WAR_PARTY -> colour == Colour.GREEN ? loneOrcs(s) : 0;
            case MONARCH_CITY -> besieged(s, colour) ? Location.CITY.bit() : 0;
            case ALL_IS_QUIET -> 0;
        };
    }

    /** DR-11.7 */
    private static long loneOrcs(State s) {
        return s.subset(BESET)
                .where(place -> s.minions(place) == 1 && s.minions(Colour.GREEN, place) == 1)
                .bits();
    }

    /** DR-11.9 */
    private static boolean besieged(State s, Colour colour) {
        return s.subset(BESET).and(Board.near(Location.CITY)).any(place -> s.minions(colour, place) > 0);
    }

    /** The places that a guard could keep free of something. */
    static long sparable(State s, Guard guard) {
        return Subset.all(Colour.ALL).where(guard::stops).union(colour -> comes(s, colour));
    }

    /** DR-11.5: whether the general on the card will go on. */
    static boolean advances(State s) {
        var advance = s.require(NIGHT_CARD).advance();
        if (advance == null || s.is(HALTED)) {
            return false;
        }
        var general = advance.general();
        return !s.slain(general)
                && !s.onRed(general)
                && (advance.to() == null || advance.to() == general.path().get(s.count(STEP, general) + 1));
    }

    record Spreading() implements Runs, AtNight {
        @Override
        public void run(State s) {
            var card = s.require(NIGHT_CARD);
            if (card.kind() == DarknessCard.Kind.MONARCH_CITY) {
                s.push(new Mixing());
            }
            s.push(new Advancing());
            for (var group : card.groups().reversed()) { // DR-11.3: in printed order
                if ((comes(s, group.colour()) & group.location().bit()) != 0) {
                    s.push(new Overrun.Coming(group.colour(), group.location(), group.minions(), false));
                }
            }
            if (card.groups().isEmpty()) {
                for (var colour : Colour.ALL.reversed()) {
                    for (var place : Subset.of(Location.ALL, comes(s, colour))) {
                        s.push(new Overrun.Coming(colour, place, 1, false));
                    }
                }
            }
        }
    }

    /** DR-11.5, 11.10 */
    record Advancing() implements Runs, AtNight {
        @Override
        public void run(State s) {
            var advance = s.require(NIGHT_CARD).advance();
            if (advance == null || !advances(s)) {
                return;
            }
            var general = advance.general();
            s.add(STEP, general, 1);
            if (s.place(general) == Location.CITY) {
                s.lose(Defeat.CITY_ENTERED); // DR-2.2
            } else if (advance.minions() > 0) {
                s.push(new Overrun.Coming(general.colour(), s.place(general), advance.minions(), false));
            }
        }

        @Override
        public void needs(State s) {
            for (var general : General.ALL) {
                refuseIf(s.count(STEP, general) > 3, "DR-2.2", "in-city", general);
            }
        }
    }

    /** DR-11.9: both decks are shuffled with their discards. */
    record Mixing() implements Runs {
        @Override
        public void run(State s) {
            Hands.shuffle(s);
            Night.shuffle(s);
        }
    }
}
