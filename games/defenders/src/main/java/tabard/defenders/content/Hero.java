package tabard.defenders.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.Skill.Ambush;
import tabard.defenders.content.Skill.Archery;
import tabard.defenders.content.Skill.Armour;
import tabard.defenders.content.Skill.Blessed;
import tabard.defenders.content.Skill.Brave;
import tabard.defenders.content.Skill.Fireball;
import tabard.defenders.content.Skill.FreshMount;
import tabard.defenders.content.Skill.Hide;
import tabard.defenders.content.Skill.HomeLand;
import tabard.defenders.content.Skill.Insight;
import tabard.defenders.content.Skill.Journey;
import tabard.defenders.content.Skill.Listen;
import tabard.defenders.content.Skill.Lore;
import tabard.defenders.content.Skill.RollAgain;
import tabard.defenders.content.Skill.Sanctify;
import tabard.defenders.content.Skill.ShapeShifter;
import tabard.defenders.content.Skill.Styles;
import tabard.defenders.content.Skill.Teleport;
import tabard.defenders.content.Skill.Thievery;
import tabard.defenders.content.Skill.TurnUndead;
import tabard.defenders.content.Skill.Wisdom;
import tabard.table.Named;

/** The eight heroes (chapter 15): where their skills stand in the book, their sign, and the skills. */
public enum Hero implements Named {
    CLERIC("DR-15.1", "chalice", new Blessed(Colour.RED, Colour.BLACK), new TurnUndead(), new Sanctify()),
    DWARF("DR-15.4", "axe", new HomeLand(Colour.RED), new RollAgain(Again.DRAGON_SLAYER), new Armour()),
    EAGLE_RIDER("DR-15.7", "eagle", new Journey(4), new FreshMount(), new Styles(), new RollAgain(Again.GROUND)),
    PALADIN("DR-15.10", "lance", new Journey(2), new Brave(), new Armour()),
    RANGER("DR-15.13", "bow", new Lore(Colour.GREEN), new Archery(), new HomeLand(Colour.GREEN)),
    ROGUE("DR-15.16", "dagger", new Hide(), new Thievery(), new Listen(5)),
    SORCERESS("DR-15.19", "mirror", new ShapeShifter(), new Ambush(), new Insight()),
    WIZARD("DR-15.22", "staff", new Teleport(), new Fireball(), new Wisdom());

    public static final List<Hero> ALL = List.of(values());

    private final String clause;
    private final String symbol;
    private final List<Skill> skills;
    private final int stride;
    private final int life = Content.hero(name()).life();

    Hero(String clause, String symbol, Skill... skills) {
        this.clause = clause;
        this.symbol = symbol;
        this.skills = List.of(skills);
        var journey = skill(Journey.class);
        this.stride = journey == null ? 1 : journey.lines();
    }

    /** The one who can do that. */
    public static Hero with(Class<? extends Skill> kind) {
        return ALL.stream().filter(hero -> hero.can(kind)).findFirst().orElseThrow();
    }

    /** A skill of that kind, if he has one. */
    public <T extends Skill> @Nullable T skill(Class<T> kind) {
        for (int i = 0; i < skills.size(); i++) {
            if (skills.get(i).getClass() == kind) {
                return kind.cast(skills.get(i));
            }
        }
        return null;
    }

    public boolean can(Class<? extends Skill> kind) {
        return skill(kind) != null;
    }

    public String clause() {
        return clause;
    }

    public String symbol() {
        return symbol;
    }

    /** The lines that an action takes him without a card. */
    public int stride() {
        return stride;
    }

    public int bit() {
        return 1 << ordinal();
    }

    /** As printed. */
    public int life() {
        return life;
    }
}
