package tabard.mageknight.scene;

import tabard.mageknight.content.Hero;
import tabard.mageknight.pieces.*;
import tabard.table.Named;

/** The ids that zones and pieces go by: all spelt once. Their tails are the words of lines. */
final class Ids {
    static final String MAP = "map";
    static final String TABLE = "table";
    static final String DAY = "day-or-night";
    static final String SOURCE = "the-source";
    static final String ORDER = "order";
    static final String COSTS = "costs";
    static final String TACTICS = "tactics";
    static final String HEROES = "heroes";
    static final String SPELLS = "spell-offer";
    static final String ADVANCED = "advanced-offer";
    static final String UNITS = "unit-offer";
    static final String COMMON = "common-skills";
    static final String TURNED = "turned-skills";
    static final String COMBAT = "combat";
    static final String PHASES = "combat-phases";
    static final String FOES = "foes";
    static final String TALLY = "tally";
    static final String DUMMY = "dummy-player";
    static final String FAME = "fame-track";
    static final String REPUTATION = "reputation-track";

    private Ids() {}

    /** On which a hero is shown who may be led. */
    static String card(Hero hero) {
        return "card-" + hero.word();
    }

    static String of(Player player, String row) {
        return player.word() + "." + row;
    }

    static String in(String zone, Named thing) {
        return zone + "/" + thing.word();
    }

    static String in(Player player, String row, Named thing) {
        return in(of(player, row), thing);
    }
}
