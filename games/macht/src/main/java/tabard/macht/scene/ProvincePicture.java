package tabard.macht.scene;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tabard.macht.content.*;
import tabard.macht.rules.State;
import tabard.table.Moves;
import tabard.table.scene.Counted;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Spot;

/** What is seen of a province: whose it is, who stands there, and its marker. */
final class ProvincePicture {
    private static final List<ProvincePicture> ALL = Moves.each(Province.ALL, ProvincePicture::new);

    private final Province province;
    private final List<List<Spot>> empty; // by its marker, then for cycles of the Sword
    private final List<List<List<Spot>>> owned; // by side, and that
    private final List<List<Counted>> standing; // by side and kind
    private final List<List<Counted>> active;
    private final List<Counted> markers;

    private ProvincePicture(Province province) {
        String id = province.word();
        this.province = province;
        empty = spots(id, null);
        owned = Moves.each(Side.ALL, side -> spots(id, side.word()));
        standing = Moves.each(Side.ALL, side -> Moves.each(Kind.ALL, kind -> pieces(side, kind)));
        active = Moves.each(Side.ALL, side -> Moves.each(Kind.ALL, kind -> pieces(side, kind, "active")));
        markers = Moves.each(Marker.ALL, marker -> new Counted(id + "/marker", marker.word(), null, 1));
    }

    /** Of Magic, by marker: provinces of a kin are neighbours (MO-1.4); last of the Sword, where borders make neighbours. */
    private static List<List<Spot>> spots(String id, @Nullable String owner) {
        return Stream.concat(
                        Marker.ALL.stream().map(marker -> List.of("kin-" + marker.word())),
                        Stream.of(List.<String>of()))
                .map(kin -> spots(id, owner, kin))
                .toList();
    }

    /** By two bits: the first is active, the second chosen. */
    private static List<Spot> spots(String id, @Nullable String owner, List<String> kin) {
        return Stream.of(List.<String>of(), List.of("active"), List.of("chosen"), List.of("active", "chosen"))
                .map(marks -> new Spot(
                        id,
                        owner,
                        null,
                        Stream.concat(marks.stream(), kin.stream()).toList()))
                .toList();
    }

    private List<Spot> now(State s, List<List<Spot>> spots) {
        return s.sword() || !s.marked(province)
                ? spots.getLast()
                : spots.get(s.marker(province).ordinal());
    }

    private Counted pieces(Side side, Kind kind, String... marks) {
        return new Counted(Ids.standing(province, kind), kind.word(), side.word(), Content.PIECES, marks);
    }

    /** All provinces of the board; those chosen so far in a longer choice carry a mark. */
    static void add(State s, long chosen, List<Element> out) {
        for (var province : Province.in(s.board().provinces())) {
            ALL.get(province.ordinal()).add(s, (chosen & province.bit()) != 0 ? 2 : 0, out);
        }
    }

    private void add(State s, int chosen, List<Element> out) {
        if (s.holds(Side.ORANGE, province)) {
            addHeld(s, Side.ORANGE, chosen, out);
        } else if (s.holds(Side.WHITE, province)) {
            addHeld(s, Side.WHITE, chosen, out);
        } else {
            out.add(now(s, empty).get(chosen));
        }
        if (s.marked(province)) {
            out.add(markers.get(s.marker(province).ordinal()).of(1));
        }
    }

    private void addHeld(State s, Side side, int chosen, List<Element> out) {
        out.add(now(s, owned.get(side.ordinal())).get(chosen | (s.active(province) ? 1 : 0)));
        for (var kind : Kind.ALL) {
            var stacks = kind == s.active() ? active : standing;
            stacks.get(side.ordinal()).get(kind.ordinal()).addTo(out, s.pieces(province, kind));
        }
    }
}
