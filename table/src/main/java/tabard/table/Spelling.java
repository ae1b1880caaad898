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

    /** Letters to insert, drop, change, or swap with the next one. */
    private static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                } else {
                    int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                    d[i][j] = Math.min(d[i - 1][j - 1] + change, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
                    if (swapped(a, i, b, j)) {
                        d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
                    }
                }
            }
        }
        return d[a.length()][b.length()];
    }

    private static boolean swapped(String a, int i, String b, int j) {
        return i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    }
}
