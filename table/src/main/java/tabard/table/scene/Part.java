package tabard.table.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** An entry of the component catalogue: how a thing is drawn (its form is the outline), named and explained. Printed: what can be read on it. */
public record Part(
        String id,
        PartForm form,
        @Nullable String symbol,
        Said name,
        @Nullable Said tip,
        @Nullable String clause,
        List<Said> printed)
        implements Identified {
    public Part(
            String id, PartForm form, @Nullable String symbol, Said name, @Nullable Said tip, @Nullable String clause) {
        this(id, form, symbol, name, tip, clause, List.of());
    }

    /** Named by its id, explained by "ID.tip". */
    public static Part of(String id, PartForm form, @Nullable String symbol, String clause) {
        return new Part(id, form, symbol, Said.of(id), Said.of(id + ".tip"), clause);
    }
}
