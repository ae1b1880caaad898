package tabard.laws.cases;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabard.laws.cases.Case.Given;
import tabard.laws.cases.Case.Stage;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Reads the cases of one file, whose common given it lays under that of each case. */
record CaseReader(String file, List<String> clauses, Map<String, Object> common) {
    private static final List<String> KEYS = keys();

    /** What a case with a fresh box says instead of a position. */
    private static final String SETUP = "setup";

    private static List<String> keys() {
        var keys = new ArrayList<>(List.of("rule", "name", "given", "when"));
        keys.addAll(ClaimReader.CLAIMS);
        return List.copyOf(keys);
    }

    Case read(String place, Object value) {
        var entry = YamlMap.of(place, value, KEYS);
        String name = entry.text("name");
        entry = new YamlMap(place + " (" + name + ")", entry.values());
        var rules = rules(entry);
        var stages = stages(entry);
        if (stages.stream().allMatch(stage -> stage.claims().isEmpty())) {
            throw new Refusal(Said.of("case.nothing", String.join(", ", ClaimReader.CLAIMS))).at(entry.place());
        }
        return new Case(file, rules, name, given(entry), stages);
    }

    private List<String> rules(YamlMap entry) {
        var rules = YamlMap.texts(entry.place("rule"), entry.need("rule"));
        rules.forEach(rule -> ClaimReader.clause(entry, rule, clauses));
        return rules;
    }

    /** Among the steps may stand what is claimed between them; what stands beside them is claimed at the end. */
    private List<Stage> stages(YamlMap entry) {
        var stages = new ArrayList<Stage>();
        var steps = new ArrayList<String>();
        var when = entry.values().getOrDefault("when", List.of());
        for (Object one : when instanceof List<?> list ? list : List.of(when)) {
            if (one instanceof Map) {
                var between = new YamlMap(entry.place("when"), YamlMap.map(entry.place("when"), one));
                stages.add(new Stage(List.copyOf(steps), new ClaimReader(clauses, between).between()));
                steps.clear();
            } else {
                steps.add(YamlMap.text(entry.place("when"), one));
            }
        }
        stages.add(new Stage(List.copyOf(steps), new ClaimReader(clauses, entry).beside()));
        return List.copyOf(stages);
    }

    private Given given(YamlMap entry) {
        if (SETUP.equals(entry.values().get("given"))) {
            return opened(entry, Map.of());
        }
        var own = entry.map("given");
        if (own.containsKey(SETUP)) {
            var alone = YamlMap.of(entry.place("given"), own, List.of(SETUP));
            return opened(alone, alone.map(SETUP));
        }
        return new Given.Laid(Overlay.over(common, own));
    }

    /** The seats and options of the file hold for a fresh box too. */
    private Given opened(YamlMap around, Map<String, Object> own) {
        var setup = YamlMap.of(around.place(SETUP), own, List.of("seats", "options", "lots", "dice"));
        var box = new LinkedHashMap<>(Overlay.over(common, own));
        box.keySet().retainAll(List.of("seats", "options"));
        return new Given.Opened(
                box, setup.texts("lots"), setup.read("dice", seed -> YamlMap.number(setup.place("dice"), seed)));
    }
}
