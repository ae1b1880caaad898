package tabard.arena.env;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import tabard.bots.outside.GameCard;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Games side by side, each waiting for a decision of a learner. The same seed and the same decisions give the same games. */
public final class Environments<S, A extends Action> {
    /** As a decision: the usual answer. */
    public static final int USUAL = -1;

    /** As the number of a move: one that has none; and letting it pass, where one may step in. */
    static final int UNNUMBERED = -1;

    static final int PASS = -2;

    private static final int REMEMBERED = 50_000;

    private final Game<S, A> game;
    private final Course course;
    private final List<Episode<S, A>> episodes = new ArrayList<>();
    private final SplittableRandom[] seeds;
    private final boolean[] done;
    private final double[][] rewards;
    private final Map<A, Integer> numbers = new ConcurrentHashMap<>();

    public Environments(Game<S, A> game, Course course) {
        this.game = game;
        this.course = course;
        this.seeds = new SplittableRandom[course.batch()];
        this.done = new boolean[course.batch()];
        this.rewards = new double[course.batch()][course.options().seats()];
    }

    public Game<S, A> game() {
        return game;
    }

    public Course course() {
        return course;
    }

    /** What a learner is told first. */
    public Map<String, Object> card() {
        var card = GameCard.of(game, course.options());
        card.put("batch", course.batch());
        card.put("again", course.again());
        card.put("bots", course.bots());
        return card;
    }

    /** All games anew. */
    public void reset(long seed) {
        episodes.forEach(Episode::close);
        episodes.clear();
        for (int i = 0; i < course.batch(); i++) {
            seeds[i] = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + i);
            episodes.add(new Episode<>(game, course, seeds[i].nextLong()));
            settle(i);
        }
    }

    /** One decision for each game: a place in the list of what is legal there. What is over and does not begin again takes any. */
    public void step(int[] decisions) {
        if (episodes.isEmpty()) {
            throw new Refusal(Said.of("env.not-begun"));
        }
        for (int i = 0; i < decisions.length; i++) {
            decide(i, decisions[i]);
        }
    }

    private void decide(int i, int decision) {
        var episode = episodes.get(i);
        var ask = episode.ask();
        if (ask == null) {
            return;
        }
        int size = ask.choices().size();
        if (decision < USUAL || decision >= (episode.mayPass() ? size + 1 : size)) {
            throw new Refusal(Said.of("env.decision", i, decision, episode.mayPass() ? size : size - 1));
        }
        if (episode.mayPass() && (decision == size || decision == USUAL)) {
            episode.pass();
        } else {
            episode.choose(
                    ask.seat(),
                    decision == USUAL ? ask.choices().usual() : ask.options().get(decision));
        }
        settle(i);
    }

    private void settle(int i) {
        var outcome = episodes.get(i).outcome();
        done[i] = outcome != null;
        for (int seat = 0; seat < rewards[i].length; seat++) {
            rewards[i][seat] = outcome == null ? 0 : outcome.merits().get(seat);
        }
        if (outcome != null && course.again()) {
            episodes.set(i, new Episode<>(game, course, seeds[i].nextLong()));
        }
    }

    Episode<S, A> episode(int i) {
        if (episodes.isEmpty()) {
            throw new Refusal(Said.of("env.not-begun"));
        }
        return episodes.get(i);
    }

    boolean done(int i) {
        return done[i];
    }

    double[] rewards(int i) {
        return rewards[i];
    }

    /** The number of a move, remembered: the same few hundred are legal again and again. */
    int number(A move) {
        var known = numbers.get(move);
        if (known != null) {
            return known;
        }
        int number = game.numbering()
                .map(numbering -> numbering.number((Record) move).orElse(UNNUMBERED))
                .orElse(UNNUMBERED);
        if (numbers.size() < REMEMBERED) {
            numbers.put(Objects.requireNonNull(move), number);
        }
        return number;
    }
}
