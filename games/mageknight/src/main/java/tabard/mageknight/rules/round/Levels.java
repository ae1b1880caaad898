package tabard.mageknight.rules.round;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.Order;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.effect.*;
import tabard.table.*;

/** MK-16.6 to 16.8: levels gained, one after the other, at the end of a turn. */
public final class Levels {
    /** How many own skills are turned up to choose from. */
    private static final int TURNED = 2;

    private Levels() {}

    /** An own skill token is turned up. */
    @Rule("MK-16.8")
    public record Turned(Skill skill) implements Move {
        static final Turned[] EACH = Skill.ALL.stream().map(Turned::new).toArray(Turned[]::new);
    }

    public sealed interface OnLevel extends Move {}

    /** A skill is taken: an own one that was turned up, or one of the common offer. */
    @Rule("MK-16.8")
    public record Learn(Skill skill) implements OnLevel {
        static final List<Learn> EACH = Moves.each(Skill.ALL, Learn::new);
    }

    public record Rising(Player player) implements Runs {
        @Override
        public void run(State s) {
            int level = s.count(State.LEVEL, player);
            if (level >= Tracks.at(s.fame(player)).number()) {
                return;
            }
            s.set(State.LEVEL, player, level + 1);
            s.push(this);
            if (s.level(player).gain() == Tracks.Gain.SKILL_AND_ADVANCED_ACTION) {
                s.push(new Learning(player));
                s.push(new Turning(player, TURNED));
            }
        }
    }

    private static int[] pile(State s, Hero hero) {
        int[] weights = new int[Skill.ALL.size()];
        for (var skill : Skill.ALL) {
            weights[skill.ordinal()] = skill.hero() == hero && s.is(State.SKILLS, skill, null) ? 1 : 0;
        }
        return weights;
    }

    /** Own skills are turned up; the last level may find only one (MK-2.6). */
    public record Turning(Player player, int skills) implements Runs {
        @Override
        public void run(State s) {
            if (skills > 0 && Arrays.stream(pile(s, s.hero(player))).sum() > 0) {
                s.push(new Turning(player, skills - 1));
                s.push(new Drawing(s.hero(player), SkillSpot.TURNED));
            }
        }
    }

    public record Drawing(Hero hero, SkillSpot to) implements Draws<Turned> {
        @Override
        public Lottery<Turned> lottery(State s) {
            return new Lottery.Urn<>(Turned.EACH, pile(s, hero));
        }

        @Override
        public void answer(State s, Turned drawn) {
            s.move(State.SKILLS, drawn.skill, to);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(Arrays.stream(pile(s, hero)).sum() > 0, "MK-2.6", "refused.no-skill", hero);
        }
    }

    public record Learning(Player seat) implements Asks<Learn> {
        @Override
        public Choices<Learn> choices(State s) {
            var picks = new Picks<Learn>(8);
            for (var skill : Skill.ALL) {
                picks.addIf(
                        s.is(State.SKILLS, skill, SkillSpot.TURNED)
                                || (s.is(State.SKILLS, skill, SkillSpot.COMMON) && skill.hero() != s.hero(seat)),
                        Learn.EACH.get(skill.ordinal()));
            }
            return picks;
        }

        /** An own skill brings any advanced action of the offer, another's the oldest (MK-16.8). */
        @Override
        public void answer(State s, Learn chosen) {
            boolean own = s.is(State.SKILLS, chosen.skill, SkillSpot.TURNED);
            s.move(State.SKILLS, chosen.skill, SkillSpot.of(seat));
            s.remove(State.SKILL_USED, chosen.skill);
            for (var effect : chosen.skill.effects()) {
                if (effect instanceof Order.OnGain) {
                    s.push(new Deeds.Doing(seat, Script.of(chosen.skill), 0)); // MK-23.35
                }
            }
            for (var skill : Skill.ALL) {
                if (s.is(State.SKILLS, skill, SkillSpot.TURNED)) {
                    s.move(State.SKILLS, skill, SkillSpot.COMMON);
                }
            }
            var ghost = s.get(State.DUMMY_HERO);
            if (ghost != null
                    && s.players().size() == 1
                    && Arrays.stream(pile(s, ghost)).sum() > 0) {
                s.push(new Drawing(ghost, SkillSpot.COMMON)); // MK-18.6
            }
            if (Deeds.offered(s, Supply.Offer.ADVANCED_ACTIONS, null).isEmpty()) {
                return;
            }
            if (own) {
                s.push(new CardChoice.Acquiring(seat, Supply.Offer.ADVANCED_ACTIONS, Zone.TOP, List.of()));
            } else {
                for (var place : CardSpot.ADVANCED_OFFER) {
                    var oldest = s.at(place);
                    if (oldest != null) {
                        CardChoice.gain(s, seat, oldest, Zone.TOP);
                        s.push(new Supply.Filling(Supply.Offer.ADVANCED_ACTIONS));
                        return;
                    }
                }
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(choices(s).size() > 0, "MK-16.8", "refused.no-skill", s.hero(seat));
        }
    }
}
