package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.table.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Every other command, run as a user would. */
class CommandsTest {
    @TempDir
    Path folder;

    @Test
    void aloneItExplainsItself() {
        var alone = Ran.tabard();
        assertThat(alone.exit()).isZero();
        assertThat(alone.out()).contains("Usage: tabard", "games", "play", "simulate", "replay");
        assertThat(Ran.tabard("--version").out()).startsWith("tabard ");
    }

    @Test
    void everyCommandHasAnExplanation() {
        for (String command : List.of(
                "games",
                "bots",
                "play",
                "simulate",
                "arena",
                "env",
                "query",
                "analyse",
                "tune",
                "laws",
                "cases",
                "rules",
                "position",
                "map",
                "replay",
                "bench",
                "balance")) {
            var help = Ran.tabard(command, "--help");
            assertThat(help.exit()).as(command).isZero();
            assertThat(help.out())
                    .as(command)
                    .contains("Usage: tabard " + command)
                    .hasLineCount((int) help.out().lines().count());
            assertThat(help.out().lines().count()).as(command).isGreaterThan(5);
        }
    }

    @Test
    void theGamesAreListed() {
        var games = Ran.tabard("games", "--json").json();
        var macht = games.valueStream()
                .filter(game -> game.get("id").asString().equals("macht"))
                .findFirst()
                .orElseThrow();
        assertThat(macht.get("names").get("fr").asString()).isEqualTo("Puissance & Faiblesse");
        assertThat(macht.get("clauses").asInt()).isGreaterThan(40);
        assertThat(Ran.tabard("games").out()).contains("macht", "map=britain|letters");
        assertThat(Ran.tabard("games", "--lang", "fr").out()).contains("2 joueurs");
    }

    @Test
    void theBotsAreListedFromTheEasiestToTheHardest() {
        var bots = Ran.tabard("bots", "--json").json();
        assertThat(bots.valueStream()
                        .filter(bot -> bot.get("pilgrim").asBoolean())
                        .map(bot -> bot.get("word").asString()))
                .containsExactly("miller", "prioress", "clerk", "wife-of-bath");
        assertThat(Ran.tabard("bots").out()).contains("miller", "The Miller: plays as it comes", "greedy");
        assertThat(Ran.tabard("bots", "--lang", "fr").out()).contains("La Bourgeoise de Bath");
    }

    @Test
    void weightsAreTunedAndProved() {
        String[] tune = {"tune", "macht", "--games", "8", "--proof-games", "4", "--bots", "miller", "--seed", "3"};
        var tuned = Ran.tabard(tune);
        assertThat(tuned.exit()).as(tuned.err()).isZero();
        assertThat(tuned.out())
                .contains(
                        "macht: 8 games, 2 seats (miller), 384 samples",
                        "Log-loss",
                        "of 4 games that tell",
                        "    feature(\"active provinces\", 0.");
        var again = Ran.tabard(Stream.of(tune, new String[] {"--json", "--threads", "1"})
                        .flatMap(Stream::of)
                        .toArray(String[]::new))
                .json();
        assertThat(again.get("features").size())
                .isEqualTo(Games.named("macht").worth().features().size());
        for (var feature : again.get("features")) {
            assertThat(tuned.out()).contains("feature(\"" + feature.get("name").asString());
        }
        assertThat(Ran.tabard("tune", "macht", "--games", "4").err()).contains("--games must be at least 5");
    }

    @Test
    void misuseIsToldInOneLine() {
        assertThat(Ran.tabard("gams"))
                .isEqualTo(new Ran(
                        2, "", "tabard: There is no command \"gams\"; did you mean \"games\"? (see tabard --help)\n"));
        assertThat(Ran.tabard("simulate", "macht", "--game", "3").err())
                .contains("--games?", "see tabard simulate --help")
                .hasLineCount(1);
        assertThat(Ran.tabard("simulate", "macht", "--games", "many").err())
                .isEqualTo("tabard: --games does not take \"many\"; see tabard simulate --help\n");
        assertThat(Ran.tabard("simulate", "macht", "--lang", "fr", "--games", "many")
                        .err())
                .contains("--games ne prend pas «\u00a0many\u00a0»")
                .hasLineCount(1);
        assertThat(Ran.tabard("arena", "macht", "--bots", "greedy").err()).contains("--bots must be at least 2, not 1");
        assertThat(Ran.tabard("serve", "--port", "99999").err())
                .isEqualTo("tabard: 99999 is no port: they go from 0 to 65535\n");
        assertThat(Ran.tabard("simulate", "macht", "--games", "0").err())
                .contains("--games must be at least 1")
                .hasLineCount(1);
        assertThat(Ran.tabard("rules").err()).isEqualTo("tabard: GAME is missing; see tabard rules --help\n");
        assertThat(Ran.tabard("arena", "macht").err())
                .isEqualTo("tabard: --bots BOT is missing; see tabard arena --help\n");
        assertThat(Ran.tabard("rules", "macht", "--lang", "de").err())
                .contains("no language \"de\"")
                .hasLineCount(1);
        assertThat(Ran.tabard("cases").exit()).isEqualTo(2);
    }

    @Test
    void aTraceIsShownOnlyWhenAskedFor() {
        assertThat(Ran.tabard("rules", "macht", "99.9").err()).doesNotContain("\tat ");
        assertThat(Ran.tabard("rules", "macht", "99.9", "--debug").err()).contains("tabard.table.Refusal");
    }

    @Test
    void theRulesAreReadWholeOrByTheClause() {
        assertThat(Ran.tabard("rules", "macht").out())
                .contains("MO-1.1", "MO-7.4")
                .doesNotContain("*");
        assertThat(Ran.tabard("rules", "macht", "6.3", "--lang", "fr").out()).startsWith("MO-6.3 Renverser");
        assertThat(Ran.tabard("rules", "macht").out().lines()).allMatch(line -> line.length() <= 100);
    }

    @Test
    void theShippedCasesShowEveryClause() {
        assertThat(Ran.tabard("rules", "macht", "--coverage").exit()).isZero();
        var cases = Ran.tabard("cases", "--game", "macht", "--json");
        assertThat(cases.exit()).isZero();
        assertThat(cases.json().get("failed")).isEmpty();
        assertThat(cases.json().get("cases").asInt()).isPositive();
    }

    @Test
    void aCaseThatExpectsTheWrongThingFailsAndShowsBoth() throws IOException {
        var file = folder.resolve("wrong.yaml");
        Files.writeString(file, """
            game: macht
            cases:
              - rule: MO-4.B
                name: a mage is placed
                given: {agenda: [acting orange 2, ending]}
                when: ["orange: place gwent"]
                then: {provinces: {gwent: {mages: 7}}}
            """);
        var wrong = Ran.tabard("cases", file.toString());
        assertThat(wrong.exit()).isEqualTo(1);
        assertThat(wrong.out())
                .contains("a mage is placed", "then.provinces.gwent.mages", "EXPECTED", "FOUND")
                .containsPattern("7 +1\n");
        var failed = Ran.tabard("cases", file.toString(), "--json")
                .json()
                .get("failed")
                .get(0)
                .get("differences")
                .get(0);
        assertThat(failed.get("expected").asString()).isEqualTo("7");
        assertThat(failed.get("found").asString()).isEqualTo("1");
        Files.writeString(file, Files.readString(file).replace("mages: 7", "mages: 1"));
        assertThat(Ran.tabard("cases", file.toString()).exit()).isZero();
    }

    @Test
    void aSimulationIsTheSameOnAnyNumberOfThreads() {
        var one = Ran.tabard("simulate", "macht", "--games", "40", "--seed", "9", "--threads", "1", "--json");
        var two = Ran.tabard("simulate", "macht", "--games", "40", "--seed", "9", "--threads", "2", "--json");
        assertThat(one.exit()).isZero();
        assertThat(one.json().propertyNames())
                .contains("game", "seats", "games", "decisions", "steps", "seconds", "decisionsPerSecond", "cpuSeconds")
                .contains("decisionsPerCpuSecond", "meanDecisions", "wins", "draws", "errors");
        assertThat(untimed(one.json())).isEqualTo(untimed(two.json()));
    }

    private static JsonNode untimed(JsonNode results) {
        return ((ObjectNode) results)
                .remove(List.of("seconds", "decisionsPerSecond", "cpuSeconds", "decisionsPerCpuSecond", "threads"));
    }

    @Test
    void aTournamentInPartsIsThatOfOneRunToTheByte() {
        var whole = arena("--html", folder.resolve("whole.html").toString());
        for (int i = 1; i <= 3; i++) {
            var part = arena(
                    "--part", i + "/3", "--journal", folder.resolve("part" + i).toString());
            assertThat(part.exit()).as(part.err()).isZero();
            assertThat(part.out()).startsWith("Part " + i + " of 3: its 4 games are in ");
        }
        var merged = arena(
                "--html",
                folder.resolve("merged.html").toString(),
                "--merge",
                folder.resolve("part1") + "," + folder.resolve("part2"),
                folder.resolve("part3").toString());
        assertThat(merged).isEqualTo(whole);
        assertThat(folder.resolve("merged.html")).hasSameTextualContentAs(folder.resolve("whole.html"));
        assertThat(arena("--part", "1/3").err()).contains("--journal").hasLineCount(1);
        assertThat(arena("--part", "1/3", "--merge", "x").err())
                .contains("not both")
                .hasLineCount(1);
        assertThat(arena("--merge", folder.resolve("nowhere").toString()))
                .satisfies(ran -> assertThat(ran.exit()).isEqualTo(1))
                .satisfies(ran -> assertThat(ran.err()).contains("nowhere").hasLineCount(1));
    }

    private static Ran arena(String... more) {
        var line = new ArrayList<>(List.of("arena", "macht", "--bots", "greedy,random", "--games", "12", "--json"));
        line.addAll(List.of(more));
        return Ran.tabard(line.toArray(String[]::new));
    }

    @Test
    void withoutTheLaboratoryThereAreNoDataFiles() {
        var file = folder.resolve("games.parquet");
        var ran = Ran.tabard("simulate", "macht", "--games", "1", "--export", file.toString());
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).contains("need the laboratory").hasLineCount(1);
        assertThat(Ran.tabard("query", file.toString(), "SELECT 1").err()).isEqualTo(ran.err());
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void theLawsAreChecked() {
        var laws = Ran.tabard("laws", "macht", "--games", "2", "--option", "map=letters");
        assertThat(laws.err()).isEmpty();
        assertThat(laws.out()).contains("map=letters", "Looked at 2 games").doesNotContain("map=britain");
        assertThat(Ran.tabard("laws", "macht", "--seats", "5").err()).contains("exactly 2 players");
    }

    @Test
    void lawsLookAtAShareOfManyGamesAndAtAPartOfTheWays() {
        var one = Ran.tabard("laws", "macht", "--games", "20", "--share", "0.01", "--part", "1/2");
        var whole = Ran.tabard("laws", "macht", "--games", "1");
        assertThat(one.out()).contains("Looked at 20 games").contains("Positions looked at: ");
        assertThat(whole.out()).contains("Looked at 2 games").contains("games looked at as a whole too: 2.");
        var made = Ran.tabard(
                "laws", "campaign", "--seats", "2", "--option", "end=turns,turns=3", "--games", "1", "--made", "1");
        assertThat(made.out()).contains("scenario=@FILE", "scenario=standard-2p");
        assertThat(Ran.tabard("laws", "macht", "--part", "4/3").err())
                .contains("4/3")
                .hasLineCount(1);
        assertThat(Ran.tabard("laws", "macht", "--share", "0").err())
                .isEqualTo("tabard: The share looked at is a number above 0 and at most 1, not 0.0\n");
    }
}
