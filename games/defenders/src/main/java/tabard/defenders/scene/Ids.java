package tabard.defenders.scene;

import tabard.defenders.content.*;
import tabard.table.Named;

/** The ids that elements and zones go by: all spelt once. Their tails are the words of lines. */
final class Ids {
    private Ids() {}

    static String of(Banner banner, String row) {
        return banner.word() + "." + row;
    }

    /** A thing that lies in a zone, or stands among its like. */
    static String in(String zone, Named thing) {
        return zone + "/" + thing.word();
    }

    static String in(Banner banner, String row, Named thing) {
        return in(of(banner, row), thing);
    }

    /** The sheet on which all of a general or hero stands. */
    static String card(Named thing) {
        return "card-" + thing.word();
    }

    /** The minions of a colour are called by their race. */
    static String race(Colour colour) {
        return switch (colour) {
            case RED -> "demon";
            case GREEN -> "orc";
            case BLACK -> "undead";
            case BLUE -> "dragonkin";
        };
    }

    /** The page has a grey where the board has black. */
    static String tint(Colour colour) {
        return "tint-" + (colour == Colour.BLACK ? "grey" : colour.word());
    }
}
