package tabard.server.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** Holds JSON against the types of the page, and remembers which fields and alternatives it has met. */
final class Fitting {
    private final Map<String, Type> types;
    /** "Type.field" or "Type = literal": how often it was there, and how often not. */
    private final Map<String, int[]> met = new LinkedHashMap<>();

    private final TreeSet<String> troubles = new TreeSet<>();

    Fitting(Map<String, Type> types) {
        this.types = types;
    }

    void fit(JsonNode json, String type) {
        var found = new ArrayList<String>();
        fit(json, new Type.Named(type), type, found, met);
        troubles.addAll(found);
    }

    /** Everything that is wrong with the types, given all that was fitted to these roots and what is inside them. */
    List<String> troubles(String... roots) {
        var all = new ArrayList<>(troubles);
        var reached = new TreeSet<String>();
        for (String root : roots) {
            reach(new Type.Named(root), root, reached, all);
        }
        return all;
    }

    private void reach(Type type, String owner, Set<String> reached, List<String> found) {
        switch (type) {
            case Type.Basic _ -> {}
            case Type.Literal(var text) -> {
                if (!met.containsKey(owner + " = " + text)) {
                    found.add(owner + " is never '" + text + "'");
                }
            }
            case Type.Named(var name) -> {
                if (reached.add(name)) {
                    reach(named(name), name, reached, found);
                }
            }
            case Type.ListOf(var element) -> reach(element, owner, reached, found);
            case Type.MapOf(var value) -> reach(value, owner, reached, found);
            case Type.Tuple(var places, var rest) -> {
                places.forEach(place -> reach(place, owner, reached, found));
                if (rest != null) {
                    reach(rest, owner, reached, found);
                }
            }
            case Type.OneOf(var types) -> types.forEach(one -> reach(one, owner, reached, found));
            case Type.Shape(var bases, var fields) -> {
                bases.forEach(base -> reach(new Type.Named(base), base, reached, found));
                for (var field : fields) {
                    int[] times = met.getOrDefault(owner + "." + field.name(), new int[2]);
                    if (times[0] == 0) {
                        found.add(owner + "." + field.name() + " is never sent");
                    } else if (field.optional() && times[1] == 0) {
                        found.add(owner + "." + field.name() + " is never left out, so it needs no ?");
                    }
                    reach(field.type(), owner + "." + field.name(), reached, found);
                }
            }
        }
    }

    private Type named(String name) {
        var type = types.get(name);
        if (type == null) {
            throw new IllegalStateException("protocol.ts has no " + name);
        }
        return type;
    }

    private void fit(JsonNode json, Type type, String owner, List<String> found, Map<String, int[]> seen) {
        boolean right = switch (type) {
            case Type.Basic(var name) -> json.getNodeType().name().equalsIgnoreCase(name);
            case Type.Literal(var text) -> {
                seen.computeIfAbsent(owner + " = " + json.asString(""), _ -> new int[2]);
                yield json.asString("").equals(text);
            }
            case Type.Named(var name) -> {
                fit(json, named(name), name, found, seen);
                yield true;
            }
            case Type.ListOf(var element) -> {
                json.forEach(one -> fit(one, element, owner, found, seen));
                yield json.isArray();
            }
            case Type.Tuple(var places, var rest) -> {
                for (int i = 0; i < json.size(); i++) {
                    var place = i < places.size() ? places.get(i) : rest;
                    if (place != null) {
                        fit(json.get(i), place, owner, found, seen);
                    }
                }
                yield json.isArray() && json.size() >= places.size() && (rest != null || json.size() == places.size());
            }
            case Type.MapOf(var value) -> {
                json.properties().forEach(entry -> fit(entry.getValue(), value, owner, found, seen));
                yield json.isObject();
            }
            case Type.OneOf(var alternatives) -> {
                oneOf(json, alternatives, owner, found, seen);
                yield true;
            }
            case Type.Shape shape -> {
                var declared = new TreeSet<String>();
                shape(json, shape, owner, declared, found, seen);
                json.properties().stream()
                        .filter(entry -> !declared.contains(entry.getKey()))
                        .forEach(entry -> found.add(owner + " knows no " + entry.getKey()));
                yield json.isObject();
            }
        };
        if (!right) {
            found.add(owner + " cannot be " + json);
        }
    }

    private void shape(
            JsonNode json,
            Type.Shape shape,
            String owner,
            Set<String> declared,
            List<String> found,
            Map<String, int[]> seen) {
        for (String base : shape.bases()) {
            shape(json, (Type.Shape) named(base), base, declared, found, seen);
        }
        for (var field : shape.fields()) {
            String name = owner + "." + field.name();
            declared.add(field.name());
            boolean there = json.has(field.name());
            seen.computeIfAbsent(name, _ -> new int[2])[there ? 0 : 1]++;
            if (there) {
                fit(json.get(field.name()), field.type(), name, found, seen);
            } else if (!field.optional()) {
                found.add(name + " is left out");
            }
        }
    }

    /** Most alternatives say by a literal in t which they are. */
    private boolean isOther(JsonNode json, Type type) {
        return switch (type) {
            case Type.Named(var name) -> isOther(json, named(name));
            case Type.Shape(var _, var fields) ->
                fields.stream()
                        .anyMatch(field -> field.name().equals("t")
                                && field.type() instanceof Type.Literal(var kind)
                                && !json.path("t").asString("").equals(kind));
            default -> false;
        };
    }

    /** The alternative with the least troubles; only that one has been met. */
    private void oneOf(
            JsonNode json, List<Type> alternatives, String owner, List<String> found, Map<String, int[]> seen) {
        List<String> least = List.of(owner + " cannot be " + json);
        Map<String, int[]> best = Map.of();
        boolean first = true;
        for (var alternative : alternatives) {
            if (isOther(json, alternative)) {
                continue;
            }
            var wrong = new ArrayList<String>();
            var there = new LinkedHashMap<String, int[]>();
            fit(json, alternative, owner, wrong, there);
            if (first || wrong.size() < least.size()) {
                least = wrong;
                best = there;
                first = false;
            }
        }
        found.addAll(least);
        best.forEach((name, times) -> {
            int[] sum = seen.computeIfAbsent(name, _ -> new int[2]);
            sum[0] += times[0];
            sum[1] += times[1];
        });
    }
}
