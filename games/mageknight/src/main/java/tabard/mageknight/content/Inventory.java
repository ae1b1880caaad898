package tabard.mageknight.content;

import java.util.*;
import java.util.stream.Stream;
import tabard.mageknight.content.effect.*;

/** Everything in the box that does something, each with an id of its own: what a proof of the game has to have tried. */
public final class Inventory {
    /** A thing to be tried: what sort of thing, and its id, which stays the same for good. */
    public record Item(Sort sort, String id) {}

    /** The sorts. */
    public enum Sort {
        /** Each half of the 80 deed cards: {@code rage/basic}. */
        CARD_HALF,
        SKILL,
        /** Each ability of each unit, from 1: {@code unit-peasants/2}. */
        UNIT_ABILITY,
        /** Each kind of enemy token. */
        ENEMY,
        /** Each icon on them. */
        ENEMY_ABILITY,
        RUIN,
        TACTIC,
        /** Each city at each level: {@code white-city/7}. */
        CITY_LEVEL,
        SITE,
        /** Each word of the vocabulary of effects. */
        WORD
    }

    public static final List<Item> ALL = all();

    private Inventory() {}

    private static List<Item> all() {
        var all = new ArrayList<Item>();
        for (var card : DeedCard.ALL) {
            Half.ALL.forEach(half -> all.add(new Item(Sort.CARD_HALF, card.word() + "/" + half.word())));
        }
        Skill.ALL.forEach(skill -> all.add(new Item(Sort.SKILL, skill.word())));
        for (var unit : Unit.ALL) {
            for (int i = 1; i <= unit.acts().size(); i++) {
                all.add(new Item(Sort.UNIT_ABILITY, unit.word() + "/" + i));
            }
        }
        Enemy.ALL.forEach(enemy -> all.add(new Item(Sort.ENEMY, enemy.word())));
        Ability.ALL.forEach(ability -> all.add(new Item(Sort.ENEMY_ABILITY, ability.word())));
        Ruin.ALL.forEach(ruin -> all.add(new Item(Sort.RUIN, ruin.word())));
        Tactic.ALL.forEach(tactic -> all.add(new Item(Sort.TACTIC, tactic.word())));
        for (var city : City.ALL) {
            for (int level = 1; level <= City.LEVELS; level++) {
                all.add(new Item(Sort.CITY_LEVEL, city.word() + "/" + level));
            }
        }
        Site.ALL.forEach(site -> all.add(new Item(Sort.SITE, site.word())));
        Word.ALL.forEach(word -> all.add(new Item(Sort.WORD, "word/" + word.spelt())));
        return List.copyOf(all);
    }

    public static List<Item> of(Sort sort) {
        return ALL.stream().filter(item -> item.sort == sort).toList();
    }

    /** Every list of effects in the box. */
    public static Stream<Effects> effects() {
        var lists = Stream.<Effects>builder();
        for (var card : DeedCard.ALL) {
            lists.add(card.basic()).add(card.strong());
        }
        Skill.ALL.forEach(skill -> lists.add(skill.effects()));
        Unit.ALL.forEach(unit -> unit.acts().forEach(act -> lists.add(act.effects())));
        Tactic.ALL.forEach(tactic -> lists.add(tactic.effects()));
        Ruin.ALL.forEach(ruin -> lists.add(ruin.cost()).add(ruin.reward()));
        for (var site : Site.ALL) {
            lists.add(site.reward()).add(site.plunder()).add(site.startOfTurn()).add(site.endOfTurn());
            var burning = site.burning();
            if (burning != null) {
                lists.add(burning.reward());
            }
        }
        return lists.build();
    }
}
