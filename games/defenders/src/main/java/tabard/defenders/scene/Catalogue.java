package tabard.defenders.scene;

import java.util.*;
import tabard.defenders.content.*;
import tabard.table.scene.*;

/** Every component: how it is drawn, and the key of its name and explanation. */
final class Catalogue {
    static final List<Part> PARTS = parts();

    /** What the marks on pieces and zones mean. */
    static final Map<String, Said> MARKS = Box.marks(
            "active",
            "hand",
            "tint-red",
            "tint-green",
            "tint-grey",
            "tint-blue",
            "i-inn",
            "i-chest",
            "i-capital",
            "spent",
            "passing",
            "slayer",
            "draft");

    private Catalogue() {}

    private static List<Part> parts() {
        var parts = new ArrayList<Part>();
        parts.add(Part.of("demon", PartForm.TRIANGLE, "m-demon", "DR-1.2"));
        parts.add(Part.of("orc", PartForm.SQUARE, "m-orc", "DR-1.2"));
        parts.add(Part.of("undead", PartForm.LOZENGE, "m-undead", "DR-1.2"));
        parts.add(Part.of("dragonkin", PartForm.DISC, "m-dragon", "DR-1.2"));
        parts.add(Part.of("crystal", PartForm.MARKER, "crystal", "DR-1.3"));
        parts.add(Part.of("gate", PartForm.RING, "portal", "DR-1.4"));
        parts.add(Part.of("life", PartForm.STAT, "laurel", "DR-1.5"));
        parts.add(Part.of("wound", PartForm.STAT, "cross", "DR-7.5"));
        parts.add(Part.of("action", PartForm.STAT, "swordfoot", "DR-4.1"));
        parts.add(Part.of("bonus", PartForm.STAT, "plus", "DR-4.1"));
        parts.add(Part.of("marker", PartForm.MARKER, "crown", "DR-1.7"));
        parts.add(Part.of("war-marker", PartForm.MARKER, "swords", "DR-1.8"));
        parts.add(Part.of("back", PartForm.BACK, "bolt", "DR-20.1"));
        parts.add(Part.of("darkness-back", PartForm.BACK, "demon", "DR-20.2"));
        parts.add(Part.of("quest-back", PartForm.BACK, "letter", "DR-20.2"));
        for (var colour : Colour.ALL) {
            String id = "die-" + colour.word();
            parts.add(new Part(id, PartForm.DIE, id, Said.of(id), null, "DR-6.1"));
        }
        for (var general : General.ALL) {
            String symbol = "m-" + (general == General.SAPPHIRE ? "dragon" : Ids.race(general.colour()));
            parts.add(Part.of(general.word(), PartForm.PENTAGON, symbol, "DR-9." + (1 + general.ordinal())));
        }
        for (var hero : Hero.ALL) {
            String id = hero.word();
            var skills = Said.of("skills." + id);
            parts.add(new Part(id, PartForm.FIGURE, hero.symbol(), Said.of(id), skills, hero.clause()));
        }
        HeroCard.ALL.forEach(card -> parts.add(card(card)));
        for (var card : DarknessCard.ALL) {
            parts.add(new Part(card.word(), PartForm.CARD, "demon", Said.of(card.word()), null, "DR-11.2"));
        }
        Quest.ALL.forEach(quest -> parts.add(Part.of(quest.word(), PartForm.CARD, "letter", quest.clause())));
        return List.copyOf(parts);
    }

    private static Part card(HeroCard card) {
        String id = card.word();
        var purple = card.purple();
        if (purple != null) {
            var tip = Said.of(purple.word() + ".tip");
            return new Part(id, PartForm.CARD, "scroll", Said.of(id), tip, purple.clause());
        }
        var colour = Objects.requireNonNull(card.colour());
        String symbol = switch (Objects.requireNonNull(card.icon())) {
            case HORSE -> "horse";
            case EAGLE -> "eagle";
            case GATE -> "portal";
        };
        var tip = Said.of("tip.location-card", colour, card.dice(), colour.general());
        return new Part(id, PartForm.CARD, symbol, Said.of(id), tip, "DR-13.1");
    }
}
