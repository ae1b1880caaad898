package tabard.mageknight.rules.round;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.combat.Damage;
import tabard.mageknight.rules.effect.*;
import tabard.mageknight.rules.turn.Conduct;
import tabard.table.sheet.One;

/** MK-7.2, 23.29, 24.35, 26.4, 26.7, 26.11: what lasts from one own turn to the next. */
public final class Lasting {
    private static final List<One<Player>> TOKENS = List.of(State.FREEZER, State.EXPLOITER, State.WEATHER);

    private Lasting() {}

    /** The own turn has come: own tokens are taken back, and bring what they promised. */
    public static void begin(State s, Player player) {
        if (s.is(State.FREEZER, player) && !Sorcery.dice(s, Magic.Dice.BASIC).isEmpty()) {
            Sorcery.earn(
                    s,
                    player,
                    new Colours(Colours.Kind.SHOWN_IN_SOURCE, 0),
                    1,
                    ColourChoice.Earning.CRYSTAL); // MK-26.7
        }
        end(s, player);
        Claims.collect(s, player);
    }

    /** Own lasting skills end, also where the turn is lost (MK-7.2). */
    public static void end(State s, Player player) {
        for (var token : TOKENS) {
            if (s.is(token, player)) {
                s.set(token, null);
            }
        }
        if (s.get(State.EXPLOITER) == null) {
            s.set(State.EXPLOITED, null);
        }
    }

    /** All of it ends with the round. */
    static void roundEnds(State s) {
        s.set(State.FREEZER, null);
        s.set(State.EXPLOITER, null);
        s.set(State.EXPLOITED, null);
        s.set(State.WEATHER, null);
        for (var player : s.players()) {
            s.set(State.TRIBUTE, player, false);
            s.set(State.CURSES, player, false);
        }
    }

    /** A wound for the first use of a cursed colour in a turn (MK-24.35), and for each colour but one that is exploited (MK-26.7). */
    public static void used(State s, Player player, Mana colour) {
        if (s.has(State.COLOURS_USED, colour)) {
            return;
        }
        s.add(State.COLOURS_USED, colour);
        var exploiter = s.get(State.EXPLOITER);
        int wounds = exploiter != null && exploiter != player && !s.is(State.EXPLOITED, colour) ? 1 : 0;
        for (var other : s.players()) {
            wounds += other != player && Claims.cursed(s, other, colour) ? 1 : 0;
        }
        if (wounds > 0) {
            Damage.wound(s, player, wounds);
        }
    }

    /** Skills that may be used in the window before a turn (MK-26.4). */
    public static List<Skill> motivations(State s, Player player) {
        var skills = new ArrayList<Skill>(1);
        for (var skill : s.each(State.SKILLS, SkillSpot.of(player))) {
            if (skill.when() == When.ANY_TURN && Conduct.usable(s, player, skill)) {
                skills.add(skill);
            }
        }
        return skills;
    }

    /** Skills that could play or discard a wound, so that one need not rest (MK-7.14). */
    public static List<Skill> woundSkills(State s, Player player) {
        var skills = new ArrayList<Skill>(1);
        for (var skill : s.each(State.SKILLS, SkillSpot.of(player))) {
            boolean wounds =
                    skill.effects().has(Word.SIDEWAYS) || skill.effects().has(Word.DISCARD);
            if (wounds && Conduct.usable(s, player, skill)) {
                skills.add(skill);
            }
        }
        return skills;
    }
}
