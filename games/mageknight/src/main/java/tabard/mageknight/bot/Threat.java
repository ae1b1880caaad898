package tabard.mageknight.bot;

import java.util.List;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;

/** An enemy as one who thinks of fighting it sees it: what it takes to defeat it and to block it, what it does, and the fame. */
record Threat(double armour, int resists, int walls, double block, Element element, double damage, double fame) {
    private static final double SUMMONED = 5; // the attack of what a summoner brings
    private static final double DEFENDER = 7; // a city has one fewer for good
    private static final List<Threat> BY_ENEMY =
            Enemy.ALL.stream().map(Threat::read).toList();
    private static final List<Threat> BY_BACK =
            Back.ALL.stream().map(Threat::mean).toList();

    static Threat of(Token token) {
        var enemy = token.enemy();
        return enemy == null ? BY_BACK.get(token.back().ordinal()) : BY_ENEMY.get(enemy.ordinal());
    }

    static Threat of(Back back) {
        return BY_BACK.get(back.ordinal());
    }

    /** As it stands in the combat that is on. */
    static Threat of(State s, Foe foe) {
        var enemy = Outlook.enemy(s, foe);
        double block = 0;
        double damage = 0;
        var element = Element.PHYSICAL;
        for (int i = 0; i < enemy.attacks().size(); i++) {
            var blow = Blow.of(foe, i);
            if (Outlook.open(s, blow)) {
                block += Outlook.block(s, blow);
                damage += Outlook.damage(s, blow);
                element = Outlook.element(s, blow);
            }
        }
        var phase = s.phase();
        if (enemy.has(Ability.SUMMON) && phase != null && phase.fromAfar()) {
            block = SUMMONED;
            damage = SUMMONED;
        }
        boolean counts = Outlook.stands(s, foe);
        var field = Outlook.field(s);
        double more = field != null && field.has(Site.CITY) ? DEFENDER : 0;
        return new Threat(
                Outlook.armour(s, foe),
                Outlook.resists(s, foe),
                Outlook.fortification(s, foe),
                block,
                element,
                damage,
                counts ? enemy.fame() + more : 0);
    }

    private static Threat read(Enemy enemy) {
        double block = 0;
        double damage = 0;
        var element = Element.PHYSICAL;
        for (var attack : enemy.attacks()) {
            double value = attack.summons() == null ? attack.value() : SUMMONED;
            block += value * (enemy.has(Ability.SWIFT) ? 2 : 1);
            damage += value
                    * (enemy.has(Ability.BRUTAL) ? 2 : 1)
                    * (enemy.has(Ability.POISON) || enemy.has(Ability.PARALYZE) ? 2 : 1);
            element = attack.element();
        }
        return new Threat(
                enemy.armour(),
                enemy.resists(),
                enemy.has(Ability.FORTIFIED) ? 1 : 0,
                block,
                element,
                damage,
                enemy.fame());
    }

    /** What lies face down is taken for the mean of its kind. */
    private static Threat mean(Back back) {
        double armour = 0;
        double block = 0;
        double damage = 0;
        double fame = 0;
        int tokens = 0;
        for (var enemy : Enemy.of(back)) {
            if (enemy.in(TokenSet.BASE)) {
                var one = BY_ENEMY.get(enemy.ordinal());
                boolean hard = Element.PHYSICAL.resisted(one.resists);
                armour += enemy.copies() * one.armour * (hard ? 1.6 : 1);
                block += enemy.copies() * one.block * (one.element == Element.PHYSICAL ? 1 : 1.5);
                damage += enemy.copies() * one.damage;
                fame += enemy.copies() * one.fame;
                tokens += enemy.copies();
            }
        }
        int all = Math.max(1, tokens);
        return new Threat(armour / all, 0, 0, block / all, Element.PHYSICAL, damage / all, fame / all);
    }

    /** Behind the walls of a city, and stronger there. */
    Threat in(City city) {
        return new Threat(
                armour + city.armour(),
                resists,
                walls + 1,
                block + city.attack(element),
                element,
                damage + city.attack(element),
                fame + DEFENDER);
    }

    /** Behind walls. */
    Threat walled() {
        return new Threat(armour, resists, walls + 1, block, element, damage, fame);
    }

    /** The attack it takes from one who has all elements at hand: what is resisted takes more. */
    double toughness() {
        return Element.PHYSICAL.resisted(resists) ? 1.6 * armour : armour;
    }
}
