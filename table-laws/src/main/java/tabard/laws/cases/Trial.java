package tabard.laws.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import tabard.laws.cases.Case.Given;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.Step;
import tabard.table.scene.Said;

/** Tries one case on its game: lays out the position, takes the steps, and looks at every claim on the way and at the end. */
final class Trial<S, A extends Action> {
    private final Game<S, A> game;
    private final Case of;
    private final List<Difference> differences = new ArrayList<>();
    private String path = "given";

    Trial(Game<S, A> game, Case of) {
        this.game = game;
        this.of = of;
    }

    Verdict verdict() {
        sound(this::tryOut);
        return differences.isEmpty() ? new Verdict.Passed(of) : new Verdict.Failed(of, List.copyOf(differences));
    }

    /** What the game refuses, or breaks at, is a difference too. */
    private void sound(Runnable part) {
        try {
            part.run();
        } catch (Refusal refusal) {
            differences.add(Difference.at(path, Said.of("case.allowed"), Difference.refused(refusal)));
        } catch (RuntimeException broken) {
            differences.add(Difference.at(path, Said.of("case.sound"), Said.of("case.broken", broken.toString())));
        }
    }

    private void tryOut() {
        for (var claim : of.claims()) {
            if (claim instanceof Claim.GivenRefused refused) {
                differences.addAll(givenRefused(refused));
                return; // such a case makes no other claim
            }
        }
        played();
    }

    /** A step that cannot be taken ends the trial; a claim that does not hold does not. */
    private void played() {
        S s = given();
        Optional<Step<A>> last = Optional.empty();
        int taken = 0;
        for (int i = 0; i < of.stages().size(); i++) {
            var stage = of.stages().get(i);
            for (String line : stage.when()) {
                path = "when " + ++taken + ", " + line;
                var step = game.step(line);
                s = game.play(s, step);
                game.conserved(s);
                last = Optional.of(step);
            }
            int looked = differences.size();
            look(new ClaimCheck<>(game, s, last), stage.claims());
            if (i < of.stages().size() - 1) {
                int steps = taken;
                differences.subList(looked, differences.size()).replaceAll(found -> found.after(steps));
            }
        }
    }

    private void look(ClaimCheck<S, A> check, List<Claim> claims) {
        for (var claim : claims) {
            path = claim.getClass().getSimpleName().toLowerCase(Locale.ROOT);
            sound(() -> differences.addAll(check.at(claim)));
        }
    }

    private S given() {
        return switch (of.given()) {
            case Given.Laid(var document) -> game.parse(document);
            case Given.Opened opened -> opened(opened);
        };
    }

    private S opened(Given.Opened box) {
        S s = game.setup(game.options(game.parse(box.box())));
        for (String lot : box.lots()) {
            path = "given, lots, " + lot;
            s = game.play(s, new Step.Happened<>(game.action(lot)));
        }
        if (box.dice().isPresent()) {
            var dice = new SplittableRandom(box.dice().get());
            while (game.awaits(s) instanceof Awaits.Chance<A>(var lottery)) {
                s = game.play(s, new Step.Happened<>(lottery.draw(dice)));
            }
        }
        return s;
    }

    private List<Difference> givenRefused(Claim.GivenRefused claim) {
        try {
            given();
        } catch (Refusal refusal) {
            return ClaimCheck.refusal("given", refusal, claim.rule(), claim.why());
        }
        return List.of(Difference.at("given", Said.of("case.refusal", claim.rule()), Said.of("case.accepted")));
    }
}
