package tabard.table.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads JSON as maps, lists, texts, numbers (always doubles), truths and nulls, and writes them; what is none says in which line. */
public final class JsonText {
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");
    private static final Pattern WORD = Pattern.compile("true|false|null");

    private final String text;
    private int at;

    private JsonText(String text) {
        this.text = text;
    }

    public static @Nullable Object read(String text) {
        var json = new JsonText(text);
        var value = json.value();
        if (json.next() != 0) {
            throw json.wrong("the end");
        }
        return value;
    }

    /** On one line. */
    public static String write(@Nullable Object value) {
        var out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(@Nullable Object value, StringBuilder out) {
        switch (value) {
            case Map<?, ?> map -> {
                String between = "{";
                for (var entry : map.entrySet()) {
                    out.append(between);
                    quote(String.valueOf(entry.getKey()), out);
                    out.append(':');
                    write(entry.getValue(), out);
                    between = ",";
                }
                out.append(map.isEmpty() ? "{}" : "}");
            }
            case Collection<?> list -> {
                String between = "[";
                for (var entry : list) {
                    out.append(between);
                    write(entry, out);
                    between = ",";
                }
                out.append(list.isEmpty() ? "[]" : "]");
            }
            case null -> out.append("null");
            case Number number -> out.append(number);
            case Boolean truth -> out.append(truth);
            default -> quote(value.toString(), out);
        }
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || c == '\u2028' || c == '\u2029') {
                out.append("\\u%04x".formatted((int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    private IllegalArgumentException wrong(String expected) {
        long line = text.substring(0, Math.min(at, text.length()))
                        .chars()
                        .filter(c -> c == '\n')
                        .count()
                + 1;
        return new IllegalArgumentException("line " + line + ": expected " + expected);
    }

    /** What comes after the blanks; 0 at the end. */
    private char next() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private boolean skip(char sign) {
        boolean there = next() == sign;
        at += there ? 1 : 0;
        return there;
    }

    private void require(char sign) {
        if (!skip(sign)) {
            throw wrong("'" + sign + "'");
        }
    }

    private String token(Pattern pattern) {
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            throw wrong("a value");
        }
        at = matcher.end();
        return matcher.group();
    }

    private @Nullable Object value() {
        return switch (next()) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            case 't', 'f', 'n' ->
                switch (token(WORD)) {
                    case "true" -> true;
                    case "false" -> false;
                    default -> null;
                };
            default -> Double.valueOf(token(NUMBER));
        };
    }

    private Map<String, @Nullable Object> object() {
        var entries = new LinkedHashMap<String, @Nullable Object>();
        require('{');
        for (boolean more = !skip('}'); more; more = !skip('}')) {
            if (!entries.isEmpty()) {
                require(',');
                next();
            }
            String key = string();
            require(':');
            if (entries.containsKey(key)) {
                throw wrong("another key than " + key);
            }
            entries.put(key, value());
        }
        return entries;
    }

    private List<@Nullable Object> list() {
        var entries = new ArrayList<@Nullable Object>();
        require('[');
        for (boolean more = !skip(']'); more; more = !skip(']')) {
            if (!entries.isEmpty()) {
                require(',');
            }
            entries.add(value());
        }
        return entries;
    }

    private String string() {
        require('"');
        var out = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '"') {
            char c = text.charAt(at++);
            out.append(c == '\\' ? escaped() : c);
        }
        if (at == text.length()) {
            throw wrong("'\"'");
        }
        at++;
        return out.toString();
    }

    private char escaped() {
        char c = at < text.length() ? text.charAt(at++) : 0;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> (char) Integer.parseInt(token(Pattern.compile("[0-9a-fA-F]{4}")), 16);
            default -> throw wrong("an escape");
        };
    }
}
