package tabard.mageknight.rules.turn;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.effect.*;
import tabard.mageknight.rules.round.*;
import tabard.table.*;

/** Chapters 7 and 9: a turn from its start to its end, one play or step after the other. */
public final class Turn {
    private Turn() {}

    /** Everything one may do in the own turn. */
    public sealed interface OnTurn extends Move
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
                    Proceed,
                    Desist,
                    Convert,
                    Unleash,
                    Hold,
                    Retreat,
                    Dungeons.Delve,
                    Slow,
                    Banners.Banner,
                    Sites.Venturing,
                    Rest.Resting,
                    Interaction.Trade {}

    @Rule("MK-7.6")
    public record Finish() implements OnTurn {}

    /** A card for its basic or its strong effect. */
    @Rule("MK-9.1")
    public record Play(DeedCard card, Half half) implements OnTurn {
        static final List<List<Play>> EACH =
                Moves.each(DeedCard.ALL, card -> Moves.each(Half.ALL, half -> new Play(card, half)));
    }

    @Rule("MK-9.3")
    public record Sideways(DeedCard card, SidewaysPlay.Point point) implements OnTurn {
        static final List<List<Sideways>> EACH = Moves.each(
                DeedCard.ALL, card -> Moves.each(SidewaysPlay.Point.ALL, point -> new Sideways(card, point)));
    }

    @Rule("MK-10.2")
    public record Step(Space space) implements OnTurn {
        static final List<Step> EACH = Moves.each(Space.ALL, Step::new);
    }

    @Rule("MK-10.10")
    public record Explore(Slot slot) implements OnTurn {
        static final List<Explore> EACH = Moves.each(Slot.ALL, Explore::new);
    }

    /** A Heal point for a wound in hand. */
    @Rule("MK-15.2")
    public record Heal() implements OnTurn {}

    /** Heal points for a wound of a unit. */
    @Rule("MK-15.2")
    public record HealUnit(Command command) implements OnTurn {
        static final List<HealUnit> EACH = Moves.each(Command.ALL, HealUnit::new);
    }

    /** The own tactic is used. */
    @Rule("MK-6.6")
    public record Employ(Tactic tactic) implements OnTurn, Windows.OnWindow {
        static final List<Employ> EACH = Moves.each(Tactic.ALL, Employ::new);

        /** The tactics of the day are told of first; those that have no effect stand together. */
        @Override
        public String rule() {
            int number = tactic.number();
            return "MK-6." + (number == 1 || tactic.time() == Time.DAY ? number : number + 5);
        }
    }

    @Rule("MK-9.9")
    public record Use(Skill skill) implements OnTurn, Windows.OnWindow {
        static final List<Use> EACH = Moves.each(Skill.ALL, Use::new);
    }

    /** A unit is spent for one of its abilities, counted from 1. */
    @Rule("MK-14.2")
    public record Activate(Command command, int ability) implements OnTurn {
        static final List<Span<Activate>> EACH =
                Moves.each(Command.ALL, command -> Span.of(1, 8, ability -> new Activate(command, ability)));
    }

    /** The next phase of the combat, or its end. */
    @Rule("MK-13.1")
    public record Proceed() implements OnTurn {}

    /** An attack or block is given up; its points are gone (MK-13.11, 13.15). */
    @Rule("MK-13.11")
    public record Desist() implements OnTurn {}

    /** Points of one kind become those of another. */
    @Rule("MK-23.10")
    public record Convert(Conversion conversion) implements OnTurn {
        static final List<Convert> EACH = Moves.each(Conversion.ALL, Convert::new);
    }

    /** What a successful block has brought is used (MK-24.29). */
    @Rule("MK-24.29")
    public record Unleash(Script script) implements OnTurn {
        static final List<Unleash> EACH = Moves.each(Script.ALL, Unleash::new);
    }

    /** A Move point slows a cumbersome enemy. */
    @Rule("MK-13.33")
    public record Slow(Foe foe) implements OnTurn {
        static final List<Slow> EACH = Moves.each(Foe.ALL, Slow::new);
    }

    /** The attack or block is as strong as it gets. */
    @Rule("MK-19.3")
    public record Hold() implements OnTurn {}

    /** Out of a melee: the aggressor to where he came from, the other to a safe space next to him. */
    @Rule("MK-19.4")
    public record Retreat(Space space) implements OnTurn {
        public static final List<Retreat> EACH = Moves.each(Space.ALL, Retreat::new);
    }

    public sealed interface OnAnnouncing extends Move {}

    @Rule("MK-7.3")
    public record Announce() implements OnAnnouncing {}

    @Rule("MK-7.3")
    public record GoOn() implements OnAnnouncing {}

    /** MK-7.2 to 7.5 */
    public record Starting(Player player) implements Runs {
        @Override
        public void run(State s) {
            var entrant = Entrant.of(player);
            s.add(State.TURN, 1);
            s.set(State.ACTIVE, entrant);
            if (s.is(State.FACE_DOWN, player)) {
                s.set(State.FACE_DOWN, player, false);
                Lasting.end(s, player);
                s.push(new Round.Passing(entrant));
                return;
            }
            s.set(State.PLUNDERED, player, false); // MK-12.1: a lost turn is none
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
                giveUp(s, player);
                if (announced) {
                    s.push(new Round.Passing(entrant)); // MK-7.3: forfeited
                } else {
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

    /** The turn is over at once (MK-7.4); it was the own next turn, until which own tokens last (MK-23.29). */
    private static void giveUp(State s, Player player) {
        Lasting.end(s, player);
        Ending.reset(s, player);
    }

    /** With an empty deck the end of the round may be announced (MK-7.3). */
    public record Announcing(Player seat) implements Asks<OnAnnouncing> {
        @Override
        public Choices<OnAnnouncing> choices(State s) {
            return new Picks<OnAnnouncing>(2).add(new GoOn()).add(new Announce());
        }

        @Override
        public void answer(State s, OnAnnouncing chosen) {
            if (chosen instanceof Announce) {
                giveUp(s, seat);
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
    public record Blessing(Player player) implements Runs {
        @Override
        public void run(State s) {
            s.push(new Conduct.Acting(player));
            Lasting.begin(s, player);
            var plot = s.plot(s.stands(player));
            if (plot != null) {
                bless(s, player, plot.site());
            }
        }
    }

    static void bless(State s, Player player, Site site) {
        if (!site.startOfTurn().isEmpty()) {
            Deeds.perform(s, player, Script.of(site, "START"));
        }
    }
}
