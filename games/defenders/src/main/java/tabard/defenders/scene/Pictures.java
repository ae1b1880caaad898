package tabard.defenders.scene;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.defenders.rules.*;
import tabard.table.Moves;
import tabard.table.SheetGame.Grip;
import tabard.table.scene.Element;

/** All that lies on the table as one viewer sees it, and what is pressed there to make a move. */
public final class Pictures {
    private static final List<Grip> PLACES = Moves.each(Location.ALL, place -> Grip.on(place.word()));
    private static final List<List<Grip>> HANDS =
            Moves.each(Banner.ALL, HeroCard.ALL, (seat, card) -> Grip.on(Ids.in(seat, "hand", card)));

    private Pictures() {}

    public static void add(State s, List<Element> out) {
        MapPicture.add(s, out);
        new TablePicture(s, out).add();
        s.banners().forEach(banner -> new SeatPicture(s, banner, out).add());
    }

    /** What stands on the table for the last thing that a move holds; the tail of its id is the last word of the line. */
    public static Grip grip(Banner seat, @Nullable Object last) {
        return switch (last) {
            case Location place -> PLACES.get(place.ordinal());
            case HeroCard card -> HANDS.get(seat.ordinal()).get(card.ordinal());
            case Banner banner -> Grip.on(Ids.in("heroes", banner));
            case Quest quest -> Grip.on(Ids.in(seat, "done", quest));
            case DarknessCard card -> Grip.on(Ids.in("visions", card));
            case General general -> Grip.on(Ids.in("generals", general));
            case Hero hero -> Grip.on(Ids.in("choice", hero));
            case null, default -> Grip.BUTTON;
        };
    }
}
