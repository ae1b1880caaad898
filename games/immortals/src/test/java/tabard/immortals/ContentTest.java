package tabard.immortals;

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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The game's files say what the box holds, and a broken one is named together with the entry that is wrong. */
final class ContentTest {
    @TempDir
    private Path folder;

    @Test
    void sixtyPairsOfRegionsAreAdjacentInEachRealm() {
        int borders = 0;
        for (var region : Region.ALL) {
            borders += Long.bitCount(region.near());
            for (var other : Region.of(region.near())) {
                assertThat(other.near() & region.bit())
                        .as(region + ", " + other)
                        .isNotZero();
                assertThat(other.realm()).isEqualTo(region.realm());
            }
        }
        assertThat(borders).isEqualTo(2 * 2 * 60);
    }

    @Test
    void everyHalfHasEightResourcesAndNineOrFifteenArmies() {
        for (var tribe : Tribe.ALL) {
            var half = tribe.half();
            assertThat(half.start().energy() + half.start().gold())
                    .as(tribe.word())
                    .isEqualTo(8);
            assertThat(half.groups().stream().mapToInt(Integer::intValue).sum())
                    .as(tribe.word())
                    .isEqualTo(tribe.realm() == Realm.LIGHT ? 9 : 15);
        }
    }

    @Test
    void aBorderThatGoesOneWayIsNamed() throws IOException {
        assertBroken("map.json", "\"neighbors\": [\"crow_moor\", ", "\"neighbors\": [", "map.json", "crow_moor");
    }

    @Test
    void anUnknownTribeIsNamed() throws IOException {
        assertBroken("tribes.json", "\"id\": \"trolls\"", "\"id\": \"giants\"", "tribes.json", "giants");
    }

    @Test
    void anUnknownSpecialActionIsNamedWithItsTribe() throws IOException {
        assertBroken(
                "tribes.json",
                "\"id\": \"extractGold\",\n    \"op\": \"extractGold\",\n    \"cost\"",
                "\"id\": \"dance\",\n    \"op\": \"x\",\n    \"cost\"",
                "tribes.json",
                "orcs",
                "dance");
    }

    @Test
    void aJokerWithARegionIsNamed() throws IOException {
        assertBroken(
                "cards.json",
                "\"id\": \"light.joker.red\", \"realm\": \"light\", \"kind\": \"joker\", \"region\": null",
                "\"id\": \"light.joker.red\", \"realm\": \"light\", \"kind\": \"joker\", \"region\": \"treehome\"",
                "cards.json",
                "light.joker.red");
    }

    @Test
    void aMissingNumberOfRoundsIsNamed() throws IOException {
        assertBroken(
                "setup.json",
                "\"rounds\": {\"3\": 7, \"4\": 5, ",
                "\"rounds\": {\"3\": 7, ",
                "setup.json",
                "rounds",
                "4");
    }

    @Test
    void aValueOfTheWrongTypeIsNamed() throws IOException {
        assertBroken("setup.json", "\"handSize\": 5", "\"handSize\": \"five\"", "setup.json", "handSize");
    }

    private void assertBroken(String file, String right, String wrong, String... named) throws IOException {
        String content;
        try (var in = Objects.requireNonNull(Immortals.class.getResourceAsStream(file))) {
            content = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        assertThat(content).contains(right);
        var shelf = Files.createDirectories(folder.resolve("tabard/immortals"));
        Files.writeString(shelf.resolve(file), content.replace(right, wrong));
        try (var loader = new Shelf(folder)) {
            var error = catchThrowableOfType(
                    ExceptionInInitializerError.class, () -> Class.forName("tabard.immortals.Content", true, loader));
            assertThat(error).isNotNull();
            assertThat(error.getCause()).hasMessageContainingAll(named);
        }
    }

    /** Loads the game once more, with the files of a folder before its own. */
    private static final class Shelf extends URLClassLoader {
        Shelf(Path folder) throws IOException {
            super(
                    new URL[] {
                        folder.toUri().toURL(),
                        Immortals.class.getProtectionDomain().getCodeSource().getLocation()
                    },
                    Immortals.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("tabard.immortals.")) {
                return super.loadClass(name, resolve);
            }
            var loaded = findLoadedClass(name);
            return loaded == null ? findClass(name) : loaded;
        }

        @Override
        public @Nullable URL getResource(String name) {
            var own = findResource(name);
            return own == null ? super.getResource(name) : own;
        }
    }
}
