package tabard.cli.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tabard.table.scene.Box;
import tabard.table.text.Words;

/** A short sign for each mark that the box explains, and the legend of those that were used. */
final class Signs {
    private static final String ROW = "*°^~+#=%&§¤¬$£@abcdefghijklmnopqrstuvwxyz";

    private final Map<String, String> signs = new TreeMap<>();
    private final Set<String> used = new TreeSet<>();
    private final Box box;

    Signs(Box box) {
        this.box = box;
        for (String mark : new TreeSet<>(box.marks().keySet())) {
            signs.put(mark, "" + ROW.charAt(signs.size()));
        }
    }

    /** The signs of these marks; a mark that the box does not explain is for painters only. */
    String of(List<String> marks) {
        var out = new StringBuilder();
        for (String mark : marks) {
            String sign = signs.get(mark);
            if (sign != null) {
                used.add(mark);
                out.append(sign);
            }
        }
        return out.toString();
    }

    List<String> legend(Words words) {
        var lines = new ArrayList<String>();
        for (String mark : used) {
            var meaning = box.marks().get(mark);
            if (meaning != null) {
                lines.add(signs.get(mark) + " " + words.say(meaning));
            }
        }
        return lines;
    }
}
