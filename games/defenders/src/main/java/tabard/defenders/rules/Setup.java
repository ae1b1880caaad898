package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.sheet.Subset;
import tabard.table.text.Within;

/** Chapter 3: setting up, with what was agreed beforehand (chapter 19). */
public final class Setup {
    private static final int FIRST_DRAW = 2; // minions on each location of the first cards (DR-3.5)
    private static final int SECOND_DRAW = 1; // and of the others (DR-3.6)

    private Setup() {}

    /** As it was set up for the last table: many games in a row begin alike. */
    private static volatile @Nullable State latest;

    /** Everything before the first lot is drawn: tracks, generals with their minions, the first gate. */
    public static State open(Options options, int rules) {
        var known = latest;
        if (known == null || known.rules() != rules || !known.options().equals(options)) {
            known = opened(options, rules);
            latest = known;
        }
        return new State(known);
    }

    private static State opened(Options options, int rules) {
        var s = board(options, rules);
        s.push(new Dawn.Breaking());
        s.push(new Starting());
        s.push(new Shuffling());
        s.push(new Turning(SECOND_DRAW, List.of()));
        s.push(new Turning(FIRST_DRAW, List.of()));
        s.banners().reversed().forEach(banner -> s.push(new Quests.Seeking(banner)));
        int cards = s.terms().cards(); // DR-19.1
        s.banners().reversed().forEach(banner -> s.push(new Hands.Due(banner, cards)));
        int removed = s.terms().purpleRemoved();
        if (removed > 0) {
            s.push(new Removing(removed));
        }
        s.push(new Allotting());
        s.push(new Mustering());
        return s;
    }

    /** DR-3.1, 3.3, 3.4: the board before anything is drawn. */
    static State board(Options options, int rules) {
        var s = new State(options, rules);
        s.set(WAR, 1);
        s.set(ACTIVE, Banner.LION);
        s.renew();
        for (var general : General.ALL) {
            s.set(STRENGTH, general, general.life());
            s.set(SUPPLY, general.colour(), s.terms().minions());
            s.supplyToBoard(general.colour(), s.place(general), 3);
        }
        s.taint(s.place(General.BALAZARG), 1);
        s.openGate(Board.FIRST_GATE);
        int quiet = s.terms().quietRemoved(); // DR-19.2: they are all alike
        for (var card : DarknessCard.ALL.reversed()) {
            if (quiet > 0 && card.kind() == DarknessCard.Kind.ALL_IS_QUIET) {
                s.move(DARKNESS, card, DarknessSpot.OUT);
                quiet--;
            }
        }
        return s;
    }

    /** The board with nothing drawn, the first heroes that ask nothing in the morning, and a quest for each. */
    public static State clear(Options options, int rules) {
        var s = board(options, rules);
        var heroes = List.of(Hero.CLERIC, Hero.DWARF, Hero.PALADIN, Hero.RANGER);
        for (int i = 0; i < s.options().seats(); i++) {
            give(s, Banner.ALL.get(i), heroes.get(i));
            s.move(Quest.ALL.get(i), QuestSpot.open(Banner.ALL.get(i)));
        }
        for (var card : HeroCard.ALL.reversed().subList(0, s.terms().purpleRemoved())) {
            s.move(CARDS, card, CardSpot.OUT); // purple ones stand last
        }
        s.set(TURN, 1);
        s.set(ACTIONS, s.count(LIFE, Banner.LION));
        s.push(new Dusk.Falling());
        s.push(new Day.Acting(Banner.LION));
        return s;
    }

    static void give(State s, Banner banner, Hero hero) {
        s.set(HERO, banner, hero);
        s.set(WISH, banner, null);
        s.set(PLACE, banner, Location.CITY);
        s.set(LIFE, banner, s.terms().life(hero));
    }

    /** The heroes that nobody has and that have not died (DR-7.9). */
    public static Subset<Hero> free(State s) {
        var free = Subset.all(Hero.ALL).where(hero -> !s.is(DEAD, hero));
        for (var banner : s.players()) {
            free = free.without(s.hero(banner));
        }
        return free;
    }

    /** What hero one would like to lead. */
    @Rule("DR-3.2")
    record Wish(Hero hero) implements Move {}

    /** The lot gave a hero to a player. */
    @Rule("DR-3.2")
    record Granted(Banner banner, Hero hero) implements Move {}

    /** A purple card was taken out beforehand. */
    @Rule("DR-19.2")
    record Removed(HeroCard card) implements Move {}

    /** A darkness card was turned up for the first minions. */
    @Rule("DR-3.5")
    record Turned(DarknessCard card) implements Move {}

    /** The lot fell on the first player. */
    @Rule("DR-3.10")
    record Starts(Banner banner) implements Move {}

    /** All who have no hero yet are asked in turn, or the lot decides. */
    record Mustering() implements Runs, Enlists {
        @Override
        public void run(State s) {
            boolean lot = s.terms().heroesByLot();
            for (var banner : s.banners().reversed()) {
                if (!s.plays(banner)) {
                    s.push(lot ? new Lot(banner) : new Wishing(banner));
                }
            }
        }
    }

    record Wishing(Banner seat) implements Asks<Wish> {
        @Override
        public Choices<Wish> choices(State s) {
            return Choices.among(free(s), Wish::new);
        }

        @Override
        public void answer(State s, Wish chosen) {
            s.set(WISH, seat, chosen.hero);
        }

        /** At the start lots and cards follow the last wish. */
        @Override
        public boolean passesOn(State s, Wish move) {
            return s.count(TURN) == 0;
        }

        @Override
        public void sensible(State s) {
            checkNoHero(s, seat);
        }
    }

    private static void checkNoHero(State s, Banner banner) {
        refuseIf(s.plays(banner), "DR-3.2", "has-hero", banner);
    }

    /** A player waits for a hero drawn at random. */
    record Lot(Banner banner) implements Draws<Granted> {
        @Override
        public Lottery<Granted> lottery(State s) {
            return Lottery.among(free(s), hero -> new Granted(banner, hero));
        }

        @Override
        public void answer(State s, Granted drawn) {
            give(s, banner, drawn.hero);
        }

        @Override
        public void needs(State s) {
            checkNoHero(s, banner);
        }
    }

    /** Everyone gets the hero he wished for; where two wish for the same one, the lot decides and the others wish again. */
    record Allotting() implements Runs, Enlists {
        @Override
        public void run(State s) {
            boolean waiting = false;
            for (var banner : s.banners()) {
                var wish = s.get(WISH, banner);
                if (wish != null) {
                    if (rivals(s, wish).size() > 1) {
                        s.push(this);
                        s.push(new Contest(wish));
                        return;
                    }
                    give(s, banner, wish);
                }
                waiting |= !s.plays(banner);
            }
            if (waiting) {
                s.push(this);
                s.push(new Mustering());
            }
        }
    }

    /** Those who wish for this hero. */
    private static Subset<Banner> rivals(State s, Hero wish) {
        return Subset.all(Banner.ALL).where(banner -> s.is(WISH, banner, wish));
    }

    /** Several wish for this hero. */
    record Contest(Hero hero) implements Draws<Granted> {
        @Override
        public Lottery<Granted> lottery(State s) {
            return Lottery.among(rivals(s, hero), banner -> new Granted(banner, hero));
        }

        @Override
        public void answer(State s, Granted drawn) {
            rivals(s, hero).forEach(banner -> s.set(WISH, banner, null));
            give(s, drawn.banner, hero);
        }

        @Override
        public void needs(State s) {
            refuseIf(rivals(s, hero).isEmpty() || !free(s).has(hero), "DR-3.2", "no-rivals", hero);
        }
    }

    /** So many purple cards are still to be taken out. */
    @Within(least = 1, most = 6, rule = "DR-19.2")
    record Removing(int left) implements Draws<Removed> {
        @Override
        public Lottery<Removed> lottery(State s) {
            return Secrets.CARDS.draw(s, null, Removed::new, HeroCard.PURPLE);
        }

        @Override
        public void answer(State s, Removed drawn) {
            s.move(CARDS, drawn.card, CardSpot.OUT);
            if (left > 1) {
                s.push(new Removing(left - 1));
            }
        }

        @Override
        public void needs(State s) {
            refuseIf(Secrets.CARDS.count(s, null, HeroCard.PURPLE) < left, "DR-19.2", "no-cards");
        }
    }

    /** One of the two draws: so many minions on each location; these locations have been named in it. */
    @Within(least = SECOND_DRAW, most = FIRST_DRAW, rule = "DR-3.5")
    record Turning(int minions, List<Location> named) implements Draws<Turned> {
        @Override
        public Lottery<Turned> lottery(State s) {
            return Secrets.DARKNESS.draw(s, null, Turned::new);
        }

        @Override
        public String clause(State s, Turned drawn) {
            return minions == FIRST_DRAW ? "DR-3.5" : "DR-3.6";
        }

        @Override
        public void answer(State s, Turned drawn) {
            s.move(DARKNESS, drawn.card, DarknessSpot.DISCARDS);
            var seen = new ArrayList<>(named);
            if (fits(s, drawn.card)) {
                drawn.card.groups().forEach(group -> seen.add(group.location()));
            }
            int cards = s.terms().draws(); // DR-19.1
            if (seen.size() < 2 * cards) {
                s.push(new Turning(minions, List.copyOf(seen)));
            }
            if (seen.size() > named.size()) {
                for (var group : drawn.card.groups().reversed()) {
                    s.push(new Overrun.Coming(group.colour(), group.location(), minions, false));
                }
            }
        }

        /** DR-3.5 to 3.7: two locations, new ones in the first draw, and none that would hold four; DR-19.2: which may be allowed. */
        private boolean fits(State s, DarknessCard card) {
            return card.groups().size() == 2 && card.groups().stream().allMatch(group -> fits(s, group.location()));
        }

        private boolean fits(State s, Location place) {
            return (minions == SECOND_DRAW || !named.contains(place))
                    && (s.minions(place) + minions <= Board.ROOM || s.terms().overruns());
        }

        @Override
        public void needs(State s) {
            refuseIf(s.darkDeck() == 0, "DR-3.5", "no-cards");
            refuseIf(named.size() > 4 || named.size() % 2 != 0, "DR-3.5", "number", named.size(), 4);
        }
    }

    /** DR-3.9 */
    record Shuffling() implements Runs {
        @Override
        public void run(State s) {
            Night.shuffle(s);
        }
    }

    record Starting() implements Draws<Starts> {
        @Override
        public Lottery<Starts> lottery(State s) {
            return Lottery.each(
                    Banner.ALL.subList(0, s.terms().firstByLot() ? s.options().seats() : 1), Starts::new);
        }

        @Override
        public void answer(State s, Starts drawn) {
            s.set(ACTIVE, drawn.banner);
            s.set(TURN, 1);
        }
    }
}
