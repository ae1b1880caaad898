package tabard.laws.supper;

import java.lang.invoke.MethodHandles;
import tabard.table.Action;
import tabard.table.text.Lines;

/** Everything that can be chosen or can happen at supper. */
sealed interface Move extends Action
        permits Larder.Dealt,
                Glance.Peek,
                Glance.Shown,
                Kitchen.Lay,
                Kitchen.Season,
                Kitchen.Smelt,
                Kitchen.Served,
                Toast.OnToast,
                Toast.Speak {

    Lines LINES = new Lines(MethodHandles.lookup(), Move.class, Kitchen.Plate.class);

    @Override
    default String text() {
        return LINES.text((Record) this);
    }
}
