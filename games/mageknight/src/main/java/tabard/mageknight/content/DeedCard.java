package tabard.mageknight.content;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.effect.*;
import tabard.table.Named;
import tabard.table.cards.Kind;

/**
 * The 80 deed cards that differ from each other, wounds left out: 12 basic actions that every hero has, some twice, 4 of one hero
 * each, 28 advanced actions, 20 spells, 16 artifacts (MK-2.1, 2.2).
 */
public record DeedCard(
        int ordinal,
        String name,
        Sort sort,
        int number,
        int copies,
        @Nullable Mana colour,
        @Nullable Hero hero,
        @Nullable Artifact artifact,
        boolean interactive,
        Effects basic,
        @Nullable When basicWhen,
        Effects strong,
        @Nullable When strongWhen)
        implements Named {
    /** What a deed card is. */
    public enum Sort {
        BASIC_ACTION,
        ADVANCED_ACTION,
        SPELL,
        ARTIFACT
    }

    /** What an artifact is; a banner may be laid on a unit (MK-14.5). */
    public enum Artifact {
        BANNER,
        RING,
        WEAPON,
        ITEM
    }

    public static final List<DeedCard> ALL = cards();

    /** The 12 every hero has, then the 4 of one hero each. */
    public static final List<DeedCard> BASIC_ACTIONS = List.copyOf(ALL.subList(0, 16));

    public static final List<DeedCard> ADVANCED_ACTIONS = List.copyOf(ALL.subList(16, 44));
    public static final List<DeedCard> SPELLS = List.copyOf(ALL.subList(44, 64));
    public static final List<DeedCard> ARTIFACTS = List.copyOf(ALL.subList(64, 80));

    /** All but the basic actions: there is one of each. */
    public static final List<DeedCard> RARE = List.copyOf(ALL.subList(16, 80));

    private static final List<Kind<DeedCard>> SORTS = Arrays.stream(Sort.values())
            .map(sort -> Kind.of(ALL, card -> card.sort == sort))
            .toList();
    private static final List<Kind<DeedCard>> COLOURS = Mana.BASIC.stream()
            .map(colour -> Kind.of(ALL, card -> card.colour == colour))
            .toList();
    private static final int[][] COPIES = Hero.ALL.stream()
            .map(hero -> ALL.stream().mapToInt(card -> copies(card, hero)).toArray())
            .toArray(int[][]::new);

    private static List<DeedCard> cards() {
        var all = new ArrayList<DeedCard>();
        read(all, "basic_actions.json", "cards", 12, Sort.BASIC_ACTION);
        read(all, "basic_actions.json", "hero_cards", 4, Sort.BASIC_ACTION);
        read(all, "advanced_actions.json", "cards", 28, Sort.ADVANCED_ACTION);
        read(all, "spells.json", "cards", 20, Sort.SPELL);
        read(all, "artifacts.json", "cards", 16, Sort.ARTIFACT);
        return List.copyOf(all);
    }

    private static void read(List<DeedCard> all, String file, String list, int expected, Sort sort) {
        int before = all.size();
        all.addAll(Entry.all(file, list, expected, (place, entry) -> card(before + place, entry, sort)));
    }

    private static DeedCard card(int ordinal, Entry entry, Sort sort) {
        boolean coloured = sort != Sort.ARTIFACT;
        var hero = entry.wordIf("hero", Hero.class);
        if (hero != null) {
            entry.require(
                    hero.with.equals(entry.id()) && hero.replaces.equals(entry.text("replaces")), "hero, replaces");
        }
        if (sort == Sort.SPELL) {
            entry.require(
                    !entry.text("strong_name").isBlank()
                            && !entry.text("strong_fr").isBlank(),
                    "strong_name");
        }
        var card = new DeedCard(
                ordinal,
                entry.name(),
                sort,
                sort == Sort.BASIC_ACTION ? 0 : entry.number("no"),
                sort == Sort.BASIC_ACTION && hero == null ? entry.number("copies") : 1,
                coloured ? entry.word("colour", Mana.class) : null,
                hero,
                coloured ? null : entry.word("kind", Artifact.class),
                entry.yes("interactive", false),
                entry.effects("basic"),
                entry.wordIf("basic_when", When.class),
                entry.effects("strong"),
                entry.wordIf("strong_when", When.class));
        entry.require(!card.basic.isEmpty() && !card.strong.isEmpty(), "a half without an effect");
        entry.require(card.colour == null || card.colour.basic(), "colour");
        return card;
    }

    private static int copies(DeedCard card, Hero hero) {
        if (card.sort != Sort.BASIC_ACTION) {
            return 0;
        }
        return card.hero == null
                ? card.copies - (card.word().equals(hero.replaces) ? 1 : 0)
                : card.hero == hero ? 1 : 0;
    }

    /** How often the card is in the hero's first deck. */
    public int inDeckOf(Hero first) {
        return COPIES[first.ordinal()][ordinal];
    }

    public Effects effects(Half half) {
        return half == Half.BASIC ? basic : strong;
    }

    /** The only moment for that half, where it has one. */
    public @Nullable When when(Half half) {
        return half == Half.BASIC ? basicWhen : strongWhen;
    }

    /** The mana its power costs, as bits of colours: none, its own, or its own and black (MK-8.9, 9.1). */
    public int power(Half half) {
        int own = colour == null ? 0 : colour.bit();
        if (sort == Sort.SPELL) {
            return half == Half.BASIC ? own : own | Mana.BLACK.bit();
        }
        return half == Half.BASIC ? 0 : own;
    }

    /** An artifact leaves the game for its strong effect (MK-9.1). */
    public boolean thrownAwayFor(Half half) {
        return sort == Sort.ARTIFACT && half == Half.STRONG;
    }

    public boolean is(Sort wanted) {
        return sort == wanted;
    }

    /** A basic or advanced action. */
    public boolean action() {
        return sort == Sort.BASIC_ACTION || sort == Sort.ADVANCED_ACTION;
    }

    public static Kind<DeedCard> of(Sort sort) {
        return SORTS.get(sort.ordinal());
    }

    /** The actions and spells of a basic colour. */
    public static Kind<DeedCard> of(Mana basic) {
        return COLOURS.get(basic.ordinal());
    }

    public static DeedCard of(String word) {
        return ALL.stream().filter(card -> card.word().equals(word)).findFirst().orElseThrow();
    }

    /** There is but one of each. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return ordinal;
    }

    @Override
    public String toString() {
        return word();
    }
}
