package tabard.server.couriers;

import java.util.List;
import java.util.Map;
import tabard.server.Inn;
import tabard.server.Page;
import tabard.server.client.Caller;

/** Ann in the north and Bob in the south, at a table of couriers. */
public final class Correspondence implements AutoCloseable {
    public final Caller ann;
    public final String table;
    public final Page north;
    public final Page south;

    public Correspondence(Inn inn) {
        ann = Page.guest(inn, "Ann");
        var wanted = Map.of("game", "couriers", "seats", 2, "places", Map.of("north", "me", "south", "open"));
        table = ann.done("POST", "/api/tables", wanted).path("id").asString();
        var bob = Page.guest(inn, "Bob");
        bob.done("POST", "/api/tables/" + table + "/join", Map.of());
        north = new Page(ann).join(table);
        south = new Page(bob).join(table);
        north.await("view");
        south.await("view");
    }

    /** Chooses, and waits until it is shown. */
    public static void choose(Page page, String line) {
        page.catchUp();
        int at = page.at();
        page.choose(line);
        page.until(line + " is shown", there -> there.at() > at);
    }

    /** All letters of all rounds. */
    public void write() {
        for (int round = 0; round < 3; round++) {
            for (var page : List.of(north, south)) {
                choose(page, "write 1");
                choose(page, "seal");
            }
        }
    }

    @Override
    public void close() {
        north.close();
        south.close();
    }
}
