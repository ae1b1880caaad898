package tabard.bots.outside;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The processes of bots from outside. One that has played a game to its end plays the next: to start one takes longer than most games. */
final class Conversations {
    private static final Duration GRACE = Duration.ofMillis(300); // to read why, and go

    private static final Map<List<String>, Deque<Conversation>> FREE = new HashMap<>();
    private static final Set<Conversation> ALL = new HashSet<>();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(Conversations::end));
    }

    private Conversations() {}

    static Conversation take(List<String> command) {
        synchronized (ALL) {
            var free = FREE.getOrDefault(command, new ArrayDeque<>());
            while (!free.isEmpty()) {
                var next = free.pop();
                if (next.alive()) {
                    return next;
                }
                ALL.remove(next);
            }
            var fresh = Conversation.with(command);
            ALL.add(fresh);
            return fresh;
        }
    }

    static void giveBack(List<String> command, Conversation conversation) {
        synchronized (ALL) {
            FREE.computeIfAbsent(command, _ -> new ArrayDeque<>()).push(conversation);
        }
    }

    static void end(Conversation conversation) {
        synchronized (ALL) {
            ALL.remove(conversation);
        }
        conversation.close(GRACE);
    }

    /** All of them: afterwards none of their processes runs. */
    static void end() {
        List<Conversation> all;
        synchronized (ALL) {
            all = List.copyOf(ALL);
            ALL.clear();
            FREE.clear();
        }
        all.forEach(conversation -> conversation.close(GRACE));
    }
}
