package tabard.laws.cases;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabard.laws.cases.Claim.Asked;
import tabard.laws.cases.Claim.Ending;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Reads what an entry of a case file claims; clauses are those that its game has. */
record ClaimReader(List<String> clauses, YamlMap entry) {
    static final List<String> CLAIMS =
            List.of("then", "counts", "refused", "asks", "chance", "sees", "reads", "standing", "over", "test");

    /** All that a case may say whose given is refused. */
    private static final List<String> GIVEN_ONLY = List.of("rule", "name", "given", "refused");

    static String clause(YamlMap entry, String id, List<String> clauses) {
        if (!clauses.contains(id)) {
            throw Refusal.unknown("clause.unknown", id, clauses).at(entry.place());
        }
        return id;
    }

    /** Claims that stand beside the steps of a case. */
    List<Claim> beside() {
        return claims(GIVEN_ONLY.containsAll(entry.values().keySet()));
    }

    /** Claims that stand between two steps: a map of its own, which must not be a step whose quotes were forgotten. */
    List<Claim> between() {
        var known = CLAIMS.subList(0, CLAIMS.indexOf("test"));
        entry.values().forEach((key, value) -> {
            if (value instanceof String && !key.equals("refused")) {
                throw new Refusal(Said.of("case.text", key + ": " + value)).at(entry.place());
            }
        });
        YamlMap.of(entry.place(), entry.values(), known);
        if (entry.values().isEmpty()) {
            throw new Refusal(Said.of("case.nothing", String.join(", ", known))).at(entry.place());
        }
        return claims(false);
    }

    private List<Claim> claims(boolean givenOnly) {
        var claims = new ArrayList<Claim>();
        entry.read("then", value -> new Claim.Then(YamlMap.map(entry.place("then"), value)))
                .ifPresent(claims::add);
        entry.read("counts", value -> new Claim.Counts(sizes(entry.place("counts"), value)))
                .ifPresent(claims::add);
        entry.read("refused", value -> refusals(value, givenOnly)).ifPresent(claims::addAll);
        entry.read("asks", this::asks).ifPresent(claims::add);
        entry.read("chance", this::chance).ifPresent(claims::add);
        entry.map("sees")
                .forEach((viewer, position) ->
                        claims.add(new Claim.Sees(viewer, YamlMap.map(entry.place("sees"), position))));
        entry.map("reads")
                .forEach((viewer, line) ->
                        claims.add(new Claim.Reads(viewer, YamlMap.text(entry.place("reads"), line))));
        entry.read("standing", value -> new Claim.Standing(ending(entry.place("standing"), value)))
                .ifPresent(claims::add);
        entry.read("over", value -> new Claim.Over(ending(entry.place("over"), value)))
                .ifPresent(claims::add);
        if (entry.has("test")) {
            claims.add(new Claim.Test(entry.text("test")));
        }
        return List.copyOf(claims);
    }

    /** Numbers, however deep. */
    private static Map<String, Object> sizes(String place, Object value) {
        var sizes = YamlMap.map(place, value);
        sizes.forEach((key, size) -> {
            if (size instanceof Map) {
                sizes(place + ", " + key, size);
            } else {
                YamlMap.number(place + ", " + key, size);
            }
        });
        return sizes;
    }

    private List<Claim> refusals(Object value, boolean givenOnly) {
        var refusals = new ArrayList<Claim>();
        for (Object one : value instanceof List<?> list ? list : List.of(value)) {
            refusals.add(
                    one instanceof String step
                            ? new Claim.Refused(step, "", "")
                            : refusal(one, givenOnly && !(value instanceof List)));
        }
        return refusals;
    }

    /** Without a step it is the given position that is refused, and then there is nothing else to claim. */
    private Claim refusal(Object value, boolean givenOnly) {
        var refusal = YamlMap.of(entry.place("refused"), value, List.of("step", "rule", "why"));
        String rule = refusal.has("rule") ? clause(entry, refusal.text("rule"), clauses) : "";
        String why = refusal.textOr("why", "");
        return givenOnly && !refusal.has("step")
                ? new Claim.GivenRefused(rule, why)
                : new Claim.Refused(refusal.text("step"), rule, why);
    }

    private Claim asks(Object value) {
        var seats = new LinkedHashMap<String, Asked>();
        YamlMap.map(entry.place("asks"), value)
                .forEach((seat, asked) -> seats.put(seat, asked(entry.place("asks"), asked)));
        return new Claim.Asks(seats);
    }

    private static Asked asked(String place, Object value) {
        if (!(value instanceof Map)) {
            return new Asked(List.of(), List.of(), YamlMap.texts(place, value), "", "");
        }
        var asked = YamlMap.of(place, value, List.of("has", "lacks", "only", "first", "about"));
        return new Asked(
                asked.texts("has"),
                asked.texts("lacks"),
                asked.texts("only"),
                asked.textOr("first", ""),
                asked.textOr("about", ""));
    }

    private Claim chance(Object value) {
        if (!(value instanceof Map)) {
            return new Claim.Chance(YamlMap.texts(entry.place("chance"), value), List.of(), Map.of());
        }
        var chance = YamlMap.of(entry.place("chance"), value, List.of("has", "lacks", "odds"));
        var odds = new LinkedHashMap<String, Probability>();
        chance.map("odds").forEach((line, share) -> odds.put(line, Probability.read(chance.place("odds"), share)));
        return new Claim.Chance(chance.texts("has"), chance.texts("lacks"), odds);
    }

    private static Ending ending(String place, Object value) {
        var ending = YamlMap.of(place, value, List.of("winners", "points", "how"));
        return new Ending(
                ending.read("winners", winners -> YamlMap.texts(ending.place("winners"), winners)),
                ending.read("points", points -> numbers(ending.place("points"), points)),
                ending.textOr("how", ""));
    }

    private static List<Integer> numbers(String place, Object value) {
        var numbers = new ArrayList<Integer>();
        for (Object entry : value instanceof List<?> list ? list : List.of(value)) {
            numbers.add(YamlMap.number(place, entry));
        }
        return List.copyOf(numbers);
    }
}
