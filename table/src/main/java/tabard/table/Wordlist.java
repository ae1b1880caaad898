package tabard.table;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The word of every name, spelt once: lines, ids and chronicles are full of them. */
final class Wordlist {
    private static final Map<String, String> WORDS = new ConcurrentHashMap<>();

    private Wordlist() {}

    static String of(String name) {
        String known = WORDS.get(name);
        return known != null ? known : WORDS.computeIfAbsent(name, Wordlist::spell);
    }

    private static String spell(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
