package tabard.defenders;

import org.jspecify.annotations.Nullable;
import tabard.table.scene.Said;

/** What a person should know while choosing: actions left, cards too many, how much may still be removed. */
final class Details {
    private Details() {}

    static @Nullable Said of(State s, State.Asks<?> asks) {
        return switch (asks) {
            case Day.Acting _ -> Said.of("detail.acting", s.actions());
            case Siege.Committing frame ->
                Said.of(
                        "detail.committing",
                        Ids.name(s.foe()),
                        s.count(State.STRENGTH, s.foe()),
                        s.foe().toHit(),
                        Assault.dice(s, frame.seat()));
            case Hands.Trimming frame -> Said.of("detail.trimming", s.hand(frame.seat()) - Hands.LIMIT);
            case Penalty.Losing frame -> Said.of("detail.losing", frame.left());
            case Targets.Routing frame -> Said.of("detail.routing", frame.left());
            case Targets.Raining frame -> Said.of("detail.places", frame.left());
            case Targets.Storming frame -> Said.of("detail.places", frame.left());
            case Sweep.Sweeping frame -> Said.of("detail.sweeping", frame.left());
            case Carrying.Consenting frame ->
                Said.of("detail.consenting", Ids.name(frame.by()), Ids.name(frame.place()));
            case Night.Judging _ -> Said.of("detail.judging", Ids.name(s.nightCard()));
            case Windows.Asked frame
            when frame.occasion() == Occasion.DARKNESS -> Said.of("detail.judging", Ids.name(s.nightCard()));
            case Overrun.Recalling frame -> Said.of("detail.recalling", Ids.name(frame.colour()));
            default -> null;
        };
    }
}
