package tabard.table;

import java.util.List;

/** One question to one seat. What it is about is the frame that asks; the first option is the one a clock may take. */
public record Ask<A extends Action>(Seat seat, Record about, List<A> options) {}
