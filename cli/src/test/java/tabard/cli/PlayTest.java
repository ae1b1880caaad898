package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games played through a pipe, as a script would. */
class PlayTest {
    /** The first position of this seed asks Orange for two actions. */
    private static final String[] OPENING = {"play", "macht", "--seats", "human,random", "--seed", "3"};

    @TempDir
    Path folder;

    private Ran opening(String input, String... more) {
        return Ran.typing(input, Stream.of(OPENING, more).flatMap(Stream::of).toArray(String[]::new));
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void aWholeGameIsPlayedAndItsRecordHolds() {
        // Whoever always takes the first option comes to the end of the game too.
        var game = Ran.typing(
                "1\n".repeat(5_000),
                "play",
                "macht",
                "--seats",
                "human,random",
                "--seed",
                "5",
                "--record",
                file("whole.record"));
        assertThat(game.err()).isEmpty();
        assertThat(game.exit()).isZero();
        assertThat(game.out()).contains("The record is in " + file("whole.record"));
        var replayed = Ran.tabard("replay", file("whole.record"), "--json").json();
        assertThat(replayed.get("over").asBoolean()).isTrue();
        assertThat(replayed.get("winners")).isNotEmpty();
    }

    @Test
    void botsCanPlayAmongThemselves() {
        var game = Ran.tabard("play", "macht", "--seats", "random,random", "--seed", "1");
        assertThat(game.exit()).isZero();
        assertThat(game.out()).contains("Orange: ", "White: ");
    }

    @Test
    void aLineANumberAndANumberWithItsTargetAreTheSameChoice() throws IOException {
        opening("place gwent\nsave " + file("line") + "\n");
        opening("3 gwent\nsave " + file("target") + "\n");
        opening("3\ngwent\nsave " + file("two steps") + "\n");
        String line = Files.readString(folder.resolve("line"));
        assertThat(line).contains("orange: place gwent");
        assertThat(Files.readString(folder.resolve("target"))).isEqualTo(line);
        assertThat(Files.readString(folder.resolve("two steps"))).isEqualTo(line);
    }

    @Test
    void aBotTellsWhatItWouldDoAndWhy() throws IOException {
        var game = opening("hint\nsave " + file("hinted") + "\n");
        assertThat(game.out()).containsPattern("Place a mage \\(\\S+\\): [\\d.]+ % ± [\\d.]+\n    for it: .* up");
        assertThat(Files.readString(folder.resolve("hinted"))).doesNotContain("orange: place");
        assertThat(opening("conseil\n", "--lang", "fr").out())
                .containsPattern("Poser un mage \\(\\S+\\)\u00a0: [\\d,]+\u00a0% ± [\\d,]+\n    pour\u00a0: ");
    }

    /** The clause would say which event it is. */
    @Test
    void whatAnotherNotedInSecretIsToldWithoutItsClause() {
        var game = Ran.typing("1\n".repeat(12) + "log\n", "play", "campaign", "--seats", "human,random", "--seed", "3");
        assertThat(game.out())
                .containsPattern("\\d Blue notes no event\\. \\[CA-4\\.1\\]")
                .containsPattern("\\d Orange has noted an event\\.\n");
    }

    /** Small differences take a tenth to be seen; what is no difference has words of its own. */
    @ParameterizedTest
    @ValueSource(strings = {"macht", "defenders", "campaign"})
    void noOptionThatIsToldApartReadsLikeTheBest(String game) {
        var played = Ran.typing("hint\n1\n".repeat(4), "play", game, "--seats", "human,random", "--seed", "3");
        var chance = Pattern.compile("^  \\S.*: ([\\d.]+) %.*$", Pattern.MULTILINE);
        var lists = Pattern.compile("(^  \\S.*: ([\\d.]+ %|about equal).*\n(    .*\n)*)+", Pattern.MULTILINE)
                .matcher(played.out())
                .results()
                .map(list -> chance.matcher(list.group())
                        .results()
                        .map(found -> found.group(1))
                        .toList())
                .toList();
        assertThat(lists)
                .as(played.out())
                .isNotEmpty()
                .allSatisfy(chances ->
                        assertThat(chances.subList(1, chances.size())).doesNotContain(chances.getFirst()));
    }

    @Test
    void undoTakesTheLastChoiceBack() throws IOException {
        var game = opening("place gwent\nundo\nplace powys\nsave " + file("undone") + "\n");
        assertThat(game.out()).contains("Taken back.");
        assertThat(Files.readString(folder.resolve("undone")))
                .contains("orange: place powys")
                .doesNotContain("place gwent");
    }

    @Test
    void whatFollowsADrawCannotBeUndone() {
        assertThat(opening("undo\n").out()).contains("cannot be taken back");
    }

    @Test
    void whyTellsTheReasonAndTheClause() {
        var game = opening("why place gwent\nwhy topple gwent\n");
        assertThat(game.out()).contains("\"place gwent\" is possible.", "MO-4.B", "[MO-6.3]", "strictly greater");
    }

    @Test
    void whatCannotBeDoneIsAskedForInWordsToo() {
        String day = "cleric\nfight the minions here\nwhy heal\n";
        var english = Ran.typing(day, "play", "defenders", "--seats", "human,random", "--seed", "5");
        assertThat(english.out())
                .contains("There is no minion within reach", "[DR-6.1]", "You have lost no life", "DR-5.11");
        String jour = "prêtresse\ncombattre les séides du lieu\n";
        var french = Ran.typing(jour, "play", "defenders", "--seats", "human,random", "--seed", "5", "--lang", "fr");
        assertThat(french.out()).contains("Aucun Séide à portée", "[DR-6.1]");
    }

    @Test
    void whatCannotBePlayedIsRefusedAndAskedAgain() {
        var game = opening("topple gwent\nplace gwnt\n99\nrules 1.5\nrules 99\n");
        assertThat(game.out())
                .contains(
                        "[MO-6.3]",
                        "did you mean \"gwent\"?",
                        "There is no option 99",
                        "MO-1.5",
                        "There is no clause \"99\"");
        assertThat(game.exit()).isZero();
    }

    @Test
    void theEndOfTheInputLeavesTheGameAndKeepsTheRecord() {
        var game = opening("place gwent\n", "--record", file("left.record"));
        assertThat(game.exit()).isZero();
        assertThat(Ran.tabard("replay", file("left.record")).out()).contains("The game is not over.");
    }

    @Test
    void aSavedGameGoesOn() {
        opening("place gwent\nsave " + file("saved.record") + "\n");
        var game = Ran.typing(
                "place powys\nsave " + file("on.record") + "\n",
                "play",
                "macht",
                "--from",
                file("saved.record"),
                "--seats",
                "human,random");
        assertThat(game.err()).isEmpty();
        assertThat(Ran.tabard("replay", file("on.record")).exit()).isZero();
        assertThat(folder.resolve("on.record")).content().contains("orange: place gwent\norange: place powys\n");
    }

    @Test
    void aPositionIsPlayedFrom() throws IOException {
        Files.writeString(
                folder.resolve("given.yaml"),
                "provinces: {gwent: {owner: orange, mages: 2}}\nagenda: [acting orange 2, ending]\n");
        var game = Ran.typing("log\n", "play", "macht", "--from", file("given.yaml"));
        assertThat(game.out()).contains("Orange: mage\u00a0×2");
    }

    @Test
    void secretsAreHiddenWhileTheKeyboardIsPassedOn() throws IOException {
        Files.writeString(
                folder.resolve("auction.yaml"), "display: {victory-point: 1}\nagenda: [acting orange 2, ending]\n");
        var game = Ran.typing(
                "take victory-point\n\nbid 2\n\nbid 1\n",
                "play",
                "macht",
                "--from",
                file("auction.yaml"),
                "--seats",
                "human,human");
        assertThat(game.out()).contains("The keyboard goes to Orange", "The keyboard goes to White");
        String whites = game.out().substring(game.out().indexOf("The keyboard goes to White"));
        assertThat(whites.substring(0, whites.indexOf("White> "))).doesNotContain("bids 2");
    }

    @Test
    void theGameIsPlayedInFrench() {
        var game = opening("aide\npourquoi topple gwent\nquitter\n", "--lang", "fr");
        assertThat(game.out()).contains("pourquoi LIGNE", "MO-6.3", "Vous avez quitté la partie.");
    }

    /** Names are read and typed, not ids; cards and heroes are explained; lines of the map are told; after a roll only what changed. */
    @Test
    void defendersIsPlayedByNamesInFrench() {
        var game = Ran.typing(
                "prêtresse\naide\nvoies cite royale\naller a pied COL DU LOUP\n2 vallée des orcs\n",
                "play",
                "defenders",
                "--seats",
                "human",
                "--seed",
                "5",
                "--lang",
                "fr");
        assertThat(game.err()).isEmpty();
        assertThat(game.out())
                .contains(
                        "Attaques bénies\u00a0: ",
                        "Lion va à pied au Col du Loup.",
                        "Lion va à pied dans la Vallée des Orcs.")
                .containsPattern("Cité Royale +Forêt du Chêne Père, Col du Loup")
                .containsPattern("«\u00a02 [A-Z]")
                .doesNotContain("father-oak-forest", "hc-", "gwent", "Type the");
    }

    @Test
    void afterARollOnlyWhatChangedIsShown() throws IOException {
        Files.writeString(
                folder.resolve("fight.yaml"),
                "lion: {place: wyvern-forest}\nminions: {green: {wyvern-forest: 3, thorny-woods: 3}}\n");
        var game = Ran.typing("fight\n", "play", "defenders", "--from", file("fight.yaml"), "--seed", "1");
        assertThat(game.out()).contains("Hero deck", "Dice against orcs: ");
        String rolled = game.out().substring(game.out().indexOf("Dice against orcs: "));
        assertThat(rolled).contains("Wyvern Forest", "Lion> ").doesNotContain("Hero deck");
    }

    @Test
    void theEnvironmentChoosesTheLanguage() {
        var game = Ran.in(Map.of("LANG", "fr_FR.UTF-8"), "quitter\n", OPENING);
        assertThat(game.out()).contains("Vous avez quitté la partie.");
    }

    @Test
    void aRecordThatCannotBeWrittenIsRefusedBeforeTheGame() {
        var game = opening("", "--record", file("no such folder/x.record"));
        assertThat(game.exit()).isEqualTo(1);
        assertThat(game.err()).startsWith("tabard: ").contains("its folder does not exist");
        assertThat(game.out()).isEmpty();
    }

    @Test
    void playersMustFitTheSeats() {
        assertThat(Ran.tabard("play", "macht", "--seats", "me,clerk").err())
                .contains("Nobody called \"me\" can sit there; there are: human, random");
        assertThat(Ran.tabard("play", "macht", "--seats", "human,gredy").err()).contains("did you mean \"greedy\"?");
        assertThat(Ran.tabard("play", "macht", "--seats", "human").err()).contains("exactly 2 players");
    }
}
