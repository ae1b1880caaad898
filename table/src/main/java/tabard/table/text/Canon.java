package tabard.table.text;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import tabard.table.Game;

/** The one way a document is written: plain YAML, deep maps as blocks, flat ones on one line. */
public final class Canon {
    /** Words that YAML would take for something else than a string. */
    private static final Set<String> OTHERWISE = Set.of("true", "false", "null", "yes", "no", "on", "off", "y", "n");

    private Canon() {}

    public static String write(Map<String, ?> document) {
        var out = new StringBuilder();
        block(document, "", out);
        return out.toString();
    }

    private static void block(Map<?, ?> map, String indent, StringBuilder out) {
        map.forEach((key, value) -> {
            out.append(indent).append(scalar(key)).append(':');
            if (value instanceof Map<?, ?> inner && deep(inner)) {
                out.append('\n');
                block(inner, indent + "  ", out);
            } else if (value instanceof List<?> list && !list.isEmpty()) {
                out.append('\n');
                list.forEach(entry ->
                        out.append(indent).append("  - ").append(flow(entry)).append('\n'));
            } else {
                out.append(' ').append(flow(value)).append('\n');
            }
        });
    }

    private static boolean deep(Map<?, ?> map) {
        return map.values().stream().anyMatch(Map.class::isInstance);
    }

    private static String flow(Object value) {
        return switch (value) {
            case Map<?, ?> map -> {
                var out = new StringJoiner(", ", "{", "}");
                map.forEach((key, inner) -> out.add(scalar(key) + ": " + flow(inner)));
                yield out.toString();
            }
            case List<?> list -> {
                var out = new StringJoiner(", ", "[", "]");
                list.forEach(inner -> out.add(flow(inner)));
                yield out.toString();
            }
            default -> scalar(value);
        };
    }

    private static String scalar(Object value) {
        if (!(value instanceof String text) || plain(text)) {
            return String.valueOf(value);
        }
        return '"'
                + text.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\r", "\\r")
                + '"';
    }

    /** Whether YAML reads it back as the same string without quotes: [a-z][a-z0-9 ./()-]*, but for a few words. */
    private static boolean plain(String text) {
        if (text.isEmpty() || !letter(text.charAt(0)) || OTHERWISE.contains(text)) {
            return false;
        }
        for (int i = 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!letter(c) && !(c >= '0' && c <= '9') && " ./()-".indexOf(c) < 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean letter(char c) {
        return c >= 'a' && c <= 'z';
    }

    /** A short name for a text that no other text shares. */
    public static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    public static <S> String hash(Game<S, ?> game, S s) {
        return hash(write(game.text(s)));
    }
}
