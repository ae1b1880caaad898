package tabard.defenders.content;

import java.util.*;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tabard.table.*;
import tabard.table.cards.Kind;

/** A card of the hero deck (DR-13.1): 80 locations, then 16 purple ones. Sets of them are the bits of three ints. */
public final class HeroCard extends Printed {
    /** How one may travel with a location card. */
    public enum Icon {
        HORSE,
        EAGLE,
        GATE
    }

    public static final List<HeroCard> ALL = cards();

    /** A set of cards takes so many ints. */
    public static final int WORDS = (ALL.size() + Integer.SIZE - 1) / Integer.SIZE;

    private static final int[][] PORTRAITS = General.ALL.stream()
            .map(general -> set(card -> card.shows(general)))
            .toArray(int[][]::new);
    private static final int[][] COLOURS =
            Colour.ALL.stream().map(colour -> set(card -> card.is(colour))).toArray(int[][]::new);
    private static final int[] TWO_DICE = set(card -> card.dice == 2);

    private final @Nullable Location place;
    private final @Nullable Icon icon;
    private final @Nullable Purple purple;
    private final int dice;
    private final int portraits;

    private HeroCard(
            int ordinal,
            String name,
            @Nullable Location place,
            @Nullable Icon icon,
            @Nullable Purple purple,
            int dice,
            int portraits) {
        super(ordinal, name);
        this.place = place;
        this.icon = icon;
        this.purple = purple;
        this.dice = dice;
        this.portraits = portraits;
    }

    private static List<HeroCard> cards() {
        var all = new ArrayList<HeroCard>();
        for (var entry : Content.CARDS.locations()) {
            var place = Location.of(entry.location());
            all.add(new HeroCard(
                    all.size(),
                    entry.id(),
                    place,
                    entry.icon(),
                    null,
                    entry.dice(),
                    Objects.requireNonNull(place.colour()).general().bit()));
        }
        for (var entry : Content.CARDS.purple()) {
            int portraits = 0;
            for (String general : entry.generals()) {
                portraits |= General.valueOf(general).bit();
            }
            for (int copy = 1; copy <= entry.copies(); copy++) {
                String name = entry.copies() == 1 ? entry.id() : entry.id() + "_" + copy;
                var purple = Purple.valueOf(entry.id());
                all.add(new HeroCard(all.size(), name, null, null, purple, entry.dice(), portraits));
            }
        }
        return List.copyOf(all);
    }

    /** The purple cards lie in one of the ints of a set, the last one. */
    public static final int PURPLE_WORD = WORDS - 1;

    public static final int PURPLE_BITS = set(HeroCard::isPurple)[PURPLE_WORD];

    /** All of them. */
    public static final Kind<HeroCard> ANY = Kind.of(ALL, _ -> true);

    public static final Kind<HeroCard> PURPLE = Kind.of(ALL, HeroCard::isPurple);
    private static final List<Kind<HeroCard>> KINDS =
            Moves.each(Colour.ALL, colour -> Kind.of(ALL, card -> card.is(colour)));

    /** The purple card that does that. */
    public static HeroCard doing(Effect effect) {
        return ALL.stream()
                .filter(card ->
                        card.purple != null && card.purple.once().effect().equals(effect))
                .findFirst()
                .orElseThrow();
    }

    /** The location cards of a colour. */
    public static Kind<HeroCard> kind(Colour colour) {
        return KINDS.get(colour.ordinal());
    }

    private static int[] set(Predicate<HeroCard> wanted) {
        int[] set = new int[(ALL.size() + Integer.SIZE - 1) / Integer.SIZE];
        for (var card : ALL) {
            if (wanted.test(card)) {
                set[card.third()] |= card.bit();
            }
        }
        return set;
    }

    /** The cards with that general's portrait, in one of the ints of a set. */
    public static int portraits(General general, int word) {
        return PORTRAITS[general.ordinal()][word];
    }

    /** The location cards of a colour: only read. */
    public static int[] of(Colour colour) {
        return COLOURS[colour.ordinal()];
    }

    /** The location cards, in one of the ints of a set. */
    public static int locations(int word) {
        return word == PURPLE_WORD ? ~PURPLE_BITS : -1;
    }

    /** The cards that show two dice; all others show one. */
    public static int twoDice(int word) {
        return TWO_DICE[word];
    }

    /** The first card of one of the ints of a set. */
    public static HeroCard first(int word, int set) {
        return ALL.get(word * Integer.SIZE + Integer.numberOfTrailingZeros(set));
    }

    /** In which of the ints of a set it is. */
    public int third() {
        return ordinal() / Integer.SIZE;
    }

    public int bit() {
        return 1 << ordinal();
    }

    /** Purple cards name none. */
    @Nullable
    public Location place() {
        return place;
    }

    @Nullable
    public Colour colour() {
        return place == null ? null : place.colour();
    }

    public boolean is(Colour colour) {
        return place != null && place.is(colour);
    }

    @Nullable
    public Icon icon() {
        return icon;
    }

    @Nullable
    public Purple purple() {
        return purple;
    }

    public boolean isPurple() {
        return purple != null;
    }

    public int dice() {
        return dice;
    }

    public boolean shows(General general) {
        return (portraits & general.bit()) != 0;
    }
}
