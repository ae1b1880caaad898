package tabard.defenders.rules;

import java.util.random.RandomGenerator;
import tabard.defenders.content.Banner;
import tabard.defenders.content.CardSpot;
import tabard.defenders.content.HeroCard;
import tabard.defenders.content.Rank;
import tabard.table.Seen;
import tabard.table.Viewer;
import tabard.table.sheet.Sheet;

/** Chapter 20: what is hidden. With open hands nothing but the order of decks, and that is drawn when cards are. */
public final class Secrets {
    private Secrets() {}

    public static Seen<State> see(State s, Viewer viewer) {
        var seen = new State(s);
        if (s.closed() && viewer != Viewer.Referee.REFEREE) {
            for (int i = 0; i < HeroCard.ALL.size(); i++) {
                var card = HeroCard.ALL.get(i);
                if (!knows(s, viewer, card)) {
                    seen.hide(card);
                }
            }
            int seer = s.count(State.VISIONARY);
            if (seer > 0 && !viewer.is(Banner.ALL.get(seer - 1))) {
                for (var rank : Rank.ALL) {
                    if (s.count(State.VISIONS, rank) != 0) {
                        seen.set(State.VISIONS, rank, Sheet.BLANK);
                    }
                }
            }
        }
        return new Seen<>(viewer, seen);
    }

    /** Others' hands and the deck cannot be told apart. */
    private static boolean knows(State s, Viewer viewer, HeroCard card) {
        if (s.count(State.CARDS, card) == Sheet.BLANK) {
            return true; // it is hidden already
        }
        var spot = s.spot(card);
        return spot != null && (!spot.hidden() || viewer.is(spot.banner()));
    }

    public static State imagine(Seen<State> seen, RandomGenerator dice) {
        var s = new State(seen.masked());
        if (s.closed()) {
            deal(s, dice);
            visions(s, dice);
        }
        return s;
    }

    /** Unseen cards lie in the hands, as many as all can count, and in the deck. */
    private static void deal(State s, RandomGenerator dice) {
        int[] unseen = new int[HeroCard.ALL.size()];
        int count = 0;
        for (var card : HeroCard.ALL) {
            if (s.count(State.CARDS, card) == Sheet.BLANK) {
                unseen[count++] = card.ordinal();
            }
        }
        for (int i = 0; i < s.seats() && count > 0; i++) {
            var banner = Banner.ALL.get(i);
            for (int missing = s.hand(banner) - s.seenInHand(banner); missing > 0; missing--) {
                int at = dice.nextInt(count);
                s.set(
                        State.CARDS,
                        HeroCard.ALL.get(unseen[at]),
                        CardSpot.hand(banner).ordinal() + 1);
                unseen[at] = unseen[--count];
            }
        }
        for (int i = 0; i < count; i++) {
            s.set(State.CARDS, HeroCard.ALL.get(unseen[i]), 0);
        }
        s.derive();
    }

    private static void visions(State s, RandomGenerator dice) {
        long deck = s.darkDeck();
        for (var rank : Rank.ALL) {
            if (s.count(State.VISIONS, rank) == Sheet.BLANK) {
                long rest = deck;
                for (int ticket = dice.nextInt(Long.bitCount(deck)); ticket > 0; ticket--) {
                    rest &= rest - 1;
                }
                int card = Long.numberOfTrailingZeros(rest);
                s.set(State.VISIONS, rank, card + 1);
                deck &= ~(1L << card);
            }
        }
    }
}
