package tabard.macht.content;

import java.util.List;
import tabard.table.Named;

/** The time tokens by the number they show (MO-3.2). */
public enum Token implements Named {
    THREE,
    FOUR,
    FIVE,
    SIX,
    SEVEN,
    EIGHT;

    public static final List<Token> ALL = List.of(values());

    public int cubes() {
        return ordinal() + 3;
    }

    @Override
    public String word() {
        return Integer.toString(cubes());
    }

    /** How many the box holds (MO-1.7). */
    public int count() {
        return Content.BOX.tokens().getOrDefault(this, 0);
    }
}
