package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.table.Games;

/** The modules know each other only along the arrows of the design. */
class ArchitectureTest {
    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("tabard");
    private static final JavaClasses PLANTED = new ClassFileImporter().importPackages("tabard.cli.planted");

    static Stream<ArchRule> house() {
        var games = Games.everyVersion().stream()
                .map(game -> game.getClass().getPackageName())
                .toList();
        return new Arrows(
                        "tabard",
                        games.stream()
                                .map(name -> name.substring("tabard.".length()))
                                .toList())
                .all().stream();
    }

    static Stream<ArchRule> planted() {
        return new Arrows("tabard.cli.planted", List.of("chess", "draughts")).all().stream();
    }

    @ParameterizedTest
    @MethodSource("house")
    void theHouseKeepsItsArrows(ArchRule rule) {
        rule.check(HOUSE);
    }

    @ParameterizedTest
    @MethodSource("planted")
    void aForbiddenArrowIsFound(ArchRule rule) {
        assertThat(rule.evaluate(PLANTED).hasViolation()).isTrue();
    }

    @Test
    void everyGameOfTheHouseIsUnderTheRules() {
        assertThat(house()).hasSize(11 + 2 * Games.everyVersion().size());
        assertThat(Games.all()).isNotEmpty();
    }

    /** Otherwise the rule about pictures and bots would look at nothing. */
    @Test
    void aGameWithRoomsHasOneForPicturesAndOneForBots() {
        for (var game : Games.all()) {
            String home = game.getClass().getPackageName();
            if (HOUSE.containPackage(home + ".rules")) {
                assertThat(HOUSE.getPackage(home + ".scene").getClasses()).isNotEmpty();
                assertThat(HOUSE.getPackage(home + ".bot").getClasses()).isNotEmpty();
            }
        }
    }

    /** Each way to change a position is planted once, in the game of chess or that of draughts. */
    @Test
    void everyWayToChangeAPositionIsFound() {
        var violations = planted()
                .filter(rule -> rule.getDescription().startsWith("the pictures and bots of "))
                .flatMap(rule -> rule.evaluate(PLANTED).getFailureReport().getDetails().stream())
                .toList();
        assertThat(violations)
                .hasSize(6)
                .anyMatch(line -> line.contains("Painter.inherited()"))
                .anyMatch(line -> line.contains("Painter.referred()"))
                .anyMatch(line -> line.contains("Painter.byHandle()"))
                .anyMatch(line -> line.contains("Painter.throughTheRules()"))
                .anyMatch(line -> line.contains("Schemer.pushes()"))
                .anyMatch(line -> line.contains("Schemer.setsTheAgenda()"));
    }
}
