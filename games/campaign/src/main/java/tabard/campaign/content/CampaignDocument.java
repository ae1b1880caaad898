package tabard.campaign.content;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** What is agreed before the first turn (CA-21.52). Share is the percentage of territories that ends a campaign of domination. */
public record CampaignDocument(
        String title,
        Scenario scenario,
        EndMode end,
        int turns,
        int share,
        Umpire umpire,
        Battles battles,
        boolean goldObjectives,
        boolean largeBattles,
        boolean withdrawal,
        List<SeatEntry> seats) {
    private static final int USUAL_SHARE = 60;

    private static final Memory<Map<String, Object>, CampaignDocument> READ = new Memory<>(16);

    public CampaignDocument {
        seats = List.copyOf(seats);
    }

    /** What is said of a seat; without a people it chooses one (CA-2.4). */
    public record SeatEntry(String player, @Nullable People people, Roster roster) {
        private static final SeatEntry SILENT = new SeatEntry("", null, Roster.UNNAMED);
    }

    /** Of a scenario about which nothing else was said. */
    public static CampaignDocument standard(Scenario scenario) {
        return of(new Entry("", Map.of(), new Faults()), scenario);
    }

    /** A campaign's document, or a file of a map alone: then everything else is as usual. What was read must not change any more. */
    public static CampaignDocument read(Map<String, Object> document) {
        return READ.of(document, CampaignDocument::fresh);
    }

    private static CampaignDocument fresh(Map<String, Object> document) {
        if (document.containsKey("territories")) {
            return standard(Scenario.read(document));
        }
        if (!Size.fits(document)) {
            throw new Refusal(Said.of("map.large", Size.MOST_KB));
        }
        var whole = new Entry("", document, new Faults())
                .knowing(
                        "title",
                        "scenario",
                        "map",
                        "end",
                        "umpire",
                        "battles",
                        "options",
                        "seats",
                        "game",
                        "file",
                        "reconstructed",
                        "about");
        return of(whole, scenario(whole));
    }

    private static Scenario scenario(Entry whole) {
        var map = whole.entry("map");
        if (map != null) {
            Refusal.unless(!whole.has("scenario"), "CA-21.52", "campaign.scenario-and-map");
            try {
                return Scenario.read(plain(map.fields()));
            } catch (Refusal refusal) {
                throw refusal.at("map");
            }
        }
        int seats = whole.list("seats").size();
        String usual = Scenario.ALL.stream()
                .filter(scenario -> scenario.players() == seats)
                .findFirst()
                .orElse(Scenario.ALL.getFirst())
                .id();
        return Scenario.of(
                whole.word("scenario", Scenario.ALL.stream().map(Scenario::id).toList(), usual));
    }

    @SuppressWarnings("unchecked") // documents have words for keys
    private static Map<String, Object> plain(Map<?, ?> map) {
        return (Map<String, Object>) map;
    }

    private static CampaignDocument of(Entry whole, Scenario scenario) {
        var none = new Entry("", Map.of(), whole.faults());
        var end = or(whole.entry("end"), none).knowing("mode", "turns", "share");
        var options = or(whole.entry("options"), none).knowing("goldObjectives", "largeBattles", "withdrawal");
        String mode = end.word("mode", EndMode.ALL.stream().map(EndMode::id).toList(), EndMode.TURNS.id());
        var read = new CampaignDocument(
                whole.name("title", ""),
                scenario,
                EndMode.ALL.stream()
                        .filter(m -> m.id().equals(mode))
                        .findFirst()
                        .orElse(EndMode.TURNS),
                end.whole("turns", MapFile.FEWEST_TURNS, MapFile.MOST_TURNS, scenario.turns()),
                end.whole("share", 1, 100, USUAL_SHARE),
                Umpire.valueOf(word(
                        whole, "umpire", Umpire.ALL.stream().map(Umpire::word).toList())),
                Battles.valueOf(word(
                        whole,
                        "battles",
                        Battles.ALL.stream().map(Battles::word).toList())),
                options.flag("goldObjectives", true),
                options.flag("largeBattles", false),
                options.flag("withdrawal", false),
                seats(whole, scenario));
        whole.faults().refuse();
        return read;
    }

    private static Entry or(@Nullable Entry entry, Entry otherwise) {
        return entry == null ? otherwise : entry;
    }

    private static String word(Entry whole, String name, List<String> known) {
        return whole.word(name, known, known.getFirst()).toUpperCase(Locale.ROOT);
    }

    private static List<SeatEntry> seats(Entry whole, Scenario scenario) {
        var seats = new ArrayList<SeatEntry>();
        var entries = whole.has("seats") ? whole.entries("seats") : List.<Entry>of();
        long peoples = 0;
        for (var entry : entries) {
            entry.knowing("seat", "player", "people", "incarnates");
            entry.whole("seat", seats.size() + 1, seats.size() + 1, seats.size() + 1);
            var people = entry.people("people", "CA-21.52");
            if (people != null && (peoples & people.bit()) != 0) {
                whole.faults().add(entry.at("people"), "CA-2.4", 0, Said.of("setup.people-twice", people));
            }
            peoples |= people == null ? 0 : people.bit();
            seats.add(new SeatEntry(entry.name("player", ""), people, roster(entry)));
        }
        if (seats.size() > scenario.players()) {
            whole.faults().add("seats", "CA-2.3", 0, Said.of("setup.players", scenario.players(), seats.size()));
        }
        while (seats.size() < scenario.players()) {
            seats.add(SeatEntry.SILENT);
        }
        return seats;
    }

    private static Roster roster(Entry entry) {
        var names = new ArrayList<String>();
        var seen = new HashSet<String>();
        for (var each : entry.has("incarnates") ? entry.entries("incarnates") : List.<Entry>of()) {
            each.knowing("number", "name");
            each.whole("number", names.size() + 1, names.size() + 1, names.size() + 1);
            names.add(each.name("name"));
            if (!names.getLast().isEmpty() && !seen.add(names.getLast().toLowerCase(Locale.ROOT))) {
                entry.faults()
                        .add(each.at("name"), "CA-21.52", 0, Said.of("campaign.incarnate-twice", names.getLast()));
            }
        }
        if (names.size() > Roster.MOST) {
            entry.faults()
                    .add(entry.at("incarnates"), "CA-19.2", 0, Said.of("campaign.roster", Roster.MOST, names.size()));
        }
        return new Roster(names);
    }
}
