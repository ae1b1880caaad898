package tabard.campaign.rules.battle;

import java.util.ArrayList;
import java.util.List;
import tabard.campaign.content.*;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.text.Within;

/** CA-21.27: the window in which battles are set up: their size, and at the table the scenario, the Incarnates, and where one would fight. */
public final class Preparations {
    private Preparations() {}

    public sealed interface OnBattle extends Move
            permits Prepared, Size, Scenario, OnScreen, AtTable, Incarnates.OnList {
        @Override
        default Audience audience() {
            return Events.UNNOTICED;
        }
    }

    /** The usual answer: as it is (CA-21.3). */
    @Rule("CA-21.27")
    public record Prepared() implements OnBattle {
        static final Prepared IT = new Prepared();

        @Override
        public Audience audience() {
            return CONFIRMED;
        }
    }

    static final Action.Audience CONFIRMED = new Action.Audience.Actor("confirmed");

    @Rule("CA-14.2")
    public record Size(
            BattleNumber battle,
            @Within(most = 2 * State.COMPANY_MOST) int pa) implements OnBattle {
        private static final List<Size> SMALLER = Moves.each(BattleNumber.ALL, b -> new Size(b, Armies.SMALLER));
        private static final List<Size> LARGER = Moves.each(BattleNumber.ALL, b -> new Size(b, Armies.LARGER));

        /** Those that a battle may have, but the one it has. */
        private static void add(State s, BattleNumber battle, List<OnBattle> out) {
            int now = s.count(State.SIZE, battle);
            if (now != Armies.SMALLER) {
                out.add(SMALLER.get(battle.ordinal()));
            }
            if (now != Armies.LARGER) {
                out.add(LARGER.get(battle.ordinal()));
            }
            for (int pa = Armies.LARGER + State.THOUSAND; pa <= LargeBattles.most(s, battle); pa += State.THOUSAND) {
                if (now != pa) {
                    out.add(new Size(battle, pa)); // CA-12.8
                }
            }
        }
    }

    @Rule("CA-21.27")
    public record Scenario(BattleNumber battle, Scoring scoring) implements OnBattle {
        private static final List<List<Scenario>> EACH =
                Moves.each(BattleNumber.ALL, b -> Moves.each(Scoring.ALL, scoring -> new Scenario(b, scoring)));
    }

    /** Would rather fight on screen. */
    @Rule("CA-21.52")
    public record OnScreen(BattleNumber battle) implements OnBattle {
        private static final List<OnScreen> EACH = Moves.each(BattleNumber.ALL, OnScreen::new);
    }

    @Rule("CA-21.52")
    public record AtTable(BattleNumber battle) implements OnBattle {
        private static final List<AtTable> EACH = Moves.each(BattleNumber.ALL, AtTable::new);
    }

    public record Open() implements Runs {
        @Override
        public void run(State s) {
            s.push(spying(s) ? new Peeking() : new BattleLines.Pitching(BattleNumber.ALL.getFirst(), 0));
            var asked = new ArrayList<Preparing>(s.players().size());
            for (var banner : s.players()) {
                if (concerns(s, banner)) {
                    asked.add(Preparing.EACH.get(banner.ordinal()));
                }
            }
            Windows.fork(s, Window.BATTLES, asked);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    static boolean screenOnly(State s) {
        return s.agreed().battles() == tabard.campaign.content.Battles.VIRTUAL;
    }

    private static boolean each(State s) {
        return s.agreed().battles() == tabard.campaign.content.Battles.EACH;
    }

    private static boolean concerns(State s, Banner banner) {
        for (int i = 0; i < Armies.battles(s); i++) {
            var battle = BattleNumber.ALL.get(i);
            if (Armies.fights(s, battle, banner)) {
                var side = Armies.side(s, battle, banner);
                boolean chooses = s.is(State.CHOOSER, battle, side);
                if (screenOnly(s) ? chooses && sizes(s, battle) : chooses || each(s) || lists(s, battle, side)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether there is a choice of sizes (CA-14.2, 14.8). */
    private static boolean sizes(State s, BattleNumber battle) {
        return Armies.smaller(s, battle) >= Armies.LARGER;
    }

    /** Whether a side writes its list in this window: spies wait for the other's (CA-4.11), unless both are spies (CA-4.18). */
    private static boolean lists(State s, BattleNumber battle, Side side) {
        return Incarnates.fields(s, battle, side) && !Incarnates.spies(s, battle, side);
    }

    static boolean spying(State s) {
        if (screenOnly(s)) {
            return false;
        }
        for (int i = 0; i < Armies.battles(s); i++) {
            var battle = BattleNumber.ALL.get(i);
            if (Incarnates.spies(s, battle, Side.A) || Incarnates.spies(s, battle, Side.B)) {
                return true;
            }
        }
        return false;
    }

    /** What else about your battles? */
    public record Preparing(Banner seat) implements Asks<OnBattle> {
        private static final List<Preparing> EACH = Moves.each(Banner.PLAYERS, Preparing::new);

        @Override
        public Choices<OnBattle> choices(State s) {
            var all = new ArrayList<OnBattle>(4);
            var lists = new ArrayList<OnBattle>();
            all.add(Prepared.IT);
            for (int i = 0; i < Armies.battles(s); i++) {
                var battle = BattleNumber.ALL.get(i);
                if (Armies.fights(s, battle, seat)) {
                    var side = Armies.side(s, battle, seat);
                    if (s.is(State.CHOOSER, battle, side)) {
                        size(s, battle, all);
                    }
                    if (each(s)) {
                        boolean screen = s.is(State.STAND, battle, side, Stand.VIRTUAL);
                        all.add(screen ? AtTable.EACH.get(i) : OnScreen.EACH.get(i));
                    }
                    if (!screenOnly(s) && lists(s, battle, side)) {
                        Incarnates.add(s, battle, side, lists);
                    }
                }
            }
            return Choices.inAnyOrder(all, lists);
        }

        private static void size(State s, BattleNumber battle, List<OnBattle> out) {
            if (sizes(s, battle)) {
                Size.add(s, battle, out);
            }
            if (!screenOnly(s)) {
                var other = s.is(State.SCORING, battle, Scoring.CUMULATIVE) ? Scoring.OBJECTIVES : Scoring.CUMULATIVE;
                out.add(Scenario.EACH.get(battle.ordinal()).get(other.ordinal()));
            }
        }

        @Override
        public void answer(State s, OnBattle chosen) {
            switch (chosen) {
                case Prepared() -> {
                    return;
                }
                case Size(var battle, var pa) -> s.set(State.SIZE, battle, pa);
                case Scenario(var battle, var scoring) -> s.set(State.SCORING, battle, scoring);
                case OnScreen(var battle) -> s.set(State.STAND, battle, Armies.side(s, battle, seat), Stand.VIRTUAL);
                case AtTable(var battle) -> s.clear(State.STAND, battle, Armies.side(s, battle, seat));
                case Incarnates.OnList list -> Incarnates.enter(s, seat, list);
            }
            s.push(this);
        }

        @Override
        public boolean asksAgain(OnBattle move) {
            return !(move instanceof Prepared);
        }

        @Override
        public String clause(State s) {
            return "CA-21.27";
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return switch (move) {
                case Size(var battle, var pa) -> notOfSize(s, battle, pa);
                case Scenario(var battle, var _) -> notChooser(s, battle, move);
                case Incarnates.OnList list -> Incarnates.refusal(s, seat, list);
                default -> Refusal.notOffered(move);
            };
        }

        private Refusal notOfSize(State s, BattleNumber battle, int pa) {
            if (battle.ordinal() < Armies.battles(s) && Armies.fights(s, battle, seat)) {
                if (!s.is(State.CHOOSER, battle, Armies.side(s, battle, seat))) {
                    return notChooser(s, battle, Size.LARGER.getFirst());
                }
                if (pa > Armies.smaller(s, battle)) {
                    return Events.Noting.refused("CA-14.1", "refused.too-few-pa", Armies.smaller(s, battle));
                }
                if (!sizes(s, battle)) {
                    return Events.Noting.refused("CA-14.8", "refused.city-size", battle.number());
                }
            }
            return Events.Noting.refused("CA-14.2", "refused.size", pa);
        }

        private Refusal notChooser(State s, BattleNumber battle, Move move) {
            if (battle.ordinal() >= Armies.battles(s) || !Armies.fights(s, battle, seat)) {
                return Refusal.notOffered(move);
            }
            boolean virgin = s.is(State.CAUSE, battle, Cause.MEETING);
            var chooser = Armies.fighter(s, battle, s.require(State.CHOOSER, battle));
            return chooser == seat
                    ? Refusal.notOffered(move)
                    : Events.Noting.refused(
                            virgin ? "CA-14.4" : "CA-14.3", "refused.not-chooser", battle.number(), chooser);
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, Window.BATTLES);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(concerns(s, seat), "CA-21.1", "refused.not-concerned", seat);
        }
    }

    /** The lists that spies have got hold of lie before them (CA-4.11). */
    @Rule("CA-4.11")
    public record Spied() implements Move {
        private static final Spied IT = new Spied();
    }

    public record Peeking() implements Draws<Spied> {
        @Override
        public Lottery<Spied> lottery(State s) {
            return new Lottery.Certain<>(Spied.IT);
        }

        @Override
        public void answer(State s, Spied drawn) {
            s.push(new BattleLines.Pitching(BattleNumber.ALL.getFirst(), 0));
            Windows.fork(s, Window.SPIES, Incarnates.spies(s));
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** CA-21.8, 21.10: what a player has entered for battles that are not set up yet; a spy reads the list of whom he spies on. */
    public static void hide(State seen, Viewer viewer, Banner banner) {
        for (int i = 0; i < Armies.battles(seen); i++) {
            var battle = BattleNumber.ALL.get(i);
            if (seen.isEmpty(State.COURSE, battle) && Armies.fights(seen, battle, banner)) {
                var side = Armies.side(seen, battle, banner);
                if (seen.is(State.CHOOSER, battle, side)) {
                    seen.hide(State.SIZE, battle);
                    seen.hide(State.SCORING, battle);
                }
                seen.hide(State.STAND, battle, side);
                boolean read = seen.window() == Window.SPIES
                        && Incarnates.spies(seen, battle, side.other())
                        && viewer.is(Armies.fighter(seen, battle, side.other()));
                if (!read) {
                    seen.hide(State.LIST, battle, side);
                }
            }
        }
    }

    /** What is not known of a player's entries is as it was when the window opened; known ones may stay as a draft. */
    public static void forget(State s, Banner banner) {
        for (int i = 0; i < Armies.battles(s); i++) {
            var battle = BattleNumber.ALL.get(i);
            if (Armies.fights(s, battle, banner)) {
                var side = Armies.side(s, battle, banner);
                if (s.hidden(State.SIZE, battle) && s.is(State.CHOOSER, battle, side)) {
                    s.set(State.SIZE, battle, Armies.size(s, battle));
                    s.set(State.SCORING, battle, Scoring.CUMULATIVE);
                }
                if (s.hidden(State.STAND, battle, side)) {
                    s.clear(State.STAND, battle, side);
                }
                if (s.hidden(State.LIST, battle, side)) {
                    s.clear(State.LIST, battle, side);
                }
            }
        }
    }
}
