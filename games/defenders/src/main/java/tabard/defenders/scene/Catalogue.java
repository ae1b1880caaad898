package tabard.defenders.scene;

import java.util.*;
import java.util.stream.IntStream;
import tabard.defenders.content.*;
import tabard.table.scene.*;

/** The components there is one of for each of some kind: how they are drawn, and the keys of their names and explanations. */
final class Catalogue {
    /** Each hero has so many skills. */
    private static final int SKILLS = 3;

    /** By general, the rule that is his alone. */
    private static final List<String> OWN_RULES = List.of("DR-9.1", "DR-9.2", "DR-9.3", "DR-9.4");

    private Catalogue() {}

    static Part die(Colour colour) {
        String id = "die-" + colour.word();
        return new Part(id, PartForm.DIE, id, Said.of(id), null, "DR-6.1");
    }

    /** On his sheet stand what hits him, whom he leads, and the rule that is his alone. */
    static Part general(General general) {
        String id = general.word();
        String symbol = "m-" + (general == General.SAPPHIRE ? "dragon" : Ids.race(general.colour()));
        var printed = List.of(
                Said.of("printed.hit", general.stats().toHit()),
                Said.of("printed.army." + id),
                Said.of("printed.rule." + id));
        String clause = OWN_RULES.get(general.ordinal());
        return new Part(id, PartForm.PENTAGON, symbol, Said.of(id), Said.of(id + ".tip"), clause, printed);
    }

    static Part hero(Hero hero) {
        String id = hero.word();
        var skills = IntStream.rangeClosed(1, SKILLS)
                .mapToObj(n -> Said.of("skill." + id + "." + n))
                .toList();
        return new Part(id, PartForm.FIGURE, hero.symbol(), Said.of(id), null, hero.clause(), skills);
    }

    static Part darkness(DarknessCard card) {
        return new Part(card.word(), PartForm.CARD, "demon", Said.of(card.word()), null, "DR-11.2");
    }

    static Part card(HeroCard card) {
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
