package tabard.defenders.bot;

import java.util.List;
import tabard.defenders.content.*;
import tabard.defenders.rules.State;
import tabard.table.Moves;
import tabard.table.cards.Kind;

/** What one hand is worth against a general, counted in dice without skill. */
final class HandStrength {
    private static final double A_CARD = 1.2; // the dice that a card shows in the mean

    /** Cards that serve against every general. */
    private static final Kind<HeroCard> ANY =
            Kind.of(HeroCard.ALL, card -> General.ALL.stream().allMatch(card::shows));

    /** By general, those that serve against him and not against every other. */
    private static final List<Kind<HeroCard>> ALONE =
            Moves.each(General.ALL, general -> Kind.of(HeroCard.ALL, card -> card.shows(general) && !ANY.has(card)));

    private static final int CHARMED = Quest.giving(Trait.CHARMED);
    private static final int UNICORN = Quest.giving(new Skill.RollAgain(Again.UNICORN));

    private HandStrength() {}

    /** Of all cards that can be committed, with those that are still to be shown in an inn. */
    static double all(State s, Banner banner, General general) {
        return against(s, banner, general) + any(s, banner, general);
    }

    /** Of cards that serve against him alone. */
    static double against(State s, Banner banner, General general) {
        int cards = dice(s, banner, ALONE.get(general.ordinal()));
        double shown = PendingDice.shown(s, banner, general.colour());
        return skilled(
                s, banner, general, shown == 0 ? cards : cards + shown * share(s, HeroCard.of(general.colour())));
    }

    /** Of cards that serve against anybody. */
    static double any(State s, Banner banner, General general) {
        int cards = dice(s, banner, ANY);
        double shown = PendingDice.shown(s, banner);
        return skilled(s, banner, general, shown == 0 ? cards : cards + shown * share(s, ANY));
    }

    private static int dice(State s, Banner banner, Kind<HeroCard> kind) {
        return (int) Sum.of(s.held(banner).each(kind), HeroCard::dice);
    }

    /** The dice to expect from a card of the deck, if only these are kept. */
    private static double share(State s, Kind<HeroCard> wanted) {
        return A_CARD * s.deck().count(wanted) / Math.max(1, s.count(State.CARDS, null));
    }

    /** The dice that a hand shows against a general, on cards from this number on. */
    static int dice(State s, Banner banner, General general, int from) {
        var cards = s.held(banner).each(HeroCard.portraits(general));
        return (int) Sum.of(cards, card -> card.ordinal() < from ? 0 : card.dice());
    }

    private static double skilled(State s, Banner banner, General general, double dice) {
        return dice == 0 ? 0 : dice * skill(s, banner, general);
    }

    /** How many dice without skill one of his is worth (DR-15, 18); nothing helps against dread (DR-9.7). */
    static double skill(State s, Banner banner, General general) {
        if (general == General.VARKOLAK) {
            return 1;
        }
        double hit = (7 - general.stats().toHit()) / 6.0;
        var hero = s.hero(banner);
        var lore = hero.lore();
        var form = s.get(State.FORM);
        boolean shaped = hero.can(Trait.AMBUSH) && form != null && form.colour() == general.colour();
        int bonus = (s.rewarded(banner, CHARMED) ? 1 : 0)
                + (shaped || (lore != null && s.place(general).is(lore)) ? 1 : 0);
        double better = hit + bonus / 6.0;
        boolean again = s.rewarded(banner, UNICORN);
        if (hero.again() == Again.DRAGON_SLAYER) {
            again |= general == General.SAPPHIRE;
        } else if (hero.again() == Again.GROUND) {
            better *= s.is(State.STYLE, Style.GROUND) ? 1.15 : 1;
        }
        better = Math.min(5 / 6.0, better);
        return (again ? better + (1 - better) * better : better) / hit;
    }
}
