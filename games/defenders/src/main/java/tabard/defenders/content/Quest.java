package tabard.defenders.content;

import java.util.*;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.Effect.*;
import tabard.defenders.content.Reward.*;
import tabard.defenders.content.Skill.*;
import tabard.table.Named;
import tabard.table.sheet.Subset;

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
    public enum Goal implements Named {
        ROLL_AT_LOCATION,
        BUILD_GATE,
        VISIT_ALL,
        ACTION_AT_ALL,
        DEFEAT_MINIONS,
        ACTION_WITH_GENERAL
    }

    /**
     * What a quest asks for: dice at a location, one of which must show the success; locations to visit, each marked with a minion of the
     * colour at the same place of the other list; minions to defeat; a general to scout.
     */
    public record Task(
            Quest id,
            Goal goal,
            @Nullable Location location,
            List<Location> locations,
            List<Colour> markers,
            int dice,
            int success,
            @Nullable General general,
            Map<String, Integer> defeat,
            boolean replacedOnFailure) {
        /** How many minions of a colour must be defeated. */
        public int defeat(Colour colour) {
            return defeat.getOrDefault(colour.name(), 0);
        }
    }

    public static final List<Quest> ALL = List.of(values());

    /** Those whose reward is used once (DR-17.4), as bits. */
    public static final int ONCE = those(quest -> quest.reward instanceof Once);

    private final String clause;
    private final Reward reward;

    Quest(String clause, Reward reward) {
        this.clause = clause;
        this.reward = reward;
    }

    private static int those(Predicate<Quest> wanted) {
        return (int) Subset.all(ALL).where(wanted).bits();
    }

    /** Those whose reward is such a skill, as bits. */
    public static int giving(Skill skill) {
        return those(quest -> quest.reward instanceof Lasting(var skills) && skills.contains(skill));
    }

    /** The one whose reward does that. */
    public static Quest doing(Effect effect) {
        return Subset.all(ALL)
                .where(quest -> quest.reward instanceof Once(var _, var once) && once.equals(effect))
                .first();
    }

    /** The one to scout the general of a colour. */
    public static Quest scouting(Colour colour) {
        return Subset.all(ALL)
                .where(quest -> quest.reward instanceof AtOnce(Scout(var general)) && general.colour() == colour)
                .first();
    }

    /** The one that sends an envoy to a land, if one does. */
    public static Optional<Quest> envoyTo(Location land) {
        return ALL.stream()
                .filter(quest -> quest.reward.equals(new AtOnce(new Envoy()))
                        && quest.task().location() == land)
                .findFirst();
    }

    public Reward reward() {
        return reward;
    }

    public String clause() {
        return clause;
    }

    public Task task() {
        return Content.QUESTS.get(ordinal());
    }
}
