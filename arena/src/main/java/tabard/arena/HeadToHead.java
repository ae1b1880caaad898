package tabard.arena;

import java.io.Serializable;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How bots with new weights fared against bots with the old ones, with the same seeds for both and in every seat.
 *
 * @param gain the wins of one new bot alone among old ones; where all play on one side, the wins of the new among the games that only one of
 *     the two kinds won
 * @param fair what the gain would be if the weights made no difference
 * @param fresh the wins of one new bot alone among old ones, or of a team of new ones
 * @param old the wins of one old bot alone among new ones, or of a team of old ones
 */
public record HeadToHead(Share gain, double fair, Share fresh, Share old) {
    static final String NEW = "new";
    static final String OLD = "old";

    /** What became of one game: who sat where, and each seat's share. */
    record Played(Bout bout, List<Double> shares) implements Serializable {}

    static HeadToHead ofRivals(List<Played> games, int seats) {
        var fresh = alone(games, NEW);
        return new HeadToHead(fresh, 1.0 / seats, fresh, alone(games, OLD));
    }

    private static Share alone(List<Played> games, String kind) {
        double won = 0;
        int count = 0;
        for (var game : games) {
            var bots = game.bout.bots();
            int seat = bots.indexOf(kind);
            if (seat >= 0 && seat == bots.lastIndexOf(kind)) {
                count++;
                won += game.shares.get(seat);
            }
        }
        return new Share(Math.round(won), count);
    }

    static HeadToHead ofTeams(List<Played> games) {
        var fresh = won(games, NEW);
        var old = won(games, OLD);
        int each = games.size() / 2;
        var both = new HashSet<>(fresh);
        both.retainAll(old);
        int freshOnly = fresh.size() - both.size();
        int oldOnly = old.size() - both.size();
        return new HeadToHead(
                new Share(freshOnly, freshOnly + oldOnly),
                0.5,
                new Share(fresh.size(), each),
                new Share(old.size(), each));
    }

    /** The seeds of the games that teams of this kind won. */
    private static Set<Long> won(List<Played> games, String kind) {
        var won = new HashSet<Long>();
        for (var game : games) {
            if (game.bout.bots().getFirst().equals(kind) && game.shares.getFirst() > 0) {
                won.add(game.bout.seed());
            }
        }
        return won;
    }

    /** Whether chance alone would hardly explain it. */
    public boolean better() {
        return gain.low() > fair;
    }

    public boolean worse() {
        return gain.high() < fair;
    }
}
