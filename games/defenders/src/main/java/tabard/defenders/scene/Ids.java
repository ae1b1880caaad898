package tabard.defenders.scene;

import tabard.defenders.content.*;

/** The ids that elements and zones go by: all spelt once. Their tails are the words of lines. */
final class Ids {
    private Ids() {}

    static String of(Banner banner, String row) {
        return banner.word() + "." + row;
    }

    static String inHand(Banner banner, HeroCard card) {
        return banner.word() + ".hand/" + card.word();
    }

    static String done(Banner banner, Quest quest) {
        return banner.word() + ".done/" + quest.word();
    }

    static String hero(Banner banner) {
        return "heroes/" + banner.word();
    }

    static String unused(Hero hero) {
        return "unused/" + hero.word();
    }

    static String general(General general) {
        return "generals/" + general.word();
    }

    static String vision(DarknessCard card) {
        return "visions/" + card.word();
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
