package tabard.laws.cases;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tabard.laws.cases.Claim.Asked;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Named;
import tabard.table.Refusal;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/** A position looked at, claim by claim, together with the step that led to it. */
record ClaimCheck<S, A extends Action>(Game<S, A> game, S s, Optional<Step<A>> last) {
    /** The first thing that is not as claimed. */
    Optional<Difference> at(Claim claim) {
        return switch (claim) {
            case Claim.Then(var position) -> Difference.between("then", position, game.text(s));
            case Claim.Refused refused -> refused(refused);
            case Claim.Asks(var seats) -> asks(seats);
            case Claim.Chance chance -> chance(chance);
            case Claim.Sees(var viewer, var position) ->
                Difference.between(
                        "sees." + viewer,
                        position,
                        game.text(game.see(s, viewer(viewer)).masked()));
            case Claim.Reads(var viewer, var line) -> reads(viewer, line);
            case Claim.Over over -> over(over);
            case Claim.GivenRefused _, Claim.Test _ -> Optional.empty();
        };
    }

    private Viewer viewer(String word) {
        return switch (word) {
            case "spectator" -> Viewer.Spectator.SPECTATOR;
            case "referee" -> Viewer.Referee.REFEREE;
            default -> Viewer.of(game.info().seat(word));
        };
    }

    private Optional<Difference> refused(Claim.Refused claim) {
        String path = "refused, " + claim.step();
        var step = game.step(claim.step()); // a line that cannot be read shows nothing
        try {
            game.play(s, step);
        } catch (Refusal refusal) {
            return refusal(path, refusal, claim.rule(), claim.why());
        }
        return Optional.of(Difference.at(path, Said.of("case.refusal", claim.rule()), Said.of("case.accepted")));
    }

    static Optional<Difference> refusal(String path, Refusal refusal, String rule, String why) {
        if (!rule.isEmpty() && !rule.equals(refusal.clause())) {
            return Optional.of(Difference.at(path, Said.of("case.refusal", rule), Difference.refused(refusal)));
        }
        String found = reason(refusal.why(), why.contains(" "));
        return Difference.unless(why.isEmpty() || why.equals(found), path, why, found);
    }

    /** The message key of the reason itself, without the place in a document that was put around it; with its arguments if wanted. */
    private static String reason(Said why, boolean arguments) {
        if (why.key().equals("refused.at") && why.args().getLast() instanceof Said inner) {
            return reason(inner, arguments);
        }
        return arguments
                ? why.args().stream().map(String::valueOf).collect(Collectors.joining(" ", why.key() + " ", ""))
                : why.key();
    }

    private Optional<Difference> asks(Map<String, Asked> seats) {
        var asks = game.awaits(s).asks();
        var asked = asks.stream().map(ask -> ask.seat().word()).toList();
        if (!new TreeSet<>(asked).equals(new TreeSet<>(seats.keySet()))) {
            return Optional.of(Difference.at("asks", List.copyOf(seats.keySet()), asked));
        }
        for (var seat : seats.entrySet()) {
            for (var ask : asks) {
                if (ask.seat().word().equals(seat.getKey())) {
                    var first = asked("asks." + seat.getKey(), seat.getValue(), ask);
                    if (first.isPresent()) {
                        return first;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Difference> asked(String path, Asked claim, Ask<A> ask) {
        var lines = ask.options().stream().map(Action::text).toList();
        var wanted = new LinkedHashSet<>(claim.only());
        if (!wanted.isEmpty() && !wanted.equals(new LinkedHashSet<>(lines))) {
            return Optional.of(Difference.at(path, claim.only(), lines));
        }
        if (!lines.containsAll(claim.has())) {
            return Optional.of(Difference.at(path + ".has", claim.has(), lines));
        }
        if (claim.lacks().stream().map(game::action).map(Action::text).anyMatch(lines::contains)) {
            return Optional.of(Difference.at(path + ".lacks", claim.lacks(), lines));
        }
        if (!claim.first().isEmpty() && !claim.first().equals(lines.getFirst())) {
            return Optional.of(Difference.at(path + ".first", claim.first(), lines.getFirst()));
        }
        String about = about(ask.seat());
        return Difference.unless(
                claim.about().isEmpty() || claim.about().equals(about), path + ".about", claim.about(), about);
    }

    /** The entry of the agenda that asks, as the document of the position writes it; nothing where it has no agenda. */
    private String about(Named seat) {
        if (!(game.text(s).get("agenda") instanceof List<?> agenda) || agenda.isEmpty()) {
            return "";
        }
        return agenda.getFirst() instanceof Map<?, ?> together
                        && together.get(seat.word()) instanceof Map<?, ?> branch
                        && branch.get("now") instanceof List<?> now
                ? String.valueOf(now.getFirst())
                : String.valueOf(agenda.getFirst());
    }

    private Optional<Difference> chance(Claim.Chance claim) {
        if (!(game.awaits(s) instanceof Awaits.Chance<A>(var lottery))) {
            return Optional.of(Difference.at("chance", Said.of("case.draw"), waiting()));
        }
        for (String line : claim.has()) {
            if (!lottery.admits(game.action(line))) {
                return Optional.of(
                        Difference.at("chance.has", Said.of("case.comes", line), Said.of("case.never", line)));
            }
        }
        for (String line : claim.lacks()) {
            if (lottery.admits(game.action(line))) {
                return Optional.of(
                        Difference.at("chance.lacks", Said.of("case.never", line), Said.of("case.comes", line)));
            }
        }
        return Optional.empty();
    }

    private Optional<Difference> reads(String viewer, String line) {
        String read = last.map(step -> step.readBy(viewer(viewer)::is)).orElse("");
        return Difference.unless(read.equals(line), "reads." + viewer, line, read);
    }

    private Optional<Difference> over(Claim.Over claim) {
        if (!(game.awaits(s) instanceof Awaits.Over<A>(var outcome))) {
            return Optional.of(Difference.at("over", Said.of("case.end"), waiting()));
        }
        var winners = new ArrayList<String>();
        outcome.winners().forEach(seat -> winners.add(seat.word()));
        return claim.winners()
                .flatMap(wanted -> Difference.unless(wanted.equals(winners), "over.winners", wanted, winners))
                .or(() -> claim.points()
                        .flatMap(wanted -> Difference.unless(
                                wanted.equals(outcome.points()), "over.points", wanted, outcome.points())));
    }

    private Said waiting() {
        return switch (game.awaits(s)) {
            case Awaits.Choice<A> _, Awaits.Together<A> _ ->
                Said.of(
                        "case.asked",
                        String.join(
                                ", ",
                                game.awaits(s).asks().stream()
                                        .map(ask -> ask.seat().word())
                                        .toList()));
            case Awaits.Chance<A> _ -> Said.of("case.draw");
            case Awaits.Over<A> _ -> Said.of("case.end");
        };
    }
}
