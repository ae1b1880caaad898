package tabard.mageknight.content;

import java.util.List;

/** What is sold in an interaction, besides units and healing (MK-11.7 to 11.9). */
public record Sale(Ware what, int influence, boolean manaOfCard, boolean deckTop) {
    /** What it is. */
    public enum Ware {
        /** One of the unit offer. */
        ADVANCED_ACTION_OF_UNIT_OFFER,
        /** One of the offer, or of the top of its deck. */
        ADVANCED_ACTION,
        SPELL,
        ARTIFACT,
        ELITE_UNIT_INTO_OFFER
    }

    static List<Sale> all(Entry site) {
        return site.has("sells")
                ? site.entries("sells").stream().map(Sale::read).toList()
                : List.of();
    }

    private static Sale read(Entry entry) {
        boolean from = entry.has("from");
        entry.require(!from || entry.texts("from").equals(List.of("offer", "deck_top")), "from");
        var sale =
                new Sale(entry.word("what", Ware.class), entry.number("influence"), entry.is("mana", "of_card"), from);
        entry.done();
        return sale;
    }
}
