package tabard.mageknight.rules.combat;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** MK-13.24, 13.35, 23.12, 23.13: effects that change enemies of a combat, and whom they reach. */
public final class Targets {
    private static final int UP_TO = 3;

    private Targets() {}

    public sealed interface OnTarget extends Move {}

    @Rule("MK-23.12")
    public record Pick(Foe foe) implements OnTarget {
        static final List<Pick> EACH = Moves.each(Foe.ALL, Pick::new);
    }

    @Rule("MK-23.12")
    public record NoMore() implements OnTarget {}

    private static final NoMore NO_MORE = new NoMore();

    /** Whether the effect would change anything about that enemy. */
    private static boolean touches(State s, Foe foe, Fight.Enemies effect, @Nullable Mana colour) {
        if (!Combat.reachable(s, foe) || Combat.shrugsOff(s, foe, colour)) {
            return false;
        }
        if (effect.target() == Fight.Target.ONE_UNFORTIFIED && Combat.fortification(s, foe) > 0) {
            return false;
        }
        boolean stops = effect.noAttack() && !s.is(State.PHASE, Phase.ATTACK) && !Combat.has(s, foe, Mark.NO_ATTACK);
        return stops || (!immune(s, foe) && changes(s, foe, effect));
    }

    /** Only what is done to its attack works on it (MK-13.35). */
    private static boolean immune(State s, Foe foe) {
        return Combat.enemy(s, foe).has(Ability.ARCANE_IMMUNITY);
    }

    private static boolean changes(State s, Foe foe, Fight.Enemies effect) {
        return effect.destroy()
                || effect.armour() != 0
                || (effect.armourIfFortified() != 0 && Combat.fortification(s, foe) > 0)
                || (effect.armourPerResistance() != 0 && Combat.resists(s, foe) != 0)
                || (lost(effect) & Combat.resists(s, foe)) != 0
                || (effect.lose().has(Fight.Loss.FORTIFICATION) && Combat.fortification(s, foe) > 0);
    }

    /** The resistances that it takes away, as bits of elements. */
    static int lost(Fight.Enemies effect) {
        var lose = effect.lose();
        if (lose.has(Fight.Loss.RESISTANCES)) {
            return Element.PHYSICAL.bit() | Element.FIRE.bit() | Element.ICE.bit();
        }
        return (lose.has(Fight.Loss.RESIST_PHYSICAL) ? Element.PHYSICAL.bit() : 0)
                | (lose.has(Fight.Loss.RESIST_FIRE) ? Element.FIRE.bit() : 0)
                | (lose.has(Fight.Loss.RESIST_ICE) ? Element.ICE.bit() : 0);
    }

    private static Subset<Foe> touched(State s, Player player, Fight.Enemies effect, @Nullable Mana colour) {
        if (s.is(State.VENTURE, Venture.DUEL)) {
            return Retinue.touched(s, player, effect, colour);
        }
        return Subset.all(Foe.ALL).where(foe -> Combat.lives(s, foe) && touches(s, foe, effect, colour));
    }

    public static boolean any(State s, Player player, Fight.Enemies effect, @Nullable Mana colour) {
        return Combat.on(s)
                && effect.target() != Fight.Target.BLOCKED
                && !touched(s, player, effect, colour).isEmpty();
    }

    public static void apply(State s, Player player, Script script, int part, Fight.Enemies effect) {
        if (!Combat.on(s)) {
            return;
        }
        var touched = touched(s, player, effect, script.colour());
        switch (effect.target()) {
            case ALL, ALL_OTHERS -> {
                for (var foe : touched) {
                    change(s, player, foe, effect);
                }
            }
            case BLOCKED -> {
                var aimed = s.get(State.AIMED);
                if (aimed != null && touched.has(aimed.foe())) {
                    change(s, player, aimed.foe(), effect);
                }
            }
            case ONE, ONE_UNFORTIFIED, UP_TO_3 -> {
                boolean several = effect.target() == Fight.Target.UP_TO_3 || effect.furtherMove() > 0;
                if (touched.size() == 1 && !several) {
                    change(s, player, touched.first(), effect);
                } else if (!touched.isEmpty()) {
                    s.push(new Singling(player, script, part, 0));
                }
            }
        }
    }

    /** The first target is free; each further one costs so much more Move than the one before (MK-24.31). */
    public record Singling(Player seat, Script script, int part, int picked) implements Asks<OnTarget> {
        private Fight.Enemies effect() {
            return (Fight.Enemies) script.effects().get(part);
        }

        private int price() {
            return picked * effect().furtherMove();
        }

        private boolean more(State s) {
            boolean several = effect().furtherMove() > 0
                    ? s.move() >= price()
                    : effect().target() == Fight.Target.UP_TO_3 && picked < UP_TO;
            return (picked == 0 || several)
                    && !touched(s, seat, effect(), script.colour()).isEmpty();
        }

        @Override
        public Choices<OnTarget> choices(State s) {
            return new Picks<OnTarget>(8)
                    .addIf(picked > 0 || effect().target() == Fight.Target.UP_TO_3, NO_MORE)
                    .each(
                            Pick.EACH,
                            more(s)
                                    ? touched(s, seat, effect(), script.colour())
                                            .bits()
                                    : 0);
        }

        @Override
        public void answer(State s, OnTarget chosen) {
            if (chosen instanceof Pick(var foe)) {
                s.add(State.MOVE, -price());
                change(s, seat, foe, effect());
                var next = new Singling(seat, script, part, picked + 1);
                if (next.more(s)) {
                    s.push(next);
                }
            }
        }

        @Override
        public @Nullable Said label(State s, OnTarget move) {
            return move instanceof Pick(var foe) ? Said.of("do.pick", Foes.name(s, foe)) : null;
        }

        @Override
        public @Nullable Said told(State s, OnTarget move) {
            return move instanceof Pick(var foe) ? Said.of("log.pick", seat.said(), Foes.name(s, foe)) : null;
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    part >= 0
                            && part < script.effects().size()
                            && script.effects().get(part) instanceof Fight.Enemies
                            && Combat.on(s)
                            && picked >= 0
                            && choices(s).size() > 0,
                    "MK-23.12",
                    "refused.no-such-part",
                    part);
        }
    }

    /** Changes last to the end of the combat, which is the only one of the turn (MK-23.13). */
    private static void change(State s, Player player, Foe foe, Fight.Enemies effect) {
        if (s.is(State.VENTURE, Venture.DUEL)) {
            Retinue.change(s, foe, effect);
            return;
        }
        if (effect.noAttack() && !s.is(State.PHASE, Phase.ATTACK)) {
            s.add(State.FOE_MARKS, foe, Mark.NO_ATTACK);
            var aimed = s.get(State.AIMED);
            if (aimed != null && aimed.foe() == foe) {
                Battle.drop(s);
            }
        }
        if (immune(s, foe)) {
            return;
        }
        boolean walled = effect.armourIfFortified() != 0 && Combat.fortification(s, foe) > 0;
        int armour = walled ? effect.armourIfFortified() : effect.armour();
        armour += effect.armourPerResistance() * Integer.bitCount(Combat.resists(s, foe));
        s.add(State.FOE_ARMOUR, foe, armour);
        weaken(s, foe, effect);
        if (effect.destroy()) {
            Battle.defeat(s, player, foe);
        }
    }

    /** It loses resistances and walls. */
    static void weaken(State s, Foe foe, Fight.Enemies effect) {
        int lost = lost(effect);
        mark(s, foe, Mark.NO_PHYSICAL_RESISTANCE, (lost & Element.PHYSICAL.bit()) != 0);
        mark(s, foe, Mark.NO_FIRE_RESISTANCE, (lost & Element.FIRE.bit()) != 0);
        mark(s, foe, Mark.NO_ICE_RESISTANCE, (lost & Element.ICE.bit()) != 0);
        mark(s, foe, Mark.OPEN, effect.lose().has(Fight.Loss.FORTIFICATION));
    }

    private static void mark(State s, Foe foe, Mark mark, boolean set) {
        if (set) {
            s.add(State.FOE_MARKS, foe, mark);
        }
    }
}
