package tabard.mageknight.rules.turn;

import java.util.Objects;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.effect.*;
import tabard.mageknight.rules.round.*;
import tabard.table.*;

/** MK-7.1, 7.15: what one may do between two own turns, asked once before each own turn if open facts give something to use. */
public final class Windows {
    private Windows() {}

    public sealed interface OnWindow extends Move permits Pass, Plunder, Turn.Employ, Turn.Use {}

    @Rule("MK-7.15")
    public record Pass() implements OnWindow {}

    /** The village one stands on is plundered. */
    @Rule("MK-12.1")
    public record Plunder() implements OnWindow {}

    private static final Pass PASS = new Pass();
    private static final Plunder PLUNDER = new Plunder();

    /** Opens the window, if there is something to be used. */
    public static void before(State s, Player player) {
        if (!s.is(State.FACE_DOWN, player)
                && !done(s, player)
                && (plunders(s, player)
                        || employs(s, player)
                        || !Lasting.motivations(s, player).isEmpty())) {
            s.push(new Before(player));
        }
    }

    /** With neither hand nor deck the end would have to be announced: Long Night comes before (MK-6.7, 7.3). */
    public static void beforeAnnouncing(State s, Player player) {
        if (s.announced() == null && s.hand(player) == 0 && !s.is(State.FACE_DOWN, player) && wakes(s, player)) {
            s.push(new Waking(player, 0));
        }
    }

    /** Long Night makes a deck of the discard pile as soon as the own deck is empty (MK-6.7). */
    public static boolean wakes(State s, Player player) {
        return s.ready(player, Tactic.Trigger.DECK_EMPTY) && s.deck(player) == 0 && s.size(player, Zone.DISCARD) > 0;
    }

    /** Whether the own last turn of the round is over (MK-5.11, 7.1). */
    private static boolean done(State s, Player player) {
        var announced = s.announced();
        var active = s.active();
        if (announced == null || active == null) {
            return false;
        }
        var order = s.order();
        int first = order.indexOf(announced);
        int since = Math.floorMod(order.indexOf(active) - first, order.size());
        return Math.floorMod(order.indexOf(Entrant.of(player)) - first, order.size()) <= since;
    }

    private static boolean plunders(State s, Player player) {
        var place = s.place(player);
        var plot = place == null ? null : s.plot(place);
        return plot != null && plot.has(Site.VILLAGE) && !s.is(State.PLUNDERED, player);
    }

    private static boolean employs(State s, Player player) {
        return s.ready(player, Tactic.Trigger.BEFORE_OWN_TURN)
                && Works.can(s, player, Script.of(Objects.requireNonNull(s.tactic(Entrant.of(player)))));
    }

    public record Before(Player seat) implements Asks<OnWindow> {
        @Override
        public Choices<OnWindow> choices(State s) {
            var tactic = s.tactic(Entrant.of(seat));
            var picks = new Picks<OnWindow>(4)
                    .add(PASS)
                    .addIf(plunders(s, seat), PLUNDER)
                    .addIf(
                            tactic != null && employs(s, seat),
                            Turn.Employ.EACH.get(tactic == null ? 0 : tactic.ordinal()));
            Lasting.motivations(s, seat).forEach(skill -> picks.add(Turn.Use.EACH.get(skill.ordinal())));
            return picks;
        }

        @Override
        public void answer(State s, OnWindow chosen) {
            switch (chosen) {
                case Pass _ -> {}
                case Plunder _ -> {
                    before(s, seat, State.PLUNDERED);
                    Deeds.perform(s, seat, Script.of(Site.VILLAGE, "PLUNDER"));
                }
                case Turn.Employ(var tactic) -> {
                    before(s, seat, State.TACTIC_USED);
                    s.push(new Deeds.Doing(seat, Script.of(tactic), 0));
                }
                case Turn.Use(var skill) -> {
                    s.push(new Reopening(seat));
                    Performing.use(s, seat, skill);
                }
            }
        }

        /** One goes on until one passes (MK-7.15). */
        private static void before(State s, Player player, tabard.table.sheet.Flag used) {
            s.set(used, player, true);
            s.push(new Reopening(player));
        }

        @Override
        public String window() {
            return "before-turn";
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.size(State.ORDER) > 0, "MK-7.1", "refused.window", seat);
        }
    }

    /** Asked once more, if something is left to be used. */
    public record Reopening(Player player) implements State.Runs {
        @Override
        public void run(State s) {
            before(s, player);
        }
    }

    /** The deck is empty in the middle of a draw: Long Night may be used (MK-6.7). */
    public record Waking(Player seat, int cards) implements Asks<OnWindow> {
        @Override
        public Choices<OnWindow> choices(State s) {
            var tactic = Objects.requireNonNull(s.tactic(Entrant.of(seat)));
            return new Picks<OnWindow>(2)
                    .add(Turn.Employ.EACH.get(tactic.ordinal()))
                    .add(PASS);
        }

        @Override
        public void answer(State s, OnWindow chosen) {
            if (chosen instanceof Turn.Employ(var tactic)) {
                s.set(State.TACTIC_USED, seat, true);
                s.push(new Supply.Due(seat, cards));
                s.push(new Deeds.Doing(seat, Script.of(tactic), 0));
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(wakes(s, seat), "MK-6.7", "refused.window", seat);
        }
    }
}
