package tabard.defenders.content;

import java.util.List;
import tabard.table.Named;

/** The four generals (DR-9.1 to 9.4), in the order of their colours. */
public enum General implements Named {
    BALAZARG,
    GORGUTT,
    VARKOLAK,
    SAPPHIRE;

    public static final List<General> ALL = List.of(values());

    public Stats stats() {
        return Content.GENERALS.get(ordinal());
    }

    public Colour colour() {
        return Colour.ALL.get(ordinal());
    }

    public int life() {
        return stats().life();
    }

    /** Whether that square of his track is a major wound (DR-9.10, 9.11). */
    public boolean red(int square) {
        return stats().red().contains(square);
    }

    /** From his start to the City (DR-11.10). */
    public List<Location> path() {
        return stats().path();
    }

    /** What is printed for him: the squares that are major wounds, the faces that hurt him and kill his minions (DR-6.1), and his way. */
    public record Stats(
            General id,
            int life,
            List<Integer> red,
            int toHit,
            int minionToHit,
            Toll lifeLost,
            Toll cardsLost,
            List<Location> path) {}

    /** What those lose whom he defeats: a number, half a die, a die, or all they have (DR-8.12). */
    public enum Toll implements Named {
        TWO("2"),
        THREE("3"),
        HALF_DIE("d3"),
        DIE("d6"),
        ALL_CARDS("all");

        private final String word;

        Toll(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        public boolean rolled() {
            return this == HALF_DIE || this == DIE;
        }

        /** How many, when the die (if there is one) shows that. */
        public int after(int face) {
            return switch (this) {
                case TWO -> 2;
                case THREE -> 3;
                case HALF_DIE -> (face + 1) / 2;
                case DIE -> face;
                case ALL_CARDS -> HeroCard.ALL.size();
            };
        }
    }
}
