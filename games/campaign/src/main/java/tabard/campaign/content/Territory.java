package tabard.campaign.content;

import org.jspecify.annotations.Nullable;
import tabard.table.Named;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/**
 * What a map says of one place. Neighbours and closed are sets of ordinals; the label stands in the middle of an ellipse, of which room is
 * half the width and half the height, that no border enters.
 */
public record Territory(
        int number,
        String nameEn,
        String nameFr,
        boolean mountain,
        boolean gold,
        boolean red,
        boolean marsh,
        @Nullable Building neutral,
        long neighbours,
        long closed,
        double[] label,
        double[] room,
        double[][] polygon)
        implements Named {
    @Override
    public String name() {
        return Integer.toString(number);
    }

    @Override
    public int ordinal() {
        return number - 1;
    }

    public long bit() {
        return Subset.bit(this);
    }

    /** Its name in the language of whoever reads. */
    @Override
    public Said said() {
        return Said.named(nameEn, nameFr);
    }

    Territory with(double[][] outline, double[] middle, double[] free) {
        return new Territory(
                number, nameEn, nameFr, mountain, gold, red, marsh, neutral, neighbours, closed, middle, free, outline);
    }
}
