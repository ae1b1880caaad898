package tabard.campaign.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** CA-21.52: what a campaign's document says, and what it leaves out. */
class CampaignDocumentTest {
    private static String sample() throws IOException {
        try (var in = CampaignDocumentTest.class.getResourceAsStream("/tabard/campaign/sample-campaign.json")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void theSampleSaysWhatItSays() throws IOException {
        var read = CampaignDocument.read(SmallMap.json(sample()));
        assertThat(read.title()).isEqualTo("La Guerre des Trois Trônes");
        assertThat(read.scenario()).isSameAs(Scenario.of("standard-3p"));
        assertThat(read.battles()).isEqualTo(Battles.TABLE);
        assertThat(read.end()).isEqualTo(EndMode.TURNS);
        assertThat(read.seats())
                .extracting(CampaignDocument.SeatEntry::people)
                .containsExactly(People.of("loup"), People.of("lion"), People.of("rat"));
        assertThat(read.seats()).extracting(seat -> seat.roster().size()).containsExactly(5, 7, 12);
    }

    /** The last example of docs/maps.md. */
    @Test
    void thatOfTheGuideIsRead() throws IOException {
        String page = Files.readString(Path.of("../../docs/maps.md"));
        int from = page.lastIndexOf("```json\n") + "```json\n".length();
        var read = CampaignDocument.read(SmallMap.json(page.substring(from, page.indexOf("```", from))));
        assertThat(read.end()).isEqualTo(EndMode.DOMINATION);
        assertThat(read.share()).isEqualTo(50);
        assertThat(read.umpire()).isEqualTo(Umpire.SEAT);
        assertThat(read.largeBattles()).isTrue();
        assertThat(read.seats()).extracting(seat -> seat.roster().size()).containsExactly(2, 12, 12);
        assertThat(read.seats().getLast().people()).isNull();
    }

    @Test
    void whatItLeavesOutIsAsUsual() {
        var read = CampaignDocument.read(Map.of());
        assertThat(read.scenario()).isSameAs(Scenario.of("standard-2p"));
        assertThat(read.end()).isEqualTo(EndMode.TURNS);
        assertThat(read.turns()).isEqualTo(12);
        assertThat(read.share()).isEqualTo(60);
        assertThat(read.umpire()).isEqualTo(Umpire.AUTOMATIC);
        assertThat(read.battles()).isEqualTo(Battles.VIRTUAL);
        assertThat(List.of(read.goldObjectives(), read.largeBattles(), read.withdrawal()))
                .containsExactly(true, false, false);
        assertThat(read.seats()).hasSize(2).allSatisfy(seat -> {
            assertThat(seat.people()).isNull();
            assertThat(seat.roster().size()).isEqualTo(Roster.MOST);
        });
    }

    @Test
    void aMapOfOnesOwnStandsInItOrForIt() {
        var map = SmallMap.read().document();
        assertThat(CampaignDocument.read(Map.of("map", map)).scenario())
                .isSameAs(CampaignDocument.read(map).scenario());
        assertThat(CampaignDocument.read(map).turns()).isEqualTo(8);
        var bad = SmallMap.read().document();
        bad.put("box", 7);
        var refusal = catchThrowableOfType(Refusal.class, () -> CampaignDocument.read(Map.of("map", bad)));
        assertThat(refusal.why())
                .isEqualTo(Said.of("refused.at", "map", Said.of("refused.at", "box", Said.of("file.pair", "7"))));
    }

    @ParameterizedTest
    @CsvSource({
        "standard-3p, standard-7p, scenario, file.word-near",
        "automatic, nobody, umpire, file.word",
        "\"table\", \"chess\", battles, file.word",
        "\"turns\": 12, \"turns\": 41, end.turns, document.range",
        "\"lion\", \"lions\", seats.2.people, file.word-near",
        "\"lion\", 7, seats.2.people, file.word",
        "\"lion\", [], seats.2.people, file.word",
        "\"lion\", \"loup\", seats.2.people, setup.people-twice",
        "Okrane, vorhask, seats.1.incarnates.4.name, campaign.incarnate-twice",
        "Okrane, <b>, seats.1.incarnates.4.name, file.name-signs",
        "\"withdrawal\": false, \"withdrawn\": true, options, document.unknown-near",
        "\"title\", \"titel\", '', document.unknown-near"
    })
    void whatIsWrongIsRefusedWithTheField(String right, String wrong, String at, String why) throws IOException {
        String text = sample();
        assertThat(text).contains(right);
        refused(SmallMap.json(text.replace(right, wrong)), at, why);
    }

    @Test
    void aThirteenthIncarnateIsRefused() throws IOException {
        String more = "{\"number\": 12, \"name\": \"Pied-Plat\"}, {\"number\": 13, \"name\": \"Treizième\"}";
        String text = sample().replace("{\"number\": 12, \"name\": \"Pied-Plat\"}", more);
        refused(SmallMap.json(text), "seats.3.incarnates", "campaign.roster");
    }

    @Test
    void moreSeatsThanTheMapHasAreRefused() throws IOException {
        refused(SmallMap.json(sample().replace("standard-3p", "standard-2p")), "seats", "setup.players");
    }

    @Test
    void scenarioAndMapTogetherAreRefused() {
        var refusal = catchThrowableOfType(
                Refusal.class,
                () -> CampaignDocument.read(
                        Map.of("scenario", "standard-2p", "map", SmallMap.read().document())));
        assertThat(refusal.why().key()).isEqualTo("campaign.scenario-and-map");
    }

    private static void refused(Map<String, Object> document, String at, String why) {
        var refusal = catchThrowableOfType(Refusal.class, () -> CampaignDocument.read(document));
        assertThat(refusal).isNotNull();
        var said = refusal.why();
        if (!at.isEmpty()) {
            assertThat(said.args().getFirst()).isEqualTo(at);
            said = (Said) said.args().getLast();
        }
        assertThat(said.key()).isEqualTo(why);
    }
}
