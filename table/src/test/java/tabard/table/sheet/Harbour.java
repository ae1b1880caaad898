package tabard.table.sheet;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Named;

/** A small sheet with a field of every kind, for the tests of this package. */
final class Harbour {
    enum Crew implements Named {
        ANN,
        BO,
        CY;

        static final List<Crew> ALL = List.of(values());
    }

    enum Dock implements Named {
        NORTH,
        SOUTH;

        static final List<Dock> ALL = List.of(values());
    }

    enum Flagged implements Named {
        RED,
        BLUE;

        static final List<Flagged> ALL = List.of(values());
    }

    /** More things than a long has bits. */
    record Crate(int ordinal) implements Named {
        static final List<Crate> ALL = crates();

        private static List<Crate> crates() {
            var all = new ArrayList<Crate>();
            for (int i = 0; i < 70; i++) {
                all.add(new Crate(i));
            }
            return List.copyOf(all);
        }

        @Override
        public String name() {
            return "C" + ordinal;
        }
    }

    static final Sheet SHEET = new Sheet();
    static final Axis CREW = Axis.of(Crew.ALL);
    static final Axis DOCKS = Axis.of(Dock.ALL);
    static final Axis FLAGS = Axis.of(Flagged.ALL);

    static final Count DAY = SHEET.count(30, "day");
    static final Count GLORY = SHEET.number(-5, 5, "glory", CREW);
    static final Count CARGO = SHEET.count(9, "cargo", CREW, DOCKS, FLAGS);
    static final Count FISH = SHEET.multiset(9, "fish", CREW, DOCKS);
    static final Flag OPEN = SHEET.flag("open", DOCKS);
    static final Flag SEEN = SHEET.marks(CREW, "seen", DOCKS);
    static final Maybe BID = SHEET.perhaps(5, CREW, "bid");
    static final One<Crew> CAPTAIN = SHEET.one(Crew.ALL, "captain");
    static final One<Flagged> OWNER = SHEET.one(Flagged.ALL, "docks", DOCKS, "owner");
    static final Members<Crew> ASHORE = SHEET.members(Crew.ALL, "ashore");
    static final Members<Crate> MARKED = SHEET.members(Crate.ALL, "marked", DOCKS);
    static final Row<Crew> QUEUE = SHEET.row(Crew.ALL, 4, "queue");
    static final Row<Flagged> SIGNALS = SHEET.row(Flagged.ALL, 2, DOCKS, "signals");
    static final Where<Crate, Dock> CRATES =
            SHEET.where(Crate.ALL, Dock.ALL, "crates").withSets().withCounts();
    static final Where<Crew, Dock> POSTS = SHEET.where(Crew.ALL, Dock.ALL, "posts");
    static final Members<Dock> TAKEN = SHEET.derivedMembers(Dock.ALL, (s, dock) -> OWNER.get(s, dock) != null);
    static final Members<Dock> OWNED =
            SHEET.derivedMembers(Flagged.ALL, Dock.ALL, (s, colour, dock) -> OWNER.is(s, dock, colour));
    static final Count LADEN = SHEET.derivedCount(Crew.ALL, (s, sailor) -> CARGO.sum(s, sailor));
    static final Count ALL_CARGO = SHEET.derivedCount(CARGO::sum);

    private Harbour() {}
}
