package tabard.defenders.rules;

import java.util.*;
import tabard.defenders.content.*;
import tabard.table.Outcome;
import tabard.table.scene.Earned;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapter 2: how it ends, and who becomes the King's Champion. */
public final class Champion {
    private Champion() {}

    /** DR-2.1 */
    public static boolean won(State s) {
        return s.living().isEmpty();
    }

    /** Completed quests, whether their rewards are used or not (DR-17.4). */
    public static int quests(State s, Banner banner) {
        return s.count(State.QUESTS, QuestSpot.done(banner));
    }

    public static int generals(State s, Banner banner) {
        return Subset.all(General.ALL)
                .where(general -> s.is(State.SLAIN_BY, general, banner))
                .size();
    }

    /** DR-2.8 */
    static int points(State s, Banner banner) {
        return quests(s, banner) + generals(s, banner);
    }

    /** Most points; tied, more quests; still tied, shared. */
    public static List<Banner> champions(State s) {
        return Outcome.best(s.banners(), banner -> points(s, banner) * (Quest.ALL.size() + 1) + quests(s, banner));
    }

    public static List<Earned> earned(State s) {
        return List.of(
                Earned.of("earned.quests", "DR-2.8", s.banners(), banner -> quests(s, banner)),
                Earned.of("worth.generals-slain", "DR-2.8", s.banners(), banner -> generals(s, banner)));
    }

    public static Outcome outcome(State s) {
        var seated = s.banners();
        var points = seated.stream().map(banner -> points(s, banner)).toList();
        if (!won(s)) {
            var defeat = s.get(State.LOST);
            var how = Said.of(defeat == null ? "over.unfinished" : "over." + defeat.word());
            return Outcome.together(List.of(), points, how);
        }
        if (!s.terms().champion()) {
            return Outcome.together(seated, points, Said.of("over.won"));
        }
        var champions = champions(s);
        var args = new ArrayList<Object>();
        args.add(points(s, champions.getFirst()));
        args.add(quests(s, champions.getFirst()));
        champions.forEach(banner -> args.add("@" + banner.word()));
        return Outcome.together(seated, points, new Said("over.champion-" + champions.size(), args));
    }
}
