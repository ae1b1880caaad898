package tabard.laws.supper;

import java.util.random.RandomGenerator;
import tabard.table.Agenda;
import tabard.table.Seen;
import tabard.table.Viewer;
import tabard.table.sheet.Sheet;

/** What is hidden: the larder, other hands, who knows them, and what others lay until all are served. */
final class Secrets {
    private Secrets() {}

    static Seen<State> see(State s, Viewer viewer) {
        var seen = new State(s);
        seen.agenda(s.agenda().seenBy(viewer::is));
        for (var guest : s.guests()) {
            if (!viewer.is(guest)) {
                blank(seen, guest, viewer);
            }
        }
        return new Seen<>(viewer, seen);
    }

    private static void blank(State seen, Guest guest, Viewer viewer) {
        boolean shown = viewer instanceof Viewer.Player(var host) && Glance.knows(seen, (Guest) host, guest);
        for (var dish : Dish.ALL) {
            if (!shown) {
                seen.set(State.HAND, guest, dish, Sheet.BLANK);
            }
            seen.set(State.LARDER, dish, Sheet.BLANK);
        }
        if (seen.count(State.KNOWS, guest) != 0) {
            seen.set(State.KNOWS, guest, Sheet.BLANK);
        }
        if (covered(seen)) {
            seen.set(State.LAID, guest, Sheet.BLANK);
            if (!smelt(seen)) {
                seen.set(State.SALTED, guest, Sheet.BLANK);
            }
        }
    }

    /** Whether dishes lie under covers now. */
    private static boolean covered(State s) {
        return s.agenda() instanceof Agenda.Together
                || (s.agenda() instanceof Agenda.First(var frame, var _)
                        && (frame instanceof Kitchen.Serving || frame instanceof Kitchen.Smelling));
    }

    /** Whether the salt of dishes that are still covered is known. */
    private static boolean smelt(State s) {
        return s.options().get("evening").equals("curious")
                && s.agenda() instanceof Agenda.First(var frame, var _)
                && frame instanceof Kitchen.Serving;
    }

    /** Whether the guest has laid and salted its dish. */
    static boolean ready(State s, Guest guest) {
        return s.agenda() instanceof Agenda.Together(var branches, var _)
                ? branches.stream().anyMatch(branch -> branch.seat() == guest && branch.done())
                : covered(s);
    }

    static State imagine(Seen<State> seen, RandomGenerator dice) {
        var s = new State(seen.masked());
        for (var dish : Dish.ALL) {
            if (s.count(State.LARDER, dish) == Sheet.BLANK) {
                s.set(State.LARDER, dish, unseen(seen.masked(), dish));
            }
        }
        for (var guest : s.guests()) {
            if (s.count(State.HAND, guest, Dish.ALE) == Sheet.BLANK) {
                hand(s, guest, dice);
            }
            if (s.count(State.KNOWS, guest) == Sheet.BLANK) {
                var peeks = new Glance.Peeking(guest).choices(s).all();
                s.set(
                        State.KNOWS,
                        guest,
                        peeks.get(dice.nextInt(peeks.size())).guest().ordinal() + 1);
            }
            if (s.count(State.LAID, guest) == Sheet.BLANK) {
                boolean ready = ready(s, guest);
                s.set(State.LAID, guest, ready ? some(s, guest, dice).ordinal() + 1 : 0);
                if (s.count(State.SALTED, guest) == Sheet.BLANK) {
                    s.set(State.SALTED, guest, ready ? 1 + dice.nextInt(1 + s.count(State.SALT, guest)) : 0);
                }
            }
        }
        return s;
    }

    private static int unseen(State masked, Dish dish) {
        int left = Dish.COUNT - masked.count(State.EATEN, dish);
        for (var guest : masked.guests()) {
            int held = masked.count(State.HAND, guest, dish);
            left -= held == Sheet.BLANK ? 0 : held;
        }
        return left;
    }

    private static void hand(State s, Guest guest, RandomGenerator dice) {
        for (var dish : Dish.ALL) {
            s.set(State.HAND, guest, dish, 0);
        }
        for (int i = 0; i < s.count(State.HELD, guest); i++) {
            var dish = new Larder.Dealing(guest, 1).lottery(s).draw(dice).dish();
            s.add(State.LARDER, dish, -1);
            s.add(State.HAND, guest, dish, 1);
        }
    }

    private static Dish some(State s, Guest guest, RandomGenerator dice) {
        var lays = new Kitchen.Laying(guest).choices(s).all();
        return lays.get(dice.nextInt(lays.size())).dish();
    }
}
