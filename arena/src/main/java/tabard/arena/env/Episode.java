package tabard.arena.env;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabard.bots.Bots;
import tabard.bots.outside.Followers;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Bot;
import tabard.table.Game;
import tabard.table.Outcome;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/** One game that is decided from outside: it runs to the next decision of a learner and waits there. Seats may be played by bots. */
final class Episode<S, A extends Action> {
    /** Whoever learns may go round in circles for ever: then it is over here, and nobody has won. */
    private static final int MOST_STEPS = 1_000_000;

    private final Game<S, A> game;
    private final Course course;
    private final SplittableRandom dice;
    private final List<@Nullable Bot> bots = new ArrayList<>();
    private final Followers followers;
    private final List<Ask<A>> mayStepIn = new ArrayList<>();
    private final S s;
    private int steps;
    private @Nullable Ask<A> ask;
    private @Nullable Ask<A> then; // who decides once nobody steps in
    private boolean mayPass;
    private @Nullable Outcome outcome;

    Episode(Game<S, A> game, Course course, long seed) {
        this.game = game;
        this.course = course;
        this.dice = new SplittableRandom(seed);
        for (String word : course.bots()) {
            long own = dice.nextLong();
            bots.add(word.equals(Course.LEARNER) ? null : Bots.named(word, own));
        }
        this.s = game.setup(course.options());
        var seated = new LinkedHashMap<Seat, Bot>();
        for (var seat : game.info().seated(course.options())) {
            var bot = bots.get(seat.ordinal());
            if (bot != null) {
                seated.put(seat, bot);
            }
        }
        this.followers = new Followers(game, course.options(), seated);
        run();
    }

    /** It is played no further. */
    void close() {
        followers.close();
    }

    /** Nothing is asked once it is over. */
    @Nullable
    Ask<A> ask() {
        return ask;
    }

    boolean mayPass() {
        return mayPass;
    }

    @Nullable
    Outcome outcome() {
        return outcome;
    }

    Seen<S> see(Seat seat) {
        return game.see(s, Viewer.of(seat));
    }

    int round() {
        return game.round(s);
    }

    void pass() {
        ask = null;
        run();
    }

    void choose(Seat seat, A action) {
        take(new Step.Chosen<>(seat, action));
        run();
    }

    private void take(Step<A> step) {
        steps++;
        if (!followers.isEmpty()) {
            followers.step(game, s, step);
        }
        game.apply(s, step);
        mayStepIn.clear();
        then = null;
        ask = null;
    }

    private void run() {
        while (ask == null && outcome == null) {
            if (steps >= MOST_STEPS) {
                over(new Outcome(
                        List.of(), Collections.nCopies(bots.size(), 0), Said.of("env.too-many-steps", MOST_STEPS)));
            } else if (!mayStepIn.isEmpty()) {
                stepIn(mayStepIn.removeFirst());
            } else if (then != null) {
                decide(then);
            } else {
                look();
            }
        }
    }

    private void look() {
        switch (game.awaits(s)) {
            case Awaits.Chance<A>(var lottery) -> take(new Step.Happened<>(lottery.draw(dice)));
            case Awaits.Over<A>(var end) -> over(end);
            case Awaits.Together<A>(var asks) -> then = asks.getFirst();
            case Awaits.Choice<A>(var one, var others) -> {
                then = one;
                mayStepIn.addAll(others);
            }
        }
    }

    private void over(Outcome end) {
        outcome = end;
        followers.over(end);
        followers.close();
    }

    private void stepIn(Ask<A> question) {
        var bot = bots.get(question.seat().ordinal());
        if (bot == null) {
            ask = question;
            mayPass = true;
            return;
        }
        bot.stepIn(game, see(question.seat()), question, course.thinking())
                .ifPresent(action -> take(new Step.Chosen<>(question.seat(), action)));
    }

    /** What is the only option is taken without asking. */
    private void decide(Ask<A> question) {
        var bot = bots.get(question.seat().ordinal());
        if (question.choices().size() == 1) {
            take(new Step.Chosen<>(question.seat(), question.choices().usual()));
        } else if (bot != null) {
            take(new Step.Chosen<>(
                    question.seat(), bot.choose(game, see(question.seat()), question, course.thinking())));
        } else {
            ask = question;
            mayPass = false;
        }
    }
}
