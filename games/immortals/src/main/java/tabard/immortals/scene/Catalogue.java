package tabard.immortals.scene;

import java.util.*;
import tabard.immortals.content.*;
import tabard.table.scene.*;

/** Every component: how it is drawn, and the key of its name and explanation. */
final class Catalogue {
    static final List<Part> PARTS = parts();

    /** What the marks on pieces and zones mean. */
    static final Map<String, Said> MARKS = marks("chosen", "first", "passed", "ready");

    private Catalogue() {}

    private static List<Part> parts() {
        var parts = new ArrayList<Part>();
        parts.add(part("army", PartForm.CUBE, "swords", "IM-1.4"));
        parts.add(part("inhabitant", PartForm.CUBE, "people", "IM-1.6"));
        parts.add(part("gold", PartForm.STAT, "gold", "IM-1.9"));
        parts.add(part("energy", PartForm.STAT, "energy", "IM-1.9"));
        parts.add(part("pawn", PartForm.COAT, "laurel", "IM-16.6"));
        parts.add(part("marker", PartForm.RING, "crown", "IM-3.5"));
        parts.add(part("portal", PartForm.RING, "portal", "IM-10.4"));
        parts.add(part("sanctuary", PartForm.HOUSE, "temple", "IM-10.1"));
        parts.add(part("capital", PartForm.HOUSE, "capital", "IM-10.1"));
        parts.add(part("back", PartForm.BACK, "bolt", "IM-18.4"));
        parts.add(part("blank", PartForm.CARD, "minus", "IM-7.4"));
        parts.add(part("gap", PartForm.CARD, "cross", "IM-18.6"));
        for (var phase : Phase.ALL) {
            parts.add(part("phase-" + phase.word(), PartForm.RING, symbol(phase), "IM-6.1"));
        }
        for (var magic : Magic.ALL) {
            var price = magic.price();
            parts.add(new Part(
                    magic.word(),
                    PartForm.CARD,
                    symbol(magic),
                    Said.of(magic.word()),
                    Said.of(magic.word() + ".tip", price.energy(), price.gold()),
                    "IM-13.2"));
        }
        for (var tribe : Tribe.ALL) {
            parts.add(part(tribe.word(), PartForm.TILE, tribe.word(), "IM-12.5"));
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

    private static String symbol(Magic magic) {
        return switch (magic) {
            case GREAT_TRANSITION -> "wingup";
            case CARD_OR_FIRST -> "crown";
            case SANCTUARY_OR_REGION -> "temple";
            case CARDS_OR_TRANSITION -> "angel";
        };
    }

    private static String symbol(Phase phase) {
        return switch (phase) {
            case START -> "tent";
            case REINFORCEMENTS -> "horn";
            case PLANNING -> "quill";
            case RESOLUTION -> "swords";
            case SCORING -> "laurel";
        };
    }

    private static Part part(String id, PartForm form, String symbol, String clause) {
        return new Part(id, form, symbol, Said.of(id), Said.of(id + ".tip"), clause);
    }

    private static Map<String, Said> marks(String... words) {
        var marks = new LinkedHashMap<String, Said>();
        for (String word : words) {
            marks.put(word, Said.of("mark." + word));
        }
        return Collections.unmodifiableMap(marks);
    }
}
