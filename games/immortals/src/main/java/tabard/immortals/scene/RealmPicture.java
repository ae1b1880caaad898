package tabard.immortals.scene;

import java.util.List;
import tabard.immortals.content.*;
import tabard.immortals.rules.State;
import tabard.table.scene.*;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;

/** What is seen of a region: how many armies of whom stand there, what is built, and what it yields. Equal things are the same object. */
final class RealmPicture {
    private static final List<String> NONE = List.of();
    private static final List<String> CHOSEN = List.of("chosen");
    private static final RealmPicture[] ALL =
            Region.ALL.stream().map(RealmPicture::new).toArray(RealmPicture[]::new);

    private final Region region;
    private final Spot[] spots;
    private final Piece[][] armies = new Piece[Colour.ALL.size()][State.CUBES + 1];
    private final Note yields;
    private final Piece[] built = new Piece[Building.ALL.size()];

    private RealmPicture(Region region) {
        String id = region.word();
        this.region = region;
        spots = new Spot[] {new Spot(id, null, null, NONE), new Spot(id, null, null, CHOSEN)};
        var land = region.land();
        yields = new Note(
                id + "/yields",
                id,
                Said.of(
                        "note.yields",
                        land.gives(region.realm(), Resource.GOLD),
                        land.gives(region.realm(), Resource.ENERGY)),
                "IM-9.1");
        for (var colour : Colour.ALL) {
            for (int n = 0; n <= State.CUBES; n++) {
                armies[colour.ordinal()][n] = new Piece(id + "/army", "army", id, colour.word(), n, null, NONE);
            }
        }
        for (var building : Building.ALL) {
            built[building.ordinal()] = new Piece(id + "/" + building.word(), building.word(), id, null, 1, null, NONE);
        }
    }

    /** All regions; those chosen so far in a longer choice carry a mark. */
    static void add(State s, long chosen, List<Element> out) {
        for (var picture : ALL) {
            picture.add(s, (chosen & picture.region.bit()) != 0 ? 1 : 0, out);
        }
    }

    private void add(State s, int mark, List<Element> out) {
        out.add(spots[mark]);
        out.add(yields);
        if (s.occupied(region)) {
            out.add(armies[s.owner(region).ordinal()][s.armies(region)]);
        }
        for (var building : Building.ALL) {
            if (s.built(region, building)) {
                out.add(built[building.ordinal()]);
            }
        }
    }
}
