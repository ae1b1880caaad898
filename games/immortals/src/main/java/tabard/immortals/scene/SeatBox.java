package tabard.immortals.scene;

import java.util.List;
import tabard.immortals.content.*;
import tabard.table.scene.*;
import tabard.table.scene.Shape.Row;

/** The part of the box that belongs to one player: the rows of the panel, the player board with its ten spaces, and the cards. */
final class SeatBox {
    private static final int SPACES_A_ROW = 5;

    /** As they lie on the player board: the dark half above, the light one below. */
    private static final List<Space> SPACES = List.of(
            Space.GOLD,
            Space.ATTACK,
            Space.MARCH,
            Space.DARK_TRIBE,
            Space.DARK_MAGIC,
            Space.ENERGY,
            Space.TRANSITION,
            Space.BUILD,
            Space.LIGHT_TRIBE,
            Space.LIGHT_MAGIC);

    private SeatBox() {}

    static void add(Colour colour, Zones all) {
        String id = colour.word();
        var zones = all.of(id);
        zones.row(id, "side", RowLook.SEAT, null, null);
        zones.row(id + ".score", id, RowLook.SCORE, null, "IM-16.6");
        zones.row(id + ".tribes", id, RowLook.LINE, null, "IM-1.12");
        zones.row(id + ".purse", id, RowLook.LINE, null, "IM-1.9");
        zones.row(id + ".light-limbo", id, RowLook.LINE, "limbo-light", "IM-1.12", "i-angel");
        zones.row(id + ".dark-limbo", id, RowLook.LINE, "limbo-dark", "IM-1.12", "i-demon");
        zones.row(id + ".stock", id, RowLook.LINE, "stock", "IM-1.5", "fleeting");
        String plan = id + ".plan";
        zones.add(plan, id, new Row(RowLook.GRID, SPACES_A_ROW), "plan", "IM-7.2", "desk", "once");
        for (var space : SPACES) {
            String name = "space." + space.word();
            zones.row(
                    Ids.slot(colour, space),
                    plan,
                    RowLook.SLOT,
                    name,
                    space.clause(),
                    "i-" + space.symbol(),
                    half(space));
        }
        inHand(zones, id, "groups", RowLook.LINE, "groups", "IM-3.6");
        inHand(zones, id, "draft", RowLook.FAN, "draft", "IM-4.3");
        inHand(zones, id, "regions", RowLook.FAN, "region-cards", "IM-18.2");
        inHand(zones, id, "hand", RowLook.FAN, "conflict-cards", "IM-18.1");
        inHand(zones, id, "magic", RowLook.FAN, "magic", "IM-2.6");
    }

    /** In hand, and not once more in the player's own panel. */
    private static void inHand(Zones zones, String seat, String tail, RowLook look, String name, String clause) {
        zones.row(seat + "." + tail, seat, look, name, clause, "hand", "once", "fleeting");
    }

    private static String half(Space space) {
        if (space.magic()) {
            return "realm-magic";
        }
        return SPACES.indexOf(space) < SPACES_A_ROW ? "realm-dark" : "realm-light";
    }
}
