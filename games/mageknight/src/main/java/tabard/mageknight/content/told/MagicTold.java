package tabard.mageknight.content.told;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.table.scene.Said;

/** Mana in words. */
final class MagicTold {
    private MagicTold() {}

    static Said effect(Magic magic) {
        return switch (magic) {
            case Magic.Tokens(var colour, int n, boolean atOnce) ->
                Said.of(atOnce ? "effect.mana.at-once" : "effect.mana", Phrases.mana(colour, n));
            case Magic.Crystal(var colour, int n) -> Said.of("effect.crystal", Phrases.crystals(colour, n));
            case Magic.RandomCrystal(int n) -> Said.of("effect.random-crystal", n);
            case Magic.ChooseColour(var colour) -> Said.of("effect.choose-colour", Phrases.colour(colour));
            case Magic.ExtraDice(int n, boolean wild) ->
                Said.of(wild ? "effect.extra-dice.wild" : "effect.extra-dice", n);
            case Magic.SourceDie die -> sourceDie(die);
            case Magic.RerollSource(int n, boolean goldFirst) ->
                n == Integer.MAX_VALUE
                        ? Said.of("effect.reroll-source.all")
                        : Said.of(goldFirst ? "effect.reroll-source.gold-first" : "effect.reroll-source", n);
            case Magic.RollDie(int n, var on) -> Said.of("effect.roll-die", n, rolls(on));
            case Magic.UnlimitedMana(var colours) ->
                Said.of("effect.unlimited-mana", Phrases.and(Phrases.each(colours.each(), Phrases::name)));
            case Magic.ManaWorks(var colour) ->
                Said.of("effect.mana-works." + colour.only().word());
            case Magic.ManaAs(var ways) -> Said.of("effect.mana-as", Phrases.then(Phrases.each(ways, MagicTold::way)));
            case Magic.SpentCrystalsReturn() -> Said.of("effect.spent-crystals-return");
        };
    }

    private static Said sourceDie(Magic.SourceDie die) {
        var parts = new ArrayList<Said>();
        parts.add(Said.of("effect.source-die." + Phrases.word(die.pick())));
        var setTo = die.setTo();
        if (setTo != null) {
            parts.add(Said.of("effect.source-die.set-to", Phrases.colour(setTo)));
        }
        parts.add(Said.of("effect.source-die." + Phrases.word(die.after())));
        return Phrases.and(parts);
    }

    /** Faces that bring the same are told together. */
    private static Said rolls(Rolls rolls) {
        var faces = new LinkedHashMap<Effects, List<Said>>();
        boolean basic = Mana.BASIC.stream().allMatch(face -> rolls.of(face).equals(rolls.of(Mana.RED)));
        if (basic && !rolls.of(Mana.RED).isEmpty()) {
            faces.computeIfAbsent(rolls.of(Mana.RED), _ -> new ArrayList<>()).add(Said.of("roll.basic"));
        }
        for (var face : Mana.ALL) {
            if (!rolls.of(face).isEmpty() && !(basic && face.basic())) {
                faces.computeIfAbsent(rolls.of(face), _ -> new ArrayList<>()).add(Phrases.name(face));
            }
        }
        return Phrases.comma(faces.entrySet().stream()
                .map(same -> Said.of("roll.on", Phrases.or(same.getValue()), Told.within(same.getKey())))
                .toList());
    }

    private static Said way(Way way) {
        var to = way.to().equals(Colours.ANY_BASIC) ? Said.of("way.any-basic") : Phrases.colour(way.to());
        var said = Said.of("way", Phrases.name(way.from()), to);
        var time = way.time();
        var timed = time == null ? said : Said.of("way." + time.word(), said);
        if (way.strongSpellOnly()) {
            return Said.of("way.strong-spell-only", timed);
        }
        return way.noStrongSpell() ? Said.of("way.no-strong-spell", timed) : timed;
    }
}
