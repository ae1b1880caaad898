package tabard.macht;

import java.util.List;
import tabard.table.Named;

/** The time tokens by the number they show (MO-3.2). */
enum Token implements Named {
    THREE,
    FOUR,
    FIVE,
    SIX,
    SEVEN,
    EIGHT;

    static final List<Token> ALL = List.of(values());

    int cubes() {
        return ordinal() + 3;
    }

    @Override
    public String word() {
        return Integer.toString(cubes());
    }

    /** How many the box holds (MO-1.7). */
    int count() {
        return Content.BOX.tokens().getOrDefault(this, 0);
    }
}
