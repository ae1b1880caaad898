package tabard.mageknight.content;

import java.util.*;
import java.util.function.Function;
import java.util.stream.Collectors;
import tabard.mageknight.content.effect.*;

/**
 * The box is opened once: every file is read, and what lies in it is counted and held against the rest. A broken file is named
 * together with the entry that is wrong.
 */
public final class Content {
    /** How many ids there are, over all files. */
    public static final int IDS =
            (int) Names.ALL.stream().filter(name -> !name.id().contains(".")).count();

    static {
        terrain();
        cards();
        heroes();
        skills();
        units();
        tokens();
        tiles();
        scenarios();
        words();
        Entry.putAway();
    }

    private Content() {}

    private static void same(String what, Object found, Object expected) {
        Entry.same(what, found, expected);
    }

    private static <T, K> Map<K, Integer> count(Collection<T> things, Function<T, K> by, Function<T, Integer> copies) {
        return things.stream().collect(Collectors.toMap(by, copies, Integer::sum));
    }

    private static void list(String file, String list, int expected) {
        same(file + ": " + list, Entry.file(file).entries(list).size(), expected);
    }

    private static void terrain() {
        same("terrain.json: explore_cost", Terrain.explore(), 2); // MK-10.10
        same("tracks.json: mana_dice", Tracks.DICE, 7); // MK-2.4
        same("tracks.json: crystals_per_colour", Tracks.CRYSTALS, 3); // MK-8.2
        list("sites.json", "sites", Site.ALL.size());
        list("cities.json", "cities", City.ALL.size());
    }

    private static void cards() {
        for (var hero : Hero.ALL) {
            int deck =
                    DeedCard.ALL.stream().mapToInt(card -> card.inDeckOf(hero)).sum();
            same("basic_actions.json: the deck of " + hero.word(), deck, 16); // MK-2.1
        }
        numbers("advanced_actions.json", DeedCard.ADVANCED_ACTIONS, 65, 7);
        numbers("spells.json", DeedCard.SPELLS, 93, 5);
        numbers("artifacts.json", DeedCard.ARTIFACTS, 113, 0);
        same(
                "spells.json: interactive",
                DeedCard.SPELLS.stream()
                        .filter(DeedCard::interactive)
                        .map(DeedCard::number)
                        .toList(),
                List.of(109, 110, 111, 112)); // MK-4.5
    }

    private static void numbers(String file, List<DeedCard> cards, int first, int perColour) {
        for (var card : cards) {
            same(file + ": " + card.word() + ": no", card.number(), first + cards.indexOf(card));
        }
        for (var colour : perColour == 0 ? List.<Mana>of() : Mana.BASIC) {
            long found = cards.stream().filter(card -> card.colour() == colour).count();
            same(file + ": " + colour.word() + " cards", found, (long) perColour);
        }
    }

    private static void heroes() {
        list("heroes.json", "heroes", Hero.ALL.size());
        var file = Entry.file("heroes.json");
        var deck = new HashMap<String, Integer>();
        file.texts("standard_deck").forEach(card -> deck.merge(card, 1, Integer::sum));
        same(
                "heroes.json: standard_deck",
                deck,
                count(DeedCard.BASIC_ACTIONS.subList(0, 12), DeedCard::word, DeedCard::copies));
        for (var hero : Hero.ALL) {
            same("heroes.json: " + hero.word() + ": replaces", deck.containsKey(hero.replaces), true);
            same(
                    "heroes.json: " + hero.word() + ": with",
                    hero == DeedCard.of(hero.with).hero(),
                    true);
        }
        var start = file.entry("start");
        same("heroes.json: start: fame", start.number("fame"), 0); // MK-4.2
        same("heroes.json: start: reputation", start.number("reputation"), 0);
        same("heroes.json: start: level", start.number("level"), 1);
        same("heroes.json: start: hand", start.number("hand"), Tracks.at(0).handLimit());
        start.done();
    }

    private static void skills() {
        for (var hero : Hero.ALL) {
            var own = Skill.ALL.stream().filter(skill -> skill.hero() == hero).toList();
            same("skills.json: skills of " + hero.word(), own.size(), 10);
            same(
                    "skills.json: interactive skills of " + hero.word(),
                    own.stream().filter(Skill::interactive).count(),
                    1L);
        }
        same("tactics.json: tactics", Tactic.ALL.size(), 12);
    }

    private static void units() {
        same("units.json: cards", count(Unit.ALL, Unit::tier, Unit::copies), Map.of(Tier.REGULAR, 20, Tier.ELITE, 20));
    }

    /** MK-2.3, 2.9 */
    private static void tokens() {
        list("enemies.json", "backs", Back.ALL.size());
        list("enemies.json", "abilities", Ability.ALL.size());
        tokens(TokenSet.BASE, 29, 12, 10, 10, 10, 10, 8);
        tokens(TokenSet.LOST_LEGION, 22, 8, 8, 6, 4, 6, 6);
        tokens(TokenSet.SHADES_OF_TEZLA, 22, 16, 0, 8, 0, 0, 8);
        same("ruins.json: altars", Ruin.ALL.stream().filter(Ruin::altar).count(), 4L);
    }

    private static void tokens(TokenSet set, int kinds, int... copies) {
        var own = Enemy.ALL.stream().filter(enemy -> enemy.set() == set).toList();
        same("enemies.json: kinds of " + set.word(), own.size(), kinds);
        var found = count(own, Enemy::back, Enemy::copies);
        for (var back : Back.ALL) {
            same(
                    "enemies.json: " + back.colour() + " tokens of " + set.word(),
                    found.getOrDefault(back, 0),
                    copies[back.ordinal()]);
        }
    }

    private static void tiles() {
        same(
                "tiles.json: faces",
                count(Tile.ALL, Tile::type, _ -> 1),
                Map.of(Tile.Type.START, 2, Tile.Type.COUNTRYSIDE, 11, Tile.Type.CORE, 4, Tile.Type.CITY, 4)); // MK-2.5
        list("tiles.json", "shapes", Shape.ALL.size());
        Shape.ALL.forEach(
                shape -> same("tiles.json: " + shape.word(), shape.start().type(), Tile.Type.START));
        int[] sites = {2, 6, 4, 5, 5, 4, 2, 2, 2, 2, 7, 6, 8, 10, 6};
        for (var site : Site.ALL) {
            long found = Tile.ALL.stream()
                    .flatMap(tile -> tile.hexes().stream())
                    .filter(hex -> hex.has(site))
                    .count();
            same("tiles.json: " + site.word(), found, (long) sites[site.ordinal()]);
        }
    }

    private static void scenarios() {
        list("scenarios.json", "titles", Title.ALL.size());
        int used = Scenario.ALL.stream()
                .mapToInt(scenario -> scenario.features() | scenario.soloFeatures())
                .reduce(0, (some, others) -> some | others);
        same("scenarios.json: rules in use", Integer.bitCount(used), Feature.ALL.size());
    }

    /** Every word of the vocabulary is used somewhere. */
    private static void words() {
        for (var word : Word.ALL) {
            boolean used = Inventory.effects().anyMatch(effects -> effects.has(word));
            same("no file: effect word " + word.spelt() + " in use", used, true);
        }
    }
}
