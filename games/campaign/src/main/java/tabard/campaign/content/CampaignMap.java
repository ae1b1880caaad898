package tabard.campaign.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** A lawful map (CA-2.5). Sets of territories are bits of a long: {@link Place#in} walks them. */
public final class CampaignMap {
    private final String nameEn;
    private final String nameFr;
    private final double width;
    private final double height;
    private final List<Territory> territories;
    private final long[] neighbours;
    private final long[] open;
    private final long all;
    private final long mountains;
    private final long golds;
    private final long reds;
    private final long marshes;
    private final List<Border> borders;
    private final double[][] coast;

    /** Of territories that have been checked. */
    CampaignMap(String nameEn, String nameFr, double width, double height, List<Territory> checked) {
        this.nameEn = nameEn;
        this.nameFr = nameFr;
        this.width = width;
        this.height = height;
        this.territories = Thinning.thinned(checked);
        neighbours = territories.stream().mapToLong(Territory::neighbours).toArray();
        open = territories.stream().mapToLong(t -> t.neighbours() & ~t.closed()).toArray();
        all = Subset.all(territories).bits();
        mountains = set(Territory::mountain);
        golds = set(Territory::gold);
        reds = set(Territory::red);
        marshes = set(Territory::marsh);
        var outlines = new Outlines(territories);
        borders = outlines.borders();
        coast = outlines.coasts().getFirst();
    }

    private long set(java.util.function.Predicate<Territory> of) {
        return territories.stream().filter(of).mapToLong(Territory::bit).reduce(0, (a, b) -> a | b);
    }

    public int size() {
        return territories.size();
    }

    /** All of its places. */
    public long all() {
        return all;
    }

    public boolean has(Place place) {
        return place.ordinal() < size();
    }

    public List<Territory> territories() {
        return territories;
    }

    public Territory territory(int i) {
        return territories.get(i);
    }

    public Territory territory(Place place) {
        return territories.get(place.ordinal());
    }

    public boolean mountain(Place place) {
        return territory(place).mountain();
    }

    public boolean gold(Place place) {
        return territory(place).gold();
    }

    /** Whether its number is red: nothing may be built there (CA-18.4). */
    public boolean red(Place place) {
        return territory(place).red();
    }

    public @Nullable Building neutral(Place place) {
        return territory(place).neutral();
    }

    /** Those that it touches, over whatever border (CA-1.1). */
    public long neighbours(Place place) {
        return neighbours[place.ordinal()];
    }

    /** Those that it touches over an open border (CA-9.1). */
    public long open(Place place) {
        return open[place.ordinal()];
    }

    /** What it touches over a closed border only. */
    public long closed(Place place) {
        return neighbours(place) & ~open(place);
    }

    public long mountains() {
        return mountains;
    }

    public long golds() {
        return golds;
    }

    public long reds() {
        return reds;
    }

    public long marshes() {
        return marshes;
    }

    public String nameEn() {
        return nameEn;
    }

    public String nameFr() {
        return nameFr;
    }

    /** The name of a territory, in the language of whoever reads. */
    public Said said(int i) {
        return territories.get(i).said();
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }

    /** Each once, in order of the two territories. */
    public List<Border> borders() {
        return borders;
    }

    /** The line around all of it, closed. */
    public double[][] coast() {
        return coast.clone();
    }
}
