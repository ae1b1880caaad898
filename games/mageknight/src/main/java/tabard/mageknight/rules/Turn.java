package tabard.mageknight.rules;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapters 7 and 9: a turn from its start to its end, one play or step after the other. */
final class Turn {
    private Turn() {}

    /** Everything one may do in the own turn. */
    sealed interface OnTurn extends Move
            permits Finish,
                    Play,
                    Sideways,
                    Step,
                    Explore,
                    Heal,
                    HealUnit,
                    Employ,
                    Use,
                    Activate,
                    Rest.Resting,
                    Interaction.Trade {}

    @Rule("MK-7.6")
    record Finish() implements OnTurn {}

    /** A card for its basic or its strong effect. */
    @Rule("MK-9.1")
    record Play(DeedCard card, Half half) implements OnTurn {
        static final List<List<Play>> EACH =
                Moves.each(DeedCard.ALL, card -> Moves.each(Half.ALL, half -> new Play(card, half)));
    }

    /** What a card played sideways brings. */
    enum Point implements Named {
        MOVE,
        INFLUENCE;

        static final List<Point> ALL = List.of(values());

        @Override
        public String word() {
            return "for-" + Named.super.word();
        }
    }

    @Rule("MK-9.3")
    record Sideways(DeedCard card, Point point) implements OnTurn {
        static final List<List<Sideways>> EACH =
                Moves.each(DeedCard.ALL, card -> Moves.each(Point.ALL, point -> new Sideways(card, point)));
    }

    @Rule("MK-10.2")
    record Step(Space space) implements OnTurn {
        static final List<Step> EACH = Moves.each(Space.ALL, Step::new);
    }

    @Rule("MK-10.10")
    record Explore(Slot slot) implements OnTurn {
        static final List<Explore> EACH = Moves.each(Slot.ALL, Explore::new);
    }

    /** A Heal point for a wound in hand. */
    @Rule("MK-15.2")
    record Heal() implements OnTurn {}

    /** Heal points for a wound of a unit. */
    @Rule("MK-15.2")
    record HealUnit(Command command) implements OnTurn {
        static final List<HealUnit> EACH = Moves.each(Command.ALL, HealUnit::new);
    }

    /** The own tactic is used. */
    @Rule("MK-6.6")
    record Employ(Tactic tactic) implements OnTurn, Windows.OnWindow {
        static final List<Employ> EACH = Moves.each(Tactic.ALL, Employ::new);
    }

    @Rule("MK-9.9")
    record Use(Skill skill) implements OnTurn {
        static final List<Use> EACH = Moves.each(Skill.ALL, Use::new);
    }

    /** A unit is spent for one of its abilities, counted from 1. */
    @Rule("MK-14.2")
    record Activate(Command command, int ability) implements OnTurn {
        static final List<Span<Activate>> EACH =
                Moves.each(Command.ALL, command -> Span.of(1, 8, ability -> new Activate(command, ability)));
    }

    sealed interface OnAnnouncing extends Move {}

    @Rule("MK-7.3")
    record Announce() implements OnAnnouncing {}

    @Rule("MK-7.3")
    record GoOn() implements OnAnnouncing {}

    private static final Finish FINISH = new Finish();
    private static final Heal HEAL = new Heal();

    /** MK-7.2 to 7.5 */
    record Starting(Player player) implements Runs {
        @Override
        public void run(State s) {
            var entrant = Entrant.of(player);
            s.add(State.TURN, 1);
            s.set(State.ACTIVE, entrant);
            s.set(State.PLUNDERED, player, false);
            if (s.is(State.FACE_DOWN, player)) {
                s.set(State.FACE_DOWN, player, false);
                s.push(new Round.Passing(entrant));
                return;
            }
            var place = s.place(player);
            if (place == null) {
                place = Space.PORTAL;
                s.set(State.PLACE, player, place);
            }
            s.set(State.PART, Part.FREE);
            s.set(State.SET_OUT, place);
            s.add(State.VISITED, place);
            s.set(State.CARD_USED, s.hand(player) == 0); // MK-7.13
            boolean announced = s.announced() != null;
            if (s.deck(player) == 0 && s.hand(player) == 0) {
                if (announced) {
                    Ending.reset(s, player);
                    s.push(new Round.Passing(entrant)); // MK-7.3: forfeited
                } else {
                    Ending.reset(s, player);
                    Round.announce(s, entrant);
                }
                return;
            }
            s.push(new Blessing(player));
            if (s.deck(player) == 0 && !announced) {
                s.push(new Announcing(player));
            }
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** With an empty deck the end of the round may be announced (MK-7.3). */
    record Announcing(Player seat) implements Asks<OnAnnouncing> {
        @Override
        public Choices<OnAnnouncing> choices(State s) {
            return new Picks<OnAnnouncing>(2).add(new GoOn()).add(new Announce());
        }

        @Override
        public void answer(State s, OnAnnouncing chosen) {
            if (chosen instanceof Announce) {
                Ending.reset(s, seat);
                s.agenda(new Agenda.Done<>());
                Round.announce(s, Entrant.of(seat));
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    s.inTurn(seat) && s.deck(seat) == 0 && s.announced() == null, "MK-7.3", "refused.announce", seat);
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return false;
        }
    }

    /** What the space brings at the start of a turn (MK-7.5). */
    record Blessing(Player player) implements Runs {
        @Override
        public void run(State s) {
            s.push(new Acting(player));
            var plot = s.plot(s.stands(player));
            if (plot != null && !plot.site().startOfTurn().isEmpty()) {
                Deeds.perform(s, player, Script.of(plot.site(), "START"));
            }
        }
    }

    /** Whether somebody has nothing but wounds and has used no card: then he can only rest (MK-7.14). */
    private static boolean stuck(State s, Player player) {
        return !s.is(State.CARD_USED) && s.deeds(player) == 0 && s.hand(player) > 0;
    }

    record Acting(Player seat) implements Asks<OnTurn> {
        @Override
        public Choices<OnTurn> choices(State s) {
            var picks = new Picks<OnTurn>(32);
            if (stuck(s, seat)) {
                return picks.addIf(s.part().moving(), Rest.RECOVER)
                        .addIf(!s.part().moving(), FINISH);
            }
            picks.add(FINISH);
            for (var card : s.cards(seat)) {
                plays(s, card, picks);
            }
            if (s.part().moving()) {
                Journey.steps(s, seat, picks);
                Journey.slots(s, seat, picks);
            }
            Rest.add(s, seat, picks);
            if (s.heal() > 0) {
                picks.addIf(s.wounds(seat, Zone.HAND) > 0, HEAL);
                for (var command : Command.ALL) {
                    var unit = s.unit(seat, command);
                    picks.addIf(
                            unit != null && s.count(State.HURT, seat, command) > 0 && s.heal() >= unit.level(),
                            HealUnit.EACH.get(command.ordinal()));
                }
            }
            Interaction.add(s, seat, picks);
            for (var command : Command.ALL) {
                activations(s, command, picks);
            }
            var tactic = s.tactic(Entrant.of(seat));
            picks.addIf(tactic != null && usable(s, tactic), Employ.EACH.get(tactic == null ? 0 : tactic.ordinal()));
            for (var skill : Skill.ALL) {
                picks.addIf(s.owns(seat, skill) && usable(s, skill), Use.EACH.get(skill.ordinal()));
            }
            return picks;
        }

        /** Ready, unwounded units (MK-14.2, 14.4). */
        private void activations(State s, Command command, Picks<OnTurn> picks) {
            var unit = s.unit(seat, command);
            if (unit == null || s.is(State.SPENT, seat, command) || s.count(State.HURT, seat, command) > 0) {
                return;
            }
            for (int i = 0; i < unit.acts().size(); i++) {
                picks.addIf(
                        Works.can(s, seat, Script.of(unit, i), mana(unit, i)),
                        Activate.EACH.get(command.ordinal()).get(i + 1));
            }
        }

        private static int[] mana(Unit unit, int act) {
            var mana = unit.acts().get(act).mana();
            return mana == null ? new int[0] : new int[] {mana.bit()};
        }

        private void plays(State s, DeedCard card, Picks<OnTurn> picks) {
            for (var half : Half.ALL) {
                picks.addIf(
                        playable(s, card, half), Play.EACH.get(card.ordinal()).get(half.ordinal()));
            }
            var sideways = Sideways.EACH.get(card.ordinal());
            picks.addIf(s.part().moving(), sideways.get(0));
            picks.addIf(Works.influences(s), sideways.get(1));
        }

        private boolean playable(State s, DeedCard card, Half half) {
            var when = card.when(half);
            return (when == null
                            || when == When.NOT_COMBAT
                            || (when == When.INTERACTION && s.part() == Part.INTERACTION))
                    && Works.can(s, seat, Script.of(card, half), Deeds.power(card, half, false));
        }

        private boolean usable(State s, Tactic tactic) {
            return !s.is(State.TACTIC_USED, seat)
                    && (tactic.trigger() == Tactic.Trigger.OWN_TURN
                            || (tactic.trigger() == Tactic.Trigger.BEFORE_SOURCE_MANA && !s.is(State.SOURCE_USED)))
                    && Works.can(s, seat, Script.of(tactic));
        }

        private boolean usable(State s, Skill skill) {
            var when = skill.when();
            return skill.use() != Skill.Use.PERMANENT
                    && !s.is(State.SKILL_USED, skill)
                    && (when == null
                            || when == When.NOT_COMBAT
                            || when == When.ANY_TURN
                            || (when == When.INTERACTION && s.part() == Part.INTERACTION))
                    && Works.can(s, seat, Script.of(skill));
        }

        @Override
        public void answer(State s, OnTurn chosen) {
            if (chosen instanceof Finish) {
                Ending.close(s, seat);
                return;
            }
            s.push(this);
            switch (chosen) {
                case Finish _ -> {}
                case Play(var card, var half) -> play(s, card, half);
                case Sideways(var card, var point) -> {
                    use(s, card);
                    s.add(point == Point.MOVE ? State.MOVE : State.INFLUENCE, 1);
                }
                case Step(var space) -> Journey.step(s, seat, space);
                case Explore(var slot) -> Journey.explore(s, seat, slot);
                case Heal _ -> {
                    s.add(State.HEAL, -1);
                    s.wound(seat, Zone.HAND, null, 1);
                }
                case HealUnit(var command) -> {
                    s.add(
                            State.HEAL,
                            -Objects.requireNonNull(s.unit(seat, command)).level());
                    s.add(State.HURT, seat, command, -1);
                }
                case Employ(var tactic) -> {
                    s.set(State.TACTIC_USED, seat, true);
                    s.push(new Deeds.Doing(seat, Script.of(tactic), 0));
                }
                case Activate(var command, int ability) -> {
                    var unit = Objects.requireNonNull(s.unit(seat, command));
                    s.set(State.SPENT, seat, command, true);
                    s.push(new Deeds.Doing(seat, Script.of(unit, ability - 1), 0));
                    for (int colours : mana(unit, ability - 1)) {
                        Paying.charge(s, seat, colours);
                    }
                }
                case Use(var skill) -> {
                    s.set(State.SKILL_USED, skill, true);
                    s.push(new Deeds.Doing(seat, Script.of(skill), 0));
                }
                case Rest.Resting rest -> Rest.rest(s, seat, rest);
                case Interaction.Trade trade -> Interaction.trade(s, seat, trade);
            }
        }

        private void use(State s, DeedCard card) {
            s.shift(seat, card, Zone.HAND, Zone.PLAYED);
            s.set(State.CARD_USED, true);
        }

        /** The power is paid first (MK-9.1, 9.2); an artifact is thrown away for its strong effect. */
        private void play(State s, DeedCard card, Half half) {
            use(s, card);
            if (card.thrownAwayFor(half)) {
                s.shift(seat, card, Zone.PLAYED, Zone.AWAY);
            }
            s.push(new Deeds.Doing(seat, Script.of(card, half), 0));
            for (int colours : Deeds.power(card, half, false)) {
                Paying.charge(s, seat, colours);
            }
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return switch (move) {
                case Step(var space) when s.part().moving() -> Journey.refusal(s, seat, space);
                case Explore(var slot) when s.part().moving() -> Journey.refusal(s, seat, slot);
                case Step _, Explore _ -> new Refusal(Said.of("refused.no-more-moving"), "MK-7.8");
                case Play(var card, var _) when !s.holds(seat, card) -> lacking(card);
                case Sideways(var card, var _) when !s.holds(seat, card) -> lacking(card);
                case Play(var card, var half)
                when !Paying.affords(s, seat, Deeds.power(card, half, false)) ->
                    new Refusal(
                            Said.of("refused.power", "@" + card.word()),
                            half == Half.STRONG && card.is(DeedCard.Sort.SPELL) ? "MK-8.9" : "MK-9.1");
                case Play(var card, var _) -> new Refusal(Said.of("refused.useless", "@" + card.word()), "MK-9.4");
                case Sideways _ -> new Refusal(Said.of("refused.sideways"), "MK-9.4");
                case Rest.Resting rest -> Rest.refusal(s, seat, rest);
                case Interaction.Trade trade -> Interaction.refusal(s, seat, trade);
                case Finish _ -> new Refusal(Said.of("refused.only-wounds"), "MK-7.14");
                case Heal _ -> new Refusal(Said.of("refused.heal"), "MK-15.2");
                default -> Refusal.notOffered(move);
            };
        }

        private static Refusal lacking(DeedCard card) {
            return new Refusal(Said.of("refused.not-in-hand", "@" + card.word()), "MK-9.5");
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
}
