package tabard.macht.scene;

import java.util.List;
import tabard.macht.content.*;
import tabard.macht.rules.*;
import tabard.table.scene.*;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;

/** What is seen of a side: its points, pool, stock, reserve and bonuses, and its bid as far as the viewer may know it. */
final class SidePicture {
    private static final int GOAL = Content.NUMBERS.winAt();
    private static final int MANY_POINTS = 99; // ties may bring more (MO-7.3)
    private static final int MOST_BONUSES = 9; // as many as a position can hold
    private static final SidePicture[] ALL =
            Side.ALL.stream().map(SidePicture::new).toArray(SidePicture[]::new);

    private final Side side;
    private final Spot seat;
    private final Spot ready;
    private final Note[][] scores; // by victory points, active provinces
    private final Piece[] pawns;
    private final Piece[] aims;
    private final Piece[][][] pool = new Piece[2][][]; // by kind, active, count
    private final Piece[][] stock = new Piece[2][]; // by kind, count
    private final Piece[][][] reserve = new Piece[Tile.ALL.size()][][]; // by tile, chosen, count
    private final Piece[][] bonuses = new Piece[Marker.ALL.size()][];
    private final Note[][] bids = new Note[2][]; // by kind, count
    private final Note sealed;

    private SidePicture(Side side) {
        String id = Ids.seat(side);
        this.side = side;
        seat = new Spot(id, id, null, Stacks.NONE);
        ready = new Spot(id, id, null, List.of("ready"));
        scores = Stacks.upTo(
                MANY_POINTS,
                Note[][]::new,
                vp -> Stacks.upTo(Province.ALL.size(), Note[]::new, active -> score(id, vp, active)));
        pawns = Stacks.upTo(
                GOAL, Piece[]::new, n -> new Piece(id + ".vp", "pawn", "vp." + n, id, 1, null, Stacks.NONE));
        aims = Stacks.upTo(
                GOAL, Piece[]::new, n -> new Piece(id + ".aim", "pawn", "vp." + n, id, 1, null, List.of("ghost")));
        for (var kind : Kind.ALL) {
            pool[kind.ordinal()] = Stacks.of(Ids.pool(side, kind), kind, side);
            stock[kind.ordinal()] = Stacks.of(Ids.stock(side, kind), kind, side)[0];
            bids[kind.ordinal()] =
                    Stacks.upTo(Content.PIECES, Note[]::new, n -> bid(id, Said.of("note.bid", Force.of(kind, n))));
        }
        sealed = bid(id, Said.of("note.bid-sealed"));
        for (var tile : Tile.ALL) {
            String at = Ids.reserve(side, tile);
            reserve[tile.ordinal()] = new Piece[][] {
                Stacks.of(at, tile.word(), null, tile.count(), Stacks.NONE),
                Stacks.of(at, tile.word(), null, tile.count(), Stacks.CHOSEN)
            };
        }
        for (var marker : Marker.ALL) {
            bonuses[marker.ordinal()] = Stacks.of(
                    id + ".bonuses/" + marker.word(), "bonus-" + marker.word(), null, MOST_BONUSES, Stacks.NONE);
        }
    }

    private static Note score(String id, int vp, int active) {
        return new Note(id + ".score/note", id + ".score", Said.of("note.score", vp + active, vp, active), "MO-7.3");
    }

    private static Note bid(String id, Said text) {
        return new Note(id + ".bid/note", id + ".bid", text, "MO-5.1");
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
        out.add(vp <= MANY_POINTS ? scores[vp][active] : score(Ids.seat(side), vp, active));
        out.add(pawns[Math.min(vp, GOAL)]);
        out.add(aims[Math.min(vp + active, GOAL)]);
        if (s.hasBid(side)) {
            out.add(s.bidsInSecret(side) ? sealed : bids[s.active().ordinal()][s.bid(side)]);
        }
    }

    private void addPieces(State s, List<Element> out) {
        for (var kind : Kind.ALL) {
            int active = s.cycle() > 0 && kind == s.active() ? 1 : 0;
            out.add(pool[kind.ordinal()][active][s.pool(side, kind)]);
            out.add(stock[kind.ordinal()][s.stock(side, kind)]);
        }
    }

    private void addTiles(State s, Focus focus, List<Element> out) {
        for (int i = 0; i < reserve.length; i++) {
            var tile = Tile.ALL.get(i);
            int count = s.reserve(side, tile);
            if (count > 0) {
                out.add(reserve[i][focus.uses(side, tile) ? 1 : 0][count]);
            }
        }
        for (int i = 0; i < bonuses.length; i++) {
            int count = s.bonus(side, Marker.ALL.get(i));
            if (count > 0) {
                out.add(bonuses[i][count]);
            }
        }
    }
}
