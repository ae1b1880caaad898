package tabard.mageknight.rules;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.combat.*;

/** A combat as it is shown: who is fought, what each of them has, and how far an attack or a block has come. */
public record CombatSheet(State s) {
    public boolean on() {
        return Combat.on(s);
    }

    public boolean lives(Foe foe) {
        return Combat.lives(s, foe);
    }

    public Enemy enemy(Foe foe) {
        return Combat.enemy(s, foe);
    }

    public int armour(Foe foe) {
        return Combat.armour(s, foe);
    }

    public int fortification(Foe foe) {
        return Combat.fortification(s, foe);
    }

    /** The elements it still resists, as bits. */
    public int resists(Foe foe) {
        return Combat.resists(s, foe);
    }

    public boolean summoned(Foe foe) {
        return Combat.has(s, foe, Mark.SUMMONED);
    }

    /** It does not attack, or cannot be touched while what it summoned does. */
    public boolean idle(Foe foe) {
        return Combat.has(s, foe, Mark.NO_ATTACK) || !Combat.reachable(s, foe);
    }

    public boolean targeted(Foe foe) {
        var aimed = s.get(State.AIMED);
        return s.has(State.TARGETS, foe) || (aimed != null && aimed.foe() == foe);
    }

    /** Where its token lies, if on the map. */
    public @Nullable Plot at(Foe foe) {
        return s.get(State.FOE_AT, foe);
    }

    public int attack(Blow blow) {
        return Combat.attack(s, blow);
    }

    public boolean has(Blow blow, Ability ability) {
        return Combat.has(s, blow, ability);
    }

    public boolean blocked(Blow blow) {
        return s.has(State.BLOCKED, blow);
    }

    /** Cancelled, or dealt already. */
    public boolean done(Blow blow) {
        return s.has(State.DONE, blow);
    }

    /** What a block of it needs. */
    public int needed(Blow blow) {
        return Blocking.needed(s, blow);
    }

    public @Nullable Blow aimed() {
        return s.get(State.AIMED);
    }

    public boolean aims() {
        return s.get(State.AIMED) != null || s.size(State.TARGETS) > 0;
    }

    /** The points of an element that were made so far. */
    public int points(Element element) {
        return s.count(State.STRENGTH, element);
    }

    /** Points of that element count half: a target resists them, or they do not fit the attack. */
    public boolean halved(Element element) {
        var blow = s.get(State.AIMED);
        return blow == null ? Striking.resisted(s, element) : !Blocking.efficient(element, Combat.element(s, blow));
    }

    public int targets() {
        return s.size(State.TARGETS);
    }

    /** What they come to, halved where they must be. */
    public int total() {
        var blow = s.get(State.AIMED);
        return blow == null ? Striking.total(s) : Blocking.total(s, blow);
    }

    public int needed() {
        var blow = s.get(State.AIMED);
        return blow == null ? Striking.needed(s) : Blocking.needed(s, blow);
    }

    public @Nullable Player rival() {
        return s.get(State.RIVAL);
    }

    /** Wounds the hero got in this combat. */
    public int wounds() {
        return s.count(State.COMBAT_WOUNDS);
    }
}
