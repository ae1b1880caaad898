package tabard.defenders;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
                .contains(
                        "  Stag loses 2 life tokens; 3 left.",
                        "  The Ranger (Lion) dies.",
                        "  Overrun in the Dark Woods: a crystal is placed.",
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
                .contains(
                        "  Cerf perd 2 jetons de vie ; il en reste 3.",
                        "  Le Ranger (Lion) meurt.",
                        "  Invasion dans les Bois Sombres : un Cristal est posé.",
                        "  Trois Démons souillent la terre dans les Plaines de Sang : un Cristal est posé.",
                        "  Séides arrivés aux Pierres Dansantes : 2 Morts-Vivants.",
                        "  Varkolak avance et se trouve au Col Venteux.",
                        "  Gorgutt tombe sous les coups de Cerf.",
                        "  La guerre s’aggrave : cran 2 de la piste de guerre.",
                        "  La défausse est mélangée pour refaire le paquet Héros.",
                        "  Tour 2 : à Cerf de jouer.");
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
