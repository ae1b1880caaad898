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
    private final int life = Content.hero(name()).life();
    private List<Colour> foes = List.of();
    private @Nullable Colour home;
    private @Nullable Colour lore;
    private @Nullable Again again;
    private int stride = 1;
    private int rumours = 2; // DR-5.9
    private int traits; // as bits

    Hero(String clause, String symbol, Skill... skills) {
        this.clause = clause;
        this.symbol = symbol;
        for (var skill : skills) {
            switch (skill) {
                case Trait trait -> traits |= 1 << trait.ordinal();
                case Blessed blessed -> foes = blessed.foes();
                case HomeLand(var land) -> home = land;
                case Lore(var land) -> lore = land;
                case RollAgain(var source) -> again = source;
                case Journey(int lines) -> stride = lines;
                case Listen(int cards) -> rumours = cards;
                case MoreActions _ -> throw new IllegalArgumentException("only a reward");
            }
        }
    }

    /** The one who can do that. */
    public static Hero with(Trait trait) {
        return ALL.stream().filter(hero -> hero.can(trait)).findFirst().orElseThrow();
    }

    public boolean can(Trait trait) {
        return (traits & 1 << trait.ordinal()) != 0;
    }

    /** The colours that he fights better. */
    public List<Colour> foes() {
        return foes;
    }

    /** The lands where his turn begins with an action more, if there are any. */
    public @Nullable Colour home() {
        return home;
    }

    /** The lands where he fights better, if there are any. */
    public @Nullable Colour lore() {
        return lore;
    }

    /** How he may roll dice again, if he may. */
    public @Nullable Again again() {
        return again;
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

    /** The cards that rumours show him (DR-5.9, 15.18). */
    public int rumours() {
        return rumours;
    }

    public int bit() {
        return 1 << ordinal();
    }

    /** As printed. */
    public int life() {
        return life;
    }
}
