package tabard.server.web;

import java.text.Normalizer;

/** Texts of guests that others are shown: without characters that cannot be seen, or that turn the others round. */
final class Plain {
    private static final String HANGUL_FILLERS = "\u115f\u1160\u3164\uffa0"; // letters that show nothing

    private Plain() {}

    /** Written in one way only, so that two names that look the same are the same. */
    static String folded(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).strip().replaceAll("\\s+", " ");
    }

    /** Whether everything in it can be seen, and something in it can be said. */
    static boolean name(String text) {
        return title(text) && text.codePoints().anyMatch(Character::isLetterOrDigit);
    }

    /** Whether everything in it can be seen. */
    static boolean title(String text) {
        return text.codePoints().allMatch(Plain::shows);
    }

    private static boolean shows(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> HANGUL_FILLERS.indexOf(point) < 0;
        };
    }

    /** What is said: control characters become spaces, and nothing turns the direction of what follows. Joined pictures stay joined. */
    static String said(String text) {
        return text.replaceAll("\\p{Cc}", " ")
                .replaceAll("[\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}]|\\p{Cs}", "")
                .strip();
    }
}
