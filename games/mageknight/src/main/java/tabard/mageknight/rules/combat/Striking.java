package tabard.mageknight.rules.combat;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** MK-13.5 to 13.12, 13.23: attacks on one enemy or a group. Points are assigned as they are made, to the attack that is under way. */
public final class Striking {
    private Striking() {}

    /** How an attack is made. */
    public enum Kind implements Named {
        MELEE,
        RANGED,
        SIEGE;

        @Override
        public String word() {
            return "strike-" + Named.super.word();
        }
    }

    public sealed interface OnAim extends Move {}

    /** An enemy is attacked, perhaps with others. */
    @Rule("MK-13.7")
    public record Aim(Foe foe) implements OnAim {
        static final List<Aim> EACH = Moves.each(Foe.ALL, Aim::new);
    }

    /** Nobody else is. */
    @Rule("MK-13.9")
    public record Strike() implements OnAim {}

    /** Which of the attacked a defender shields (MK-13.36). */
    @Rule("MK-13.36")
    public record Shelter(Foe foe) implements Move {
        static final List<Shelter> EACH = Moves.each(Foe.ALL, Shelter::new);
    }

    private static final Strike STRIKE = new Strike();

    /** Attacks may all have become siege attacks (MK-26.14). */
    private static Kind kind(State s, Player player, Kind kind) {
        return s.holds(player, Force.ALL_SIEGE) ? Kind.SIEGE : kind;
    }

    /** Ranged hits what is not fortified, siege what is fortified once (MK-13.8); in the attack phase all is one. */
    private static boolean hits(State s, Kind kind, Foe foe) {
        if (!Combat.reachable(s, foe) || Combat.has(s, foe, Mark.SUMMONED)) {
            return false;
        }
        if (s.is(State.PHASE, Phase.ATTACK)) {
            return true;
        }
        return switch (kind) {
            case MELEE -> false;
            case RANGED -> Combat.fortification(s, foe) == 0;
            case SIEGE -> Combat.fortification(s, foe) <= 1;
        };
    }

    private static Subset<Foe> targets(State s, Kind kind) {
        long open = 0;
        for (var foe : Foe.ALL) {
            open |= hits(s, kind, foe) ? Subset.bit(foe) : 0;
        }
        return Subset.of(Foe.ALL, open);
    }

    /** Whether such points could be used now: somebody can be hit, or all who are attacked already. */
    public static boolean open(State s, Player player, Kind made) {
        var phase = s.phase();
        if (phase == null || phase == Phase.BLOCK || phase == Phase.DAMAGE) {
            return false;
        }
        var kind = kind(s, player, made);
        if (s.is(State.VENTURE, Venture.DUEL)) {
            return Duel.reaches(s, kind);
        }
        for (var foe : s.each(State.TARGETS)) {
            if (!hits(s, kind, foe)) {
                return false;
            }
        }
        return s.size(State.TARGETS) > 0 || !targets(s, kind).isEmpty();
    }

    /** A card played sideways is never anything but a physical attack of the last phase (MK-9.3). */
    public static void sideways(State s, Player player, int points) {
        aim(s, player, Kind.MELEE, Element.PHYSICAL, doubled(s, player, Element.PHYSICAL, points));
    }

    /** Points are made; where they cannot be used they are lost (MK-9.4). */
    public static void add(State s, Player player, Kind made, Element of, int points) {
        if (points > 0 && open(s, player, made)) {
            var element = s.holds(player, Force.ALL_COLD_FIRE) ? Element.COLD_FIRE : of;
            int strength = doubled(s, player, element, points);
            aim(s, player, kind(s, player, made), element, strength);
            if (s.is(State.VENTURE, Venture.DUEL)) {
                Retinue.struck(s, element, strength);
            }
        }
    }

    /** MK-25.6 */
    private static int doubled(State s, Player player, Element element, int points) {
        boolean twice = element == Element.PHYSICAL
                && s.holds(player, Force.DOUBLE_PHYSICAL)
                && s.is(State.PHASE, Phase.ATTACK);
        return twice ? 2 * points : points;
    }

    private static void aim(State s, Player player, Kind kind, Element element, int points) {
        if (s.is(State.PHASE, Phase.START)) {
            s.set(State.PHASE, Phase.RANGED);
        }
        if (s.size(State.TARGETS) > 0 || s.is(State.VENTURE, Venture.DUEL)) {
            s.add(State.STRENGTH, element, points);
            return;
        }
        var targets = targets(s, kind);
        if (targets.size() == 1) {
            s.add(State.TARGETS, targets.first());
            s.add(State.STRENGTH, element, points);
            s.push(new Sheltering(player));
        } else {
            s.push(new Aiming(player, kind, element, points, 0));
        }
    }

    /** Who is attacked: one, and perhaps others with it. */
    public record Aiming(Player seat, Kind kind, Element element, int points, int from) implements Asks<OnAim> {
        private Subset<Foe> free(State s) {
            return targets(s, kind).minus(s.subset(State.TARGETS).bits());
        }

        @Override
        public Choices<OnAim> choices(State s) {
            var free = free(s);
            var later = free.where(foe -> foe.number() > from);
            return new Picks<OnAim>(8)
                    .addIf(s.size(State.TARGETS) > 0, STRIKE)
                    .each(Aim.EACH, later.bits())
                    .orFirst(Aim.EACH, free.minus(later.bits()).bits());
        }

        @Override
        public void answer(State s, OnAim chosen) {
            if (chosen instanceof Aim(var foe)) {
                s.add(State.TARGETS, foe);
                if (!free(s).isEmpty()) {
                    s.push(new Aiming(seat, kind, element, points, Math.max(from, foe.number())));
                    return;
                }
            }
            s.add(State.STRENGTH, element, points);
            s.push(new Sheltering(seat));
        }

        @Override
        public @Nullable Said label(State s, OnAim move) {
            return move instanceof Aim(var foe) ? Said.of("do.aim", Foes.name(s, foe), Combat.armour(s, foe)) : null;
        }

        @Override
        public @Nullable Said told(State s, OnAim move) {
            return move instanceof Aim(var foe) ? Said.of("log.aim", seat.said(), Foes.name(s, foe)) : null;
        }

        @Override
        public Refusal refused(State s, OnAim move) {
            return move instanceof Aim(var foe) && Combat.lives(s, foe) && Combat.reachable(s, foe)
                    ? new Refusal(Said.of("refused.fortified", Foes.name(s, foe)), "MK-13.8")
                    : Refusal.notOffered(move);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    Combat.on(s)
                            && points > 0
                            && from >= 0
                            && from < Integer.SIZE
                            && choices(s).size() > 0,
                    "MK-13.7",
                    "refused.no-combat");
        }
    }

    /** With the first attack made while it lives, a defender shields one of the attacked (MK-13.36). */
    public record Sheltering(Player player) implements Runs {
        @Override
        public void run(State s) {
            for (var foe : Foe.ALL) {
                if (Combat.lives(s, foe)
                        && Combat.enemy(s, foe).defend() > 0
                        && Combat.reachable(s, foe)
                        && !Combat.has(s, foe, Mark.DEFENDED)) {
                    s.add(State.FOE_MARKS, foe, Mark.DEFENDED);
                    s.push(this);
                    if (s.size(State.TARGETS) == 1) {
                        s.each(State.TARGETS).forEach(target -> shelter(s, foe, target));
                    } else {
                        s.push(new Shielding(player, foe));
                    }
                    return;
                }
            }
        }
    }

    private static void shelter(State s, Foe by, Foe target) {
        s.add(State.FOE_ARMOUR, target, Combat.enemy(s, by).defend());
    }

    public record Shielding(Player seat, Foe by) implements Asks<Shelter> {
        @Override
        public Choices<Shelter> choices(State s) {
            var picks = new Picks<Shelter>(4);
            s.each(State.TARGETS).forEach(foe -> picks.add(Shelter.EACH.get(foe.ordinal())));
            return picks;
        }

        @Override
        public void answer(State s, Shelter chosen) {
            shelter(s, by, chosen.foe);
        }

        @Override
        public Said label(State s, Shelter move) {
            return Said.of("do.shelter", Foes.name(s, move.foe));
        }

        @Override
        public Said told(State s, Shelter move) {
            return Said.of("log.shelter", seat.said(), Foes.name(s, move.foe));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.size(State.TARGETS) > 0 && Combat.lives(s, by), "MK-13.36", "refused.no-combat");
        }
    }

    /** Efficient points and half the sum of all others (MK-13.9, 13.10). */
    public static int total(State s) {
        int efficient = 0;
        int others = 0;
        for (var element : Element.ALL) {
            int points = s.count(State.STRENGTH, element);
            if (points > 0) {
                if (resisted(s, element)) {
                    others += points;
                } else {
                    efficient += points;
                }
            }
        }
        return efficient + others / 2;
    }

    /** If any target resists it; cold fire must be resisted by one of them alone. */
    public static boolean resisted(State s, Element element) {
        for (var foe : s.each(State.TARGETS)) {
            if (element.resisted(Combat.resists(s, foe))) {
                return true;
            }
        }
        return false;
    }

    /** The armour of all who are attacked. */
    public static int needed(State s) {
        int sum = 0;
        for (var foe : s.each(State.TARGETS)) {
            sum += Combat.armour(s, foe);
        }
        return sum;
    }

    /** MK-13.11 */
    static boolean suffices(State s) {
        return total(s) >= needed(s);
    }

    /** With the last of them the attack is over. */
    static void succeed(State s, Player player) {
        s.push(new Battle.Settling(player));
        var fallen = new ArrayList<Foe>();
        s.each(State.TARGETS).forEach(fallen::add);
        fallen.forEach(foe -> Battle.defeat(s, player, foe));
    }
}
