package tabard.laws.cases;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
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
    /** Everything that is not as claimed. */
    List<Difference> at(Claim claim) {
        return switch (claim) {
            case Claim.Then(var position) -> DocumentCheck.values("then", names(), position, game.text(s));
            case Claim.Counts(var sizes) -> DocumentCheck.counts("counts", names(), sizes, game.text(s));
            case Claim.Refused refused -> refused(refused);
            case Claim.Asks(var seats) -> asks(seats);
            case Claim.Chance chance -> chance(chance);
            case Claim.Sees(var viewer, var position) ->
                DocumentCheck.values(
                        "sees." + viewer,
                        names(),
                        position,
                        game.text(game.see(s, viewer(viewer)).masked()));
            case Claim.Reads(var viewer, var line) -> reads(viewer, line);
            case Claim.Over(var ending) -> ending("over", ending, s);
            case Claim.Standing(var ending) -> ending("standing", ending, stopped());
            case Claim.GivenRefused _, Claim.Test _ -> List.of();
        };
    }

    private KnownNames names() {
        return new KnownNames(game, game.text(s));
    }

    private Viewer viewer(String word) {
        return switch (word) {
            case "spectator" -> Viewer.Spectator.SPECTATOR;
            case "referee" -> Viewer.Referee.REFEREE;
            default -> Viewer.of(game.info().seat(word));
        };
    }

    private List<Difference> refused(Claim.Refused claim) {
        String path = "refused, " + claim.step();
        var step = game.step(claim.step()); // a line that cannot be read shows nothing
        try {
            game.play(s, step);
        } catch (Refusal refusal) {
            return refusal(path, refusal, claim.rule(), claim.why());
        }
        return List.of(Difference.at(path, Said.of("case.refusal", claim.rule()), Said.of("case.accepted")));
    }

    static List<Difference> refusal(String path, Refusal refusal, String rule, String why) {
        if (!rule.isEmpty() && !rule.equals(refusal.clause())) {
            return List.of(Difference.at(path, Said.of("case.refusal", rule), Difference.refused(refusal)));
        }
        return reason(path, why, refusal.why());
    }

    private static List<Difference> reason(String path, String claim, Said why) {
        String found = Reason.like(claim, why);
        return Difference.unless(claim.isEmpty() || claim.equals(found), path, claim, found);
    }

    private List<Difference> asks(Map<String, Asked> seats) {
        var asks = game.awaits(s).asks();
        var asked = asks.stream().map(ask -> ask.seat().word()).toList();
        var differences = new ArrayList<>(Difference.unless(
                new TreeSet<>(asked).equals(new TreeSet<>(seats.keySet())),
                "asks",
                List.copyOf(seats.keySet()),
                asked));
        for (var ask : asks) {
            String seat = ask.seat().word();
            if (seats.containsKey(seat)) {
                differences.addAll(asked("asks." + seat, seats.get(seat), ask));
            }
        }
        return differences;
    }

    private List<Difference> asked(String path, Asked claim, Ask<A> ask) {
        var lines = ask.options().stream().map(Action::text).toList();
        var wanted = new LinkedHashSet<>(claim.only());
        boolean all = wanted.isEmpty() || wanted.equals(new LinkedHashSet<>(lines));
        boolean lacks =
                claim.lacks().stream().map(game::action).map(Action::text).noneMatch(lines::contains);
        boolean first = claim.first().isEmpty() || claim.first().equals(lines.getFirst());
        String about = about(ask.seat());
        return Stream.of(
                        Difference.unless(all, path, claim.only(), lines),
                        Difference.unless(lines.containsAll(claim.has()), path + ".has", claim.has(), lines),
                        Difference.unless(lacks, path + ".lacks", claim.lacks(), lines),
                        Difference.unless(first, path + ".first", claim.first(), lines.getFirst()),
                        Difference.unless(
                                claim.about().isEmpty() || claim.about().equals(about),
                                path + ".about",
                                claim.about(),
                                about))
                .flatMap(List::stream)
                .toList();
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

    private List<Difference> chance(Claim.Chance claim) {
        if (!(game.awaits(s) instanceof Awaits.Chance<A>(var lottery))) {
            return List.of(Difference.at("chance", Said.of("case.draw"), waiting()));
        }
        var differences = new ArrayList<Difference>();
        for (String line : claim.has()) {
            boolean comes = lottery.admits(game.action(line));
            differences.addAll(
                    Difference.unless(comes, "chance.has", Said.of("case.comes", line), Said.of("case.never", line)));
        }
        for (String line : claim.lacks()) {
            boolean comes = lottery.admits(game.action(line));
            differences.addAll(Difference.unless(
                    !comes, "chance.lacks", Said.of("case.never", line), Said.of("case.comes", line)));
        }
        if (!claim.odds().isEmpty()) {
            var odds = EveryDraw.of(lottery);
            claim.odds().forEach((line, wanted) -> {
                var found = odds.getOrDefault(game.action(line), Probability.NEVER);
                differences.addAll(Difference.unless(wanted.equals(found), "chance.odds." + line, wanted, found));
            });
        }
        return differences;
    }

    private List<Difference> reads(String viewer, String line) {
        String read = last.map(step -> step.readBy(viewer(viewer)::is)).orElse("");
        return Difference.unless(read.equals(line), "reads." + viewer, line, read);
    }

    /** The same position with nothing left to do. */
    private S stopped() {
        var document = new LinkedHashMap<>(game.text(s));
        document.put("agenda", List.of());
        return game.parse(document);
    }

    private List<Difference> ending(String path, Claim.Ending claim, S end) {
        if (!(game.awaits(end) instanceof Awaits.Over<A>(var outcome))) {
            return List.of(Difference.at(path, Said.of("case.end"), waiting()));
        }
        var winners = outcome.winners().stream().map(Named::word).toList();
        var differences = new ArrayList<Difference>();
        claim.winners()
                .ifPresent(wanted -> differences.addAll(
                        Difference.unless(wanted.equals(winners), path + ".winners", wanted, winners)));
        claim.points()
                .ifPresent(wanted -> differences.addAll(Difference.unless(
                        wanted.equals(outcome.points()), path + ".points", wanted, outcome.points())));
        differences.addAll(reason(path + ".how", claim.how(), outcome.how()));
        return differences;
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
