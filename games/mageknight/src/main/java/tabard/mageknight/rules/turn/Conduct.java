package tabard.mageknight.rules.turn;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.content.told.Told;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.combat.*;
import tabard.mageknight.rules.effect.*;
import tabard.mageknight.rules.round.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapters 7, 9 and 13: what may be done in the own turn, in a combat and outside, one play or step after the other. */
public final class Conduct {
    private static final Turn.Finish FINISH = new Turn.Finish();
    private static final Turn.Heal HEAL = new Turn.Heal();
    private static final Turn.Proceed PROCEED = new Turn.Proceed();
    private static final Turn.Desist DESIST = new Turn.Desist();
    private static final int[] NOTHING = {};
    private static final int[][] MANA =
            Mana.ALL.stream().map(mana -> new int[] {mana.bit()}).toArray(int[][]::new);

    /** All that may be done with a card of the hand: its halves, then sideways for each kind of points. */
    private static final List<List<Turn.OnTurn>> PLAYS = Moves.each(DeedCard.ALL, card -> {
        var plays = new ArrayList<Turn.OnTurn>(Turn.Play.EACH.get(card.ordinal()));
        plays.addAll(Turn.Sideways.EACH.get(card.ordinal()));
        return List.copyOf(plays);
    });

    /** Lists of nothing but points, mana and choices between such. */
    private static final boolean[] QUIET = new boolean[Script.ALL.size()];

    static {
        Script.ALL.forEach(script -> QUIET[script.ordinal()] = quiet(script.effects()));
    }

    private static boolean quiet(Effects effects) {
        for (var effect : effects) {
            boolean plain = switch (effect) {
                case Order.Choose(var lists) -> lists.stream().allMatch(Conduct::quiet);
                case Gain.Move _, Gain.Influence _, Gain.Heal _ -> true;
                case Gain.Attack _, Gain.Ranged _, Gain.Siege _, Gain.Block _ -> true;
                case Magic.Tokens _, Magic.Crystal _, Cost.PayMana _ -> true;
                default -> false;
            };
            if (!plain) {
                return false;
            }
        }
        return true;
    }

    private Conduct() {}

    /** Whether somebody has nothing but wounds and has used no card: then he can only rest (MK-7.14). */
    private static boolean stuck(State s, Player player) {
        return !Combat.on(s) && !s.is(State.CARD_USED) && s.deeds(player) == 0 && s.hand(player) > 0;
    }

    /** The moment a card or skill names has come (MK-23.15). */
    public static boolean timely(State s, @Nullable When when) {
        return when == null
                || switch (when) {
                    case NOT_COMBAT -> !Combat.on(s);
                    case COMBAT_START -> s.is(State.PHASE, Phase.START);
                    case ATTACK_PHASE -> s.is(State.PHASE, Phase.ATTACK);
                    case INTERACTION -> s.part() == Part.INTERACTION;
                    case ANY_TURN -> true;
                };
    }

    /** The mana an ability costs. */
    public static int[] mana(Unit unit, int act) {
        var mana = unit.acts().get(act).mana();
        return mana == null ? NOTHING : MANA[mana.ordinal()];
    }

    public record Acting(Player seat) implements Asks<Turn.OnTurn> {
        @Override
        public Choices<Turn.OnTurn> choices(State s) {
            var picks = new Picks<Turn.OnTurn>(32);
            if (stuck(s, seat)) {
                picks.addIf(s.part().moving(), Rest.RECOVER);
                Lasting.woundSkills(s, seat).forEach(skill -> picks.add(Turn.Use.EACH.get(skill.ordinal())));
                return picks.addIf(picks.size() == 0, FINISH);
            }
            boolean fighting = Combat.on(s);
            picks.add(fighting ? PROCEED : Duel.target(s, seat) == null ? FINISH : Duel.CONFRONT);
            var now = new Moment(s, seat);
            plays(now, picks);
            if (fighting) {
                combat(now, picks);
            } else {
                if (s.part().moving()) {
                    Journey.steps(s, seat, picks);
                    Journey.slots(s, seat, picks);
                    Dungeons.tunnels(s, seat, picks);
                }
                Rest.add(s, seat, picks);
                healing(s, picks);
                Interaction.add(s, seat, picks);
                Sites.add(s, seat, picks);
            }
            if (s.units(seat) > 0) {
                for (var command : Command.ALL) {
                    activations(now, command, picks);
                }
                Banners.add(s, seat, picks);
            }
            tactic(now, picks);
            skills(now, picks);
            return picks;
        }

        /** What may be played in a combat with another hero; banners and the tactic are for the own turn (MK-14.5, 6.6). */
        public void arms(State s, boolean skills, Picks<Turn.OnTurn> picks) {
            var now = new Moment(s, seat);
            plays(now, picks);
            for (var command : Command.ALL) {
                activations(now, command, picks);
            }
            if (s.inTurn(seat)) {
                Banners.add(s, seat, picks);
                tactic(now, picks);
            }
            conversions(s, picks);
            if (skills) {
                skills(now, picks);
            }
        }

        private void tactic(Moment now, Picks<Turn.OnTurn> picks) {
            var tactic = now.s.tactic(Entrant.of(seat));
            if (tactic != null && usable(now, tactic)) {
                picks.add(Turn.Employ.EACH.get(tactic.ordinal()));
            }
        }

        private void skills(Moment now, Picks<Turn.OnTurn> picks) {
            if (now.s.seen(State.SKILLS, SkillSpot.of(seat)) == 0) {
                return;
            }
            for (var skill : now.s.each(State.SKILLS, SkillSpot.of(seat))) {
                picks.addIf(Conduct.usable(now, skill), Turn.Use.EACH.get(skill.ordinal()));
            }
        }

        private void plays(Moment now, Picks<Turn.OnTurn> picks) {
            long sideways = SidewaysPlay.points(now).bits() << Half.ALL.size();
            for (var card : now.s.cards(seat)) {
                var halves = Subset.all(Half.ALL).where(half -> plays(now, card, half));
                picks.each(PLAYS.get(card.ordinal()), sideways | halves.bits());
            }
        }

        private static boolean plays(Moment now, DeedCard card, Half half) {
            return timely(now.s, card.when(half)) && now.can(Script.of(card, half), Cardplay.power(card, half, false));
        }

        private void combat(Moment now, Picks<Turn.OnTurn> picks) {
            var s = now.s;
            picks.addIf(s.get(State.AIMED) != null || s.size(State.TARGETS) > 0, DESIST);
            conversions(s, picks);
            for (int i = 0; i < s.size(State.IN_FORCE); i++) {
                var script = Objects.requireNonNull(s.get(State.IN_FORCE, i));
                if (Deeds.repeats(s, seat, i)) {
                    continue;
                }
                picks.addIf(
                        script.inAttackPhase() && s.is(State.PHASE, Phase.ATTACK) && now.can(script),
                        Turn.Unleash.EACH.get(script.ordinal()));
            }
            if (s.move() > 0 && s.is(State.PHASE, Phase.BLOCK)) {
                for (var foe : Foe.ALL) {
                    picks.addIf(Blocking.slows(s, foe), Turn.Slow.EACH.get(foe.ordinal()));
                }
            }
        }

        /** Points that become others, each way once (MK-23.10). */
        private void conversions(State s, Picks<Turn.OnTurn> picks) {
            var inForce = s.inForce(seat);
            for (int i = 0; i < s.size(inForce); i++) {
                for (var conversion : Conversion.of(Objects.requireNonNull(s.get(inForce, i)))) {
                    picks.addIf(
                            !Deeds.repeats(s, seat, i) && Points.convertible(s, seat, conversion),
                            Turn.Convert.EACH.get(conversion.ordinal()));
                }
            }
        }

        private void healing(State s, Picks<Turn.OnTurn> picks) {
            if (s.heal() == 0) {
                return;
            }
            picks.addIf(s.wounds(seat, Zone.HAND) > 0, HEAL);
            for (var command : Command.ALL) {
                var unit = s.unit(seat, command);
                picks.addIf(
                        unit != null && s.count(State.HURT, seat, command) > 0 && s.heal() >= unit.level(),
                        Turn.HealUnit.EACH.get(command.ordinal()));
            }
        }

        private void activations(Moment now, Command command, Picks<Turn.OnTurn> picks) {
            var s = now.s;
            var unit = s.unit(seat, command);
            if (unit == null || !Units.able(s, seat, command)) {
                return;
            }
            for (int i = 0; i < unit.acts().size(); i++) {
                picks.addIf(
                        now.can(Script.of(unit, i), mana(unit, i)),
                        Turn.Activate.EACH.get(command.ordinal()).get(i + 1));
            }
        }

        private boolean usable(Moment now, Tactic tactic) {
            var s = now.s;
            boolean timely = switch (tactic.trigger()) {
                case OWN_TURN -> true;
                case BEFORE_SOURCE_MANA -> !s.is(State.SOURCE_USED);
                case DECK_EMPTY -> Windows.wakes(s, seat);
                case NONE, ON_TAKE, BEFORE_OWN_TURN, END_OF_TURN -> false;
            };
            return timely && !s.is(State.TACTIC_USED, seat) && now.can(Script.of(tactic));
        }

        @Override
        public void answer(State s, Turn.OnTurn chosen) {
            if (chosen instanceof Turn.Finish) {
                Ending.close(s, seat);
                return;
            }
            s.push(this);
            if (Combat.on(s)) {
                s.push(new Battle.Settling(seat));
            }
            Performing.perform(s, seat, chosen);
        }

        @Override
        public @Nullable Said detail(State s) {
            var phase = s.phase();
            if (phase != null) {
                return Said.of("detail.acting", "@" + phase.word());
            }
            if (s.part() == Part.INTERACTION) {
                return Said.of("detail.influence", s.influence());
            }
            return s.move() > 0 ? Said.of("detail.move", s.move()) : null;
        }

        /** What a step or a tile costs. */
        @Override
        public SheetGame.@Nullable Verdict verdict(State s, Turn.OnTurn move) {
            return switch (move) {
                case Turn.Step(var space)
                when s.place(seat) != null ->
                    new SheetGame.Verdict(Integer.toString(Math.max(0, Journey.cost(s, seat, space))), List.of());
                case Turn.Explore _ -> new SheetGame.Verdict(Integer.toString(Terrain.explore()), List.of());
                default -> null;
            };
        }

        @Override
        public @Nullable Said label(State s, Turn.OnTurn move) {
            return switch (move) {
                case Turn.Slow(var foe) when Combat.lives(s, foe) -> Said.of("do.slow", Foes.name(s, foe));
                case Turn.Play(var card, var half) ->
                    Said.of("do.play-" + half.word(), card, Told.effects(card.effects(half)));
                case Turn.Activate(var command, int ability) -> {
                    var unit = s.unit(seat, command);
                    yield unit == null || ability > unit.acts().size()
                            ? null
                            : Said.of(
                                    "do.activate-for",
                                    unit,
                                    Told.act(unit.acts().get(ability - 1)));
                }
                case Turn.Use(var skill) -> Said.of("do.use-skill", skill);
                case Rest.Repose(var card) -> Said.of("do.repose-card", card);
                case Turn.HealUnit(var command)
                when s.unit(seat, command) != null -> Said.of("do.heal-one", Units.name(s, seat, command));
                case Turn.Step(var space) when s.hex(space) != null -> Said.of("do.step-to", ground(s, space));
                default -> null;
            };
        }

        /** Points, mana, a rest or a quiet step outside a combat reveal nothing and let nobody else act: no need to look ahead. */
        @Override
        public boolean asksAgain(State s, Turn.OnTurn move) {
            return !Combat.on(s)
                    && switch (move) {
                        case Turn.Sideways _, Rest.Resting _, Interaction.Interact _ -> true;
                        case Turn.Play(var card, var half) ->
                            QUIET[Script.of(card, half).ordinal()];
                        case Turn.Step(var space) -> Journey.quiet(s, seat, space);
                        default -> false;
                    };
        }

        /** A tile is drawn at once. */
        @Override
        public boolean passesOn(Turn.OnTurn move) {
            return move instanceof Turn.Explore;
        }

        /** The site there, or else the terrain. */
        private static Named ground(State s, Space space) {
            var hex = Objects.requireNonNull(s.hex(space));
            var site = hex.site();
            return site == null || site.is(Site.Type.RAMPAGING) ? hex.terrain() : site;
        }

        @Override
        public @Nullable Said told(State s, Turn.OnTurn move) {
            return switch (move) {
                case Turn.Slow(var foe)
                when Combat.lives(s, foe) -> Said.of("log.slow", seat.said(), Foes.name(s, foe));
                case Turn.Step(var space)
                when s.hex(space) != null && s.place(seat) != null -> {
                    int cost = Math.max(0, Journey.cost(s, seat, space));
                    yield Said.of("log.step-to", seat.said(), ground(s, space), cost, Math.max(0, s.move() - cost));
                }
                default -> null;
            };
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return Why.not(s, seat, move);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.inTurn(seat) && s.place(seat) != null, "MK-7.6", "refused.not-in-turn", seat);
            Refusal.unless(!s.is(State.VENTURE, Venture.DUEL), "MK-19.3", "refused.no-combat"); // a duel has bouts
        }

        @Override
        public void sensible(State s) {
            var active = s.active();
            Refusal.unless(
                    active != null && active.player() != null && s.place(seat) != null,
                    "MK-7.6",
                    "refused.not-in-turn",
                    seat);
        }
    }

    public static boolean usable(State s, Player player, Skill skill) {
        return usable(new Moment(s, player), skill);
    }

    private static boolean usable(Moment now, Skill skill) {
        var s = now.s;
        return skill.use() != Skill.Use.PERMANENT
                && !s.has(State.SKILL_USED, skill)
                && timely(s, skill.when())
                && (skill.when() != When.ANY_TURN || s.count(State.MOTIVATED, now.player) == 0)
                && now.can(Script.of(skill));
    }
}
