package tabard.server.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** What somebody who guesses would try first: the words that everybody takes, however they are dressed up, rows of a keyboard, the name itself. */
final class Guesses {
    private static final Set<String> FIRST_TRIED = read();
    private static final String ROWS =
            "01234567890123456789 98765432109876543210 abcdefghijklmnopqrstuvwxyz zyxwvutsrqponmlkjihgfedcba";
    private static final int FEWEST_SIGNS = 3;

    private Guesses() {}

    private static Set<String> read() {
        try (var in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Guesses.class.getResourceAsStream("/tabard/server/first-tried.txt")),
                StandardCharsets.UTF_8))) {
            return in.lines().collect(Collectors.toUnmodifiableSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a password is among them. */
    static boolean known(String password, String name) {
        String tried = bare(password);
        String called = bare(name).replaceFirst("\\d*$", "");
        String word = tried.replaceFirst("^\\d*", "").replaceFirst("\\d*$", "");
        return tried.chars().distinct().count() < FEWEST_SIGNS
                || (!called.isEmpty() && tried.replaceFirst("\\d*$", "").equals(called))
                || FIRST_TRIED.contains(word)
                || FIRST_TRIED.contains(undressed(password))
                || twice(word)
                || ROWS.contains(tried);
    }

    private static String bare(String text) {
        return Plain.folded(text).toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }

    /** With the letters that signs and digits stand for, and without what is put behind: P@ssw0rd! */
    private static String undressed(String password) {
        var word = new StringBuilder(
                Plain.folded(password).toLowerCase(Locale.ROOT).replaceFirst("[^\\p{L}@$]+$", ""));
        for (int i = 0; i < word.length(); i++) {
            int sign = "@4310$57".indexOf(word.charAt(i));
            if (sign >= 0) {
                word.setCharAt(i, "aaeiosst".charAt(sign));
            }
        }
        return word.toString().replaceAll("[^\\p{L}]", "");
    }

    /** A word that everybody takes, said twice. */
    private static boolean twice(String word) {
        String half = word.substring(0, word.length() / 2);
        return word.equals(half + half) && FIRST_TRIED.contains(half);
    }
}
