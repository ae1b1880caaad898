package tabard.defenders.content;

import java.util.Set;

/** When a card or a reward may be played (DR-14.2, 14.3). */
public enum When {
    ANY_TIME(Occasion.DAY, Occasion.DUSK, Occasion.EVENING, Occasion.NIGHTFALL, Occasion.DARKNESS),
    /** As long as one may act: rewards do not fit the Evening. */
    OUTSIDE_EVENING(Occasion.DAY, Occasion.DUSK, Occasion.NIGHTFALL, Occasion.DARKNESS),
    OWN_DAY(Occasion.DAY),
    BEFORE_NIGHT(Occasion.EVENING, Occasion.NIGHTFALL),
    AT_NIGHTFALL(Occasion.NIGHTFALL),
    ON_DARKNESS(Occasion.DARKNESS),
    ON_COMMITMENT(Occasion.COMMITMENT),
    ON_ROLL(Occasion.ROLL),
    ON_RECOVERY(Occasion.RECOVERY);

    private final Set<Occasion> occasions;

    When(Occasion... occasions) {
        this.occasions = Set.of(occasions);
    }

    public boolean fits(Occasion occasion) {
        return occasions.contains(occasion);
    }
}
