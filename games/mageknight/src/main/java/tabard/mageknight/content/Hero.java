package tabard.mageknight.content;

import java.util.List;
import tabard.table.Named;

/** The four heroes (MK-2.1). */
public enum Hero implements Named {
    ARYTHEA,
    TOVAK,
    NOROWAS,
    GOLDYX;

    public static final List<Hero> ALL = List.of(values());

    private final Mana colour;
    private final List<Mana> dummyCrystals;
    final String replaces;
    final String with;

    Hero() {
        var entry = Entry.about("heroes.json", "heroes", word());
        entry.name();
        colour = entry.word("colour", Mana.class);
        dummyCrystals = entry.words("dummy_crystals", Mana.class);
        replaces = entry.text("replaces");
        with = entry.text("with");
        entry.require(dummyCrystals.size() == 3 && dummyCrystals.stream().allMatch(Mana::basic), "dummy_crystals");
        entry.done();
    }

    /** The colour of figure and shields. */
    public Mana colour() {
        return colour;
    }

    /** The card that is in this hero's first deck only (MK-4.2). */
    public DeedCard ownCard() {
        return DeedCard.of(with);
    }

    /** The card of which this deck holds one less (MK-4.2). */
    public DeedCard replacedCard() {
        return DeedCard.of(replaces);
    }

    /** What the Dummy has when it plays this hero (MK-18.1). */
    public List<Mana> dummyCrystals() {
        return dummyCrystals;
    }
}
