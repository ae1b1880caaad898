package tabard.defenders.content;

import java.util.*;
import java.util.stream.Collectors;
import tabard.table.Named;

/** What a die shows. Lines write the number, heaps of dice are counted as ones, twos and so on. */
public enum Face implements Named {
    ONE,
    TWO,
    THREE,
    FOUR,
    FIVE,
    SIX;

    public static final List<Face> ALL = List.of(values());
    private static final int LEAST = 1;

    public int pips() {
        return LEAST + ordinal();
    }

    /** As it lies on the table: a page draws it, a terminal has a letter for it. */
    public String pictured() {
        return Character.toString('\u2680' + ordinal());
    }

    public static String pictured(List<Face> faces) {
        return faces.stream().map(Face::pictured).collect(Collectors.joining(" "));
    }

    /** How many show at least that. */
    public static int hits(List<Face> faces, int least) {
        return (int) faces.stream().filter(face -> face.pips() >= least).count();
    }

    @Override
    public String word() {
        return Integer.toString(pips());
    }

    public String plural() {
        return name().toLowerCase(Locale.ROOT) + (this == SIX ? "es" : "s");
    }
}
