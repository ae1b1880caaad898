package tabard.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import tabard.table.scene.Said;

/**
 * Where documents that people bring for an open setting of a game are looked over, drawn and made: for the command, and for a page that
 * takes one in. Found on the class path like games.
 */
public interface Workshop {
    /** No larger document is looked at. */
    int MOST_KB = 256;

    /** The id of the game whose documents these are. */
    String game();

    /** The setting that takes them. */
    String setting();

    /** What they are, in a word: "map". */
    String makes();

    /** Looks a document over, whatever it holds; the words of the picture are in this language. */
    Examined examine(Map<String, Object> document, String language);

    /** A new document for so many seats: the same for the same seed, and one that is in order. */
    Map<String, Object> make(int seats, long seed);

    /**
     * What was found: the document as a table keeps it (of a sound one: whole numbers, nothing that says nothing), everything that is
     * wrong, remarks on what is not, and a drawing as SVG, with the faults on it.
     */
    record Examined(Map<String, Object> document, List<Refusal> faults, List<Said> remarks, String picture) {
        public Examined {
            faults = List.copyOf(faults);
            remarks = List.copyOf(remarks);
        }

        public boolean sound() {
            return faults.isEmpty();
        }
    }

    /** The one for a setting of a game, if it has one. */
    static Optional<Workshop> of(String game, String setting) {
        for (var workshop : ServiceLoader.load(Workshop.class)) {
            if (workshop.game().equals(game) && workshop.setting().equals(setting)) {
                return Optional.of(workshop);
            }
        }
        return Optional.empty();
    }

    /** The one that makes such things, for whatever game. */
    static Workshop making(String what) {
        for (var workshop : ServiceLoader.load(Workshop.class)) {
            if (workshop.makes().equals(what)) {
                return workshop;
            }
        }
        throw new Refusal(Said.of("workshop.unknown", what));
    }
}
