package tabard.laws.supper;

import java.util.ArrayList;
import java.util.List;
import tabard.laws.supper.State.Asks;
import tabard.laws.supper.State.Draws;
import tabard.table.Agenda;
import tabard.table.Choices;
import tabard.table.Lottery;
import tabard.table.Rule;

/** Chapter 1, on a curious evening: before dishes are laid the host looks into a hand. All see that it looks, but not where. */
final class Glance {
    private Glance() {}

    @Rule("SU-1.3")
    record Peek(Guest guest) implements Move {
        @Override
        public Audience audience() {
            return new Audience.Actor("peeks");
        }
    }

    /** Not even the guest whose hand it is knows. */
    @Rule("SU-1.3")
    record Shown(Guest host, Guest guest, List<Dish> dishes) implements Move {
        @Override
        public Audience audience() {
            return new Audience.Only(host, "looks");
        }
    }

    record Peeking(Guest seat) implements Asks<Peek> {
        @Override
        public Choices<Peek> choices(State s) {
            return Choices.of(s.guests().stream()
                    .filter(guest -> guest != seat)
                    .map(Peek::new)
                    .toList());
        }

        @Override
        public void answer(State s, Peek chosen) {
            s.set(State.KNOWS, seat, chosen.guest.ordinal() + 1);
            s.push(new Looking(seat));
        }
    }

    record Looking(Guest host) implements Draws<Shown> {
        @Override
        public Lottery<Shown> lottery(State s) {
            var guest = Guest.ALL.get(s.count(State.KNOWS, host) - 1);
            var dishes = new ArrayList<Dish>();
            for (var dish : Dish.ALL) {
                for (int i = 0; i < s.count(State.HAND, guest, dish); i++) {
                    dishes.add(dish);
                }
            }
            return new Lottery.Certain<>(new Shown(host, guest, List.copyOf(dishes)));
        }

        @Override
        public void answer(State s, Shown drawn) {
            // the host knows the hand as soon as this is no longer to be done
        }
    }

    /** Whether the hand of a guest has been shown to the host, and has not changed since. */
    static boolean knows(State s, Guest host, Guest guest) {
        return s.count(State.KNOWS, host) == guest.ordinal() + 1 && !looking(s);
    }

    static boolean looking(State s) {
        return s.agenda() instanceof Agenda.First(var frame, var _) && frame instanceof Looking;
    }
}
