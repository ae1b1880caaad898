package tabard.defenders.bot;

import java.util.function.Predicate;
import java.util.stream.IntStream;
import tabard.defenders.content.*;
import tabard.defenders.rules.*;
import tabard.table.sheet.Subset;

/** What threatens the realm, each peril measured by itself. */
final class Threats {
    private static final int SCARCE = 10;
    private static final double BEFORE_THE_CITY = 0.1; // what a minion next to the City is worth more
    private static final double[] THREAT = {0, 0.6, 1.8, 4.5, 9};

    /** The darkness cards that lead a general into the City from next to it. */
    private static final long[] ENTERING = General.ALL.stream()
            .mapToLong(general -> cards(card -> enters(card, general)))
            .toArray();

    /** By colour, the cards that bring at least so many minions of it. */
    private static final long[][] BRINGING = Colour.ALL.stream()
            .map(colour -> IntStream.rangeClosed(0, 4)
                    .mapToLong(minions -> cards(card -> brings(card, colour) >= minions))
                    .toArray())
            .toArray(long[][]::new);

    private static final long PATROLS = cards(card -> card.kind() == DarknessCard.Kind.ORC_PATROLS);

    private Threats() {}

    private static long cards(Predicate<DarknessCard> wanted) {
        return Subset.all(DarknessCard.ALL).where(wanted).bits();
    }

    private static boolean enters(DarknessCard card, General general) {
        var advance = card.advance();
        return advance != null
                && advance.general() == general
                && (advance.to() == null || advance.to() == Location.CITY);
    }

    private static double brings(DarknessCard card, Colour colour) {
        return Sum.of(card.groups(), group -> group.colour() == colour ? group.minions() : 0);
    }

    /** How near the generals are to the City: the last steps weigh most. */
    static double generals(State s) {
        return Sum.of(s.living(), general -> threat(s, general));
    }

    static double threat(State s, General general) {
        return THREAT[s.count(State.STEP, general)];
    }

    /** How likely the next Night is the last, by the cards that the deck still holds. */
    static double lastNight(State s) {
        if (s.is(State.QUIET)) {
            return 0;
        }
        long deck = s.darkDeck();
        int size = Long.bitCount(deck);
        if (size == 0) {
            deck = -1L >>> (Long.SIZE - DarknessCard.ALL.size());
            size = DarknessCard.ALL.size();
        }
        long advance = s.living()
                .where(general -> s.count(State.STEP, general) == 3 && !s.onRed(general))
                .union(general -> ENTERING[general.ordinal()]);
        long full = 0;
        for (var colour : Colour.ALL) {
            int supply = s.count(State.SUPPLY, colour) + (int) PendingDice.killed(s, colour);
            if (supply < 4) {
                full |= BRINGING[colour.ordinal()][supply + 1];
            }
            if (colour == Colour.GREEN && supply < Long.bitCount(Board.lands(colour) & ~s.beset())) {
                full |= PATROLS;
            }
        }
        var war = s.war();
        double falls = Long.bitCount(deck & advance) * war.cards() + Long.bitCount(deck & full & ~advance) * war.full();
        return falls / size;
    }

    /** How many crystals the minions may bring. */
    static double minions(State s) {
        return Sum.of(s.each(State.BESET), place -> danger(s, place, PendingDice.left(s, place)));
    }

    /** Of so many of the minions at one place. */
    static double danger(State s, Location place, double minions) {
        double danger = CrystalsToCome.toCome(s, place, minions);
        return Distances.lines(place, Location.CITY) <= 1 ? danger + BEFORE_THE_CITY * minions : danger;
    }

    /** Colours of which few minions are left. */
    static double shortage(State s) {
        return Sum.of(Colour.ALL, colour -> {
            double missing = Math.max(0, SCARCE - s.count(State.SUPPLY, colour) - PendingDice.killed(s, colour));
            return missing * missing / 10.0;
        });
    }

    /** The last ones weigh most. */
    static double crystals(State s) {
        double crystals = s.count(State.TAINTS) - PendingDice.purged(s);
        return crystals + crystals * crystals / 10.0;
    }

    static double inCity(State s) {
        double minions = PendingDice.left(s, Location.CITY);
        return minions + minions * minions / 4.0;
    }

    /** Of the active hero at the end of this Day; while he has actions left he may still fight or go away. */
    static double wounds(State s) {
        var seat = s.active();
        if (!s.plays(seat)) {
            return 0;
        }
        double wounds = Dusk.wounds(s);
        if (wounds > 0 && s.get(State.FIGHT_PLACE) == s.place(seat)) {
            wounds *= PendingDice.left(s, s.place(seat)) / s.minions(s.place(seat));
        }
        double loss = wounds * 3.0 / (1 + Math.max(0, s.count(State.LIFE, seat) - wounds));
        return s.actions() > 0 ? loss / 6 : loss;
    }
}
