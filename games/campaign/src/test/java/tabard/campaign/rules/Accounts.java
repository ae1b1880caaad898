package tabard.campaign.rules;

import java.util.List;
import tabard.campaign.content.*;
import tabard.campaign.rules.battle.*;
import tabard.campaign.rules.judging.*;
import tabard.campaign.rules.orders.MarchOptions;
import tabard.campaign.rules.orders.Reveal;
import tabard.campaign.terms.*;
import tabard.table.Agenda;

/** What every step may do to PC, gold and PA, said a second time: by the prices and gains of the rules, not by what was done to the cells. */
record Accounts(State before, State after, Move move) {
    /** What a player's PC change by. */
    int pc(Banner banner) {
        return switch (move) {
            case Turn.Began _ -> Math.min(2, before.buildings(banner, Building.CITY));
            case Events.Happens _ -> -works(banner);
            case Reveal.Departed(var by, var group) -> by == banner ? -sureCosts(banner, group) : 0;
            case MarchOptions.Spies(var by) -> by == banner ? -1 : 0;
            case MarchOptions.Optioned _ -> before.is(State.MARCH, banner, MarchOption.HARASSMENT) ? -1 : 0;
            case Pincer.Pincers(var by, var _, var _) -> by == banner ? -1 : 0;
            case Countering.Counters(var victim, var _, var _) -> victim == banner ? -1 : 0;
            case CarryOut.Takes(var by, var _, int pc, var _) -> by == banner ? -pc : 0;
            case CarryOut.Joins(var by, var _, int pc, var _) -> by == banner ? -pc : 0;
            case Claims.Spreads(var by, var _) -> by == banner ? -1 : 0;
            case Retirement.Retires retires -> retires.banner() == banner ? -paidRetreat(retires) : 0;
            case Aftermath.Counted(var battle) ->
                Armies.fights(before, battle, banner)
                        ? Aftermath.pc(before, battle, Armies.side(before, battle, banner))
                        : 0;
            case Aftermath.Tied(var battle) ->
                Armies.fights(before, battle, banner) ? -Math.min(1, before.pc(banner)) : 0;
            case Occupation.Annexed(var battle, boolean mine, int _) -> {
                var heir = Aftermath.winner(before, battle);
                yield heir != null && Armies.fighter(before, battle, heir) == banner
                        ? -Annexing.price(before, battle, heir, mine)
                        : 0;
            }
            default -> 0;
        };
    }

    /** What a player's gold changes by. */
    int gold(Banner banner) {
        return switch (move) {
            case Events.Happens _ -> -2000 * built(banner, Building.CITY);
            case Revenue.Rolled(var by, var dice) -> by == banner ? 10 * Pips.sum(dice) : 0;
            case Purchases.Mustered _ -> -lots(banner);
            case Mercenaries.Recruited(var by, var _, var _) -> by == banner ? -2500 : 0;
            case Aftermath.Counted(var battle) ->
                Armies.fights(before, battle, banner)
                        ? Aftermath.gold(before, battle, Armies.side(before, battle, banner))
                        : 0;
            case Upkeep.Paid _ -> -(before.army(banner) - lots(banner)) / 10;
            default -> 0;
        };
    }

    /** What all PA of the campaign change by, but for those above a limit (CA-11.7). */
    int troops() {
        int change = 0;
        for (var banner : before.players()) {
            change += switch (move) {
                case Events.Happens _ -> State.RESERVISTS_MOST * built(banner, Building.CITY); // CA-18.6
                case Purchases.Mustered _ -> lots(banner);
                case Upkeep.Paid _ -> -lots(banner);
                default -> 0;
            };
        }
        return change
                - switch (move) {
                    case Retirement.Perishes(var _, int pa, var _) -> pa;
                    case Aftermath.Counted(var battle) ->
                        Casualties.of(before, battle, Side.A) + Casualties.of(before, battle, Side.B);
                    default -> 0;
                };
    }

    /** Whether the troops come where no more find room. */
    boolean full() {
        var place = switch (move) {
            case CarryOut.FallsBack fallsBack -> fallsBack.home();
            case CarryOut.Joins joins -> joins.place();
            case CarryOut.GoesHome goesHome -> goesHome.home();
            case CarryOut.SettlesAll settles -> settles.place();
            case Retirement.Retires retires -> retires.to();
            case Withdrawal.Returned returned -> returned.home();
            case Withdrawal.Settled settled -> settled.place();
            case Occupation.CityRazed(var battle) -> before.require(State.FIELD, battle);
            default -> null;
        };
        return place != null && after.company(place) == State.COMPANY_MOST;
    }

    /** All PA there are: on the map, on the way, on a retreat; losses that are still to be shared out are gone. */
    static int all(State s) {
        int pa = 0;
        for (var place : Place.in(s.map().all())) {
            pa += s.company(place) + s.reservists(place);
        }
        for (var banner : s.players()) {
            for (var group : Group.ALL) {
                pa += s.isEmpty(State.FATE, banner, group) ? 0 : s.count(State.PA, banner, group);
            }
        }
        int[] apart = new int[1];
        Agenda.walk(
                s.agenda(),
                (_, frame, _) -> apart[0] += switch (frame) {
                    case CarryOut.Telling telling -> sum(telling.retiring());
                    case Homecoming.Coming coming -> sum(coming.retiring());
                    case Claims.Spreading spreading -> sum(spreading.retiring());
                    case Occupation.Deciding deciding -> sum(deciding.retiring());
                    case Withdrawal.GoingBack goingBack -> sum(goingBack.retiring());
                    case Retreats.Open open -> sum(open.retiring());
                    case Retreats.Leading leading -> sum(leading.retiring());
                    case Retirement.Withdrawing withdrawing ->
                        sum(withdrawing.lost())
                                + sum(withdrawing.again())
                                + withdrawing.going().stream()
                                        .mapToInt(going -> going.company().pa())
                                        .sum();
                    case Casualties.Sharing sharing -> -State.THOUSAND * sharing.lots();
                    default -> 0;
                });
        return pa + apart[0];
    }

    private static int sum(List<Retreats.Retiring> retiring) {
        return retiring.stream().mapToInt(Retreats.Retiring::pa).sum();
    }

    /** CA-21.7: jumps, infiltrations, portals destroyed, and enemy land annexed in passing. */
    private int sureCosts(Banner banner, Group group) {
        int troops = before.count(State.PA, banner, group) + before.count(State.JOINED, banner, group);
        int pc = 0;
        for (var leg : Leg.ALL) {
            var place = before.get(State.PATH, banner, group, leg);
            if (place != null) {
                pc += before.is(State.WAY, banner, group, leg, Way.WALK) || troops == 0 ? 0 : 1;
                pc += before.is(State.RAZES, banner, group, leg) ? 2 : 0;
                if (before.is(State.LEAVES, banner, group, leg) && before.owner(place) != null) {
                    pc += (troops < State.LARGE ? 1 : 0) + (before.map().mountain(place) ? 1 : 0);
                }
            }
        }
        return pc;
    }

    /** PC for fires, for pulling down, and for what was built (chapter 4). */
    private int works(Banner banner) {
        if (before.event(banner) == Event.NIGHT_FIRE) {
            return 1;
        }
        int pc = before.isEmpty(State.PULLED, banner) ? 0 : 1;
        for (var building : Building.ALL) {
            pc += built(banner, building) * (building == Building.CITY ? 3 : 1);
        }
        return pc;
    }

    private int built(Banner banner, Building building) {
        int built = 0;
        for (var place : Place.in(before.land(banner))) {
            built += before.is(State.BUILDS, place, building) && after.has(place, building) ? 1 : 0;
        }
        return built;
    }

    /** PA that were bought, or given up. */
    private int lots(Banner banner) {
        int lots = 0;
        for (var place : Place.in(before.land(banner) | before.companies(banner))) {
            boolean stands = before.stands(place) == null ? before.owns(banner, place) : before.stands(place) == banner;
            lots += stands ? before.count(State.LOTS, place) : 0;
            lots += before.owns(banner, place) ? before.count(State.RESERVE_LOTS, place) : 0;
        }
        return lots;
    }

    /** 1 PC for enemy land, another for a closed border on the way there (CA-11.4 to 11.6). */
    private int paidRetreat(Retirement.Retires retires) {
        var owner = before.owner(retires.to());
        if (owner == null || owner == retires.banner()) {
            return 0;
        }
        int paid = before.pc(retires.banner()) - after.pc(retires.banner());
        return paid == 2 ? 2 : 1;
    }
}
