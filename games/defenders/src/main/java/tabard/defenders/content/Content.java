package tabard.defenders.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.*;
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
            String kind,
            @Nullable String colour,
            boolean chest,
            double x,
            double y,
            List<String> neighbours) {}

    private record GeneralFile(List<GeneralEntry> generals) {}

    public record GeneralEntry(
            String id,
            String colour,
            int life,
            List<Integer> red,
            int toHit,
            int minionToHit,
            String lifeLost,
            String cardsLost,
            List<String> path) {}

    private record HeroFile(List<HeroEntry> heroes) {}

    public record HeroEntry(String id, int life, List<String> skills) {}

    public record CardFile(List<LocationCard> locations, List<PurpleCard> purple) {}

    public record LocationCard(String id, String location, String colour, int dice, String icon) {}

    public record PurpleCard(String id, int copies, int dice, List<String> generals) {}

    private record QuestFile(List<QuestEntry> quests) {}

    public record QuestEntry(
            String id,
            String goal,
            @Nullable String location,
            List<String> locations,
            List<String> markers,
            int dice,
            int success,
            @Nullable String general,
            Map<String, Integer> defeat,
            boolean replacedOnFailure) {}

    public record DarknessFile(List<DarknessEntry> cards) {}

    public record DarknessEntry(
            String id,
            String kind,
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
            if (location.kind.equals("LAND") != (location.colour != null)) {
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
                if (i > 0 && !neighbours(general.path.get(i - 1)).contains(general.path.get(i))) {
                    throw broken("generals.json", general.id + ": the path leaves the lines at " + general.path.get(i));
                }
            }
        }
        return file;
    }

    private static List<String> neighbours(String id) {
        return BOARD.locations.stream()
                .filter(location -> location.id.equals(id))
                .findFirst()
                .orElseThrow()
                .neighbours;
    }

    private static HeroFile heroes(HeroFile file) {
        same("heroes.json", "heroes", file.heroes.size(), 8);
        same(
                "heroes.json",
                "life",
                file.heroes.stream().mapToInt(HeroEntry::life).sum(),
                42); // DR-1.5
        return file;
    }

    private static CardFile cards(CardFile file) {
        same("cards.json", "locations", file.locations.size(), 80); // DR-1.6
        same(
                "cards.json",
                "purple",
                file.purple.stream().mapToInt(PurpleCard::copies).sum(),
                16);
        for (var card : file.locations) {
            location("cards.json", card.id, card.location);
            if (BOARD.locations.stream().noneMatch(l -> l.id.equals(card.location) && card.colour.equals(l.colour))) {
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
            same("darkness.json", card.id + ", places", card.places.size(), card.kind.equals("REGULAR") ? 2 : 0);
            card.places.forEach(group -> location("darkness.json", card.id, group.location));
            var advance = card.advance;
            if (advance != null && GENERALS.generals.stream().noneMatch(g -> g.id.equals(advance.general))) {
                throw broken("darkness.json", card.id + ": unknown general " + advance.general);
            }
        }
        return file;
    }

    public static GeneralEntry general(String id) {
        return GENERALS.generals.stream()
                .filter(entry -> entry.id.equals(id))
                .findFirst()
                .orElseThrow(() -> broken("generals.json", "no " + id));
    }

    public static HeroEntry hero(String id) {
        return HEROES.heroes.stream()
                .filter(entry -> entry.id.equals(id))
                .findFirst()
                .orElseThrow(() -> broken("heroes.json", "no " + id));
    }

    public static QuestEntry quest(String id) {
        return QUESTS.quests.stream()
                .filter(entry -> entry.id.equals(id))
                .findFirst()
                .orElseThrow(() -> broken("quests.json", "no " + id));
    }
}
