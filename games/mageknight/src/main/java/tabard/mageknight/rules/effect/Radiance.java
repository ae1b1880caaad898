package tabard.mageknight.rules.effect;

import java.util.List;
import tabard.mageknight.content.Mana;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.combat.Damage;
import tabard.table.*;

/** MK-24.34, 8.2: before Mana Radiance counts the caster's crystals of its colour, they may become mana, for it is the caster's turn. */
public final class Radiance {
    private Radiance() {}

    public sealed interface OnRadiance extends Move {}

    /** A crystal becomes mana of its colour. */
    @Rule("MK-8.2")
    public record Dissolve(Mana colour) implements OnRadiance {
        static final List<Dissolve> EACH = Moves.each(Mana.ALL, Dissolve::new);
    }

    /** The crystals that are left hurt. */
    @Rule("MK-24.34")
    public record Shine() implements OnRadiance {}

    private static final Shine SHINE = new Shine();

    public record Shining(Player player, Mana colour) implements Runs {
        @Override
        public void run(State s) {
            if (s.crystals(player, colour) > 0) {
                s.push(new Dissolving(player, colour));
            }
        }
    }

    public record Dissolving(Player seat, Mana colour) implements Asks<OnRadiance> {
        @Override
        public Choices<OnRadiance> choices(State s) {
            return new Picks<OnRadiance>(2).add(SHINE).add(Dissolve.EACH.get(colour.ordinal()));
        }

        @Override
        public void answer(State s, OnRadiance chosen) {
            switch (chosen) {
                case Shine _ -> Damage.wound(s, seat, s.crystals(seat, colour));
                case Dissolve _ -> {
                    s.add(State.CRYSTALS, seat, colour, -1);
                    s.add(State.CRYSTALS_SPENT, colour, 1); // MK-24.18
                    s.add(State.TOKENS, seat, colour, 1);
                    s.push(new Shining(seat, colour));
                }
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.crystals(seat, colour) > 0, "MK-24.34", "refused.no-mana");
        }
    }
}
