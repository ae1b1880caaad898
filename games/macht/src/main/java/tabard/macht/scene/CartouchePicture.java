package tabard.macht.scene;

import java.util.List;
import tabard.macht.content.*;
import tabard.macht.rules.State;
import tabard.table.Moves;
import tabard.table.scene.*;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;

/** What is seen beside the map: the cycle, the hourglass, the tiles on display, and what is left in stacks and supply. */
final class CartouchePicture {
    private static final int TILES = Tile.ALL.stream().mapToInt(Tile::count).sum();

    private static final Spot NO_CYCLE = new Spot("cycle", null, null, List.of());
    private static final Spot SWORD = new Spot("cycle", null, "sword", List.of());
    private static final Spot MAGIC = new Spot("cycle", null, "magic", List.of());
    private static final Counted LEFT = new Counted("hourglass/cube", "cube", null, Content.CUBES);
    private static final Counted GONE = new Counted("hourglass/spent", "spent", null, Content.CUBES, "spent");
    private static final List<Counted> DISPLAY = Moves.each(Tile.ALL, tile -> tiles(Ids.display(tile), tile));
    private static final List<Counted> PLAYED = Moves.each(Tile.ALL, tile -> tiles("played/" + tile.word(), tile));
    private static final Counted STACK = new Counted("stack/tile", "tile", null, TILES);
    private static final Counted DISCARDS = new Counted("discards/tile", "tile", null, TILES);
    private static final List<Counted> SUPPLY =
            Moves.each(Marker.ALL, marker -> new Counted(Ids.supply(marker), marker.word(), null, marker.count()));
    private static final List<ByNumber<Piece>> TOKENS = Moves.each(Token.ALL, CartouchePicture::tokens);
    private static final ByNumber<Note> CYCLES = new ByNumber<>(
            99,
            n -> new Note("cycle/note", "cycle", Said.of("note.cycle", n), "MO-1.3")); // ties may bring more (MO-7.3)
    private static final ByNumber<ByNumber<Note>> TIME =
            new ByNumber<>(Content.CUBES, of -> new ByNumber<>(of, left -> time(left, of)));

    private CartouchePicture() {}

    private static ByNumber<Piece> tokens(Token token) {
        String word = token.word();
        return new ByNumber<>(
                token.count(), n -> new Piece("tokens/" + word, "token", "tokens", null, n, word, List.of()));
    }

    private static Note time(int left, int of) {
        return new Note("hourglass/note", "hourglass", Said.of("note.time", left, of), "MO-1.7");
    }

    private static Counted tiles(String id, Tile tile) {
        return tile.lightning()
                ? new Counted(id, tile.word(), null, tile.count(), "lightning")
                : new Counted(id, tile.word(), null, tile.count());
    }

    static void add(State s, Focus focus, List<Element> out) {
        addTime(s, out);
        var played = focus.played();
        if (played != null) {
            out.add(PLAYED.get(played.ordinal()).of(1));
        }
        Tile.ALL.forEach(tile -> DISPLAY.get(tile.ordinal()).addTo(out, s.displayed(tile)));
        out.add(STACK.of(s.stacked()));
        out.add(DISCARDS.of(s.discarded()));
        Marker.ALL.forEach(marker -> SUPPLY.get(marker.ordinal()).addTo(out, s.supply(marker)));
        for (var token : Token.ALL) {
            if (s.count(State.TOKENS, token) > 0) {
                out.add(TOKENS.get(token.ordinal()).of(s.count(State.TOKENS, token)));
            }
        }
    }

    private static void addTime(State s, List<Element> out) {
        int left = s.cubes();
        if (s.cycle() == 0) {
            out.add(NO_CYCLE);
        } else {
            out.add(s.sword() ? SWORD : MAGIC);
            out.add(CYCLES.of(s.cycle()));
            out.add(TIME.of(s.filled()).of(left));
        }
        out.add(LEFT.of(left));
        out.add(GONE.of(s.filled() - left));
    }
}
