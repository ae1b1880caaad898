package tabard.server.web;

import java.util.HashMap;
import java.util.Map;

/** How many sockets each address and each person has open. */
final class Headcount {
    private final Map<String, Integer> open = new HashMap<>();

    /** Takes a place, unless there are so many already. */
    synchronized boolean enter(String who, int most) {
        int before = open.getOrDefault(who, 0);
        if (before >= most) {
            return false;
        }
        open.put(who, before + 1);
        return true;
    }

    synchronized void leave(String who) {
        open.computeIfPresent(who, (_, many) -> many == 1 ? null : many - 1);
    }
}
