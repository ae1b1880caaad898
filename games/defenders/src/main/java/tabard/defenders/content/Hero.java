package tabard.defenders.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.Skill.*;
import tabard.table.Named;

/** The eight heroes (chapter 15): where their skills stand in the book, their sign, and the skills. */
public enum Hero implements Named {
    CLERIC("DR-15.1", "chalice", new Blessed(Colour.RED, Colour.BLACK), Trait.TURN_UNDEAD, Trait.SANCTIFY),
    DWARF("DR-15.4", "axe", new HomeLand(Colour.RED), new RollAgain(Again.DRAGON_SLAYER), Trait.ARMOUR),
    EAGLE_RIDER("DR-15.7", "eagle", new Journey(4), Trait.FRESH_MOUNT, Trait.STYLES, new RollAgain(Again.GROUND)),
    PALADIN("DR-15.10", "lance", new Journey(2), Trait.BRAVE, Trait.ARMOUR),
    RANGER("DR-15.13", "bow", new Lore(Colour.GREEN), Trait.ARCHERY, new HomeLand(Colour.GREEN)),
    ROGUE("DR-15.16", "dagger", Trait.HIDE, Trait.THIEVERY, new Listen(5)),
    SORCERESS("DR-15.19", "mirror", Trait.SHAPE_SHIFTER, Trait.AMBUSH, Trait.INSIGHT),
    WIZARD("DR-15.22", "staff", Trait.TELEPORT, Trait.FIREBALL, Trait.WISDOM);

    public static final List<Hero> ALL = List.of(values());

    private final String clause;
    private final String symbol;
    private final List<Skill> skills;
    private final int stride;
    private final @Nullable Blessed blessed;
    private final @Nullable Lore lore;
    private int traits; // as bits
    private final int life = Content.hero(name()).life();

    Hero(String clause, String symbol, Skill... skills) {
        this.clause = clause;
        this.symbol = symbol;
        this.skills = List.of(skills);
        for (var skill : skills) {
            traits |= skill instanceof Trait trait ? 1 << trait.ordinal() : 0;
        }
        this.blessed = skill(Blessed.class);
        this.lore = skill(Lore.class);
        var journey = skill(Journey.class);
        this.stride = journey == null ? 1 : journey.lines();
    }

    /** The one who can do that. */
    public static Hero with(Trait trait) {
        return ALL.stream().filter(hero -> hero.can(trait)).findFirst().orElseThrow();
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

    public boolean can(Trait trait) {
        return (traits & 1 << trait.ordinal()) != 0;
    }

    /** The colours that he fights better, if there are any. */
    public @Nullable Blessed blessed() {
        return blessed;
    }

    /** The lands where he fights better, if there are any. */
    public @Nullable Lore lore() {
        return lore;
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
