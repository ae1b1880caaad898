package tabard.campaign.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.Building;
import tabard.table.scene.Box;
import tabard.table.scene.Part;
import tabard.table.scene.PartForm;
import tabard.table.scene.Said;

/** The parts of the game: what lies on the map, and what is counted in the panels. */
final class Catalogue {
    static final String COMPANY = "company";
    static final String GUEST = "guest";
    static final String RESERVISTS = "reservists";
    static final String FACTION = "faction";
    static final String LAND = "land";
    static final String ARMY = "army";
    static final String PC = "pc";
    static final String GOLD = "gold";
    static final String DUE = "due";
    static final String POINTS = "score";

    static final List<Part> PARTS = parts();

    /** A place where a battle is to be fought. */
    static final String BATTLE = "battle";
    /** A map on which orders are judged: each judgement is told over it. */
    static final String JUDGED = "judged";
    /** The seat of somebody who does not play: it has no colours. */
    static final String PLAIN = "plain";

    /** Terrain and standing; and for the legend of the map what hatching and the pips of a counter mean. */
    static final Map<String, Said> MARKS = Box.marks(
            "mountain", "marsh", "gold", "red", "closed", "confirmed", "out", BATTLE, "owned", "pip-4", "pip-1");

    private Catalogue() {}

    private static List<Part> parts() {
        var parts = new ArrayList<Part>();
        parts.add(part(COMPANY, PartForm.COUNTER, null, "CA-1.4"));
        parts.add(part(GUEST, PartForm.COUNTER, null, "CA-1.12"));
        parts.add(part(RESERVISTS, PartForm.COUNTER, null, "CA-18.6"));
        parts.add(part(FACTION, PartForm.PENNON, null, "CA-1.3"));
        parts.add(part(Building.FORTRESS.word(), PartForm.BUILDING, "fortress", "CA-8.3"));
        parts.add(part(Building.CITY.word(), PartForm.BUILDING, "city", "CA-4.4"));
        parts.add(part(Building.MINE.word(), PartForm.BUILDING, "mine", "CA-18.3"));
        parts.add(part(Building.PORTAL.word(), PartForm.RING, "portal", "CA-18.11"));
        parts.add(part(LAND, PartForm.STAT, "pennon", "CA-1.3"));
        parts.add(part(ARMY, PartForm.STAT, "troops", "CA-1.2"));
        parts.add(part(PC, PartForm.STAT, "crown", "CA-1.9"));
        parts.add(part(GOLD, PartForm.STAT, "purse", "CA-5.1"));
        parts.add(part(DUE, PartForm.STAT, "hourglass", "CA-17.1"));
        return List.copyOf(parts);
    }

    private static Part part(String id, PartForm form, @Nullable String symbol, String clause) {
        return new Part(id, form, symbol, Said.of(id), Said.of("tip." + id), clause);
    }
}
