package tabard.campaign.content;

import java.util.List;
import tabard.table.Named;

/** How battles are fought (CA-21.52): on screen, with miniatures at a table, or as both players agree each time. */
public enum Battles implements Named {
    VIRTUAL,
    TABLE,
    EACH;

    public static final List<Battles> ALL = List.of(values());
}
