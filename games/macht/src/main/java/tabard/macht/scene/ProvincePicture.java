package tabard.macht.scene;

import java.util.List;
import tabard.macht.content.*;
import tabard.macht.rules.State;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;

/** What is seen of a province: whose it is, who stands there, and its marker. */
final class ProvincePicture {
    private static final List<String> BOTH = List.of("active", "chosen");
    private static final ProvincePicture[] ALL =
            Province.ALL.stream().map(ProvincePicture::new).toArray(ProvincePicture[]::new);

    private final Province province;
    private final Spot[] empty;
    private final Spot[][][] owned = new Spot[2][][]; // by side, active, chosen
    private final Piece[][][][] standing = new Piece[2][2][][]; // by side, kind, active, count
    private final Piece[] markers;

    private ProvincePicture(Province province) {
        String id = Ids.zone(province);
        this.province = province;
        empty = new Spot[] {new Spot(id, null, null, Stacks.NONE), new Spot(id, null, null, Stacks.CHOSEN)};
        for (var side : Side.ALL) {
            String seat = Ids.seat(side);
            owned[side.ordinal()] = new Spot[][] {
                {new Spot(id, seat, null, Stacks.NONE), new Spot(id, seat, null, Stacks.CHOSEN)},
                {new Spot(id, seat, null, Stacks.ACTIVE), new Spot(id, seat, null, BOTH)}
            };
            for (var kind : Kind.ALL) {
                standing[side.ordinal()][kind.ordinal()] = Stacks.of(Ids.standing(province, kind), kind, side);
            }
        }
        markers = Marker.ALL.stream()
                .map(marker -> new Piece(id + "/marker", marker.word(), id, null, 1, null, Stacks.NONE))
                .toArray(Piece[]::new);
    }

    /** All provinces of the board; those chosen so far in a longer choice carry a mark. */
    static void add(State s, long chosen, List<Element> out) {
        for (var province : Province.in(s.board().provinces())) {
            ALL[province.ordinal()].add(s, (chosen & province.bit()) != 0, out);
        }
    }

    private void add(State s, boolean chosen, List<Element> out) {
        int mark = chosen ? 1 : 0;
        if (s.holds(Side.ORANGE, province)) {
            addHeld(s, Side.ORANGE, mark, out);
        } else if (s.holds(Side.WHITE, province)) {
            addHeld(s, Side.WHITE, mark, out);
        } else {
            out.add(empty[mark]);
        }
        if (s.marked(province)) {
            out.add(markers[s.marker(province).ordinal()]);
        }
    }

    private void addHeld(State s, Side side, int mark, List<Element> out) {
        out.add(owned[side.ordinal()][s.active(province) ? 1 : 0][mark]);
        for (var kind : Kind.ALL) {
            int count = s.pieces(province, kind);
            if (count > 0) {
                out.add(standing[side.ordinal()][kind.ordinal()][kind == s.active() ? 1 : 0][count]);
            }
        }
    }
}
