package tabard.mageknight.rules.combat;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.turn.Units;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** MK-13.19 to 13.30: attacks that were not blocked are dealt, one wholly before the next, to units and to the hero. */
public final class Damage {
    private Damage() {}

    /** The attack that is dealt next. */
    @Rule("MK-13.19")
    public record Face(Blow blow) implements Move {
        static final List<Face> EACH = Moves.each(Blow.ALL, Face::new);
    }

    public sealed interface OnDamage extends Move {}

    /** A unit takes damage. */
    @Rule("MK-13.20")
    public record Absorb(Command command) implements OnDamage {
        static final List<Absorb> EACH = Moves.each(Command.ALL, Absorb::new);
    }

    /** The hero takes what is left. */
    @Rule("MK-13.22")
    public record Endure() implements OnDamage {}

    private static final Endure ENDURE = new Endure();

    /** The next attack, as long as there is one; then the attack phase. */
    public record Bearing(Player player) implements Runs {
        @Override
        public void run(State s) {
            var open = Combat.open(s);
            if (open.isEmpty()) {
                Battle.proceed(s, player);
            } else if (open.size() == 1) {
                deal(s, player, open.first());
            } else {
                s.push(new Facing(player));
            }
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(s.is(State.PHASE, Phase.DAMAGE), "MK-13.19", "refused.no-combat");
        }
    }

    public record Facing(Player seat) implements Asks<Face> {
        @Override
        public Choices<Face> choices(State s) {
            return Choices.among(Face.EACH, Combat.open(s).bits());
        }

        @Override
        public void answer(State s, Face chosen) {
            deal(s, seat, chosen.blow);
        }

        @Override
        public Said label(State s, Face move) {
            return Said.of("do.face", Foes.blow(s, move.blow));
        }

        @Override
        public Said told(State s, Face move) {
            return Said.of("log.face", seat.said(), Foes.blow(s, move.blow));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    s.is(State.PHASE, Phase.DAMAGE) && !Combat.open(s).isEmpty(), "MK-13.19", "refused.no-attack");
        }
    }

    /** Brutal attacks do twice as much (MK-13.26). */
    private static void deal(State s, Player player, Blow blow) {
        int damage = Combat.attack(s, blow) * (Combat.has(s, blow, Ability.BRUTAL) ? 2 : 1);
        s.add(State.DONE, blow);
        if (s.terms().knockOutByAttack()) {
            s.set(State.COMBAT_WOUNDS, 0); // MK-13.30
        }
        s.push(new Bearing(player));
        assign(s, player, blow, damage);
    }

    private static void assign(State s, Player player, Blow blow, int damage) {
        if (damage > 0) {
            if (shields(s, player, blow).isEmpty()) {
                hero(s, player, blow, damage);
            } else {
                s.push(new Assigning(player, blow, damage));
            }
        }
    }

    /** Unwounded units that have taken no damage in this combat (MK-13.20). */
    private static Subset<Command> shields(State s, Player player, Blow blow) {
        if (s.holds(Force.NO_DAMAGE_TO_UNITS) || Combat.has(s, blow, Ability.ASSASSINATION)) {
            return Subset.of(Command.ALL, 0); // MK-13.32, 23.14
        }
        return Subset.all(Command.ALL)
                .where(command -> s.unit(player, command) != null
                        && s.count(State.HURT, player, command) == 0
                        && !s.has(State.HIT, command)
                        && !Combat.barred(s, player, command));
    }

    public record Assigning(Player seat, Blow blow, int damage) implements Asks<OnDamage> {
        @Override
        public Choices<OnDamage> choices(State s) {
            return new Picks<OnDamage>(7)
                    .add(ENDURE)
                    .each(Absorb.EACH, shields(s, seat, blow).bits());
        }

        @Override
        public void answer(State s, OnDamage chosen) {
            switch (chosen) {
                case Absorb(var command) -> assign(s, seat, blow, damage - absorb(s, seat, command, blow, damage));
                case Endure _ -> hero(s, seat, blow, damage);
            }
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.assigning", Foes.name(s, blow.foe()), damage);
        }

        @Override
        public @Nullable Said label(State s, OnDamage move) {
            return move instanceof Absorb(var command) ? Said.of("do.absorb", Units.name(s, seat, command)) : null;
        }

        @Override
        public @Nullable Said told(State s, OnDamage move) {
            return move instanceof Absorb(var command)
                    ? Said.of("log.absorb", seat.said(), Units.name(s, seat, command))
                    : null;
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    s.is(State.PHASE, Phase.DAMAGE) && Combat.lives(s, blow.foe()) && damage > 0,
                    "MK-13.20",
                    "refused.no-attack");
        }
    }

    /** How much a unit takes off; it is wounded unless it resists and its armour suffices (MK-13.20, 13.21). */
    private static int absorb(State s, Player player, Command command, Blow blow, int damage) {
        s.add(State.HIT, command);
        int armour = Units.armour(s, player, command);
        int taken = armour;
        if (Combat.element(s, blow).resisted(Units.resists(s, player, command))) {
            if (damage <= armour) {
                return damage;
            }
            taken += armour;
        }
        hurt(s, player, command, blow);
        return Math.min(damage, taken);
    }

    /** MK-13.27, 13.28 */
    private static void hurt(State s, Player player, Command command, Blow blow) {
        if (Combat.has(s, blow, Ability.VAMPIRIC)) {
            s.add(State.FOE_ARMOUR, blow.foe(), 1); // MK-13.34
        }
        if (Combat.has(s, blow, Ability.PARALYZE)) {
            Units.leave(s, player, command);
        } else {
            s.add(State.HURT, player, command, Combat.has(s, blow, Ability.POISON) ? 2 : 1);
        }
    }

    /** A wound for each armour's worth of damage (MK-13.22). */
    private static void hero(State s, Player player, Blow blow, int damage) {
        int armour = s.level(player).armour();
        int wounds = (damage + armour - 1) / armour;
        if (Combat.has(s, blow, Ability.POISON)) {
            s.wound(player, null, Zone.DISCARD, wounds);
            s.add(State.RECEIVED, wounds);
            s.add(State.POISONED, wounds);
        }
        if (Combat.has(s, blow, Ability.VAMPIRIC)) {
            s.add(State.FOE_ARMOUR, blow.foe(), wounds);
        }
        wound(s, player, wounds);
        if (Combat.has(s, blow, Ability.PARALYZE)) {
            dropHand(s, player);
        }
    }

    /** Wounds come to hand; too many in one combat knock the hero out (MK-13.30). */
    public static void wound(State s, Player player, int wounds) {
        s.wound(player, null, Zone.HAND, wounds);
        s.add(State.RECEIVED, wounds);
        if (Combat.on(s)
                && wounds > 0
                && (s.is(State.PHASE, Phase.DAMAGE) || !s.terms().knockOutByAttack())) {
            s.add(State.COMBAT_WOUNDS, wounds);
            if (s.count(State.COMBAT_WOUNDS) >= s.level(player).handLimit()) {
                dropHand(s, player);
            }
        }
    }

    private static void dropHand(State s, Player player) {
        s.push(new Collapsing(player));
    }

    /** All non-wounds of the hand are discarded, before all eyes. */
    @Rule("MK-13.30")
    public record Dropped(Player player, List<DeedCard> cards) implements Move {}

    public record Collapsing(Player player) implements Draws<Dropped> {
        @Override
        public Lottery<Dropped> lottery(State s) {
            var cards = new ArrayList<DeedCard>();
            for (var card : s.cards(player)) {
                cards.addAll(Collections.nCopies(s.number(player, Zone.HAND, card), card));
            }
            return new Lottery.Certain<>(new Dropped(player, List.copyOf(cards)));
        }

        @Override
        public void answer(State s, Dropped dropped) {
            if (!dropped.cards.isEmpty()) {
                s.set(State.CARD_USED, true);
            }
            for (var card : dropped.cards) {
                s.shift(player, card, Zone.HAND, Zone.DISCARD);
            }
        }
    }
}
