package tabard.mageknight.rules.effect;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.round.SourceDice;
import tabard.table.*;

/** MK-23.4, 23.5, 23.17: colours and dice that are chosen for an effect. */
public final class ColourChoice {
    private ColourChoice() {}

    @Rule("MK-23.4")
    public record Colour(Mana colour) implements Asked.OnEffect {
        static final List<Colour> EACH = Moves.each(Mana.ALL, Colour::new);
    }

    /** A die of the Source is picked. */
    @Rule("MK-23.17")
    public record Lift(Mana die) implements Asked.OnEffect {
        static final List<Lift> EACH = Moves.each(Mana.ALL, Lift::new);
    }

    /** What a chosen colour brings. */
    public enum Earning implements Named {
        TOKEN,
        CRYSTAL,
        /** Lost if there are three already (MK-8.3). */
        SITE_CRYSTAL,
        NOTHING,
        /** A die is turned to it and goes back to the Source (MK-24.1). */
        FACE;

        public void add(State s, Player player, Mana colour) {
            switch (this) {
                case TOKEN -> s.add(State.TOKENS, player, colour, 1);
                case CRYSTAL -> s.crystal(player, colour);
                case SITE_CRYSTAL -> s.crystalOfSite(player, colour);
                case FACE -> s.add(State.SOURCE, colour, 1);
                case NOTHING -> {}
            }
        }
    }

    public record Colouring(Player seat, List<Mana> colours, int times, Earning what) implements Asks<Colour> {
        @Override
        public Choices<Colour> choices(State s) {
            var picks = new Picks<Colour>(6);
            colours.forEach(colour -> picks.add(Colour.EACH.get(colour.ordinal())));
            return picks;
        }

        @Override
        public void answer(State s, Colour chosen) {
            s.set(State.THAT, chosen.colour);
            what.add(s, seat, chosen.colour);
            if (times > 1) {
                s.push(new Colouring(seat, colours, times - 1, what));
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(!colours.isEmpty() && times > 0, "MK-23.4", "refused.no-colour");
        }
    }

    /** What becomes of a die that is picked (MK-23.17). */
    public enum Use implements Named {
        TURNED,
        ROLLED,
        CLAIMED,
        STOLEN;

        static Use of(Magic.After after) {
            return switch (after) {
                case RETURN_UNROLLED -> TURNED;
                case REROLL_NOW -> ROLLED;
                case KEPT_THIS_ROUND -> CLAIMED;
                case KEPT_FOR_ONE_OWN_TURN -> STOLEN;
            };
        }
    }

    public record Lifting(Player seat, boolean basic, Use use) implements Asks<Lift> {
        @Override
        public Choices<Lift> choices(State s) {
            return new Picks<Lift>(6)
                    .each(
                            Lift.EACH,
                            Sorcery.dice(s, basic ? Magic.Dice.BASIC : Magic.Dice.ANY)
                                    .bits());
        }

        @Override
        public void answer(State s, Lift chosen) {
            s.add(State.SOURCE, chosen.die, -1);
            s.set(State.THAT, chosen.die);
            switch (use) {
                case TURNED ->
                    s.push(new Colouring(seat, Paying.colours(Colours.ANY_BUT_GOLD.bits()), 1, Earning.FACE));
                case ROLLED -> SourceDice.roll(s, 1);
                case CLAIMED -> Claims.claim(s, seat, chosen.die);
                case STOLEN -> s.set(State.STOLEN, seat, chosen.die);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(choices(s).size() > 0, "MK-23.17", "refused.no-die");
        }
    }

    /** Up to so many dice are rolled again; gold ones must be picked first (MK-6.8). */
    public record Searching(Player seat, int left, int picked) implements Asks<Asked.OnEffect> {
        @Override
        public Choices<Asked.OnEffect> choices(State s) {
            var picks = new Picks<Asked.OnEffect>(7).add(Asked.ENOUGH);
            var dice = Sorcery.dice(s, Magic.Dice.ANY);
            return picks.each(Lift.EACH, dice.has(Mana.GOLD) ? Mana.GOLD.bit() : dice.bits());
        }

        @Override
        public void answer(State s, Asked.OnEffect chosen) {
            if (chosen instanceof Lift(var die)) {
                s.add(State.SOURCE, die, -1);
                if (left > 1) {
                    s.push(new Searching(seat, left - 1, picked + 1));
                    return;
                }
                SourceDice.roll(s, picked + 1);
            } else {
                SourceDice.roll(s, picked);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(left > 0 && picked >= 0, "MK-6.8", "refused.no-die");
        }
    }
}
