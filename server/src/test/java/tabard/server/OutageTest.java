package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import tabard.server.client.Caller;

/** The database goes away and comes back: nobody is told what is not so, and everything goes on by itself. */
class OutageTest {
    @TempDir
    Path folder;

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whatCannotBeWrittenIsRefusedSoonAndTheTableGoesOnWhenTheDatabaseIsBack() throws Exception {
        String address = Database.POSTGRES.config(folder).database();
        int port = Integer.parseInt(address.replaceAll(".*:(\\d+)/.*", "$1"));
        var all = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        var lines = new ListAppender<ILoggingEvent>();
        lines.start();
        try (var plug = new Plug(port);
                var inn = Inn.open(Config.in(folder)
                        .limits(Limits.OPEN)
                        .database(address.replace(":" + port + "/", ":" + plug.port() + "/")));
                var evening = new Evening(inn)) {
            evening.play(4);
            String bots = evening.ann
                    .done(
                            "POST",
                            "/api/tables",
                            Map.of("game", "macht", "places", Map.of("orange", "bot:random", "white", "bot:random")))
                    .path("id")
                    .asString();
            all.addAppender(lines);
            try (var watcher = new Page(evening.ann).join(bots)) {
                watcher.await("view");
                plug.pull();
                var asked = evening.asked();
                asked.forget();
                asked.chooseAny(new java.util.SplittableRandom(5));
                assertThat(asked.await("refused").path("why").path(0).asString())
                        .isEqualTo("inn.not-written");
                var answers = IntStream.range(0, 10)
                        .parallel()
                        .mapToObj(_ -> evening.bob.call("POST", "/api/tables", Map.of("game", "macht")))
                        .map(Caller.Answer::status)
                        .toList();
                assertThat(answers).allMatch(status -> status == 503);
                assertThat(evening.bob.call("GET", "/health", null).status()).isEqualTo(503);
                assertThat(lines.list.stream()
                                .filter(line -> line.getLevel().isGreaterOrEqual(Level.WARN))
                                .filter(line -> line.getLoggerName().startsWith("tabard."))
                                .map(line -> line.getLoggerName() + line.getMessage()))
                        .as("one line for one cause")
                        .doesNotHaveDuplicates();
                plug.putIn();
                Patiently.until(
                        "it can write again",
                        () -> evening.bob.call("GET", "/health", null).status() == 200);
                watcher.until("the bots play to the end", Page::over);
            }
            for (var page : List.of(evening.orange(), evening.white())) {
                page.catchUp();
            }
            evening.play(4);
            assertThat(evening.orange().troubles()).isEmpty();
            assertThat(evening.white().troubles()).isEmpty();
        } finally {
            all.detachAppender(lines);
        }
    }
}
