package tabard.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tabard.table.Info;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Setting;
import tabard.table.scene.Said;

/** How a game can be set up. */
class WaysTest {
    private enum Pilgrim implements Seat {
        KNIGHT,
        SQUIRE,
        NUN
    }

    private static Info info(List<Setting> settings) {
        return new Info("pilgrims", "pilgrims-1", List.of(Pilgrim.values()), 2, 3, settings);
    }

    @Test
    void everyNumberOfSeatsMeetsEveryCombinationOfSettings() {
        var info = info(List.of(
                new Setting("road", List.of("short", "long")), new Setting("rain", List.of("no", "some", "much"))));
        assertThat(Ways.of(info)).hasSize(2 * 2 * 3).doesNotHaveDuplicates();
    }

    @Test
    void aGameWithoutSettingsIsSetUpOnceForEachNumberOfSeats() {
        assertThat(Ways.of(info(List.of())))
                .containsExactly(
                        info(List.of()).options(2, Map.of()), info(List.of()).options(3, Map.of()));
    }

    @Test
    void ofTooManyCombinationsOneSettingIsChangedAtATime() {
        var settings = new ArrayList<Setting>();
        IntStream.range(0, 7).forEach(i -> settings.add(new Setting("setting-" + i, List.of("off", "on"))));
        assertThat(Ways.of(info(settings))).hasSize(2 * (1 + 7)).doesNotHaveDuplicates();
    }

    @Test
    void aFewWaysShowEveryNumberOfSeatsAndEveryValue() {
        var info = info(List.of(
                new Setting("road", List.of("short", "long")), new Setting("rain", List.of("no", "some", "much"))));
        assertThat(Ways.few(Ways.of(info)))
                .containsExactly(
                        info.options(2, Map.of()),
                        info.options(2, Map.of("rain", "some")),
                        info.options(2, Map.of("rain", "much")),
                        info.options(2, Map.of("road", "long")),
                        info.options(3, Map.of()));
    }

    /** Rain and the long road do not go together; three take the long road. */
    private static Info choosy(List<Setting> more) {
        var settings = new ArrayList<>(
                List.of(new Setting("road", List.of("short", "long")), new Setting("rain", List.of("no", "some"))));
        settings.addAll(more);
        return new Info("pilgrims", "pilgrims-1", List.of(Pilgrim.values()), 2, 3, settings, options -> {
            boolean far = options.get("road").equals("long");
            if (far == options.get("rain").equals("some") || (options.seats() == 3 && !far)) {
                throw new Refusal(Said.of("refused.over"), "PI-1.1");
            }
        });
    }

    @Test
    void onlyWaysThatAgreeAreAmongThem() {
        var info = choosy(List.of());
        assertThat(Ways.of(info))
                .containsExactly(
                        new Options(2, Map.of("road", "short", "rain", "some")),
                        new Options(2, Map.of("road", "long", "rain", "no")),
                        new Options(3, Map.of("road", "long", "rain", "no")));
    }

    @Test
    void ofTooManyCombinationsOnlyThoseThatAgreeAreAmongThem() {
        var settings = new ArrayList<Setting>();
        IntStream.range(0, 7).forEach(i -> settings.add(new Setting("setting-" + i, List.of("off", "on"))));
        var info = choosy(settings);
        assertThat(Ways.of(info)).isNotEmpty().doesNotHaveDuplicates().allMatch(info::agrees);
        assertThat(Ways.of(info).stream()
                        .map(way -> way.seats() + way.get("road"))
                        .distinct())
                .containsExactly("2short", "2long", "3long");
    }
}
