package tabard.campaign.rules;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.table.*;

/**
 * What was agreed before the first turn (CA-21.52): by settings, for a scenario of the box or a map of one's own; or by a campaign's
 * document, which says all of it.
 */
public final class Agreed {
    private static final String SCENARIO = "scenario";
    private static final String USUAL_SHARE = "60";
    private static final String USUAL_TURNS = "12";
    private static final List<String> ON_OFF = List.of("on", "off");
    private static final List<String> OFF_ON = List.of("off", "on");

    /** A document may say any number of turns from 3 to 40, and any share; here are those that are offered. The scenario comes last: who names only a number of seats plays the map for them, without an umpire's seat. */
    public static final List<Setting> SETTINGS = List.of(
            new Setting("end", words(EndMode.ALL)),
            new Setting("turns", List.of(USUAL_TURNS, "3", "6", "9", "15", "18", "24", "30", "40")),
            new Setting("share", List.of(USUAL_SHARE, "30", "40", "50", "70", "80")),
            new Setting("battles", words(tabard.campaign.content.Battles.ALL)),
            new Setting("umpire", words(Umpire.ALL)),
            new Setting("gold-objectives", ON_OFF),
            new Setting("large-battles", OFF_ON),
            new Setting("withdrawal", OFF_ON),
            new Setting(SCENARIO, Scenario.ALL.stream().map(Scenario::id).toList(), true));

    private Agreed() {}

    private static List<String> words(List<? extends Named> values) {
        return values.stream().map(Named::word).toList();
    }

    /** Refuses what does not go together: another number of players, a length or share that the end does not ask for, a document twice said. */
    public static void agree(Options options) {
        var agreed = of(options);
        int seats = agreed.scenario().players() + (agreed.umpire() == Umpire.SEAT ? 1 : 0);
        Refusal.unless(seats == options.seats(), "CA-2.3", "refused.players", seats, options.seats());
        if (whole(options)) {
            for (var setting : SETTINGS.subList(0, SETTINGS.size() - 1)) {
                Refusal.unless(
                        options.get(setting.name()).equals(setting.values().getFirst()),
                        "CA-21.52",
                        "refused.said-twice",
                        setting.name());
            }
        }
        Refusal.unless(
                options.get("end").equals(EndMode.TURNS.word())
                        || options.get("turns").equals(USUAL_TURNS),
                "CA-21.43",
                "refused.turns");
        Refusal.unless(
                options.get("end").equals(EndMode.DOMINATION.word())
                        || options.get("share").equals(USUAL_SHARE),
                "CA-21.43",
                "refused.share");
    }

    /** What is worth telling of it: what a campaign's document says, where one was brought, and a length or share only where it ends anything. */
    public static Map<String, String> words(Options options) {
        var words = Options.words(options.settings());
        var agreed = of(options);
        if (whole(options)) {
            words.put("end", agreed.end().word());
            words.put("turns", Integer.toString(agreed.turns()));
            words.put("share", Integer.toString(agreed.share()));
            words.put("battles", agreed.battles().word());
            words.put("umpire", agreed.umpire().word());
            words.put("gold-objectives", agreed.goldObjectives() ? "on" : "off");
            words.put("large-battles", agreed.largeBattles() ? "on" : "off");
            words.put("withdrawal", agreed.withdrawal() ? "on" : "off");
        }
        words.keySet().removeIf(name -> name.equals("turns") && agreed.end() != EndMode.TURNS);
        words.keySet().removeIf(name -> name.equals("share") && agreed.end() != EndMode.DOMINATION);
        for (var setting :
                SETTINGS) { // there are names for what is offered only; the table shows how many turns there are
            words.computeIfPresent(
                    setting.name(),
                    (_, word) -> setting.open() || setting.values().contains(word) ? word : null);
        }
        return words;
    }

    /** Whether a campaign's document was brought, rather than a map alone. */
    private static boolean whole(Options options) {
        var document = options.document(SCENARIO);
        return !document.isEmpty() && !document.containsKey("territories");
    }

    /** What was read last, and from what: a position is written or read entry by entry, and each of them asks. */
    private record Read(Options options, CampaignDocument agreed) {}

    private static volatile @Nullable Read last;

    @SuppressWarnings("ReferenceEquality") // options that are equal, but others, are only read again
    static CampaignDocument of(Options options) {
        var known = last;
        if (known == null || known.options != options) {
            known = new Read(options, read(options));
            last = known;
        }
        return known.agreed;
    }

    private static CampaignDocument read(Options options) {
        Map<String, Object> document = options.document(SCENARIO);
        if (whole(options)) {
            return CampaignDocument.read(document);
        }
        var scenario = document.isEmpty() ? Scenario.of(options.get(SCENARIO)) : Scenario.read(document);
        var standard = CampaignDocument.standard(scenario);
        return new CampaignDocument(
                standard.title(),
                scenario,
                of(EndMode.ALL, options.get("end")),
                Integer.parseInt(options.get("turns")),
                Integer.parseInt(options.get("share")),
                of(Umpire.ALL, options.get("umpire")),
                of(tabard.campaign.content.Battles.ALL, options.get("battles")),
                options.get("gold-objectives").equals("on"),
                options.get("large-battles").equals("on"),
                options.get("withdrawal").equals("on"),
                standard.seats());
    }

    private static <T extends Named> T of(List<T> values, String word) {
        return values.stream()
                .filter(value -> value.word().equals(word))
                .findFirst()
                .orElseThrow();
    }

    public static CampaignMap map(Options options) {
        return of(options).scenario().map();
    }

    public static int players(Options options) {
        return of(options).scenario().players();
    }
}
