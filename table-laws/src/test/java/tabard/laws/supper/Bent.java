package tabard.laws.supper;

import org.jspecify.annotations.Nullable;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Step;
import tabard.table.Variant;

/** The supper once more: a test bends one thing and leaves the others. */
class Bent extends Variant<State, Move> {
    Bent() {
        super(new Supper());
    }

    /** Every question that is open. */
    Ask<Move> ask(Ask<Move> ask) {
        return ask;
    }

    /** What was chosen or happened; nothing where somebody left or reopened. */
    static @Nullable Move move(Step<Move> step) {
        return step instanceof Step.Acted<Move> acted ? acted.action() : null;
    }

    @Override
    public Awaits<Move> awaits(State s) {
        return switch (super.awaits(s)) {
            case Awaits.Choice<Move>(var ask, var others) ->
                new Awaits.Choice<>(ask(ask), others.stream().map(this::ask).toList());
            case Awaits.Together<Move>(var asks) ->
                new Awaits.Together<>(asks.stream().map(this::ask).toList());
            case Awaits.Chance<Move> chance -> chance;
            case Awaits.Over<Move> over -> over;
        };
    }
}
