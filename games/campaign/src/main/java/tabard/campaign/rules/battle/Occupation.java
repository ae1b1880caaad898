package tabard.campaign.rules.battle;

import java.util.ArrayList;
import java.util.List;
import tabard.campaign.content.*;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.judging.Retreats.Retiring;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** CA-16.7 to 16.10, 18.9: battle by battle the land is taken or not; then those who fought and do not stay go back. */
public final class Occupation {
    private Occupation() {}

    public sealed interface OnField extends Move {}

    @Rule("CA-16.7")
    public record Annexed(BattleNumber battle, boolean mine, int thousands) implements OnField {}

    /** CA-18.9: nobody moves in, but the city is no more. */
    @Rule("CA-18.9")
    public record CityRazed(BattleNumber battle) implements OnField {}

    /** Nothing changes hands. */
    @Rule("CA-16.9")
    public record Unchanged(BattleNumber battle) implements OnField {}

    /** What becomes of the land; with those who must leave theirs so far. */
    public record Deciding(BattleNumber battle, List<Retiring> retiring) implements Draws<OnField> {
        @Override
        public Lottery<OnField> lottery(State s) {
            return new Lottery.Certain<>(decided(s));
        }

        private OnField decided(State s) {
            var heir = Annexing.heir(s, battle);
            if (heir != null && Annexing.annexes(s, battle)) {
                return new Annexed(battle, Annexing.mine(s, battle, heir), Annexing.settles(s, battle, heir));
            }
            return razes(s) ? new CityRazed(battle) : new Unchanged(battle);
        }

        /** CA-18.9: the defender is beaten, and the attacker left with 2000 PA more. */
        private boolean razes(State s) {
            return s.is(State.CAUSE, battle, Cause.ASSAULT)
                    && s.has(s.require(State.FIELD, battle), Building.CITY)
                    && Annexing.heir(s, battle) == Side.A;
        }

        @Override
        public void answer(State s, OnField drawn) {
            var leaving = new ArrayList<>(retiring);
            switch (drawn) {
                case Annexed(var _, var mine, var thousands) -> annex(s, mine, thousands, leaving);
                case CityRazed(var _) -> raze(s);
                case Unchanged(var _) -> {}
            }
            for (var side : Side.ALL) {
                fallBack(s, side);
            }
            var next = Armies.next(s, battle);
            if (next != null) {
                s.push(new Deciding(next, List.copyOf(leaving)));
            } else {
                Windows.close(s);
                s.push(new Withdrawal.HeadingHome(List.copyOf(leaving)));
            }
        }

        private void annex(State s, boolean mine, int thousands, List<Retiring> leaving) {
            var heir = Annexing.heir(s, battle);
            if (heir == null) {
                throw new IllegalStateException("nobody may have the land of battle " + battle.number());
            }
            var banner = Armies.fighter(s, battle, heir);
            var place = s.require(State.FIELD, battle);
            boolean takesMine = (mine || !Annexing.optional(s, battle, heir)) && Prices.takesMine(s, banner, place);
            s.pay(banner, Annexing.price(s, battle, heir, mine));
            if (s.is(State.CAUSE, battle, Cause.ASSAULT)) { // CA-16.8, 18.9: reservists too
                int beaten = s.company(place) + s.reservists(place);
                if (beaten > 0) {
                    leaving.add(new Retiring(Armies.fighter(s, battle, Side.B), beaten, place, place, Retreat.BEATEN));
                }
                s.company(place, 0);
                s.set(State.RESERVISTS, place, 0);
                s.guest(place, null);
            }
            var building = s.building(place);
            if (building != null && building.stronghold()) { // CA-8.9
                Construction.raze(s, place);
            }
            s.owner(place, banner);
            if (takesMine) {
                s.mineOwner(place, banner);
            }
            settle(s, banner, place, thousands * State.THOUSAND);
        }

        /** The first groups settle first; what is left goes home (CA-7.10, 7.14). */
        private void settle(State s, Banner banner, Place place, int pa) {
            int rest = pa;
            for (var group : Group.ALL) {
                if (Armies.joins(s, battle, banner, group)) {
                    int settles = Math.min(rest, s.count(State.PA, banner, group));
                    s.add(State.PA, banner, group, -settles);
                    rest -= settles;
                }
            }
            s.company(place, pa);
        }

        /** CA-18.9: the reservists become part of the company. */
        private void raze(State s) {
            var place = s.require(State.FIELD, battle);
            s.company(place, Math.min(State.COMPANY_MOST, s.company(place) + s.reservists(place)));
            s.set(State.RESERVISTS, place, 0);
            Construction.raze(s, place);
        }

        /** Whoever marched here and has not settled goes back (CA-16.9, 16.10). */
        private void fallBack(State s, Side side) {
            if (Armies.marched(s, battle, side)) {
                var banner = Armies.fighter(s, battle, side);
                for (var group : Group.ALL) {
                    if (Armies.joins(s, battle, banner, group)) {
                        s.set(State.FATE, banner, group, Fate.FALLEN_BACK);
                    }
                }
            }
        }

        @Override
        public Said told(State s, OnField drawn) {
            var land = s.require(State.FIELD, battle);
            return switch (drawn) {
                case Annexed(var _, var mine, var thousands) -> {
                    var heir = Annexing.heir(s, battle);
                    var side = heir == null ? Side.A : heir;
                    yield Said.of(
                            thousands == 0 ? "log.annexed-faction" : "log.annexed",
                            battle.number(),
                            Armies.fighter(s, battle, side),
                            land,
                            thousands * State.THOUSAND,
                            Annexing.price(s, battle, side, mine));
                }
                case CityRazed(var _) -> Said.of("log.city-razed", battle.number(), land);
                case Unchanged(var _) -> Said.of("log.unchanged", battle.number(), land);
            };
        }

        /** What becomes of the land depends on what the battle was for. */
        @Override
        public String clause(State s, OnField drawn) {
            return switch (s.require(State.CAUSE, battle)) {
                case ASSAULT -> drawn.rule();
                case MEETING -> "CA-16.10";
                case GAUNTLET -> "CA-4.15";
                case MERCENARIES -> "CA-13.3";
            };
        }

        @Override
        public void possible(State s) {
            Battles.listed(s, battle);
            Refusal.unless(
                    s.is(State.COURSE, battle, Course.SETTLED)
                            || s.is(State.COURSE, battle, Course.ANNEXED)
                            || s.is(State.COURSE, battle, Course.SPARED),
                    "CA-21.33",
                    "refused.course",
                    battle.number());
        }

        @Override
        public boolean last() {
            return true;
        }
    }
}
