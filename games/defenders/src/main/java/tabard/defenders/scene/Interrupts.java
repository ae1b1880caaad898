package tabard.defenders.scene;

import java.util.ArrayList;
import java.util.List;
import tabard.defenders.content.HeroCard;
import tabard.defenders.content.Occasion;
import tabard.defenders.content.Purple;
import tabard.defenders.content.Quest;
import tabard.defenders.rules.PurpleCards;
import tabard.table.scene.Said;
import tabard.table.scene.Window;

/** The windows in which everybody is asked in turn, and what can be used in each: from this a person picks what to be asked about. */
final class Interrupts {
    static final List<Window> WINDOWS = windows();

    private Interrupts() {}

    private static List<Window> windows() {
        var windows = new ArrayList<Window>();
        for (var occasion : Occasion.ALL) {
            var parts = parts(occasion);
            if (asked(occasion) && !parts.isEmpty()) {
                windows.add(
                        new Window(occasion.word(), Said.of("occasion." + occasion.word()), occasion.clause(), parts));
            }
        }
        return List.copyOf(windows);
    }

    /** The Day and the Evening have questions of their own. */
    private static boolean asked(Occasion occasion) {
        return occasion != Occasion.DAY && occasion != Occasion.EVENING;
    }

    private static List<String> parts(Occasion occasion) {
        var parts = new ArrayList<String>();
        for (var card : HeroCard.ALL) {
            var purple = card.purple();
            if (purple != null && fits(purple, occasion)) {
                parts.add(card.word());
            }
        }
        for (var quest : Quest.ALL) {
            if (fits(quest, occasion)) {
                parts.add(quest.word());
            }
        }
        return List.copyOf(parts);
    }

    private static boolean fits(Purple purple, Occasion occasion) {
        return switch (purple) {
            case MAGIC_GATE,
                    SPELL_OF_PURITY,
                    ELVEN_ARCHERS,
                    KINGS_GUARD_ATTACK,
                    HAMMER_OF_VALOR,
                    BATTLE_STRATEGY,
                    CAVALRY_SWEEP,
                    DARK_VISIONS -> PurpleCards.anyTime(occasion);
            case ALL_IS_QUIET -> occasion == Occasion.NIGHTFALL;
            case MILITIA_SECURES_AREA, STRONG_DEFENSES -> occasion == Occasion.DARKNESS;
            case BATTLE_LUCK -> occasion == Occasion.ROLL;
            case SPY_IN_THE_CAMP -> occasion == Occasion.RECOVERY;
            case BATTLE_FURY, LOCAL_INFORMATION -> false; // in one's own Day
        };
    }

    private static boolean fits(Quest quest, Occasion occasion) {
        return switch (quest) {
            case FIND_MAGIC_GATE, AMARAKS_BLESSING -> occasion == Occasion.COMMITMENT;
            case RAIDS -> occasion == Occasion.NIGHTFALL;
            case KING_OF_THE_GRYPHONS, CRYSTAL_OF_LIGHT, ANCIENT_TREE_OF_MAGIC -> PurpleCards.anyTime(occasion);
            case ORGANIZE_MILITIA, ORC_HUNTER, DEMON_HUNTER, DRAGON_HUNTER, UNDEAD_HUNTER ->
                occasion == Occasion.DARKNESS;
            case AMULET_OF_THE_GODS,
                    BOOTS_OF_SPEED,
                    HELM_OF_POWER,
                    WAR_BANNER_OF_VALOR,
                    UNICORN_STEED,
                    RUMORS,
                    AMAZON_ENVOY,
                    DUKE_ENVOY,
                    ELF_ENVOY,
                    SCOUT_BALAZARG,
                    SCOUT_GORGUTT,
                    SCOUT_SAPPHIRE,
                    SCOUT_VARKOLAK -> false; // nothing to be used once
        };
    }
}
