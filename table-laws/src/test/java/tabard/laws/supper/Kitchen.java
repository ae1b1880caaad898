package tabard.laws.supper;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabard.laws.supper.State.Asks;
import tabard.laws.supper.State.Draws;
import tabard.table.Choices;
import tabard.table.Lottery;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Chapter 2: everybody lays a dish in secret and salts it or not; then all are served at once. */
final class Kitchen {
    private Kitchen() {}

    /** Others do not even notice. */
    @Rule("SU-2.1")
    record Lay(Dish dish) implements Move {
        @Override
        public Audience audience() {
            return new Audience.Actor("");
        }
    }

    /** Others notice that the guest is ready. */
    @Rule("SU-2.2")
    record Season(int pinches) implements Move {
        @Override
        public Audience audience() {
            return new Audience.Actor("ready");
        }
    }

    /** On a curious evening one smells which dishes are salted before the covers are lifted; it goes without saying which. */
    @Rule("SU-1.3")
    record Smelt() implements Move {}

    record Plate(Dish dish, int pinches) {}

    @Rule("SU-2.3")
    record Served(List<Plate> plates) implements Move {}

    record Laying(Guest seat) implements Asks<Lay> {
        @Override
        public Choices<Lay> choices(State s) {
            return Choices.of(Dish.ALL.stream()
                    .filter(dish -> s.count(State.HAND, seat, dish) > 0)
                    .map(Lay::new)
                    .toList());
        }

        @Override
        public void answer(State s, Lay chosen) {
            s.set(State.LAID, seat, chosen.dish.ordinal() + 1);
            s.push(new Salting(seat));
        }

        /** SU-2.4 */
        @Override
        public boolean reopens() {
            return true;
        }

        @Override
        public void reopened(State s) {
            s.set(State.LAID, seat, 0);
            s.set(State.SALTED, seat, 0);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Lay(var dish)
                    ? new Refusal(Said.of("refused.not-in-hand", "@" + dish.word()), "SU-2.1")
                    : Refusal.notOffered(move);
        }
    }

    record Salting(Guest seat) implements Asks<Season> {
        @Override
        public Choices<Season> choices(State s) {
            return Choices.of(
                    s.count(State.SALT, seat) > 0 ? List.of(new Season(0), new Season(1)) : List.of(new Season(0)));
        }

        @Override
        public void answer(State s, Season chosen) {
            s.set(State.SALTED, seat, chosen.pinches + 1);
        }
    }

    record Smelling() implements Draws<Smelt> {
        @Override
        public Lottery<Smelt> lottery(State s) {
            return new Lottery.Certain<>(new Smelt());
        }

        @Override
        public void answer(State s, Smelt drawn) {
            // seen as soon as this is no longer to be done
        }
    }

    /** The covers are lifted. */
    record Serving() implements Draws<Served> {
        @Override
        public Lottery<Served> lottery(State s) {
            var plates = new ArrayList<Plate>();
            for (var guest : s.guests()) {
                plates.add(new Plate(s.laid(guest), s.count(State.SALTED, guest) - 1));
            }
            return new Lottery.Certain<>(new Served(List.copyOf(plates)));
        }

        @Override
        public void answer(State s, Served drawn) {
            var dishes = drawn.plates.stream().map(Plate::dish).toList();
            for (var guest : s.guests()) {
                var plate = drawn.plates.get(guest.ordinal());
                s.add(State.HAND, guest, plate.dish, -1);
                s.add(State.HELD, guest, -1);
                s.add(State.EATEN, plate.dish, 1);
                s.add(State.SALT, guest, -plate.pinches);
                if (Collections.frequency(dishes, plate.dish) == 1) { // SU-2.3: what nobody else serves is praised
                    s.add(State.POINTS, guest, 1 + plate.pinches);
                }
            }
            s.clear(State.LAID);
            s.clear(State.SALTED);
            s.clear(State.KNOWS);
        }
    }
}
