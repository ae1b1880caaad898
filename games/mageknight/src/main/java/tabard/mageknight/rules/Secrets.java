package tabard.mageknight.rules;

import java.util.*;
import java.util.random.RandomGenerator;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.effect.*;
import tabard.table.*;

/** MK-22.1, 22.2: of another's hand and deck one knows which cards they hold together, and how many each; the rest is hidden. */
public final class Secrets {
    private static final int TRIES = 1000;

    private Secrets() {}

    public static Seen<State> see(State s, Viewer viewer) {
        var seen = new State(s);
        if (viewer != Viewer.Referee.REFEREE) {
            for (var player : s.players()) {
                if (!viewer.is(player)) {
                    hide(seen, player);
                }
            }
            Treasury.hide(seen, viewer);
            seen.agenda(s.agenda().seenBy(viewer::is));
        }
        return new Seen<>(viewer, seen);
    }

    private static void hide(State seen, Player player) {
        for (var zone : Zone.SECRET) {
            DeedCard.BASIC_ACTIONS.forEach(card -> seen.hide(State.BASIC, player, zone, card));
            seen.hide(State.WOUNDS, player, zone);
        }
        for (var card : DeedCard.RARE) {
            var spot = seen.spot(card);
            if (spot != null && spot.player() == player && spot.zone().secret() && !seen.known(player, card)) {
                seen.move(State.CARDS, card, CardSpot.of(player, Zone.HIDDEN));
            }
        }
        if (seen.get(State.NAMED, player) != null) {
            seen.hide(State.NAMED, player);
        }
        if (answers(seen, player)) {
            seen.hide(State.GIVES, player);
        }
        seen.hideHand(player);
    }

    /** Whether a player's answer to a mind that reads is still to be shown (MK-24.36). */
    private static boolean answers(State s, Player player) {
        var found = new boolean[1];
        Agenda.walk(
                s.agenda(),
                (_, frame, _) -> found[0] |= frame instanceof MindRead.Baring(var opening) && opening == player);
        return found[0];
    }

    /** A hand that cannot answer what its owner is asked is not what he holds: others are dealt until one can. */
    public static State imagine(Seen<State> seen, RandomGenerator dice) {
        var s = fill(seen, dice);
        for (int tries = 0; tries < TRIES && !answerable(s); tries++) {
            s = fill(seen, dice);
        }
        return s;
    }

    private static boolean answerable(State s) {
        if (s.agenda() instanceof Agenda.First<Frame<State, Move>>(State.Asks<?> asks, var _)
                && asks.choices(s).size() == 0) {
            return false;
        }
        var able = new boolean[] {true};
        Agenda.walk(
                s.agenda(),
                (_, frame, _) -> able[0] &= !(frame instanceof Deeds.Doing(var player, var script, int part))
                        || Works.goesOn(s, player, script, part));
        return able[0];
    }

    private static State fill(Seen<State> seen, RandomGenerator dice) {
        var s = new State(seen.masked());
        Treasury.deal(s, seen.viewer(), dice);
        for (var player : s.players()) {
            if (s.hidden(State.WOUNDS, player, Zone.HAND)) {
                deal(s, player, dice);
            }
            if (s.hidden(State.NAMED, player)) {
                name(s, player, dice);
            }
        }
        s.renew();
        for (var player : s.players()) {
            if (s.hidden(State.GIVES, player)) {
                give(s, player, dice);
            }
        }
        return s;
    }

    /** The cards that lie in secret zones, shuffled into them: what all have seen in the hand stays there. */
    private static void deal(State s, Player player, RandomGenerator dice) {
        int hand = s.size(player, Zone.HAND);
        int stored = s.size(player, Zone.STORED);
        var pool = new ArrayList<Integer>();
        for (var zone : Zone.SECRET) {
            DeedCard.BASIC_ACTIONS.forEach(card -> s.set(State.BASIC, player, zone, card, 0));
            s.set(State.WOUNDS, player, zone, 0);
        }
        for (var card : DeedCard.BASIC_ACTIONS) {
            int known = 0;
            for (var remembered : s.each(State.KNOWN, player)) {
                known += remembered.equals(card) ? 1 : 0;
            }
            s.set(State.BASIC, player, Zone.HAND, card, known);
            hand -= known;
            pool.addAll(Collections.nCopies(s.count(State.POOL, player, card) - known, card.ordinal()));
        }
        for (var card : DeedCard.RARE) {
            if (s.is(State.CARDS, card, CardSpot.of(player, Zone.HIDDEN))) {
                pool.add(card.ordinal());
            } else if (s.is(State.CARDS, card, CardSpot.of(player, Zone.HAND))) {
                hand--;
            }
        }
        pool.addAll(Collections.nCopies(s.count(State.WOUND_POOL, player), DeedCard.ALL.size()));
        for (int i = 0; i < pool.size(); i++) {
            Collections.swap(pool, i, i + dice.nextInt(pool.size() - i));
            var zone = i < hand ? Zone.HAND : i < hand + stored ? Zone.STORED : Zone.DECK;
            put(s, player, pool.get(i), zone);
        }
    }

    private static void put(State s, Player player, int kind, Zone zone) {
        if (kind == DeedCard.ALL.size()) {
            s.add(State.WOUNDS, player, zone, 1);
        } else if (kind < DeedCard.BASIC_ACTIONS.size()) {
            s.add(State.BASIC, player, zone, DeedCard.ALL.get(kind), 1);
        } else {
            s.move(State.CARDS, DeedCard.ALL.get(kind), CardSpot.of(player, zone));
        }
    }

    /** A card of the colour that was asked for, if there is one. */
    private static void give(State s, Player player, RandomGenerator dice) {
        var colour = s.get(State.THAT);
        var fitting = new ArrayList<DeedCard>();
        for (var card : s.cards(player)) {
            if (colour != null && card.colour() == colour) {
                fitting.add(card);
            }
        }
        s.set(State.GIVES, player, fitting.isEmpty() ? null : fitting.get(dice.nextInt(fitting.size())));
    }

    private static void name(State s, Player player, RandomGenerator dice) {
        var used = s.players().stream()
                .map(other -> s.tactic(Entrant.of(other)))
                .filter(Objects::nonNull)
                .toList();
        s.set(State.NAMED, player, used.get(dice.nextInt(used.size())));
    }
}
