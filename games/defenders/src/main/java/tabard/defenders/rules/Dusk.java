package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** The end of the Day (DR-4.4): last cards, Turn Undead, wounds (chapter 7); then the Evening (chapter 10). */
public final class Dusk {
    private static final int CARDS = 2; // drawn in the Evening (DR-10.1)

    private static final int HELM = Quest.giving(Trait.EVENING_CARD);

    private Dusk() {}

    /** What a Cleric may do with the undead about her. */
    sealed interface OnUndead extends Move permits Drive, Targets.Done {}

    @Rule("DR-15.2")
    record Drive(Location place) implements OnUndead {}

    /** DR-7.1, 21.5: what the active hero would suffer where he stands. */
    public static int wounds(State s) {
        var seat = s.active();
        if (!s.plays(seat)) {
            return 0;
        }
        var place = s.place(seat);
        int minions = s.minions(place);
        var hero = s.hero(seat);
        int fear = s.minions(Colour.BLACK, place) > 0 && !hero.can(Trait.BRAVE) ? 1 : 0; // DR-15.11
        if (hero.can(Trait.HIDE)) { // DR-15.16
            return fear;
        }
        if (hero.can(Trait.STYLES) && s.is(STYLE, Style.SKY)) { // DR-15.9
            return 0;
        }
        var form = s.get(FORM);
        var colour = form == null ? null : form.colour();
        if (hero.can(Trait.SHAPE_SHIFTER) && colour != null) { // DR-15.19
            return minions - s.minions(colour, place) + (colour == Colour.BLACK ? 0 : fear);
        }
        return hero.can(Trait.ARMOUR) ? Math.max(0, minions + fear - 1) : minions + fear; // DR-15.6, 15.12
    }

    /** The Day is over; one whose hero has just died has nothing more to fear (DR-7.10). */
    record Falling() implements Phase {
        @Override
        public void run(State s) {
            s.set(ACTIONS, 0); // DR-4.3: what is left is lost
            s.set(BONUS, 0);
            s.push(new Evening());
            if (!s.is(FALLEN, s.active()) && s.plays(s.active())) {
                s.push(new Wounding());
                s.push(new Repelling(false));
                Windows.open(s, Occasion.DUSK);
            }
        }
    }

    /** The places beside her that have room for one more undead. */
    private static long room(State s, Banner seat) {
        return Subset.of(Location.ALL, Board.near(s.place(seat)))
                .where(place -> !place.inn() && s.minions(place) < (place.land() ? Board.ROOM : Board.FALL - 1))
                .bits();
    }

    private static boolean canDrive(State s, Banner seat) {
        return s.plays(seat)
                && s.can(seat, Trait.TURN_UNDEAD)
                && s.minions(Colour.BLACK, s.place(seat)) > 0
                && room(s, seat) != 0;
    }

    /** She may begin or not; once begun all go for whom there is room. */
    record Repelling(boolean begun) implements Runs {
        @Override
        public void run(State s) {
            if (canDrive(s, s.active())) {
                s.push(new Driving(s.active(), begun));
            }
        }
    }

    @Rule(value = "DR-15.2", moves = true)
    record Driving(Banner seat, boolean begun) implements Asks<OnUndead>, SaysAll {
        @Override
        public Choices<OnUndead> choices(State s) {
            return new Picks<OnUndead>(7)
                    .addIf(!begun, new Targets.Done())
                    .each(Location.ALL, room(s, seat), Drive::new);
        }

        @Override
        public void answer(State s, OnUndead chosen) {
            switch (chosen) {
                case Targets.Done _ -> {}
                case Drive(var place) -> {
                    s.put(Colour.BLACK, s.place(seat), -1);
                    s.put(Colour.BLACK, place, 1);
                    s.push(new Repelling(true));
                }
            }
        }

        @Override
        public void needs(State s) {
            refuseIf(seat != s.active() || !canDrive(s, seat), "DR-15.2", "no-undead", seat);
        }
    }

    record Wounding() implements Runs {
        @Override
        public void run(State s) {
            var seat = s.active();
            if (!s.plays(seat)) {
                return;
            }
            Death.wound(s, seat, wounds(s));
            if (s.can(seat, Trait.FRESH_MOUNT) && s.is(STYLE, Style.GROUND)) { // DR-15.8
                var place = s.place(seat);
                s.set(FRESH_MOUNT, place == Location.CITY || place.is(Colour.BLUE));
            }
        }
    }

    /** DR-10.1, 15.17, 18.3 */
    record Evening() implements Phase {
        @Override
        public void run(State s) {
            var seat = s.active();
            s.push(new Night.Nightfall());
            if (s.plays(seat)) {
                boolean thief = s.skilled(seat, Trait.THIEVERY);
                int more = thief && s.place(seat).chest() ? 1 : 0;
                more += s.rewarded(seat, HELM) ? 1 : 0;
                s.push(new Hands.Limit());
                Hands.Drawing.push(s, seat, CARDS + more);
            }
        }
    }
}
