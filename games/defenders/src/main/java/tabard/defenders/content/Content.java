package tabard.defenders.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** What is in the box, read once from the game's JSON files and checked; a broken file is named with the entry that is wrong. */
public final class Content {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    public static final BoardFile BOARD = board(read("board.json", BoardFile.class));
    private static final GeneralFile GENERALS = generals(read("generals.json", GeneralFile.class));
    private static final HeroFile HEROES = heroes(read("heroes.json", HeroFile.class));
    public static final CardFile CARDS = cards(read("cards.json", CardFile.class));
    private static final QuestFile QUESTS = quests(read("quests.json", QuestFile.class));
    public static final DarknessFile DARKNESS = darkness(read("darkness.json", DarknessFile.class));

    private Content() {}

    interface Entry {
        String id();
    }

    /** The map with its lines, the war track, and how many tokens there are. */
    public record BoardFile(
            Components components,
            double[] size,
            String firstGate,
            List<WarEntry> war,
            List<LocationEntry> locations) {}

    public record Components(int minionsPerColour, int crystals, int gates) {}

    /** How many darkness cards a Night brings: full ones, then those that only advance (DR-11.1). */
    public record WarEntry(int full, int advanceOnly) {}

    public record LocationEntry(
            String id,
            Location.Kind kind,
            @Nullable Colour colour,
            boolean chest,
            double x,
            double y,
            List<String> neighbours)
            implements Entry {}

    private record GeneralFile(List<GeneralEntry> generals) {}

    public record GeneralEntry(
            String id,
            Colour colour,
            int life,
            List<Integer> red,
            int toHit,
            int minionToHit,
            General.Toll lifeLost,
            General.Toll cardsLost,
            List<String> path)
            implements Entry {}

    private record HeroFile(List<HeroEntry> heroes) {}

    public record HeroEntry(String id, int life, List<String> skills) implements Entry {}

    public record CardFile(List<LocationCard> locations, List<PurpleCard> purple) {}

    public record LocationCard(String id, String location, Colour colour, int dice, HeroCard.Icon icon) {}

    public record PurpleCard(String id, int copies, int dice, List<String> generals) {}

    private record QuestFile(List<QuestEntry> quests) {}

    public record QuestEntry(
            String id,
            Quest.Goal goal,
            @Nullable String location,
            List<String> locations,
            List<Colour> markers,
            int dice,
            int success,
            @Nullable String general,
            Map<Colour, Integer> defeat,
            boolean replacedOnFailure)
            implements Entry {}

    public record DarknessFile(List<DarknessEntry> cards) {}

    public record DarknessEntry(
            String id,
            DarknessCard.Kind kind,
            List<GroupEntry> places,
            @Nullable AdvanceEntry advance) {}

    public record GroupEntry(String location, int minions) {}

    public record AdvanceEntry(String general, @Nullable String to, int minions) {}

    private static <T> T read(String file, Class<T> type) {
        try (InputStream in = Content.class.getResourceAsStream(file)) {
            if (in == null) {
                throw broken(file, "is missing");
            }
            return read(file, new String(in.readAllBytes(), StandardCharsets.UTF_8), type);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <T> T read(String file, String text, Class<T> type) {
        try {
            return JSON.readValue(text, type);
        } catch (JacksonException e) {
            throw broken(file, e.getOriginalMessage() + " at " + e.getPathReference());
        }
    }

    private static IllegalStateException broken(String file, String what) {
        return new IllegalStateException(file + ": " + what);
    }

    private static void same(String file, String what, int found, int expected) {
        if (found != expected) {
            throw broken(file, what + ": " + found + " instead of " + expected);
        }
    }

    private static void location(String file, String where, String id) {
        if (BOARD.locations.stream().noneMatch(location -> location.id.equals(id))) {
            throw broken(file, where + ": unknown location " + id);
        }
    }

    private static BoardFile board(BoardFile board) {
        var ids = new HashSet<String>();
        int lines = 0;
        for (var location : board.locations) {
            if (!ids.add(location.id)) {
                throw broken("board.json", "locations: " + location.id + " stands twice");
            }
            if ((location.kind == Location.Kind.LAND) != (location.colour != null)) {
                throw broken("board.json", location.id + " is a land without a colour, or has one and is none");
            }
            lines += location.neighbours.size();
            for (String other : location.neighbours) {
                if (board.locations.stream().noneMatch(l -> l.id.equals(other) && l.neighbours.contains(location.id))) {
                    throw broken(
                            "board.json", location.id + " is joined to " + other + ", but not the other way round");
                }
            }
        }
        same("board.json", "locations", ids.size(), 45); // DR-1.1
        same("board.json", "lines", lines, 2 * 74);
        same("board.json", "war", board.war.size(), 4); // DR-1.8
        if (!ids.contains(board.firstGate)) {
            throw broken("board.json", "firstGate: unknown location " + board.firstGate);
        }
        return board;
    }

    private static GeneralFile generals(GeneralFile file) {
        same("generals.json", "generals", file.generals.size(), 4);
        for (var general : file.generals) {
            for (int i = 0; i < general.path.size(); i++) {
                location("generals.json", general.id, general.path.get(i));
                if (i > 0
                        && !entry("board.json", BOARD.locations, general.path.get(i - 1))
                                .neighbours
                                .contains(general.path.get(i))) {
                    throw broken("generals.json", general.id + ": the path leaves the lines at " + general.path.get(i));
                }
            }
        }
        return file;
    }

    private static HeroFile heroes(HeroFile file) {
        same("heroes.json", "heroes", file.heroes.size(), 8);
        int life = file.heroes.stream().mapToInt(HeroEntry::life).sum();
        same("heroes.json", "life", life, 42); // DR-1.5
        return file;
    }

    private static CardFile cards(CardFile file) {
        same("cards.json", "locations", file.locations.size(), 80); // DR-1.6
        int purple = file.purple.stream().mapToInt(PurpleCard::copies).sum();
        same("cards.json", "purple", purple, 16);
        for (var card : file.locations) {
            location("cards.json", card.id, card.location);
            if (BOARD.locations.stream().noneMatch(l -> l.id.equals(card.location) && card.colour == l.colour)) {
                throw broken("cards.json", card.id + " is not of the colour of " + card.location);
            }
        }
        return file;
    }

    private static QuestFile quests(QuestFile file) {
        same("quests.json", "quests", file.quests.size(), 24);
        for (var quest : file.quests) {
            if (quest.location != null) {
                location("quests.json", quest.id, quest.location);
            }
            quest.locations.forEach(id -> location("quests.json", quest.id, id));
            same("quests.json", quest.id + ", markers", quest.markers.size(), quest.locations.size());
        }
        return file;
    }

    private static DarknessFile darkness(DarknessFile file) {
        same("darkness.json", "cards", file.cards.size(), 56);
        for (var card : file.cards) {
            same(
                    "darkness.json",
                    card.id + ", places",
                    card.places.size(),
                    card.kind == DarknessCard.Kind.REGULAR ? 2 : 0);
            card.places.forEach(group -> location("darkness.json", card.id, group.location));
            var advance = card.advance;
            if (advance != null && GENERALS.generals.stream().noneMatch(g -> g.id.equals(advance.general))) {
                throw broken("darkness.json", card.id + ": unknown general " + advance.general);
            }
        }
        return file;
    }

    private static <T extends Entry> T entry(String file, List<T> entries, String id) {
        return entries.stream()
                .filter(entry -> entry.id().equals(id))
                .findFirst()
                .orElseThrow(() -> broken(file, "no " + id));
    }

    public static GeneralEntry general(String id) {
        return entry("generals.json", GENERALS.generals, id);
    }

    public static HeroEntry hero(String id) {
        return entry("heroes.json", HEROES.heroes, id);
    }

    public static QuestEntry quest(String id) {
        return entry("quests.json", QUESTS.quests, id);
    }

    /** Makes something of each entry of a file, in its order. */
    static <E, T> List<T> numbered(List<E> entries, BiFunction<Integer, E, T> maker) {
        return IntStream.range(0, entries.size())
                .mapToObj(i -> maker.apply(i, entries.get(i)))
                .toList();
    }
}
