package tabard.campaign.scene;

import tabard.campaign.content.Place;
import tabard.campaign.terms.*;
import tabard.campaign.terms.Banner;
import tabard.campaign.terms.BattleNumber;
import tabard.campaign.terms.Group;

/** What zones and pieces are called. The tail after the last stroke is the word that a line takes. */
final class Ids {
    static final String MAP = "map";
    /** The form on which a battle is reported, and its lines in order. */
    static final String REPORT = "report";

    static final String REPORT_HEAD = "01-head";
    static final String REPORT_TYPE = "11-scoring";
    static final String REPORT_POINTS = "12-points";
    static final String REPORT_LOST = "13-lost";
    static final String REPORT_FIRST = "14-first-chest";
    static final String REPORT_SECOND = "15-second-chest";
    static final String REPORT_INCARNATES = "16-incarnates";

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

    static String report(String line) {
        return REPORT + "/" + line;
    }

    /** A line about a battle that is being set up. */
    static String setUp(BattleNumber battle, int line, String word) {
        return report((battle.number() * 10 + line) + "-" + word);
    }

    /** A line of the card of one order. */
    static String line(Banner banner, Group group, String line) {
        return card(banner, group) + "/" + line;
    }
}
