package tabard.defenders.bot;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.defenders.content.Skill.Trait;
import tabard.defenders.rules.State;
import tabard.table.sheet.Subset;

/** How near heroes are to what they could do: minions to fight, inns, and the places of their quests. */
final class Distances {
    private static final int[][] DISTANCE = distances();
    private static final int FAR = 12;
    private static final List<Location> INNS =
            Location.ALL.stream().filter(Location::inn).toList();

    private static final int STEED = Quest.giving(new Skill.Journey(2));

    private Distances() {}

    private static int[][] distances() {
        int count = Location.ALL.size();
        int[][] distance = new int[count][count];
        for (int from = 0; from < count; from++) {
            long seen = 1L << from;
            for (int lines = 1; seen != Board.ALL; lines++) {
                long next = seen;
                for (var place : Subset.of(Location.ALL, seen)) {
                    next |= Board.near(place);
                }
                for (var place : Subset.of(Location.ALL, next & ~seen)) {
                    distance[from][place.ordinal()] = lines;
                }
                seen = next;
            }
        }
        return distance;
    }

    static int lines(Location from, Location to) {
        return DISTANCE[from.ordinal()][to.ordinal()];
    }

    /** How many actions a hero needs to get there, without cards. */
    static int actions(State s, Banner banner, Location to) {
        int lines = lines(s.place(banner), to);
        if (lines <= 1) {
            return lines;
        }
        var hero = s.hero(banner);
        int stride = s.rewarded(banner, STEED) ? Math.max(2, hero.stride()) : hero.stride();
        int way = hero.can(Trait.TELEPORT) ? 1 : (lines + stride - 1) / stride;
        long gates = s.gated();
        return (gates & (gates - 1)) == 0 ? way : Math.min(way, throughGates(gates, s.place(banner), to));
    }

    private static int throughGates(long gates, Location from, Location to) {
        int there = FAR;
        int back = FAR;
        for (var gate : Subset.of(Location.ALL, gates)) {
            there = Math.min(there, lines(from, gate));
            back = Math.min(back, lines(gate, to));
        }
        return there + 1 + back;
    }

    static int toInn(State s, Banner banner) {
        int best = FAR;
        for (var inn : INNS) {
            best = Math.min(best, actions(s, banner, inn));
        }
        return best;
    }

    /** Where the open quest can be furthered. */
    static @Nullable Location goal(State s, Banner banner) {
        var quest = s.quest(banner);
        if (quest == null) {
            return null;
        }
        return switch (quest.goal()) {
            case ROLL_AT_LOCATION -> quest.place();
            case VISIT_ALL, ACTION_AT_ALL -> nearest(s, banner, quest);
            case ACTION_WITH_GENERAL -> {
                var general = quest.general();
                yield general == null || s.slain(general) ? null : s.place(general);
            }
            case BUILD_GATE, DEFEAT_MINIONS -> null;
        };
    }

    private static @Nullable Location nearest(State s, Banner banner, Quest quest) {
        Location best = null;
        for (var stop : quest.places()) {
            boolean open = !s.is(State.VISITED, banner, Stop.of(stop));
            if (open && (best == null || lines(s.place(banner), stop) < lines(s.place(banner), best))) {
                best = stop;
            }
        }
        return best;
    }
}
