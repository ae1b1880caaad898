package tabard.defenders;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabard.defenders.content.Banner;
import tabard.defenders.rules.Move;
import tabard.defenders.rules.State;
import tabard.laws.cases.Records;
import tabard.table.Match;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** Whole recorded games read aloud: every step as a sentence, and below it what followed. */
final class ReadAloudTest {
    private static final Defenders GAME = new Defenders();

    /** Keys, ids and holes: no sentence has any. */
    private static final Pattern RAW = Pattern.compile("[{}@\\[\\]]|\\b(log|changed)\\.\\w|\\b(hc|ds)-\\d|[a-z]-shown");

    private final Map<String, Match<State, Move>> recorded = Records.replay(GAME, Path.of("src/test/records"));

    private static List<String> aloud(Match<State, Move> match, String language) {
        var words = Words.of(GAME, language);
        var lines = new ArrayList<String>();
        var before = GAME.see(match.after(0), Viewer.Spectator.SPECTATOR);
        for (int i = 0; i < match.steps().size(); i++) {
            lines.add(words.say(GAME.told(before, match.steps().get(i))));
            var after = GAME.see(match.after(i + 1), Viewer.Spectator.SPECTATOR);
            GAME.followed(before, after).forEach(said -> lines.add("  " + words.say(said)));
            before = after;
        }
        return lines;
    }

    private List<String> aloud(String language) {
        var lines = new ArrayList<String>();
        recorded.values().forEach(match -> lines.addAll(aloud(match, language)));
        return lines;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr"})
    void everyLineOfEveryRecordIsASentence(String language) {
        assertThat(aloud(language))
                .allSatisfy(line -> assertThat(line).isNotBlank().doesNotContainPattern(RAW));
    }

    @Test
    void whatFollowedIsToldInEnglish() {
        assertThat(aloud("en"))
                .containsSequence(
                        "Lion rolls ⚄ ⚁ ⚃ ⚅ ⚁ ⚂ ⚅ – 4 hits, 4 or more needed.",
                        "  Varkolak takes 4 wounds.",
                        "Lion rolls for life: ⚁, 2 life tokens to lose.",
                        "  Lion loses 2 life tokens; 4 left.",
                        "Lion rolls for cards: ⚀, 1 card to lose.",
                        "Lion discards the card Withered Hills (gate).",
                        "  Lion is driven back to Monarch City.")
                .contains(
                        "  Stag loses 2 life tokens; 3 left.",
                        "  The Ranger (Lion) dies.",
                        "  There is no room for another minion in the Dark Woods: a crystal is placed.",
                        "  Three demons taint the land on the Blood Flats: a crystal is placed.",
                        "  2 undead come to the Dancing Stones.",
                        "  Varkolak advances to Windy Pass.",
                        "  Gorgutt is slain by Stag.",
                        "  The war grows fiercer: square 2 of the war track.",
                        "  The discards are shuffled into the hero deck.",
                        "  Turn 2: Stag plays.");
    }

    @Test
    void whatFollowedIsToldInFrench() {
        assertThat(aloud("fr"))
                .containsSequence(
                        "Lion obtient ⚄ ⚁ ⚃ ⚅ ⚁ ⚂ ⚅ – 4 touches, il faut 4 ou plus.",
                        "  Varkolak subit 4 Blessures.",
                        "Lion lance le dé de vie : ⚁, 2 jetons de Vie à perdre.",
                        "  Lion perd 2 jetons de Vie ; il en reste 4.",
                        "Lion lance le dé de cartes : ⚀, 1 carte à perdre.",
                        "Lion défausse la carte Collines Flétries (Portail).",
                        "  Lion est repoussé dans la Cité Royale.")
                .contains(
                        "  Cerf perd 2 jetons de Vie ; il en reste 3.",
                        "  Le Ranger (Lion) meurt.",
                        "  Il n’y a plus de place pour un Séide dans les Bois Sombres : un Cristal est posé.",
                        "  Trois Démons corrompent la terre dans les Plaines de Sang : un Cristal est posé.",
                        "  2 Morts-Vivants arrivent aux Pierres Dansantes.",
                        "  Varkolak avance et arrive au Col Venteux.",
                        "  Gorgutt est abattu par Cerf.",
                        "  La guerre s’aggrave : le jeton Intensité du Conflit passe au cran 2.",
                        "  La défausse est mélangée pour refaire le paquet Héros.",
                        "  Tour 2 : à Cerf de jouer.");
    }

    /** One record serves several clauses: the one that is cited is the one that says it. */
    @Test
    void everyDeedCitesItsOwnClause() {
        var clauses = new TreeMap<String, TreeSet<String>>();
        for (var match : recorded.values()) {
            for (int i = 0; i < match.steps().size(); i++) {
                var seen = GAME.see(match.after(i), Viewer.Referee.REFEREE);
                var step = match.steps().get(i);
                String word = step.line().replaceFirst("^\\w+: (\\w+).*", "$1");
                clauses.computeIfAbsent(word, _ -> new TreeSet<>()).add(GAME.clause(seen, step));
            }
        }
        assertThat(clauses.get("discard")).containsOnly("DR-8.12", "DR-10.2");
        assertThat(clauses.get("done")).containsOnly("DR-15.2", "DR-16.10", "DR-16.13", "DR-16.5", "DR-16.8");
        assertThat(clauses.get("drawn")).contains("DR-3.3", "DR-7.9", "DR-8.8", "DR-10.1", "DR-18.23");
        assertThat(clauses.get("mustered")).containsOnly("DR-18.9", "DR-18.10", "DR-18.11");
        assertThat(clauses.get("play")).hasSize(15).allMatch(clause -> clause.startsWith("DR-16."));
        assertThat(clauses.get("shown")).containsOnly("DR-5.9", "DR-16.12");
        assertThat(clauses.get("steed")).containsOnly("DR-15.10", "DR-18.6");
        assertThat(clauses.get("take")).containsOnly("DR-16.8", "DR-16.13", "DR-18.9", "DR-18.10", "DR-18.11");
        assertThat(clauses.get("to")).containsOnly("DR-5.4", "DR-5.6", "DR-15.22", "DR-16.9", "DR-18.14");
        assertThat(clauses.get("turned")).containsOnly("DR-3.5", "DR-3.6");
        assertThat(clauses.get("use")).doesNotContain("DR-17.4");
    }

    /** First the blow, then the fall, then what comes of it. */
    @Test
    void theWarGrowsFiercerAfterAGeneralHasFallen() {
        var lines = aloud("en");
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("  The war grows fiercer")) {
                assertThat(lines.get(i - 1)).matches("  \\w+ is slain by \\w+\\.");
            }
        }
    }

    /** Names begin with vowels too, so no bare "de" stands before one; the names of cards have no article, so "la carte" stands before them. */
    @Test
    void frenchNamesStandWhereTheyNeedNoElision() {
        assertThat(aloud("fr"))
                .anyMatch(line -> line.startsWith("Épreuve de la carte "))
                .anyMatch(line -> line.contains(" utilise la récompense de la Quête "))
                .noneMatch(line -> line.matches("(?U).*\\b[Dd]e [AEIOUYÂÉÈÊÎÔ].*"))
                .anyMatch(line -> line.matches("\\w+ pioche la carte .*\\."))
                .noneMatch(line -> line.matches("(?U).*\\b(remet|pioche|défausse) carte .*"));
    }

    @Test
    void whoEntersWhileAnAttackIsLostRetreatsFromNowhere() {
        var s = GAME.parse(Map.of(
                "lion", Map.of("hero", "none", "fallen", true),
                "siege", Map.of("general", "gorgutt", "leader", "lion", "life", 6),
                "agenda", List.of("choosing lion", "paying lion", "retreating lion", "regrouping", "falling")));
        var before = GAME.see(s, Viewer.Spectator.SPECTATOR);
        GAME.apply(s, new Step.Chosen<>(Banner.LION, GAME.action("enter wizard")));
        var told = GAME.followed(before, GAME.see(s, Viewer.Spectator.SPECTATOR));
        assertThat(told).extracting(Said::key).doesNotContain("changed.retreat");
    }
}
