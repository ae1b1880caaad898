package tabard.defenders.rules;

import org.jspecify.annotations.Nullable;
import tabard.defenders.content.Banner;
import tabard.defenders.content.Board;
import tabard.defenders.content.Colour;
import tabard.defenders.content.Face;
import tabard.defenders.content.General;
import tabard.defenders.content.Hero;
import tabard.defenders.content.Location;
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

    public final boolean slain(General general) {
        return STRENGTH.at(cells, general) == 0;
    }

    public final Location place(General general) {
        return general.path().get(STEP.at(cells, general));
    }

    /** The general there, if one is; no two paths share a location (DR-11.10). */
    @Nullable
    public final General general(Location place) {
        for (int i = 0; i < General.ALL.size(); i++) {
            var general = General.ALL.get(i);
            if (!slain(general) && place(general) == place) {
                return general;
            }
        }
        return null;
    }

    /** DR-9.11 */
    public final boolean onRed(General general) {
        return general.red(STRENGTH.at(cells, general));
    }

    /** What is left of his life; 0 is the skull. */
    public final int strength(General general) {
        return STRENGTH.at(cells, general);
    }

    /** How far he has come on his path. */
    public final int step(General general) {
        return STEP.at(cells, general);
    }

    /** Turns until he begins to recover. */
    public final int delay(General general) {
        return DELAY.at(cells, general);
    }

    public final @Nullable Banner slainBy(General general) {
        int banner = SLAIN_BY.at(cells, general);
        return banner == 0 ? null : Banner.ALL.get(banner - 1);
    }

    /** The hero who has slain him and still lives. */
    public final @Nullable Hero slayer(General general) {
        int hero = SLAYER.at(cells, general);
        return hero == 0 ? null : Hero.ALL.get(hero - 1);
    }

    // combat

    /** Where minions are being fought, if they are. */
    public final @Nullable Location fightPlace() {
        int place = FIGHT_PLACE.at(cells);
        return place == 0 ? null : Location.ALL.get(place - 1);
    }

    public final int fightDice(Colour colour, Face face) {
        return MELEE.at(cells, colour, face);
    }

    /** Whether a general is being attacked. */
    public final boolean attacking() {
        return FOE.at(cells) != 0;
    }

    /** The life of that general when the attack began. */
    public final int foeLife() {
        return FOE_LIFE.at(cells);
    }

    public final boolean takesPart(Banner banner) {
        return TAKES_PART.at(cells, banner) != 0;
    }

    /** Whether he has rolled in this attack, and as which. */
    public final int rolled(Banner banner) {
        return ROLLED.at(cells, banner);
    }

    public final int siegeDice(Banner banner, Face face) {
        return SIEGE.at(cells, banner, face);
    }

    public final General foe() {
        return General.ALL.get(FOE.at(cells) - 1);
    }

    public final Banner leader() {
        return Banner.ALL.get(LEADER.at(cells) - 1);
    }

    // minions, crystals, gates

    public final int minions(Colour colour, Location place) {
        return MINIONS.at(cells, colour, place);
    }

    public final int minions(Location place) {
        int at = MINIONS.from() + place.ordinal();
        int stride = MINIONS.first();
        return cells[at] + cells[at + stride] + cells[at + 2 * stride] + cells[at + 3 * stride];
    }

    /** The places with minions. */
    public final long beset() {
        return set(BESET);
    }

    public final boolean beset(Location place) {
        return (beset() & place.bit()) != 0;
    }

    public final int supply(Colour colour) {
        return SUPPLY.at(cells, colour);
    }

    /** Minions come to a place, or leave it; the supply is not touched. */
    final void put(Colour colour, Location place, int count) {
        MINIONS.add(cells, colour, place, count);
        mark(BESET, place.ordinal(), minions(place) > 0);
    }

    final void supplyToBoard(Colour colour, Location place, int count) {
        SUPPLY.add(cells, colour, -count);
        put(colour, place, count);
    }

    final void boardToSupply(Colour colour, Location place, int count) {
        put(colour, place, -count);
        SUPPLY.add(cells, colour, count);
    }

    final void clearMinions(Location place) {
        for (var colour : Colour.ALL) {
            boardToSupply(colour, place, minions(colour, place));
        }
    }

    public final int crystals(Location place) {
        return CRYSTALS.at(cells, place);
    }

    /** All crystals on the board. */
    public final int crystals() {
        return TAINTS.at(cells);
    }

    public final long tainted() {
        return set(TAINTED);
    }

    final void taint(Location place, int crystals) {
        CRYSTALS.add(cells, place, crystals);
        TAINTS.add(cells, crystals);
        mark(TAINTED, place.ordinal(), crystals(place) > 0);
    }

    public final long gated() {
        return set(GATED);
    }

    public final int gatesLeft() {
        return Board.GATES - Long.bitCount(gated());
    }

    final void openGate(Location place) {
        GATES.set(cells, place, 1);
        mark(GATED, place.ordinal(), true);
    }
}
