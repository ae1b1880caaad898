package tabard.mageknight.scene;

import java.util.*;
import tabard.mageknight.rules.*;
import tabard.table.Seen;
import tabard.table.scene.*;

/** What lies on the table, for one viewer. */
public final class MageKnightScene {
    private static final int ELEMENTS = 400; // about as many as there are at most

    private MageKnightScene() {}

    public static List<Element> of(Seen<State> seen) {
        var s = seen.masked();
        var out = new ArrayList<Element>(ELEMENTS);
        new MapPicture(s, new MapSheet(s), out).add();
        new TablePicture(s, new OfferSheet(s), out).add();
        var combat = new CombatSheet(s);
        if (combat.on()) {
            new CombatPicture(s, combat, out).add();
        }
        for (var player : s.players()) {
            new SeatPicture(s, player, new HeroSheet(s, player), out).add();
        }
        return Collections.unmodifiableList(out);
    }
}
