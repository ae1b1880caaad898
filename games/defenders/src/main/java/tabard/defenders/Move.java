package tabard.defenders;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tabard.table.Action;
import tabard.table.Lines;
import tabard.table.Named;

/** Everything that can be chosen or can happen. Each frame takes a family of its own, so that answers are exhaustive. */
sealed interface Move extends Action
        permits Setup.Wish,
                Setup.Granted,
                Setup.Removed,
                Setup.Turned,
                Setup.Starts,
                Hands.News,
                Hands.Shown,
                Hands.Bared,
                Hands.OnExcess,
                Dawn.Adopt,
                Dawn.Shape,
                Day.OnDay,
                Travel.To,
                Windows.OnWindow,
                Windows.Opens,
                Fighting.Rolled,
                Rerolls.OnDice,
                Healing.Purified,
                Siege.OnCommitment,
                Siege.Next,
                Siege.Tested,
                Siege.Struck,
                Penalty.Hurt,
                Penalty.Robbed,
                Death.Enter,
                Death.Entered,
                Dusk.OnUndead,
                Night.Revealed,
                Night.OnWisdom,
                Overrun.Yield,
                Targets.OnPlaces,
                Targets.OnMinions,
                Targets.OnRetreat,
                Targets.Spy,
                Targets.Name,
                Carrying.OnHeroes,
                Carrying.OnConsent,
                Visions.News,
                Visions.OnVisions,
                Quests.Sworn,
                Quests.Sought,
                Rewards.Mustered {

    Lines LINES = new Lines(MethodHandles.lookup(), Move.class)
            .with(Place.class, Place.ALL)
            .with(HeroCard.class, HeroCard.ALL)
            .with(DarknessCard.class, DarknessCard.ALL);

    @Override
    default String text() {
        return LINES.text((Record) this);
    }

    /** One move for each entry, made once: options are picked from these, never made anew. */
    static <T extends Named, M> List<M> each(List<T> entries, Function<T, M> maker) {
        var moves = new ArrayList<M>(entries.size());
        for (var entry : entries) {
            moves.add(maker.apply(entry));
        }
        return List.copyOf(moves);
    }

    /** The moves whose place is in the set. */
    static <M> void add(List<? super M> out, List<M> each, long set) {
        for (long rest = set; rest != 0; rest &= rest - 1) {
            out.add(each.get(Long.numberOfTrailingZeros(rest)));
        }
    }
}
