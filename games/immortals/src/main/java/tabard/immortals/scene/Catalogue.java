package tabard.immortals.scene;

import java.util.*;
import tabard.immortals.content.*;
import tabard.table.scene.*;

/** Every component: how it is drawn, and the key of its name and explanation. */
final class Catalogue {
    static final List<Part> PARTS = parts();

    /** What the marks on pieces and zones mean. */
    static final Map<String, Said> MARKS = Box.marks("chosen", "first", "passed", "ready");

    private Catalogue() {}

    private static List<Part> parts() {
        var parts = new ArrayList<Part>();
        parts.add(Part.of("army", PartForm.CUBE, "swords", "IM-1.4"));
        parts.add(Part.of("inhabitant", PartForm.CUBE, "people", "IM-1.6"));
        parts.add(Part.of("gold", PartForm.STAT, "gold", "IM-1.9"));
        parts.add(Part.of("energy", PartForm.STAT, "energy", "IM-1.9"));
        parts.add(Part.of("pawn", PartForm.COAT, "laurel", "IM-16.6"));
        parts.add(Part.of("marker", PartForm.RING, "crown", "IM-3.5"));
        parts.add(Part.of("portal", PartForm.RING, "portal", "IM-10.4"));
        parts.add(Part.of("sanctuary", PartForm.HOUSE, "temple", "IM-10.1"));
        parts.add(Part.of("capital", PartForm.HOUSE, "capital", "IM-10.1"));
        parts.add(Part.of("back", PartForm.BACK, "bolt", "IM-18.4"));
        parts.add(Part.of("blank", PartForm.CARD, "minus", "IM-7.4"));
        parts.add(Part.of("gap", PartForm.CARD, "cross", "IM-18.6"));
        for (var phase : Phase.ALL) {
            parts.add(Part.of("phase-" + phase.word(), PartForm.RING, phase.symbol(), "IM-6.1"));
        }
        for (var magic : Magic.ALL) {
            var price = magic.spell().cost();
            parts.add(new Part(
                    magic.word(),
                    PartForm.CARD,
                    magic.symbol(),
                    Said.of(magic.word()),
                    Said.of(magic.word() + ".tip", price.energy(), price.gold()),
                    "IM-13.2"));
        }
        for (var tribe : Tribe.ALL) {
            parts.add(Part.of(tribe.word(), PartForm.TILE, tribe.word(), "IM-12.5"));
        }
        for (var land : Land.ALL) {
            parts.add(new Part(
                    land.word(), PartForm.CARD, land.province().word(), Said.of(land.word()), yields(land), "IM-2.1"));
        }
        for (var card : Card.CONFLICTS) {
            boolean joker = card.kind() == Card.Kind.JOKER;
            parts.add(new Part(
                    card.word(),
                    PartForm.CARD,
                    joker ? "joker" : "bolt",
                    Said.of(card.word()),
                    Said.of(joker ? "tip.joker" : "tip.conflict"),
                    "IM-2.2"));
        }
        return List.copyOf(parts);
    }

    /** IM-2.1: what a land yields in either realm. */
    static Said yields(Land land) {
        return Said.of(
                "tip.region",
                land.gives(Realm.LIGHT, Resource.ENERGY),
                land.gives(Realm.LIGHT, Resource.GOLD),
                land.gives(Realm.DARK, Resource.ENERGY),
                land.gives(Realm.DARK, Resource.GOLD));
    }
}
