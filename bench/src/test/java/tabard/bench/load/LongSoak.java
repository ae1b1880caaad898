package tabard.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code ./tabard soak} runs: as long as one likes, and the result on a page of the documents. */
class LongSoak {
    private static final int KILLED_TABLES = 500;
    private static final Path PAGE = Path.of("..", "docs", "soak.md");

    @TempDir
    Path folder;

    @Test
    void nothingIsLostHoweverOftenAnInnIsKilled() throws Exception {
        int seconds = Integer.getInteger("soak.seconds", 300);
        int every = Integer.getInteger("soak.every", 10);
        int tables = Integer.getInteger("soak.tables", 200);
        int inns = Integer.getInteger("soak.inns", 3);
        int nonsense = Integer.getInteger("soak.nonsense", 100_000);
        int kills = Integer.getInteger("soak.kills", 0);
        Soak.Result result;
        try (var postgres = EmbeddedPostgres.builder()
                .setServerConfig("max_connections", "300")
                .start()) {
            result = Soak.run(new Soak.Wish(
                    folder,
                    postgres.getJdbcUrl("postgres", "postgres"),
                    "macht",
                    inns,
                    tables,
                    seconds / every,
                    Duration.ofSeconds(every),
                    nonsense));
        }
        var page = page(result, inns, tables, every);
        var lost = List.<String>of();
        if (kills > 0) {
            var killed = Kills.run(folder.resolve("alone"), "", "macht", KILLED_TABLES, kills);
            page += killed(killed);
            lost = killed.lost();
        }
        System.out.println(page);
        Files.writeString(PAGE, page);
        assertThat(result.troubles()).isEmpty();
        assertThat(lost).isEmpty();
    }

    private static String killed(Kills.Result result) {
        return String.join(
                "\n",
                "",
                "With `--kills N` one inn on SQLite is killed too, again and again, while choices are made at random at "
                        + KILLED_TABLES + " tables,",
                "and each table is looked at afterwards (`tabard bench kills`).",
                "",
                "| one inn, " + KILLED_TABLES + " tables | |",
                "|---|---|",
                "| kills | " + result.kills() + " |",
                "| views that pages were shown | " + result.acknowledged() + " |",
                "| lost, or not opened again | " + result.lost().size() + " |",
                "");
    }

    private static String page(Soak.Result result, int inns, int tables, int every) {
        var lines = List.of(
                "# The last soak",
                "",
                "`./tabard soak` opens " + inns
                        + " inns on one PostgreSQL, in processes of their own, and kills one without warning every",
                every + " s, while " + tables
                        + " people play Puissance & Faiblesse against a bot each, table after table. Whoever was in the",
                "inn that was killed goes on in another. Options: `--seconds`, `--every`, `--tables`, `--inns`, `--nonsense`, `--kills`.",
                "",
                "| " + LocalDate.now(ZoneOffset.UTC) + ", "
                        + Runtime.getRuntime().availableProcessors() + " processors | |",
                "|---|---|",
                "| kills | " + result.kills() + " |",
                "| views that pages were shown | " + result.acknowledged() + " |",
                "| games played to the end | " + result.finished() + " |",
                "| nonsense said meanwhile | " + result.nonsense() + " |",
                "| lost, done twice, or not opened again | " + result.troubles().size() + " |",
                "| pages that went on in another inn | " + result.gaps().size() + " |",
                "| until they were shown their table again: median, 95 %, longest | " + three(result.gaps()) + " |",
                "| from a choice until the bot had answered: median, 95 %, longest | " + three(result.waits()) + " |",
                "");
        return String.join("\n", lines);
    }

    private static String three(List<Duration> sorted) {
        return seconds(Soak.Result.of(sorted, 50))
                + ", " + seconds(Soak.Result.of(sorted, 95))
                + ", " + seconds(Soak.Result.of(sorted, 100));
    }

    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.2f s", time.toMillis() / 1000.0);
    }
}
