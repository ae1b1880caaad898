package tabard.server.live;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tabard.bots.Hint;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Budget;
import tabard.table.Seat;
import tabard.table.Viewer;

/** What the bots of a table are thinking about, so that nothing is asked twice and no answer comes too late. */
final class BotDesk<S, A extends Action> {
    private final Thinkers thinkers;
    private final Supplier<String> whose;
    private final BiConsumer<Ask<A>, Optional<A>> thought;
    private final Map<Seat, Thinker> seated = new HashMap<>();
    private final Map<Seat, Ask<A>> thinking = new HashMap<>();
    private final Map<Seat, Thinker> advising = new HashMap<>();
    private final Set<Seat> passed = new HashSet<>();

    /** Hears what a bot chose; nothing, where it only might have stepped in and did not. */
    BotDesk(Thinkers thinkers, Supplier<String> whose, BiConsumer<Ask<A>, Optional<A>> thought) {
        this.thinkers = thinkers;
        this.whose = whose;
        this.thought = thought;
    }

    /** Asks the bots whose turn it is. Those who may step in speak before a bot that decides. */
    void think(History<S, A> history, Seating seating) {
        var awaits = history.awaits();
        keep(awaits.asks());
        boolean considering = false;
        if (awaits instanceof Awaits.Choice<A>(var _, var others)) {
            for (var ask : others) {
                if (seating.at(ask.seat().word()).played() && !passed.contains(ask.seat())) {
                    considering = true;
                    begin(history, seating, ask, false);
                }
            }
        }
        if (!considering) {
            for (var ask : awaits.due()) {
                if (seating.at(ask.seat().word()).played()) {
                    begin(history, seating, ask, true);
                }
            }
        }
    }

    private void begin(History<S, A> history, Seating seating, Ask<A> ask, boolean due) {
        if (thinking.putIfAbsent(ask.seat(), ask) == null) {
            var game = history.game();
            var seen = game.see(history.now(), Viewer.of(ask.seat()));
            String named = seating.at(ask.seat().word()).bot();
            var thinker = thinker(ask.seat(), named == null ? thinkers.standIn() : named);
            if (due) {
                thinker.choose(game, seen, ask, chosen -> thought.accept(ask, Optional.of(chosen)));
            } else {
                thinker.stepIn(game, seen, ask, chosen -> thought.accept(ask, chosen));
            }
        }
    }

    private Thinker thinker(Seat seat, String bot) {
        var there = seated.get(seat);
        if (there == null || !there.name().equals(bot)) {
            if (there != null) {
                there.leave();
            }
            there = new Thinker(thinkers, whose.get(), bot);
            seated.put(seat, there);
        }
        return there;
    }

    /** For a person in a seat; a new wish ends the thoughts about the last. */
    void advise(History<S, A> history, Ask<A> ask, Budget budget, Consumer<List<Hint<A>>> then) {
        var game = history.game();
        var seen = game.see(history.now(), Viewer.of(ask.seat()));
        advising.computeIfAbsent(ask.seat(), _ -> new Thinker(thinkers, whose.get(), thinkers.standIn()))
                .advise(game, seen, ask, budget, then);
    }

    /** Forgets what is no longer asked. */
    private void keep(List<Ask<A>> asks) {
        thinking.values().removeIf(ask -> {
            boolean gone = !asks.contains(ask);
            if (gone) {
                stop(ask.seat());
            }
            return gone;
        });
    }

    /** Whether the answer is still wanted. */
    boolean done(Ask<A> ask) {
        return thinking.remove(ask.seat(), ask);
    }

    /** Who might have stepped in lets it pass, until something happens. */
    void pass(Ask<A> ask) {
        passed.add(ask.seat());
    }

    /** Something has happened: whoever may step in thinks anew. */
    void turned(List<Ask<A>> due) {
        passed.clear();
        keep(due);
    }

    private void stop(Seat seat) {
        var there = seated.get(seat);
        if (there != null) {
            there.stop();
        }
    }

    /** Whether nobody thinks about anything. */
    boolean quiet() {
        return thinking.isEmpty() && advising.values().stream().noneMatch(Thinker::thinks);
    }

    /** Nobody waits for any answer. */
    void clear() {
        passed.clear();
        thinking.clear();
        seated.values().forEach(Thinker::leave);
        seated.clear();
        advising.values().forEach(Thinker::leave);
        advising.clear();
    }
}
