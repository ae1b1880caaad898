package tabard.mageknight.rules.combat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.effect.Deeds;
import tabard.table.*;
import tabard.table.scene.Said;

/** MK-13.13 to 13.17: attacks are blocked one at a time. */
public final class Blocking {
    private Blocking() {}

    /** The attack that is blocked. */
    @Rule("MK-13.13")
    public record Parry(Blow blow) implements Move {
        static final List<Parry> EACH = Moves.each(Blow.ALL, Parry::new);
    }

    /** The attack that a banner's unit cancels. */
    @Rule("MK-25.2")
    public record Cancel(Blow blow) implements Move {
        static final List<Cancel> EACH = Moves.each(Blow.ALL, Cancel::new);
    }

    /** Whether Block points could be used now. */
    public static boolean open(State s) {
        return s.is(State.PHASE, Phase.BLOCK)
                && (s.get(State.AIMED) != null
                        || s.is(State.VENTURE, Venture.DUEL)
                        || !Combat.open(s).isEmpty());
    }

    /** Points are made; so many more for each icon of the enemy, and twice as many against a swift attack (MK-23.25, 24.4). */
    public static void add(State s, Player player, Element element, int points, int perIcon, boolean twiceIfSwift) {
        if (!open(s)) {
            return;
        }
        if (s.is(State.VENTURE, Venture.DUEL)) {
            Duel.ward(s, element, points);
            return;
        }
        var open = Combat.open(s);
        var aimed = s.get(State.AIMED);
        if (aimed == null && open.size() == 1) {
            aimed = open.first();
        }
        if (aimed == null) {
            s.push(new Parrying(player, element, points, perIcon, twiceIfSwift));
        } else {
            put(s, aimed, element, points, perIcon, twiceIfSwift);
        }
    }

    private static void put(State s, Blow blow, Element element, int points, int perIcon, boolean twiceIfSwift) {
        s.set(State.AIMED, blow);
        int sum = points + perIcon * icons(s, blow.foe());
        s.add(State.STRENGTH, element, twiceIfSwift && Combat.has(s, blow, Ability.SWIFT) ? 2 * sum : sum);
    }

    /** Abilities, colours of attacks and resistances; none where magic does nothing (MK-24.4). */
    private static int icons(State s, Foe foe) {
        var enemy = Combat.enemy(s, foe);
        if (enemy.has(Ability.ARCANE_IMMUNITY)) {
            return 0;
        }
        int icons = Integer.bitCount(enemy.abilities()) + Integer.bitCount(Combat.resists(s, foe));
        for (var attack : enemy.attacks()) {
            icons += switch (attack.element()) {
                case PHYSICAL -> 0;
                case FIRE, ICE -> 1;
                case COLD_FIRE -> 2;
            };
        }
        return icons;
    }

    public record Parrying(Player seat, Element element, int points, int perIcon, boolean twiceIfSwift)
            implements Asks<Parry> {
        @Override
        public Choices<Parry> choices(State s) {
            return Choices.among(Parry.EACH, Combat.open(s).bits());
        }

        @Override
        public void answer(State s, Parry chosen) {
            put(s, chosen.blow, element, points, perIcon, twiceIfSwift);
        }

        @Override
        public Said label(State s, Parry move) {
            return Said.of("do.parry", Foes.blow(s, move.blow));
        }

        @Override
        public Said told(State s, Parry move) {
            return Said.of("log.parry", seat.said(), Foes.blow(s, move.blow));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    s.is(State.PHASE, Phase.BLOCK) && !Combat.open(s).isEmpty(), "MK-13.13", "refused.no-attack");
        }
    }

    /** Ice against fire, fire against ice, cold fire against all, anything against physical attacks (MK-13.14). */
    public static boolean efficient(Element block, Element attack) {
        return switch (attack) {
            case PHYSICAL -> true;
            case FIRE -> block == Element.ICE || block == Element.COLD_FIRE;
            case ICE -> block == Element.FIRE || block == Element.COLD_FIRE;
            case COLD_FIRE -> block == Element.COLD_FIRE;
        };
    }

    /** MK-13.15 */
    public static int total(State s, Blow blow) {
        int efficient = 0;
        int others = 0;
        for (var element : Element.ALL) {
            if (efficient(element, Combat.element(s, blow))) {
                efficient += s.count(State.STRENGTH, element);
            } else {
                others += s.count(State.STRENGTH, element);
            }
        }
        return efficient + others / 2;
    }

    /** Twice the attack, if it is swift (MK-13.26). */
    public static int needed(State s, Blow blow) {
        return Combat.attack(s, blow) * (Combat.has(s, blow, Ability.SWIFT) ? 2 : 1);
    }

    static boolean holds(State s) {
        var blow = s.require(State.AIMED);
        return total(s, blow) >= needed(s, blow);
    }

    /** What asked for success happens; then a summoned token that is blocked leaves (MK-13.16, 13.17). */
    static void succeed(State s, Player player) {
        var blow = s.require(State.AIMED);
        s.add(State.BLOCKED, blow);
        s.set(State.FOE_SLOWED, blow.foe(), 0);
        s.push(new Battle.Settling(player));
        s.push(new Lowering(player, blow));
        for (var script : s.each(State.SHIELDS)) {
            if (script.inAttackPhase()) {
                s.add(State.IN_FORCE, script);
            } else {
                s.push(new Deeds.Doing(player, script, 0));
            }
        }
        Element.ALL.forEach(element -> s.set(State.STRENGTH, element, 0));
        while (s.size(State.SHIELDS) > 0) {
            s.removeFirst(State.SHIELDS);
        }
    }

    /** The block is over. */
    public record Lowering(Player player, Blow blow) implements Runs {
        @Override
        public void run(State s) {
            var foe = blow.foe();
            Battle.drop(s);
            if (Combat.lives(s, foe) && Combat.has(s, foe, Mark.SUMMONED) && Combat.blocked(s, foe)) {
                Battle.discard(s, foe);
            }
        }
    }

    // Move against what is cumbersome, and banners

    /** Whether the attack can be slowed by Move (MK-13.33). */
    public static boolean slows(State s, Foe foe) {
        return s.is(State.PHASE, Phase.BLOCK)
                && Combat.lives(s, foe)
                && Combat.enemy(s, foe).has(Ability.CUMBERSOME)
                && slowest(s, foe) != null;
    }

    private static @Nullable Blow slowest(State s, Foe foe) {
        var blow = Combat.slow(s, foe);
        return blow != null && Combat.open(s, blow) ? blow : null;
    }

    /** 1 Move lowers it by 1; at 0 it is blocked. */
    public static void slow(State s, Foe foe) {
        var blow = slowest(s, foe);
        s.add(State.MOVE, -1);
        s.add(State.FOE_SLOWED, foe, 1);
        if (blow != null && Combat.attack(s, blow) == 0) {
            s.add(State.BLOCKED, blow);
            s.set(State.FOE_SLOWED, foe, 0);
            if (blow.equals(s.get(State.AIMED))) {
                Battle.drop(s);
            }
            if (Combat.has(s, foe, Mark.SUMMONED) && Combat.blocked(s, foe)) {
                Battle.discard(s, foe);
            }
        }
    }

    /** One attack is cancelled by a unit under the Banner of Fear (MK-25.2). */
    public record Frightening(Player seat) implements Asks<Cancel> {
        @Override
        public Choices<Cancel> choices(State s) {
            return Choices.among(Cancel.EACH, Combat.open(s).bits());
        }

        @Override
        public void answer(State s, Cancel chosen) {
            s.add(State.DONE, chosen.blow);
            if (chosen.blow.equals(s.get(State.AIMED))) {
                Battle.drop(s);
            }
        }

        @Override
        public Said label(State s, Cancel move) {
            return Said.of("do.cancel", Foes.blow(s, move.blow));
        }

        @Override
        public Said told(State s, Cancel move) {
            return Said.of("log.cancel", seat.said(), Foes.blow(s, move.blow));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.is(State.PHASE, Phase.BLOCK) && !Combat.open(s).isEmpty(), "MK-25.2", "refused.no-attack");
        }
    }
}
