package tabard.mageknight.content.told;

import java.util.ArrayList;
import java.util.List;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.table.scene.Said;

/** What things do, in sentences made from their effects, so that what is read and what is played cannot differ. */
public final class Told {
    private Told() {}

    /** Effects in order, without a capital at the beginning or a stop at the end: "Move 2; gain 1 red crystal". */
    public static Said effects(Effects effects) {
        return Phrases.then(Phrases.each(effects.parts(), Told::effect));
    }

    /** Effects within a sentence: "Reputation +1 and Fame +1", "take 1 Wound for Attack 5". */
    static Said within(Effects effects) {
        if (effects.size() == 2
                && effects.get(0) instanceof Cost
                && effects.get(1) instanceof Gain gain
                && GainTold.plain(gain)) {
            return Said.of("told.for", effect(effects.get(0)), effect(gain));
        }
        return Phrases.and(Phrases.each(effects.parts(), Told::effect));
    }

    public static Said effect(Effect effect) {
        return switch (effect) {
            case Order order -> OrderTold.effect(order);
            case Cost cost -> CostTold.effect(cost);
            case Gain gain -> GainTold.effect(gain);
            case Magic magic -> MagicTold.effect(magic);
            case Decks decks -> DecksTold.effect(decks);
            case Land land -> LandTold.effect(land);
            case Fight fight -> FightTold.effect(fight);
            case Rivals rivals -> RivalsTold.effect(rivals);
        };
    }

    /** A half of a deed card, with what it costs and when it may be played. */
    public static Said half(DeedCard card, Half half) {
        var does = effects(card.effects(half));
        var colour = card.colour();
        String key = "half." + half.word() + "." + Phrases.word(card.sort());
        var told = colour == null ? Said.of(key, does) : Said.of(key, does, colour);
        var when = card.when(half);
        return when == null ? told : Phrases.sentences(List.of(told, Said.of("when." + when.word())));
    }

    public static Said skill(Skill skill) {
        var told = Said.of("skill." + Phrases.word(skill.use()), effects(skill.effects()));
        var when = skill.when();
        return when == null ? told : Phrases.sentences(List.of(told, Said.of("when." + when.word())));
    }

    /** What a unit is: its level, armour, price, resistances and where it is recruited. */
    public static Said unit(Unit unit) {
        var told = new ArrayList<Said>();
        var sites = Site.ALL.stream().filter(unit::from).toList();
        told.add(Said.of(
                "unit." + unit.tier().word(),
                unit.level(),
                unit.armour(),
                unit.price(),
                Phrases.and(Phrases.each(sites, site -> Phrases.form("in", site)))));
        if (unit.resists() != 0) {
            told.add(Said.of("unit.resists", resisted(unit.resists())));
        }
        return Phrases.sentences(told);
    }

    /** "physical and fire attacks" */
    static Said resisted(int resistances) {
        return FightTold.resisted(Some.of(Element.class, resistances));
    }

    /** One of the abilities of a unit, with the mana it needs. */
    public static Said act(Unit.Act act) {
        var mana = act.mana();
        var does = effects(act.effects());
        return mana == null ? Said.of("act.free", does) : Said.of("act.paid", does, mana);
    }

    public static Said tactic(Tactic tactic) {
        if (tactic.effects().isEmpty()) {
            return Said.of("tactic.no-effect");
        }
        String key = "tactic." + Phrases.word(tactic.trigger()) + "." + Phrases.word(tactic.use());
        return Said.of(key, effects(tactic.effects()));
    }

    public static Said ruin(Ruin ruin) {
        return ruin.altar()
                ? Said.of("ruin.altar", effects(ruin.cost()), effects(ruin.reward()))
                : Said.of("ruin.enemies", SitesTold.tokens(ruin.enemies()), effects(ruin.reward()));
    }
}
