package tabard.macht;

import tabard.table.Frame;
import tabard.table.Options;
import tabard.table.Position;
import tabard.table.sheet.Axis;
import tabard.table.sheet.Cells;
import tabard.table.sheet.Sheet;

/** The whole position: who stands where, what lies in pools, stocks, reserves and stacks, and how much time is left. */
final class State extends Position<State, Move> {
    interface Asks<M extends Move> extends Frame.Asks<State, Move, M> {}

    interface Draws<M extends Move> extends Frame.Draws<State, Move, M> {}

    interface Runs extends Frame.Runs<State, Move> {}

    static final Sheet SHEET = new Sheet();
    private static final int MANY = 9999; // two who only recruit tie every cycle (MO-7.3), and may go on for long
    private static final int PIECES = Content.BOX.pieces();
    private static final Axis SIDES = Axis.of(Side.ALL);
    private static final Axis KINDS = Axis.of(Kind.ALL, Kind::plural);
    private static final Axis MARKERS = Axis.of(Marker.ALL);
    private static final Axis TILES = Axis.of(Tile.ALL);
    private static final Axis PROVINCES = Axis.of(Province.ALL);

    static final Cells CYCLE = SHEET.counts(MANY, "cycle");
    static final Cells CUBES = SHEET.counts(Content.BOX.cubes(), "hourglass", "cubes");
    static final Cells FILLED = SHEET.counts(Content.BOX.cubes(), "hourglass", "of");
    static final Cells RECRUITED = SHEET.flags("recruited");
    static final Cells VP = SHEET.counts(MANY, SIDES, "points");
    static final Cells POOL = SHEET.counts(PIECES, SIDES, "pool", KINDS);
    static final Cells STOCK = SHEET.counts(PIECES, SIDES, "stock", KINDS);
    static final Cells RESERVE = SHEET.bag(9, SIDES, "reserve", TILES);
    static final Cells BONUS = SHEET.bag(9, SIDES, "bonuses", MARKERS);
    static final Cells BID = SHEET.maybe(PIECES, SIDES, "bid");
    static final Cells OWNER = SHEET.names(Side.ALL, "provinces", PROVINCES, "owner");
    static final Cells STANDING = SHEET.counts(PIECES, "provinces", PROVINCES, KINDS);
    static final Cells MARKER = SHEET.names(Marker.ALL, "provinces", PROVINCES, "marker");
    static final Cells SUPPLY = SHEET.bag(9, "supply", MARKERS);
    static final Cells DISPLAY = SHEET.bag(9, "display", TILES);
    static final Cells STACK = SHEET.bag(9, "stack", TILES);
    static final Cells DISCARDS = SHEET.bag(9, "discards", TILES);
    static final Cells TOKENS = SHEET.bag(9, "tokens", Axis.of(Token.ALL));
    private static final Cells HELD = SHEET.derived(SIDES);
    private static final Cells MARKED = SHEET.derived(MARKERS);
    private static final Cells DISPLAYED = SHEET.derived();
    private static final Cells RESERVED = SHEET.derived(SIDES);

    private final Board board;

    State(Options options) {
        super(SHEET, options);
        board = Board.of(options);
    }

    State(State source) {
        super(source);
        board = source.board;
    }

    Board board() {
        return board;
    }

    // time (MO-1.3, 1.7)

    int cycle() {
        return CYCLE.at(cells);
    }

    /** The first cycle is one of Magic, and so is every odd one. */
    boolean sword() {
        return (cycle() & 1) == 0;
    }

    Kind active() {
        return sword() ? Kind.KNIGHT : Kind.MAGE;
    }

    Kind passive() {
        return active().other();
    }

    int cubes() {
        return CUBES.at(cells);
    }

    void spendCube() {
        CUBES.add(cells, -1);
    }

    void fillHourglass(int cubes) {
        CUBES.set(cells, cubes);
        FILLED.set(cells, cubes);
    }

    // provinces

    int pieces(Province province, Kind kind) {
        return STANDING.at(cells, province, kind);
    }

    int pieces(Province province) {
        return pieces(province, Kind.KNIGHT) + pieces(province, Kind.MAGE);
    }

    /** The provinces that the side controls (MO-1.5). */
    int held(Side side) {
        return HELD.at(cells, side);
    }

    /** The provinces that are empty or the side's own. */
    int open(Side side) {
        return board.provinces() & ~held(side.foe());
    }

    boolean holds(Side side, Province province) {
        return (held(side) & province.bit()) != 0;
    }

    Marker marker(Province province) {
        return Marker.ALL.get(MARKER.at(cells, province) - 1);
    }

    boolean marked(Province province) {
        return MARKER.at(cells, province) != 0;
    }

    int marked(Marker marker) {
        return MARKED.at(cells, marker);
    }

    void mark(Province province, Marker marker) {
        if (marked(province)) {
            SUPPLY.add(cells, marker(province), 1);
            MARKED.add(cells, marker(province), -province.bit());
        }
        SUPPLY.add(cells, marker, -1);
        MARKED.add(cells, marker, province.bit());
        MARKER.set(cells, province, marker.ordinal() + 1);
    }

    /** MO-1.4 */
    int neighbours(Province province) {
        return sword() ? Province.BORDERS[province.ordinal()] : marked(marker(province)) & ~province.bit();
    }

    /** The side's active pieces in a set of provinces. */
    int activeIn(Side side, int provinces) {
        var active = active();
        int sum = 0;
        for (int rest = provinces & held(side); rest != 0; rest &= rest - 1) {
            sum += pieces(Province.first(rest), active);
        }
        return sum;
    }

    /** MO-1.6 */
    boolean active(Province province) {
        return pieces(province, active()) > pieces(province, passive());
    }

    int activeProvinces(Side side) {
        int count = 0;
        for (int rest = held(side); rest != 0; rest &= rest - 1) {
            if (active(Province.first(rest))) {
                count++;
            }
        }
        return count;
    }

    /** MO-7.3 */
    int points(Side side) {
        return VP.at(cells, side) + activeProvinces(side);
    }

    void gainPoint(Side side) {
        VP.add(cells, side, 1);
    }

    // pieces (MO-1.2)

    int pool(Side side, Kind kind) {
        return POOL.at(cells, side, kind);
    }

    int stock(Side side, Kind kind) {
        return STOCK.at(cells, side, kind);
    }

    /** Adds pieces to a province, or takes them away, and keeps who controls it in step. */
    void put(Side side, Kind kind, Province province, int count) {
        STANDING.add(cells, province, kind, count);
        boolean there = pieces(province) > 0;
        OWNER.set(cells, province, there ? side.ordinal() + 1 : 0);
        HELD.set(cells, side, there ? held(side) | province.bit() : held(side) & ~province.bit());
    }

    void poolToBoard(Side side, Kind kind, Province province) {
        POOL.add(cells, side, kind, -1);
        put(side, kind, province, 1);
    }

    void boardToStock(Side side, Kind kind, Province province, int count) {
        put(side, kind, province, -count);
        STOCK.add(cells, side, kind, count);
    }

    void poolToStock(Side side, Kind kind, int count) {
        POOL.add(cells, side, kind, -count);
        STOCK.add(cells, side, kind, count);
    }

    /** As many as the stock allows. */
    void stockToPool(Side side, Kind kind, int wanted) {
        int count = Math.min(wanted, stock(side, kind));
        STOCK.add(cells, side, kind, -count);
        POOL.add(cells, side, kind, count);
    }

    // tiles; sets of their kinds are bits of an int, like those of provinces

    int reserve(Side side, Tile tile) {
        return RESERVE.at(cells, side, tile);
    }

    /** The kinds of tiles in the side's reserve. */
    int reserve(Side side) {
        return RESERVED.at(cells, side);
    }

    int displayed(Tile tile) {
        return DISPLAY.at(cells, tile);
    }

    /** The kinds of tiles that lie face up. */
    int displayed() {
        return DISPLAYED.at(cells);
    }

    private void reserve(Side side, Tile tile, int count) {
        RESERVE.add(cells, side, tile, count);
        RESERVED.set(cells, side, withOrWithout(reserve(side), tile, reserve(side, tile)));
    }

    private void display(Tile tile, int count) {
        DISPLAY.add(cells, tile, count);
        DISPLAYED.set(cells, withOrWithout(displayed(), tile, displayed(tile)));
    }

    private static int withOrWithout(int set, Tile tile, int count) {
        return count > 0 ? set | tile.bit() : set & ~tile.bit();
    }

    void displayToReserve(Side side, Tile tile) {
        display(tile, -1);
        reserve(side, tile, 1);
    }

    void displayToDiscards(Tile tile, int count) {
        display(tile, -count);
        DISCARDS.add(cells, tile, count);
    }

    void reserveToDiscards(Side side, Tile tile) {
        reserve(side, tile, -1);
        DISCARDS.add(cells, tile, 1);
    }

    void stackToDisplay(Tile tile) {
        STACK.add(cells, tile, -1);
        display(tile, 1);
    }

    void discardsToStack(Tile tile, int count) {
        DISCARDS.add(cells, tile, -count);
        STACK.add(cells, tile, count);
    }

    int[] tickets(Cells field) {
        return field.copy(cells);
    }

    int bonus(Side side, Marker marker) {
        return BONUS.at(cells, side, marker);
    }

    void addBonus(Side side, Marker marker) {
        BONUS.add(cells, side, marker, 1);
    }

    /** Works out the cells that follow from the others. */
    void derive() {
        HELD.clear(cells);
        MARKED.clear(cells);
        for (int rest = board.provinces(); rest != 0; rest &= rest - 1) {
            var province = Province.first(rest);
            int owner = OWNER.at(cells, province);
            if (owner > 0) {
                HELD.add(cells, Side.ALL.get(owner - 1), province.bit());
            }
            if (marked(province)) {
                MARKED.add(cells, marker(province), province.bit());
            }
        }
        for (var tile : Tile.ALL) {
            display(tile, 0);
            reserve(Side.ORANGE, tile, 0);
            reserve(Side.WHITE, tile, 0);
        }
    }
}
