package tabard.laws.kit;

import java.util.Optional;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Step;

/** A step that could have been taken as well. */
final class Another {
    /** So many draws are tried before a lottery is held to have one ticket. */
    private static final int DRAWS = 50;

    private Another() {}

    static <A extends Action> Optional<Step<A>> than(Step<A> step, Awaits<A> awaits) {
        return switch (step) {
            case Step.Happened<A>(var drawn) -> {
                if (awaits instanceof Awaits.Chance<A>(var lottery)) {
                    var dice = new SplittableRandom(1);
                    for (int i = 0; i < DRAWS; i++) {
                        A other = lottery.draw(dice);
                        if (!other.equals(drawn)) {
                            yield Optional.of(new Step.Happened<>(other));
                        }
                    }
                }
                yield Optional.empty();
            }
            case Step.Left<A> _, Step.Reopened<A> _ -> Optional.empty();
            case Step.Chosen<A>(var by, var chosen) ->
                awaits.asks().stream()
                        .filter(ask -> ask.seat().equals(by))
                        .flatMap(ask -> ask.options().stream())
                        .filter(option -> !option.equals(chosen))
                        .findFirst()
                        .map(option -> new Step.Chosen<>(by, option));
        };
    }
}
