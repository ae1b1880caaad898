package tabard.campaign.rules.orders;

import java.util.ArrayList;
import java.util.List;
import tabard.campaign.content.*;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.rules.judging.Judging;
import tabard.campaign.rules.judging.Marches;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** 4.10 to 4.12 and 21.15: whoever made a Forced March may pay for Espionage or Harassment when all orders lie open. */
public final class MarchOptions {
    static final int PRICE = 1; // CA-4.10

    private MarchOptions() {}

    public sealed interface OnOption extends Move {
        @Override
        default Audience audience() {
            return Events.UNNOTICED;
        }
    }

    /** The usual answer: no option, or nobody else follows. */
    @Rule("CA-4.10")
    public record Forgo() implements OnOption {
        static final Forgo IT = new Forgo();

        @Override
        public Audience audience() {
            return CONFIRMED;
        }
    }

    private static final Action.Audience CONFIRMED = new Action.Audience.Actor("confirmed");

    @Rule("CA-4.11")
    public record Spy() implements OnOption {
        static final Spy IT = new Spy();

        @Override
        public Audience audience() {
            return CONFIRMED;
        }
    }

    /** The group follows the company that has left the place where it arrived. */
    @Rule("CA-4.12")
    public record Chase(Group group) implements OnOption {
        static final List<Chase> EACH = Moves.each(Group.ALL, Chase::new);
    }

    public record Open() implements Runs {
        private static final List<Opting> ALL = Moves.each(Banner.PLAYERS, Opting::new);

        @Override
        public void run(State s) {
            var asked = new ArrayList<Opting>(s.players().size());
            for (var banner : s.players()) {
                forget(s, banner);
                if (concerns(s, banner)) {
                    asked.add(ALL.get(banner.ordinal()));
                }
            }
            if (asked.isEmpty()) {
                s.push(new Judging.Open());
            } else {
                s.push(new Disclosing());
                s.push(new Windows.Unsealing(Window.MARCH_OPTION));
                Windows.fork(s, Window.MARCH_OPTION, asked);
            }
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    private static boolean concerns(State s, Banner banner) {
        return s.event(banner) == Event.FORCED_MARCH
                && !s.out(banner)
                && s.pc(banner) >= PRICE
                && (spies(s) || Harassment.groups(s, banner) != 0);
    }

    /** CA-19.3: Incarnates matter only where battles are fought at a table. */
    private static boolean spies(State s) {
        return s.agreed().battles() != tabard.campaign.content.Battles.VIRTUAL;
    }

    public static void forget(State s, Banner banner) {
        s.clear(State.MARCH, banner);
        for (var group : Group.ALL) {
            s.clear(State.CHASES, banner, group);
        }
    }

    /** CA-21.8 */
    public static void hide(State seen, Banner banner) {
        seen.hide(State.MARCH, banner);
        for (var group : Group.ALL) {
            seen.hide(State.CHASES, banner, group);
        }
    }

    /** Espionage, Harassment, or neither? */
    public record Opting(Banner seat) implements Asks<OnOption> {
        @Override
        public Choices<OnOption> choices(State s) {
            return new Picks<OnOption>(4)
                    .add(Forgo.IT)
                    .addIf(s.isEmpty(State.MARCH, seat) && spies(s), Spy.IT)
                    .each(Chase.EACH, Harassment.groups(s, seat));
        }

        /** Only while somebody else could follow too is there anything more to ask. */
        @Override
        public void answer(State s, OnOption chosen) {
            switch (chosen) {
                case Forgo() -> {}
                case Spy() -> s.set(State.MARCH, seat, MarchOption.ESPIONAGE);
                case Chase(var group) -> {
                    s.set(State.MARCH, seat, MarchOption.HARASSMENT);
                    s.set(State.CHASES, seat, group, Harassment.prey(s, seat, group));
                    s.push(this);
                }
            }
        }

        @Override
        public boolean asksAgain(OnOption move) {
            return move instanceof Chase;
        }

        @Override
        public boolean passesOn(OnOption move) {
            return !(move instanceof Chase);
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.opting", PRICE, s.pc(seat));
        }

        @Override
        public String clause(State s) {
            return "CA-4.10";
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return switch (move) {
                case Spy() when !spies(s) -> WhyNotOrdered.refused("CA-19.3", "refused.nothing-to-spy");
                case Spy() -> WhyNotOrdered.refused("CA-4.10", "refused.one-option");
                case Chase(var group) -> Harassment.refusal(s, seat, group);
                default -> Refusal.notOffered(move);
            };
        }

        @Override
        public void sensible(State s) {
            Windows.possible(s, Window.MARCH_OPTION);
            check(s, seat);
        }
    }

    /** Refuses an option that a hand-written position could not have come by. */
    private static void check(State s, Banner banner) {
        boolean chases = s.is(State.MARCH, banner, MarchOption.HARASSMENT);
        Refusal.unless(s.isEmpty(State.MARCH, banner) || s.pc(banner) >= PRICE, "CA-4.10", "refused.no-pc", PRICE);
        for (var group : Group.ALL) {
            var place = s.get(State.CHASES, banner, group);
            Refusal.unless(
                    place == null || (chases && s.map().has(place) && !s.isEmpty(State.AT, banner, group)),
                    "CA-4.12",
                    "refused.chases-nobody",
                    group);
        }
        Marches.check(s);
    }

    /** What a player has paid for. */
    public sealed interface Opted extends Move {}

    @Rule("CA-4.11")
    public record Spies(Banner banner) implements Opted {}

    @Rule("CA-4.12")
    public record Chased(Banner banner, Group group, Place place) implements Opted {}

    @Rule("CA-21.15")
    public record Optioned() implements Opted {
        static final Optioned IT = new Optioned();
    }

    /** All Harassment was fixed on the same placement, so that it may be read out one by one. */
    public record Disclosing() implements Draws<Opted> {
        @Override
        public Lottery<Opted> lottery(State s) {
            return new Lottery.Certain<>(Optioned.IT);
        }

        @Override
        public void answer(State s, Opted drawn) {
            s.push(new Judging.Open());
            for (var banner : s.players().reversed()) {
                for (var group : Group.ALL.reversed()) {
                    if (!s.isEmpty(State.CHASES, banner, group)) {
                        s.push(new Chasing(banner, group));
                    }
                }
                if (s.is(State.MARCH, banner, MarchOption.ESPIONAGE)) {
                    s.push(new Spying(banner));
                } else if (s.is(State.MARCH, banner, MarchOption.HARASSMENT)) {
                    s.pay(banner, PRICE);
                }
            }
        }

        @Override
        public void sensible(State s) {
            for (var banner : s.players()) {
                check(s, banner);
            }
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    public record Spying(Banner banner) implements Draws<Opted> {
        @Override
        public Lottery<Opted> lottery(State s) {
            return new Lottery.Certain<>(new Spies(banner));
        }

        @Override
        public void answer(State s, Opted drawn) {
            s.pay(banner, PRICE);
        }

        @Override
        public void sensible(State s) {
            check(s, banner);
        }
    }

    public record Chasing(Banner banner, Group group) implements Draws<Opted> {
        @Override
        public Lottery<Opted> lottery(State s) {
            return new Lottery.Certain<>(new Chased(banner, group, s.require(State.CHASES, banner, group)));
        }

        @Override
        public void answer(State s, Opted drawn) {
            s.set(State.AT, banner, group, s.get(State.CHASES, banner, group));
            s.clear(State.CHASES, banner, group);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(!s.isEmpty(State.CHASES, banner, group), "CA-4.12", "refused.chases-nobody", group);
            Marches.check(s);
        }
    }
}
