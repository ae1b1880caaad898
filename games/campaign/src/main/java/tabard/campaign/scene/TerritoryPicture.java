package tabard.campaign.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.Building;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.rules.battle.Armies;
import tabard.campaign.rules.battle.BattleSheet;
import tabard.campaign.terms.*;
import tabard.campaign.terms.Banner;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;

/** What is seen of a territory: whose it is, what stands there, and what is built. */
final class TerritoryPicture {
    private static final int MOST = 2 * State.COMPANY_MOST / State.THOUSAND;
    private static final List<String> NONE = List.of();
    private static final List<String> GHOST = List.of("ghost");
    private static final List<String> EMBATTLED = List.of(Catalogue.BATTLE);
    private static final TerritoryPicture[] ALL =
            Place.ALL.stream().map(TerritoryPicture::new).toArray(TerritoryPicture[]::new);

    private final Place place;
    private final Spot virgin;
    private final Spot virginField;
    private final Spot[] owned = new Spot[Banner.MOST_PLAYERS];
    private final Spot[] field = new Spot[Banner.MOST_PLAYERS];
    private final Piece[] factions = new Piece[Banner.MOST_PLAYERS];
    private final Piece[][] companies = new Piece[Banner.MOST_PLAYERS][MOST + 1];
    private final Piece[][] guests = new Piece[Banner.MOST_PLAYERS][MOST + 1];
    private final Piece[][] reservists = new Piece[Banner.MOST_PLAYERS][MOST + 1];
    private final Piece[][] buildings = new Piece[Building.ALL.size()][Banner.MOST_PLAYERS + 1];

    private TerritoryPicture(Place place) {
        String at = Ids.zone(place);
        this.place = place;
        virgin = new Spot(at, null, null, NONE);
        virginField = new Spot(at, null, null, EMBATTLED);
        for (var banner : Banner.PLAYERS) {
            int i = banner.ordinal();
            owned[i] = new Spot(at, banner.word(), null, NONE);
            field[i] = new Spot(at, banner.word(), null, EMBATTLED);
            factions[i] = new Piece(Ids.faction(place), Catalogue.FACTION, at, banner.word(), 1, null, NONE);
            for (int n = 1; n <= MOST; n++) {
                String face = Integer.toString(n * State.THOUSAND);
                String by = banner.word();
                companies[i][n] = new Piece(Ids.company(place), Catalogue.COMPANY, at, by, n, face, NONE);
                guests[i][n] = new Piece(Ids.company(place), Catalogue.GUEST, at, by, n, face, NONE);
                reservists[i][n] = new Piece(Ids.reservists(place), Catalogue.RESERVISTS, at, by, n, face, GHOST);
            }
        }
        for (var building : Building.ALL) {
            for (int i = 0; i <= Banner.MOST_PLAYERS; i++) {
                String owner =
                        i == Banner.MOST_PLAYERS ? null : Banner.PLAYERS.get(i).word();
                buildings[building.ordinal()][i] =
                        new Piece(Ids.building(place), building.word(), at, owner, 1, null, NONE);
            }
        }
    }

    static void add(State s, List<Element> out) {
        long fields = fields(s);
        for (var place : Place.in(s.map().all())) {
            ALL[place.ordinal()].addTo(s, (fields & place.bit()) != 0, out);
        }
    }

    /** Where battles are still to be fought. */
    private static long fields(State s) {
        long fields = 0;
        for (int i = Armies.battles(s) - 1; i >= 0; i--) {
            var sheet = new BattleSheet(s, BattleNumber.ALL.get(i));
            fields |= sheet.pending() ? sheet.field().bit() : 0;
        }
        return fields;
    }

    private void addTo(State s, boolean battle, List<Element> out) {
        var owner = s.owner(place);
        if (owner == null) {
            out.add(battle ? virginField : virgin);
        } else {
            out.add((battle ? field : owned)[owner.ordinal()]);
        }
        var building = s.building(place);
        if (building != null) {
            out.add(buildings[building.ordinal()][ownerOf(s, building, owner)]);
        }
        var stands = s.stands(place);
        if (stands != null) {
            var company = stands == s.guest(place) ? guests : companies;
            out.add(company[stands.ordinal()][s.company(place) / State.THOUSAND]);
        } else if (owner != null) {
            out.add(factions[owner.ordinal()]);
        }
        if (owner != null && s.reservists(place) > 0) {
            out.add(reservists[owner.ordinal()][s.reservists(place) / State.THOUSAND]);
        }
    }

    /** A mine may be another's than the land (CA-9.6), and a portal is nobody's (CA-18.11). */
    private int ownerOf(State s, Building building, @Nullable Banner owner) {
        var by = switch (building) {
            case MINE -> s.mineOwner(place);
            case FORTRESS, CITY -> owner;
            case PORTAL -> null;
        };
        return by == null ? Banner.MOST_PLAYERS : by.ordinal();
    }
}
