package tabard.mageknight.rules;

import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.combat.Combat;
import tabard.mageknight.rules.effect.Claims;
import tabard.mageknight.rules.turn.Bonds;
import tabard.table.Refusal;

/** What is true of every position: no card, unit, token, die or tile is made or lost. */
public final class PositionCheck {
    private PositionCheck() {}

    public static void check(State s) {
        if (s.round() == 0) {
            return;
        }
        for (var player : s.players()) {
            Refusal.unless(s.get(State.HERO, player) != null, "MK-4.1", "refused.no-hero", player);
            for (var other : s.players()) {
                Refusal.unless(
                        other == player || !s.leads(other, s.hero(player)),
                        "MK-4.1",
                        "refused.hero-taken",
                        s.hero(player));
            }
            cards(s, player);
            units(s, player);
        }
        for (var card : DeedCard.BASIC_ACTIONS) {
            actions(s, card);
        }
        combat(s);
        for (var unit : Unit.ALL) {
            Refusal.unless(count(s, unit) <= unit.copies(), "MK-2.2", "refused.units", unit, unit.copies());
        }
        tokens(s);
        dice(s);
        map(s);
    }

    /** A basic action may have been taken from another player (MK-24.36), so all of them are counted together. */
    private static void actions(State s, DeedCard card) {
        int sum = 0;
        int due = 0;
        for (var player : s.players()) {
            due += card.inDeckOf(s.hero(player));
            for (var zone : Zone.COUNTED) {
                sum += s.count(State.BASIC, player, zone, card);
            }
            for (var top : s.each(State.ON_TOP, player)) {
                sum += top.equals(card) ? 1 : 0;
            }
            for (var below : s.each(State.BELOW, player)) {
                sum += below.equals(card) ? 1 : 0;
            }
        }
        Refusal.unless(sum <= due, "MK-2.1", "refused.cards", card, sum, due);
    }

    /** A phase belongs to a combat with enemies, and a site to one that is about a site. */
    private static void combat(State s) {
        var venture = s.get(State.VENTURE);
        Refusal.unless(s.phase() == null || venture != null, "MK-13.1", "refused.no-combat");
        Refusal.unless(s.phase() == null || s.part() == Part.COMBAT, "MK-7.7", "refused.no-combat");
        boolean duel = venture == Venture.DUEL;
        var rival = s.get(State.RIVAL);
        Refusal.unless(duel == (rival != null), "MK-19.1", "refused.no-combat");
        if (rival != null) {
            Refusal.unless(s.place(rival) != null, "MK-19.1", "refused.off-map", rival);
        }
        Refusal.unless(s.phase() == null || duel || Combat.faced(s) > 0, "MK-13.1", "refused.no-combat");
        boolean site = venture != null && !duel && venture != Venture.CHALLENGE && venture != Venture.INCANTATION;
        Refusal.unless(!site || s.get(State.FIELD) != null, "MK-13.37", "refused.no-combat");
    }

    private static void cards(State s, Player player) {
        for (var card : s.each(State.ON_TOP, player)) {
            rare(s, player, card, Zone.TOP);
        }
        for (var card : s.each(State.BELOW, player)) {
            rare(s, player, card, Zone.BOTTOM);
        }
        for (var card : s.each(State.KNOWN, player)) {
            Refusal.unless(s.number(player, Zone.HAND, card) > 0, "MK-22.1", "refused.not-in-hand", card);
        }
        Refusal.unless(
                s.count(State.BLIND, player) <= s.size(player, Zone.DECK), "MK-6.11", "refused.empty-deck", player);
    }

    private static void rare(State s, Player player, DeedCard card, Zone zone) {
        Refusal.unless(
                card.is(DeedCard.Sort.BASIC_ACTION) || s.is(State.CARDS, card, CardSpot.of(player, zone)),
                "MK-2.2",
                "refused.card-twice",
                card);
    }

    private static void units(State s, Player player) {
        Refusal.unless(s.units(player) <= Bonds.commands(s, player), "MK-14.1", "refused.commands", player);
    }

    private static int count(State s, Unit unit) {
        int sum = s.count(State.UNIT_PILE, unit) + s.count(State.UNIT_OFFER, unit);
        for (var under : s.each(State.UNITS_UNDER, unit.tier())) {
            sum += under.equals(unit) ? 1 : 0;
        }
        for (var player : s.players()) {
            for (var command : Command.ALL) {
                sum += unit.equals(s.unit(player, command)) ? 1 : 0;
            }
        }
        return sum;
    }

    /** How many tokens of each kind lie face up, or in the discard. */
    static int[] seen(State s) {
        int[] seen = new int[Enemy.ALL.size()];
        for (var enemy : Enemy.ALL) {
            seen[enemy.ordinal()] = s.count(State.GONE, enemy);
        }
        for (var plot : Plot.ALL) {
            add(seen, s.get(State.GUARD, plot));
        }
        for (var plot : Plot.LAIRS) {
            add(seen, s.get(State.SECOND, plot));
        }
        for (var foe : Foe.ALL) {
            var enemy = s.get(State.FOE, foe);
            if (enemy != null && s.isEmpty(State.FOE_AT, foe)) {
                seen[enemy.ordinal()]++;
            }
        }
        for (var city : City.ALL) {
            s.each(State.DEFENDERS, city).forEach(defender -> add(seen, defender));
        }
        return seen;
    }

    private static void add(int[] seen, @Nullable Token token) {
        if (token != null && token.enemy() != null) {
            seen[token.enemy().ordinal()]++;
        }
    }

    /** Whole sets only: one more comes when pile and discard are empty (MK-2.3). */
    private static void tokens(State s) {
        int[] seen = seen(s);
        for (var enemy : Enemy.ALL) {
            int sum = seen[enemy.ordinal()];
            for (var batch : State.BATCHES) {
                sum += s.count(State.UNSEEN, batch, enemy);
            }
            int due = enemy.in(s.terms().tokens()) ? enemy.copies() : 0;
            Refusal.unless(
                    due == 0 ? sum == 0 : sum > 0 && sum % due == 0, "MK-2.3", "refused.tokens", enemy, sum, due);
        }
    }

    private static void dice(State s) {
        int dice = s.count(State.DICE_SPENT);
        for (var colour : Mana.ALL) {
            dice += s.source(colour);
        }
        for (var player : s.players()) {
            dice += s.get(State.STOLEN, player) == null ? 0 : 1;
            dice += Claims.dice(s, player);
        }
        Refusal.unless(dice <= s.terms().dice(), "MK-4.4", "refused.dice", dice);
    }

    private static void map(State s) {
        int laid = 0;
        for (var tile : Tile.ALL) {
            var slot = s.slot(tile);
            if (slot != null) {
                laid++;
                var shape = s.terms().shape();
                Refusal.unless(
                        shape.holds(slot.at()), shape == Shape.WEDGE ? "MK-3.3" : "MK-3.4", "refused.slot-taken", slot);
                Refusal.unless(tile.equals(s.tile(slot)), "MK-3.2", "refused.slot-taken", slot);
            }
        }
        Refusal.unless(Slot.START.equals(s.slot(s.terms().shape().start())) && laid > 0, "MK-3.3", "refused.no-start");
        for (var player : s.players()) {
            var place = s.place(player);
            Refusal.unless(place == null || s.revealed(place), "MK-3.11", "refused.off-map", player);
        }
    }
}
