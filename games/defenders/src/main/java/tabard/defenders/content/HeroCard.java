package tabard.defenders.content;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.table.*;
import tabard.table.cards.Kind;
import tabard.table.text.ContentFile;

/** A card of the hero deck (DR-13.1): 80 locations, then 16 purple ones. Sets of them are the bits of three ints. */
public final class HeroCard extends Listing {
    /** How one may travel with a location card. */
    public enum Icon implements Named {
        HORSE,
        EAGLE,
        GATE
    }

    public static final List<HeroCard> ALL = cards();
    public static final Kind<HeroCard> ANY = Kind.of(ALL, _ -> true);
    public static final Kind<HeroCard> PURPLE = Kind.of(ALL, HeroCard::isPurple);
    public static final Kind<HeroCard> LOCATIONS = Kind.of(ALL, card -> !card.isPurple());
    private static final List<Kind<HeroCard>> COLOURS =
            Moves.each(Colour.ALL, colour -> Kind.of(ALL, card -> card.is(colour)));
    private static final List<Kind<HeroCard>> PORTRAITS =
            Moves.each(General.ALL, general -> Kind.of(ALL, card -> card.shows(general)));

    /** The purple cards lie in the last int of a set, from that bit on. */
    public static final int PURPLE_WORD = (ALL.size() - 1) / Integer.SIZE;

    public static final int FIRST_PURPLE = Integer.numberOfTrailingZeros(PURPLE.word(PURPLE_WORD));

    private final @Nullable Location place;
    private final @Nullable Icon icon;
    private final @Nullable Purple purple;
    private final int dice;
    private final List<General> portraits;

    private HeroCard(int ordinal, Content.LocationCard entry) {
        super(ordinal, ContentFile.word(entry.id()));
        this.place = entry.location();
        this.icon = entry.icon();
        this.purple = null;
        this.dice = entry.dice();
        this.portraits = List.of(entry.colour().general());
    }

    private HeroCard(int ordinal, String name, Content.PurpleCard entry) {
        super(ordinal, ContentFile.word(name));
        this.place = null;
        this.icon = null;
        this.purple = Purple.valueOf(entry.id());
        this.dice = entry.dice();
        this.portraits = entry.generals();
    }

    private static List<HeroCard> cards() {
        var all = new ArrayList<>(each(Content.CARDS.locations(), HeroCard::new));
        for (var entry : Content.CARDS.purple()) {
            for (int copy = 1; copy <= entry.copies(); copy++) {
                String name = entry.copies() == 1 ? entry.id() : entry.id() + "_" + copy;
                all.add(new HeroCard(all.size(), name, entry));
            }
        }
        return List.copyOf(all);
    }

    /** The purple card that does that. */
    public static HeroCard doing(Effect effect) {
        return ALL.stream()
                .filter(card ->
                        card.purple != null && card.purple.once().effect().equals(effect))
                .findFirst()
                .orElseThrow();
    }

    /** The location cards of a colour. */
    public static Kind<HeroCard> of(Colour colour) {
        return COLOURS.get(colour.ordinal());
    }

    /** The cards with that general's portrait. */
    public static Kind<HeroCard> portraits(General general) {
        return PORTRAITS.get(general.ordinal());
    }

    /** Purple cards name none. */
    public @Nullable Location place() {
        return place;
    }

    public @Nullable Colour colour() {
        return place == null ? null : place.colour();
    }

    public boolean is(Colour colour) {
        return place != null && place.is(colour);
    }

    public @Nullable Icon icon() {
        return icon;
    }

    public @Nullable Purple purple() {
        return purple;
    }

    public boolean isPurple() {
        return purple != null;
    }

    /** Whether it is a purple card that may be played on that occasion. */
    public boolean fits(Occasion occasion) {
        return purple != null && purple.once().fits(occasion);
    }

    public int dice() {
        return dice;
    }

    public boolean shows(General general) {
        return portraits.contains(general);
    }
}
