package tabard.immortals.scene;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
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

    private static final List<String> NONE = List.of();
    private static final List<String> BRIEFLY = List.of("fleeting");

    /** In hand, and not once more in the player's own panel. */
    private static final List<String> IN_HAND = List.of("hand", "once", "fleeting");

    private final Colour colour;
    private final List<Zone> zones = new ArrayList<>();

    private SeatBox(Colour colour) {
        this.colour = colour;
    }

    static List<Zone> of(Colour colour) {
        var box = new SeatBox(colour);
        box.panel();
        box.board();
        box.cards();
        return box.zones;
    }

    private void panel() {
        zone(colour.word(), "side", new Row(RowLook.SEAT, 0), null, null, NONE);
        row("score", RowLook.SCORE, null, "IM-16.6", NONE);
        row("tribes", RowLook.LINE, null, "IM-1.12", NONE);
        row("purse", RowLook.LINE, null, "IM-1.9", NONE);
        row("light-limbo", RowLook.LINE, "limbo-light", "IM-1.12", List.of("i-angel"));
        row("dark-limbo", RowLook.LINE, "limbo-dark", "IM-1.12", List.of("i-demon"));
        row("stock", RowLook.LINE, "stock", "IM-1.5", BRIEFLY);
    }

    private void board() {
        String plan = Ids.of(colour, "plan");
        zone(plan, colour.word(), new Row(RowLook.GRID, SPACES_A_ROW), "plan", "IM-7.2", List.of("desk", "once"));
        for (var space : SPACES) {
            zone(
                    Ids.slot(colour, space),
                    plan,
                    new Row(RowLook.SLOT, 0),
                    "space." + space.word(),
                    clause(space),
                    List.of("i-" + icon(space), half(space)));
        }
    }

    private void cards() {
        row("groups", RowLook.LINE, "groups", "IM-3.6", IN_HAND);
        row("draft", RowLook.FAN, "draft", "IM-4.3", IN_HAND);
        row("regions", RowLook.FAN, "region-cards", "IM-18.2", IN_HAND);
        row("hand", RowLook.FAN, "conflict-cards", "IM-18.1", IN_HAND);
        row("magic", RowLook.FAN, "magic", "IM-2.6", IN_HAND);
    }

    private static String half(Space space) {
        if (space.magic()) {
            return "realm-magic";
        }
        return SPACES.indexOf(space) < SPACES_A_ROW ? "realm-dark" : "realm-light";
    }

    private static String icon(Space space) {
        return switch (space) {
            case GOLD -> "gold";
            case ENERGY -> "energy";
            case TRANSITION -> "wingup";
            case BUILD -> "build";
            case ATTACK -> "swords";
            case MARCH -> "swordfoot";
            case LIGHT_TRIBE -> "angel";
            case DARK_TRIBE -> "demon";
            case LIGHT_MAGIC, DARK_MAGIC -> "wand";
        };
    }

    private static String clause(Space space) {
        return switch (space) {
            case GOLD -> "IM-9.1";
            case ENERGY -> "IM-9.2";
            case TRANSITION -> "IM-9.3";
            case BUILD -> "IM-9.5";
            case ATTACK -> "IM-9.6";
            case MARCH -> "IM-9.7";
            case LIGHT_TRIBE -> "IM-12.4";
            case DARK_TRIBE -> "IM-12.1";
            case LIGHT_MAGIC, DARK_MAGIC -> "IM-7.3";
        };
    }

    private void row(String tail, RowLook look, @Nullable String name, String clause, List<String> marks) {
        zone(Ids.of(colour, tail), colour.word(), new Row(look, 0), name, clause, marks);
    }

    private void zone(
            String id, String in, Shape shape, @Nullable String name, @Nullable String clause, List<String> marks) {
        zones.add(new Zone(id, in, colour.word(), shape, name == null ? null : Said.of(name), clause, marks));
    }
}
