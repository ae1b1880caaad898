package tabard.macht.rules;

import java.util.function.Predicate;
import tabard.macht.content.*;
import tabard.table.*;
import tabard.table.sheet.Count;

/** Nothing is lost or made (MO-1.1, 1.2, 1.5, 1.7, 4.A1): checks positions, and completes those that name only a part. */
public final class Pieces {
    private Pieces() {}

    /** What the document did not name is made to fit what it did; what cannot fit is refused. */
    public static void fit(State s, Predicate<String> named) {
        for (var side : Side.ALL) {
            for (var kind : Kind.ALL) {
                if (!named.test(side.word() + ".stock." + kind.plural())) {
                    s.set(State.STOCK, side, kind, Math.max(0, Content.PIECES - outOfStock(s, side, kind)));
                }
            }
        }
        fitMarkers(s, named);
        fitTiles(s, named);
        s.renew(); // tiles may have been shed
        if (!named.test("hourglass.of")) {
            s.set(State.FILLED, Math.max(s.filled(), s.cubes()));
        }
        check(s);
    }

    private static int outOfStock(State s, Side side, Kind kind) {
        return s.pool(side, kind) + Province.in(s.held(side)).sum(province -> s.pieces(province, kind));
    }

    private static void fitMarkers(State s, Predicate<String> named) {
        if (named.test("supply")) {
            return;
        }
        for (var province : Province.in(s.board().provinces())) {
            if (!named.test("provinces." + province.word() + ".marker")
                    && laid(s, s.marker(province)) > s.marker(province).count()) {
                for (var marker : Marker.ALL) {
                    if (laid(s, marker) < marker.count()) {
                        s.mark(province, marker);
                        break;
                    }
                }
            }
        }
        Marker.ALL.forEach(marker -> s.set(State.SUPPLY, marker, Math.max(0, marker.count() - laid(s, marker))));
    }

    private static int laid(State s, Marker marker) {
        return Long.bitCount(s.marked(marker));
    }

    private static void fitTiles(State s, Predicate<String> named) {
        for (var tile : Tile.ALL) {
            shed(s, State.DISPLAY, "display", tile, named);
            shed(s, State.DISCARDS, "discards", tile, named);
            if (!named.test("stack")) {
                s.set(State.STACK, tile, Math.max(0, tile.count() - (tiles(s, tile) - s.count(State.STACK, tile))));
            }
        }
    }

    /** Takes tiles that are too many out of a place that the document did not name. */
    private static void shed(State s, Count place, String name, Tile tile, Predicate<String> named) {
        if (!named.test(name)) {
            int extra = tiles(s, tile) - s.count(State.STACK, tile) - tile.count();
            s.set(place, tile, Math.max(0, s.count(place, tile) - Math.max(0, extra)));
        }
    }

    private static int tiles(State s, Tile tile) {
        return s.reserve(Side.ORANGE, tile)
                + s.reserve(Side.WHITE, tile)
                + s.displayed(tile)
                + s.count(State.STACK, tile)
                + s.count(State.DISCARDS, tile);
    }

    /** Refuses a position that cannot arise on the table. */
    public static void check(State s) {
        if (s.cycle() == 0
                && s.agenda() instanceof Agenda.First<Frame<State, Move>>(Due first, var _)
                && !(first instanceof Setup.Marking || first instanceof Cycle.Beginning)) {
            first.require(false, "MO-2.3");
        }
        for (var province : Province.in(s.board().provinces())) {
            Refusal.unless(
                    s.isEmpty(State.OWNER, province) == (s.pieces(province) == 0), "MO-1.5", "refused.owner", province);
            Refusal.unless(s.cycle() == 0 || s.marked(province), "MO-1.1", "refused.unmarked", province);
        }
        for (var side : Side.ALL) {
            for (var kind : Kind.ALL) {
                same(
                        outOfStock(s, side, kind) + s.stock(side, kind),
                        Content.PIECES,
                        "MO-1.2",
                        side.word(),
                        kind.plural());
            }
            bid(s, side);
        }
        for (var marker : Marker.ALL) {
            same(laid(s, marker) + s.supply(marker), marker.count(), "MO-1.7", "markers", marker.word());
        }
        for (var tile : Tile.ALL) {
            same(tiles(s, tile), tile.count(), "MO-1.7", "tiles", tile.word());
            Refusal.unless(
                    !tile.lightning() || s.reserve(Side.ORANGE, tile) + s.reserve(Side.WHITE, tile) == 0,
                    "MO-4.A1",
                    "refused.kept",
                    tile);
        }
        for (var token : Token.ALL) {
            int there = Math.max(s.count(State.TOKENS, token), token.count()); // fewer once some were turned
            same(there, token.count(), "MO-1.7", "tokens", token.word());
        }
        same(Math.max(s.cubes(), s.filled()), s.filled(), "MO-1.7", "hourglass", "cubes");
    }

    /** A bid needs an auction and the pieces. */
    private static void bid(State s, Side side) {
        if (!s.hasBid(side)) {
            return;
        }
        boolean auction = s.agenda() instanceof Agenda.Together<Frame<State, Move>>
                || s.agenda() instanceof Agenda.First<Frame<State, Move>>(Auction.Revealing _, var _);
        Refusal.unless(auction, "MO-5.1", "refused.no-auction");
        if (s.bid(side) > s.pool(side, s.active())) {
            throw Auction.tooHigh(s, side, s.bid(side));
        }
    }

    private static void same(int found, int expected, String clause, String whose, String what) {
        Refusal.unless(found == expected, clause, "refused.count", "@" + whose, "@" + what, found, expected);
    }
}
