package tabard.mageknight.rules.effect;

import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;

/** MK-23.28: what effects in force wait for, this turn. */
public final class Events {
    private Events() {}

    /** For each effect in force that waits for it; a colour is that of the spell. */
    public static void happened(State s, Player player, Order.Event event, @Nullable Mana colour) {
        if (s.size(s.inForce(player)) == 0) {
            return;
        }
        for (var script : s.each(s.inForce(player))) {
            for (int part = 0; part < script.effects().size(); part++) {
                if (script.effects().get(part) instanceof Order.EachTime(var awaited, var of, var _)
                        && awaited == event
                        && (of == null || (colour != null && of.has(colour)))) {
                    s.push(new Deeds.Doing(player, script.within(part, 0), 0));
                }
            }
        }
    }

    /** How often it has happened this turn, for the events that count from its start. */
    static int before(State s, Order.EachTime each) {
        return switch (each.event()) {
            case UNIT_RECRUITED -> s.count(State.RECRUITED);
            case ENEMY_DEFEATED -> s.count(State.DEFEATED);
            case SPELL_CAST -> {
                int sum = 0;
                for (var basic : Mana.BASIC) {
                    var of = each.colour();
                    sum += of == null || of.has(basic) ? s.count(State.SPELLS_CAST, basic) : 0;
                }
                yield sum;
            }
            case HEAL_POINT_OF_THIS_CARD_SPENT, UNIT_ATTACKS_OR_BLOCKS, WOUND_HEALED_FROM_HAND -> 0;
        };
    }
}
