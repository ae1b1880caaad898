package tabard.mageknight.rules.turn;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.combat.Battle;
import tabard.mageknight.rules.effect.Claims;
import tabard.mageknight.rules.effect.Rivalry;
import tabard.mageknight.rules.round.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** MK-17.4 to 17.8: several heroes assault a city together, each against a share of its defenders. */
public final class Alliance {
    private Alliance() {}

    /** So many defenders for each of the others, the rest for the proposer. */
    @Rule("MK-17.4")
    public record Propose(Proposal proposal) implements Sites.Venturing {
        static final List<Propose> EACH = Moves.each(Proposal.ALL, Propose::new);
    }

    public sealed interface OnInvitation extends Move {}

    @Rule("MK-17.8")
    public record Agree() implements OnInvitation {}

    @Rule("MK-17.8")
    public record Refuse() implements OnInvitation {}

    /** The defender that comes next in the shuffled row, by its place before. */
    @Rule("MK-17.5")
    public record Dealt(int place) implements Move {
        static final Dealt[] EACH = {new Dealt(0), new Dealt(1), new Dealt(2), new Dealt(3), new Dealt(4)};
    }

    /** The city next to a hero that is still defended. */
    private static @Nullable City city(State s, Player player) {
        var place = s.place(player);
        if (place != null) {
            for (var near : place.around()) {
                var plot = s.plot(near);
                var city = plot == null ? null : plot.hex().city();
                if (city != null && s.size(State.DEFENDERS, city) > 1) {
                    return city;
                }
            }
        }
        return null;
    }

    private static boolean invitable(State s, Player player, City city) {
        return city == city(s, player)
                && !s.is(State.FACE_DOWN, player)
                && !s.has(State.OUT, player)
                && s.hand(player) > 0; // MK-22.6
    }

    static void add(State s, Player player, Picks<Turn.OnTurn> picks) {
        if (!s.terms().sharedAssault()
                || s.announced() != null
                || s.is(State.GOAL)
                || s.has(Feature.CLOSED_CITIES)
                || s.players().size() == 1) {
            return;
        }
        var city = city(s, player);
        if (city == null) {
            return;
        }
        int others = 0;
        for (var other : s.players()) {
            others |= other != player && invitable(s, other, city) ? 1 << other.ordinal() : 0;
        }
        // everybody invited meets at least one, and so does the proposer; what was refused is not asked again (MK-17.8)
        for (var proposal : Proposal.among(player, others)) {
            picks.addIf(
                    proposal.sum() < s.size(State.DEFENDERS, city) && !s.has(State.REFUSED, proposal),
                    Propose.EACH.get(proposal.ordinal()));
        }
    }

    /** Round order from that player on. */
    private static List<Player> fromHere(State s, Player player) {
        var order = s.order();
        int first = order.indexOf(Entrant.of(player));
        var players = new ArrayList<Player>();
        for (int i = 0; i < order.size(); i++) {
            var next = order.get((first + i) % order.size()).player();
            if (next != null) {
                players.add(next);
            }
        }
        return players;
    }

    static void propose(State s, Player player, Proposal proposal) {
        var frames = new ArrayList<Frame<State, Move>>();
        for (var other : fromHere(s, player)) {
            if (other != player && proposal.of(player, other) > 0) {
                frames.add(new Rivalry.Touching(other));
                frames.add(new Inviting(other, player, proposal));
            }
        }
        frames.add(new Setting(player, proposal));
        Supply.queue(s, frames);
    }

    public record Inviting(Player seat, Player by, Proposal proposal) implements Asks<OnInvitation> {
        @Override
        public Choices<OnInvitation> choices(State s) {
            return new Picks<OnInvitation>(2)
                    .addIf(s.deeds(seat) > 0, new Agree())
                    .add(new Refuse());
        }

        /** The first refusal ends it: nothing was done (MK-17.8). */
        @Override
        public void answer(State s, OnInvitation chosen) {
            if (chosen instanceof Refuse) {
                s.add(State.REFUSED, proposal);
                var rest = s.agenda();
                while (rest instanceof Agenda.First<Frame<State, Move>>(var frame, var then)
                        && !(frame instanceof Conduct.Acting)) {
                    rest = then;
                }
                s.agenda(rest);
            }
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.inviting", by.said(), proposal.of(by, seat));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(by != seat && s.inTurn(by) && s.hand(seat) > 0, "MK-17.4", "refused.window", seat);
        }
    }

    /** All have agreed: tokens are turned down, defenders are dealt, and one after the other goes in (MK-17.5, 17.6). */
    public record Setting(Player player, Proposal proposal) implements Runs {
        @Override
        public void run(State s) {
            var city = Objects.requireNonNull(city(s, player));
            var frames = new ArrayList<Frame<State, Move>>();
            frames.add(new Dealing(city, 0));
            for (var ally : fromHere(s, player)) {
                int share = ally == player ? s.size(State.DEFENDERS, city) - proposal.sum() : proposal.of(player, ally);
                s.set(State.SHARE, ally, share);
                if (share > 0) {
                    s.set(State.CAME_FROM, ally, s.place(ally));
                    s.set(State.FACE_DOWN, ally, ally != player);
                    frames.add(new Storming(ally, city));
                }
            }
            frames.add(new Resolving(player, city));
            s.agenda(new Agenda.Done<>());
            Supply.queue(s, frames);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(city(s, player) != null, "MK-17.4", "refused.nothing-here");
        }
    }

    public record Dealing(City city, int place) implements Runs {
        @Override
        public void run(State s) {
            if (place + 1 < s.size(State.DEFENDERS, city)) {
                s.push(new Dealing(city, place + 1));
                s.push(new Shuffling(city, place));
            }
        }
    }

    public record Shuffling(City city, int place) implements Draws<Dealt> {
        @Override
        public Lottery<Dealt> lottery(State s) {
            int[] weights = new int[Dealt.EACH.length];
            for (int i = place; i < s.size(State.DEFENDERS, city); i++) {
                weights[i] = 1;
            }
            return new Lottery.Urn<>(Dealt.EACH, weights);
        }

        @Override
        public void answer(State s, Dealt dealt) {
            var one = Objects.requireNonNull(s.get(State.DEFENDERS, city, dealt.place));
            var other = Objects.requireNonNull(s.get(State.DEFENDERS, city, place));
            s.defender(city, place, one);
            s.defender(city, dealt.place, other);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    place >= 0 && place < s.size(State.DEFENDERS, city), "MK-17.5", "refused.no-such-part", place);
        }
    }

    /** One hero steps in: reputation, rampagers on the way, and a full combat against his share (MK-17.6). */
    public record Storming(Player player, City city) implements Runs {
        @Override
        public void run(State s) {
            s.set(State.ACTIVE, Entrant.of(player));
            var plot = Objects.requireNonNull(s.plot(gate(s, city)));
            var from = s.stands(player);
            s.push(new Conduct.Acting(player));
            s.reputation(player, plot.site().reputation());
            Battle.begin(s, player, Venture.SHARED_ASSAULT, plot);
            s.push(new Sites.Arming(plot));
            Sites.provoke(s, player, from, gate(s, city));
            s.set(State.PLACE, player, gate(s, city));
            Reveal.lookAround(s, gate(s, city));
            var start = s.plot(from);
            if (s.is(State.FACE_DOWN, player)) { // the first of them had it when his turn began
                Claims.collect(s, player);
                if (start != null) {
                    Turn.bless(s, player, start.site());
                }
            }
        }

        @Override
        public void sensible(State s) {
            boolean revealed = Plot.ALL.stream().anyMatch(plot -> plot.hex().city() == city && s.space(plot) != null);
            Refusal.unless(revealed && s.place(player) != null, "MK-17.6", "refused.nothing-here");
        }
    }

    private static Space gate(State s, City city) {
        for (var plot : Plot.ALL) {
            if (plot.hex().city() == city) {
                return Objects.requireNonNull(s.space(plot));
            }
        }
        throw new IllegalStateException("no such city");
    }

    /** What is left of a share is passed over by those who come later. */
    public static void over(State s, int left) {
        s.add(State.FACED, left);
    }

    /** One hero has fought: what the own turn has left behind is put away, the steps that hang on the place wait (MK-17.7). */
    public static void finished(State s, Player player) {
        s.push(new Settled(player));
        s.push(new Ending.Clearing(player));
    }

    public record Settled(Player player) implements Runs {
        @Override
        public void run(State s) {
            s.set(State.CARD_USED_BY, player, s.is(State.CARD_USED));
            boolean bent = s.holds(Force.TIME_BENT) || s.holds(Force.STILL_BENT);
            Ending.endTurn(s, player);
            if (bent) {
                s.add(State.FORCES, Force.STILL_BENT); // MK-24.32
            }
        }
    }

    /** Taken, or all go back; then each ends his turn, in round order (MK-17.7). */
    public record Resolving(Player player, City city) implements Runs {
        @Override
        public void run(State s) {
            boolean taken = s.size(State.DEFENDERS, city) == 0;
            s.set(State.FACED, 0);
            var frames = new ArrayList<Frame<State, Move>>();
            if (s.count(State.DICE_SPENT) > 0) {
                frames.add(new SourceDice.Rolling(s.count(State.DICE_SPENT)));
                s.set(State.DICE_SPENT, 0);
            }
            for (var ally : fromHere(s, player)) {
                var from = s.get(State.CAME_FROM, ally);
                if (s.count(State.SHARE, ally) > 0 && from != null) {
                    if (!taken) {
                        s.set(State.PLACE, ally, from);
                    }
                    frames.add(new Resuming(ally));
                    frames.addAll(Ending.lastSteps(ally));
                }
                s.set(State.SHARE, ally, 0);
                s.clear(State.CAME_FROM, ally);
            }
            frames.add(new Resuming(player));
            frames.add(new Ending.Leaving(player));
            Supply.queue(s, frames);
        }
    }

    public record Resuming(Player player) implements Runs {
        @Override
        public void run(State s) {
            s.set(State.ACTIVE, Entrant.of(player));
            s.set(State.CARD_USED, s.is(State.CARD_USED_BY, player));
            s.set(State.CARD_USED_BY, player, false);
        }
    }
}
