package tabard.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tabard.server.Config;
import tabard.server.Database;
import tabard.server.Inn;
import tabard.table.Refusal;

@ParameterizedClass
@EnumSource(Database.class)
class StoreTest {
    @Parameter
    Database database;

    @TempDir
    Path folder;

    private static Store open(Config config) {
        return Store.open(config.data(), config.database());
    }

    private static List<StepRow> log(Store store, String table) {
        return store.read(handle -> Tables.log(handle, table));
    }

    private static StepRow step(String table, int n) {
        return new StepRow(
                table,
                n,
                "orange: topple mercia “" + n + "”",
                "orange,white",
                1_000L + n,
                n == 1 ? Long.MIN_VALUE + 7 : null,
                n == 1 ? 2_000L : null);
    }

    @Test
    void aStepIsReadAsItWasWrittenAlsoAfterTheInnWasClosed() {
        var config = database.config(folder);
        try (var store = open(config)) {
            store.append(List.of(step("t", 0), step("t", 1))).join();
        }
        try (var store = open(config)) {
            assertThat(log(store, "t")).containsExactly(step("t", 0), step("t", 1));
            Optional<StepRow> last = store.read(handle -> Tables.last(handle, "t"));
            assertThat(last).contains(step("t", 1));
        }
    }

    @Test
    void oneNumberIsWrittenOnceHoweverManyTry() {
        try (var store = open(database.config(folder))) {
            var tries = new ArrayList<CompletableFuture<Boolean>>();
            for (int i = 0; i < 50; i++) {
                tries.add(store.append(List.of(new StepRow("t", 0, "orange: " + i, "", 0, null, null))));
                tries.add(store.append(List.of(step("other", i))));
            }
            long lost = tries.stream()
                    .filter(done -> done.handle((_, failure) -> failure != null).join())
                    .count();
            assertThat(lost).isEqualTo(49);
            assertThat(log(store, "t")).hasSize(1);
            assertThat(log(store, "other")).hasSize(50);
        }
    }

    @Test
    void theLoserIsToldThatHeLostARace() {
        try (var store = open(database.config(folder))) {
            store.append(List.of(step("t", 0))).join();
            assertThatThrownBy(() ->
                            store.append(List.of(step("t", 0), step("t", 1))).join())
                    .isInstanceOf(CompletionException.class)
                    .hasCauseInstanceOf(LostRace.class);
            assertThat(log(store, "t")).hasSize(1);
        }
    }

    @Test
    void aDatabaseOfANewerProgramIsLeftAlone() {
        var config = database.config(folder);
        try (var store = open(config)) {
            store.append(List.of(step("t", 0))).join();
            store.change(handle -> handle.execute(
                    "insert into flyway_schema_history (installed_rank, version, description, type, script, checksum,"
                            + " installed_by, execution_time, success) values (99, '99', 'later', 'SQL', 'V99__later.sql', 1,"
                            + " 'somebody', 1, "
                            + (database == Database.SQLITE ? "1" : "true") + ")"));
        }
        assertThatThrownBy(() -> open(config))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("newer Tabard")
                .hasMessageContaining("99");
        assertThatThrownBy(() -> Inn.open(config)).isInstanceOf(Refusal.class);
    }

    @Test
    void aBackupIsTheWholeInnAndGoesIntoAnEmptyOneOfEitherKindOnly() {
        var file = folder.resolve("inn.backup");
        try (var store = open(database.config(folder.resolve("a")))) {
            store.change(handle -> People.insert(handle, new Person("p", "Zoé", null, 5)));
            store.append(List.of(step("t", 0), step("t", 1))).join();
            assertThat(Backup.save(store, file)).isEqualTo(3);
            assertThatThrownBy(() -> Backup.restore(store, file)).hasMessageContaining("empty inn");
        }
        for (var kind : Database.values()) {
            try (var store = open(kind.config(folder.resolve("b" + kind)))) {
                assertThat(Backup.restore(store, file)).isEqualTo(3);
                assertThat(log(store, "t")).containsExactly(step("t", 0), step("t", 1));
                store.change(handle -> Sessions.open(handle, "token", "p", "?", 6));
                Optional<Person> person =
                        store.read(handle -> Sessions.find(handle, "token", 9).map(Sessions.Found::person));
                assertThat(person).contains(new Person("p", "Zoé", null, 5));
            }
        }
    }

    @Test
    void aBackupOfNoInnMakesNone() {
        var config = database.config(folder.resolve("typo"));
        assertThatThrownBy(() -> Inn.backup(config, folder.resolve("inn.backup")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("no inn");
        assertThat(folder.resolve("typo")).doesNotExist();
        assertThat(folder.resolve("inn.backup")).doesNotExist();
    }
}
