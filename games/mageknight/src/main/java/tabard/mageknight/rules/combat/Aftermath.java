package tabard.mageknight.rules.combat;

import java.util.Objects;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.round.*;
import tabard.mageknight.rules.turn.*;

/** MK-13.37, 13.38, chapter 12: a combat is over; the site is won, or what is left of its defenders stays or goes. */
final class Aftermath {
    private Aftermath() {}

    static void over(State s, Player player) {
        var venture = s.require(State.VENTURE);
        var field = s.get(State.FIELD);
        int left = defenders(s);
        boolean won = field != null && left == 0;
        int drawn = venture == Venture.INCANTATION ? s.count(State.SHARE, player) : 0;
        scatter(s);
        s.set(State.PART, Part.ACTED);
        switch (venture) {
            case CHALLENGE, DUEL -> {}
            case ASSAULT -> assault(s, player, Objects.requireNonNull(field), won);
            case ADVENTURE -> adventure(s, player, Objects.requireNonNull(field), won);
            case BURNING -> burning(s, player, Objects.requireNonNull(field), won);
            case LIBERATION -> {
                if (won) {
                    Mines.free(s, player, Objects.requireNonNull(field));
                }
            }
            case INCANTATION -> Druids.over(s, player, drawn);
            case SHARED_ASSAULT -> Alliance.over(s, left);
        }
    }

    /** Defenders of the site who are left. */
    private static int defenders(State s) {
        int count = 0;
        for (var foe : Foe.ALL) {
            count += Combat.lives(s, foe) && Combat.has(s, foe, Mark.DEFENDER) ? 1 : 0;
        }
        return count;
    }

    /** Tokens that lie on the map stay there, others are discarded; nothing of the combat is left. */
    private static void scatter(State s) {
        Battle.drop(s);
        for (var foe : Foe.ALL) {
            if (Combat.lives(s, foe)) {
                if (s.get(State.FOE_AT, foe) == null) {
                    s.add(State.GONE, Combat.enemy(s, foe), 1);
                }
                Battle.forget(s, foe);
            }
        }
        for (var command : s.each(State.HIT)) {
            s.remove(State.HIT, command);
        }
        s.set(State.COMBAT_WOUNDS, 0);
        s.set(State.PHASE, null);
        s.set(State.VENTURE, null);
        s.set(State.FIELD, null);
    }

    /** What was drawn for this combat only goes to the discard. */
    private static void discard(State s, Plot plot) {
        var guard = s.guard(plot);
        if (guard != null && guard.enemy() != null) {
            s.add(State.GONE, guard.enemy(), 1);
            s.clear(State.GUARD, plot);
        }
    }

    private static void assault(State s, Player player, Plot plot, boolean won) {
        if (won) {
            if (plot.hex().city() == null) {
                s.set(State.SHIELD, plot, player); // MK-12.3 to 12.5
                Rewards.add(s, player, plot.site().reward());
            }
            s.clearWay();
            return;
        }
        if (s.shield(plot) != null) {
            discard(s, plot); // MK-12.4: another's keep
        }
        retreat(s, player);
    }

    /** Back to where the hero came from, without a wound (MK-13.38). */
    static void retreat(State s, Player player) {
        if (s.size(State.BACK) > 0) {
            s.set(State.PLACE, player, s.remove(State.BACK, s.size(State.BACK) - 1));
        }
    }

    private static void adventure(State s, Player player, Plot plot, boolean won) {
        if (won) {
            if (s.shield(plot) == null) {
                s.set(State.SHIELD, plot, player);
                var ruin = Reveal.ruin(s, plot);
                Rewards.add(s, player, ruin == null ? plot.site().reward() : ruin.reward());
            }
            return;
        }
        switch (Objects.requireNonNull(plot.site().lost())) {
            case STAY -> {}
            case DISCARDED -> discard(s, plot);
            case REFILL -> { // MK-12.7
                var back = plot.site().enemies().getFirst();
                var lair = Objects.requireNonNull(plot.lair());
                if (s.guard(plot) == null) {
                    s.set(State.GUARD, plot, Piles.lay(s, back));
                }
                if (s.get(State.SECOND, lair) == null) {
                    s.set(State.SECOND, lair, Piles.lay(s, back));
                }
            }
        }
    }

    private static void burning(State s, Player player, Plot plot, boolean won) {
        if (won) {
            s.set(State.SHIELD, plot, player);
            Rewards.add(s, player, Objects.requireNonNull(plot.site().burning()).reward());
        } else {
            discard(s, plot);
        }
    }
}
