package tabard.server;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import tabard.server.client.Caller;

/** Two people at a table in an open inn: what most tests begin with. */
public final class Evening implements AutoCloseable {
    public final Caller ann;
    public final Caller bob;
    public final String table;
    private final SplittableRandom dice = new SplittableRandom(7);
    private final int port;
    private Page first;
    private Page second;

    public Evening(Inn inn) {
        this(inn, Map.of());
    }

    public Evening(Inn inn, Map<String, ?> more) {
        port = inn.port();
        ann = Page.guest(inn, "Ann");
        bob = Page.guest(inn, "Bob");
        var wanted =
                new HashMap<String, Object>(Map.of("game", "macht", "places", Map.of("orange", "me", "white", "open")));
        wanted.putAll(more);
        table = ann.done("POST", "/api/tables", wanted).path("id").asString();
        bob.done("POST", "/api/tables/" + table + "/join", Map.of());
        first = new Page(ann).join(table);
        second = new Page(bob).join(table);
        first.await("view");
        second.await("view");
    }

    public Page orange() {
        return first;
    }

    public Page white() {
        return second;
    }

    /** The inn was opened again: the same people, by the same cookies, at another port. */
    public void comeBackTo(Inn inn) {
        close();
        first = new Page(ann.at(inn.port()));
        second = new Page(bob.at(inn.port()));
    }

    /** Whoever is asked chooses at random, so many times or until the end. */
    public void play(int choices) {
        for (int i = 0; i < choices && !first.over(); i++) {
            Patiently.until(
                    "somebody is asked at port " + port,
                    () -> first.chooseAny(dice) || second.chooseAny(dice) || first.over());
        }
        settle();
    }

    /** Until somebody is asked again, or it is over, and both have seen it. */
    public void settle() {
        Patiently.until("somebody is asked", () -> first.asked() || second.asked() || (first.over() && second.over()));
        first.catchUp();
        second.catchUp();
    }

    public Page asked() {
        return first.asked() ? first : second;
    }

    public Page other() {
        return first.asked() ? second : first;
    }

    @Override
    public void close() {
        first.close();
        second.close();
    }
}
