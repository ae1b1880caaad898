package tabard.mageknight.content;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;
import tabard.table.sheet.Subset;

/** A kind of enemy token; of each there are one to three (MK-2.3, 2.9). */
public record Enemy(
        int ordinal,
        String name,
        Back back,
        TokenSet set,
        int copies,
        int armour,
        int elusiveArmour,
        List<Attack> attacks,
        int abilities,
        int resists,
        int defend,
        int fame,
        int reputation)
        implements Named {
    /** One attack, dealt with by itself (MK-13.29): a value and an element, or a token of that back instead (MK-13.31). */
    public record Attack(
            int value, Element element, @Nullable Back summons) {}

    public static final List<Enemy> ALL = Entry.all("enemies.json", "enemies", 73, Enemy::read);

    private static final List<List<Enemy>> PILES = Back.ALL.stream()
            .map(back -> ALL.stream().filter(enemy -> enemy.back == back).toList())
            .toList();

    private static Enemy read(int ordinal, Entry entry) {
        var attacks = new ArrayList<Attack>();
        for (var attack : entry.entries("attacks")) {
            var summons = attack.wordIf("summon", Back.class);
            attacks.add(
                    summons == null
                            ? new Attack(attack.number("n"), attack.word("element", Element.class), null)
                            : new Attack(0, Element.PHYSICAL, summons));
            attack.done();
        }
        entry.has("faction"); // without meaning here (MK-13.40)
        var enemy = new Enemy(
                ordinal,
                entry.name(),
                entry.word("back", Back.class),
                entry.word("set", TokenSet.class),
                entry.number("copies"),
                entry.number("armour"),
                entry.number("elusive_armour", entry.number("armour")),
                List.copyOf(attacks),
                entry.bits("abilities", Ability.class),
                entry.bits("resists", Element.class),
                entry.number("defend", 0),
                entry.number("fame"),
                entry.number("reputation", 0));
        entry.require(entry.id().startsWith("enemy-"), "an id without enemy-");
        entry.require(enemy.armour > 0 && enemy.fame > 0 && !attacks.isEmpty(), "armour, fame or attacks");
        entry.require(
                enemy.has(Ability.SUMMON) == attacks.stream().anyMatch(attack -> attack.summons != null),
                "summon: ability and attacks do not agree");
        entry.require(enemy.has(Ability.ELUSIVE) == entry.has("elusive_armour"), "elusive_armour");
        entry.require(enemy.has(Ability.DEFEND) == entry.has("defend"), "defend");
        entry.require(
                enemy.set != TokenSet.BASE
                        || !Subset.of(Ability.ALL, enemy.abilities).any(ability -> !ability.base()),
                "an ability the base set lacks");
        return enemy;
    }

    /** The kinds with that back, those of later boxes last. */
    public static List<Enemy> of(Back back) {
        return PILES.get(back.ordinal());
    }

    /** Whether it is in play when all boxes up to that one are. */
    public boolean in(TokenSet last) {
        return set.ordinal() <= last.ordinal();
    }

    public boolean has(Ability ability) {
        return (abilities & ability.bit()) != 0;
    }

    public boolean resists(Element element) {
        return element.resisted(resists);
    }

    /** The icons of abilities and resistances together, as bits of abilities. */
    public int icons() {
        return abilities
                | (int) Subset.of(Element.ALL, resists)
                        .union(element -> Ability.resisting(element).bit());
    }

    public static Enemy of(String word) {
        return ALL.stream()
                .filter(enemy -> enemy.word().equals(word))
                .findFirst()
                .orElseThrow();
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
