package tabard.immortals.rules;

import java.util.function.Function;
import tabard.immortals.content.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** Where does the next army go? Regions are offered in their order, so that each spread is found once; people name them as they like. */
interface FromLimbo<M extends Move> extends Asks<M>, Frame.Explained {
    Realm realm();

    /** How many may still go. */
    int armies();

    Region least();

    /** The moves before those, and one for each own region. */
    default Choices<M> regions(State s, Picks<M> before, Function<Region, M> maker) {
        long own = Region.set(realm(), s.held(seat(), realm()));
        return before.each(Region.ALL, own & -least().bit(), maker)
                .orFirst(Region.ALL, own & (least().bit() - 1), maker);
    }

    default Refusal elsewhere(String clause, Region region) {
        return region.realm() == realm()
                ? Refusal.of(clause, "refused.not-yours", region)
                : Refusal.of(clause, "refused.other-realm", region, realm());
    }

    default void check(State s, boolean more, String clause) {
        int limbo = s.count(State.LIMBO, seat(), realm());
        boolean fits = armies() >= 1 && armies() <= limbo && least().realm() == realm();
        Refusal.unless(fits && more, clause, "refused.limbo", limbo, armies());
    }

    @Override
    default Said detail(State s) {
        return Said.of("detail.returning", armies(), realm());
    }
}
