package tabard.immortals.content;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tabard.table.text.ContentFile;

/** What is in the box, read once from the game's JSON files and checked. */
public final class Content {
    public static final Numbers NUMBERS = numbers(file("setup.json"));
    private static final ContentFile MAP_FILE = file("map.json");
    public static final MapFile MAP = map(MAP_FILE);
    private static final long[] BORDERS = MAP_FILE.borders(MAP.regions, MapFile.Entry::id, MapFile.Entry::neighbors);
    public static final CardFile CARDS = cards(file("cards.json"));
    private static final List<Half> HALVES = halves(file("tribes.json"));

    private Content() {}

    private static ContentFile file(String name) {
        return new ContentFile(MethodHandles.lookup(), "/tabard/immortals/" + name);
    }

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
            Map<Building, Value> buildings,
            Scoring scoring) {
        public record Range(int min, int max) {}

        public record Components(int armyCubesUsed, int inhabitantCubes, int portals) {}

        public record Budget(
                int startRegionOtherRealm, int limboLight, int limboDark, int total3or4Players, int total5Players) {}

        public record Draft(int handSize, int drawAfterPass) {}

        public record Tower(int playerCubesEach, int inhabitants, int keepInhabitantsInTrayMax) {}

        public record Tray(int trayInhabitantsIfNone, int removeOneIfMoreThan) {}

        public record Reinforce(int conflictCardsMayDraw, int armiesPerReinforcement) {}

        public record Value(int vpNow) {}

        public record Scoring(
                Pair vpPerRegions, int sanctuary, int capital, int province3or4, int province5, int trackLength) {
            public record Pair(int regions, int vp) {}
        }
    }

    /** The map that both realms share, with outlines for the scene. */
    public record MapFile(double[] box, List<Entry> regions) {
        public record Entry(
                String id,
                Province province,
                Map<Realm, Price> resources,
                List<String> neighbors,
                double[] label,
                double[][] polygon) {}
    }

    /** What is printed on one half of a player board; start region and building costs only on light ones (IM-4.1, 12.6). */
    public record Half(
            Tribe id,
            Realm realm,
            List<Integer> armyGroups,
            int extraGroupFor3or4Players,
            Price startResources,
            @Nullable String startRegion,
            Special specialAction,
            @Nullable Map<Building, Price> buildCosts) {
        public record Special(Deed id, Price cost) {}

        public Land start() {
            return Land.ALL.get(
                    MAP.regions.stream().map(MapFile.Entry::id).toList().indexOf(startRegion));
        }

        public Price cost(Building building) {
            return Objects.requireNonNull(Objects.requireNonNull(buildCosts).get(building));
        }
    }

    /** The Magic cards, how many blanks each player has, and the others, which follow from the map. */
    public record CardFile(
            List<String> regionCards, List<ConflictCard> conflictCards, MagicCards magicCards, Blanks blankCards) {
        private record ConflictCard(
                String id,
                Realm realm,
                String kind,
                @Nullable String region,
                Province province) {}

        private record MagicCards(List<Spell> kinds) {}

        private record Blanks(int perPlayer) {}

        public int blanks() {
            return blankCards.perPlayer;
        }

        Spell spell(Magic magic) {
            return magicCards.kinds.get(magic.ordinal());
        }
    }

    public record Spell(String id, Price cost, List<Choice> choices) {
        private record Choice(
                @Nullable Integer max, @Nullable Integer count) {}

        /** How many armies leave a limbo at most. */
        public int armies() {
            return most(Choice::max);
        }

        /** How many Conflict cards are drawn. */
        public int draws() {
            return most(Choice::count);
        }

        private int most(Function<Choice, @Nullable Integer> number) {
            return choices.stream()
                    .mapToInt(choice -> Objects.requireNonNullElse(number.apply(choice), 0))
                    .max()
                    .orElse(0);
        }
    }

    private record TribeFile(List<Half> tribes) {}

    private static Numbers numbers(ContentFile file) {
        var numbers = file.read(Numbers.class);
        for (int seats = numbers.players.min; seats <= numbers.players.max; seats++) {
            boolean known = numbers.rounds.containsKey(Integer.toString(seats));
            file.unless(known, "rounds: none for " + seats + " players");
        }
        file.same("cubeBudget", numbers.cubeBudget.total3or4Players, numbers.components.armyCubesUsed);
        return numbers;
    }

    private static MapFile map(ContentFile file) {
        var map = file.read(MapFile.class);
        for (int i = 0; i < map.regions.size(); i++) {
            var region = map.regions.get(i);
            boolean inPlace = region.province.ordinal() == i / Province.SIZE;
            file.unless(inPlace, "regions: " + region.id + " does not stand with its province");
            boolean drawn = region.polygon.length >= 3 && region.label.length == 2;
            file.unless(drawn, "regions: " + region.id + " has no outline or no place for its label");
        }
        file.same("regions", map.regions.size(), Province.ALL.size() * Province.SIZE);
        return map;
    }

    /** The lands of the map, in the order of the file. */
    static List<Land> lands() {
        var all = new ArrayList<Land>();
        for (var entry : MAP.regions) {
            var yields = List.copyOf(entry.resources.values());
            all.add(new Land(all.size(), ContentFile.word(entry.id), yields, BORDERS[all.size()]));
        }
        return List.copyOf(all);
    }

    /** The Conflict and Region cards follow from the map; the file must say the same. */
    private static CardFile cards(ContentFile file) {
        var cards = file.read(CardFile.class);
        var regions = MAP.regions.stream().map(MapFile.Entry::id).toList();
        file.unless(cards.regionCards.equals(regions), "regionCards: not those of the map");
        int conflicts = Realm.ALL.size() * (regions.size() + Province.ALL.size());
        file.same("conflictCards", cards.conflictCards.size(), conflicts);
        for (var card : cards.conflictCards) {
            boolean fits = card.kind.equals("joker") == (card.region == null);
            file.unless(fits, "conflictCards: " + card.id + " is a joker with a region, or none without");
        }
        file.same("magicCards", cards.magicCards.kinds.size(), Magic.ALL.size());
        return cards;
    }

    private static List<Half> halves(ContentFile file) {
        var halves = file.inOrder("tribes", file.read(TribeFile.class).tribes, Tribe.ALL, Half::id);
        for (var half : halves) {
            file.unless(half.realm == half.id.realm(), half.id.word() + " is of the other realm");
            boolean whole = half.realm == Realm.DARK || (half.buildCosts != null && half.startRegion != null);
            file.unless(whole, half.id.word() + " lacks building costs or a start region");
        }
        return halves;
    }

    static Half half(Tribe tribe) {
        return HALVES.get(tribe.ordinal());
    }
}
