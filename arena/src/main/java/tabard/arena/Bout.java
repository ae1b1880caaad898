package tabard.arena;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One game of a tournament: who sits where, and the seed of its luck, the same for every line-up of the same round. */
record Bout(List<String> bots, long seed) implements Serializable {
    /** Everybody against everybody. */
    static List<List<String>> lineUps(List<String> bots, int seats, boolean cooperative) {
        return lineUps(bots, bots, seats, cooperative);
    }

    /**
     * Each of the loners alone among others of one kind, in every seat. Where all play on one side, each kind of bot plays by itself.
     */
    static List<List<String>> lineUps(List<String> bots, List<String> loners, int seats, boolean cooperative) {
        var all = new ArrayList<List<String>>();
        if (cooperative || seats == 1) {
            bots.forEach(bot -> all.add(Collections.nCopies(seats, bot)));
            return all;
        }
        for (int i = 0; i < bots.size(); i++) {
            for (int j = i + 1; j < bots.size(); j++) {
                for (int seat = 0; seat < seats; seat++) {
                    boolean first = loners.contains(bots.get(i));
                    if (first) {
                        all.add(alone(bots.get(i), bots.get(j), seat, seats));
                    }
                    if (loners.contains(bots.get(j)) && (seats > 2 || !first)) {
                        all.add(alone(bots.get(j), bots.get(i), seat, seats));
                    }
                }
            }
        }
        return all;
    }

    private static List<String> alone(String one, String others, int seat, int seats) {
        var line = new ArrayList<>(Collections.nCopies(seats, others));
        line.set(seat, one);
        return List.copyOf(line);
    }
}
