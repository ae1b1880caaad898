package tabard.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;
import tabard.server.Config;
import tabard.server.Database;
import tabard.server.pebbles.Pebbles;
import tabard.server.store.Downgrade;
import tabard.server.store.News;
import tabard.server.store.Person;
import tabard.server.store.StepRow;
import tabard.server.store.Store;
import tabard.server.store.Tables;
import tabard.table.Refusal;

/** A log whose replay does not lead where it once led is not played on. */
@ParameterizedClass
@EnumSource(Database.class)
class MarksTest {
    private static final Logger LOG = (Logger) LoggerFactory.getLogger(Loaded.class);

    @Parameter
    Database database;

    @TempDir
    Path folder;

    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
    private final Thinkers thinkers = new Thinkers(1, BotBench.ofPilgrims());
    private Config config;

    @BeforeEach
    void listen() {
        config = database.config(folder);
        lines.start();
        LOG.addAppender(lines);
    }

    @AfterEach
    void restore() {
        LOG.detachAppender(lines);
        Pebbles.lost = 0;
        thinkers.close();
    }

    private Store open() {
        return Store.open(config.data(), config.database());
    }

    private static List<StepRow> log(Store store) {
        return store.read(handle -> Tables.log(handle, "t"));
    }

    /** The opening and five turns; returns the position after each, the opening first. */
    private List<Map<String, Object>> played(Store store) {
        LonePlayer.lay(store, "pebbles-2");
        var ann = LonePlayer.at(store, thinkers);
        var positions = new ArrayList<>(List.of(ann.position()));
        for (String line : List.of("take 1", "take 2", "take 3", "take 2", "take 1")) {
            assertThat(ann.choose(line)).noneMatch(message -> message.contains("refused"));
            positions.add(ann.position());
        }
        return positions;
    }

    /** The view, which is of that position. */
    private static String shown(LonePlayer ann, Map<String, Object> position) {
        assertThat(ann.heard())
                .filteredOn(MarksTest::view)
                .singleElement()
                .satisfies(message -> assertThat(message)
                        .contains("\"set\":{\"heap\":" + heap(position.get("heap")) + "},\"status\""));
        return ann.heard().stream().filter(MarksTest::view).findFirst().orElseThrow();
    }

    private static boolean view(String message) {
        return message.startsWith("{\"t\":\"view\"");
    }

    private static String heap(@Nullable Object pebbles) {
        return "{\"t\":\"note\",\"at\":\"table\",\"text\":[\"heap\"," + pebbles + "]}";
    }

    /** At a table that differs from its turn number so-and-so on. */
    private void standsStill(Store store, int turn, Map<String, Object> position) {
        var before = log(store);
        var ann = LonePlayer.at(store, thinkers);
        String sentence = "[\"inn.differs\"," + turn + "]";
        assertThat(shown(ann, position))
                .contains("\"waits\":[],\"asks\":[]", "\"undo\":false,\"reopen\":false")
                .contains("\"parting\":{\"turn\":" + turn + ",\"then\":[\"status.turn\",")
                .doesNotContain("ask.turn");
        assertThat(ann.heard().getLast()).startsWith("{\"t\":\"refused\"").contains(sentence);
        assertThat(ann.position()).isEqualTo(position);
        assertThat(ann.choose("take 1"))
                .singleElement()
                .satisfies(message -> assertThat(message).contains(sentence));
        assertThatThrownBy(() -> ann.house().run("t", new Request.GiveUp(new Person("ann", "Ann", null, 0))))
                .isInstanceOfSatisfying(
                        Refusal.class,
                        refusal -> assertThat(refusal.why().key()).isEqualTo("inn.differs"));
        assertThatThrownBy(() -> ann.house().ask("t", Replays::record)).isInstanceOf(Refusal.class);
        assertThat(log(store)).isEqualTo(before);
        assertThat(lines.list).singleElement().satisfies(event -> {
            assertThat(event.getLevel()).isEqualTo(Level.WARN);
            assertThat(event.getFormattedMessage())
                    .contains("event=replay-differs", "table=t", "rules=pebbles-2", "turn=" + turn);
        });
    }

    @Test
    void everyTurnEndsWithAMarkAndATableThatAgreesIsPlayedOn() {
        try (var store = open()) {
            var positions = played(store);
            assertThat(log(store))
                    .hasSize(6)
                    .allSatisfy(row -> assertThat(row.mark()).isNotNull());
            var ann = LonePlayer.at(store, thinkers);
            assertThat(ann.position()).isEqualTo(positions.getLast());
            assertThat(ann.choose("take 1")).noneMatch(message -> message.contains("refused"));
            assertThat(log(store)).hasSize(7);
            assertThat(lines.list).isEmpty();
        }
    }

    @Test
    void aLineThatWasChangedIsNoticed() {
        try (var store = open()) {
            var positions = played(store);
            store.change(handle -> handle.execute("update steps set line = 'left: take 1' where n = 3"));
            standsStill(store, 4, positions.get(2));
        }
    }

    @Test
    void aLineThatNobodyCanReadIsNoticed() {
        try (var store = open()) {
            var positions = played(store);
            store.change(handle -> handle.execute("update steps set line = 'right: sing' where n = 2"));
            standsStill(store, 3, positions.get(1));
        }
    }

    @Test
    void aLotThatWasChangedIsNoticed() {
        try (var store = open()) {
            played(store);
            String drawn = log(store).getFirst().line();
            String other = drawn.endsWith("20") ? "chance: heaped 21" : "chance: heaped 20";
            store.change(handle -> handle.execute("update steps set line = ? where n = 0", other));
            var before = new Pebbles.Second();
            standsStill(store, 1, before.text(before.setup(before.info().standard())));
        }
    }

    @Test
    void aRuleThatWasChangedUnderItsOldNameIsNoticed() {
        try (var store = open()) {
            var positions = played(store);
            Pebbles.lost = 1;
            standsStill(store, 2, positions.getFirst());
        }
    }

    @Test
    void bothPositionsAreShownWhatTheLogAgreesOnAndWhatTheRulesMakeOfTheTurnNow() {
        try (var store = open()) {
            var positions = played(store);
            Pebbles.lost = 1;
            int then = Integer.parseInt(positions.get(1).get("heap").toString());
            assertThat(shown(LonePlayer.at(store, thinkers), positions.getFirst()))
                    .endsWith(",\"now\":{\"set\":{\"heap\":" + heap(then - 1)
                            + "},\"status\":[\"status.turn\",\"@right\"]}}}");
        }
    }

    @Test
    void ofATurnThatTheRulesNoLongerAllowThereIsNoOtherPosition() {
        try (var store = open()) {
            var positions = played(store);
            store.change(handle -> handle.execute("update steps set line = 'right: sing' where n = 2"));
            assertThat(shown(LonePlayer.at(store, thinkers), positions.get(1))).doesNotContain("\"now\"");
        }
    }

    @Test
    void aTurnThatAnotherInnPlayedByOtherRulesIsNotShown() {
        try (var store = open()) {
            var positions = played(store);
            var ann = LonePlayer.at(store, thinkers);
            var elsewhere = LonePlayer.at(store, thinkers);
            Pebbles.lost = 1;
            elsewhere.choose("take 1");
            Pebbles.lost = 0;
            ann.heard().clear();
            ann.house().hear(new News.Item.Written(News.What.STEPS, "t", 6));
            assertThat(ann.position()).isEqualTo(positions.getLast());
            assertThat(ann.heard()).hasSize(2);
            assertThat(shown(ann, positions.getLast())).contains("\"asks\":[]", "\"parting\":{\"turn\":7");
            assertThat(ann.heard().getLast()).contains("[\"inn.differs\",7]");
            ann.heard().clear();
            ann.house().hear(new News.Item.Written(News.What.STEPS, "t", 6));
            assertThat(ann.position()).isEqualTo(positions.getLast());
            assertThat(ann.heard()).isEmpty();
            assertThat(lines.list).hasSize(1);
        }
    }

    @Test
    void aLogFromBeforeThereWereMarksIsPlayedOn() {
        Map<String, Object> last;
        try (var store = open()) {
            last = played(store).getLast();
            store.change(handle -> Downgrade.to(handle, 2));
        }
        try (var store = open()) {
            assertThat(log(store))
                    .hasSize(6)
                    .allSatisfy(row -> assertThat(row.mark()).isNull());
            var ann = LonePlayer.at(store, thinkers);
            assertThat(ann.position()).isEqualTo(last);
            assertThat(ann.choose("take 1")).noneMatch(message -> message.contains("refused"));
            assertThat(log(store).getLast().mark()).isNotNull();
            assertThat(lines.list).isEmpty();
        }
    }
}
