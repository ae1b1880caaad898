package tabard.mageknight.pieces;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.table.*;

/** What was agreed before the game (MK-1.4): the scenario and the options, as the rules ask for them. */
public record Terms(
        Scenario scenario,
        Scenario.Setting setting,
        int players,
        int features,
        boolean pvp,
        TokenSet tokens,
        boolean tacticsByReputation,
        boolean knockOutByAttack,
        boolean takeEffectsLast,
        boolean unattackingIsBlocked,
        boolean sharedAssault) {
    private static final List<Scenario> OFFERED =
            Scenario.ALL.stream().filter(Scenario::offered).toList();

    /** The first value of each is the standard one. */
    public static final List<Setting> SETTINGS = List.of(
            new Setting("scenario", OFFERED.stream().map(Scenario::word).toList()),
            new Setting("pvp", List.of("off", "on")),
            new Setting("tokens", List.of("base", "legion", "all")),
            new Setting("tactic-order", List.of("fame", "aid")),
            new Setting("knockout", List.of("combat", "aid")),
            new Setting("take-effects", List.of("at-once", "aid")),
            new Setting("unattacking-is-blocked", List.of("no", "yes")),
            new Setting("shared-assault", List.of("co-op", "always")));

    public static final Info INFO =
            new Info("mageknight", "mageknight-1", Player.ALL, 1, Player.ALL.size(), SETTINGS, Terms::agree);

    /** The same for the same options: games are set up one after the other. */
    @SuppressWarnings("ReferenceEquality") // equal options of another game are only read once more
    public static Terms of(Options options) {
        var last = known;
        if (last == null || last.options != options) {
            last = new Known(options, read(options));
            known = last;
        }
        return last.terms;
    }

    private record Known(Options options, Terms terms) {}

    private static volatile @Nullable Known known;

    private static Terms read(Options options) {
        var scenario = scenario(options);
        int features = 0;
        for (var feature : Feature.ALL) {
            features |= scenario.has(feature, options.seats()) ? feature.bit() : 0;
        }
        return new Terms(
                scenario,
                scenario.of(options.seats()),
                options.seats(),
                features,
                options.get("pvp").equals("on"),
                TokenSet.ALL.get(SETTINGS.get(2).values().indexOf(options.get("tokens"))),
                options.get("tactic-order").equals("aid"),
                options.get("knockout").equals("aid"),
                options.get("take-effects").equals("aid"),
                options.get("unattacking-is-blocked").equals("yes"),
                options.get("shared-assault").equals("always")
                        || scenario.has(Feature.SHARED_ASSAULT, options.seats()));
    }

    private static Scenario scenario(Options options) {
        return OFFERED.get(SETTINGS.getFirst().values().indexOf(options.get("scenario")));
    }

    /** Refuses what does not go together. */
    private static void agree(Options options) {
        var scenario = scenario(options);
        int players = options.seats();
        Refusal.unless(
                scenario.takes(players), scenario.clauses().getFirst(), "refused.scenario-players", scenario, players);
        boolean pvp = options.get("pvp").equals("on");
        boolean peaceful =
                scenario.kind() != Scenario.Kind.COMPETITIVE || scenario.has(Feature.NO_PVP, players) || players == 1;
        Refusal.unless(!pvp || !peaceful, "MK-1.4", "refused.pvp-peaceful", scenario);
        Refusal.unless(pvp || !scenario.has(Feature.PVP_NEEDED, players), "MK-28.37", "refused.pvp-needed", scenario);
        Refusal.unless(
                players > 1 || options.get("shared-assault").equals("co-op"),
                "MK-17.4",
                "refused.assault-alone",
                scenario);
    }

    public boolean has(Feature feature) {
        return (features & feature.bit()) != 0;
    }

    public Shape shape() {
        var shape = setting.shape();
        if (shape == null) {
            throw new IllegalStateException(scenario + " is not offered");
        }
        return shape;
    }

    /** MK-4.4 */
    public int dice() {
        return players + 2 + (has(Feature.BLITZ) ? 1 : 0);
    }

    /** MK-4.3, 5.2 */
    public int units() {
        return players + 2 + (has(Feature.BLITZ) ? 1 : 0);
    }
}
