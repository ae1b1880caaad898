package tabard.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Who may know whom among the modules; the packages are given below a root, so that the rules can be tried on a planted house. */
record Arrows(String root, List<String> games) {
    private static final String[] JAVA = {"java..", "javax..", "org.jspecify.."};
    private static final String JSON = "tools.jackson..";
    private static final String JSON_ANNOTATIONS = "com.fasterxml.jackson.annotation..";

    private static final String TESTS = "org.junit.jupiter..";
    private static final String ASSERTIONS = "org.assertj.core.api..";

    /** Every rule of the house. */
    List<ArchRule> all() {
        var rules = new ArrayList<ArchRule>();
        rules.add(only("table"));
        rules.add(scenesKnowNamesOnly());
        rules.add(only("bots", in("table")));
        rules.add(botsNeverTouchTheTruth());
        rules.add(only("laws", in("table"), JSON, JSON_ANNOTATIONS, TESTS, ASSERTIONS));
        rules.add(lawsAreShippedWithoutTheirTests());
        rules.add(only("analysis", in("table"), in("bots")));
        rules.add(only("arena", in("table"), in("bots")));
        rules.add(only("bench", in("table"), in("bots"), in("server"), JSON, "org.openjdk.jmh.."));
        rules.add(serverKnowsNoOtherRoom());
        for (String game : games) {
            rules.add(only(game, in("table"), JSON, JSON_ANNOTATIONS));
            rules.add(picturesChangeNothing(game));
        }
        rules.add(noClasses()
                .that(not(resideInAPackage(in("cli"))))
                .should()
                .dependOnClassesThat(resideInAPackage(in("cli")))
                .as("nothing knows the command"));
        return rules;
    }

    /** A bot is given a Seen and works with determinizations of it: it knows neither the game being played nor what a position is made of. */
    private ArchRule botsNeverTouchTheTruth() {
        return noClasses()
                .that(resideInAPackage(in("bots")))
                .should()
                .dependOnClassesThat(resideInAPackage(in("table")).and(describe("hold the truth", TRUTH::holds)))
                .as("bots never touch the truth");
    }

    /** What shows a position, and what judges it, reads it only. A game without such rooms has nothing to look at. */
    private ArchRule picturesChangeNothing(String game) {
        return noClasses()
                .that(resideInAnyPackage(in(game + ".scene"), in(game + ".bot")))
                .should()
                .accessTargetWhere(describe(
                        "changes a position", new Verbs(root + ".table", root + "." + game + ".rules")::changes))
                .allowEmptyShould(true)
                .as("the pictures and bots of " + game + " change no position");
    }

    /** What holds a whole position or opens it, and who may see it. */
    private record Truth(Set<String> names) {
        boolean holds(JavaClass type) {
            return names.contains(type.getName().substring(type.getPackageName().length() + 1));
        }
    }

    private static final Truth TRUTH = new Truth(Set.of(
            "Match",
            "GameRecord",
            "Position",
            "FieldReads",
            "FieldWrites",
            "Sheet",
            "SheetGame",
            "Cells",
            "Flow",
            "Agenda",
            "Viewer$Referee"));

    /** Only what tests of games build on may know what tests are made of: the program checks laws too, and has none of it. */
    private ArchRule lawsAreShippedWithoutTheirTests() {
        return noClasses()
                .that(resideInAPackage(in("laws")).and(not(resideInAPackage(in("laws.kit")))))
                .should()
                .dependOnClassesThat(resideInAnyPackage(TESTS, ASSERTIONS))
                .as("laws outside the kit know no tests");
    }

    /** A sentence takes names as they are; beyond that a scene knows nothing of a game. */
    private ArchRule scenesKnowNamesOnly() {
        return classes()
                .that(resideInAPackage(in("table.scene")))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(in("table.scene"))
                        .or(resideInAnyPackage(JAVA))
                        .or(describe("are names", type -> type.getSimpleName().equals("Named"))))
                .as("table.scene knows only table.scene and names");
    }

    /** The server has many libraries, so that only our own modules are counted. */
    private ArchRule serverKnowsNoOtherRoom() {
        return noClasses()
                .that(resideInAPackage(in("server")))
                .should()
                .dependOnClassesThat(resideInAPackage(root + "..")
                        .and(not(resideInAnyPackage(in("server"), in("table"), in("bots"), in("analysis")))))
                .as("the server knows only table, bots and analysis");
    }

    /** The module knows itself, the JDK and what is named, and nothing else. */
    private ArchRule only(String module, String... known) {
        var allowed = Stream.of(Stream.of(in(module)), Stream.of(known), Stream.of(JAVA))
                .flatMap(each -> each)
                .toArray(String[]::new);
        return classes()
                .that(resideInAPackage(in(module)))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(allowed))
                .as(module + " knows only " + String.join(", ", allowed));
    }

    private String in(String module) {
        return root + "." + module + "..";
    }
}
