package tabard.mageknight.rules.round;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.effect.Deeds;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** MK-5.7 to 5.9, chapter 6: tactics are chosen, and they set the order. */
public final class Tactics {
    private Tactics() {}

    @Rule("MK-5.7")
    public record Take(Tactic tactic) implements Move {
        static final List<Take> EACH = Moves.each(Tactic.ALL, Take::new);
    }

    /** The Dummy's. */
    @Rule("MK-18.2")
    public record Allotted(Tactic tactic) implements Move {
        static final Allotted[] EACH = Tactic.ALL.stream().map(Allotted::new).toArray(Allotted[]::new);
    }

    /** The tactic that is to leave the game, named unseen. */
    @Rule("MK-18.8")
    public record Name(Tactic tactic) implements Move {
        static final List<Name> EACH = Moves.each(Tactic.ALL, Name::new);

        @Override
        public Audience audience() {
            return new Audience.Actor(Cover.of("named"));
        }
    }

    private static final Subset<Tactic> NONE = Subset.of(Tactic.ALL, 0);

    /** The tactics of this time of day that nobody has. */
    private static Subset<Tactic> free(State s) {
        var free = NONE;
        for (var tactic : Tactic.of(s.time())) {
            free = s.is(State.TACTICS, tactic, null) ? free.with(tactic) : free;
        }
        return free;
    }

    private static boolean lacks(State s, Entrant entrant) {
        return s.tactic(entrant) == null;
    }

    /** Lowest fame first, or by the option lowest reputation; tied, whose token is lower in the column (MK-5.7). */
    private static boolean before(State s, Player player, Player other) {
        boolean reputation = s.terms().tacticsByReputation();
        int own = reputation ? s.reputation(player) : s.fame(player);
        int others = reputation ? s.reputation(other) : s.fame(other);
        return own == others ? s.place(Entrant.of(player)) > s.place(Entrant.of(other)) : own < others;
    }

    private static List<Player> byFame(State s) {
        var order = new ArrayList<>(s.players());
        order.sort((player, other) -> player == other ? 0 : before(s, player, other) ? -1 : 1);
        return order;
    }

    private static @Nullable Player next(State s) {
        @Nullable Player next = null;
        for (var player : s.players()) {
            if (lacks(s, Entrant.of(player))
                    && !s.has(State.OUT, player)
                    && (next == null || before(s, player, next))) {
                next = player;
            }
        }
        return next;
    }

    /** Goes on until everybody has one. The Dummy is first among allies, last beside a single player (MK-18.2). */
    public record Choosing() implements Runs {
        @Override
        public void run(State s) {
            boolean dummy = s.has(Feature.DUMMY) && lacks(s, Entrant.DUMMY);
            var player = next(s);
            if (dummy && (player == null || s.has(Feature.TEAM_TACTICS))) {
                s.push(this);
                s.push(new Allotting());
            } else if (player != null) {
                s.push(this);
                s.push(new Taking(player));
            } else {
                sort(s);
            }
        }
    }

    public record Allotting() implements Draws<Allotted> {
        @Override
        public Lottery<Allotted> lottery(State s) {
            var free = free(s);
            int[] weights = new int[Tactic.ALL.size()];
            for (var tactic : Tactic.ALL) {
                weights[tactic.ordinal()] = free.has(tactic) ? 1 : 0;
            }
            return new Lottery.Urn<>(Allotted.EACH, weights);
        }

        @Override
        public void answer(State s, Allotted drawn) {
            s.move(State.TACTICS, drawn.tactic, TacticSpot.DUMMY_TACTIC);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.has(Feature.DUMMY) && lacks(s, Entrant.DUMMY), "MK-18.2", "refused.no-dummy");
            Refusal.unless(!free(s).isEmpty(), "MK-5.6", "refused.no-tactic");
        }
    }

    public record Taking(Player seat) implements Asks<Take> {
        @Override
        public Choices<Take> choices(State s) {
            return new Picks<Take>(6).each(Take.EACH, free(s).bits());
        }

        @Override
        public void answer(State s, Take chosen) {
            s.move(State.TACTICS, chosen.tactic, TacticSpot.of(seat));
            if (!s.terms().takeEffectsLast()) {
                taken(s, seat, chosen.tactic);
            }
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Take(var tactic)
                    ? new Refusal(
                            tabard.table.scene.Said.of(
                                    tactic.time() == s.time() ? "refused.tactic-taken" : "refused.tactic-time",
                                    "@" + tactic.word()),
                            "MK-5.7")
                    : Refusal.notOffered(move);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(lacks(s, Entrant.of(seat)) && !free(s).isEmpty(), "MK-5.7", "refused.no-tactic");
        }
    }

    /** What happens when it is taken (MK-5.8). */
    private static void taken(State s, Player player, Tactic tactic) {
        if (tactic.trigger() == Tactic.Trigger.ON_TAKE) {
            s.set(State.TACTIC_USED, player, true);
            Deeds.perform(s, player, Script.of(tactic));
        }
    }

    /** By their numbers, lowest first (MK-5.9). */
    private static void sort(State s) {
        var chosen = new ArrayList<Entrant>();
        for (var entrant : Entrant.ALL) {
            if (s.tactic(entrant) != null) {
                chosen.add(entrant);
            }
        }
        chosen.sort(Comparator.comparingInt(
                entrant -> Objects.requireNonNull(s.tactic(entrant)).number()));
        while (s.size(State.ORDER) > 0) {
            s.removeFirst(State.ORDER);
        }
        chosen.forEach(entrant -> s.add(State.ORDER, entrant));
        s.push(new Round.Coming(chosen.getFirst()));
        if (s.terms().takeEffectsLast()) {
            for (var entrant : chosen.reversed()) {
                var player = entrant.player();
                if (player != null) {
                    taken(s, player, Objects.requireNonNull(s.tactic(entrant)));
                }
            }
        }
    }

    /** After a round: what may not be chosen again leaves the game, the rest is free for the next time (MK-5.9, 18.5). */
    static void putAway(State s) {
        for (var tactic : Tactic.ALL) {
            var spot = s.at(State.TACTICS, tactic);
            if (spot != null && spot != TacticSpot.OUT) {
                s.move(State.TACTICS, tactic, s.has(Feature.SOLO_TACTICS) ? TacticSpot.OUT : null);
            }
        }
    }

    /** Allies name a tactic that players used; not after the last day and the last night (MK-18.8). */
    static void remove(State s) {
        if (s.has(Feature.TEAM_TACTICS) && s.round() + 2 <= s.terms().setting().rounds()) {
            s.push(new Removing());
            s.fork(s.players().stream().map(Naming::new).toList());
        }
    }

    private static Subset<Tactic> used(State s) {
        var used = NONE;
        for (var player : s.players()) {
            var tactic = s.tactic(Entrant.of(player));
            used = tactic == null ? used : used.with(tactic);
        }
        return used;
    }

    public record Naming(Player seat) implements Asks<Name> {
        @Override
        public Choices<Name> choices(State s) {
            return new Picks<Name>(4).each(Name.EACH, used(s).bits());
        }

        @Override
        public void answer(State s, Name chosen) {
            s.set(State.NAMED, seat, chosen.tactic);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(!used(s).isEmpty(), "MK-18.8", "refused.no-tactic");
        }
    }

    /** What all have named is shown, and one tactic leaves the game. */
    @Rule("MK-18.8")
    public record Removed(Tactic tactic) implements Move {}

    /** Named most often; tied, what was named by whoever chooses tactics first. */
    private static Tactic outvoted(State s) {
        @Nullable Tactic most = null;
        int votes = 0;
        for (var player : byFame(s)) {
            var named = s.require(State.NAMED, player);
            int count = (int) s.players().stream()
                    .filter(other -> s.is(State.NAMED, other, named))
                    .count();
            if (count > votes) {
                most = named;
                votes = count;
            }
        }
        return Objects.requireNonNull(most);
    }

    public record Removing() implements Draws<Removed> {
        @Override
        public Lottery<Removed> lottery(State s) {
            return new Lottery.Certain<>(new Removed(outvoted(s)));
        }

        @Override
        public void answer(State s, Removed drawn) {
            s.move(State.TACTICS, drawn.tactic, TacticSpot.OUT);
            s.players().forEach(player -> s.clear(State.NAMED, player));
        }

        @Override
        public void possible(State s) {
            for (var player : s.players()) {
                Refusal.unless(s.get(State.NAMED, player) != null, "MK-18.8", "refused.no-tactic");
            }
        }
    }
}
