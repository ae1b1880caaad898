package tabard.defenders.content;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.Effect.*;
import tabard.defenders.content.Reward.*;
import tabard.defenders.content.Skill.*;
import tabard.table.Named;

/** The 24 quests (chapter 18): what each gives; what it asks for stands in the content file. */
public enum Quest implements Named {
    AMULET_OF_THE_GODS("DR-18.1", new Lasting(Trait.CHARMED)),
    BOOTS_OF_SPEED("DR-18.2", new Lasting(new MoreActions(2))),
    HELM_OF_POWER("DR-18.3", new Lasting(Trait.EVENING_CARD)),
    WAR_BANNER_OF_VALOR("DR-18.4", new Lasting(Trait.UNPUNISHED)),
    FIND_MAGIC_GATE("DR-18.5", new Once(When.ON_COMMITMENT, new GateDice())),
    UNICORN_STEED("DR-18.6", new Lasting(new Journey(2), new RollAgain(Again.UNICORN))),
    RUMORS("DR-18.7", new AtOnce(new Draw(4))),
    ORGANIZE_MILITIA("DR-18.8", new Once(When.ON_DARKNESS, new Halt())),
    AMAZON_ENVOY("DR-18.9", new AtOnce(new Envoy())),
    DUKE_ENVOY("DR-18.10", new AtOnce(new Envoy())),
    ELF_ENVOY("DR-18.11", new AtOnce(new Envoy())),
    AMARAKS_BLESSING("DR-18.12", new Once(When.ON_COMMITMENT, new PowersOff())),
    RAIDS("DR-18.13", new Once(When.AT_NIGHTFALL, new Hush())),
    KING_OF_THE_GRYPHONS("DR-18.14", new Once(When.OUTSIDE_EVENING, new Carry(true))),
    CRYSTAL_OF_LIGHT("DR-18.15", new Once(When.OUTSIDE_EVENING, new CleanseHere())),
    ANCIENT_TREE_OF_MAGIC("DR-18.16", new Once(When.OUTSIDE_EVENING, new Cleanse(false))),
    ORC_HUNTER("DR-18.17", new Once(When.ON_DARKNESS, new Secure(Guard.ORC_HUNTER))),
    DEMON_HUNTER("DR-18.18", new Once(When.ON_DARKNESS, new Secure(Guard.DEMON_HUNTER))),
    DRAGON_HUNTER("DR-18.19", new Once(When.ON_DARKNESS, new Secure(Guard.DRAGON_HUNTER))),
    UNDEAD_HUNTER("DR-18.20", new Once(When.ON_DARKNESS, new Secure(Guard.UNDEAD_HUNTER))),
    SCOUT_BALAZARG("DR-18.21", new AtOnce(new Scout(General.BALAZARG))),
    SCOUT_GORGUTT("DR-18.22", new AtOnce(new Scout(General.GORGUTT))),
    SCOUT_SAPPHIRE("DR-18.23", new AtOnce(new Scout(General.SAPPHIRE))),
    SCOUT_VARKOLAK("DR-18.24", new AtOnce(new Scout(General.VARKOLAK)));

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

    /** Those whose reward is used once (DR-17.4), as bits. */
    public static final int ONCE = those(quest -> quest.reward instanceof Once);

    private final String clause;
    private final Reward reward;
    private final Content.QuestEntry entry = Content.quest(name());
    private final @Nullable Location place = Location.ofNullable(entry.location());
    private final List<Location> places =
            entry.locations().stream().map(Location::of).toList();
    private final int[] defeat = Colour.ALL.stream()
            .mapToInt(colour -> entry.defeat().getOrDefault(colour, 0))
            .toArray();
    private final @Nullable General general = entry.general() == null ? null : General.valueOf(entry.general());

    Quest(String clause, Reward reward) {
        this.clause = clause;
        this.reward = reward;
    }

    private static int those(Predicate<Quest> wanted) {
        return ALL.stream().filter(wanted).mapToInt(Quest::bit).sum();
    }

    /** Those whose reward is such a skill, as bits. */
    public static int giving(Skill skill) {
        return those(quest -> quest.reward instanceof Lasting(var skills) && skills.contains(skill));
    }

    /** The one whose reward does that. */
    public static Quest doing(Effect effect) {
        return ALL.stream()
                .filter(quest -> quest.reward instanceof Once(var _, var once) && once.equals(effect))
                .findFirst()
                .orElseThrow();
    }

    public Reward reward() {
        return reward;
    }

    public String clause() {
        return clause;
    }

    public int bit() {
        return 1 << ordinal();
    }

    public Goal goal() {
        return entry.goal();
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
        return entry.markers();
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
