package tabard.laws.cases;

import java.util.Locale;
import java.util.Optional;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.Step;
import tabard.table.scene.Said;

/** Tries one case on its game: lays out the position, takes the steps, then looks at each claim until one fails. */
final class Trial<S, A extends Action> {
    private final Game<S, A> game;
    private final Case of;
    private String path = "given";

    Trial(Game<S, A> game, Case of) {
        this.game = game;
        this.of = of;
    }

    Verdict verdict() {
        return difference()
                .<Verdict>map(first -> new Verdict.Failed(of, first))
                .orElseGet(() -> new Verdict.Passed(of));
    }

    private Optional<Difference> difference() {
        try {
            for (var claim : of.claims()) {
                if (claim instanceof Claim.GivenRefused refused) {
                    return givenRefused(refused); // such a case makes no other claim
                }
            }
            return played();
        } catch (Refusal refusal) {
            return Optional.of(Difference.at(path, Said.of("case.allowed"), Difference.refused(refusal)));
        } catch (RuntimeException broken) {
            return Optional.of(Difference.at(path, Said.of("case.sound"), Said.of("case.broken", broken.toString())));
        }
    }

    private Optional<Difference> played() {
        S s = given();
        Optional<Step<A>> last = Optional.empty();
        for (int i = 0; i < of.when().size(); i++) {
            path = "when " + (i + 1) + ", " + of.when().get(i);
            var step = game.step(of.when().get(i));
            s = game.play(s, step);
            game.conserved(s);
            last = Optional.of(step);
        }
        var look = new ClaimCheck<>(game, s, last);
        for (var claim : of.claims()) {
            path = claim.getClass().getSimpleName().toLowerCase(Locale.ROOT);
            var first = look.at(claim);
            if (first.isPresent()) {
                return first;
            }
        }
        return Optional.empty();
    }

    private S given() {
        S s = game.parse(of.given().document());
        return of.given().opened() ? game.setup(game.options(s)) : s;
    }

    private Optional<Difference> givenRefused(Claim.GivenRefused claim) {
        try {
            given();
        } catch (Refusal refusal) {
            return ClaimCheck.refusal("given", refusal, claim.rule(), claim.why());
        }
        return Optional.of(Difference.at("given", Said.of("case.refusal", claim.rule()), Said.of("case.accepted")));
    }
}
