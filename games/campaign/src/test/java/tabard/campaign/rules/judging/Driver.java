package tabard.campaign.rules.judging;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.rules.Windows;
import tabard.campaign.rules.orders.MarchOptions;
import tabard.campaign.rules.orders.Reveal;
import tabard.campaign.terms.*;
import tabard.table.*;

/** Plays the moves of one turn to their end, once orders are entered. What is chosen or drawn depends on what it says only, not on who sits where. */
final class Driver {
    private final State s;
    private final long seed;
    private final Function<Banner, Banner> named; // as which banner a seat is known
    final List<Move> told = new ArrayList<>();
    int asked;

    Driver(State s, long seed, Function<Banner, Banner> named) {
        this.s = s;
        this.seed = seed;
        this.named = named;
    }

    interface Watch {
        void step(State before, State after, Move move);
    }

    /** Asks in the order that the dice say; watches each step. */
    void play(RandomGenerator order, Watch watch) {
        while (s.agenda() instanceof Agenda.First<Frame<State, Move>>(State.Runs runs, var then)) {
            s.agenda(then);
            runs.run(s);
        }
        while (judging()) {
            var before = new State(s);
            switch (RandomOrders.GAME.awaits(s)) {
                case Awaits.Chance<Move>(var lottery) -> {
                    var move = pick(lottery.outcomes().stream()
                            .map(Lottery.Odds::outcome)
                            .toList());
                    told.add(move);
                    RandomOrders.GAME.apply(s, new Step.Happened<>(move));
                    watch.step(before, s, move);
                }
                case Awaits.Over<Move> _ -> throw new IllegalStateException("over");
                case Awaits<Move> asking -> {
                    var asks = asking.asks();
                    var ask = asks.get(order.nextInt(asks.size()));
                    var move = pick(ask.choices().all());
                    asked++;
                    RandomOrders.GAME.apply(s, new Step.Chosen<>(ask.seat(), move));
                    watch.step(before, s, move);
                }
            }
        }
    }

    private static final List<Class<?>> CHAPTERS = List.of(
            Reveal.class,
            MarchOptions.class,
            Judging.class,
            Opponents.class,
            Pincer.class,
            Countering.class,
            CarryOut.class,
            Homecoming.class,
            Claims.class,
            Retreats.class,
            Retirement.class,
            Portals.class,
            Gauntlet.class,
            Mercenaries.class,
            Windows.class);

    private boolean judging() {
        return switch (s.agenda()) {
            case Agenda.Done<Frame<State, Move>> _ -> false;
            case Agenda.First<Frame<State, Move>>(var frame, var _) ->
                CHAPTERS.contains(frame.getClass().getEnclosingClass());
            case Agenda.Together<Frame<State, Move>> _ ->
                s.window() != null && !s.window().equals(Window.UPKEEP);
        };
    }

    /** The one whose line, with seats as they are known, is drawn by the seed. */
    private Move pick(List<? extends Move> moves) {
        Move best = moves.getFirst();
        for (var move : moves) {
            if (weight(move) < weight(best)) {
                best = move;
            }
        }
        return best;
    }

    private long weight(Move move) {
        long hash = seed;
        for (char c : line(move).toCharArray()) {
            hash = (hash ^ c) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return hash;
    }

    String line(Move move) {
        var words = new ArrayList<String>();
        for (String word : List.of(move.text().split(" ", -1))) {
            var banner = BY_WORD.get(word);
            words.add(banner == null ? word : named.apply(banner).word());
        }
        return String.join(" ", words);
    }

    private static final Map<String, Banner> BY_WORD = new HashMap<>();

    static {
        Banner.PLAYERS.forEach(banner -> BY_WORD.put(banner.word(), banner));
    }
}
