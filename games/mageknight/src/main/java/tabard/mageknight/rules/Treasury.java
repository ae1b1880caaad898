package tabard.mageknight.rules;

import java.util.*;
import java.util.random.RandomGenerator;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.table.*;

/** MK-22.2: artifacts that only one player has seen might be, for the others, any that they have not seen. */
final class Treasury {
    private Treasury() {}

    private static boolean secret(State s, Viewer viewer, DeedCard card) {
        for (var player : s.players()) {
            if (!viewer.is(player) && s.has(State.SECRET, player, card)) {
                return true;
            }
        }
        return false;
    }

    /** Where an artifact is that the viewer has not seen cannot be told from one that is still in the deck. */
    static void hide(State seen, Viewer viewer) {
        var secrets = DeedCard.ARTIFACTS.stream()
                .filter(card -> secret(seen, viewer, card))
                .toList();
        if (secrets.isEmpty()) {
            return;
        }
        for (var player : seen.players()) {
            for (int i = 0; i < seen.size(State.ON_TOP, player); i++) {
                if (secrets.contains(seen.get(State.ON_TOP, player, i))) {
                    seen.hideTop(player, i);
                }
            }
        }
        for (int i = 0; i < seen.size(State.ARTIFACTS_UNDER); i++) {
            if (secrets.contains(seen.get(State.ARTIFACTS_UNDER, i))) {
                seen.hideUnder(i);
            }
        }
        for (var card : DeedCard.ARTIFACTS) {
            if (secrets.contains(card) || seen.is(State.CARDS, card, null)) {
                seen.hide(State.CARDS, card);
            }
        }
        for (var player : seen.players()) {
            if (!viewer.is(player)) {
                secrets.forEach(card -> seen.shown(player, card));
            }
        }
    }

    /** Gives the hidden ones places: those that are known to hold one, and the rest is still in the deck. */
    static void deal(State s, Viewer viewer, RandomGenerator dice) {
        var hidden = new ArrayList<DeedCard>();
        for (var card : DeedCard.ARTIFACTS) {
            if (s.hidden(State.CARDS, card)) {
                hidden.add(card);
            }
        }
        for (int i = 0; i < hidden.size(); i++) {
            Collections.swap(hidden, i, i + dice.nextInt(hidden.size() - i));
        }
        var left = new ArrayDeque<>(hidden);
        var others = s.players().stream().filter(player -> !viewer.is(player)).toList();
        for (var player : others) {
            int pool = pool(s, player);
            for (int i = 0; i < s.size(State.ON_TOP, player); i++) {
                if (s.get(State.ON_TOP, player, i) == null) {
                    var card = left.remove();
                    s.putTop(player, i, card);
                    give(s, player, card, Zone.TOP);
                }
            }
            int drawn = s.size(player, Zone.DRAWN);
            for (int i = 0; i < drawn; i++) {
                give(s, player, left.remove(), Zone.DRAWN);
            }
            for (int i = 0; i < pool; i++) {
                give(s, player, left.remove(), Zone.HIDDEN);
            }
        }
        for (int i = 0; i < s.size(State.ARTIFACTS_UNDER); i++) {
            if (s.get(State.ARTIFACTS_UNDER, i) == null) {
                var card = left.remove();
                s.putUnder(i, card);
                s.move(State.CARDS, card, CardSpot.ARTIFACT_UNDER);
                s.add(State.SECRET, others.getFirst(), card);
            }
        }
        left.forEach(card -> s.move(State.CARDS, card, null));
    }

    private static void give(State s, Player player, DeedCard card, Zone zone) {
        s.move(State.CARDS, card, CardSpot.of(player, zone));
        s.add(State.SECRET, player, card);
    }

    /** How many artifacts unseen by others are among the secret cards of a player: what all others do not make up. */
    private static int pool(State s, Player player) {
        int cards = s.size(player, Zone.HAND)
                + s.size(player, Zone.DECK)
                + s.size(player, Zone.STORED)
                - s.count(State.WOUND_POOL, player);
        for (var card : DeedCard.BASIC_ACTIONS) {
            cards -= s.count(State.POOL, player, card);
        }
        for (int i = DeedCard.BASIC_ACTIONS.size(); i < DeedCard.ALL.size(); i++) {
            var spot = s.spot(DeedCard.ALL.get(i));
            if (spot != null && spot.player() == player && (spot.zone().secret() || spot.zone() == Zone.HIDDEN)) {
                cards--;
            }
        }
        return cards;
    }
}
