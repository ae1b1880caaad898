package tabard.immortals.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** What is in the box, read once from the game's JSON files and checked; a broken file is named with the entry that is wrong. */
public final class Content {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    public static final Numbers NUMBERS = numbers(read("setup.json", Numbers.class));
    public static final MapFile MAP = map(read("map.json", MapFile.class));
    public static final Cards CARDS = cards(read("cards.json", CardFile.class));
    private static final Map<Tribe, Half> HALVES = halves(read("tribes.json", TribeFile.class));

    private Content() {}

    /** The numbers of the rules. */
    public record Numbers(
            Range players,
            Map<String, Integer> rounds,
            Components components,
            Budget cubeBudget,
            Draft draft,
            Tower tower,
            Tray beforeBattle,
            Reinforce reinforce,
            Map<String, Value> buildings,
            Scoring scoring) {
        public record Range(int min, int max) {}

        public record Components(int armyCubesUsed, int inhabitantCubes, int buildingTiles, int portals) {}

        public record Budget(
                int startRegionOtherRealm,
                int limboLight,
                int limboDark,
                int tower,
                int total3or4Players,
                int total5Players) {}

        public record Draft(int handSize, int drawAfterPass) {}

        public record Tower(int playerCubesEach, int inhabitants, int keepInhabitantsInTrayMax) {}

        public record Tray(int trayInhabitantsIfNone, int removeOneIfMoreThan) {}

        public record Reinforce(int conflictCardsMayDraw, int armiesPerReinforcement) {}

        public record Value(int vpNow, int vpEachScoring) {}

        public record Scoring(
                Pair vpPerRegions, int sanctuary, int capital, int province3or4, int province5, int trackLength) {
            public record Pair(int regions, int vp) {}
        }

        public Value building(Building building) {
            return Objects.requireNonNull(buildings.get(building.word()));
        }
    }

    /** The map that both realms share, with outlines for the scene. */
    public record MapFile(double[] box, List<Entry> regions, List<ProvinceEntry> provinces) {
        public record Entry(
                String id,
                String province,
                Map<String, Yield> resources,
                List<String> neighbors,
                double[] label,
                double[][] polygon) {}

        public record Yield(int energy, int gold) {}

        public record ProvinceEntry(String id, List<String> regions) {}
    }

    /** What is printed on one half of a player board. */
    public record Half(
            List<Integer> groups,
            int extraGroup,
            Price start,
            @Nullable String region,
            Deed deed,
            Price price,
            Map<Building, Price> costs) {
        /** IM-4.1: only light halves name one. */
        public Land startRegion() {
            return named(Land.ALL, Objects.requireNonNull(region), "tribes.json", "startRegion");
        }

        /** IM-12.6: only light halves have them. */
        public Price cost(Building building) {
            return Objects.requireNonNull(costs.get(building));
        }
    }

    /** The Magic cards, and how many blanks each player has. */
    public record Cards(Map<Magic, Spell> magic, int blanks) {
        public record Spell(Price price, int armies, int draws) {}

        private Spell spell(Magic kind) {
            return Objects.requireNonNull(magic.get(kind));
        }

        public Price price(Magic kind) {
            return spell(kind).price;
        }

        public int armies(Magic kind) {
            return spell(kind).armies;
        }

        public int draws(Magic kind) {
            return spell(kind).draws;
        }
    }

    private record CardFile(
            List<String> regionCards, List<ConflictCard> conflictCards, MagicCards magicCards, Blanks blankCards) {
        private record ConflictCard(
                String id,
                String realm,
                String kind,
                @Nullable String region,
                String province) {}

        private record MagicCards(List<MagicCard> kinds) {}

        private record MagicCard(String id, Price cost, List<Choice> choices) {}

        private record Choice(
                String op, @Nullable Integer max, @Nullable Integer count) {}

        private record Blanks(int perPlayer) {}
    }

    private record TribeFile(List<TribeEntry> tribes) {
        private record TribeEntry(
                String id,
                String realm,
                List<Integer> armyGroups,
                int extraGroupFor3or4Players,
                Price startResources,
                @Nullable String startRegion,
                Special specialAction,
                @Nullable Map<String, Price> buildCosts) {}

        private record Special(String id, Price cost) {}
    }

    private static <T> T read(String file, Class<T> type) {
        try (InputStream in = Content.class.getResourceAsStream("/tabard/immortals/" + file)) {
            if (in == null) {
                throw broken(file, "is missing");
            }
            return JSON.readValue(in, type);
        } catch (JacksonException e) {
            throw broken(file, e.getOriginalMessage() + " at " + e.getPathReference());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static IllegalStateException broken(String file, String what) {
        return new IllegalStateException(file + ": " + what);
    }

    /** "grey_fen" and "extractGold" are words with hyphens to us. */
    private static String word(String id) {
        return id.replaceAll("(?<=[a-z])(?=[A-Z])", "-").replace('_', '-').toLowerCase(Locale.ROOT);
    }

    private static <E extends Named> E named(List<E> all, String id, String file, String where) {
        for (var entry : all) {
            if (entry.word().equals(word(id))) {
                return entry;
            }
        }
        throw broken(file, where + ": unknown id " + id);
    }

    private static void same(String file, String what, int found, int expected) {
        if (found != expected) {
            throw broken(file, what + ": " + found + " instead of " + expected);
        }
    }

    private static Numbers numbers(Numbers numbers) {
        for (int seats = numbers.players.min; seats <= numbers.players.max; seats++) {
            if (!numbers.rounds.containsKey(Integer.toString(seats))) {
                throw broken("setup.json", "rounds: none for " + seats + " players");
            }
        }
        for (var building : Building.ALL) {
            if (!numbers.buildings.containsKey(building.word())) {
                throw broken("setup.json", "buildings: no " + building.word());
            }
        }
        same(
                "setup.json",
                "cubeBudget, total3or4Players",
                numbers.cubeBudget.total3or4Players,
                numbers.components.armyCubesUsed);
        return numbers;
    }

    private static MapFile map(MapFile map) {
        same("map.json", "provinces", map.provinces.size(), Province.ALL.size());
        var ids = new HashSet<String>();
        for (int i = 0; i < map.regions.size(); i++) {
            var region = map.regions.get(i);
            if (!ids.add(region.id)) {
                throw broken("map.json", "regions: " + region.id + " stands twice");
            }
            if (named(Province.ALL, region.province, "map.json", region.id).ordinal() != i / Province.SIZE) {
                throw broken("map.json", "regions: " + region.id + " does not stand with its province");
            }
            if (region.polygon.length < 3 || region.label.length != 2) {
                throw broken("map.json", "regions: " + region.id + " has no outline or no place for its label");
            }
        }
        same("map.json", "regions", ids.size(), Province.ALL.size() * Province.SIZE);
        for (var region : map.regions) {
            for (String other : region.neighbors) {
                if (map.regions.stream().noneMatch(r -> r.id.equals(other) && r.neighbors.contains(region.id))) {
                    throw broken(
                            "map.json",
                            "regions: " + region.id + " borders on " + other + ", but not the other way round");
                }
            }
        }
        return map;
    }

    /** The lands of the map, in the order of the file. */
    static List<Land> lands() {
        var all = new ArrayList<Land>();
        for (var entry : MAP.regions) {
            int[][] yields = new int[Realm.ALL.size()][Resource.ALL.size()];
            for (var realm : Realm.ALL) {
                var found = entry.resources.get(realm.word());
                if (found == null) {
                    throw broken(
                            "map.json", "regions: " + entry.id + " yields nothing in the " + realm.word() + " realm");
                }
                yields[realm.ordinal()][Resource.GOLD.ordinal()] = found.gold;
                yields[realm.ordinal()][Resource.ENERGY.ordinal()] = found.energy;
            }
            all.add(new Land(all.size(), word(entry.id), yields));
        }
        return List.copyOf(all);
    }

    /** For each land the set of those it borders on. */
    static int[] borders() {
        int[] borders = new int[Land.COUNT];
        for (int i = 0; i < borders.length; i++) {
            for (String other : MAP.regions.get(i).neighbors) {
                borders[i] |= named(Land.ALL, other, "map.json", "neighbors").bit();
            }
        }
        return borders;
    }

    /** The Conflict and Region cards follow from the map; the file must say the same. */
    private static Cards cards(CardFile file) {
        same("cards.json", "regionCards", file.regionCards.size(), MAP.regions.size());
        for (String id : file.regionCards) {
            if (MAP.regions.stream().noneMatch(region -> region.id.equals(id))) {
                throw broken("cards.json", "regionCards: unknown id " + id);
            }
        }
        same(
                "cards.json",
                "conflictCards",
                file.conflictCards.size(),
                Realm.ALL.size() * (MAP.regions.size() + Province.ALL.size()));
        for (var card : file.conflictCards) {
            named(Realm.ALL, card.realm, "cards.json", card.id);
            named(Province.ALL, card.province, "cards.json", card.id);
            if (card.kind.equals("joker") != (card.region == null)) {
                throw broken("cards.json", "conflictCards: " + card.id + " is a joker with a region, or none without");
            }
        }
        var magic = new EnumMap<Magic, Cards.Spell>(Magic.class);
        same("cards.json", "magicCards", file.magicCards.kinds.size(), Magic.ALL.size());
        for (int i = 0; i < Magic.ALL.size(); i++) {
            var spell = file.magicCards.kinds.get(i);
            int armies = 0;
            int draws = 0;
            for (var choice : spell.choices) {
                armies = Math.max(armies, choice.max == null ? 0 : choice.max);
                draws = Math.max(draws, choice.count == null ? 0 : choice.count);
            }
            magic.put(Magic.ALL.get(i), new Cards.Spell(spell.cost, armies, draws));
        }
        return new Cards(magic, file.blankCards.perPlayer);
    }

    private static Map<Tribe, Half> halves(TribeFile file) {
        var halves = new EnumMap<Tribe, Half>(Tribe.class);
        for (var entry : file.tribes) {
            var tribe = named(Tribe.ALL, entry.id, "tribes.json", "tribes");
            if (named(Realm.ALL, entry.realm, "tribes.json", entry.id) != tribe.realm()) {
                throw broken("tribes.json", entry.id + " is of the other realm");
            }
            var costs = new EnumMap<Building, Price>(Building.class);
            if (tribe.realm() == Realm.LIGHT) {
                if (entry.buildCosts == null || entry.startRegion == null) {
                    throw broken("tribes.json", entry.id + " lacks building costs or a start region");
                }
                entry.buildCosts.forEach(
                        (id, price) -> costs.put(named(Building.ALL, id, "tribes.json", entry.id), price));
                same("tribes.json", entry.id + ", buildCosts", costs.size(), Building.ALL.size());
            }
            String deed = entry.specialAction.id.equals("transition3") ? "transition" : entry.specialAction.id;
            halves.put(
                    tribe,
                    new Half(
                            entry.armyGroups,
                            entry.extraGroupFor3or4Players,
                            entry.startResources,
                            entry.startRegion,
                            named(Deed.ALL, deed, "tribes.json", entry.id),
                            entry.specialAction.cost,
                            costs));
        }
        same("tribes.json", "tribes", halves.size(), Tribe.ALL.size());
        return halves;
    }

    static Half half(Tribe tribe) {
        return Objects.requireNonNull(HALVES.get(tribe));
    }
}
