package tabard.analysis;

import java.util.ArrayList;
import java.util.List;
import tabard.bots.Hint;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Match;
import tabard.table.Seat;

/** Who was ahead after each round, by how positions look: the true ones, as nobody saw them then. */
record Curve<S, A extends Action>(Match<S, A> match, List<? extends Seat> seats) {
    /** What is set up before the first round belongs to the start. */
    List<Analysis.Moment> moments() {
        var game = match.game();
        var shares = Chances.in(game, game.options(match.after(0)));
        int last = match.steps().size();
        int before = 0;
        while (before < last && game.round(match.after(before)) == 0) {
            before++;
        }
        var moments = new ArrayList<Analysis.Moment>();
        moments.add(moment(shares, 0, before, before));
        for (int i = before + 1; i <= last; i++) {
            int round = game.round(match.after(i - 1));
            if (i == last || game.round(match.after(i)) != round) {
                moments.add(moment(shares, round, before, i));
                before = i;
            }
        }
        return moments;
    }

    private Analysis.Moment moment(Chances<S, A> shares, int round, int before, int now) {
        var chances = worths(match.after(now));
        var earlier = worths(match.after(before));
        int moved = 0;
        for (int i = 1; i < chances.size(); i++) {
            if (Math.abs(chances.get(i) - earlier.get(i)) > Math.abs(chances.get(moved) - earlier.get(moved))) {
                moved = i;
            }
        }
        boolean better = chances.get(moved) > earlier.get(moved);
        var reasons = reasons(seats.get(moved), before, now).stream()
                .filter(reason -> reason.good() == better)
                .toList();
        return new Analysis.Moment(
                round, now, shares.of(match.after(now)).subList(0, seats.size()), seats.get(moved), reasons);
    }

    private List<Double> worths(S s) {
        Game<S, A> game = match.game();
        return seats.stream().map(seat -> game.worth().of(s, seat)).toList();
    }

    private List<Hint.Reason> reasons(Seat seat, int before, int now) {
        var worth = match.game().worth();
        double[] changes = worth.measures(match.after(now), seat);
        double[] earlier = worth.measures(match.after(before), seat);
        for (int i = 0; i < changes.length; i++) {
            changes[i] -= earlier[i];
        }
        return Hint.reasons(worth, changes);
    }
}
