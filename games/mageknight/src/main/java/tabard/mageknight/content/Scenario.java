package tabard.mageknight.content;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** A scenario (chapters 20 and 28): for each number of players a map and a number of rounds, and rules of its own. */
public record Scenario(
        int ordinal,
        String name,
        Kind kind,
        boolean offered,
        Map<Integer, Setting> byPlayers,
        @Nullable City city,
        @Nullable Site keepTilesWith,
        int leaveOut,
        int take,
        int features,
        int soloFeatures,
        End end,
        int scoring,
        List<String> clauses)
        implements Named {
    /** Who plays with whom. */
    public enum Kind {
        COMPETITIVE,
        COOPERATIVE,
        SOLO
    }

    /** What ends the game before its last round. */
    public enum End {
        CITY_REVEALED,
        CITIES_CONQUERED,
        MINES_LIBERATED,
        INCANTATIONS_DONE,
        DUNGEONS_CONQUERED,
        LAST_ROUND
    }

    /** What is counted at the end (chapter 21). */
    public enum Scoring {
        ACHIEVEMENTS,
        TITLES,
        TEAM_ACHIEVEMENTS,
        CITY_SHIELDS,
        GOAL_AND_TIME,
        MINES,
        DUNGEONS,
        KEEPS_AND_TOWERS,
        ON_THE_PORTAL
    }

    /** What a number of players changes; the levels of cities go by the order in which they are revealed. */
    public record Setting(
            int rounds,
            @Nullable Shape shape,
            int countryside,
            int coreCity,
            int coreOther,
            List<Integer> cityLevels) {}

    public static final List<Scenario> ALL = Entry.all("scenarios.json", "scenarios", 11, Scenario::read);

    private static Scenario read(int ordinal, Entry entry) {
        boolean offered = entry.yes("offered", true);
        var settings = entry.entry("by_players");
        var byPlayers = new HashMap<Integer, Setting>();
        for (int players = 1; players <= Hero.ALL.size(); players++) {
            String number = Integer.toString(players);
            if (settings.has(number)) {
                byPlayers.put(players, setting(settings.entry(number), offered));
            }
        }
        settings.done();
        int scoring = entry.bits("scoring", Scoring.class);
        var scenario = new Scenario(
                ordinal,
                entry.name(),
                entry.word("kind", Kind.class),
                offered,
                Map.copyOf(byPlayers),
                entry.wordIf("city", City.class),
                entry.wordIf("keep_tiles_with", Site.class),
                tiles(entry, "leave_out_core"),
                tiles(entry, "take_core"),
                entry.bits("rules", Feature.class),
                entry.bits("solo", Feature.class),
                entry.word("end", End.class),
                scoring,
                entry.texts("clauses"));
        entry.require(!byPlayers.isEmpty() && scoring != 0, "by_players or scoring");
        return scenario;
    }

    /** Core tiles that are left out, or always there, as bits. */
    private static int tiles(Entry entry, String field) {
        int bits = 0;
        for (var word : entry.has(field) ? entry.texts(field) : List.<String>of()) {
            var named = Tile.ALL.stream()
                    .filter(tile -> tile.word().equals(word))
                    .findFirst()
                    .orElseThrow(() -> entry.broken("no tile " + word));
            bits |= named.bit();
        }
        return bits;
    }

    private static Setting setting(Entry entry, boolean offered) {
        var levels = entry.has("city_levels")
                ? Arrays.stream(entry.numbers("city_levels")).boxed().toList()
                : List.<Integer>of();
        var setting = new Setting(
                entry.number("rounds"),
                entry.wordIf("shape", Shape.class),
                entry.number("countryside"),
                entry.number("core_city"),
                entry.number("core_other"),
                levels);
        entry.require(!offered || setting.shape != null, "shape is missing");
        entry.require(setting.countryside <= 11 && setting.coreCity <= 4 && setting.coreOther <= 4, "too many tiles");
        entry.require(
                levels.isEmpty()
                        || (levels.size() == setting.coreCity
                                && levels.stream().allMatch(level -> 1 <= level && level <= City.LEVELS)),
                "city_levels");
        entry.done();
        return setting;
    }

    /** Whether it is offered to so many players. */
    public boolean takes(int players) {
        return offered && byPlayers.containsKey(players);
    }

    /** For a number of players it takes. */
    public Setting of(int players) {
        return Objects.requireNonNull(byPlayers.get(players));
    }

    /** Whether the rule holds; alone, a scenario for several may have more (MK-20.2). */
    public boolean has(Feature feature, int players) {
        return ((players == 1 ? features | soloFeatures : features) & feature.bit()) != 0;
    }

    public boolean counts(Scoring what) {
        return (scoring & 1 << what.ordinal()) != 0;
    }

    @Override
    public String toString() {
        return word();
    }
}
