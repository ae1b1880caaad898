package tabard.immortals.rules;

import java.util.List;
import tabard.immortals.content.Phase;
import tabard.table.*;

/** When a frame may be on the agenda (IM-6.1): while cards are carried out, if it says nothing else. */
interface Timed extends OnAgenda<State, Move> {
    /** The first is what a document means that does not name the phase. */
    default List<Phase> phases() {
        return List.of(Phase.RESOLUTION);
    }

    @Override
    default void sensible(State s) {
        Refusal.unless(
                phases().contains(s.require(State.PHASE)),
                "IM-6.1",
                "refused.wrong-phase",
                getClass().getSimpleName(),
                s.require(State.PHASE));
    }

    /** Most that ask nobody push what follows: nothing lies below them on the agenda. */
    interface Lowest extends Timed {
        @Override
        default boolean last() {
            return true;
        }
    }

    /** These leave to others what follows. */
    interface Midway extends Lowest {
        @Override
        default boolean last() {
            return false;
        }
    }

    /** In the start round. */
    interface AtStart extends Timed {
        @Override
        default List<Phase> phases() {
            return List.of(Phase.START);
        }
    }

    /** While hands are passed on. */
    interface InDraft extends AtStart {
        @Override
        default void sensible(State s) {
            AtStart.super.sensible(s);
            Deployment.checkRealms(s);
        }
    }

    interface WhileReinforcing extends Timed {
        @Override
        default List<Phase> phases() {
            return List.of(Phase.REINFORCEMENTS);
        }
    }

    interface WhilePlanning extends Timed {
        @Override
        default List<Phase> phases() {
            return List.of(Phase.PLANNING);
        }
    }

    interface WhileScoring extends Timed {
        @Override
        default List<Phase> phases() {
            return List.of(Phase.SCORING);
        }
    }
}
