package tabard.mageknight.rules.round;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.effect.Deeds;
import tabard.mageknight.rules.turn.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 16: the end of a turn, step by step. */
public final class Ending {
    private Ending() {}

    public sealed interface OnGlade extends Move {}

    /** A wound is thrown away (MK-12.13). */
    @Rule("MK-12.13")
    public record Cleanse(Zone from) implements OnGlade {}

    @Rule("MK-12.13")
    public record Stay() implements OnGlade {}

    public sealed interface OnDiscard extends Move {}

    @Rule("MK-16.9")
    public record Discard(DeedCard card) implements OnDiscard {
        static final List<Discard> EACH = Moves.each(DeedCard.ALL, Discard::new);
    }

    @Rule("MK-16.9")
    public record Keep() implements OnDiscard {}

    /** A card that may go back to the deck goes there (MK-24.14). */
    @Rule("MK-24.14")
    public record Return(DeedCard card) implements OnDiscard {
        static final List<Return> EACH = Moves.each(DeedCard.ALL, Return::new);
    }

    private static final Keep KEEP = new Keep();

    public static void close(State s, Player player) {
        if (s.count(State.SHARE, player) > 0) {
            Alliance.finished(s, player);
            return;
        }
        Supply.queue(s, STEPS.get(player.ordinal()));
        SourceDice.roll(s, s.count(State.DICE_SPENT)); // MK-16.1
        s.set(State.DICE_SPENT, 0);
    }

    /** What is left to do where the hero stands at the end (MK-16.2, 16.4 to 16.10). */
    public static List<Frame<State, Move>> lastSteps(Player player) {
        return List.of(
                new Withdrawing(player),
                new Reaping(player),
                new Rewards.Rewarding(player, false),
                new Levels.Rising(player),
                new Rewards.Rewarding(player, true),
                new Discarding(player, 0),
                new Filling(player));
    }

    /** The end of an ordinary turn of each player. */
    private static final List<List<Frame<State, Move>>> STEPS = Moves.each(Player.ALL, player -> {
        var steps = new ArrayList<>(lastSteps(player));
        steps.add(1, new Clearing(player));
        steps.add(new Leaving(player));
        return List.copyOf(steps);
    });

    /** Back along the path to a safe space, a wound for each space (MK-16.2). */
    public record Withdrawing(Player player) implements Runs {
        @Override
        public void run(State s) {
            while (!Journey.safe(s, player, s.stands(player))
                    && !s.is(State.SET_OUT, s.stands(player))
                    && s.size(State.BACK) > 0) {
                s.set(State.PLACE, player, s.remove(State.BACK, s.size(State.BACK) - 1));
                s.wound(player, null, Zone.HAND, 1);
                s.add(State.RECEIVED, 1);
            }
        }
    }

    /** Cards, mana and points of the turn are gone (MK-16.3); what waited for the end of the turn happens. */
    public record Clearing(Player player) implements Runs {
        @Override
        public void run(State s) {
            returnCrystals(s, player);
            s.push(new Sweeping(player));
            for (var script : s.each(State.IN_FORCE)) {
                if (script.effects().has(Word.THIS_CARD_TO_DECK)) {
                    s.push(new Tempering(player, script));
                } else if (script.atEnd()) {
                    s.push(new Deeds.Doing(player, script, 0)); // MK-24.5
                }
            }
            if (s.holds(Force.WOUNDS_AWAY) && forgiven(s, player) > 0) {
                s.push(new Absolving(player));
            }
        }
    }

    /** Crystals spent this turn come back (MK-24.18). */
    public static void returnCrystals(State s, Player player) {
        if (s.is(State.CRYSTALS_RETURN)) {
            for (var basic : Mana.BASIC) {
                int sum = s.crystals(player, basic) + s.count(State.CRYSTALS_SPENT, basic);
                s.set(State.CRYSTALS, player, basic, Math.min(Tracks.CRYSTALS, sum));
            }
        }
    }

    public record Sweeping(Player player) implements Runs {
        @Override
        public void run(State s) {
            if (s.holds(Force.TIME_BENT) && s.inTurn(player)) { // MK-24.32
                var bent = s.get(State.LAST_PLAYED);
                if (bent != null && s.number(player, Zone.PLAYED, bent) > 0) {
                    s.shift(player, bent, Zone.PLAYED, Zone.ASIDE);
                }
                s.pour(player, Zone.PLAYED, Zone.HAND);
            } else {
                s.pour(player, Zone.PLAYED, Zone.DISCARD);
            }
            Mana.ALL.forEach(colour -> s.set(State.TOKENS, player, colour, 0));
        }
    }

    /** Wounds got this turn that lie in hand or in the discard pile (MK-25.3). */
    public static int forgiven(State s, Player player) {
        return Math.min(s.count(State.RECEIVED), s.wounds(player, Zone.HAND) + s.wounds(player, Zone.DISCARD));
    }

    public sealed interface OnAbsolving extends Move {}

    @Rule("MK-25.3")
    public record Absolve() implements OnAbsolving {}

    @Rule("MK-25.3")
    public record BearOn() implements OnAbsolving {}

    public record Absolving(Player seat) implements Asks<OnAbsolving> {
        @Override
        public Choices<OnAbsolving> choices(State s) {
            return new Picks<OnAbsolving>(2).add(new Absolve()).add(new BearOn());
        }

        @Override
        public void answer(State s, OnAbsolving chosen) {
            if (chosen instanceof Absolve) {
                int all = forgiven(s, seat);
                int fallen = Math.min(s.count(State.POISONED), s.wounds(seat, Zone.DISCARD));
                int held = Math.min(all - fallen, s.wounds(seat, Zone.HAND));
                s.wound(seat, Zone.HAND, null, held);
                s.wound(seat, Zone.DISCARD, null, all - held);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(forgiven(s, seat) > 0, "MK-25.3", "refused.no-wound");
        }
    }

    /** Steady Tempo may go back to the deck: on top, or below one that is not empty (MK-24.14). */
    public record Tempering(Player seat, Script script) implements Asks<OnDiscard> {
        private boolean top() {
            for (var effect : script.effects()) {
                if (effect instanceof Decks.ThisCardToDeck(var to)) {
                    return to == Spot.TOP;
                }
            }
            return false;
        }

        @Override
        public Choices<OnDiscard> choices(State s) {
            var card = Objects.requireNonNull(script.card());
            return new Picks<OnDiscard>(2)
                    .add(KEEP)
                    .addIf(
                            s.number(seat, Zone.PLAYED, card) > 0 && (top() || s.deck(seat) > 0),
                            Return.EACH.get(card.ordinal()));
        }

        @Override
        public void answer(State s, OnDiscard chosen) {
            if (chosen instanceof Return(var card)) {
                s.shift(seat, card, Zone.PLAYED, top() ? Zone.TOP : Zone.BOTTOM);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(script.card() != null, "MK-24.14", "refused.no-such-part", 0);
        }
    }

    /** What the space brings: a mine its crystal, a glade may cleanse (MK-16.4). */
    public record Reaping(Player player) implements Runs {
        @Override
        public void run(State s) {
            var plot = s.plot(s.stands(player));
            if (plot == null) {
                return;
            }
            var mine = plot.hex().mine();
            boolean held = s.has(Feature.OCCUPIED_MINES) && s.shield(plot) == null; // MK-28.12
            if (mine != null && !held) {
                s.crystalOfSite(player, mine);
            }
            if (plot.has(Site.MAGICAL_GLADE) && s.hand(player) + s.wounds(player, Zone.DISCARD) > 0) {
                s.push(new Cleansing(player));
            }
        }
    }

    public record Cleansing(Player seat) implements Asks<OnGlade> {
        @Override
        public Choices<OnGlade> choices(State s) {
            return new Picks<OnGlade>(3)
                    .add(new Stay())
                    .addIf(s.wounds(seat, Zone.HAND) > 0, new Cleanse(Zone.HAND))
                    .addIf(s.wounds(seat, Zone.DISCARD) > 0, new Cleanse(Zone.DISCARD));
        }

        @Override
        public void answer(State s, OnGlade chosen) {
            if (chosen instanceof Cleanse(var from)) {
                s.wound(seat, from, null, 1);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.hand(seat) + s.wounds(seat, Zone.DISCARD) > 0, "MK-12.13", "refused.no-wound");
        }
    }

    /** Any number of non-wounds, at least one if none was used in the turn (MK-7.13, 16.9). */
    public record Discarding(Player seat, int from) implements Asks<OnDiscard> {
        private boolean must(State s) {
            return !s.is(State.CARD_USED) && s.deeds(seat) > 0;
        }

        @Override
        public Choices<OnDiscard> choices(State s) {
            return s.inAnyOrder(seat, from, Discard.EACH, new Picks<OnDiscard>(1).addIf(!must(s), KEEP));
        }

        @Override
        public void answer(State s, OnDiscard chosen) {
            if (chosen instanceof Discard(var card)) {
                s.set(State.CARD_USED, true);
                s.shift(seat, card, Zone.HAND, Zone.DISCARD);
                if (s.hand(seat) > 0) {
                    s.push(new Discarding(seat, Math.max(from, card.ordinal())));
                }
            }
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return switch (move) {
                case Keep _ -> new Refusal(Said.of("refused.must-discard"), "MK-7.13");
                case Discard(var card) -> new Refusal(Said.of("refused.not-in-hand", "@" + card.word()), "MK-16.9");
                default -> Refusal.notOffered(move);
            };
        }

        @Override
        public void possible(State s) {
            Refusal.unless(from >= 0 && from <= DeedCard.ALL.size(), "MK-16.9", "refused.no-such-part", from);
        }
    }

    /** The hand is filled up, but not in the last turn of a round (MK-16.10). */
    public record Filling(Player player) implements Runs {
        @Override
        public void run(State s) {
            boolean bent = (s.holds(Force.TIME_BENT) || s.holds(Force.STILL_BENT))
                    && !s.is(State.FACE_DOWN, player); // who was invited or attacked is a guest
            if (s.announced() != null || bent) {
                return;
            }
            var tactic = s.tactic(Entrant.of(player));
            if (tactic != null && tactic.trigger() == Tactic.Trigger.END_OF_TURN && s.hand(player) >= 2) {
                s.add(State.NEXT_DRAW, player, 1); // MK-6.4
            }
            int cards = HandLimit.of(s, player) - s.hand(player);
            s.set(State.NEXT_DRAW, player, 0);
            if (cards > 0) {
                s.push(new Supply.Due(player, cards));
            }
        }
    }

    /** The turn is over. Who stands on the portal leaves the map (MK-10.13). */
    public record Leaving(Player player) implements Runs {
        @Override
        public void run(State s) {
            if (Space.PORTAL.equals(s.place(player)) && !Portal.closed(s)) {
                s.clear(State.PLACE, player);
            }
            reset(s, player);
            s.push(new Round.Passing(Entrant.of(player)));
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** The same in the middle of a shared assault: the way back of its first hero is kept. */
    public static void endTurn(State s, Player player) {
        var back = new ArrayList<Space>();
        s.each(State.BACK).forEach(back::add);
        var setOut = s.get(State.SET_OUT);
        reset(s, player);
        s.set(State.SET_OUT, setOut);
        back.forEach(space -> s.add(State.BACK, space));
    }

    /** Nothing of a turn is left behind. */
    public static void reset(State s, Player player) {
        s.set(State.PART, null);
        s.set(State.MOVE, 0);
        s.set(State.INFLUENCE, 0);
        s.set(State.HEAL, 0);
        s.set(State.CARD_USED, false);
        s.set(State.EXTRA_DICE, 0);
        s.set(State.DIE_USED, false);
        s.set(State.SOURCE_USED, false);
        s.set(State.WILD, false);
        s.set(State.NO_PROVOKING, false);
        s.set(State.REACH, 0);
        s.set(State.THAT, null);
        s.set(State.GIVEN, 0);
        s.set(State.RECRUITED, 0);
        s.set(State.BONUS, 0);
        s.set(State.CRYSTALS_RETURN, false);
        s.set(State.SET_OUT, null);
        s.set(State.DEFEATED, 0);
        s.set(State.RECEIVED, 0);
        s.set(State.POISONED, 0);
        s.set(State.GRAIL, 0);
        s.set(State.SHAPE, null);
        s.set(State.BY, null);
        s.set(State.ACTOR, null);
        s.set(State.LAST_PLAYED, null);
        Mana.BASIC.forEach(basic -> s.set(State.SPELLS_CAST, basic, 0));
        Mana.ALL.forEach(mana -> s.remove(State.COLOURS_USED, mana));
        if (s.count(State.MOTIVATED, player) > 0) {
            s.add(State.MOTIVATED, player, -1);
        }
        Mana.BASIC.forEach(basic -> s.set(State.CRYSTALS_SPENT, basic, 0));
        s.forgetTurn();
        var tactic = s.tactic(Entrant.of(player));
        if (tactic != null && tactic.use() == Tactic.Use.TURN) {
            s.set(State.TACTIC_USED, player, false);
        }
        rest(s, player);
    }

    /** Skills for each turn are ready again (MK-9.9). */
    public static void rest(State s, Player player) {
        for (var skill : s.each(State.SKILLS, SkillSpot.of(player))) {
            if (skill.use() == Skill.Use.TURN) {
                s.remove(State.SKILL_USED, skill);
            }
        }
    }
}
