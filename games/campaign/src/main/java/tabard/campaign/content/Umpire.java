package tabard.campaign.content;

import java.util.List;
import tabard.table.Named;

/** Who decides a dispute that the two players could not settle (CA-21.48): a virtual battle, or a person in the last seat. */
public enum Umpire implements Named {
    AUTOMATIC,
    SEAT;

    public static final List<Umpire> ALL = List.of(values());
}
