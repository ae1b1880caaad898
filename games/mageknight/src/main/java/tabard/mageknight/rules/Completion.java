package tabard.mageknight.rules;

import java.util.function.Predicate;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.round.Supply;

/** Makes what a document did not name fit what it did: cards that are nowhere else are in the deck, units and tokens in their piles. */
public final class Completion {
    private Completion() {}

    public static void fit(State s, Predicate<String> named) {
        heroes(s, named);
        if (Tile.ALL.stream().anyMatch(tile -> named.test("tiles." + tile.word()))) {
            for (var tile : Tile.ALL) {
                if (!named.test("tiles." + tile.word()) && tile.type() != Tile.Type.START) {
                    s.move(State.TILES, tile, null);
                }
            }
        }
        map(s, named);
        if (Tactic.ALL.stream().anyMatch(tactic -> named.test("tactics." + tactic.word()))) {
            for (var tactic : Tactic.ALL) {
                if (!named.test("tactics." + tactic.word())) {
                    s.move(State.TACTICS, tactic, null);
                }
            }
        }
        for (var player : s.players()) {
            var hero = s.get(State.HERO, player);
            if (hero != null && s.round() > 0) {
                deck(s, player, hero, named);
            }
        }
        offers(s, named);
        if (s.round() > 0) {
            units(s, named);
            tokens(s, named);
        }
        s.renew();
    }

    /** Who is not named leads a hero that nobody else does. */
    private static void heroes(State s, Predicate<String> named) {
        for (var player : s.players()) {
            if (!named.test(player.word() + ".hero")) {
                for (var hero : Hero.ALL) {
                    if (s.players().stream().anyMatch(other -> other != player && clash(s, player, other))) {
                        s.set(State.HERO, player, hero);
                    }
                }
            }
        }
    }

    private static boolean clash(State s, Player player, Player other) {
        var hero = s.get(State.HERO, player);
        return hero != null && s.is(State.HERO, other, hero);
    }

    /** Where tiles are named, the others but the start tile are not laid, and nothing lies on them. */
    private static void map(State s, Predicate<String> named) {
        for (var plot : Plot.ALL) {
            if (s.at(State.TILES, plot.tile()) == null) {
                s.clear(State.GUARD, plot);
                s.clear(State.SHIELD, plot);
                if (plot.secret()) {
                    s.clear(State.ENTRANCE, plot.entrance());
                }
                if (plot.lair() != null) {
                    s.clear(State.SECOND, plot.lair());
                }
                s.players().forEach(player -> s.remove(State.MARKED, player, plot));
            }
        }
        for (var ruin : Ruin.ALL) {
            var plot = s.at(State.RUINS, ruin);
            if (plot != null && s.at(State.TILES, plot.tile()) == null) {
                s.move(State.RUINS, ruin, null);
            }
        }
        for (var player : s.players()) {
            var place = s.place(player);
            if (place != null && !named.test(player.word() + ".place") && !lies(s, place)) {
                s.set(State.PLACE, player, Space.PORTAL);
            }
        }
    }

    /** Whether a tile lies there; what is derived is worked out later. */
    private static boolean lies(State s, Space space) {
        return Tile.ALL.stream().anyMatch(tile -> space.slot().equals(s.at(State.TILES, tile)));
    }

    private static void deck(State s, Player player, Hero hero, Predicate<String> named) {
        for (var card : DeedCard.BASIC_ACTIONS) {
            String path = player.word() + "." + Zone.DECK.word() + ".actions";
            if (!named.test(path) && !named.test(path + "." + card.word())) {
                int elsewhere = 0;
                for (var zone : Zone.COUNTED) {
                    elsewhere += zone == Zone.DECK ? 0 : s.count(State.BASIC, player, zone, card);
                }
                for (var top : s.each(State.ON_TOP, player)) {
                    elsewhere += top.equals(card) ? 1 : 0;
                }
                for (var below : s.each(State.BELOW, player)) {
                    elsewhere += below.equals(card) ? 1 : 0;
                }
                s.set(State.BASIC, player, Zone.DECK, card, Math.max(0, card.inDeckOf(hero) - elsewhere));
            }
        }
    }

    /** A card that is named in a place of an offer puts another back into its deck. */
    private static void offers(State s, Predicate<String> named) {
        for (var offer : Supply.Offer.ALL) {
            for (var place : offer.places) {
                if (offer.cards.stream()
                        .anyMatch(card -> named.test(State.CARDS.path(card)) && s.is(State.CARDS, card, place))) {
                    for (var card : offer.cards) {
                        if (s.is(State.CARDS, card, place) && !named.test(State.CARDS.path(card))) {
                            s.move(State.CARDS, card, null);
                        }
                    }
                }
            }
        }
    }

    private static void units(State s, Predicate<String> named) {
        if (named.test("unit-pile")) {
            return;
        }
        for (var unit : Unit.ALL) {
            int elsewhere = s.count(State.UNIT_OFFER, unit);
            for (var under : s.each(State.UNITS_UNDER, unit.tier())) {
                elsewhere += under.equals(unit) ? 1 : 0;
            }
            for (var player : s.players()) {
                for (var command : Command.ALL) {
                    elsewhere += unit.equals(s.unit(player, command)) ? 1 : 0;
                }
            }
            s.set(State.UNIT_PILE, unit, Math.max(0, unit.copies() - elsewhere));
        }
    }

    /** Tokens face down are still unseen. */
    private static void tokens(State s, Predicate<String> named) {
        if (State.BATCHES.stream().anyMatch(batch -> named.test("unseen." + batch.word()))) {
            return;
        }
        int[] seen = PositionCheck.seen(s);
        for (var enemy : Enemy.ALL) {
            if (enemy.in(s.terms().tokens())) {
                int rest = enemy.copies() - seen[enemy.ordinal()];
                for (int batch = 1; batch < Token.BATCHES; batch++) {
                    rest -= s.count(State.UNSEEN, State.BATCHES.get(batch), enemy);
                }
                s.set(State.UNSEEN, State.BATCHES.getFirst(), enemy, Math.max(0, rest));
            }
        }
    }
}
