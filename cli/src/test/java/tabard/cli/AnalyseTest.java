package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Recorded games looked at again. */
class AnalyseTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"macht", "immortals", "defenders", "campaign", "mageknight"})
    void everyGameIsAnalysed(String game) {
        var ran = Ran.tabard("analyse", played(game, "random"), "--tries", "4", "--nodes", "40", "--json");
        assertThat(ran.exit()).as(ran.err()).isZero();
        var curve = ran.json().get("curve");
        assertThat(curve.size()).isGreaterThan(1);
        assertThat(curve.get(0).get("round").asInt()).isZero();
        curve.valueStream()
                .flatMap(moment -> moment.get("chances").valueStream())
                .forEach(chance -> assertThat(chance.asDouble()).isBetween(0.0, 1.0));
        assertThat(ran.json().get("judged").asInt()).isPositive();
        var costs =
                ran.json().get("costliest").valueStream().map(AnalyseTest::cost).toList();
        assertThat(costs).hasSizeLessThanOrEqualTo(5).allMatch(cost -> cost >= 0.01);
        for (int i = 1; i < costs.size(); i++) {
            assertThat(costs.get(i)).isLessThanOrEqualTo(costs.get(i - 1));
        }
        ran.json().get("costliest").valueStream().forEach(lapse -> {
            assertThat(lapse.get("best").asString())
                    .isNotEqualTo(lapse.get("chosen").asString());
            assertThat(lapse.get("bestClause").asString()).contains("-");
        });
    }

    private static double cost(JsonNode lapse) {
        return lapse.get("could").asDouble() - lapse.get("came").asDouble();
    }

    private String played(String game, String bots) {
        Ran.tabard("simulate", game, "--games", "1", "--bots", bots, "--record", folder.toString());
        return folder.resolve(game + "-1.record").toString();
    }

    @Test
    void whoPlaysAtRandomMakesTheCostliestMistakes() {
        var ran = Ran.tabard("analyse", played("macht", "random,greedy"), "--tries", "100", "--json");
        var careless = ran.json()
                .get("costliest")
                .valueStream()
                .map(lapse -> lapse.get("seat").asString())
                .toList();
        assertThat(careless).hasSize(5).filteredOn("orange"::equals).hasSizeGreaterThan(2);
        assertThat(ran)
                .isEqualTo(
                        Ran.tabard("analyse", folder.resolve("macht-1.record").toString(), "--tries", "100", "--json"));
    }

    @Test
    void itIsToldInBothLanguages() {
        var file = played("macht", "random");
        for (String language : List.of("en", "fr")) {
            var ran = Ran.tabard("analyse", file, "--tries", "30", "--lang", language);
            assertThat(ran.exit()).as(ran.err()).isZero();
            assertThat(ran.out())
                    .contains(language.equals("en") ? "The costliest decisions" : "Les décisions les plus coûteuses")
                    .contains(language.equals("en") ? "Round 1:" : "Tour 1")
                    .contains("[MO-")
                    .doesNotContain("worth.", "analyse.", "hint.");
        }
    }

    @Test
    void whatIsNoRecordIsRefusedInOneLine() throws IOException {
        var file = Files.writeString(folder.resolve("x.record"), "no record\n");
        var ran = Ran.tabard("analyse", file.toString());
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).startsWith("tabard: ").hasLineCount(1);
    }
}
