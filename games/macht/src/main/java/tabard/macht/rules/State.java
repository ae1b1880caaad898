package tabard.macht.rules;

import tabard.macht.content.*;
import tabard.table.*;
import tabard.table.sheet.*;
import tabard.table.text.Lines;

/** The whole position: who stands where, what lies in pools, stocks, reserves and stacks, and how much time is left. */
public final class State extends Position<State, Move> {
    public static final Sheet SHEET = new Sheet();

    /** What an agenda may hold. */
    public static final Lines FRAMES = Move.LINES.withFrames();

    private static final int MANY = 9999; // two who only recruit tie every cycle (MO-7.3), and may go on for long
    private static final Axis SIDES = Axis.of(Side.ALL);
    private static final Axis KINDS = Axis.of(Kind.ALL, Kind::plural);
    private static final Axis MARKERS = Axis.of(Marker.ALL);
    private static final Axis TILES = Axis.of(Tile.ALL);
    private static final Axis PROVINCES = Axis.of(Province.ALL);

    // told is what no sentence says: how many points one has now, and who holds what
    static final Count CYCLE = SHEET.count(MANY, "cycle").silent();
    static final Count CUBES = SHEET.count(Content.CUBES, "hourglass", "cubes").silent();
    static final Count FILLED = SHEET.count(Content.CUBES, "hourglass", "of").silent();
    static final Flag RECRUITED = SHEET.flag("recruited").silent();
    static final Count VP = SHEET.count(MANY, SIDES, "points").told("points");
    static final Count POOL = SHEET.count(Content.PIECES, SIDES, "pool", KINDS).silent();
    static final Count STOCK =
            SHEET.count(Content.PIECES, SIDES, "stock", KINDS).silent();
    static final Count RESERVE = SHEET.multiset(9, SIDES, "reserve", TILES).silent();
    static final Count BONUS = SHEET.multiset(9, SIDES, "bonuses", MARKERS).silent();
    static final Maybe BID = SHEET.perhaps(Content.PIECES, SIDES, "bid").silent();
    static final One<Side> OWNER =
            SHEET.one(Side.ALL, "provinces", PROVINCES, "owner").told("owner");
    static final Count STANDING =
            SHEET.count(Content.PIECES, "provinces", PROVINCES, KINDS).silent();
    static final One<Marker> MARKER =
            SHEET.one(Marker.ALL, "provinces", PROVINCES, "marker").silent();
    static final Count SUPPLY = SHEET.multiset(9, "supply", MARKERS).silent();
    static final Count DISPLAY = SHEET.multiset(9, "display", TILES).silent();
    static final Count STACK = SHEET.multiset(9, "stack", TILES).silent();
    static final Count DISCARDS = SHEET.multiset(9, "discards", TILES).silent();
    public static final Count TOKENS =
            SHEET.multiset(9, "tokens", Axis.of(Token.ALL)).silent();
    private static final Members<Province> HELD =
            SHEET.derivedMembers(Side.ALL, Province.ALL, (s, side, province) -> OWNER.is(s, province, side));
    private static final Members<Province> MARKED =
            SHEET.derivedMembers(Marker.ALL, Province.ALL, (s, marker, province) -> MARKER.is(s, province, marker));
    private static final Members<Tile> DISPLAYED =
            SHEET.derivedMembers(Tile.ALL, (s, tile) -> DISPLAY.get(s, tile) > 0);
    private static final Members<Tile> RESERVED =
            SHEET.derivedMembers(Side.ALL, Tile.ALL, (s, side, tile) -> RESERVE.get(s, side, tile) > 0);

    private final Board board;

    State(Options options, int rules) {
        super(SHEET, options, rules);
        board = Board.of(options);
    }

    public State(State source) {
        super(source);
        board = source.board;
    }

    public Board board() {
        return board;
    }

    // time (MO-1.3, 1.7)

    public int cycle() {
        return CYCLE.get(cells);
    }

    /** The first cycle is one of Magic, and so is every odd one. */
    public boolean sword() {
        return (cycle() & 1) == 0;
    }

    public Kind active() {
        return sword() ? Kind.KNIGHT : Kind.MAGE;
    }

    public Kind passive() {
        return active().other();
    }

    public int cubes() {
        return CUBES.get(cells);
    }

    /** The cubes that the hourglass began the cycle with. */
    public int filled() {
        return FILLED.get(cells);
    }

    void fillHourglass(int cubes) {
        set(CUBES, cubes);
        set(FILLED, cubes);
    }

    // provinces

    public int pieces(Province province, Kind kind) {
        return STANDING.get(cells, province, kind);
    }

    public int pieces(Province province) {
        return pieces(province, Kind.KNIGHT) + pieces(province, Kind.MAGE);
    }

    /** The provinces that the side controls (MO-1.5). */
    public long held(Side side) {
        return HELD.bits(cells, side);
    }

    /** The provinces that are empty or the side's own. */
    public long open(Side side) {
        return board.provinces() & ~held(side.foe());
    }

    public boolean holds(Side side, Province province) {
        return HELD.has(cells, side, province);
    }

    public Marker marker(Province province) {
        return MARKER.require(cells, province);
    }

    public boolean marked(Province province) {
        return !isEmpty(MARKER, province);
    }

    public long marked(Marker marker) {
        return MARKED.bits(cells, marker);
    }

    void mark(Province province, Marker marker) {
        if (marked(province)) {
            add(SUPPLY, marker(province), 1);
            MARKED.set(cells, marker(province), province, false);
        }
        add(SUPPLY, marker, -1);
        MARKED.set(cells, marker, province, true);
        set(MARKER, province, marker);
    }

    /** The markers of one kind beside the board. */
    public int supply(Marker marker) {
        return SUPPLY.get(cells, marker);
    }

    /** MO-1.4 */
    public long neighbours(Province province) {
        return sword() ? province.borders() : marked(marker(province)) & ~province.bit();
    }

    /** The side's active pieces in a set of provinces. */
    public int activeIn(Side side, long provinces) {
        var active = active();
        int sum = 0;
        for (var province : Province.in(provinces & held(side))) { // asked so often that nothing is packed for it
            sum += pieces(province, active);
        }
        return sum;
    }

    /** MO-1.6 */
    public boolean active(Province province) {
        return pieces(province, active()) > pieces(province, passive());
    }

    public int activeProvinces(Side side) {
        int count = 0;
        for (var province : Province.in(held(side))) {
            count += active(province) ? 1 : 0;
        }
        return count;
    }

    public int victoryPoints(Side side) {
        return VP.get(cells, side);
    }

    /** MO-7.3 */
    public int points(Side side) {
        return victoryPoints(side) + activeProvinces(side);
    }

    // pieces (MO-1.2)

    public int pool(Side side, Kind kind) {
        return POOL.get(cells, side, kind);
    }

    public int pool(Side side) {
        return pool(side, Kind.KNIGHT) + pool(side, Kind.MAGE);
    }

    public int stock(Side side, Kind kind) {
        return STOCK.get(cells, side, kind);
    }

    /** Adds pieces to a province, or takes them away, and keeps who controls it in step. */
    void put(Side side, Kind kind, Province province, int count) {
        add(STANDING, province, kind, count);
        boolean there = pieces(province) > 0;
        set(OWNER, province, there ? side : null);
        HELD.set(cells, side, province, there);
    }

    void march(Side side, Kind kind, Province from, Province to, int count) {
        if (count != 0) {
            put(side, kind, from, -count);
            put(side, kind, to, count);
        }
    }

    void poolToBoard(Side side, Kind kind, Province province) {
        add(POOL, side, kind, -1);
        put(side, kind, province, 1);
    }

    void boardToStock(Side side, Kind kind, Province province, int count) {
        put(side, kind, province, -count);
        add(STOCK, side, kind, count);
    }

    void poolToStock(Side side, Kind kind, int count) {
        add(POOL, side, kind, -count);
        add(STOCK, side, kind, count);
    }

    /** As many as the stock allows. */
    void stockToPool(Side side, Kind kind, int wanted) {
        int count = Math.min(wanted, stock(side, kind));
        add(STOCK, side, kind, -count);
        add(POOL, side, kind, count);
    }

    // bids (MO-5.1)

    public boolean hasBid(Side side) {
        return hidden(BID, side) || present(BID, side);
    }

    /** Whether the viewer may not know how many. */
    public boolean bidsInSecret(Side side) {
        return hidden(BID, side);
    }

    public int bid(Side side) {
        return number(BID, side);
    }

    // tiles

    public int reserve(Side side, Tile tile) {
        return RESERVE.get(cells, side, tile);
    }

    /** The kinds of tiles in the side's reserve. */
    public long reserve(Side side) {
        return RESERVED.bits(cells, side);
    }

    public int displayed(Tile tile) {
        return DISPLAY.get(cells, tile);
    }

    /** The kinds of tiles that lie face up. */
    public long displayed() {
        return DISPLAYED.bits(cells);
    }

    public int stacked() {
        return STACK.sum(cells);
    }

    public int discarded() {
        return DISCARDS.sum(cells);
    }

    private void reserve(Side side, Tile tile, int count) {
        add(RESERVE, side, tile, count);
        RESERVED.set(cells, side, tile, reserve(side, tile) > 0);
    }

    private void display(Tile tile, int count) {
        add(DISPLAY, tile, count);
        DISPLAYED.set(cells, tile, displayed(tile) > 0);
    }

    void displayToReserve(Side side, Tile tile) {
        display(tile, -1);
        reserve(side, tile, 1);
    }

    void displayToDiscards(Tile tile, int count) {
        display(tile, -count);
        add(DISCARDS, tile, count);
    }

    void reserveToDiscards(Side side, Tile tile) {
        reserve(side, tile, -1);
        add(DISCARDS, tile, 1);
    }

    void stackToDisplay(Tile tile) {
        add(STACK, tile, -1);
        display(tile, 1);
    }

    void discardsToStack() {
        Tile.ALL.forEach(tile -> add(STACK, tile, count(DISCARDS, tile)));
        clear(DISCARDS);
    }

    int[] tickets(Count field) {
        return field.copy(cells);
    }

    public int bonus(Side side, Marker marker) {
        return BONUS.get(cells, side, marker);
    }
}
