package tabard.campaign.rules.judging;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.rules.battle.Battles;
import tabard.campaign.rules.judging.Opponents.Answer;
import tabard.campaign.rules.judging.Opponents.Quarrel;
import tabard.campaign.rules.judging.Opponents.Stake;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** Chapter 13: from turn 6 on a player may hire an army for one battle, once in the campaign. */
public final class Mercenaries {
    static final int SIZE = 4000; // CA-13.1
    private static final int FIRST_TURN = 6; // CA-13.1

    private Mercenaries() {}

    public sealed interface OnHire extends Move {
        @Override
        default Audience audience() {
            return Windows.DECIDED;
        }
    }

    @Rule("CA-13.1")
    public record HireNone() implements OnHire {
        static final HireNone IT = new HireNone();
    }

    @Rule("CA-13.2")
    public record Hire(Place place) implements OnHire {
        static final List<Hire> EACH = Moves.each(Place.ALL, Hire::new);
    }

    private static boolean mayHire(State s, Banner banner) {
        return s.turn() >= FIRST_TURN
                && !s.out(banner)
                && !s.is(State.HIRED, banner)
                && s.gold(banner) >= Prices.MERCENARIES
                && Engagements.free(s, banner) != 0
                && forHire(s, banner);
    }

    /** CA-13.1, 13.6: whether a people of his alignment is in no one's hands. */
    static boolean forHire(State s, Banner banner) {
        var own = s.people(banner);
        long played = 0;
        for (var other : s.players()) {
            var people = s.people(other);
            played |= people == null ? 0 : people.bit();
        }
        for (var people : People.ALL) {
            if (own != null && people.alignment() == own.alignment() && (played & people.bit()) == 0) {
                return true;
            }
        }
        return false;
    }

    public record Open() implements Runs {
        @Override
        public void run(State s) {
            ask(s, s.players());
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    private static void ask(State s, List<Banner> banners) {
        var asked = new ArrayList<Hiring>(0);
        for (var banner : banners) {
            if (mayHire(s, banner)) {
                asked.add(new Hiring(banner));
            }
        }
        if (asked.isEmpty()) {
            s.push(new Battles.Open());
            return;
        }
        s.push(new Settling(List.of()));
        Windows.forkAndTell(s, Window.MERCENARIES, asked, Announcing::new);
    }

    /** Against which company? */
    public record Hiring(Banner seat) implements Asks<OnHire> {
        @Override
        public Choices<OnHire> choices(State s) {
            return new Picks<OnHire>(8).add(HireNone.IT).each(Hire.EACH, Engagements.free(s, seat));
        }

        @Override
        public void answer(State s, OnHire chosen) {
            s.set(State.HIRES, seat, chosen instanceof Hire(var place) ? place : null);
        }

        @Override
        public String clause(State s) {
            return "CA-13.1";
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Hire(var place)
                    ? Events.Noting.refused("CA-13.2", "refused.hire", place)
                    : Refusal.notOffered(move);
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, Window.MERCENARIES);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(mayHire(s, seat), "CA-13.1", "refused.no-mercenaries", seat);
        }
    }

    public static void forget(State s, Banner banner) {
        s.clear(State.HIRES, banner);
    }

    public static void hide(State seen, Banner banner) {
        seen.hide(State.HIRES, banner);
    }

    /** What somebody has decided. */
    public sealed interface Announced extends Move {}

    @Rule("CA-13.2")
    public record Calls(Banner banner, Place place) implements Announced {}

    @Rule("CA-13.1")
    public record CallsNobody(Banner banner) implements Announced {}

    public record Announcing(Banner banner) implements Draws<Announced> {
        @Override
        public Lottery<Announced> lottery(State s) {
            var place = s.get(State.HIRES, banner);
            return new Lottery.Certain<>(place == null ? new CallsNobody(banner) : new Calls(banner, place));
        }

        @Override
        public void answer(State s, Announced drawn) {}
    }

    /** By territory; where several are sent to one the defender chooses, and the others may pick another (CA-13.4). */
    public record Settling(List<Answer> answers) implements Runs {
        @Override
        public void run(State s) {
            long aims = 0;
            for (var banner : s.players()) {
                var place = s.get(State.HIRES, banner);
                aims |= place == null ? 0 : place.bit();
            }
            aims &= ~Engagements.places(s);
            if (aims == 0) {
                askAgain(s);
                return;
            }
            var stakes = new ArrayList<Stake>(0);
            for (var place : Place.in(aims)) {
                var parties = parties(s, place);
                var chosen = chosen(place, parties);
                if (chosen != null) {
                    s.push(new Recruiting(chosen, answers));
                    return;
                }
                var defender = s.stands(place);
                if (defender != null) {
                    stakes.add(new Stake(Matter.ALL.get(stakes.size()), place, defender, parties));
                }
            }
            Opponents.ask(s, Quarrel.RECRUITS, answers, List.copyOf(stakes));
        }

        private static List<Banner> parties(State s, Place place) {
            long parties = 0;
            for (var banner : s.players()) {
                parties |= s.is(State.HIRES, banner, place) ? Subset.bit(banner) : 0;
            }
            return Opponents.list(parties);
        }

        private @Nullable Banner chosen(Place place, List<Banner> parties) {
            if (parties.size() == 1) {
                return parties.getFirst();
            }
            for (var answer : answers) {
                if (answer.place() == place && answer.parties().equals(parties)) {
                    return answer.chosen();
                }
            }
            return null;
        }

        private static void askAgain(State s) {
            var again = new ArrayList<Banner>(0);
            for (var banner : s.players()) {
                if (!s.isEmpty(State.HIRES, banner)) {
                    forget(s, banner);
                    again.add(banner);
                }
            }
            ask(s, again);
        }

        @Override
        public void sensible(State s) {
            checkEntries(s);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    private static void checkEntries(State s) {
        for (var banner : s.players()) {
            var place = s.get(State.HIRES, banner);
            Refusal.unless(
                    place == null
                            || (s.gold(banner) >= Prices.MERCENARIES
                                    && s.stands(place) != null
                                    && s.stands(place) != banner),
                    "CA-13.2",
                    "refused.hire",
                    place == null ? "" : place);
        }
    }

    @Rule("CA-13.2")
    public record Recruited(Banner banner, Banner defender, Place place) implements Move {}

    public record Recruiting(Banner banner, List<Answer> answers) implements Draws<Recruited> {
        @Override
        public Lottery<Recruited> lottery(State s) {
            var place = s.require(State.HIRES, banner);
            var defender = s.stands(place);
            if (defender == null) {
                throw new IllegalStateException("nobody to attack in " + place);
            }
            return new Lottery.Certain<>(new Recruited(banner, defender, place));
        }

        @Override
        public void answer(State s, Recruited drawn) {
            s.add(State.GOLD, banner, -Prices.MERCENARIES);
            s.set(State.HIRED, banner, true);
            forget(s, banner);
            Engagements.add(s, drawn.place, Cause.MERCENARIES, banner, drawn.defender, null);
            s.push(new Settling(answers));
        }

        @Override
        public void sensible(State s) {
            checkEntries(s);
            Refusal.unless(!s.isEmpty(State.HIRES, banner), "CA-13.2", "refused.hire", "");
        }

        @Override
        public boolean last() {
            return true;
        }
    }
}
