package tabard.immortals.scene;

import java.util.List;
import tabard.immortals.content.*;
import tabard.immortals.rules.State;
import tabard.table.Moves;
import tabard.table.scene.*;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Spot;

/** What is seen of a region: how many armies of whom stand there, what is built, and what it yields. Equal things are the same object. */
final class RealmPicture {
    private static final List<String> NONE = List.of();
    private static final List<String> CHOSEN = List.of("chosen");
    private static final RealmPicture[] ALL =
            Region.ALL.stream().map(RealmPicture::new).toArray(RealmPicture[]::new);

    private final Region region;
    private final Spot[] spots;
    private final List<Counted> armies;
    private final Note yields;
    private final List<Counted> built;

    private RealmPicture(Region region) {
        String id = region.word();
        this.region = region;
        spots = new Spot[] {new Spot(id, null, null, NONE), new Spot(id, null, null, CHOSEN)};
        var said = Said.of("note.yields", region.gives(Resource.GOLD), region.gives(Resource.ENERGY));
        yields = new Note(id + "/yields", id, said, "IM-9.1");
        armies = Moves.each(Colour.ALL, colour -> new Counted(id + "/army", "army", colour.word(), State.CUBES));
        built = Moves.each(Building.ALL, building -> new Counted(id + "/" + building.word(), building.word(), null, 1));
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
        if (!s.isEmpty(State.OWNER, region)) {
            out.add(armies.get(s.require(State.OWNER, region).ordinal()).of(s.count(State.ARMIES, region)));
        }
        for (var building : Building.ALL) {
            built.get(building.ordinal()).addTo(out, s.built(region, building) ? 1 : 0);
        }
    }
}
