package tabard.mageknight.rules.effect;

import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.DeedCard;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.combat.*;

/**
 * What a player could use at one moment of a turn. Many cards ask for the same few things: each is looked at once at most, and only if
 * somebody asks. The position must not change meanwhile.
 */
public final class Moment {
    private static final int UNKNOWN = -1;

    public final State s;
    public final Player player;
    private final boolean fighting;
    private int known;
    private int met;
    private int payable = UNKNOWN;
    private @Nullable Means means;

    public Moment(State s, Player player) {
        this.s = s;
        this.player = player;
        this.fighting = Combat.on(s);
    }

    public boolean fighting() {
        return fighting;
    }

    /** Costs that can be paid, and something that works (MK-9.4, 23.6). */
    public boolean can(Script script, int... power) {
        return Works.can(this, script, null, power);
    }

    /** The same, besides another card of the hand that is being played. */
    public boolean can(Script script, @Nullable DeedCard besides, int[] power) {
        return Works.can(this, script, besides, power);
    }

    /** Whether one of these {@link Needs} is met. */
    boolean meets(int needs) {
        if ((met & needs) != 0) {
            return true;
        }
        for (int rest = needs & ~known; rest != 0; rest &= rest - 1) {
            int need = Integer.lowestOneBit(rest);
            known |= need;
            if (look(need)) {
                met |= need;
                return true;
            }
        }
        return false;
    }

    private boolean look(int need) {
        return switch (need) {
            case Needs.NOTHING -> true;
            case Needs.MOVE -> Works.moves(s, player);
            case Needs.INFLUENCE -> Works.influences(s, player);
            case Needs.HEALING ->
                !fighting
                        && (s.wounds(player, Zone.HAND) > 0
                                || !Points.wounded(s, player).isEmpty());
            case Needs.DECK -> s.deck(player) > 0;
            case Needs.HAND -> s.hand(player) > 0;
            case Needs.MELEE -> fighting && Striking.open(s, player, Striking.Kind.MELEE);
            case Needs.RANGED -> fighting && Striking.open(s, player, Striking.Kind.RANGED);
            case Needs.SIEGE -> fighting && Striking.open(s, player, Striking.Kind.SIEGE);
            case Needs.BLOCK -> fighting && Blocking.open(s);
            case Needs.MOVING -> s.part().moving();
            case Needs.RIVALS -> s.players().size() > 1;
            default -> false;
        };
    }

    /** Whether all of these can be paid, each a set of colours. */
    public boolean affords(int... costs) {
        if (costs.length == 0) {
            return true;
        }
        if (Means.ordinary(s, player)) {
            if (payable == UNKNOWN) {
                payable = Means.payable(s, player);
            }
            for (int cost : costs) {
                if ((payable & cost) == 0) {
                    return false;
                }
            }
            if (costs.length == 1) {
                return true;
            }
        }
        if (means == null) {
            means = new Means(s, player);
        }
        return means.covers(costs, 0);
    }
}
