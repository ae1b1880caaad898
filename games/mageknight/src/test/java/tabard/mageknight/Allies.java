package tabard.mageknight;

import java.util.*;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.table.Ask;

/** Heroes who look for a city, play all their cards for Move, wait for each other beside it, and assault it together. */
final class Allies {
    private static final int WHIM = 8;

    private Allies() {}

    static Move answer(State s, Ask<Move> ask, SplittableRandom dice) {
        var together = first(ask, "propose", "agree");
        if (together != null) {
            return together;
        }
        var finish = first(ask, "finish");
        if (finish == null || s.phase() != null || dice.nextInt(WHIM) == 0) {
            return ask.choices().any(dice);
        }
        var place = s.place((Player) ask.seat());
        var goals = goals(s);
        if (place == null || (goals.contains(place) && city(s) != null)) {
            return finish;
        }
        var explore = city(s) == null ? first(ask, "explore") : null;
        if (explore != null) {
            return explore;
        }
        var step = step(s, place, ask, far(s, goals));
        if (step != null) {
            return step;
        }
        var sideways = ask.options().stream()
                .filter(move ->
                        move.text().startsWith("sideways ") && move.text().endsWith(" for-move"))
                .findFirst();
        return sideways.orElse(finish);
    }

    private static @Nullable Move first(Ask<Move> ask, String... words) {
        for (String word : words) {
            for (var move : ask.options()) {
                if ((move.text() + " ").startsWith(word + " ")) {
                    return move;
                }
            }
        }
        return null;
    }

    private static @Nullable Space city(State s) {
        return find(s, space -> {
            var plot = s.plot(space);
            return plot != null && plot.has(Site.CITY);
        });
    }

    private static @Nullable Space find(State s, Predicate<Space> wanted) {
        return Space.ALL.stream()
                .filter(space -> s.revealed(space) && wanted.test(space))
                .findFirst()
                .orElse(null);
    }

    /** Beside the city, or where a tile could be laid. */
    private static Set<Space> goals(State s) {
        var city = city(s);
        var goals = new HashSet<Space>();
        for (var space : Space.ALL) {
            if (open(s, space)
                    && (city == null ? space.borders().stream().anyMatch(slot -> free(s, slot)) : space.nextTo(city))) {
                goals.add(space);
            }
        }
        return goals;
    }

    private static boolean free(State s, Slot slot) {
        return s.tile(slot) == null
                && s.terms().shape().holds(slot.at())
                && slot.touching().stream()
                                .filter(other -> s.tile(other) != null)
                                .count()
                        > 1;
    }

    private static boolean open(State s, Space space) {
        var hex = s.hex(space);
        var plot = s.plot(space);
        return hex != null
                && hex.terrain().access() == Terrain.Access.OPEN
                && !s.rampaging(space)
                && (plot == null || !plot.site().is(Site.Type.FORTIFIED));
    }

    /** Between two spaces that rampagers both border on nobody walks unharmed (MK-10.7). */
    private static boolean quiet(State s, Space from, Space to) {
        return from.around().stream().noneMatch(near -> near.nextTo(to) && s.rampaging(near));
    }

    private static Map<Space, Integer> far(State s, Set<Space> goals) {
        var far = new HashMap<Space, Integer>();
        goals.forEach(space -> far.put(space, 0));
        var queue = new ArrayDeque<>(goals);
        while (!queue.isEmpty()) {
            var space = queue.remove();
            for (var near : space.around()) {
                if (open(s, near) && quiet(s, near, space) && far.putIfAbsent(near, far.get(space) + 1) == null) {
                    queue.add(near);
                }
            }
        }
        return far;
    }

    private static @Nullable Move step(State s, Space from, Ask<Move> ask, Map<Space, Integer> far) {
        int here = far.getOrDefault(from, Integer.MAX_VALUE);
        for (var near : from.around()) {
            if (far.getOrDefault(near, Integer.MAX_VALUE) < here && quiet(s, from, near)) {
                var step = first(ask, "step " + near.word());
                if (step != null) {
                    return step;
                }
            }
        }
        return null;
    }
}
