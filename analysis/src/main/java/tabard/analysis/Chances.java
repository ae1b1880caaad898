package tabard.analysis;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.scene.Zone;

/** How a position looks to the bots: each seat's chance to win, between 0 and 1 and in seat order. */
public record Chances<S, A extends Action>(Game<S, A> game, boolean together, List<String> idle) {
    /** The mark of a seat that does not play. */
    private static final String PLAIN = "plain";

    public static <S, A extends Action> Chances<S, A> in(Game<S, A> game, Options options) {
        var idle = game.box(options).zones().stream()
                .filter(zone -> zone.marks().contains(PLAIN))
                .map(Zone::id)
                .toList();
        return new Chances<>(game, game.cooperative(options), idle);
    }

    /** Rivals share what there is; allies have the same chance, and at the end it is known. */
    public List<Double> of(S s) {
        if (game.awaits(s) instanceof Awaits.Over<A>(var outcome)) {
            return List.copyOf(outcome.merits());
        }
        var worths = new ArrayList<Double>();
        double sum = 0;
        for (var seat : game.seated(s)) {
            double worth = idle.contains(seat.word()) ? 0 : game.worth().of(s, seat);
            worths.add(worth);
            sum += worth;
        }
        double all = together ? 1 : Math.max(sum, Double.MIN_NORMAL);
        return worths.stream().map(worth -> worth / all).toList();
    }

    public static List<Integer> hundredths(List<Double> chances) {
        return chances.stream()
                .map(chance -> Math.toIntExact(Math.round(100 * chance)))
                .toList();
    }
}
