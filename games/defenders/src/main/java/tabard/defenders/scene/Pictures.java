package tabard.defenders.scene;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import tabard.defenders.content.*;
import tabard.defenders.rules.*;
import tabard.table.Moves;
import tabard.table.SheetGame.Grip;
import tabard.table.scene.Element;

/** All that lies on the table as one viewer sees it, and what is pressed there to make a move. */
public final class Pictures {
    private static final int ELEMENTS = 400; // about as many as there are at most

    /** By seat: the same moves are offered again and again. */
    private static final List<Map<Move, Grip>> GRIPS = Moves.each(Banner.ALL, _ -> new ConcurrentHashMap<>());

    private Pictures() {}

    public static List<Element> of(State s) {
        var out = new ArrayList<Element>(ELEMENTS);
        MapPicture.add(s, out);
        new TablePicture(s, out).add();
        s.banners().forEach(banner -> new SeatPicture(s, banner, out).add());
        return Collections.unmodifiableList(out);
    }

    /** What stands for the move on the table; the tail of its id is the last word of the line. */
    public static Grip grip(Banner seat, Move move) {
        return GRIPS.get(seat.ordinal()).computeIfAbsent(move, m -> made(seat, m));
    }

    private static Grip made(Banner seat, Move move) {
        var values = Move.LINES.values((Record) move);
        return values.isEmpty()
                ? Grip.BUTTON
                : switch (values.getLast()) {
                    case Location place -> Grip.on(place.word());
                    case HeroCard card -> Grip.on(Ids.in(seat, "hand", card));
                    case Banner banner -> Grip.on(Ids.in("heroes", banner));
                    case Quest quest -> Grip.on(Ids.in(seat, "done", quest));
                    case DarknessCard card -> Grip.on(Ids.in("visions", card));
                    case General general -> Grip.on(Ids.in("generals", general));
                    case Hero hero -> Grip.on(Ids.in("unused", hero));
                    default -> Grip.BUTTON;
                };
    }
}
