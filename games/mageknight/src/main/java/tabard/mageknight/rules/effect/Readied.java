package tabard.mageknight.rules.effect;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.State.Asks;
import tabard.table.*;

/** MK-23.16: spent units that an effect readies. */
public final class Readied {
    private Readied() {}

    @Rule("MK-23.16")
    public record Ready(Command command) implements Asked.OnEffect {
        static final List<Ready> EACH = Moves.each(Command.ALL, Ready::new);
    }

    /** Any spent units whose levels sum to that or less (MK-23.16). */
    public record Restoring(Player seat, int levels) implements Asks<Asked.OnEffect> {
        @Override
        public Choices<Asked.OnEffect> choices(State s) {
            return new Picks<Asked.OnEffect>(7)
                    .add(Asked.ENOUGH)
                    .each(Ready.EACH, Deeds.spent(s, seat, levels).bits());
        }

        @Override
        public void answer(State s, Asked.OnEffect chosen) {
            if (chosen instanceof Ready(var command)) {
                s.remove(State.SPENT, seat, command);
                int left =
                        levels - Objects.requireNonNull(s.unit(seat, command)).level();
                if (!Deeds.spent(s, seat, left).isEmpty()) {
                    s.push(new Restoring(seat, left));
                }
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(!Deeds.spent(s, seat, levels).isEmpty(), "MK-23.16", "refused.no-unit");
        }
    }

    public record Readying(Player seat, int level, boolean heal) implements Asks<Ready> {
        @Override
        public Choices<Ready> choices(State s) {
            return new Picks<Ready>(6)
                    .each(Ready.EACH, Deeds.spent(s, seat, level).bits());
        }

        @Override
        public void answer(State s, Ready chosen) {
            s.remove(State.SPENT, seat, chosen.command);
            if (heal && s.count(State.HURT, seat, chosen.command) > 0) {
                s.add(State.HURT, seat, chosen.command, -1);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(choices(s).size() > 0, "MK-23.16", "refused.no-unit");
        }
    }
}
