package tabard.cli;

import java.io.InputStream;
import java.util.Map;
import tabard.cli.desk.Papers;
import tabard.table.Info;
import tabard.table.Refusal;
import tabard.table.Workshop;
import tabard.table.scene.Said;

/** Documents that people bring in files: a map, a roster. */
final class Brought {
    private Brought() {}

    /** What a file holds; larger ones than a table takes are refused. */
    static Map<String, Object> read(String file, InputStream in) {
        String text = Papers.read(file, in);
        try {
            if (text.length() > Workshop.MOST_KB * 1024) {
                throw new Refusal(Said.of("workshop.large", (text.length() + 1023) / 1024, Workshop.MOST_KB));
            }
            return Json.read(text);
        } catch (Refusal refusal) {
            throw refusal.at(file);
        }
    }

    /** A document for a setting of a game, as a table keeps it; one that is not in order is refused. */
    static Map<String, Object> sound(Info info, String setting, String file) {
        var document = read(file, InputStream.nullInputStream());
        var workshop = Workshop.of(info.id(), setting);
        if (workshop.isEmpty()) {
            return document;
        }
        var examined = workshop.get().examine(document, "en");
        if (!examined.sound()) {
            throw examined.faults().getFirst().at(file);
        }
        return examined.document();
    }
}
