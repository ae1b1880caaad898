package tabard.mageknight.rules.combat;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.effect.Rivalry;
import tabard.mageknight.rules.round.*;
import tabard.mageknight.rules.turn.*;
import tabard.table.*;

/** Chapter 19: a hero attacks another, first from afar, then in melee, in turn until both pass. */
public final class Duel {
    private static final int BOTH = 2;

    private Duel() {}

    public static final Sites.Confront CONFRONT = new Sites.Confront();

    private static final Turn.Hold HOLD = new Turn.Hold();

    public sealed interface OnAttack extends Move {}

    @Rule("MK-19.2")
    public record AttendFully() implements OnAttack {}

    @Rule("MK-19.2")
    public record AttendPartly() implements OnAttack {}

    /** Whom a hero must attack who stops here. */
    public static @Nullable Player target(State s, Player player) {
        return !s.terms().pvp() || Journey.alone(s, player) ? null : target(s, player, s.stands(player));
    }

    /** Whom a hero would attack there: nobody once an end was announced, and nobody whose order token is down. */
    public static @Nullable Player target(State s, Player player, Space space) {
        if (!s.terms().pvp() || !s.part().moving() || s.announced() != null || s.count(State.LAST_TURNS) > 0) {
            return null;
        }
        var other = Journey.shared(s, space) ? null : Journey.other(s, player, space);
        return other == null || s.is(State.FACE_DOWN, other) ? null : other;
    }

    /** A keep is entered whose owner is at home: he is attacked at once, and that is an assault (MK-10.8, 10.12). */
    public record Storming(Player player) implements Runs {
        @Override
        public void run(State s) {
            s.reputation(player, Site.KEEP.reputation());
            begin(s, player);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.inTurn(player) && target(s, player) != null, "MK-19.1", "refused.no-combat");
        }
    }

    public static void begin(State s, Player player) {
        var rival = Objects.requireNonNull(target(s, player));
        Battle.begin(s, player, Venture.DUEL, null);
        s.agenda(((Agenda.First<Frame<State, Move>>) s.agenda()).then()); // nobody else joins
        s.set(State.RIVAL, rival);
        s.push(new Exchange(player, false, rival, 0));
        s.push(new Attending(rival, player));
        s.push(new Rivalry.Touching(rival));
    }

    static Player other(State s, Player player) {
        var rival = s.require(State.RIVAL);
        return player == rival ? Sites.fighter(s) : rival;
    }

    /** Fully: for the price of the next turn; with nothing but wounds only partly (MK-19.2, 22.6). */
    public record Attending(Player seat, Player by) implements Asks<OnAttack> {
        @Override
        public Choices<OnAttack> choices(State s) {
            return new Picks<OnAttack>(2).add(new AttendPartly()).addIf(s.deeds(seat) > 0, new AttendFully());
        }

        @Override
        public void answer(State s, OnAttack chosen) {
            if (chosen instanceof AttendFully) {
                s.set(State.ATTENDS, true);
                s.set(State.FACE_DOWN, seat, true);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.is(State.RIVAL, seat) && s.inTurn(by), "MK-19.2", "refused.no-combat");
        }
    }

    /** Defender first from afar, aggressor first in melee; both pass, and it is over (MK-19.3, 19.4). */
    public record Exchange(Player aggressor, boolean melee, Player turn, int passes) implements Runs {
        @Override
        public void run(State s) {
            if (s.get(State.RIVAL) == null) {
                return;
            }
            if (passes == BOTH) {
                s.push(melee ? new Parting(aggressor, false) : new Exchange(aggressor, true, aggressor, 0));
                return;
            }
            Sides.turnTo(s, turn);
            s.set(State.PHASE, melee ? Phase.ATTACK : Phase.RANGED);
            s.push(new Assailing(turn, aggressor, melee, passes));
        }
    }

    /** A hero in a keep or mage tower is reached by siege only (MK-19.3). */
    static boolean reaches(State s, Striking.Kind kind) {
        if (!s.is(State.PHASE, Phase.RANGED)) {
            return s.is(State.PHASE, Phase.ATTACK);
        }
        var plot = s.plot(s.stands(s.require(State.RIVAL)));
        boolean walls = plot != null && plot.site().is(Site.Type.FORTIFIED) && s.require(State.RIVAL) != assailant(s);
        return kind == Striking.Kind.SIEGE || (kind == Striking.Kind.RANGED && !walls);
    }

    /** Whose attack it is: walls protect the attacked, not the aggressor before them. */
    private static @Nullable Player assailant(State s) {
        var rest = s.agenda();
        while (rest instanceof Agenda.First<Frame<State, Move>>(var frame, var then)) {
            if (frame instanceof Assailing assailing) {
                return assailing.seat;
            }
            rest = then;
        }
        return null;
    }

    private static int strength(State s) {
        int sum = 0;
        for (var element : Element.ALL) {
            sum += s.count(State.STRENGTH, element);
        }
        return sum;
    }

    /** A hero plays what he likes, one thing after the other, and says when that is all. */
    public sealed interface Bout extends Asks<Turn.OnTurn> {
        /** Skills are for the aggressor, and for one who attends fully (MK-19.2). */
        @Override
        default Choices<Turn.OnTurn> choices(State s) {
            var picks = new Picks<Turn.OnTurn>(12).add(HOLD);
            boolean skills = !s.is(State.RIVAL, seat()) || s.is(State.ATTENDS);
            new Conduct.Acting(seat()).arms(s, skills, picks);
            ways(s).forEach(space -> picks.add(Turn.Retreat.EACH.get(space.ordinal())));
            return picks;
        }

        @Override
        default void answer(State s, Turn.OnTurn chosen) {
            switch (chosen) {
                case Turn.Hold _ -> held(s);
                case Turn.Retreat(var space) -> {
                    s.push(new Parting(Sites.fighter(s), s.is(State.RIVAL, seat())));
                    if (s.is(State.RIVAL, seat())) {
                        s.set(State.PLACE, seat(), space);
                        Reveal.lookAround(s, space);
                    }
                }
                default -> {
                    s.push(this);
                    Performing.perform(s, seat(), chosen);
                }
            }
        }

        /** Where the hero may retreat to now. */
        default List<Space> ways(State s) {
            return List.of();
        }

        void held(State s);

        @Override
        default void possible(State s) {
            Refusal.unless(s.is(State.VENTURE, Venture.DUEL), "MK-19.3", "refused.no-combat");
        }
    }

    public record Assailing(Player seat, Player aggressor, boolean melee, int passes) implements Bout {
        /** In melee, before an attack is begun: back to where the aggressor came from, or to a safe space (MK-19.4). */
        @Override
        public List<Space> ways(State s) {
            if (!melee || strength(s) > 0) {
                return List.of();
            }
            if (seat == aggressor) {
                return s.size(State.BACK) > 0 ? List.of(s.get(State.BACK, s.size(State.BACK) - 1)) : List.of();
            }
            return s.stands(seat).around().stream()
                    .filter(space -> Journey.safe(s, seat, space))
                    .toList();
        }

        @Override
        public void held(State s) {
            boolean struck = strength(s) > 0;
            s.push(new Exchange(aggressor, melee, other(s, seat), struck ? 0 : passes + 1));
            if (struck) {
                Sides.turnTo(s, other(s, seat));
                s.set(State.PHASE, Phase.BLOCK);
                s.push(new Warding(other(s, seat), seat, melee));
            }
        }
    }

    /** Efficient if it is so against any element of the attack (MK-19.4). */
    static void ward(State s, Element element, int points) {
        for (var attack : Element.ALL) {
            if (s.count(State.STRENGTH, attack) > 0 && Blocking.efficient(element, attack)) {
                s.add(State.WARD, points);
                return;
            }
        }
        s.add(State.WEAK_WARD, points);
    }

    /** From afar 2 Block cancel 1, in melee 1 (MK-19.3, 19.4). */
    public record Warding(Player seat, Player by, boolean melee) implements Bout {
        @Override
        public void held(State s) {
            int block = s.count(State.WARD) + s.count(State.WEAK_WARD) / 2;
            int left = strength(s) - (melee ? block : block / 2);
            s.push(new Spent());
            if (s.terms().knockOutByAttack()) {
                s.set(State.COMBAT_WOUNDS, 0); // MK-13.30
            }
            Sides.turnTo(s, by);
            if (left > 0) {
                s.set(State.PHASE, Phase.DAMAGE);
                s.push(new DuelDamage.Inflicting(by, seat, melee, left));
            }
        }
    }

    /** Nothing of the attack is left. */
    public record Spent() implements Runs {
        @Override
        public void run(State s) {
            Battle.drop(s);
            Retinue.rest(s);
            s.set(State.WARD, 0);
            s.set(State.WEAK_WARD, 0);
        }
    }

    /** Nobody pushed, the aggressor goes back (MK-19.7); who attended fully ends a turn of his own (MK-19.2). */
    public record Parting(Player aggressor, boolean pushed) implements Runs {
        @Override
        public void run(State s) {
            var rival = s.get(State.RIVAL);
            if (rival == null) {
                return;
            }
            boolean fully = s.is(State.ATTENDS);
            boolean absolves = fully && s.holds(rival, Force.WOUNDS_AWAY);
            new Spent().run(s);
            Retinue.recover(s);
            Sides.turnTo(s, aggressor);
            s.set(State.COMBAT_WOUNDS, 0);
            s.set(State.CARD_USED_BY, aggressor, s.is(State.CARD_USED));
            s.set(State.CARD_USED_BY, rival, s.size(rival, Zone.PLAYED) > 0);
            if (fully) {
                Sides.turnTo(s, rival);
                Ending.returnCrystals(s, rival);
            } else {
                Sides.back(s);
            }
            s.forgetRival();
            s.set(State.RIVAL, null);
            s.set(State.ATTENDS, false);
            s.set(State.PHASE, null);
            s.set(State.VENTURE, null);
            s.set(State.PART, Part.ACTED);
            if (!pushed) {
                Aftermath.retreat(s, aggressor);
            }
            var plot = s.plot(s.stands(aggressor));
            if (plot != null && plot.site().owned() && s.shield(plot) == rival) {
                s.set(State.SHIELD, plot, aggressor); // MK-12.4: its owner was driven out
                s.clearWay();
            }
            var frames = new ArrayList<Frame<State, Move>>();
            if (absolves && Ending.forgiven(s, rival) > 0) {
                frames.add(new Ending.Absolving(rival)); // MK-25.3
            }
            frames.add(new Ending.Sweeping(rival));
            if (fully) {
                Ending.rest(s, rival);
                frames.add(new Alliance.Resuming(rival));
                frames.add(new Ending.Reaping(rival));
                frames.add(new Levels.Rising(rival));
                frames.add(new Ending.Discarding(rival, 0));
                frames.add(new Ending.Filling(rival));
                frames.add(new Sides.GivingBack());
                frames.add(new Alliance.Resuming(aggressor));
            }
            Supply.queue(s, frames);
        }
    }
}
