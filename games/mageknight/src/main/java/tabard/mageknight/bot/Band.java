package tabard.mageknight.bot;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;

/** What a hero can still fight with this turn: the cards of the hand, with the mana there is for their strong effects, and units that are ready. */
final class Band {
    private static final double PAYS = 2; // a strong effect must bring so much more

    private final List<Arms> arms = new ArrayList<>(8);
    private double move;
    private double influence;

    Band(State s, Player player) {
        int[] mana = new int[Mana.ALL.size()];
        for (var colour : Mana.ALL) {
            mana[colour.ordinal()] = s.tokens(player, colour) + (colour.basic() ? s.crystals(player, colour) : 0);
        }
        int dice = Outlook.dice(s, player);
        boolean day = s.byDay();
        for (var card : s.cards(player)) {
            for (int n = s.number(player, Zone.HAND, card); n > 0; n--) {
                var basic = card.is(DeedCard.Sort.SPELL) ? Arms.SIDEWAYS : Arms.of(card, Half.BASIC);
                var strong = Arms.of(card, card.is(DeedCard.Sort.SPELL) ? Half.BASIC : Half.STRONG);
                var colour = card.colour();
                boolean better = strong.attack()[0] >= basic.attack()[0] + PAYS
                        || strong.block()[0] >= basic.block()[0] + PAYS
                        || strong.move() >= basic.move() + PAYS
                        || strong.influence() >= basic.influence() + PAYS;
                if (better && colour != null) {
                    if (mana[colour.ordinal()] > 0) {
                        mana[colour.ordinal()]--;
                        basic = strong;
                    } else if (dice > 0 && (s.source(colour) > 0 || (day && s.source(Mana.GOLD) > 0))) {
                        dice--;
                        basic = strong;
                    }
                }
                add(basic);
            }
        }
        for (var command : Command.ALL) {
            var unit = s.unit(player, command);
            if (unit != null && Outlook.ready(s, player, command)) {
                add(Arms.of(unit));
            }
        }
    }

    private void add(Arms one) {
        arms.add(one);
        move += one.move();
        influence += one.influence();
    }

    List<Arms> arms() {
        return arms;
    }

    double move() {
        return move;
    }

    double influence() {
        return influence;
    }
}
