package tabard.macht.rules;

import tabard.macht.content.*;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** Chapter 2: setting up. */
public final class Setup {
    private Setup() {}

    /** All pieces in stock but for the opening pools, all tiles in the stack; then the markers are dealt. */
    public static State open(Options options, int rules) {
        var s = new State(options, rules);
        Marker.ALL.forEach(marker -> s.set(State.SUPPLY, marker, marker.count()));
        Tile.ALL.forEach(tile -> s.set(State.STACK, tile, tile.count()));
        Token.ALL.forEach(token -> s.set(State.TOKENS, token, token.count()));
        for (var side : Side.ALL) {
            for (var kind : Kind.ALL) {
                s.set(State.STOCK, side, kind, Content.PIECES);
                s.stockToPool(side, kind, Content.NUMBERS.startReserve().getOrDefault(kind, 0)); // MO-2.2
            }
        }
        s.push(new Cycle.Beginning());
        s.push(new Marking(Province.in(s.board().provinces()).first()));
        return s;
    }

    /** A marker was dealt to a province. */
    @Rule("MO-2.1")
    record Marked(Province province, Marker marker) implements Move {}

    /** The province waits for its marker. */
    record Marking(Province province) implements Draws<Marked> {
        @Override
        public Lottery<Marked> lottery(State s) {
            return Lottery.urn(Marker.ALL, s.tickets(State.SUPPLY), marker -> new Marked(province, marker));
        }

        @Override
        public void answer(State s, Marked drawn) {
            s.mark(province, drawn.marker);
            long later = s.board().provinces() & -(province.bit() << 1);
            if (later != 0) {
                s.push(new Marking(Province.in(later).first()));
            }
        }

        @Override
        public void possible(State s) {
            long dealt = Subset.all(Marker.ALL).union(s::marked);
            require(s.cycle() == 0 && dealt == (s.board().provinces() & (province.bit() - 1)), "MO-2.1");
        }
    }
}
