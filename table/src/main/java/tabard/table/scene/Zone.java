package tabard.table.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where things can be: a map, a province on it, a slot, a hand, a row of a seat's panel. In: the zone or page region around it. */
public record Zone(
        String id,
        String in,
        @Nullable String seat,
        Shape shape,
        @Nullable Said name,
        @Nullable String clause,
        List<String> marks)
        implements Identified {}
