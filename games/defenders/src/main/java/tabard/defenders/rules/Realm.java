package tabard.defenders.rules;

import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** The land of a position: generals on their way, minions, crystals and gates. */
abstract sealed class Realm extends Position<State, Move> implements Ledger permits State {
    Realm(Options options, int rules) {
        super(SHEET, options, rules);
    }

    Realm(Realm source) {
        super(source);
    }

    // generals

    public final Subset<General> living() {
        return Subset.all(General.ALL).where(general -> !slain(general));
    }

    public final boolean slain(General general) {
        return STRENGTH.get(cells, general) == 0;
    }

    public final Location place(General general) {
        return general.path().get(STEP.get(cells, general));
    }

    /** The general there, if one is; no two paths share a location (DR-11.10). */
    @Nullable
    public final General general(Location place) {
        for (var general : General.ALL) {
            if (place(general) == place && !slain(general)) {
                return general;
            }
        }
        return null;
    }

    /** DR-9.11 */
    public final boolean onRed(General general) {
        return general.red(STRENGTH.get(cells, general));
    }

    // combat

    /** Whether a general is being attacked. */
    public final boolean attacking() {
        return !isEmpty(FOE);
    }

    public final General foe() {
        return FOE.require(cells);
    }

    public final Banner leader() {
        return LEADER.require(cells);
    }

    // minions, crystals, gates

    public final int minions(Colour colour, Location place) {
        return MINIONS.get(cells, colour, place);
    }

    public final int minions(Location place) {
        return Ledger.minions(cells, place);
    }

    /** The places with minions. */
    public final long beset() {
        return BESET.bits(cells);
    }

    public final boolean beset(Location place) {
        return BESET.has(cells, place);
    }

    /** Minions come to a place, or leave it; the supply is not touched. */
    final void put(Colour colour, Location place, int count) {
        add(MINIONS, colour, place, count);
        renew(BESET, place);
    }

    final void supplyToBoard(Colour colour, Location place, int count) {
        add(SUPPLY, colour, -count);
        put(colour, place, count);
    }

    final void boardToSupply(Colour colour, Location place, int count) {
        put(colour, place, -count);
        add(SUPPLY, colour, count);
    }

    final void clearMinions(Location place) {
        Colour.ALL.forEach(colour -> boardToSupply(colour, place, minions(colour, place)));
    }

    public final long tainted() {
        return TAINTED.bits(cells);
    }

    final void taint(Location place, int crystals) {
        add(CRYSTALS, place, crystals);
        add(TAINTS, crystals);
        renew(TAINTED, place);
    }

    public final long gated() {
        return GATED.bits(cells);
    }

    public final int gatesLeft() {
        return Board.GATES - Long.bitCount(gated());
    }

    final void openGate(Location place) {
        set(GATES, place, true);
        renew(GATED, place);
    }
}
