package tabard.cli.desk;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Text broken into lines at its blanks; French spaces that must not break do not. */
public final class Wrapped {
    private Wrapped() {}

    /** Lines no wider than the width; later ones start with the indent. A word that is too long has a line of its own. */
    public static List<AttributedString> lines(AttributedString text, int width, String indent) {
        var lines = new ArrayList<AttributedString>();
        var line = new AttributedStringBuilder();
        line.append(text.subSequence(0, leading(text)));
        boolean fresh = true;
        for (var word : words(text)) {
            if (!fresh && line.columnLength() + 1 + word.columnLength() > width) {
                lines.add(line.toAttributedString());
                line = new AttributedStringBuilder();
                line.append(indent);
                fresh = true;
            }
            line.append(fresh ? "" : " ").append(word);
            fresh = false;
        }
        lines.add(line.toAttributedString());
        return lines;
    }

    public static List<String> lines(String text, int width, String indent) {
        return lines(new AttributedString(text), width, indent).stream()
                .map(AttributedString::toString)
                .toList();
    }

    private static int leading(AttributedString text) {
        int blanks = 0;
        while (blanks < text.length() && text.charAt(blanks) == ' ') {
            blanks++;
        }
        return blanks;
    }

    private static List<AttributedString> words(AttributedString text) {
        var words = new ArrayList<AttributedString>();
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == ' ') {
                if (i > from) {
                    words.add(text.subSequence(from, i));
                }
                from = i + 1;
            }
        }
        return words;
    }
}
