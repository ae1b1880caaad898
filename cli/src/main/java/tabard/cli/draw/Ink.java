package tabard.cli.draw;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;
import tabard.table.Seat;

/** The colour of each owner. Names and signs are always written too, so a terminal without colours tells as much. */
public final class Ink {
    public static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;
    public static final AttributedStyle STRONG = AttributedStyle.BOLD;
    public static final AttributedStyle FAINT = AttributedStyle.DEFAULT.faint();
    public static final AttributedStyle GOLD =
            AttributedStyle.DEFAULT.foreground(AttributedStyle.YELLOW).bold();

    private static final int ORANGE = 208;
    private static final int PURPLE = 135;

    /** Seats are often called by a colour; such a seat is written in it. */
    private static final Map<String, AttributedStyle> CALLED = Map.of(
            "orange", PLAIN.foreground(ORANGE),
            "purple", PLAIN.foreground(PURPLE),
            "red", PLAIN.foreground(AttributedStyle.RED),
            "green", PLAIN.foreground(AttributedStyle.GREEN),
            "blue", PLAIN.foreground(AttributedStyle.BLUE + AttributedStyle.BRIGHT),
            "yellow", PLAIN.foreground(AttributedStyle.YELLOW),
            "white", STRONG,
            "black", FAINT);

    private static final List<AttributedStyle> OTHERS = List.of(
            PLAIN.foreground(AttributedStyle.CYAN),
            PLAIN.foreground(AttributedStyle.MAGENTA),
            PLAIN.foreground(AttributedStyle.GREEN),
            PLAIN.foreground(AttributedStyle.RED),
            PLAIN.foreground(AttributedStyle.YELLOW));

    private final Map<String, AttributedStyle> owners = new HashMap<>();

    public Ink(List<? extends Seat> seats) {
        for (int i = 0; i < seats.size(); i++) {
            String seat = seats.get(i).word();
            owners.put(seat, CALLED.getOrDefault(seat, OTHERS.get(i % OTHERS.size())));
        }
    }

    public AttributedStyle of(@Nullable String owner) {
        return owner == null ? PLAIN : owners.getOrDefault(owner, PLAIN);
    }

    public AttributedString in(@Nullable String owner, String text) {
        return new AttributedString(text, of(owner));
    }
}
