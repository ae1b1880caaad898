package tabard.server.protocol;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads the types that the page is written with. */
final class ProtocolFile {
    static final Path FILE = Path.of("..", "web", "src", "net", "protocol.ts");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*", Pattern.DOTALL);
    private static final Pattern TOKEN = Pattern.compile("'[^']*'|[A-Za-z_]\\w*|\\d+|\\.\\.\\.|[^\\s\\w]");

    private final List<String> tokens;
    private int next;

    private ProtocolFile(String text) {
        tokens = TOKEN.matcher(COMMENT.matcher(text).replaceAll(""))
                .results()
                .map(found -> found.group())
                .toList();
    }

    static Map<String, Type> read() {
        try {
            return new ProtocolFile(Files.readString(FILE)).declarations();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<String, Type> declarations() {
        var types = new LinkedHashMap<String, Type>();
        while (next < tokens.size()) {
            take("export");
            boolean plain = take("type");
            if (!plain) {
                need("interface");
            }
            String name = word();
            if (plain) {
                need("=");
                types.put(name, type());
            } else {
                var bases = take("extends") ? List.of(word()) : List.<String>of();
                types.put(name, new Type.Shape(bases, fields()));
            }
        }
        return types;
    }

    private Type type() {
        take("|");
        var types = new ArrayList<Type>();
        do {
            types.add(lists());
        } while (take("|"));
        return types.size() == 1 ? types.getFirst() : new Type.OneOf(types);
    }

    private Type lists() {
        var type = single();
        while (next + 1 < tokens.size()
                && tokens.get(next).equals("[")
                && tokens.get(next + 1).equals("]")) {
            next += 2;
            type = new Type.ListOf(type);
        }
        return type;
    }

    private Type single() {
        if (tokens.get(next).equals("{")) {
            return new Type.Shape(List.of(), fields());
        }
        if (take("[")) {
            return tuple();
        }
        String word = word();
        if (word.startsWith("'") || Character.isDigit(word.charAt(0))) {
            return new Type.Literal(word.replace("'", ""));
        }
        return switch (word) {
            case "string", "number", "boolean", "null" -> new Type.Basic(word);
            case "Record" -> {
                need("<");
                type();
                need(",");
                var value = type();
                need(">");
                yield new Type.MapOf(value);
            }
            default -> new Type.Named(word);
        };
    }

    /** After the bracket: places may have names. */
    private Type tuple() {
        var places = new ArrayList<Type>();
        while (!take("]")) {
            boolean rest = take("...");
            if (tokens.get(next + 1).equals(":")) {
                next += 2;
            }
            var type = type();
            if (rest) {
                need("]");
                return new Type.Tuple(places, ((Type.ListOf) type).element());
            }
            places.add(type);
            take(",");
        }
        return new Type.Tuple(places, null);
    }

    private List<Type.Field> fields() {
        need("{");
        var fields = new ArrayList<Type.Field>();
        while (!take("}")) {
            String name = word();
            boolean optional = take("?");
            need(":");
            fields.add(new Type.Field(name, optional, type()));
            take(";");
        }
        return fields;
    }

    private String word() {
        return tokens.get(next++);
    }

    private boolean take(String token) {
        boolean there = next < tokens.size() && tokens.get(next).equals(token);
        if (there) {
            next++;
        }
        return there;
    }

    private void need(String token) {
        if (!take(token)) {
            throw new IllegalStateException("protocol.ts: expected " + token + " before "
                    + String.join(" ", tokens.subList(next, Math.min(tokens.size(), next + 8))));
        }
    }
}
