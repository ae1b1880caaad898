package tabard.table;

import java.util.List;
import java.util.Optional;

/** Guesses what was meant by a misspelt word. */
final class Spelling {
    private Spelling() {}

    /** The known word that is nearest, if it is near enough to be worth a question. */
    static Optional<String> nearest(String word, List<String> known) {
        int best = Math.max(1, word.length() / 3) + 1;
        String near = null;
        for (String candidate : known) {
            int distance = distance(word, candidate);
            if (distance < best) {
                best = distance;
                near = candidate;
            }
        }
        return Optional.ofNullable(near);
    }

    /** Letters to insert, drop or change. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
