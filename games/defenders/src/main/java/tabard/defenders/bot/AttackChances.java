package tabard.defenders.bot;

import tabard.defenders.content.*;
import tabard.defenders.rules.*;

/** What all hands together could do to a general, and how near that is. */
final class AttackChances {
    private static final double FAR = 8;

    private AttackChances() {}

    /** Half the share of his life that these dice would take, half how likely they slay him. */
    private static double promise(State s, General general, double dice) {
        int life = Math.min(general.life(), s.count(State.STRENGTH, general) + 1); // he may recover until then
        double share = Math.min(1, dice * SlayOdds.hit(general) / life);
        return 0.5 * share * Math.sqrt(share) + 0.5 * SlayOdds.slays(general, dice, life);
    }

    /** The cards of all hands, for each general that lives; those that serve against anybody count where they help most. */
    static double cards(State s) {
        double sum = 0;
        double most = 0;
        for (var general : s.living()) {
            double dice = Sum.of(s.players(), banner -> HandStrength.against(s, banner, general));
            double any = Sum.of(s.players(), banner -> HandStrength.any(s, banner, general));
            double promise = promise(s, general, dice);
            sum += promise;
            most = Math.max(most, promise(s, general, dice + any) - promise);
        }
        return sum + most;
    }

    /** Of one general, the best: all have cards against him, and those who have are near, and the land around him is free. */
    static double march(State s) {
        if (s.attacking()) {
            return 0;
        }
        double best = 0;
        for (var general : s.living()) {
            best = Math.max(best, march(s, general));
        }
        return best;
    }

    private static double march(State s, General general) {
        double all = 0;
        double way = 0;
        var place = s.place(general);
        for (var banner : s.players()) {
            double dice = HandStrength.all(s, banner, general);
            all += dice;
            way += dice * Math.max(0, 1 - Distances.actions(s, banner, place) / FAR);
        }
        if (all == 0) {
            return 0;
        }
        double promise = promise(s, general, all);
        double near = way / all * (1 - 0.1 * s.minions(place));
        double urgency = 1 + 0.2 * s.count(State.STEP, general);
        return promise * promise * near * urgency;
    }

    /** How likely a hero slays a general with those who stand there already. */
    static double chance(State s, Banner banner, General general) {
        var there = s.players().where(other -> other == banner || s.is(State.PLACE, other, s.place(general)));
        double dice = Sum.of(there, other -> HandStrength.all(s, other, general));
        return SlayOdds.slays(general, dice, s.count(State.STRENGTH, general));
    }

    /** An attack that has begun: how likely it succeeds. */
    static double chance(State s) {
        var foe = s.foe();
        var waiting = s.players().where(banner -> s.count(State.ROLLED, banner) == 0);
        double dice = Sum.of(waiting, banner -> {
            int cards = Assault.dice(s, banner)
                    + (s.head() instanceof Siege.Committing asked ? toCome(s, banner, asked) : 0);
            return cards * HandStrength.skill(s, banner, foe);
        });
        return SlayOdds.slays(foe, dice, s.count(State.FOE_LIFE) - Assault.total(s));
    }

    /** The dice that may still be committed: clockwise from the one who is asked, by all who stand there. */
    private static int toCome(State s, Banner banner, Siege.Committing asked) {
        if (banner == asked.seat()) {
            return HandStrength.dice(s, banner, s.foe(), asked.from());
        }
        int seats = s.options().seats();
        int leader = s.leader().ordinal();
        boolean later =
                (banner.ordinal() - leader + seats) % seats > (asked.seat().ordinal() - leader + seats) % seats;
        return later && s.is(State.PLACE, banner, s.place(s.foe())) ? HandStrength.dice(s, banner, s.foe(), 0) : 0;
    }
}
