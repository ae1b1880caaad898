package tabard.laws.cases;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/** What keeps a text from being a document, and where, in words of our own: what the parsers say is English and for programmers. */
public final class Unreadable {
    private static final Pattern PLACE = Pattern.compile(" line (\\d{1,9}), column (\\d{1,9})");
    private static final Pattern GAVE_UP = Pattern.compile("but found|unexpected character|escape character");
    private static final Pattern ODD = Pattern.compile("[\\p{Cc}&&[^\\t\\r\\n]]");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_.+-]{1,40}");

    private final String text;
    private final JsonParser parser;

    /** Of a text, and whoever came to grief in it. */
    public Unreadable(String text, JsonParser parser) {
        this.text = text;
        this.parser = parser;
    }

    public Refusal json(JacksonException e) {
        if (e instanceof StreamConstraintsException) {
            return new Refusal(Said.of("yaml.deep")); // which names no place
        }
        var at = e.getLocation();
        return refused("json.bad", at.getLineNr(), at.getColumnNr(), problem(e), field(parser.streamReadContext()));
    }

    /** At the token that was read last, which is no part of a document. */
    public Refusal json(String problem) {
        var at = parser.currentTokenLocation();
        return refused("json.bad", at.getLineNr(), at.getColumnNr(), Said.of(problem), "");
    }

    private Said problem(JacksonException e) {
        String words = e.getOriginalMessage();
        if (e instanceof UnexpectedEndOfInputException) {
            return Said.of("reading.ends");
        }
        if (words.startsWith("Duplicate")) {
            return Said.of("reading.twice", String.valueOf(parser.currentName()));
        }
        return sign((int) e.getLocation().getCharOffset());
    }

    /** The parser's words name first the place where the trouble began, and last that where it gave up. */
    public Refusal yaml(JacksonException e) {
        if (e instanceof StreamConstraintsException) {
            return new Refusal(Said.of("yaml.deep"));
        }
        String words = e.getOriginalMessage();
        int line = e.getLocation().getLineNr();
        int column = e.getLocation().getColumnNr();
        var odd = ODD.matcher(text);
        if (words.startsWith("special characters") && odd.find()) { // the whole text is looked over first
            line = (int) text.substring(0, odd.start()).lines().count();
            column = odd.start() - text.lastIndexOf('\n', odd.start());
        }
        boolean last = GAVE_UP.matcher(words).find();
        var place = PLACE.matcher(words);
        for (boolean more = place.find(); more; more = last && place.find()) {
            line = Integer.parseInt(place.group(1));
            column = Integer.parseInt(place.group(2));
        }
        return refused("yaml.bad", line, column, yaml(words, line, column), field(parser.streamReadContext()));
    }

    private Said yaml(String words, int line, int column) {
        if (words.contains("quoted scalar") && words.contains("end of stream")) {
            return Said.of("reading.quote");
        }
        if (words.contains("flow sequence") || words.contains("flow mapping")) {
            return Said.of("reading.bracket");
        }
        if (words.contains("find expected ':'")) {
            return Said.of("reading.colon-missing");
        }
        if (words.contains("mapping values")) {
            return Said.of("reading.colon");
        }
        int offset = offset(line, column);
        boolean closes = offset < text.length() && "]},".indexOf(text.charAt(offset)) >= 0;
        return words.contains("<block end>") && !closes ? Said.of("reading.indent") : sign(offset);
    }

    private int offset(int line, int column) {
        int start = 0;
        for (int i = 1; i < line; i++) {
            start = text.indexOf('\n', start) + 1;
        }
        return start + column - 1;
    }

    /** What stands there, quoted, where it can be. */
    private Said sign(int offset) {
        if (offset < 0 || offset >= text.length()) {
            return Said.of("reading.ends");
        }
        char sign = text.charAt(offset);
        if (sign < ' ') {
            return Said.of(sign == '\t' ? "reading.tab" : "reading.break");
        }
        if (sign == '@') {
            return Said.of("reading.sign", Said.of("reading.at")); // an argument that begins with it would be a name
        }
        var word = WORD.matcher(text).region(offset, text.length());
        return Said.of("reading.sign", word.lookingAt() ? word.group() : Character.toString(text.codePointAt(offset)));
    }

    private static Refusal refused(String key, int line, int column, Said problem, String field) {
        int from = Math.max(1, column);
        return new Refusal(Said.of(
                key,
                Math.max(1, line),
                problem,
                field.isEmpty() ? Said.of("reading.column", from) : Said.of("reading.by", from, field)));
    }

    /** Names and numbers that lead to where the parser was, "territories.3.id": things in lists are counted from 1. */
    private static String field(@Nullable TokenStreamContext context) {
        if (context == null || context.inRoot()) {
            return "";
        }
        String above = field(context.getParent());
        String here = context.inArray() ? String.valueOf(context.getCurrentIndex() + 1) : context.currentName();
        return here == null ? above : above.isEmpty() ? here : above + "." + here;
    }
}
