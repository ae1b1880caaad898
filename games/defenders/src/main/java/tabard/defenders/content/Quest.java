package tabard.defenders.content;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** The 24 quests (chapter 18): what each asks for. What it gives stands in {@link Rewards}. */
public enum Quest implements Named {
    AMULET_OF_THE_GODS("DR-18.1"),
    BOOTS_OF_SPEED("DR-18.2"),
    HELM_OF_POWER("DR-18.3"),
    WAR_BANNER_OF_VALOR("DR-18.4"),
    FIND_MAGIC_GATE("DR-18.5"),
    UNICORN_STEED("DR-18.6"),
    RUMORS("DR-18.7"),
    ORGANIZE_MILITIA("DR-18.8"),
    AMAZON_ENVOY("DR-18.9"),
    DUKE_ENVOY("DR-18.10"),
    ELF_ENVOY("DR-18.11"),
    AMARAKS_BLESSING("DR-18.12"),
    RAIDS("DR-18.13"),
    KING_OF_THE_GRYPHONS("DR-18.14"),
    CRYSTAL_OF_LIGHT("DR-18.15"),
    ANCIENT_TREE_OF_MAGIC("DR-18.16"),
    ORC_HUNTER("DR-18.17"),
    DEMON_HUNTER("DR-18.18"),
    DRAGON_HUNTER("DR-18.19"),
    UNDEAD_HUNTER("DR-18.20"),
    SCOUT_BALAZARG("DR-18.21"),
    SCOUT_GORGUTT("DR-18.22"),
    SCOUT_SAPPHIRE("DR-18.23"),
    SCOUT_VARKOLAK("DR-18.24");

    /** What must be done. */
    public enum Goal {
        ROLL_AT_LOCATION,
        BUILD_GATE,
        VISIT_ALL,
        ACTION_AT_ALL,
        DEFEAT_MINIONS,
        ACTION_WITH_GENERAL
    }

    public static final List<Quest> ALL = List.of(values());

    private final String clause;
    private final Content.QuestEntry entry = Content.quest(name());
    private final Goal goal = Goal.valueOf(entry.goal());
    private final @Nullable Location place = entry.location() == null ? null : Location.of(entry.location());
    private final List<Location> places =
            entry.locations().stream().map(Location::of).toList();
    private final List<Colour> markers =
            entry.markers().stream().map(Colour::valueOf).toList();
    private final @Nullable General general = entry.general() == null ? null : General.valueOf(entry.general());
    private final int[] defeat = new int[Colour.ALL.size()];

    Quest(String clause) {
        this.clause = clause;
        entry.defeat().forEach((colour, count) -> defeat[Colour.valueOf(colour).ordinal()] = count);
    }

    public String clause() {
        return clause;
    }

    public int bit() {
        return 1 << ordinal();
    }

    public Goal goal() {
        return goal;
    }

    /** Where its dice are rolled. */
    public Location place() {
        return Objects.requireNonNull(place);
    }

    public int dice() {
        return entry.dice();
    }

    /** The face that one die must show. */
    public int success() {
        return entry.success();
    }

    public boolean replacedOnFailure() {
        return entry.replacedOnFailure();
    }

    /** The places to visit, each marked with a minion of the colour at the same place of the other list. */
    public List<Location> places() {
        return places;
    }

    public List<Colour> markers() {
        return markers;
    }

    /** How many minions of a colour must be defeated. */
    public int defeat(Colour colour) {
        return defeat[colour.ordinal()];
    }

    /** Whom to scout. */
    @Nullable
    public General general() {
        return general;
    }
}
