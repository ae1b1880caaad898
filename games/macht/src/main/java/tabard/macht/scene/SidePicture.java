package tabard.macht.scene;

import java.util.List;
import tabard.macht.content.*;
import tabard.macht.rules.*;
import tabard.table.Moves;
import tabard.table.scene.*;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;

/** What is seen of a side: its points, pool, stock, reserve and bonuses, and its bid as far as the viewer may know it. */
final class SidePicture {
    private static final int GOAL = Content.NUMBERS.winAt();
    private static final int MANY_POINTS = 99; // ties may bring more (MO-7.3)
    private static final int MOST_BONUSES = 9; // as many as a position can hold
    private static final List<SidePicture> ALL = Moves.each(Side.ALL, SidePicture::new);

    private final Side side;
    private final String id;
    private final Spot seat;
    private final Spot ready;
    private final List<Counted> pool;
    private final List<Counted> activePool;
    private final List<Counted> stock;
    private final List<Counted> reserve;
    private final List<Counted> chosen;
    private final List<Counted> bonuses;
    private final ByNumber<ByNumber<Note>> scores; // by victory points and active provinces
    private final ByNumber<Piece> pawns;
    private final ByNumber<Piece> aims;
    private final List<ByNumber<Note>> bids;
    private final Note sealed;

    private SidePicture(Side side) {
        this.side = side;
        id = Ids.seat(side);
        seat = new Spot(id, id, null, List.of());
        ready = new Spot(id, id, null, List.of("ready"));
        pool = Moves.each(Kind.ALL, kind -> pieces(Ids.pool(side, kind), kind));
        activePool = Moves.each(Kind.ALL, kind -> pieces(Ids.pool(side, kind), kind, "active"));
        stock = Moves.each(Kind.ALL, kind -> pieces(Ids.stock(side, kind), kind));
        reserve = Moves.each(Tile.ALL, tile -> new Counted(Ids.reserve(side, tile), tile.word(), null, tile.count()));
        chosen = Moves.each(
                Tile.ALL, tile -> new Counted(Ids.reserve(side, tile), tile.word(), null, tile.count(), "chosen"));
        bonuses = Moves.each(Marker.ALL, marker -> {
            String at = id + ".bonuses/" + marker.word();
            return new Counted(at, "bonus-" + marker.word(), null, MOST_BONUSES);
        });
        scores = new ByNumber<>(MANY_POINTS, vp -> new ByNumber<>(Province.ALL.size(), active -> score(vp, active)));
        pawns = pawns(".vp");
        aims = pawns(".aim", "ghost");
        bids = Moves.each(
                Kind.ALL, kind -> new ByNumber<>(Content.PIECES, n -> bid(Said.of("note.bid", Force.of(kind, n)))));
        sealed = bid(Said.of("note.bid-sealed"));
    }

    private Note score(int vp, int active) {
        return new Note(id + ".score/note", id + ".score", Said.of("note.score", vp + active, vp, active), "MO-7.3");
    }

    private ByNumber<Piece> pawns(String tail, String... marks) {
        return new ByNumber<>(GOAL, n -> new Piece(id + tail, "pawn", "vp." + n, id, 1, null, List.of(marks)));
    }

    private Note bid(Said text) {
        return new Note(id + ".bid/note", id + ".bid", text, "MO-5.1");
    }

    private Counted pieces(String at, Kind kind, String... marks) {
        return new Counted(at, kind.word(), id, Content.PIECES, marks);
    }

    static void add(State s, Focus focus, List<Element> out) {
        for (var picture : ALL) {
            picture.addSeat(s, out);
            picture.addPieces(s, out);
            picture.addTiles(s, focus, out);
        }
    }

    private void addSeat(State s, List<Element> out) {
        int vp = s.victoryPoints(side);
        int active = s.activeProvinces(side);
        out.add(s.hasBid(side) ? ready : seat);
        out.add(scores.of(vp).of(active));
        out.add(pawns.of(Math.min(vp, GOAL)));
        out.add(aims.of(Math.min(vp + active, GOAL)));
        if (s.hasBid(side)) {
            out.add(
                    s.bidsInSecret(side)
                            ? sealed
                            : bids.get(s.active().ordinal()).of(s.bid(side)));
        }
    }

    private void addPieces(State s, List<Element> out) {
        for (var kind : Kind.ALL) {
            boolean active = s.cycle() > 0 && kind == s.active();
            out.add((active ? activePool : pool).get(kind.ordinal()).of(s.pool(side, kind)));
            out.add(stock.get(kind.ordinal()).of(s.stock(side, kind)));
        }
    }

    private void addTiles(State s, Focus focus, List<Element> out) {
        for (var tile : Tile.in(s.reserve(side))) {
            var stack = focus.uses(side, tile) ? chosen : reserve;
            out.add(stack.get(tile.ordinal()).of(s.reserve(side, tile)));
        }
        Marker.ALL.forEach(marker -> bonuses.get(marker.ordinal()).addTo(out, s.bonus(side, marker)));
    }
}
