package tabard.mageknight.rules.effect;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.combat.*;
import tabard.mageknight.rules.round.Supply;
import tabard.mageknight.rules.turn.Units;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapter 23, points and combat: what is gained, and what an effect does to a fight and to own units. */
public final class Points {
    private Points() {}

    /** How often, chosen before anything is rolled. */
    @Rule("MK-23.8")
    public record Times(int times) implements Move {
        static final Span<Times> EACH = Span.of(0, 9, Times::new);
    }

    /** The element of points to come. */
    @Rule("MK-23.2")
    public record Shape(Element element) implements Move {
        static final List<Shape> EACH = Moves.each(Element.ALL, Shape::new);
    }

    /** A wound of a unit is removed (MK-15.3). */
    @Rule("MK-15.3")
    public record Mend(Command command) implements Move {
        static final List<Mend> EACH = Moves.each(Command.ALL, Mend::new);
    }

    static void gain(State s, Player player, Script script, int part, Gain gain) {
        switch (gain) {
            case Gain.Move(var n) -> s.add(State.MOVE, Works.amount(s, player, n) + bonus(s));
            case Gain.Influence(var n) -> s.add(State.INFLUENCE, Works.amount(s, player, n) + bonus(s));
            case Gain.Heal(var n) -> s.add(State.HEAL, Combat.on(s) ? 0 : Works.amount(s, player, n));
            case Gain.Draw(var n) -> s.push(new Supply.Due(player, Works.amount(s, player, n)));
            case Gain.NextDraw(int n) -> s.add(State.NEXT_DRAW, player, n);
            case Gain.Fame(int n) -> s.fame(player, n);
            case Gain.Reputation(int n) -> s.reputation(player, n);
            case Gain.Convert convert -> {
                Deeds.force(s, player, script, part);
                if (convert.element().size() > 1) {
                    s.push(new Shaping(player, convert.element().each()));
                }
            }
            case Gain.FirstCardBonus _ -> Deeds.force(s, player, script, part);
            case Gain.Attack(var n, var element) -> strike(s, player, gain, Striking.Kind.MELEE, n, element);
            case Gain.Ranged(var n, var element) -> strike(s, player, gain, Striking.Kind.RANGED, n, element);
            case Gain.Siege(var n, var element) -> strike(s, player, gain, Striking.Kind.SIEGE, n, element);
            case Gain.Block(var n, var element, boolean twiceIfSwift) -> {
                if (Blocking.open(s)) {
                    int points = Works.amount(s, player, n) + extra(s, player, gain);
                    int perIcon = n instanceof Amount.PerCount(var _, int plus, var per, var _)
                                    && per == tabard.mageknight.content.effect.Count.ICON_OF_BLOCKED_ENEMY
                            ? plus
                            : 0;
                    Blocking.add(s, player, element.first(), points, perIcon, twiceIfSwift);
                }
            }
            case Gain.Sideways _ -> s.push(new SidewaysPlay.Tilting(player, script, part));
        }
    }

    /** Lost outside its phase (MK-9.4): then no bonus is used up either. */
    private static void strike(State s, Player player, Gain gain, Striking.Kind kind, Amount n, Some<Element> element) {
        if (Striking.open(s, player, kind)) {
            int points = Works.amount(s, player, n) + extra(s, player, gain);
            Striking.add(s, player, kind, element.first(), points);
        }
    }

    private static int extra(State s, Player player, Gain gain) {
        return bonus(s) + Units.bonus(s, player, gain) + ambush(s, player, gain instanceof Gain.Block);
    }

    /** What a card adds to the card it plays, once (MK-23.18). */
    private static int bonus(State s) {
        int bonus = s.count(State.BONUS);
        s.set(State.BONUS, 0);
        return bonus;
    }

    /** To the first deed card that attacks or blocks, sideways ones too (MK-24.20). */
    static int ambush(State s, Player player, boolean block) {
        if (!s.is(State.BY, Source.CARD)) {
            return 0;
        }
        int sum = 0;
        var inForce = s.inForce(player);
        for (int i = s.size(inForce) - 1; i >= 0; i--) {
            for (var effect : Objects.requireNonNull(s.get(inForce, i)).effects()) {
                if (effect instanceof Gain.FirstCardBonus(int attack, int blocking)) {
                    sum += block ? blocking : attack;
                    s.remove(inForce, i);
                    break;
                }
            }
        }
        return sum;
    }

    /** The Heal points that a script brings. */
    static int healed(Script script) {
        for (var effect : script.effects()) {
            if (effect instanceof Gain.Heal(var n) && n instanceof Amount.Fixed(int points)) {
                return points;
            }
        }
        return 0;
    }

    public record Counting(Player seat, Script script, int part) implements Asks<Times> {
        @Override
        public Choices<Times> choices(State s) {
            return Times.EACH.upTo(((Order.RepeatUpTo) script.effects().get(part)).n());
        }

        @Override
        public void answer(State s, Times chosen) {
            s.push(new CardChoice.Repeating(seat, script.within(part, 0), chosen.times));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    part >= 0
                            && part < script.effects().size()
                            && script.effects().get(part) instanceof Order.RepeatUpTo,
                    "MK-23.8",
                    "refused.no-such-part",
                    part);
        }
    }

    /** Chosen once for the whole effect (MK-23.2, 24.15). */
    public record Shaping(Player seat, List<Element> elements) implements Asks<Shape> {
        @Override
        public Choices<Shape> choices(State s) {
            var picks = new Picks<Shape>(2);
            elements.forEach(element -> picks.add(Shape.EACH.get(element.ordinal())));
            return picks;
        }

        @Override
        public void answer(State s, Shape chosen) {
            s.set(State.SHAPE, chosen.element);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(!elements.isEmpty(), "MK-23.2", "refused.no-colour");
        }
    }

    // conversions (MK-23.10)

    /** Whether such points are wanted now. */
    static boolean wanted(State s, Player player, Gain.Convert change) {
        return switch (change.to()) {
            case ATTACK -> Striking.open(s, player, Striking.Kind.MELEE);
            case RANGED -> Striking.open(s, player, Striking.Kind.RANGED);
            case BLOCK -> Blocking.open(s);
            case MOVE, INFLUENCE -> false;
        };
    }

    public static boolean convertible(State s, Player player, Conversion conversion) {
        var change = conversion.change();
        int points = change.from() == Gain.Pool.MOVE ? s.move() : s.influence();
        return points >= change.n() && wanted(s, player, change);
    }

    public static void convert(State s, Player player, Conversion conversion) {
        var change = conversion.change();
        s.add(change.from() == Gain.Pool.MOVE ? State.MOVE : State.INFLUENCE, -change.n());
        s.set(State.BY, null);
        var shape = change.element().size() > 1 ? s.get(State.SHAPE) : null;
        var element = shape == null ? change.element().first() : shape;
        switch (change.to()) {
            case ATTACK -> Striking.add(s, player, Striking.Kind.MELEE, element, change.gives());
            case RANGED -> Striking.add(s, player, Striking.Kind.RANGED, element, change.gives());
            case BLOCK -> Blocking.add(s, player, element, change.gives(), 0, false);
            case MOVE, INFLUENCE -> throw new IllegalStateException("points of that kind are not made so");
        }
    }

    // combat and units

    static void fight(State s, Player player, Script script, int part, Fight fight) {
        switch (fight) {
            case Fight.Enemies effect -> Targets.apply(s, player, script, part, effect);
            case Fight.IgnoreSiteFortification _ -> s.force(player, Force.NO_SITE_FORTIFICATION);
            case Fight.DoubleAttacks _ -> s.force(player, Force.DOUBLE_PHYSICAL);
            case Fight.AttacksBecome(var _, boolean siege) ->
                s.force(player, siege ? Force.ALL_SIEGE : Force.ALL_COLD_FIRE);
            case Fight.ReadyUnit(int level, boolean heal) -> {
                if (!Deeds.spent(s, player, level).isEmpty()) {
                    s.push(new Readied.Readying(player, level, heal));
                }
            }
            case Fight.ReadyUnits(var levels) -> {
                int sum = Works.amount(s, player, levels);
                if (sum == Integer.MAX_VALUE) {
                    Command.ALL.forEach(command -> s.remove(State.SPENT, player, command));
                } else if (!Deeds.spent(s, player, sum).isEmpty()) {
                    s.push(new Readied.Restoring(player, sum));
                }
            }
            case Fight.HealUnit _ -> {
                if (!wounded(s, player).isEmpty()) {
                    s.push(new Mending(player));
                }
            }
            case Fight.UnitsBonus _, Fight.UnitBoost _ -> Deeds.force(s, player, script, part);
            case Fight.UnitsResist(var elements, var _) -> {
                resist(s, player, elements, Element.PHYSICAL, Force.UNITS_RESIST_PHYSICAL);
                resist(s, player, elements, Element.FIRE, Force.UNITS_RESIST_FIRE);
                resist(s, player, elements, Element.ICE, Force.UNITS_RESIST_ICE);
            }
            case Fight.NoDamageToUnits _ -> s.force(player, Force.NO_DAMAGE_TO_UNITS);
            case Fight.WoundThisUnit _ -> {
                var actor = s.get(State.ACTOR);
                if (actor != null && s.unit(player, actor) != null) {
                    s.add(State.HURT, player, actor, 1);
                }
            }
            case Fight.Banner _, Fight.CommandToken _ -> {} // they work by being there
        }
    }

    private static void resist(State s, Player player, Some<Element> elements, Element element, Force force) {
        if (elements.has(element)) {
            s.force(player, force);
        }
    }

    /** Own wounded units. */
    static Subset<Command> wounded(State s, Player player) {
        return Subset.all(Command.ALL).where(command -> s.count(State.HURT, player, command) > 0);
    }

    public record Mending(Player seat) implements Asks<Mend> {
        @Override
        public Choices<Mend> choices(State s) {
            return Choices.among(Mend.EACH, wounded(s, seat).bits());
        }

        @Override
        public void answer(State s, Mend chosen) {
            s.add(State.HURT, seat, chosen.command, -1);
        }

        @Override
        public @Nullable Said label(State s, Mend move) {
            return Said.of("do.mend", Units.name(s, seat, move.command));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(!wounded(s, seat).isEmpty(), "MK-15.3", "refused.no-unit");
        }
    }
}
