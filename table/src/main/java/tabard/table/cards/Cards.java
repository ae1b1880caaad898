package tabard.table.cards;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.FieldReads;
import tabard.table.FieldWrites;
import tabard.table.Lottery;
import tabard.table.Named;
import tabard.table.Seat;
import tabard.table.Viewer;
import tabard.table.sheet.Flag;
import tabard.table.sheet.Where;

/**
 * Cards in decks, hands, discards and rows: who knows where they are, what they might be, and how they are drawn. The field keeps
 * numbers if something is hidden: all can count the cards of a place.
 */
public record Cards<T extends Named, P extends Named>(
        Where<T, P> where,
        Sight<P> sight,
        @Nullable Flag shown,
        @Nullable Memory<?> memory) {
    /** Who sees the cards that lie in a place; null is no place. */
    @FunctionalInterface
    public interface Sight<P> {
        boolean sees(Viewer viewer, @Nullable P place);
    }

    /** A flag for each seat and card. */
    private record Memory<Q extends Seat>(Flag flag, List<Q> seats) {}

    public static <T extends Named, P extends Named> Cards<T, P> of(Where<T, P> where, Sight<P> sight) {
        return new Cards<>(where, sight, null, null);
    }

    /** Some cards lie in hidden places, but all have seen them: a flag for each card. */
    public Cards<T, P> shown(Flag flag) {
        return new Cards<>(where, sight, flag, memory);
    }

    /** Some seats have seen cards that are hidden from others: a flag for each seat and card, which only those seats know. */
    public <Q extends Seat> Cards<T, P> seenBy(Flag flag, List<Q> seats) {
        return new Cards<>(where, sight, shown, new Memory<>(flag, seats));
    }

    // what is hidden

    /** Blanks in a copy of the position what the viewer may not know. */
    public void see(FieldWrites s, Viewer viewer) {
        if (viewer == Viewer.Referee.REFEREE) {
            return;
        }
        for (int i = 0; i < where.things().size(); i++) {
            var card = where.things().get(i);
            if (!s.hidden(where, card) && !knows(s, viewer, card)) {
                s.hide(where, card);
            }
        }
        if (memory != null) {
            for (var seat : memory.seats) {
                if (!viewer.is(seat)) {
                    where.things().forEach(card -> s.hide(memory.flag, seat, card));
                }
            }
        }
    }

    private boolean knows(FieldReads s, Viewer viewer, T card) {
        if (sight.sees(viewer, s.at(where, card)) || (shown != null && s.is(shown, card))) {
            return true;
        }
        if (memory != null) {
            for (var seat : memory.seats) {
                if (viewer.is(seat) && s.is(memory.flag, seat, card)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Puts what the viewer does not know where it might be: as many cards in each place as there are. */
    public void imagine(FieldWrites s, RandomGenerator dice) {
        unseen(s, dice).fill();
    }

    /** For games where not every card can be in every hidden place: deals first what is bound, then {@link Unseen#fill the rest}. */
    public Unseen<T, P> unseen(FieldWrites s, RandomGenerator dice) {
        if (memory != null) {
            for (var seat : memory.seats) {
                for (var card : where.things()) {
                    if (s.hidden(memory.flag, seat, card)) {
                        s.set(memory.flag, seat, card, false); // what others remember is their own affair
                    }
                }
            }
        }
        return new Unseen<>(s, where, dice);
    }

    /** Cards that a hand-written document did not name go to a place; the predicate tells what it named, as paths. */
    public void fit(FieldWrites s, Predicate<String> named, @Nullable P rest) {
        for (var card : where.things()) {
            if (!named.test(where.path(card))) {
                s.move(where, card, rest);
            }
        }
    }

    // drawing

    /** One of the cards in a place, and the move that it makes. */
    public <M extends Action> Lottery<M> draw(FieldReads s, @Nullable P from, Function<? super T, ? extends M> maker) {
        return new Deal<>(where.things(), s.words(where, from), maker);
    }

    /** One of the cards of a kind in a place. */
    public <M extends Action> Lottery<M> draw(
            FieldReads s, @Nullable P from, Function<? super T, ? extends M> maker, Kind<T> kind) {
        return new Deal<>(where.things(), kind.among(s.words(where, from)), maker);
    }

    public int count(FieldReads s, @Nullable P place, Kind<T> kind) {
        int count = 0;
        for (int word : kind.among(s.words(where, place))) {
            count += Integer.bitCount(word);
        }
        return count;
    }

    /** Whether a card can be drawn, from the deck or, once they are shuffled, from the discards. */
    public boolean drawable(FieldReads s, @Nullable P deck, @Nullable P discards) {
        return s.count(where, deck) > 0 || s.count(where, discards) > 0;
    }

    public boolean drawable(FieldReads s, @Nullable P deck, @Nullable P discards, Kind<T> kind) {
        return count(s, deck, kind) > 0 || count(s, discards, kind) > 0;
    }

    /** To be called when a card is needed: an empty deck is made of the discards. */
    public void replenish(FieldWrites s, @Nullable P deck, @Nullable P discards) {
        if (s.count(where, deck) == 0) {
            for (var card : s.each(where, discards)) {
                s.move(where, card, deck);
            }
        }
    }

    /** The same for a deck of one kind of cards; how many it got. */
    public int replenish(FieldWrites s, @Nullable P deck, @Nullable P discards, Kind<T> kind) {
        int moved = 0;
        if (count(s, deck, kind) == 0) {
            for (var card : s.each(where, discards)) {
                if (kind.has(card)) {
                    s.move(where, card, deck);
                    moved++;
                }
            }
        }
        return moved;
    }
}
