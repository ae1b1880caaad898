package tabard.defenders.scene;

import java.util.ArrayList;
import java.util.List;
import tabard.defenders.content.*;
import tabard.table.scene.*;

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
            if (purple != null && purple.once().when().fits(occasion)) {
                parts.add(card.word());
            }
        }
        for (var quest : Quest.ALL) {
            if (quest.reward() instanceof Reward.Once(var when, var _) && when.fits(occasion)) {
                parts.add(quest.word());
            }
        }
        return List.copyOf(parts);
    }
}
