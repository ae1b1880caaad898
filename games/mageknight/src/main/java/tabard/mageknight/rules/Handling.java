package tabard.mageknight.rules;

import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.table.*;
import tabard.table.sheet.Row;
import tabard.table.sheet.Where;

/** Cards go from place to place, and what is counted beside them is kept in step. */
abstract sealed class Handling extends Holdings permits State {
    Handling(Options options) {
        super(options);
    }

    Handling(Handling source) {
        super(source);
    }

    /** The first deck of a hero. */
    public final void deal(Player player, Hero hero) {
        for (var card : DeedCard.BASIC_ACTIONS) {
            int copies = card.inDeckOf(hero);
            set(BASIC, player, Zone.DECK, card, copies);
            add(SIZE, player, Zone.DECK, copies);
            add(POOL, player, card, copies);
        }
    }

    /** A card goes from one zone of its owner to another. */
    public final void shift(Player player, DeedCard card, Zone from, Zone to) {
        boolean basic = card.is(DeedCard.Sort.BASIC_ACTION);
        switch (from) {
            case TOP -> take(ON_TOP, player, card);
            case BOTTOM -> take(BELOW, player, card);
            default -> {
                if (basic) {
                    add(BASIC, player, from, card, -1);
                }
            }
        }
        add(SIZE, player, from, -1);
        if (basic && from.secret()) {
            add(POOL, player, card, -1);
        }
        enter(player, card, to);
        if (from == Zone.HAND) {
            forget(player, card);
            renew(IN_HAND, player, card);
        }
    }

    /** A card that was nobody's, or somebody else's, comes to a zone of a player. */
    public final void enter(Player player, DeedCard card, Zone to) {
        boolean basic = card.is(DeedCard.Sort.BASIC_ACTION);
        switch (to) {
            case TOP -> onTop(player, card);
            case BOTTOM -> below(player, card);
            default -> {
                if (basic && to != Zone.AWAY) {
                    add(BASIC, player, to, card, 1);
                }
            }
        }
        if (!basic) {
            move(CARDS, card, CardSpot.of(player, to));
        } else if (to.secret()) {
            add(POOL, player, card, 1);
        }
        if (!basic || to != Zone.AWAY) { // a basic action that is thrown away is missed, not counted
            add(SIZE, player, to, 1);
        }
        if (to == Zone.HAND) {
            renew(IN_HAND, player, card);
        }
        if (to == Zone.DISCARD || to == Zone.PLAYED || to == Zone.AWAY || to == Zone.BANNER) {
            shown(player, card);
        }
    }

    /** Everybody has seen it now. */
    public final void shown(Player player, DeedCard card) {
        remove(SECRET, player, card);
    }

    /** A rare card leaves its owner's zones, but not his hand, for good. */
    public final void part(Player player, DeedCard card, Zone from, CardSpot to) {
        move(CARDS, card, to);
        add(SIZE, player, from, -1);
    }

    /** A card of a discard pile goes to the hand of another player for good (MK-24.36). */
    public final void handOver(Player from, Player to, DeedCard card) {
        if (card.is(DeedCard.Sort.BASIC_ACTION)) {
            add(BASIC, from, Zone.DISCARD, card, -1);
        }
        add(SIZE, from, Zone.DISCARD, -1);
        enter(to, card, Zone.HAND);
        recognise(to, card);
    }

    private void take(Row<DeedCard> row, Player player, DeedCard card) {
        row.remove(cells, player, card);
    }

    /** The newest comes first. */
    private void onTop(Player player, DeedCard card) {
        if (size(ON_TOP, player) == TOP) { // nobody remembers more: the deepest of them joins the bag
            var deepest = get(ON_TOP, player, TOP - 1);
            if (deepest != null) {
                shift(player, deepest, Zone.TOP, Zone.DECK);
            }
        }
        add(ON_TOP, player, card);
        for (int i = size(ON_TOP, player) - 1; i > 0; i--) {
            var above = get(ON_TOP, player, i - 1);
            if (above != null) {
                ON_TOP.set(cells, player, i, above);
            }
        }
        ON_TOP.set(cells, player, 0, card);
    }

    private void below(Player player, DeedCard card) {
        if (size(BELOW, player) == BOTTOM) {
            shift(player, known(BELOW, player), Zone.BOTTOM, Zone.DECK);
        }
        add(BELOW, player, card);
    }

    /** Everybody has seen it going to the hand, but for an artifact that only its owner has seen. */
    public final void recognise(Player player, DeedCard card) {
        if (!has(SECRET, player, card) && size(KNOWN, player) < REMEMBERED) {
            add(KNOWN, player, card);
        }
    }

    /** In what others see, only the cards of a hand that all know. */
    final void hideHand(Player player) {
        for (var card : DeedCard.ALL) {
            IN_HAND.set(cells, player, card, known(player, card));
        }
    }

    /** In what others see: an artifact lies there that only its owner knows (MK-22.2). */
    final void hideTop(Player player, int place) {
        ON_TOP.hide(cells, player, place);
    }

    final void hideUnder(int place) {
        ARTIFACTS_UNDER.hide(cells, place);
    }

    final void putTop(Player player, int place, DeedCard card) {
        ON_TOP.set(cells, player, place, card);
    }

    final void putUnder(int place, DeedCard card) {
        ARTIFACTS_UNDER.set(cells, place, card);
    }

    /** What all knew of a hand they know no longer: cards left it unseen. */
    public final void unknown(Player player) {
        KNOWN.clear(cells, player);
    }

    private void forget(Player player, DeedCard card) {
        KNOWN.remove(cells, player, card);
    }

    /** Wounds come from the pile, go back to it, or from zone to zone; null is the pile, which never ends (MK-2.2). */
    public final void wound(Player player, @Nullable Zone from, @Nullable Zone to, int n) {
        wounds(player, from, -n);
        wounds(player, to, n);
    }

    private void wounds(Player player, @Nullable Zone zone, int n) {
        if (zone != null) {
            add(WOUNDS, player, zone, n);
            add(SIZE, player, zone, n);
            if (zone.secret()) {
                add(WOUND_POOL, player, n);
            }
        }
    }

    /** All cards of a zone, wounds too, go to another; neither has an order. */
    public final void pour(Player player, Zone from, Zone to) {
        int wounds = count(WOUNDS, player, from);
        for (int i = 0; size(player, from) > wounds && i < DeedCard.BASIC_ACTIONS.size(); i++) {
            var card = DeedCard.BASIC_ACTIONS.get(i);
            for (int n = count(BASIC, player, from, card); n > 0; n--) {
                shift(player, card, from, to);
            }
        }
        int spot = Where.number(CardSpot.of(player, from));
        for (int i = DeedCard.BASIC_ACTIONS.size(); size(player, from) > wounds; i++) {
            if (cells[CARDS.cells().from() + i] == spot) {
                shift(player, DeedCard.ALL.get(i), from, to);
            }
        }
        wound(player, from, to, wounds);
    }

    /** What was known of the order of a deck is forgotten: it is shuffled. */
    public final void shuffle(Player player) {
        while (size(ON_TOP, player) > 0) {
            shift(player, known(ON_TOP, player), Zone.TOP, Zone.DECK);
        }
        while (size(BELOW, player) > 0) {
            shift(player, known(BELOW, player), Zone.BOTTOM, Zone.DECK);
        }
    }
}
