package tabard.mageknight.rules.effect;

import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.DeedCard;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.combat.*;
import tabard.mageknight.rules.effect.Needs.Need;
import tabard.table.sheet.Subset;

/**
 * What a player could use at one moment of a turn. Many cards ask for the same few things: each is looked at once at most, and only if
 * somebody asks. The position must not change meanwhile.
 */
public final class Moment {
    private static final int UNKNOWN = -1;

    public final State s;
    public final Player player;
    private final boolean fighting;
    private long known;
    private long met;
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

    boolean meets(Need need) {
        return meets(need.bit);
    }

    /** Whether one of these {@link Needs} is met. */
    boolean meets(long needs) {
        return (met & needs) != 0 || Subset.of(Need.ALL, needs & ~known).any(this::look);
    }

    private boolean look(Need need) {
        boolean there = isThere(need);
        known |= need.bit;
        met |= there ? need.bit : 0;
        return there;
    }

    private boolean isThere(Need need) {
        return switch (need) {
            case NOTHING -> true;
            case MOVE -> Works.moves(s, player);
            case INFLUENCE -> Works.influences(s, player);
            case HEALING ->
                !fighting
                        && (s.wounds(player, Zone.HAND) > 0
                                || !Points.wounded(s, player).isEmpty());
            case DECK -> s.deck(player) > 0;
            case HAND -> s.hand(player) > 0;
            case MELEE -> fighting && Striking.open(s, player, Striking.Kind.MELEE);
            case RANGED -> fighting && Striking.open(s, player, Striking.Kind.RANGED);
            case SIEGE -> fighting && Striking.open(s, player, Striking.Kind.SIEGE);
            case BLOCK -> fighting && Blocking.open(s);
            case MOVING -> s.part().moving();
            case RIVALS -> s.players().size() > 1;
            case MORE -> false;
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
