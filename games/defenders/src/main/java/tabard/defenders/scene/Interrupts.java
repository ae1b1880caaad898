package tabard.defenders.scene;

import java.util.List;
import java.util.stream.Stream;
import tabard.defenders.content.*;
import tabard.table.Named;
import tabard.table.scene.*;

/** The windows in which everybody is asked in turn, and what can be used in each: from this a person picks what to be asked about. */
final class Interrupts {
    /** The Day and the Evening have questions of their own. */
    static final List<Window> WINDOWS = Occasion.ALL.stream()
            .filter(occasion -> occasion != Occasion.DAY && occasion != Occasion.EVENING)
            .map(Interrupts::window)
            .filter(window -> !window.parts().isEmpty())
            .toList();

    private Interrupts() {}

    private static Window window(Occasion occasion) {
        var cards = HeroCard.ALL.stream().filter(card -> card.fits(occasion));
        var quests = Quest.ALL.stream().filter(quest -> quest.reward().fits(occasion));
        var parts = Stream.concat(cards, quests).map(Named::word).toList();
        return new Window(occasion.word(), Said.of("occasion." + occasion.word()), occasion.clause(), parts);
    }
}
