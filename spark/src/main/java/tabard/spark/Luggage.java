package tabard.spark;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tabard.arena.engine.Work;
import tabard.bots.Bots;
import tabard.table.Game;
import tabard.table.Games;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a machine needs to play, brought along as jars: the games, the bots, and what they stand on. So a cluster needs to know nothing
 * of this program. Classes that were built but not packed are packed for the journey.
 */
final class Luggage implements AutoCloseable {
    private static final List<Class<?>> BESIDE_GAMES = List.of(
            Luggage.class,
            Work.class,
            Bots.class,
            Game.class,
            JsonMapper.class,
            JsonParser.class,
            JsonProperty.class,
            Nullable.class);

    private @Nullable Path folder;

    String[] jars() {
        var places = new LinkedHashSet<Path>();
        Stream.concat(BESIDE_GAMES.stream(), Games.everyVersion().stream().<Class<?>>map(Object::getClass))
                .map(Luggage::place)
                .forEach(places::add);
        var jars = new ArrayList<String>();
        try {
            for (var place : places) {
                jars.add((Files.isDirectory(place) ? packed(place, jars.size()) : place).toString());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return jars.toArray(new String[0]);
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private Path packed(Path classes, int number) throws IOException {
        if (folder == null) {
            folder = Files.createTempDirectory("tabard");
        }
        var jar = folder.resolve("tabard-" + number + ".jar");
        try (var files = Files.walk(classes);
                var out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
                out.closeEntry();
            }
        }
        return jar;
    }

    @Override
    public void close() {
        if (folder == null) {
            return;
        }
        try (var packed = Files.list(folder)) {
            for (var jar : packed.toList()) {
                Files.delete(jar);
            }
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
