package tabard.immortals;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;

/** What is seen of a region: whose it is, how many armies stand there, and what is built. Equal things are the same object. */
final class RealmPicture {
    private static final List<String> NONE = List.of();
    private static final List<String> CHOSEN = List.of("chosen");
    private static final RealmPicture[] ALL =
            Region.ALL.stream().map(RealmPicture::new).toArray(RealmPicture[]::new);

    private final Region region;
    private final Spot[] free;
    private final Spot[][] owned = new Spot[Colour.ALL.size()][];
    private final Piece[][] armies = new Piece[Colour.ALL.size()][State.CUBES + 1];
    private final Piece[] built = new Piece[Building.ALL.size()];

    private RealmPicture(Region region) {
        String id = region.word();
        this.region = region;
        free = spots(id, null);
        for (var colour : Colour.ALL) {
            owned[colour.ordinal()] = spots(id, colour.word());
            for (int n = 0; n <= State.CUBES; n++) {
                armies[colour.ordinal()][n] = new Piece(id + "/army", "army", id, colour.word(), n, null, NONE);
            }
        }
        for (var building : Building.ALL) {
            built[building.ordinal()] = new Piece(id + "/" + building.word(), building.word(), id, null, 1, null, NONE);
        }
    }

    private static Spot[] spots(String id, @Nullable String owner) {
        return new Spot[] {new Spot(id, owner, null, NONE), new Spot(id, owner, null, CHOSEN)};
    }

    /** All regions; those chosen so far in a longer choice carry a mark. */
    static void add(State s, long chosen, List<Element> out) {
        for (var picture : ALL) {
            picture.add(s, (chosen & picture.region.bit()) != 0 ? 1 : 0, out);
        }
    }

    private void add(State s, int mark, List<Element> out) {
        if (s.occupied(region)) {
            int owner = s.owner(region).ordinal();
            out.add(owned[owner][mark]);
            out.add(armies[owner][s.armies(region)]);
        } else {
            out.add(free[mark]);
        }
        for (var building : Building.ALL) {
            if (s.built(region, building)) {
                out.add(built[building.ordinal()]);
            }
        }
    }
}
