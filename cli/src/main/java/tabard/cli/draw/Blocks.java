package tabard.cli.draw;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;
import tabard.cli.desk.Wrapped;

/** Headings with lines under them, laid out one below another or in two columns; no block is torn apart. */
final class Blocks {
    private static final int TWO_COLUMNS = 110;
    private static final int GAP = 3;
    private static final double ROOM_FOR_LABELS = 0.5;
    private static final String BELOW = "      ";
    private static final String INDENT = "  ";

    /** One line before it is wrapped: what something is called, and what there is to say of it. */
    record Entry(AttributedString label, AttributedString content) {}

    private final List<List<AttributedString>> blocks = new ArrayList<>();
    private final boolean beside;
    private final int width;

    Blocks(int screen) {
        beside = screen >= TWO_COLUMNS;
        width = beside ? (screen - GAP) / 2 : screen;
    }

    void add(@Nullable AttributedString heading, List<Entry> entries) {
        if (heading == null && entries.isEmpty()) {
            return;
        }
        var lines = new ArrayList<AttributedString>();
        if (heading != null) {
            lines.addAll(Wrapped.lines(heading, width, INDENT));
        }
        lines.addAll(table(entries, width));
        blocks.add(lines);
    }

    /** Labels in a column, contents beside them; where labels take too much room, contents that do not fit stand below. */
    static List<AttributedString> table(List<Entry> entries, int width) {
        int labels = entries.stream()
                .mapToInt(entry -> entry.label.columnLength())
                .max()
                .orElse(0);
        int column = INDENT.length() + (labels == 0 ? 0 : labels + INDENT.length());
        boolean roomy = column <= width * ROOM_FOR_LABELS;
        var lines = new ArrayList<AttributedString>();
        for (var entry : entries) {
            var line = new AttributedStringBuilder().append(INDENT).append(entry.label);
            if (roomy || column + entry.content.columnLength() <= width) {
                line.append(" ".repeat(column - line.columnLength()));
                hang(line, Wrapped.lines(entry.content, width - column, ""), column, lines);
            } else {
                lines.add(line.toAttributedString());
                hang(
                        new AttributedStringBuilder().append(BELOW),
                        Wrapped.lines(entry.content, width - BELOW.length(), ""),
                        BELOW.length(),
                        lines);
            }
        }
        return lines;
    }

    private static void hang(
            AttributedStringBuilder first, List<AttributedString> content, int column, List<AttributedString> out) {
        out.add(first.append(content.getFirst()).toAttributedString());
        for (var rest : content.subList(1, content.size())) {
            out.add(new AttributedStringBuilder()
                    .append(" ".repeat(column))
                    .append(rest)
                    .toAttributedString());
        }
    }

    List<AttributedString> lines() {
        if (!beside) {
            return below(blocks);
        }
        var left = below(blocks.subList(0, half()));
        var right = below(blocks.subList(half(), blocks.size()));
        var lines = new ArrayList<AttributedString>();
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            var line = new AttributedStringBuilder();
            line.append(i < left.size() ? left.get(i) : AttributedString.EMPTY);
            if (i < right.size()) {
                line.append(" ".repeat(Math.max(1, width + GAP - line.columnLength())))
                        .append(right.get(i));
            }
            lines.add(line.toAttributedString());
        }
        return lines;
    }

    /** How many blocks stand left, so that the taller column is as short as can be. */
    private int half() {
        int best = 0;
        int tallest = Integer.MAX_VALUE;
        for (int i = 0; i <= blocks.size(); i++) {
            int height = Math.max(
                    below(blocks.subList(0, i)).size(),
                    below(blocks.subList(i, blocks.size())).size());
            if (height < tallest) {
                tallest = height;
                best = i;
            }
        }
        return best;
    }

    private static List<AttributedString> below(List<List<AttributedString>> blocks) {
        var lines = new ArrayList<AttributedString>();
        for (var block : blocks) {
            if (!lines.isEmpty()) {
                lines.add(AttributedString.EMPTY);
            }
            lines.addAll(block);
        }
        return lines;
    }
}
