package tabard.mageknight.scene;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.told.*;
import tabard.table.Named;
import tabard.table.scene.*;

/** Every component: how it is drawn, and what is read on it. What a card does is told from its effects, so that both cannot differ. */
final class Catalogue {
    static final String WOUND = "wound";
    static final String BACK = "deed-back";

    private static final List<Part> PARTS = parts();

    private Catalogue() {}

    /** Those of a game with these tokens. */
    static List<Part> parts(TokenSet tokens) {
        var parts = new ArrayList<>(PARTS);
        for (var enemy : Enemy.ALL) {
            if (enemy.in(tokens)) {
                parts.add(enemy(enemy));
            }
        }
        return List.copyOf(parts);
    }

    private static List<Part> parts() {
        var parts = new ArrayList<Part>();
        for (var terrain : Terrain.ALL) {
            parts.add(named(terrain.word(), PartForm.TILE, "t-" + terrain.word(), cost(terrain), "MK-3.10"));
        }
        for (var hero : Hero.ALL) {
            parts.add(hero(hero));
        }
        DeedCard.ALL.forEach(card -> parts.add(card(card)));
        parts.add(named(WOUND, PartForm.CARD, WOUND, Said.of("wound.tip"), "MK-2.2"));
        parts.add(named(BACK, PartForm.BACK, null, null, "MK-22.1"));
        Unit.ALL.forEach(unit -> parts.add(unit(unit)));
        for (var skill : Skill.ALL) {
            parts.add(named(skill.word(), PartForm.TILE, "skill", Told.skill(skill), "MK-9.9"));
        }
        for (var tactic : Tactic.ALL) {
            parts.add(named(tactic.word(), PartForm.TILE, tactic.time().word(), Told.tactic(tactic), "MK-6.1"));
        }
        for (var mana : Mana.ALL) {
            parts.add(mana("die", PartForm.DIE, mana, "MK-8.4"));
            parts.add(mana("token", PartForm.MARKER, mana, "MK-8.4"));
            if (mana.basic()) {
                parts.add(mana("crystal", PartForm.LOZENGE, mana, "MK-8.2"));
            }
        }
        for (var back : Back.ALL) {
            parts.add(named(back.word(), PartForm.TOKEN, symbol(back), null, "MK-2.3"));
        }
        for (var ruin : Ruin.ALL) {
            parts.add(named(ruin.word(), PartForm.TOKEN, "ancient-ruins", Told.ruin(ruin), "MK-12.11"));
        }
        for (var time : Time.ALL) {
            parts.add(
                    new Part(time.word(), PartForm.TILE, time.word(), Said.of("zone." + time.word()), null, "MK-4.6"));
        }
        parts.add(named("hand", PartForm.STAT, "cards", null, "MK-22.1"));
        parts.add(named("deed-deck", PartForm.STAT, "deck", null, "MK-22.1"));
        parts.add(named("discard-pile", PartForm.STAT, "discard", null, "MK-22.1"));
        parts.add(named("armour", PartForm.STAT, "block", null, "MK-16.6"));
        parts.add(named("hand-limit", PartForm.STAT, "hand", null, "MK-16.6"));
        parts.add(named("command-token", PartForm.STAT, "banner", null, "MK-14.1"));
        parts.add(named("shield-token", PartForm.COAT, null, null, "MK-2.6"));
        return List.copyOf(parts);
    }

    private static Part named(
            String id,
            PartForm form,
            @org.jspecify.annotations.Nullable String symbol,
            @org.jspecify.annotations.Nullable Said tip,
            String clause) {
        return new Part(id, form, symbol, Said.of(id), tip, clause);
    }

    private static Part mana(String what, PartForm form, Mana mana, String clause) {
        String symbol = "mana-" + mana.word();
        return new Part(what + "-" + mana.word(), form, symbol, Said.of("part." + what, mana), null, clause);
    }

    private static Said cost(Terrain terrain) {
        return terrain.access() == Terrain.Access.OPEN
                ? Said.of("terrain.cost", terrain.cost(Time.DAY), terrain.cost(Time.NIGHT))
                : Said.of("terrain.closed");
    }

    private static Part hero(Hero hero) {
        return new Part(
                hero.word(), PartForm.FIGURE, hero.word(), Said.of(hero.word()), null, "MK-2.1", HeroesTold.hero(hero));
    }

    private static Part card(DeedCard card) {
        var printed = List.of(Told.half(card, Half.BASIC), Told.half(card, Half.STRONG), Said.of("half.sideways"));
        String symbol = switch (card.sort()) {
            case BASIC_ACTION -> "boot";
            case ADVANCED_ACTION -> "advanced";
            case SPELL -> "scroll";
            case ARTIFACT -> card.artifact() == DeedCard.Artifact.BANNER ? "banner" : "chalice";
        };
        return new Part(card.word(), PartForm.CARD, symbol, Said.of(card.word()), null, "MK-9.1", printed);
    }

    private static Part unit(Unit unit) {
        var printed = unit.acts().stream().map(Told::act).toList();
        return new Part(
                unit.word(), PartForm.CARD, "people", Said.of(unit.word()), Told.unit(unit), "MK-14.1", printed);
    }

    private static Part enemy(Enemy enemy) {
        var told = EnemiesTold.token(enemy);
        return new Part(
                enemy.word(),
                PartForm.TOKEN,
                symbol(enemy.back()),
                Said.of(enemy.word()),
                Said.of("told.sentences", told.get(0), told.get(1)),
                "MK-2.3");
    }

    private static String symbol(Back back) {
        return switch (back) {
            case GREEN -> "m-orc";
            case GREY -> "keep";
            case BROWN -> "monster-den";
            case VIOLET -> "mage-tower";
            case WHITE -> "city";
            case RED -> "m-dragon";
        };
    }

    /** What the marks on pieces and zones mean. */
    static Map<String, Said> marks() {
        var marks = new LinkedHashMap<String, Said>();
        for (var site : Site.ALL) {
            var told = SitesTold.site(site);
            var said = told.isEmpty() ? Said.of("told.name", site) : sentences(told);
            marks.put("i-" + site.word(), Said.of("mark.site", site, said));
        }
        for (var ability : Ability.ALL) {
            marks.put(ability.word(), EnemiesTold.ability(ability));
        }
        marks.putAll(Box.marks("spent", "hurt", "active", "burnt", "target", "out"));
        return Collections.unmodifiableMap(marks);
    }

    /** Before the own turn, and with an empty deck: what one may wish not to be asked about. */
    static List<Window> windows() {
        var any = Skill.ALL.stream()
                .filter(skill -> skill.when() == When.ANY_TURN)
                .map(Named::word)
                .toList();
        return List.of(new Window("before-turn", Said.of("window.before-turn"), "MK-7.1", any));
    }

    private static Said sentences(List<Said> told) {
        var said = told.getFirst();
        for (var next : told.subList(1, told.size())) {
            said = Said.of("told.sentences", said, next);
        }
        return said;
    }

    /** The colour of a card, as a tint of the page. */
    static List<String> tint(DeedCard card) {
        var colour = card.colour();
        return TINTS.get(colour == null ? Mana.BASIC.size() : colour.ordinal());
    }

    private static final List<List<String>> TINTS = List.of(
            List.of("tint-red"),
            List.of("tint-blue"),
            List.of("tint-green"),
            List.of("tint-white"),
            List.of("tint-gold"));

    static String part(String what, Named colour) {
        return what + "-" + colour.word();
    }
}
