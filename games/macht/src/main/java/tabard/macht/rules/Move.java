package tabard.macht.rules;

import java.lang.invoke.MethodHandles;
import tabard.macht.content.Province;
import tabard.table.Action;
import tabard.table.text.Lines;

/** Everything that can be chosen or can happen. Each frame takes a family of its own, so that answers are exhaustive. */
public interface Move extends Action {
    /** The chapters of the rules, in which moves and frames are found. */
    Lines LINES = Lines.ofMoves(
                    MethodHandles.lookup(),
                    Setup.class,
                    Cycle.class,
                    Turn.class,
                    Tiles.class,
                    Serpent.class,
                    Influence.class,
                    Movement.class,
                    Auction.class)
            .with(Province.class, Province.ALL);

    @Override
    default String text() {
        return LINES.text((Record) this);
    }
}
