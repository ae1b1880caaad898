package tabard.mageknight.rules;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;

/** What lies on the table for all: units, skills, tactics and heroes that can be had, and how the round stands. */
public record OfferSheet(State s) {
    public int units(Unit unit) {
        return s.count(State.UNIT_OFFER, unit);
    }

    /** Advanced actions among the units (MK-3.12). */
    public Iterable<DeedCard> monastery() {
        return s.each(State.CARDS, CardSpot.MONASTERY);
    }

    public Iterable<Skill> skills(SkillSpot spot) {
        return s.each(State.SKILLS, spot);
    }

    public @Nullable SkillSpot spot(Skill skill) {
        return s.at(State.SKILLS, skill);
    }

    public boolean used(Skill skill) {
        return s.has(State.SKILL_USED, skill);
    }

    /** Still to be taken this round. */
    public boolean free(Tactic tactic) {
        return tactic.time() == s.time() && s.is(State.TACTICS, tactic, null);
    }

    /** Somebody has none yet this round. */
    public boolean choosingTactics() {
        if (s.round() == 0) {
            return false;
        }
        for (var player : s.players()) {
            if (s.tactic(Entrant.of(player)) == null) {
                return true;
            }
        }
        return false;
    }

    public boolean free(Hero hero) {
        for (var player : s.players()) {
            if (s.is(State.HERO, player, hero)) {
                return false;
            }
        }
        return !s.is(State.DUMMY_HERO, hero);
    }

    public @Nullable Hero dummy() {
        return s.get(State.DUMMY_HERO);
    }

    public int dummyCrystals(Mana colour) {
        return s.count(State.DUMMY_CRYSTALS, colour);
    }

    public int dummyDeck() {
        return s.dummyDeck();
    }

    public int rounds() {
        return s.terms().setting().rounds();
    }

    /** Dice of the Source that were used and come back when the turn ends. */
    public int spent() {
        return s.count(State.DICE_SPENT);
    }
}
