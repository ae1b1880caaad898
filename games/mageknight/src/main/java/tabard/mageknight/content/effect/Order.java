package tabard.mageknight.content.effect;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;

/** Order and choice: what is carried out, when, and how often. */
public sealed interface Order extends Effect {
    /** What may be asked of a moment. */
    enum Condition {
        DAY,
        NIGHT,
        LEAST_FAME,
        USED_IN_INTERACTION,
        TWO_CARDS_IN_HAND
    }

    /** What may happen several times in a turn; the first three count from the start of the turn, the others from the play on. */
    enum Event {
        UNIT_RECRUITED,
        ENEMY_DEFEATED,
        SPELL_CAST,
        HEAL_POINT_OF_THIS_CARD_SPENT,
        UNIT_ATTACKS_OR_BLOCKS,
        WOUND_HEALED_FROM_HAND
    }

    /** Exactly one of the lists, chosen when played; one whose cost cannot be paid is not offered (MK-23.1). */
    record Choose(List<Effects> of) implements Order {
        public Choose {
            of = List.copyOf(of);
        }

        @Override
        public List<Effects> inner() {
            return of;
        }
    }

    /** Tested now, or at the end of the turn (MK-23.15). */
    record If(
            Condition cond,
            Effects then,
            @Spelt(key = "at", says = "end_of_turn") boolean atEndOfTurn) implements Order {
        @Override
        public List<Effects> inner() {
            return List.of(then);
        }
    }

    /** The list of the colour last settled (MK-23.7). */
    record ByColour(Effects red, Effects blue, Effects green, Effects white) implements Order {
        public Effects of(Mana basic) {
            return switch (basic) {
                case RED -> red;
                case BLUE -> blue;
                case GREEN -> green;
                case WHITE -> white;
                case GOLD, BLACK -> throw new IllegalArgumentException(basic + " is no basic colour");
            };
        }

        @Override
        public List<Effects> inner() {
            return List.of(red, blue, green, white);
        }
    }

    /** A number from 0 to n is chosen first, then so many times (MK-23.8). */
    record RepeatUpTo(int n, Effects each) implements Order {
        @Override
        public List<Effects> inner() {
            return List.of(each);
        }
    }

    /** For each such event this turn; a colour means only spells of it (MK-23.28). */
    record EachTime(Event event, @Nullable Colours colour, Effects then) implements Order {
        @Override
        public List<Effects> inner() {
            return List.of(then);
        }
    }

    /** If this card was part of a successful block: at once, or in the attack phase (MK-24.29). */
    record OnBlock(
            Effects then,
            @Spelt(key = "at", says = "attack_phase") boolean inAttackPhase) implements Order {
        @Override
        public List<Effects> inner() {
            return List.of(then);
        }
    }

    /** At the start of each later own turn of this round (MK-24.35). */
    record EachOwnTurn(Effects then) implements Order {
        @Override
        public List<Effects> inner() {
            return List.of(then);
        }
    }

    /** In the own next turn (MK-26.7). */
    record NextOwnTurn(Effects then) implements Order {
        @Override
        public List<Effects> inner() {
            return List.of(then);
        }
    }

    /** Once, when the skill is gained (MK-26.10). */
    record OnGain(Effects then) implements Order {
        @Override
        public List<Effects> inner() {
            return List.of(then);
        }
    }
}
