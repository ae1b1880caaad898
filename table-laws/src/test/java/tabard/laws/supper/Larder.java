package tabard.laws.supper;

import tabard.laws.supper.State.Draws;
import tabard.laws.supper.State.Runs;
import tabard.table.Lottery;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Chapter 1: dishes are dealt unseen, and rounds begin. */
final class Larder {
    private static final int HAND = 2;

    private Larder() {}

    /** Only its guest sees the dish. */
    @Rule("SU-1.2")
    record Dealt(Guest guest, Dish dish) implements Move {
        @Override
        public Audience audience() {
            return new Audience.Only(guest, "dealing");
        }
    }

    static void open(State s) {
        for (var dish : Dish.ALL) {
            s.set(State.LARDER, dish, Dish.COUNT);
        }
        s.push(new Round());
        for (var guest : s.guests().reversed()) {
            s.set(State.SALT, guest, 1);
            s.set(State.WORD, guest, 1);
            s.push(new Dealing(guest, HAND));
        }
    }

    record Dealing(Guest guest, int dishes) implements Draws<Dealt> {
        Dealing {
            if (dishes < 1 || dishes > HAND) {
                throw new Refusal(Said.of("refused.dishes", dishes), "SU-1.2");
            }
        }

        @Override
        public Lottery<Dealt> lottery(State s) {
            var tickets = Dish.ALL.stream().map(dish -> new Dealt(guest, dish)).toArray(Dealt[]::new);
            return new Lottery.Urn<>(tickets, s.tickets(State.LARDER));
        }

        @Override
        public void answer(State s, Dealt drawn) {
            s.add(State.LARDER, drawn.dish, -1);
            s.add(State.HAND, guest, drawn.dish, 1);
            s.add(State.HELD, guest, 1);
            if (dishes > 1) {
                s.push(new Dealing(guest, dishes - 1));
            }
        }
    }

    /** SU-1.3: all lay a dish, all are served, the host may toast, and unless it is the last round all get a new dish. On a curious evening the host looks into a hand first, and salt is smelt. */
    record Round() implements Runs {
        @Override
        public void run(State s) {
            int round = s.count(State.ROUND);
            int rounds = s.options().get("evening").equals("long") ? 3 : 2;
            if (round >= rounds) {
                return;
            }
            s.set(State.ROUND, round + 1);
            s.push(this);
            if (round + 1 < rounds) {
                for (var guest : s.guests().reversed()) {
                    s.push(new Dealing(guest, 1));
                }
            }
            var host = s.guests().get(round % s.guests().size());
            s.push(new Toast.Toasting(host));
            s.push(new Kitchen.Serving());
            boolean curious = s.options().get("evening").equals("curious");
            if (curious) {
                s.push(new Kitchen.Smelling());
            }
            s.fork(s.guests().stream().map(Kitchen.Laying::new).toList());
            if (curious) {
                s.push(new Glance.Peeking(host));
            }
        }
    }
}
