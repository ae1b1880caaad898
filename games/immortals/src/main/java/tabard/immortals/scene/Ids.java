package tabard.immortals.scene;

import tabard.immortals.content.*;

/** The ids that elements and zones go by: all spelt once. Their tails are the words of lines. */
final class Ids {
    private Ids() {}

    static String of(Colour colour, String row) {
        return colour.word() + "." + row;
    }

    static String slot(Colour colour, Space space) {
        return colour.word() + ".plan/" + space.word();
    }

    /** A card that lies on a space. */
    static String laid(Colour colour, Space space) {
        return slot(colour, space) + "/card";
    }

    /** Cards in hand are sorted: regions, Conflict cards, and those that all have alike. */
    static String hand(Colour colour, Card card) {
        return switch (card.kind()) {
            case REGION -> of(colour, "regions");
            case CONFLICT, JOKER -> of(colour, "hand");
            case MAGIC, BLANK, GAP -> of(colour, "magic");
        };
    }

    static String inHand(Colour colour, Card card) {
        return hand(colour, card) + "/" + card.word();
    }

    static String inDraft(Colour colour, Card card) {
        return colour.word() + ".draft/" + card.word();
    }

    static String group(Colour colour, Group group) {
        return colour.word() + ".groups/" + group.word();
    }
}
