package tabard.defenders.bot;

import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.defenders.rules.*;

/** What all hands together could do to a general, and how near that is. */
final class AttackChances {
    private static final double FAR = 8;

    private AttackChances() {}

    /** Half the share of his life that these dice would take, half how likely they slay him. */
    private static double promise(State s, General general, double dice) {
        int life = Math.min(general.life(), s.strength(general) + 1); // he may recover until then
        double share = Math.min(1, dice * SlayOdds.hit(general) / life);
        return 0.5 * share * Math.sqrt(share) + 0.5 * SlayOdds.slays(general, dice, life);
    }

    /** The cards of all hands, for each general that lives; those that serve against anybody count where they help most. */
    static double cards(State s) {
        double sum = 0;
        double most = 0;
        for (var general : General.ALL) {
            if (!s.slain(general)) {
                double dice = 0;
                double any = 0;
                for (var banner : s.banners()) {
                    if (s.plays(banner)) {
                        dice += HandStrength.against(s, banner, general);
                        any += HandStrength.any(s, banner, general);
                    }
                }
                double promise = promise(s, general, dice);
                sum += promise;
                most = Math.max(most, promise(s, general, dice + any) - promise);
            }
        }
        return sum + most;
    }

    /** Of one general, the best: all have cards against him, and those who have are near, and the land around him is free. */
    static double march(State s) {
        if (s.attacking()) {
            return 0;
        }
        double best = 0;
        for (var general : General.ALL) {
            if (!s.slain(general)) {
                best = Math.max(best, march(s, general));
            }
        }
        return best;
    }

    private static double march(State s, General general) {
        double all = 0;
        double way = 0;
        var place = s.place(general);
        for (var banner : s.banners()) {
            if (s.plays(banner)) {
                double dice = HandStrength.all(s, banner, general);
                all += dice;
                way += dice * Math.max(0, 1 - Distances.actions(s, banner, place) / FAR);
            }
        }
        if (all == 0) {
            return 0;
        }
        double promise = promise(s, general, all);
        double near = way / all * (1 - 0.1 * s.minions(place));
        double urgency = 1 + 0.2 * s.step(general);
        return promise * promise * near * urgency;
    }

    /** How likely a hero slays a general with those who stand there already. */
    static double chance(State s, Banner banner, General general) {
        double dice = 0;
        for (var other : s.banners()) {
            if (other == banner || (s.plays(other) && s.is(State.PLACE, other, s.place(general)))) {
                dice += HandStrength.all(s, other, general);
            }
        }
        return SlayOdds.slays(general, dice, s.strength(general));
    }

    /** An attack that has begun: how likely it succeeds. */
    static double chance(State s) {
        var foe = s.foe();
        var asked = committing(s);
        double dice = 0;
        for (var banner : s.banners()) {
            if (s.plays(banner) && s.count(State.ROLLED, banner) == 0) {
                int cards = Assault.dice(s, banner);
                if (asked != null) {
                    cards += toCome(s, banner, asked);
                }
                dice += cards * HandStrength.skill(s, banner, foe);
            }
        }
        return SlayOdds.slays(foe, dice, s.count(State.FOE_LIFE) - Assault.total(s));
    }

    /** The dice that may still be committed: clockwise from the one who is asked, by all who stand there. */
    private static int toCome(State s, Banner banner, Siege.Committing asked) {
        if (banner == asked.seat()) {
            return HandStrength.dice(s, banner, s.foe(), asked.from());
        }
        int seats = s.seats();
        int leader = s.leader().ordinal();
        boolean later =
                (banner.ordinal() - leader + seats) % seats > (asked.seat().ordinal() - leader + seats) % seats;
        return later && s.is(State.PLACE, banner, s.place(s.foe())) ? HandStrength.dice(s, banner, s.foe(), 0) : 0;
    }

    private static Siege.@Nullable Committing committing(State s) {
        return s.head() instanceof Siege.Committing asked ? asked : null;
    }
}
