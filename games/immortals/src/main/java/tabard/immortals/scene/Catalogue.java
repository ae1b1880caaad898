package tabard.immortals.scene;

import tabard.immortals.content.*;
import tabard.table.scene.*;

/** The components that are cards: how they are drawn, and the keys of their names and explanations. */
final class Catalogue {
    private Catalogue() {}

    static Part magic(Magic magic) {
        var price = magic.spell().cost();
        var tip = Said.of(magic.word() + ".tip", price.energy(), price.gold());
        return new Part(magic.word(), PartForm.CARD, magic.symbol(), Said.of(magic.word()), tip, "IM-13.2");
    }

    static Part land(Land land) {
        var name = Said.of(land.word());
        return new Part(land.word(), PartForm.CARD, land.province().word(), name, yields(land), "IM-2.1");
    }

    static Part conflict(Card card) {
        boolean joker = card.kind() == Card.Kind.JOKER;
        var tip = Said.of(joker ? "tip.joker" : "tip.conflict");
        return new Part(card.word(), PartForm.CARD, joker ? "joker" : "bolt", Said.of(card.word()), tip, "IM-2.2");
    }

    /** IM-2.1: what a land yields in either realm. */
    private static Said yields(Land land) {
        return Said.of(
                "tip.region",
                land.gives(Realm.LIGHT, Resource.ENERGY),
                land.gives(Realm.LIGHT, Resource.GOLD),
                land.gives(Realm.DARK, Resource.ENERGY),
                land.gives(Realm.DARK, Resource.GOLD));
    }
}
