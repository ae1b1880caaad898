package tabard.campaign.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.rules.orders.Reveal;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapter 4: everybody notes one event in secret; then all are shown, and carried out together. */
public final class Events {
    private Events() {}

    public sealed interface OnEvent extends Move permits OnNote, Construction.OnSite {}

    /** What others read of any answer that ends the noting. */
    static final Action.Audience NOTED = new Action.Audience.Actor("noted");

    /** What others do not notice at all. */
    public static final Action.Audience UNNOTICED = new Action.Audience.Actor("");

    sealed interface OnNote extends OnEvent {
        @Override
        default Audience audience() {
            return NOTED;
        }
    }

    @Rule("CA-4.1")
    public record NoEvent() implements OnNote {
        static final NoEvent IT = new NoEvent();
    }

    @Rule("CA-4.2")
    public record SpentVein(Banner against) implements OnNote {
        static final List<SpentVein> EACH = Moves.each(Banner.PLAYERS, SpentVein::new);
    }

    /** What is built is asked next. */
    @Rule("CA-4.3")
    public record Construct() implements OnNote {
        static final Construct IT = new Construct();

        @Override
        public Audience audience() {
            return UNNOTICED;
        }
    }

    @Rule("CA-4.7")
    public record Raid() implements OnNote {
        static final Raid IT = new Raid();
    }

    @Rule("CA-4.8")
    public record NightFire(Place place) implements OnNote {
        static final List<NightFire> EACH = Moves.each(Place.ALL, NightFire::new);
    }

    @Rule("CA-4.9")
    public record ForcedMarch() implements OnNote {
        static final ForcedMarch IT = new ForcedMarch();
    }

    @Rule("CA-4.13")
    public record Dare() implements OnNote {
        static final Dare IT = new Dare();
    }

    @Rule("CA-4.17")
    public record Infiltrate() implements OnNote {
        static final Infiltrate IT = new Infiltrate();
    }

    record Open() implements Runs {
        private static final List<Noting> ALL = Moves.each(Banner.PLAYERS, Noting::new);

        @Override
        public void run(State s) {
            for (var banner : s.players()) {
                forget(s, banner);
            }
            s.push(new Reveal());
            Windows.open(s, Window.EVENT, ALL);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** Nothing noted: how a window opens, and what second thoughts go back to. */
    static void forget(State s, Banner banner) {
        s.clear(State.EVENT, banner);
        s.clear(State.VEIN, banner);
        s.clear(State.FIRE, banner);
        s.clear(State.PULLED, banner);
        for (var place : Subset.of(Place.ALL, s.land(banner))) {
            s.clear(State.BUILDS, place);
        }
    }

    /** CA-21.8 */
    static void hide(State seen, Banner banner) {
        seen.hide(State.EVENT, banner);
        seen.hide(State.VEIN, banner);
        seen.hide(State.FIRE, banner);
        seen.hide(State.PULLED, banner);
        for (var place : Place.in(seen.land(banner))) {
            seen.hide(State.BUILDS, place);
        }
    }

    /** Enemy fortresses and mines that no company of their owner guards (CA-4.8). */
    static long flammable(State s, Banner banner) {
        long set = 0;
        for (var place : Subset.of(Place.ALL, s.built(Building.MINE) | s.built(Building.FORTRESS))) {
            var owner = ownerOfBuilding(s, place);
            if (owner != null && owner != banner && s.stands(place) != owner) {
                set |= place.bit();
            }
        }
        return set;
    }

    /** Whose fortress or mine stands there; null for nobody's, and for cities and portals, which do not burn (CA-18.12). */
    static @Nullable Banner ownerOfBuilding(State s, Place place) {
        if (s.has(place, Building.MINE)) {
            return s.mineOwner(place);
        }
        return s.has(place, Building.FORTRESS) ? s.owner(place) : null;
    }

    /** Which event? */
    public record Noting(Banner seat) implements Asks<OnNote> {
        private static final List<OnNote> ALWAYS = List.of(NoEvent.IT, Raid.IT, ForcedMarch.IT, Dare.IT, Infiltrate.IT);

        @Override
        public Choices<OnNote> choices(State s) {
            long others = 0;
            for (var banner : s.players()) {
                others |= banner == seat || s.out(banner) ? 0 : Subset.bit(banner);
            }
            var picks = new Picks<OnNote>(ALWAYS.size());
            ALWAYS.forEach(picks::add);
            picks.each(SpentVein.EACH, others);
            if (s.pc(seat) > 0) { // CA-4.3, 4.8: both cost 1 PC
                picks.addIf(Construction.possible(s, seat), Construct.IT).each(NightFire.EACH, flammable(s, seat));
            }
            return picks;
        }

        @Override
        public void answer(State s, OnNote chosen) {
            s.set(State.EVENT, seat, event(chosen));
            switch (chosen) {
                case SpentVein(var against) -> s.set(State.VEIN, seat, against);
                case NightFire(var place) -> s.set(State.FIRE, seat, place);
                case Construct() -> s.push(new Construction.Site(seat));
                case NoEvent() -> {}
                case Raid() -> {}
                case ForcedMarch() -> {}
                case Dare() -> {}
                case Infiltrate() -> {}
            }
        }

        private static @Nullable Event event(OnNote chosen) {
            return switch (chosen) {
                case NoEvent() -> null;
                case SpentVein _ -> Event.SPENT_VEIN;
                case Construct() -> Event.CONSTRUCTION;
                case Raid() -> Event.RAID;
                case NightFire _ -> Event.NIGHT_FIRE;
                case ForcedMarch() -> Event.FORCED_MARCH;
                case Dare() -> Event.GAUNTLET;
                case Infiltrate() -> Event.INFILTRATION;
            };
        }

        @Override
        public String clause(State s) {
            return "CA-4.1";
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return switch (move) {
                case SpentVein(var against) when against == seat -> refused("CA-4.2", "refused.own-vein");
                case SpentVein(var against) -> refused("CA-4.2", "refused.out", against);
                case Construct() when s.pc(seat) == 0 -> refused("CA-4.3", "refused.no-pc", 1);
                case Construct() -> refused("CA-4.3", "refused.no-site");
                case NightFire _ when s.pc(seat) == 0 -> refused("CA-4.8", "refused.no-pc", 1);
                case NightFire(var place) -> refused("CA-4.8", "refused.fire", place);
                default -> Refusal.notOffered(move);
            };
        }

        public static Refusal refused(String clause, String key, Object... args) {
            return new Refusal(Said.of(key, args), clause);
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, Window.EVENT);
        }
    }

    /** What somebody had noted; of Construction and Night Fire what became of it is told when all is carried out. */
    public sealed interface Shown extends Move {}

    @Rule("CA-4.1")
    public record Shows(Banner banner, Event event) implements Shown {}

    @Rule("CA-4.1")
    public record ShowsNothing(Banner banner) implements Shown {}

    @Rule("CA-4.2")
    public record ShowsVein(Banner banner, Banner against) implements Shown {}

    @Rule("CA-4.8")
    public record ShowsFire(Banner banner, Place place) implements Shown {}

    @Rule("CA-21.12")
    public record Happens() implements Shown {
        static final Happens IT = new Happens();
    }

    /** All have noted: from here on nothing of it is secret. */
    @Rule("CA-4.1")
    public record Unsealed() implements Shown {
        static final Unsealed IT = new Unsealed();
    }

    /** CA-4.1: all at once; the umpire reads them out in seat order, then carries them out. */
    record Reveal() implements Draws<Shown> {
        @Override
        public Lottery<Shown> lottery(State s) {
            return new Lottery.Certain<>(Unsealed.IT);
        }

        @Override
        public void answer(State s, Shown drawn) {
            Windows.close(s);
            s.push(new CarryingOut());
            for (var banner : s.players().reversed()) {
                if (!s.out(banner)) {
                    s.push(new Showing(banner));
                }
            }
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    record Showing(Banner banner) implements Draws<Shown> {
        @Override
        public Lottery<Shown> lottery(State s) {
            var event = s.event(banner);
            if (event == null) {
                return new Lottery.Certain<>(new ShowsNothing(banner));
            }
            return new Lottery.Certain<>(
                    switch (event) {
                        case SPENT_VEIN -> new ShowsVein(banner, s.require(State.VEIN, banner));
                        case NIGHT_FIRE -> new ShowsFire(banner, s.require(State.FIRE, banner));
                        case CONSTRUCTION, RAID, FORCED_MARCH, GAUNTLET, INFILTRATION -> new Shows(banner, event);
                    });
        }

        @Override
        public void answer(State s, Shown drawn) {}
    }

    record CarryingOut() implements Draws<Shown> {
        @Override
        public Lottery<Shown> lottery(State s) {
            return new Lottery.Certain<>(Happens.IT);
        }

        /** CA-21.12: payments, fires, pulling down, building; all aims are those of the map before the phase. */
        @Override
        public void answer(State s, Shown drawn) {
            Construction.carryOut(s);
            s.push(new Revenue.Open());
        }

        @Override
        public boolean last() {
            return true;
        }
    }
}
