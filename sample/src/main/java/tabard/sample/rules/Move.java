package tabard.sample.rules;

import java.lang.invoke.MethodHandles;
import tabard.table.Action;
import tabard.table.text.Lines;

public sealed interface Move extends Action permits Turn.Drawn, Turn.Play {
    Lines LINES = new Lines(MethodHandles.lookup(), Move.class).with(Letter.class, Letter.ALL);
    Lines FRAMES = new Lines(MethodHandles.lookup(), Turn.class).with(Letter.class, Letter.ALL);

    @Override
    default String text() {
        return LINES.text((Record) this);
    }
}
