package tabard.table.scene;

import org.jspecify.annotations.Nullable;

/** An entry of the component catalogue: how a thing is drawn (its form is the outline), named and explained. */
public record Part(
        String id,
        PartForm form,
        @Nullable String symbol,
        Said name,
        @Nullable Said tip,
        @Nullable String clause) implements Identified {}
