package tabard.defenders.scene;

import java.util.*;
import tabard.defenders.content.*;
import tabard.table.scene.*;

/** Every component: how it is drawn, and the key of its name and explanation. */
final class Catalogue {
    static final List<Part> PARTS = parts();

    /** What the marks on pieces and zones mean. */
    static final Map<String, Said> MARKS = marks();

    private Catalogue() {}

    private static List<Part> parts() {
        var parts = new ArrayList<Part>();
        parts.add(part("demon", PartForm.TRIANGLE, "m-demon", "DR-1.2"));
        parts.add(part("orc", PartForm.SQUARE, "m-orc", "DR-1.2"));
        parts.add(part("undead", PartForm.LOZENGE, "m-undead", "DR-1.2"));
        parts.add(part("dragonkin", PartForm.DISC, "m-dragon", "DR-1.2"));
        parts.add(part("crystal", PartForm.MARKER, "crystal", "DR-1.3"));
        parts.add(part("gate", PartForm.RING, "portal", "DR-1.4"));
        parts.add(part("life", PartForm.STAT, "laurel", "DR-1.5"));
        parts.add(part("wound", PartForm.STAT, "cross", "DR-7.5"));
        parts.add(part("action", PartForm.STAT, "swordfoot", "DR-4.1"));
        parts.add(part("bonus", PartForm.STAT, "plus", "DR-4.1"));
        parts.add(part("marker", PartForm.MARKER, "crown", "DR-1.7"));
        parts.add(part("war-marker", PartForm.MARKER, "swords", "DR-1.8"));
        parts.add(part("back", PartForm.BACK, "bolt", "DR-20.1"));
        parts.add(part("darkness-back", PartForm.BACK, "demon", "DR-20.2"));
        parts.add(part("quest-back", PartForm.BACK, "letter", "DR-20.2"));
        for (var colour : Colour.ALL) {
            String id = "die-" + colour.word();
            parts.add(new Part(id, PartForm.DIE, id, Said.of(id), null, "DR-6.1"));
        }
        for (var general : General.ALL) {
            String symbol = "m-" + (general == General.SAPPHIRE ? "dragon" : Ids.race(general.colour()));
            parts.add(part(general.word(), PartForm.PENTAGON, symbol, clause(general)));
        }
        for (var hero : Hero.ALL) {
            parts.add(new Part(
                    hero.word(),
                    PartForm.FIGURE,
                    hero.symbol(),
                    Said.of(hero.word()),
                    Said.of("skills." + hero.word()),
                    hero.clause()));
        }
        for (var card : HeroCard.ALL) {
            parts.add(card(card));
        }
        for (var card : DarknessCard.ALL) {
            parts.add(new Part(card.word(), PartForm.CARD, "demon", Said.of(card.word()), null, "DR-11.2"));
        }
        for (var quest : Quest.ALL) {
            parts.add(part(quest.word(), PartForm.CARD, "letter", quest.clause()));
        }
        return List.copyOf(parts);
    }

    private static Part card(HeroCard card) {
        var purple = card.purple();
        if (purple != null) {
            var tip = Said.of(purple.word() + ".tip");
            return new Part(card.word(), PartForm.CARD, "scroll", Said.of(card.word()), tip, purple.clause());
        }
        var colour = card.colour();
        var icon = card.icon();
        if (colour == null || icon == null) {
            throw new IllegalStateException("neither purple nor a location: " + card);
        }
        String symbol = switch (icon) {
            case HORSE -> "horse";
            case EAGLE -> "eagle";
            case GATE -> "portal";
        };
        var tip = Said.of("tip.location-card", colour, card.dice(), colour.general());
        return new Part(card.word(), PartForm.CARD, symbol, Said.of(card.word()), tip, "DR-13.1");
    }

    private static String clause(General general) {
        return "DR-9." + (general.ordinal() + 1);
    }

    private static Part part(String id, PartForm form, String symbol, String clause) {
        return new Part(id, form, symbol, Said.of(id), Said.of(id + ".tip"), clause);
    }

    private static Map<String, Said> marks() {
        var marks = new LinkedHashMap<String, Said>();
        for (String word : List.of(
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
                "draft")) {
            marks.put(word, Said.of("mark." + word));
        }
        return Collections.unmodifiableMap(marks);
    }
}
