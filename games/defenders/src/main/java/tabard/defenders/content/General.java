package tabard.defenders.content;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import tabard.table.Named;

/** The four generals (DR-9.1 to 9.4), in the order of their colours. */
public enum General implements Named {
    BALAZARG,
    GORGUTT,
    VARKOLAK,
    SAPPHIRE;

    public static final List<General> ALL = List.of(values());

    private final Content.GeneralEntry entry = Content.general(name());
    private final List<Location> path = entry.path().stream().map(Location::of).toList();

    public int bit() {
        return 1 << ordinal();
    }

    public Colour colour() {
        return Colour.ALL.get(ordinal());
    }

    public int life() {
        return entry.life();
    }

    /** The face that hurts him. */
    public int toHit() {
        return entry.toHit();
    }

    /** The face that kills one of his minions (DR-6.1). */
    public int minionToHit() {
        return entry.minionToHit();
    }

    /** Whether that square of his track is a major wound (DR-9.10, 9.11). */
    public boolean red(int square) {
        return entry.red().contains(square);
    }

    /** From his start to the City (DR-11.10). */
    public List<Location> path() {
        return path;
    }

    public Toll lifeLost() {
        return entry.lifeLost();
    }

    public Toll cardsLost() {
        return entry.cardsLost();
    }

    /** What those lose whom he defeats: a number, half a die, a die, or all they have (DR-8.12). */
    public enum Toll {
        @JsonProperty("2")
        TWO,
        @JsonProperty("3")
        THREE,
        @JsonProperty("D3")
        HALF_DIE,
        @JsonProperty("D6")
        DIE,
        @JsonProperty("ALL")
        ALL_CARDS;

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
