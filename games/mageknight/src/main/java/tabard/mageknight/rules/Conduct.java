package tabard.mageknight.rules;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.content.told.Told;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State.Asks;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapters 7, 9 and 13: what may be done in the own turn, in a combat and outside, one play or step after the other. */
final class Conduct {
    private static final Turn.Finish FINISH = new Turn.Finish();
    private static final Turn.Heal HEAL = new Turn.Heal();
    private static final Turn.Proceed PROCEED = new Turn.Proceed();
    private static final Turn.Desist DESIST = new Turn.Desist();
    private static final int[] NOTHING = {};
    private static final int[][] MANA =
            Mana.ALL.stream().map(mana -> new int[] {mana.bit()}).toArray(int[][]::new);

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
    static boolean timely(State s, @Nullable When when) {
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
    static int[] mana(Unit unit, int act) {
        var mana = unit.acts().get(act).mana();
        return mana == null ? NOTHING : MANA[mana.ordinal()];
    }

    record Acting(Player seat) implements Asks<Turn.OnTurn> {
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
            int points = SidewaysPlay.points(s, seat);
            for (var card : s.cards(seat)) {
                plays(s, card, points, picks);
            }
            if (fighting) {
                combat(s, picks);
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
                    activations(s, command, picks);
                }
                Banners.add(s, seat, picks);
            }
            var tactic = s.tactic(Entrant.of(seat));
            picks.addIf(
                    tactic != null && usable(s, tactic), Turn.Employ.EACH.get(tactic == null ? 0 : tactic.ordinal()));
            for (var skill : s.each(State.SKILLS, SkillSpot.of(seat))) {
                picks.addIf(Conduct.usable(s, seat, skill), Turn.Use.EACH.get(skill.ordinal()));
            }
            return picks;
        }

        /** What may be played in a combat with another hero. */
        void arms(State s, boolean skills, Picks<Turn.OnTurn> picks) {
            int points = SidewaysPlay.points(s, seat);
            for (var card : s.cards(seat)) {
                plays(s, card, points, picks);
            }
            for (var command : Command.ALL) {
                activations(s, command, picks);
            }
            if (skills) {
                for (var skill : s.each(State.SKILLS, SkillSpot.of(seat))) {
                    picks.addIf(Conduct.usable(s, seat, skill), Turn.Use.EACH.get(skill.ordinal()));
                }
            }
        }

        private void plays(State s, DeedCard card, int points, Picks<Turn.OnTurn> picks) {
            for (var half : Half.ALL) {
                picks.addIf(
                        timely(s, card.when(half))
                                && Works.can(s, seat, Script.of(card, half), Cardplay.power(card, half, false)),
                        Turn.Play.EACH.get(card.ordinal()).get(half.ordinal()));
            }
            picks.each(Turn.Sideways.EACH.get(card.ordinal()), points);
        }

        private void combat(State s, Picks<Turn.OnTurn> picks) {
            picks.addIf(s.get(State.AIMED) != null || s.size(State.TARGETS) > 0, DESIST);
            for (var script : s.each(State.IN_FORCE)) {
                for (var conversion : Conversion.of(script)) {
                    picks.addIf(Points.convertible(s, conversion), Turn.Convert.EACH.get(conversion.ordinal()));
                }
                picks.addIf(
                        script.inAttackPhase() && s.is(State.PHASE, Phase.ATTACK) && Works.can(s, seat, script),
                        Turn.Unleash.EACH.get(script.ordinal()));
            }
            if (s.move() > 0 && s.is(State.PHASE, Phase.BLOCK)) {
                for (var foe : Foe.ALL) {
                    picks.addIf(Blocking.slows(s, foe), Turn.Slow.EACH.get(foe.ordinal()));
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

        private void activations(State s, Command command, Picks<Turn.OnTurn> picks) {
            var unit = s.unit(seat, command);
            if (unit == null || !Units.able(s, seat, command)) {
                return;
            }
            for (int i = 0; i < unit.acts().size(); i++) {
                picks.addIf(
                        Works.can(s, seat, Script.of(unit, i), mana(unit, i)),
                        Turn.Activate.EACH.get(command.ordinal()).get(i + 1));
            }
        }

        private boolean usable(State s, Tactic tactic) {
            return !s.is(State.TACTIC_USED, seat)
                    && (tactic.trigger() == Tactic.Trigger.OWN_TURN
                            || (tactic.trigger() == Tactic.Trigger.BEFORE_SOURCE_MANA && !s.is(State.SOURCE_USED)))
                    && Works.can(s, seat, Script.of(tactic));
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
            perform(s, seat, chosen);
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
                case Turn.HealUnit(var command)
                when s.unit(seat, command) != null -> Said.of("do.heal-one", Units.name(s, seat, command));
                case Turn.Step(var space) when s.hex(space) != null -> Said.of("do.step-to", ground(s, space));
                default -> null;
            };
        }

        /** Points and mana outside a combat reveal nothing and let nobody else act: no need to look ahead. */
        @Override
        public boolean asksAgain(State s, Turn.OnTurn move) {
            return !Combat.on(s)
                    && switch (move) {
                        case Turn.Sideways _ -> true;
                        case Turn.Play(var card, var half) ->
                            QUIET[Script.of(card, half).ordinal()];
                        default -> false;
                    };
        }

        /** The site there, or else the terrain. */
        private static Named ground(State s, Space space) {
            var hex = Objects.requireNonNull(s.hex(space));
            var site = hex.site();
            return site == null || site.is(Site.Type.RAMPAGING) ? hex.terrain() : site;
        }

        @Override
        public @Nullable Said told(State s, Turn.OnTurn move) {
            return move instanceof Turn.Slow(var foe) && Combat.lives(s, foe)
                    ? Said.of("log.slow", seat.said(), Foes.name(s, foe))
                    : null;
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return Why.not(s, seat, move);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.inTurn(seat) && s.place(seat) != null, "MK-7.6", "refused.not-in-turn", seat);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    static boolean usable(State s, Player player, Skill skill) {
        return skill.use() != Skill.Use.PERMANENT
                && !s.has(State.SKILL_USED, skill)
                && timely(s, skill.when())
                && (skill.when() != When.ANY_TURN || s.count(State.MOTIVATED, player) == 0)
                && Works.can(s, player, Script.of(skill));
    }

    static void perform(State s, Player player, Turn.OnTurn chosen) {
        switch (chosen) {
            case Turn.Finish _, Duel.Hold _, Duel.Retreat _ -> {}
            case Turn.Play(var card, var half) -> play(s, player, card, half);
            case Turn.Sideways(var card, var point) -> {
                lay(s, player, card);
                SidewaysPlay.bring(s, player, point, 1);
            }
            case Turn.Step(var space) -> Journey.step(s, player, space);
            case Turn.Explore(var slot) -> Journey.explore(s, player, slot);
            case Turn.Heal _ -> Healing.heal(s, player);
            case Turn.HealUnit(var command) -> {
                Healing.spend(
                        s,
                        player,
                        Objects.requireNonNull(s.unit(player, command)).level());
                s.add(State.HURT, player, command, -1);
            }
            case Turn.Employ(var tactic) -> {
                s.set(State.TACTIC_USED, player, true);
                s.push(new Deeds.Doing(player, Script.of(tactic), 0));
            }
            case Turn.Activate(var command, int ability) -> activate(s, player, command, ability - 1);
            case Turn.Use(var skill) -> use(s, player, skill);
            case Turn.Proceed _ -> Battle.proceed(s, player);
            case Turn.Desist _ -> Battle.drop(s);
            case Turn.Convert(var conversion) -> Points.convert(s, player, conversion);
            case Turn.Unleash(var script) -> {
                s.lapse(script);
                s.set(State.BY, null);
                s.push(new Deeds.Doing(player, script, 0));
            }
            case Turn.Slow(var foe) -> Blocking.slow(s, foe);
            case Dungeons.Delve(var space) -> Dungeons.delve(s, player, space);
            case Banners.Banner banner -> Banners.use(s, player, banner);
            case Sites.Venturing venture -> Sites.venture(s, player, venture);
            case Rest.Resting rest -> Rest.rest(s, player, rest);
            case Interaction.Trade trade -> Interaction.trade(s, player, trade);
        }
    }

    private static void lay(State s, Player player, DeedCard card) {
        s.shift(player, card, Zone.HAND, Zone.PLAYED);
        s.set(State.CARD_USED, true);
        s.set(State.LAST_PLAYED, card);
    }

    /** The power is paid first (MK-9.1, 9.2); an artifact is thrown away for its strong effect. */
    private static void play(State s, Player player, DeedCard card, Half half) {
        lay(s, player, card);
        s.set(State.BY, Source.CARD);
        if (card.thrownAwayFor(half)) {
            s.shift(player, card, Zone.PLAYED, Zone.AWAY);
        }
        s.push(new Deeds.Doing(player, Script.of(card, half), 0));
        cast(s, player, card);
        for (int cost : Cardplay.power(card, half, false)) {
            Paying.charge(s, player, cost);
        }
    }

    /** A spell is counted, and whoever waits for one is told (MK-25.5). */
    static void cast(State s, Player player, DeedCard card) {
        var colour = card.colour();
        if (card.is(DeedCard.Sort.SPELL) && colour != null) {
            s.add(State.SPELLS_CAST, colour, 1);
            Events.happened(s, player, Order.Event.SPELL_CAST, colour);
        }
    }

    private static void activate(State s, Player player, Command command, int act) {
        var unit = Objects.requireNonNull(s.unit(player, command));
        s.add(State.SPENT, player, command);
        s.set(State.BY, Source.UNIT);
        s.set(State.ACTOR, command);
        s.push(new Deeds.Doing(player, Script.of(unit, act), 0));
        for (int colours : mana(unit, act)) {
            Paying.charge(s, player, colours);
        }
    }

    static void use(State s, Player player, Skill skill) {
        s.add(State.SKILL_USED, skill);
        s.set(State.BY, Source.SKILL);
        if (skill.when() == When.ANY_TURN) {
            s.set(State.MOTIVATED, player, s.inTurn(player) ? 2 : 1);
        }
        s.push(new Deeds.Doing(player, Script.of(skill), 0));
    }
}
