package tabard.mageknight.rules;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 19: a hero attacks another, first from afar, then in melee, in turn until both pass. */
final class Duel {
    /** What stealing an artifact costs (MK-19.6). */
    private static final int THEFT = 5;

    private static final int BOTH = 2;

    private Duel() {}

    /** The hero on the same space is attacked: whoever ends the movement there must (MK-7.7). */
    @Rule("MK-19.1")
    record Confront() implements Sites.Venturing {}

    static final Confront CONFRONT = new Confront();

    /** The attack or block is as strong as it gets. */
    @Rule("MK-19.3")
    record Hold() implements Turn.OnTurn {}

    private static final Hold HOLD = new Hold();

    sealed interface OnAttack extends Move {}

    @Rule("MK-19.2")
    record AttendFully() implements OnAttack {}

    @Rule("MK-19.2")
    record AttendPartly() implements OnAttack {}

    sealed interface OnInflict extends Move {}

    @Rule("MK-19.5")
    record WoundHero() implements OnInflict {}

    @Rule("MK-19.5")
    record WoundUnit(Command command) implements OnInflict {
        static final List<WoundUnit> EACH = Moves.each(Command.ALL, WoundUnit::new);
    }

    @Rule("MK-19.6")
    record RobArtifact(DeedCard card) implements OnInflict {
        static final List<RobArtifact> EACH = Moves.each(DeedCard.ALL, RobArtifact::new);
    }

    @Rule("MK-19.6")
    record Push(Space space) implements OnInflict {
        static final List<Push> EACH = Moves.each(Space.ALL, Push::new);
    }

    /** What is left is lost. */
    @Rule("MK-19.5")
    record Relent() implements OnInflict {}

    /** Whom a hero must attack who stops here. */
    static @Nullable Player target(State s, Player player) {
        boolean war = s.terms().pvp() && s.part().moving() && s.announced() == null && s.count(State.LAST_TURNS) == 0;
        if (!war || Journey.alone(s, player)) {
            return null;
        }
        for (var other : s.players()) {
            if (other != player && s.stands(player).equals(s.place(other))) {
                return s.is(State.FACE_DOWN, other) ? null : other;
            }
        }
        return null;
    }

    static void begin(State s, Player player) {
        var rival = Objects.requireNonNull(target(s, player));
        Battle.begin(s, player, Venture.DUEL, null);
        s.agenda(((Agenda.First<Frame<State, Move>>) s.agenda()).then()); // nobody else joins
        s.set(State.RIVAL, rival);
        s.push(new Exchange(player, false, rival, 0));
        s.push(new Attending(rival, player));
        s.push(new Rivalry.Touching(rival));
    }

    private static Player other(State s, Player player) {
        var rival = s.require(State.RIVAL);
        return player == rival ? Sites.fighter(s) : rival;
    }

    /** Fully: for the price of the next turn; with nothing but wounds only partly (MK-19.2, 22.6). */
    record Attending(Player seat, Player by) implements Asks<OnAttack> {
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
    record Exchange(Player aggressor, boolean melee, Player turn, int passes) implements Runs {
        @Override
        public void run(State s) {
            if (s.get(State.RIVAL) == null) {
                return;
            }
            if (passes == BOTH) {
                s.push(melee ? new Parting(aggressor, false) : new Exchange(aggressor, true, aggressor, 0));
                return;
            }
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
        boolean walls = plot != null && plot.site().is(Site.Type.FORTIFIED);
        return kind == Striking.Kind.SIEGE || (kind == Striking.Kind.RANGED && !walls);
    }

    private static int strength(State s) {
        int sum = 0;
        for (var element : Element.ALL) {
            sum += s.count(State.STRENGTH, element);
        }
        return sum;
    }

    /** Skills are for the aggressor, and for one who attends fully (MK-19.2). */
    private static Choices<Turn.OnTurn> arms(State s, Player seat) {
        var picks = new Picks<Turn.OnTurn>(12).add(HOLD);
        new Conduct.Acting(seat).arms(s, !s.is(State.RIVAL, seat) || s.is(State.ATTENDS), picks);
        return picks;
    }

    record Assailing(Player seat, Player aggressor, boolean melee, int passes) implements Asks<Turn.OnTurn> {
        @Override
        public Choices<Turn.OnTurn> choices(State s) {
            return arms(s, seat);
        }

        @Override
        public void answer(State s, Turn.OnTurn chosen) {
            if (!(chosen instanceof Hold)) {
                s.push(this);
                Conduct.perform(s, seat, chosen);
                return;
            }
            boolean struck = strength(s) > 0;
            s.push(new Exchange(aggressor, melee, other(s, seat), struck ? 0 : passes + 1));
            if (struck) {
                s.set(State.PHASE, Phase.BLOCK);
                s.push(new Warding(other(s, seat), seat, melee));
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.is(State.VENTURE, Venture.DUEL), "MK-19.3", "refused.no-combat");
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
    record Warding(Player seat, Player by, boolean melee) implements Asks<Turn.OnTurn> {
        @Override
        public Choices<Turn.OnTurn> choices(State s) {
            return arms(s, seat);
        }

        @Override
        public void answer(State s, Turn.OnTurn chosen) {
            if (!(chosen instanceof Hold)) {
                s.push(this);
                Conduct.perform(s, seat, chosen);
                return;
            }
            int block = s.count(State.WARD) + s.count(State.WEAK_WARD) / 2;
            int left = strength(s) - (melee ? block : block / 2);
            s.push(new Spent());
            if (left > 0) {
                s.push(new Inflicting(by, seat, melee, left));
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.is(State.VENTURE, Venture.DUEL), "MK-19.4", "refused.no-combat");
        }
    }

    /** Nothing of the attack is left. */
    record Spent() implements Runs {
        @Override
        public void run(State s) {
            Battle.drop(s);
            s.set(State.WARD, 0);
            s.set(State.WEAK_WARD, 0);
        }
    }

    private static int elements(State s) {
        int bits = 0;
        for (var element : Element.ALL) {
            bits |= s.count(State.STRENGTH, element) > 0 ? element.parts() : 0;
        }
        return bits;
    }

    /** Doubled, if it resists any element used (MK-19.5). */
    private static int armour(State s, Player player, Command command) {
        int armour = Units.armour(s, player, command);
        return (Units.resists(s, player, command) & elements(s)) != 0 ? 2 * armour : armour;
    }

    /** Artifacts in the discard pile, in the play area, or on a wounded unit (MK-19.6). */
    private static List<DeedCard> loot(State s, Player player) {
        var loot = new ArrayList<DeedCard>();
        for (var card : DeedCard.ARTIFACTS) {
            boolean open = s.number(player, Zone.DISCARD, card) > 0 || s.number(player, Zone.PLAYED, card) > 0;
            boolean borne = Command.ALL.stream()
                    .anyMatch(command ->
                            s.is(State.BANNERS, player, command, card) && s.count(State.HURT, player, command) > 0);
            if (open || borne) {
                loot.add(card);
            }
        }
        return loot;
    }

    /** The attacker assigns what was not blocked, as often as it suffices (MK-19.5, 19.6). */
    record Inflicting(Player seat, Player other, boolean melee, int left) implements Asks<OnInflict> {
        @Override
        public Choices<OnInflict> choices(State s) {
            var picks = new Picks<OnInflict>(8);
            picks.addIf(left >= s.level(other).armour(), new WoundHero());
            for (var command : Command.ALL) {
                picks.addIf(
                        s.unit(other, command) != null
                                && s.count(State.HURT, other, command) == 0
                                && left >= armour(s, other, command),
                        WoundUnit.EACH.get(command.ordinal()));
            }
            if (melee && left >= THEFT) {
                loot(s, other).forEach(card -> picks.add(RobArtifact.EACH.get(card.ordinal())));
            }
            if (melee) {
                for (var space : s.stands(other).around()) {
                    picks.addIf(pushes(s, space), Push.EACH.get(space.ordinal()));
                }
            }
            return picks.add(new Relent());
        }

        private boolean pushes(State s, Space space) {
            var hex = s.hex(space);
            return hex != null
                    && Journey.safe(s, other, space)
                    && left
                            >= (hex.site() == Site.CITY
                                    ? Site.CITY.moveCost()
                                    : hex.terrain().cost(s.time()));
        }

        @Override
        public void answer(State s, OnInflict chosen) {
            int cost = switch (chosen) {
                case WoundHero _ -> {
                    s.wound(other, null, Zone.HAND, 1);
                    yield s.level(other).armour();
                }
                case WoundUnit(var command) -> {
                    int armour = armour(s, other, command);
                    s.add(State.HURT, other, command, 1);
                    yield armour;
                }
                case RobArtifact(var card) -> {
                    rob(s, card);
                    yield THEFT;
                }
                case Push(var space) -> {
                    s.set(State.PLACE, other, space);
                    s.fame(seat, fame(s));
                    s.push(new Parting(Sites.fighter(s), true));
                    yield left;
                }
                case Relent _ -> left;
            };
            if (left > cost) {
                s.push(new Inflicting(seat, other, melee, left - cost));
            }
        }

        private void rob(State s, DeedCard card) {
            for (var command : Command.ALL) {
                if (s.is(State.BANNERS, other, command, card)) {
                    Units.strip(s, other, command);
                }
            }
            var zone = s.number(other, Zone.DISCARD, card) > 0 ? Zone.DISCARD : Zone.PLAYED;
            s.part(other, card, zone, CardSpot.OUT);
            s.enter(seat, card, Zone.DISCARD);
        }

        /** For a hero of a higher level 1 and 2 for each level, of the same with more fame 1 (MK-19.7). */
        private int fame(State s) {
            int levels = s.count(State.LEVEL, other) - s.count(State.LEVEL, seat);
            return levels > 0 ? 1 + 2 * levels : levels == 0 && s.fame(other) > s.fame(seat) ? 1 : 0;
        }

        @Override
        public @Nullable Said label(State s, OnInflict move) {
            return move instanceof WoundUnit(var command)
                    ? Said.of("do.wound-unit", Units.name(s, other, command))
                    : null;
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.is(State.VENTURE, Venture.DUEL) && left > 0, "MK-19.5", "refused.no-combat");
        }
    }

    /** Nobody pushed, the aggressor goes back (MK-19.7); who attended fully ends a turn of his own (MK-19.2). */
    record Parting(Player aggressor, boolean pushed) implements Runs {
        @Override
        public void run(State s) {
            var rival = s.get(State.RIVAL);
            if (rival == null) {
                return;
            }
            boolean fully = s.is(State.ATTENDS);
            new Spent().run(s);
            s.set(State.RIVAL, null);
            s.set(State.ATTENDS, false);
            s.set(State.RIVAL_DIE, false);
            s.set(State.PHASE, null);
            s.set(State.VENTURE, null);
            s.set(State.PART, Part.ACTED);
            if (!pushed) {
                Aftermath.retreat(s, aggressor);
            }
            var frames = new ArrayList<Frame<State, Move>>();
            frames.add(new Ending.Sweeping(rival));
            if (fully) {
                frames.add(new Alliance.Resuming(rival));
                frames.add(new Levels.Rising(rival));
                frames.add(new Ending.Discarding(rival, 0));
                frames.add(new Ending.Filling(rival));
                frames.add(new Alliance.Resuming(aggressor));
            }
            Supply.queue(s, frames);
        }
    }
}
