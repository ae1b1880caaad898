package tabard.laws.cases;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tabard.table.Game;
import tabard.table.text.Rulebook;

/** Which cases show which clause of a game's rules, which clauses nothing shows, and which tests are named but not there. */
public record Coverage(Map<String, List<String>> cases, List<String> missing, List<String> lostTests) {
    public static Coverage of(Game<?, ?> game) {
        return of(game, Cases.shipped(game));
    }

    static Coverage of(Game<?, ?> game, List<CaseFile> files) {
        var cases = new LinkedHashMap<String, List<String>>();
        Rulebook.of(game, "en").clauses().keySet().forEach(clause -> cases.put(clause, new ArrayList<>()));
        for (var file : files) {
            for (var one : file.cases()) {
                for (String rule : one.rules()) {
                    cases.computeIfAbsent(rule, _ -> new ArrayList<>()).add(one.file() + ": " + one.name());
                }
            }
        }
        var missing = new ArrayList<String>();
        cases.forEach((clause, names) -> {
            if (names.isEmpty() && files.stream().noneMatch(file -> file.apart().containsKey(chapter(clause)))) {
                missing.add(clause);
            }
        });
        return new Coverage(cases, missing, lostTests(game, files));
    }

    /** Only the build has a game's tests at hand: elsewhere all of them are lost. */
    private static List<String> lostTests(Game<?, ?> game, List<CaseFile> files) {
        var lost = new ArrayList<String>();
        for (var file : files) {
            for (var one : file.cases()) {
                for (var claim : one.claims()) {
                    if (claim instanceof Claim.Test(var name) && !exists(game, name)) {
                        lost.add(name);
                    }
                }
            }
        }
        return lost;
    }

    /** Where the tests of a game lie: beside it, or in one of its rooms. */
    private static final List<String> ROOMS = List.of("", ".rules", ".content", ".scene", ".bot");

    /** "TowerTest", or one of its methods: "TowerTest.cubesStayInside". */
    private static boolean exists(Game<?, ?> game, String name) {
        int dot = name.indexOf('.');
        String type = dot < 0 ? name : name.substring(0, dot);
        return type.endsWith("Test")
                && ROOMS.stream()
                        .anyMatch(room -> Stream.of(methods(game, room + "." + type))
                                .anyMatch(method -> dot < 0 || method.getName().equals(name.substring(dot + 1))));
    }

    private static Method[] methods(Game<?, ?> game, String type) {
        try {
            return Class.forName(
                            game.getClass().getPackageName() + type,
                            false,
                            game.getClass().getClassLoader())
                    .getDeclaredMethods();
        } catch (ClassNotFoundException e) {
            return new Method[0];
        }
    }

    /** The number of a clause's chapter: "6" of "MO-6.3". */
    static String chapter(String clause) {
        return clause.substring(clause.indexOf('-') + 1, clause.indexOf('.'));
    }
}
