package tabard.laws.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Opens a game's box with one file spoilt: the class Content of its package, or of its room for content, must say which file and what in it is wrong. */
public record BrokenContent(Class<?> game, Path folder) {
    public void assertNamed(String file, String right, String wrong, String... named) throws IOException {
        String content;
        try (var in = Objects.requireNonNull(game.getResourceAsStream(file), file)) {
            content = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        assertThat(content).contains(right);
        String room = game.getResource("content/Content.class") == null ? "." : ".content.";
        var shelf = Files.createDirectories(folder.resolve(game.getPackageName().replace('.', '/')));
        Files.writeString(shelf.resolve(file), content.replace(right, wrong));
        try (var loader = new Shelf(game, folder)) {
            var error = catchThrowableOfType(
                    ExceptionInInitializerError.class,
                    () -> Class.forName(game.getPackageName() + room + "Content", true, loader));
            assertThat(error).isNotNull();
            assertThat(error.getCause()).hasMessageContainingAll(named);
        }
    }

    /** Loads the game once more, with the files of a folder before its own. */
    private static final class Shelf extends URLClassLoader {
        private final String own;

        Shelf(Class<?> game, Path folder) throws IOException {
            super(
                    new URL[] {
                        folder.toUri().toURL(),
                        game.getProtectionDomain().getCodeSource().getLocation()
                    },
                    game.getClassLoader());
            own = game.getPackageName() + ".";
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(own)) {
                return super.loadClass(name, resolve);
            }
            var loaded = findLoadedClass(name);
            return loaded == null ? findClass(name) : loaded;
        }

        @Override
        public @Nullable URL getResource(String name) {
            var spoilt = findResource(name);
            return spoilt == null ? super.getResource(name) : spoilt;
        }
    }
}
