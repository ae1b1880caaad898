package tabard.campaign.scene;

import tabard.campaign.content.Place;
import tabard.campaign.terms.*;
import tabard.campaign.terms.Banner;
import tabard.campaign.terms.BattleNumber;
import tabard.campaign.terms.Group;

/** What zones and pieces are called. The tail after the last stroke is the word that a line takes. */
final class Ids {
    static final String MAP = "map";

    private Ids() {}

    static String zone(Place place) {
        return place.word();
    }

    static String company(Place place) {
        return "company/" + place.word();
    }

    static String building(Place place) {
        return "building/" + place.word();
    }

    static String reservists(Place place) {
        return "reservists/" + place.word();
    }

    static String faction(Place place) {
        return "faction/" + place.word();
    }

    static String seat(Banner banner) {
        return banner.word();
    }

    static String orders(Banner banner) {
        return banner.word() + ".orders";
    }

    /** The card of one order on the sheet. */
    static String card(Banner banner, Group group) {
        return banner.word() + ".orders." + group.word();
    }

    static String order(Banner banner, Group group) {
        return banner.word() + ".orders/" + group.word();
    }

    static String battle(BattleNumber battle) {
        return "battles." + battle.number();
    }
}
