package tabard.campaign.rules.judging;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.rules.judging.Opponents.Answer;
import tabard.campaign.rules.judging.Opponents.Quarrel;
import tabard.campaign.rules.judging.Opponents.Stake;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** CA-4.13 to 4.16, 21.26: a player without a battle may make one of his large companies fight a neighbouring one. */
public final class Gauntlet {
    private Gauntlet() {}

    public sealed interface OnGauntlet extends Move {
        @Override
        default Audience audience() {
            return Windows.DECIDED;
        }
    }

    @Rule("CA-4.13")
    public record Refrain() implements OnGauntlet {
        static final Refrain IT = new Refrain();
    }

    @Rule("CA-4.13")
    public record Defy(Place champion, Place place) implements OnGauntlet {
        static final List<List<Defy>> EACH = Moves.each(Place.ALL, Place.ALL, Defy::new);
    }

    /** Own large companies that are in no battle (CA-4.16). */
    private static long champions(State s, Banner banner) {
        long set = 0;
        for (var place : Subset.of(Place.ALL, s.companies(banner) & ~Engagements.places(s))) {
            set |= s.company(place) >= State.LARGE ? place.bit() : 0;
        }
        return set;
    }

    private static boolean mayDefy(State s, Banner banner) {
        if (s.event(banner) != Event.GAUNTLET || s.out(banner) || Engagements.fights(s, banner)) {
            return false;
        }
        long free = Engagements.free(s, banner);
        return Place.in(champions(s, banner)).any(champion -> (s.map().open(champion) & free) != 0);
    }

    static int weight(State s, Banner banner) {
        var champion = s.get(State.CHAMPION, banner);
        return champion == null ? 0 : s.company(champion);
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

    /** Those of them who may, and whose aim was taken by another, or who were not asked yet. */
    private static void ask(State s, List<Banner> banners) {
        var asked = new ArrayList<Defying>(0);
        for (var banner : banners) {
            if (mayDefy(s, banner)) {
                asked.add(new Defying(banner));
            }
        }
        if (asked.isEmpty()) {
            s.push(new Mercenaries.Open());
            return;
        }
        s.push(new Settling(List.of()));
        Windows.forkAndTell(s, Window.GAUNTLET, asked, Announcing::new);
    }

    /** Which company against which? */
    public record Defying(Banner seat) implements Asks<OnGauntlet> {
        @Override
        public Choices<OnGauntlet> choices(State s) {
            var picks = new Picks<OnGauntlet>(8).add(Refrain.IT);
            long free = Engagements.free(s, seat);
            for (var champion : Place.in(champions(s, seat))) {
                picks.each(Defy.EACH.get(champion.ordinal()), s.map().open(champion) & free);
            }
            return picks;
        }

        @Override
        public void answer(State s, OnGauntlet chosen) {
            switch (chosen) {
                case Refrain() -> forget(s, seat);
                case Defy(var champion, var place) -> {
                    s.set(State.CHAMPION, seat, champion);
                    s.set(State.DEFIES, seat, place);
                }
            }
        }

        @Override
        public String clause(State s) {
            return "CA-4.13";
        }

        @Override
        public Refusal refusal(State s, Move move) {
            if (!(move instanceof Defy(var champion, var place))) {
                return Refusal.notOffered(move);
            }
            if ((champions(s, seat) & champion.bit()) == 0) {
                return Events.Noting.refused("CA-4.16", "refused.champion", champion);
            }
            return (Engagements.free(s, seat) & place.bit()) == 0
                    ? Events.Noting.refused("CA-4.14", "refused.defied", place)
                    : Events.Noting.refused("CA-4.16", "refused.no-open-border", champion, place);
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, Window.GAUNTLET);
        }
    }

    public static void forget(State s, Banner banner) {
        s.clear(State.CHAMPION, banner);
        s.clear(State.DEFIES, banner);
    }

    public static void hide(State seen, Banner banner) {
        seen.hide(State.CHAMPION, banner);
        seen.hide(State.DEFIES, banner);
    }

    /** What somebody has decided. */
    public sealed interface Announced extends Move {}

    @Rule("CA-4.13")
    public record TakesUp(Banner banner, Place champion, Place place) implements Announced {}

    @Rule("CA-4.13")
    public record LetsLie(Banner banner) implements Announced {}

    public record Announcing(Banner banner) implements Draws<Announced> {
        @Override
        public Lottery<Announced> lottery(State s) {
            var champion = s.get(State.CHAMPION, banner);
            var place = s.get(State.DEFIES, banner);
            return new Lottery.Certain<>(
                    champion == null || place == null ? new LetsLie(banner) : new TakesUp(banner, champion, place));
        }

        @Override
        public void answer(State s, Announced drawn) {}
    }

    /** The next challenge that holds: that of the largest champion, of equal ones on the lowest territory; then the rest. */
    public record Settling(List<Answer> answers) implements Runs {
        @Override
        public void run(State s) {
            var first = first(s);
            if (first == null) {
                var again = new ArrayList<Banner>(0);
                for (var banner : s.players()) {
                    if (!s.isEmpty(State.DEFIES, banner)) {
                        forget(s, banner);
                        again.add(banner);
                    }
                }
                ask(s, again);
                return;
            }
            var place = s.require(State.DEFIES, first);
            long rivals = rivals(s, first, place);
            if (Long.bitCount(rivals) == 1) {
                s.push(new Challenging(first, answers));
                return;
            }
            var parties = Opponents.list(rivals);
            for (var answer : answers) {
                if (answer.place() == place && answer.parties().equals(parties)) {
                    s.push(new Challenging(answer.chosen(), answers));
                    return;
                }
            }
            var defender = s.stands(place);
            if (defender != null) {
                Opponents.ask(
                        s,
                        Quarrel.CHALLENGES,
                        answers,
                        List.of(new Stake(Matter.ALL.getFirst(), place, defender, parties)));
            }
        }

        /** Of the challenges whose two companies are both still free. */
        private static @Nullable Banner first(State s) {
            long engaged = Engagements.places(s);
            Banner first = null;
            for (var banner : s.players()) {
                var champion = s.get(State.CHAMPION, banner);
                var place = s.get(State.DEFIES, banner);
                if (champion == null || place == null || ((champion.bit() | place.bit()) & engaged) != 0) {
                    continue;
                }
                if (first == null
                        || weight(s, banner) > weight(s, first)
                        || (weight(s, banner) == weight(s, first)
                                && place.ordinal()
                                        < s.require(State.DEFIES, first).ordinal())) {
                    first = banner;
                }
            }
            return first;
        }

        /** Those whose champion is as large and aims at the same company. */
        private static long rivals(State s, Banner first, Place place) {
            long engaged = Engagements.places(s);
            long rivals = 0;
            for (var banner : s.players()) {
                var champion = s.get(State.CHAMPION, banner);
                if (champion != null
                        && (champion.bit() & engaged) == 0
                        && s.is(State.DEFIES, banner, place)
                        && weight(s, banner) == weight(s, first)) {
                    rivals |= Subset.bit(banner);
                }
            }
            return rivals;
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
            var champion = s.get(State.CHAMPION, banner);
            var place = s.get(State.DEFIES, banner);
            if (champion != null || place != null) {
                Refusal.unless(
                        champion != null
                                && place != null
                                && s.stands(champion) == banner
                                && s.stands(place) != null
                                && s.stands(place) != banner,
                        "CA-4.16",
                        "refused.champion",
                        champion == null ? "" : champion);
            }
        }
    }

    @Rule("CA-4.13")
    public record Challenged(Banner banner, Place champion, Banner defender, Place place) implements Move {}

    public record Challenging(Banner banner, List<Answer> answers) implements Draws<Challenged> {
        @Override
        public Lottery<Challenged> lottery(State s) {
            var place = s.require(State.DEFIES, banner);
            var defender = s.stands(place);
            if (defender == null) {
                throw new IllegalStateException("nobody to defy in " + place);
            }
            return new Lottery.Certain<>(new Challenged(banner, s.require(State.CHAMPION, banner), defender, place));
        }

        /** CA-21.26: who defied this very champion with the same company has the battle too. */
        @Override
        public void answer(State s, Challenged drawn) {
            Engagements.add(s, drawn.place, Cause.GAUNTLET, banner, drawn.defender, drawn.champion);
            if (s.is(State.CHAMPION, drawn.defender, drawn.place)
                    && s.is(State.DEFIES, drawn.defender, drawn.champion)) {
                forget(s, drawn.defender);
            }
            forget(s, banner);
            s.push(new Settling(answers));
        }

        @Override
        public void sensible(State s) {
            checkEntries(s);
            Refusal.unless(!s.isEmpty(State.DEFIES, banner), "CA-4.16", "refused.champion", "");
        }

        @Override
        public boolean last() {
            return true;
        }
    }
}
