package tabard.mageknight.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.table.scene.Earned;
import tabard.table.scene.Said;

/** Chapter 21 told to the players: what the points at the end were given for. */
public final class Scores {
    private Scores() {}

    /** Fame, each achievement, and what titles, cities and the scenario add to them. Nothing where only returning counts. */
    public static List<Earned> earned(State s) {
        var points = Scoring.outcome(s).points();
        if (points.stream().allMatch(each -> each == 0)) {
            return List.of();
        }
        var rows = new ArrayList<Earned>();
        rows.add(row("worth.fame", "MK-21.1", each(s, s::fame, false)));
        for (var category : Scoring.Category.values()) {
            boolean best = category != Scoring.Category.BEATING;
            rows.add(row(
                    "earned." + category.name().toLowerCase(Locale.ROOT),
                    "MK-21.2",
                    each(s, player -> Scoring.of(s, player, category), best)));
        }
        var more = new ArrayList<Integer>();
        for (int i = 0; i < points.size(); i++) {
            int seat = i;
            more.add(points.get(i)
                    - rows.stream().mapToInt(row -> row.each().get(seat)).sum());
        }
        rows.add(row("earned.scenario", s.players().size() == 1 || together(s) ? "MK-21.5" : "MK-21.3", more));
        return List.copyOf(rows);
    }

    private static Earned row(String source, String clause, List<Integer> each) {
        return new Earned(Said.of(source), clause, List.copyOf(each));
    }

    private static boolean together(State s) {
        return s.terms().scenario().kind() == Scenario.Kind.COOPERATIVE;
    }

    /** Who play together count the best of all, or the worst (MK-21.6). */
    private static List<Integer> each(State s, ToIntFunction<Player> points, boolean best) {
        var own = s.players().stream().map(points::applyAsInt).toList();
        if (!together(s) || own.size() == 1) {
            return own;
        }
        int common = own.stream().reduce(best ? Integer::max : Integer::min).orElse(0);
        return own.stream().map(_ -> common).toList();
    }
}
