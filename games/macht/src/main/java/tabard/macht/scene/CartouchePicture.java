package tabard.macht.scene;

import java.util.List;
import tabard.macht.content.*;
import tabard.macht.rules.State;
import tabard.table.scene.*;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;

/** What is seen beside the map: the cycle, the hourglass, the tiles on display, and what is left in stacks and supply. */
final class CartouchePicture {
    private static final List<String> SPENT = List.of("spent");
    private static final List<String> LIGHTNING = List.of("lightning");
    private static final int CUBES = Content.CUBES;
    private static final int TILES = Tile.ALL.stream().mapToInt(Tile::count).sum();

    private static final Spot NO_CYCLE = new Spot("cycle", null, null, Stacks.NONE);
    private static final Spot SWORD = new Spot("cycle", null, "sword", Stacks.NONE);
    private static final Spot MAGIC = new Spot("cycle", null, "magic", Stacks.NONE);
    private static final Note[] CYCLES =
            Stacks.upTo(99, Note[]::new, CartouchePicture::cycle); // ties may bring more (MO-7.3)
    private static final Piece[] LEFT = Stacks.of("hourglass/cube", "cube", null, CUBES, Stacks.NONE);
    private static final Piece[] GONE = Stacks.of("hourglass/spent", "spent", null, CUBES, SPENT);
    private static final Note[][] TIME =
            Stacks.upTo(CUBES, Note[][]::new, of -> Stacks.upTo(of, Note[]::new, left -> time(left, of)));
    private static final Piece[][] DISPLAY = Tile.ALL.stream()
            .map(tile -> Stacks.of(Ids.display(tile), tile.word(), null, tile.count(), bolt(tile)))
            .toArray(Piece[][]::new);
    private static final Piece[] PLAYED = Tile.ALL.stream()
            .map(tile -> new Piece("played/" + tile.word(), tile.word(), "played", null, 1, null, bolt(tile)))
            .toArray(Piece[]::new);
    private static final Piece[] STACK = Stacks.of("stack/tile", "tile", null, TILES, Stacks.NONE);
    private static final Piece[] DISCARDS = Stacks.of("discards/tile", "tile", null, TILES, Stacks.NONE);
    private static final Piece[][] SUPPLY = Marker.ALL.stream()
            .map(marker -> Stacks.of(Ids.supply(marker), marker.word(), null, marker.count(), Stacks.NONE))
            .toArray(Piece[][]::new);
    private static final Piece[][] TOKENS =
            Token.ALL.stream().map(CartouchePicture::tokens).toArray(Piece[][]::new);

    private CartouchePicture() {}

    private static Note cycle(int cycle) {
        return new Note("cycle/note", "cycle", Said.of("note.cycle", cycle), "MO-1.3");
    }

    private static Note time(int left, int of) {
        return new Note("hourglass/note", "hourglass", Said.of("note.time", left, of), "MO-1.7");
    }

    private static List<String> bolt(Tile tile) {
        return tile.lightning() ? LIGHTNING : Stacks.NONE;
    }

    private static Piece[] tokens(Token token) {
        return Stacks.upTo(
                token.count(),
                Piece[]::new,
                n -> new Piece("tokens/" + token.word(), "token", "tokens", null, n, token.word(), Stacks.NONE));
    }

    static void add(State s, Focus focus, List<Element> out) {
        addTime(s, out);
        var played = focus.played();
        if (played != null) {
            out.add(PLAYED[played.ordinal()]);
        }
        for (int i = 0; i < DISPLAY.length; i++) {
            int shown = s.displayed(Tile.ALL.get(i));
            if (shown > 0) {
                out.add(DISPLAY[i][shown]);
            }
        }
        out.add(STACK[s.stacked()]);
        out.add(DISCARDS[s.discarded()]);
        addCounts(s, out);
    }

    private static void addTime(State s, List<Element> out) {
        int cycle = s.cycle();
        int filled = s.filled();
        if (cycle == 0) {
            out.add(NO_CYCLE);
        } else {
            out.add(s.sword() ? SWORD : MAGIC);
            out.add(cycle < CYCLES.length ? CYCLES[cycle] : cycle(cycle));
            out.add(TIME[filled][s.cubes()]);
        }
        out.add(LEFT[s.cubes()]);
        out.add(GONE[filled - s.cubes()]);
    }

    private static void addCounts(State s, List<Element> out) {
        for (int i = 0; i < SUPPLY.length; i++) {
            int count = s.supply(Marker.ALL.get(i));
            if (count > 0) {
                out.add(SUPPLY[i][count]);
            }
        }
        for (int i = 0; i < TOKENS.length; i++) {
            int count = s.tokens(Token.ALL.get(i));
            if (count > 0) {
                out.add(TOKENS[i][count]);
            }
        }
    }
}
