package tabard.mageknight.scene;

import java.util.*;
import tabard.table.Options;
import tabard.table.scene.*;

/** What never changes of the picture. */
public final class MageKnightBox {
    private MageKnightBox() {}

    public static Box of(Options options) {
        return new Box("mageknight-1", "art.svg", List.of(), List.of(), Map.of());
    }
}
