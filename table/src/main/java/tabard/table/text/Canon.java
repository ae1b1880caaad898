package tabard.table.text;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import tabard.table.Game;

/** The one way a document is written: plain YAML, deep maps as blocks, flat ones on one line. */
public final class Canon {
    /** What YAML reads back as the same string without quotes; words it would take for something else are not among it. */
    private static final Pattern PLAIN =
            Pattern.compile("(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][a-z0-9 ./()-]*");

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
        if (!(value instanceof String text) || PLAIN.matcher(text).matches()) {
            return String.valueOf(value);
        }
        return '"'
                + text.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\r", "\\r")
                + '"';
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
