package tabard.laws.cases;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabard.laws.cases.Case.Given;
import tabard.laws.cases.Claim.Asked;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Reads the cases of one file, whose common given it lays under that of each case. */
record CaseReader(String file, List<String> clauses, Map<String, Object> common) {
    private static final List<String> CLAIMS =
            List.of("then", "refused", "asks", "chance", "sees", "reads", "over", "test");
    private static final List<String> KEYS = keys();

    /** All that a case may say whose given is refused. */
    private static final List<String> GIVEN_ONLY = List.of("rule", "name", "given", "refused");

    /** What a case with a fresh box says instead of a position. */
    private static final String SETUP = "setup";

    private static List<String> keys() {
        var keys = new ArrayList<>(List.of("rule", "name", "given", "when"));
        keys.addAll(CLAIMS);
        return List.copyOf(keys);
    }

    Case read(String place, Object value) {
        var entry = YamlMap.of(place, value, KEYS);
        String name = entry.text("name");
        entry = new YamlMap(place + " (" + name + ")", entry.values());
        var rules = rules(entry);
        var claims = claims(entry);
        if (claims.isEmpty()) {
            throw new Refusal(Said.of("case.nothing", String.join(", ", CLAIMS))).at(entry.place());
        }
        return new Case(file, rules, name, given(entry), entry.texts("when"), claims);
    }

    private List<String> rules(YamlMap entry) {
        var rules = YamlMap.texts(entry.place("rule"), entry.need("rule"));
        rules.forEach(rule -> clause(entry, rule));
        return rules;
    }

    private String clause(YamlMap entry, String id) {
        if (!clauses.contains(id)) {
            throw Refusal.unknown("clause.unknown", id, clauses).at(entry.place());
        }
        return id;
    }

    private Given given(YamlMap entry) {
        if (SETUP.equals(entry.values().get("given"))) {
            var box = new LinkedHashMap<>(common);
            box.keySet().retainAll(List.of("options", "seats"));
            return new Given(true, box);
        }
        return new Given(false, Overlay.over(common, entry.map("given")));
    }

    private List<Claim> claims(YamlMap entry) {
        var claims = new ArrayList<Claim>();
        entry.read("then", value -> new Claim.Then(YamlMap.map(entry.place("then"), value)))
                .ifPresent(claims::add);
        entry.read("refused", value -> refusals(entry, value)).ifPresent(claims::addAll);
        entry.read("asks", value -> asks(entry, value)).ifPresent(claims::add);
        entry.read("chance", value -> chance(entry, value)).ifPresent(claims::add);
        entry.map("sees")
                .forEach((viewer, position) ->
                        claims.add(new Claim.Sees(viewer, YamlMap.map(entry.place("sees"), position))));
        entry.map("reads")
                .forEach((viewer, line) ->
                        claims.add(new Claim.Reads(viewer, YamlMap.text(entry.place("reads"), line))));
        entry.read("over", value -> over(entry, value)).ifPresent(claims::add);
        if (entry.has("test")) {
            claims.add(new Claim.Test(entry.text("test")));
        }
        return List.copyOf(claims);
    }

    private List<Claim> refusals(YamlMap entry, Object value) {
        var refusals = new ArrayList<Claim>();
        for (Object one : value instanceof List<?> list ? list : List.of(value)) {
            refusals.add(one instanceof String step ? new Claim.Refused(step, "", "") : refusal(entry, one));
        }
        return refusals;
    }

    /** Without a step it is the given position that is refused, and then there is nothing else to claim. */
    private Claim refusal(YamlMap entry, Object value) {
        var refusal = YamlMap.of(entry.place("refused"), value, List.of("step", "rule", "why"));
        String rule = refusal.has("rule") ? clause(entry, refusal.text("rule")) : "";
        String why = refusal.textOr("why", "");
        if (!refusal.has("step")
                && value.equals(entry.need("refused"))
                && GIVEN_ONLY.containsAll(entry.values().keySet())) {
            return new Claim.GivenRefused(rule, why);
        }
        return new Claim.Refused(refusal.text("step"), rule, why);
    }

    private static Claim asks(YamlMap entry, Object value) {
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

    private static Claim chance(YamlMap entry, Object value) {
        if (!(value instanceof Map)) {
            return new Claim.Chance(YamlMap.texts(entry.place("chance"), value), List.of());
        }
        var chance = YamlMap.of(entry.place("chance"), value, List.of("has", "lacks"));
        return new Claim.Chance(chance.texts("has"), chance.texts("lacks"));
    }

    private static Claim over(YamlMap entry, Object value) {
        var over = YamlMap.of(entry.place("over"), value, List.of("winners", "points"));
        return new Claim.Over(
                over.read("winners", winners -> YamlMap.texts(over.place("winners"), winners)),
                over.read("points", points -> numbers(over.place("points"), points)));
    }

    private static List<Integer> numbers(String place, Object value) {
        var numbers = new ArrayList<Integer>();
        for (Object entry : value instanceof List<?> list ? list : List.of(value)) {
            if (!(entry instanceof Integer number)) {
                throw new Refusal(Said.of("line.number", String.valueOf(entry))).at(place);
            }
            numbers.add(number);
        }
        return List.copyOf(numbers);
    }
}
