package tabard.campaign.rules;

import java.lang.invoke.MethodHandles;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.battle.*;
import tabard.campaign.rules.battle.Battles;
import tabard.campaign.rules.judging.*;
import tabard.campaign.rules.orders.MarchOptions;
import tabard.campaign.rules.orders.Orders;
import tabard.campaign.rules.orders.Reveal;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.sheet.Subset;
import tabard.table.text.Lines;

/** The whole position: who holds which land with what, what each player has and has entered, and the battles of the turn. */
public final class State extends Ledger {
    public interface Asks<M extends Move> extends Frame.Asks<State, Move, M> {
        @Override
        Banner seat();

        /** CA-21.2: until a window closes, an entry may be replaced or withdrawn. */
        @Override
        default boolean reopens() {
            return true;
        }

        @Override
        default void reopened(State s) {
            var window = s.window();
            if (window != null) {
                Secrets.forget(s, window, seat());
            }
        }
    }

    public interface Draws<M extends Move> extends Frame.Draws<State, Move, M> {}

    public interface Runs extends Frame.Runs<State, Move> {}

    public static final Lines FRAMES = new Lines(
                    MethodHandles.lookup(),
                    Setup.class,
                    Turn.class,
                    Events.class,
                    Construction.class,
                    Revenue.class,
                    Purchases.class,
                    Windows.class,
                    Judging.class,
                    Opponents.class,
                    Pincer.class,
                    Countering.class,
                    CarryOut.class,
                    Homecoming.class,
                    Claims.class,
                    Retreats.class,
                    Retirement.class,
                    Portals.class,
                    Gauntlet.class,
                    Mercenaries.class,
                    Orders.class,
                    Reveal.class,
                    MarchOptions.class,
                    Battles.class,
                    Preparations.class,
                    BattleLines.class,
                    LargeBattles.class,
                    Incarnates.Listing.class,
                    VirtualBattle.class,
                    Reports.class,
                    Report.Difference.class,
                    Dispute.class,
                    Rulings.class,
                    Casualties.class,
                    Aftermath.class,
                    Annexing.class,
                    Occupation.class,
                    Withdrawal.class,
                    Upkeep.class)
            .with(Place.class, Place.ALL)
            .with(People.class, People.ALL)
            .with(BattleNumber.class, BattleNumber.ALL)
            .with(Matter.class, Matter.ALL);

    private final CampaignDocument agreed;

    public State(Options options) {
        super(options);
        agreed = Agreed.of(options);
    }

    public State(State source) {
        super(source);
        agreed = source.agreed;
    }

    /** What was agreed before the first turn. */
    public CampaignDocument agreed() {
        return agreed;
    }

    public CampaignMap map() {
        return agreed.scenario().map();
    }

    // players and time

    /** Those who lead a people, those who are out among them; the umpire is none. */
    public List<Banner> players() {
        return Banner.first(agreed.scenario().players());
    }

    /** CA-21.42 */
    public boolean out(Banner banner) {
        return is(OUT, banner);
    }

    public @Nullable Banner umpire() {
        return agreed.umpire() == Umpire.SEAT ? Banner.ALL.get(agreed.scenario().players()) : null;
    }

    public int turn() {
        return count(TURN);
    }

    /** The window that is open, if one is. */
    public @Nullable Window window() {
        return get(WINDOW);
    }

    public @Nullable People people(Banner banner) {
        return get(PEOPLE, banner);
    }

    public int pc(Banner banner) {
        return count(PC, banner);
    }

    public int gold(Banner banner) {
        return count(GOLD, banner);
    }

    public void pay(Banner banner, int pc) {
        add(PC, banner, -pc);
    }

    public void gain(Banner banner, int pc) {
        add(PC, banner, pc);
    }

    // the map

    /** Whose land it is; nobody's is virgin unless a company stands there (CA-1.6). */
    public @Nullable Banner owner(Place place) {
        return get(OWNER, place);
    }

    public boolean owns(Banner banner, Place place) {
        return is(OWNER, place, banner);
    }

    public void owner(Place place, @Nullable Banner banner) {
        var before = get(OWNER, place);
        set(OWNER, place, banner);
        renew(OWNED, place);
        if (before != null) {
            renew(LAND, before, place);
        }
        if (banner != null) {
            renew(LAND, banner, place);
        }
    }

    /** The land of a player, as a set of ordinals. */
    public long land(Banner banner) {
        return subset(LAND, banner).bits();
    }

    /** Land that is nobody's. */
    public long ownerless() {
        return map().all() & ~subset(OWNED).bits();
    }

    /** Where companies stand. */
    public long guarded() {
        return subset(GUARDED).bits();
    }

    /** The PA of the company there, whosever it is; 0 where there is none. */
    public int company(Place place) {
        return count(COMPANY, place);
    }

    /** Whose company stands there, if one does: the guest's, else the owner's (CA-1.12). */
    public @Nullable Banner stands(Place place) {
        if (company(place) == 0) {
            return null;
        }
        var guest = get(GUEST, place);
        return guest == null ? get(OWNER, place) : guest;
    }

    public void company(Place place, int pa) {
        set(COMPANY, place, pa);
        renew(GUARDED, place);
    }

    public @Nullable Banner guest(Place place) {
        return get(GUEST, place);
    }

    public void guest(Place place, @Nullable Banner banner) {
        set(GUEST, place, banner);
        renew(VISITED, place);
    }

    /** Where a player's companies stand, as a guest too. */
    public long companies(Banner banner) {
        long visited = subset(VISITED).bits();
        long own = land(banner) & ~visited;
        for (var place : Place.in(visited)) {
            own |= is(GUEST, place, banner) ? place.bit() : 0;
        }
        return own & guarded();
    }

    public @Nullable Building building(Place place) {
        return get(BUILDING, place);
    }

    public boolean has(Place place, Building building) {
        return is(BUILDING, place, building);
    }

    public void building(Place place, @Nullable Building building) {
        var before = get(BUILDING, place);
        set(BUILDING, place, building);
        if (before != null) {
            renew(BUILT, before, place);
        }
        if (building != null) {
            renew(BUILT, building, place);
        }
    }

    /** Where such buildings stand, whosever they are. */
    public long built(Building building) {
        return subset(BUILT, building).bits();
    }

    /** CA-9.6: whoever has the mine need not have the land; nobody has a neutral one. */
    public @Nullable Banner mineOwner(Place place) {
        return get(MINE_OWNER, place);
    }

    public void mineOwner(Place place, @Nullable Banner banner) {
        var before = get(MINE_OWNER, place);
        set(MINE_OWNER, place, banner);
        if (before != null) {
            renew(MINES, before, place);
        }
        if (banner != null) {
            renew(MINES, banner, place);
        }
    }

    public int reservists(Place place) {
        return count(RESERVISTS, place);
    }

    /** Where a player has mines, on whosever land. */
    public long mined(Banner banner) {
        return subset(MINES, banner).bits();
    }

    /** CA-18.2 */
    public int mines(Banner banner) {
        return Long.bitCount(mined(banner));
    }

    public int buildings(Banner banner, Building building) {
        return Long.bitCount(land(banner) & built(building));
    }

    /** CA-18.1: fortresses and cities together. */
    public int strongholds(Banner banner) {
        return buildings(banner, Building.FORTRESS) + buildings(banner, Building.CITY);
    }

    /** All that a player has under arms (CA-17.1): companies, reservists, and groups on the way. */
    public int army(Banner banner) {
        int pa = 0;
        for (var place : Subset.of(Place.ALL, companies(banner))) {
            pa += company(place);
        }
        for (var place : Place.in(land(banner) & built(Building.CITY))) { // CA-18.6
            pa += reservists(place);
        }
        for (var group : Group.ALL) {
            pa += isEmpty(FATE, banner, group) ? 0 : count(PA, banner, group);
        }
        return pa;
    }

    // orders

    /** Where a group starts, if it is ordered and the viewer knows. */
    public @Nullable Place start(Banner banner, Group group) {
        return get(FROM, banner, group);
    }

    public @Nullable Place step(Banner banner, Group group, Leg leg) {
        return get(PATH, banner, group, leg);
    }

    /** The PA of a group, those that it takes along on the way counted (CA-7.5); 0 for a faction (CA-7.8). */
    public int ordered(Banner banner, Group group) {
        return count(PA, banner, group) + (isEmpty(FATE, banner, group) ? count(JOINED, banner, group) : 0);
    }

    public int settles(Banner banner, Group group) {
        return count(SETTLES, banner, group);
    }

    /** Whether any order was judged and is still being carried out. */
    public boolean judged() {
        for (var banner : players()) {
            for (var group : Group.ALL) {
                if (finding(banner, group) != null) {
                    return true;
                }
            }
        }
        return false;
    }

    public @Nullable Finding finding(Banner banner, Group group) {
        return get(FINDING, banner, group);
    }

    /** Where a group ends, once the orders lie open. */
    public @Nullable Place at(Banner banner, Group group) {
        return get(AT, banner, group);
    }

    /** Whether a player was asked in the open window, and has answered. */
    public boolean confirmed(Banner banner) {
        if (window() != null && agenda() instanceof Agenda.Together<Frame<State, Move>>(var branches, var _)) {
            for (var branch : branches) {
                if (branch.seat() == banner) {
                    return branch.done();
                }
            }
        }
        return false;
    }

    public @Nullable Event event(Banner banner) {
        return get(EVENT, banner);
    }
}
