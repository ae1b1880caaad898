package tabard.campaign.rules.battle;

import java.util.ArrayList;
import java.util.List;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.terms.*;
import tabard.table.*;

/** Chapter 19, CA-4.11, 4.18, 21.10: which Incarnates a side fields, on lists that nobody reads but a spy before both are confirmed. */
public final class Incarnates {
    private Incarnates() {}

    public sealed interface OnList extends Preparations.OnBattle {
        BattleNumber battle();

        Incarnate incarnate();
    }

    @Rule("CA-19.1")
    public record Enroll(BattleNumber battle, Incarnate incarnate) implements OnList {
        private static final List<List<Enroll>> EACH =
                Moves.each(BattleNumber.ALL, b -> Moves.each(Incarnate.ALL, i -> new Enroll(b, i)));
    }

    @Rule("CA-19.3")
    public record Strike(BattleNumber battle, Incarnate incarnate) implements OnList {
        private static final List<List<Strike>> EACH =
                Moves.each(BattleNumber.ALL, b -> Moves.each(Incarnate.ALL, i -> new Strike(b, i)));
    }

    /** Whether a side fields any at all: mercenaries do not (CA-19.3), and on screen there is nothing to field. */
    static boolean fields(State s, BattleNumber battle, Side side) {
        return !Armies.mercenaries(s, battle, side);
    }

    /** Whether a side reads the other's list before it writes its own (CA-4.11, 4.18). */
    static boolean spies(State s, BattleNumber battle, Side side) {
        return fields(s, battle, side)
                && fields(s, battle, side.other())
                && spy(s, Armies.fighter(s, battle, side))
                && !spy(s, Armies.fighter(s, battle, side.other()));
    }

    private static boolean spy(State s, Banner banner) {
        return s.is(State.MARCH, banner, MarchOption.ESPIONAGE);
    }

    static List<Listing> spies(State s) {
        var spies = new ArrayList<Listing>();
        for (var banner : s.players()) {
            for (int i = 0; i < Armies.battles(s); i++) {
                var battle = BattleNumber.ALL.get(i);
                if (Armies.fights(s, battle, banner) && spies(s, battle, Armies.side(s, battle, banner))) {
                    spies.add(Listing.EACH.get(banner.ordinal()));
                    break;
                }
            }
        }
        return spies;
    }

    /** Those that a player has listed in any battle of the turn (CA-19.1). */
    private static int listed(State s, Banner banner) {
        int bits = 0;
        for (int i = 0; i < Armies.battles(s); i++) {
            var battle = BattleNumber.ALL.get(i);
            if (Armies.fights(s, battle, banner)) {
                bits |= Lineup.fielded(s.get(State.LIST, battle, Armies.side(s, battle, banner)));
            }
        }
        return bits;
    }

    static int roster(State s, Banner banner) {
        int size = s.agreed().seats().get(banner.ordinal()).roster().size();
        return Lineup.first(size);
    }

    /** Whom a side may put on its list, and whom it may strike off. */
    static void add(State s, BattleNumber battle, Side side, List<Preparations.OnBattle> out) {
        var banner = Armies.fighter(s, battle, side);
        int here = Lineup.fielded(s.get(State.LIST, battle, side));
        int free = roster(s, banner) & ~listed(s, banner);
        Moves.add(out, Enroll.EACH.get(battle.ordinal()), free);
        Moves.add(out, Strike.EACH.get(battle.ordinal()), here);
    }

    static void enter(State s, Banner banner, OnList list) {
        var side = Armies.side(s, list.battle(), banner);
        int bits = Lineup.fielded(s.get(State.LIST, list.battle(), side));
        s.set(State.LIST, list.battle(), side, Lineup.of(bits ^ list.incarnate().bit()));
    }

    static Refusal refusal(State s, Banner banner, OnList list) {
        var battle = list.battle();
        if (battle.ordinal() >= Armies.battles(s) || !Armies.fights(s, battle, banner)) {
            return Refusal.notOffered(list);
        }
        if (!fields(s, battle, Armies.side(s, battle, banner))) {
            return Events.Noting.refused("CA-19.3", "refused.mercenaries-field-none", battle.number());
        }
        int number = list.incarnate().number();
        if ((roster(s, banner) & list.incarnate().bit()) == 0) {
            return Events.Noting.refused("CA-19.2", "refused.not-on-roster", number);
        }
        return list instanceof Enroll && (listed(s, banner) & list.incarnate().bit()) != 0
                ? Events.Noting.refused("CA-19.1", "refused.incarnate-twice", number)
                : Refusal.notOffered(list);
    }

    /** Whom do you field, now that you have read the other's list? */
    public record Listing(Banner seat) implements Asks<Preparations.OnBattle> {
        private static final List<Listing> EACH = Moves.each(Banner.PLAYERS, Listing::new);

        @Override
        public Choices<Preparations.OnBattle> choices(State s) {
            var lists = new ArrayList<Preparations.OnBattle>();
            for (int i = 0; i < Armies.battles(s); i++) {
                var battle = BattleNumber.ALL.get(i);
                if (Armies.fights(s, battle, seat)) {
                    var side = Armies.side(s, battle, seat);
                    if (spies(s, battle, side)) {
                        add(s, battle, side, lists);
                    }
                }
            }
            return Choices.inAnyOrder(List.of(Preparations.Prepared.IT), lists);
        }

        @Override
        public void answer(State s, Preparations.OnBattle chosen) {
            if (chosen instanceof OnList list) {
                enter(s, seat, list);
                s.push(this);
            }
        }

        @Override
        public boolean asksAgain(Preparations.OnBattle move) {
            return move instanceof OnList;
        }

        @Override
        public String clause(State s) {
            return "CA-4.11";
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof OnList list ? Incarnates.refusal(s, seat, list) : Refusal.notOffered(move);
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, Window.SPIES);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(spies(s).contains(this), "CA-4.11", "refused.no-spy", seat);
        }
    }
}
