package tabard.campaign.rules.battle;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.text.Within;

/** CA-16.3 to 16.10: whether the winner takes the land, and with how many (CA-7.10). */
public final class Annexing {
    private static final int FORTRESS_MARGIN = 1000; // CA-16.5
    private static final int CITY_MARGIN = 2000; // CA-16.5
    private static final int MOST = State.COMPANY_MOST / State.THOUSAND; // CA-7.14

    private Annexing() {}

    public sealed interface OnLand extends Move {
        @Override
        default Audience audience() {
            return Events.UNNOTICED;
        }
    }

    /** The usual answer: take what can be paid for, with all (CA-21.3). */
    @Rule("CA-16.7")
    public record Occupied() implements OnLand {
        private static final Occupied IT = new Occupied();

        @Override
        public Audience audience() {
            return Preparations.CONFIRMED;
        }
    }

    /** Takes it, with the mine or without, and settles so many thousands; with none, a faction (CA-7.10). */
    @Rule("CA-16.7")
    public record Annex(
            BattleNumber battle,
            boolean mine,
            @Within(most = MOST) int thousands) implements OnLand {
        private static final List<List<Annex>> PLAIN = Moves.each(BattleNumber.ALL, b -> each(b, false));
        private static final List<List<Annex>> WITH_MINE = Moves.each(BattleNumber.ALL, b -> each(b, true));

        private static List<Annex> each(BattleNumber battle, boolean mine) {
            var all = new ArrayList<Annex>(MOST + 1);
            for (int n = 0; n <= MOST; n++) {
                all.add(new Annex(battle, mine, n));
            }
            return List.copyOf(all);
        }
    }

    @Rule("CA-16.7")
    public record LeaveIt(BattleNumber battle) implements OnLand {
        private static final List<LeaveIt> EACH = Moves.each(BattleNumber.ALL, LeaveIt::new);
    }

    /** The side that may have the land, by how the battle went and what is left (CA-16.4 to 16.6, 16.10); what it costs is another matter. */
    static @Nullable Side heir(State s, BattleNumber battle) {
        var winner = Aftermath.winner(s, battle);
        if (winner == null || !Armies.marched(s, battle, winner)) {
            return null;
        }
        int left = Armies.of(s, battle, winner);
        var place = s.require(State.FIELD, battle);
        int least = s.has(place, Building.FORTRESS) ? Prices.FORTRESS_LEAST : State.THOUSAND;
        boolean may = left >= least
                && (s.is(State.CAUSE, battle, Cause.MEETING)
                        || left >= Armies.of(s, battle, winner.other()) + margin(s, place));
        return may ? winner : null;
    }

    /** CA-16.4, 16.5 */
    static int margin(State s, Place place) {
        return s.has(place, Building.CITY) ? CITY_MARGIN : s.has(place, Building.FORTRESS) ? FORTRESS_MARGIN : 0;
    }

    /** CA-16.7, 18.14: what it costs; enemy land that was guarded goes with its mine, one on virgin land may be left alone. */
    public static int price(State s, BattleNumber battle, Side side, boolean mine) {
        return Prices.annexing(
                s, Armies.fighter(s, battle, side), s.require(State.FIELD, battle), mine || !optional(s, battle, side));
    }

    /** Whether the mine may be left. */
    static boolean optional(State s, BattleNumber battle, Side side) {
        return s.is(State.CAUSE, battle, Cause.MEETING)
                && Prices.takesMine(s, Armies.fighter(s, battle, side), s.require(State.FIELD, battle));
    }

    /** The battles whose land a player may have and pay for. */
    private static boolean open(State s, BattleNumber battle, Banner banner) {
        var heir = heir(s, battle);
        return heir != null
                && Armies.fighter(s, battle, heir) == banner
                && price(s, battle, heir, false) <= s.pc(banner);
    }

    /** Where the entries of a battle are kept: with the first group of its winner. */
    private static Group keeper(State s, BattleNumber battle, Banner banner) {
        for (var group : Group.ALL) {
            if (Armies.joins(s, battle, banner, group)) {
                return group;
            }
        }
        throw new IllegalStateException("nobody marched to battle " + battle.number());
    }

    public record Open() implements Runs {
        @Override
        public void run(State s) {
            s.push(new Occupation.Deciding(BattleNumber.ALL.getFirst(), List.of()));
            var asked = new ArrayList<Claiming>(s.players().size());
            for (var banner : s.players()) {
                boolean any = false;
                for (int i = 0; i < Armies.battles(s); i++) {
                    var battle = BattleNumber.ALL.get(i);
                    if (open(s, battle, banner)) {
                        any = true;
                        s.set(State.SETTLES, banner, keeper(s, battle, banner), 0);
                        s.set(State.TAKES_MINE, banner, keeper(s, battle, banner), false);
                    }
                }
                if (any) {
                    asked.add(Claiming.EACH.get(banner.ordinal()));
                }
            }
            Windows.fork(s, Window.ANNEXING, asked);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** PC that are not spoken for by what a player has said he takes, this battle and those before it set aside. */
    static int left(State s, Banner banner, BattleNumber battle, int from) {
        int left = s.pc(banner);
        for (int i = from; i < Armies.battles(s); i++) {
            var other = BattleNumber.ALL.get(i);
            if (!other.equals(battle) && s.is(State.COURSE, other, Course.ANNEXED) && open(s, other, banner)) {
                boolean mine = s.is(State.TAKES_MINE, banner, keeper(s, other, banner));
                left -= price(s, other, Armies.side(s, other, banner), mine);
            }
        }
        return left;
    }

    static int most(State s, BattleNumber battle, Side side) {
        return Math.min(MOST, Armies.of(s, battle, side) / State.THOUSAND);
    }

    /** Which land, and with how many? */
    public record Claiming(Banner seat) implements Asks<OnLand> {
        private static final List<Claiming> EACH = Moves.each(Banner.PLAYERS, Claiming::new);

        @Override
        public Choices<OnLand> choices(State s) {
            var all = new ArrayList<OnLand>();
            var others = new ArrayList<OnLand>();
            all.add(Occupied.IT);
            for (int i = 0; i < Armies.battles(s); i++) {
                var battle = BattleNumber.ALL.get(i);
                if (open(s, battle, seat)) {
                    land(s, battle, Annex.PLAIN.get(i), all, others);
                    if (optional(s, battle, Armies.side(s, battle, seat))) {
                        land(s, battle, Annex.WITH_MINE.get(i), all, others);
                    }
                    if (!s.is(State.COURSE, battle, Course.SPARED)) {
                        all.add(LeaveIt.EACH.get(i));
                    }
                }
            }
            return Choices.inAnyOrder(all, others);
        }

        /** Bots try all or none. */
        private void land(State s, BattleNumber battle, List<Annex> each, List<OnLand> all, List<OnLand> others) {
            var side = Armies.side(s, battle, seat);
            boolean mine = each.getFirst().mine;
            if (price(s, battle, side, mine) > left(s, seat, battle, 0)) {
                return;
            }
            int most = most(s, battle, side);
            for (int n = most; n >= 0; n--) {
                if (!said(s, each.get(n))) {
                    (n == most || n == 0 ? all : others).add(each.get(n));
                }
            }
        }

        private boolean said(State s, Annex annex) {
            var keeper = keeper(s, annex.battle, seat);
            return s.is(State.COURSE, annex.battle, Course.ANNEXED)
                    && s.is(State.TAKES_MINE, seat, keeper) == annex.mine
                    && s.count(State.SETTLES, seat, keeper) == annex.thousands * State.THOUSAND;
        }

        @Override
        public void answer(State s, OnLand chosen) {
            switch (chosen) {
                case Occupied() -> {
                    return;
                }
                case Annex(var battle, var mine, var thousands) -> {
                    s.set(State.COURSE, battle, Course.ANNEXED);
                    s.set(State.SETTLES, seat, keeper(s, battle, seat), thousands * State.THOUSAND);
                    s.set(State.TAKES_MINE, seat, keeper(s, battle, seat), mine);
                }
                case LeaveIt(var battle) -> {
                    s.set(State.COURSE, battle, Course.SPARED);
                    s.set(State.SETTLES, seat, keeper(s, battle, seat), 0);
                    s.set(State.TAKES_MINE, seat, keeper(s, battle, seat), false);
                }
            }
            s.push(this);
        }

        @Override
        public boolean asksAgain(OnLand move) {
            return !(move instanceof Occupied);
        }

        @Override
        public @Nullable Said label(State s, OnLand move) {
            return switch (move) {
                case Annex(var battle, var mine, var _) ->
                    Said.of(
                            mine ? "do.annex-mine" : "do.annex",
                            s.require(State.FIELD, battle),
                            price(s, battle, Armies.side(s, battle, seat), mine));
                case LeaveIt(var battle) -> Said.of("do.leave-it", s.require(State.FIELD, battle));
                case Occupied() -> null;
            };
        }

        @Override
        public String clause(State s) {
            return "CA-16.7";
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Annex(var battle, var mine, var thousands) && battle.ordinal() < Armies.battles(s)
                    ? notAnnexed(s, battle, mine, thousands)
                    : Refusal.notOffered(move);
        }

        private Refusal notAnnexed(State s, BattleNumber battle, boolean mine, int thousands) {
            var place = s.require(State.FIELD, battle);
            if (!Armies.fights(s, battle, seat) || heir(s, battle) != Armies.side(s, battle, seat)) {
                return Events.Noting.refused(clause(s, battle), "refused.not-heir", place);
            }
            var side = Armies.side(s, battle, seat);
            int price = price(s, battle, side, mine);
            return price > left(s, seat, battle, 0)
                    ? Events.Noting.refused("CA-16.7", "refused.annex-price", price, left(s, seat, battle, 0))
                    : thousands > most(s, battle, side)
                            ? Events.Noting.refused("CA-7.10", "refused.settle", most(s, battle, side))
                            : Refusal.notOffered(new Annex(battle, mine, thousands));
        }

        /** Why a winner has no right to the land. */
        private static String clause(State s, BattleNumber battle) {
            var place = s.require(State.FIELD, battle);
            return s.has(place, Building.CITY) || s.has(place, Building.FORTRESS) ? "CA-16.5" : "CA-16.4";
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, Window.ANNEXING);
        }
    }

    /** Whether a winner takes the land: as he said, else if what is left pays for it (CA-21.3). */
    static boolean annexes(State s, BattleNumber battle) {
        var heir = heir(s, battle);
        if (heir == null || s.is(State.COURSE, battle, Course.SPARED)) {
            return false;
        }
        var banner = Armies.fighter(s, battle, heir);
        return price(s, battle, heir, mine(s, battle, heir)) <= left(s, banner, battle, battle.ordinal());
    }

    static boolean mine(State s, BattleNumber battle, Side heir) {
        var banner = Armies.fighter(s, battle, heir);
        return s.is(State.COURSE, battle, Course.ANNEXED)
                ? s.is(State.TAKES_MINE, banner, keeper(s, battle, banner))
                : false;
    }

    /** With how many thousands. */
    static int settles(State s, BattleNumber battle, Side heir) {
        var banner = Armies.fighter(s, battle, heir);
        return s.is(State.COURSE, battle, Course.ANNEXED)
                ? s.count(State.SETTLES, banner, keeper(s, battle, banner)) / State.THOUSAND
                : most(s, battle, heir);
    }

    /** CA-21.8 */
    public static void hide(State seen, Banner banner) {
        for (int i = 0; i < Armies.battles(seen); i++) {
            var battle = BattleNumber.ALL.get(i);
            if (open(seen, battle, banner)) {
                var keeper = keeper(seen, battle, banner);
                seen.hide(State.COURSE, battle);
                seen.hide(State.SETTLES, banner, keeper);
                seen.hide(State.TAKES_MINE, banner, keeper);
            }
        }
    }

    public static void forget(State s, Banner banner) {
        for (int i = 0; i < Armies.battles(s); i++) {
            var battle = BattleNumber.ALL.get(i);
            if (s.hidden(State.COURSE, battle) && open(s, battle, banner)) {
                s.set(State.COURSE, battle, Course.SETTLED);
                s.set(State.SETTLES, banner, keeper(s, battle, banner), 0);
                s.set(State.TAKES_MINE, banner, keeper(s, battle, banner), false);
            }
        }
    }
}
