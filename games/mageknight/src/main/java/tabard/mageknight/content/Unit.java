package tabard.mageknight.content;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.effect.*;
import tabard.table.Named;

/** A kind of unit; of each there are one to three cards (MK-2.2, chapter 14). */
public record Unit(
        int ordinal,
        String name,
        Tier tier,
        int level,
        int price,
        int armour,
        int resists,
        int recruit,
        int copies,
        List<Act> acts)
        implements Named {
    /** One of the abilities a unit may be spent for, perhaps with mana (MK-14.2). */
    public record Act(@Nullable Mana mana, Effects effects) {}

    public static final List<Unit> ALL = Entry.all("units.json", "units", 20, Unit::read);

    /** The two decks; each kind is in one of them. */
    public static final List<Unit> REGULAR =
            ALL.stream().filter(unit -> unit.tier == Tier.REGULAR).toList();

    public static final List<Unit> ELITE =
            ALL.stream().filter(unit -> unit.tier == Tier.ELITE).toList();

    private static Unit read(int ordinal, Entry entry) {
        var acts = new ArrayList<Act>();
        for (var act : entry.entries("abilities")) {
            acts.add(new Act(act.wordIf("mana", Mana.class), act.effects("effects")));
            act.require(!acts.getLast().effects.isEmpty(), "effects is missing");
            act.done();
        }
        var unit = new Unit(
                ordinal,
                entry.name(),
                entry.word("tier", Tier.class),
                entry.number("level"),
                entry.number("price"),
                entry.number("armour"),
                entry.bits("resists", Element.class),
                entry.bits("recruit", Site.class),
                entry.number("copies"),
                List.copyOf(acts));
        entry.require(entry.id().startsWith("unit-"), "an id without unit-");
        entry.require(
                1 <= unit.level && unit.level <= 4 && unit.price > 0 && unit.armour > 0, "level, price or armour");
        entry.require(!acts.isEmpty() && unit.recruit != 0, "abilities or recruit");
        for (var site : Site.ALL) {
            entry.require(site.recruits() || !unit.from(site), "nobody is recruited at " + site.word());
        }
        return unit;
    }

    /** Whether it has the icon of the site (MK-11.5). */
    public boolean from(Site site) {
        return (recruit & site.bit()) != 0;
    }

    public boolean resists(Element element) {
        return element.resisted(resists);
    }

    public static Unit of(String word) {
        return ALL.stream().filter(unit -> unit.word().equals(word)).findFirst().orElseThrow();
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
