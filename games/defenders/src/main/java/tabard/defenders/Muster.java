package tabard.defenders;

import org.jspecify.annotations.Nullable;
import tabard.table.Agenda;
import tabard.table.Frame;

/** What all hands together could do to a general, and how near that is. */
final class Muster {
    private static final double FAR = 8;

    private Muster() {}

    /** The dice of a hand, each counted as so many dice without skill. */
    private static double strength(State s, Banner banner, General general) {
        int dice = dice(s, banner, general);
        return dice == 0 ? 0 : dice * skill(s, banner, general);
    }

    /** The dice that a hand shows against a general. */
    private static int dice(State s, Banner banner, General general) {
        return dice(s, banner, general, 0);
    }

    /** Only those of cards from this number on. */
    private static int dice(State s, Banner banner, General general, int from) {
        int dice = 0;
        for (int word = from / Integer.SIZE; word < HeroCard.WORDS; word++) {
            int cards = s.held(banner, word) & HeroCard.portraits(general, word);
            cards &= word == from / Integer.SIZE ? -1 << from : -1;
            dice += Integer.bitCount(cards) + Integer.bitCount(cards & HeroCard.twoDice(word));
        }
        return dice;
    }

    /** How many dice without skill one of his is worth (DR-15, 18); nothing helps against dread (DR-9.7). */
    private static double skill(State s, Banner banner, General general) {
        if (general == General.VARKOLAK) {
            return 1;
        }
        double hit = (7 - general.toHit()) / 6.0;
        double better = hit;
        if (s.enjoys(banner, Quest.AMULET_OF_THE_GODS)) {
            better += 1 / 6.0;
        }
        boolean again = s.enjoys(banner, Quest.UNICORN_STEED);
        switch (s.hero(banner)) {
            case RANGER -> better += s.place(general).is(Colour.GREEN) ? 1 / 6.0 : 0;
            case SORCERESS -> {
                var form = s.form();
                better += form != null && form.colour() == general.colour() ? 1 / 6.0 : 0;
            }
            case DWARF -> again |= general == General.SAPPHIRE;
            case EAGLE_RIDER -> better *= s.style(Style.GROUND) ? 1.15 : 1;
            case CLERIC, PALADIN, ROGUE, WIZARD -> {}
        }
        better = Math.min(5 / 6.0, better);
        return (again ? better + (1 - better) * better : better) / hit;
    }

    private static double strength(State s, General general) {
        double sum = 0;
        for (int i = 0; i < s.seats(); i++) {
            var banner = Banner.ALL.get(i);
            if (s.plays(banner)) {
                sum += strength(s, banner, general);
            }
        }
        return sum;
    }

    /** Half the share of his life that these dice would take, half how likely they slay him. */
    private static double promise(State s, General general, double dice) {
        int life = Math.min(general.life(), s.count(State.STRENGTH, general) + 1); // he may recover until then
        double share = Math.min(1, dice * Odds.hit(general) / life);
        return 0.5 * share * Math.sqrt(share) + 0.5 * Odds.slays(general, dice, life);
    }

    /** The cards of all hands, for each general that lives. */
    static double cards(State s) {
        double sum = 0;
        for (var general : General.ALL) {
            if (!s.slain(general)) {
                sum += promise(s, general, strength(s, general));
            }
        }
        return sum;
    }

    /** Of one general, the best: all have cards against him, and those who have are near, and the land around him is free. */
    static double march(State s) {
        if (s.count(State.FOE) != 0) {
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
        for (int i = 0; i < s.seats(); i++) {
            var banner = Banner.ALL.get(i);
            if (s.plays(banner)) {
                double dice = strength(s, banner, general);
                all += dice;
                way += dice * Math.max(0, 1 - Prospects.actions(s, banner, place) / FAR);
            }
        }
        if (all == 0) {
            return 0;
        }
        double promise = promise(s, general, all);
        double near = way / all * (1 - 0.1 * s.minions(place));
        double urgency = 1 + 0.2 * s.count(State.STEP, general);
        return promise * promise * near * urgency;
    }

    /** An attack that has begun: how likely it succeeds. */
    static double chance(State s) {
        var foe = s.foe();
        var asked = committing(s);
        double dice = 0;
        for (int i = 0; i < s.seats(); i++) {
            var banner = Banner.ALL.get(i);
            if (s.plays(banner) && s.count(State.ROLLED, banner) == 0) {
                int cards = Assault.dice(s, banner);
                if (asked != null) {
                    cards += toCome(s, banner, asked);
                }
                dice += cards * skill(s, banner, foe);
            }
        }
        return Odds.slays(foe, dice, s.count(State.FOE_LIFE) - Assault.total(s));
    }

    /** The dice that may still be committed: clockwise from the one who is asked, by all who stand there. */
    private static int toCome(State s, Banner banner, Siege.Committing asked) {
        if (banner == asked.seat()) {
            return dice(s, banner, s.foe(), asked.from());
        }
        int seats = s.seats();
        int leader = s.leader().ordinal();
        boolean later =
                (banner.ordinal() - leader + seats) % seats > (asked.seat().ordinal() - leader + seats) % seats;
        return later && s.at(banner, s.place(s.foe())) ? dice(s, banner, s.foe()) : 0;
    }

    private static Siege.@Nullable Committing committing(State s) {
        return s.agenda() instanceof Agenda.First<Frame<State, Move>>(Siege.Committing asked, var _) ? asked : null;
    }
}
