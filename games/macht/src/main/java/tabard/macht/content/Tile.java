package tabard.macht.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** The kinds of action tiles (MO-1.7): what each does; how many there are and whom they recruit stands in the box. */
public enum Tile implements Named {
    INFLUENCE_CASTLE("MO-6.1", "castle", new TileEffect.Influence(Marker.CASTLE)),
    INFLUENCE_ARMOUR("MO-6.1", "armour", new TileEffect.Influence(Marker.ARMOUR)),
    INFLUENCE_TENT("MO-6.1", "tent", new TileEffect.Influence(Marker.TENT)),
    INFLUENCE_KEYS("MO-6.1", "keys", new TileEffect.Influence(Marker.KEYS)),
    BONUS_CASTLE("MO-6.6", "castle", new TileEffect.Bonus(Marker.CASTLE)),
    BONUS_ARMOUR("MO-6.6", "armour", new TileEffect.Bonus(Marker.ARMOUR)),
    BONUS_TENT("MO-6.6", "tent", new TileEffect.Bonus(Marker.TENT)),
    BONUS_KEYS("MO-6.6", "keys", new TileEffect.Bonus(Marker.KEYS)),
    MOVEMENT("MO-6.7", "move", new TileEffect.Movement()),
    SEA("MO-6.8", "ship", new TileEffect.SeaMove()),
    MERLIN("MO-6.9", "merlin", new TileEffect.AnyInfluence()),
    SERPENT("MO-6.10", "serpent", new TileEffect.Cancel()),
    VICTORY_POINT("MO-5.4", "crown", new TileEffect.Point()),
    REBELLION("MO-5.5", "fork", new TileEffect.Rebellion()),
    CHANGE_MARKER("MO-5.6", "swap", new TileEffect.MarkerChange());

    public static final List<Tile> ALL = List.of(values());

    private final String clause;
    private final String symbol;
    private final TileEffect effect;

    Tile(String clause, String symbol, TileEffect effect) {
        this.clause = clause;
        this.symbol = symbol;
        this.effect = effect;
    }

    public String clause() {
        return clause;
    }

    public String symbol() {
        return symbol;
    }

    public TileEffect effect() {
        return effect;
    }

    /** What it does, as words. */
    public Said tip() {
        return Said.of(word() + ".tip");
    }

    /** MO-4.A1: auctioned as soon as it is taken. */
    public boolean lightning() {
        return effect instanceof TileEffect.Prize;
    }

    /** Whether it acts as an Influence tile of this kind (MO-6.1, 6.9). */
    public boolean influences(Marker kind) {
        return effect instanceof TileEffect.AnyInfluence
                || (effect instanceof TileEffect.Influence(var marker) && marker == kind);
    }

    public long bit() {
        return 1L << ordinal();
    }

    /** The tiles of a set, one after another. */
    public static Subset<Tile> in(long set) {
        return Subset.of(ALL, set);
    }

    public int count() {
        return entry().count();
    }

    /** The pieces shown on it (MO-6.11): none, one set, or two sets to choose from. */
    public List<Levy> levies() {
        var recruit = entry().recruit();
        return recruit == null ? List.of() : recruit;
    }

    private Content.Box.TileEntry entry() {
        return Content.BOX.tiles().get(ordinal());
    }

    /** A set of recruits shown on a tile. */
    public record Levy(@Nullable Integer knight, @Nullable Integer mage) {
        public int of(Kind kind) {
            var count = kind == Kind.KNIGHT ? knight : mage;
            return count == null ? 0 : count;
        }
    }
}
