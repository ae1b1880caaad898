package tabard.defenders;

import org.jspecify.annotations.Nullable;
import tabard.table.Options;

/** The land of a position: generals on their way, minions, crystals and gates. */
abstract sealed class Realm extends Ledger permits State {
    Realm(Options options) {
        super(options);
    }

    Realm(Realm source) {
        super(source);
    }

    // generals

    final boolean slain(General general) {
        return STRENGTH.at(cells, general) == 0;
    }

    final Place place(General general) {
        return general.path().get(STEP.at(cells, general));
    }

    /** The general there, if one is; no two paths share a location (DR-11.10). */
    @Nullable
    final General general(Place place) {
        for (int i = 0; i < General.ALL.size(); i++) {
            var general = General.ALL.get(i);
            if (!slain(general) && place(general) == place) {
                return general;
            }
        }
        return null;
    }

    /** DR-9.11 */
    final boolean onRed(General general) {
        return general.red(STRENGTH.at(cells, general));
    }

    final General foe() {
        return General.ALL.get(FOE.at(cells) - 1);
    }

    final Banner leader() {
        return Banner.ALL.get(LEADER.at(cells) - 1);
    }

    // minions, crystals, gates

    final int minions(Colour colour, Place place) {
        return MINIONS.at(cells, colour, place);
    }

    final int minions(Place place) {
        int at = MINIONS.from() + place.ordinal();
        int stride = MINIONS.first();
        return cells[at] + cells[at + stride] + cells[at + 2 * stride] + cells[at + 3 * stride];
    }

    /** The places with minions. */
    final long beset() {
        return set(BESET);
    }

    final boolean beset(Place place) {
        return (beset() & place.bit()) != 0;
    }

    final int supply(Colour colour) {
        return SUPPLY.at(cells, colour);
    }

    /** Minions come to a place, or leave it; the supply is not touched. */
    final void put(Colour colour, Place place, int count) {
        MINIONS.add(cells, colour, place, count);
        mark(BESET, place.ordinal(), minions(place) > 0);
    }

    final void supplyToBoard(Colour colour, Place place, int count) {
        SUPPLY.add(cells, colour, -count);
        put(colour, place, count);
    }

    final void boardToSupply(Colour colour, Place place, int count) {
        put(colour, place, -count);
        SUPPLY.add(cells, colour, count);
    }

    final void clearMinions(Place place) {
        for (var colour : Colour.ALL) {
            boardToSupply(colour, place, minions(colour, place));
        }
    }

    final int crystals(Place place) {
        return CRYSTALS.at(cells, place);
    }

    /** All crystals on the board. */
    final int crystals() {
        return TAINTS.at(cells);
    }

    final long tainted() {
        return set(TAINTED);
    }

    final void taint(Place place, int crystals) {
        CRYSTALS.add(cells, place, crystals);
        TAINTS.add(cells, crystals);
        mark(TAINTED, place.ordinal(), crystals(place) > 0);
    }

    final long gated() {
        return set(GATED);
    }

    final int gatesLeft() {
        return Board.GATES - Long.bitCount(gated());
    }

    final void openGate(Place place) {
        GATES.set(cells, place, 1);
        mark(GATED, place.ordinal(), true);
    }
}
