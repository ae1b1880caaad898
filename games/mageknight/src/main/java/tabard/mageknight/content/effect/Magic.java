package tabard.mageknight.content.effect;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;

/** Mana: tokens, crystals and dice. */
public sealed interface Magic extends Effect {
    /** Which dice of the Source may be picked. */
    enum Dice {
        /** Depleted ones, too. */
        ANY,
        BASIC
    }

    /** What becomes of a die that was picked. */
    enum After {
        RETURN_UNROLLED,
        REROLL_NOW,
        KEPT_THIS_ROUND,
        KEPT_FOR_ONE_OWN_TURN
    }

    /** Mana tokens; some pay for something now or are not gained (MK-23.4). */
    record Tokens(
            Colours colour,
            @Otherwise(1) int n,
            @Spelt(key = "spend", says = "at_once") boolean atOnce) implements Magic {}

    /** Above three of a colour a token instead (MK-8.3). */
    record Crystal(Colours colour, @Otherwise(1) int n) implements Magic {}

    /** So many rolls (MK-12.16). */
    record RandomCrystal(int n) implements Magic {}

    /** Settles the colour (MK-23.5). */
    record ChooseColour(Colours colour) implements Magic {}

    /** More Source dice this turn; wild: gold and black ones count as any basic colour (MK-23.17). */
    record ExtraDice(int n, boolean wild) implements Magic {}

    /** One die is taken now, outside the turn's allowance, and perhaps set to a colour (MK-23.17). */
    record SourceDie(Dice pick, @Nullable Colours setTo, After after) implements Magic {}

    /** Up to so many Source dice, gold ones perhaps first (MK-23.17). */
    record RerollSource(@Spelt(all = true) int n, boolean goldFirst) implements Magic {}

    /** Each roll by itself (MK-23.27). */
    record RollDie(int n, Rolls on) implements Magic {
        @Override
        public List<Effects> inner() {
            return on.faces();
        }
    }

    /** Any number of these this turn, where they can be spent (MK-23.27). */
    record UnlimitedMana(Some<Mana> colours) implements Magic {}

    /** Gold works as by day, or black as at night, this turn (MK-25.11). */
    record ManaWorks(Colours colour) implements Magic {}

    /** One mana this turn counts as another (MK-26.3). */
    record ManaAs(List<Way> ways) implements Magic {
        public ManaAs {
            ways = List.copyOf(ways);
        }
    }

    /** At the end of the turn the crystals spent this turn come back (MK-24.18). */
    record SpentCrystalsReturn() implements Magic {}
}
