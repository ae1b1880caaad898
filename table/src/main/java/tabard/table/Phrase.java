package tabard.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A move as lines and messages write it, worked out once: "place powys" is of the kind "place" with the tail "powys". */
record Phrase(
        String line,
        String word,
        String kind,
        String tail,
        List<Object> args,
        List<String> numbers,
        String clause,
        @Nullable Object last,
        SheetGame.Grip grip) {
    /** The same move, resting on that clause. */
    Phrase by(String other) {
        return other.equals(clause) ? this : new Phrase(line, word, kind, tail, args, numbers, other, last, grip);
    }

    /** Whether the id of something on the table ends with the last word of the line: "display/merlin", "powys". */
    boolean isTailOf(String id) {
        return !tail.isEmpty()
                && id.endsWith(tail)
                && (id.length() == tail.length() || id.charAt(id.length() - tail.length() - 1) == '/');
    }

    /** What the label says where the tail is pressed on the table. */
    List<Object> argsBeforeTail() {
        return args.subList(0, args.size() - 1);
    }

    /** What stands before the numbers at its end: "share" of "share 2 1". */
    String beforeNumbers() {
        String text = line;
        for (int i = 0; i < numbers.size(); i++) {
            text = text.substring(0, text.lastIndexOf(' '));
        }
        return text;
    }

    List<Object> argsBeforeNumbers() {
        return args.subList(0, args.size() - numbers.size());
    }

    /** The n-th of the numbers at its end. */
    int number(int n) {
        return (Integer) args.get(args.size() - numbers.size() + n);
    }
}
