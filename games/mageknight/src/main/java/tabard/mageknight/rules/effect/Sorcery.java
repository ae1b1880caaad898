package tabard.mageknight.rules.effect;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.round.*;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** Chapter 23, mana: tokens, crystals and dice that effects bring. */
public final class Sorcery {
    private Sorcery() {}

    /** A mana of that colour is paid for more (MK-23.7). */
    public sealed interface OnInvesting extends Move {}

    @Rule("MK-23.7")
    public record Invest(Mana colour) implements OnInvesting {
        static final List<Invest> EACH = Moves.each(Mana.ALL, Invest::new);
    }

    @Rule("MK-23.7")
    public record Sufficient() implements OnInvesting {}

    private static final Sufficient SUFFICIENT = new Sufficient();

    static void magic(State s, Player player, Script script, int part, Magic magic) {
        switch (magic) {
            case Magic.Tokens(var colour, int n, boolean atOnce) -> {
                if (atOnce) {
                    s.push(new Haste.Kindling(player));
                }
                earn(s, player, colour, n, ColourChoice.Earning.TOKEN);
            }
            case Magic.Crystal(var colour, int n) -> earn(s, player, colour, n, ColourChoice.Earning.CRYSTAL);
            case Magic.ChooseColour(var colour) ->
                s.push(new ColourChoice.Colouring(
                        player, Paying.colours(colour.bits()), 1, ColourChoice.Earning.NOTHING));
            case Magic.ExtraDice(int n, boolean wild) -> {
                s.add(State.EXTRA_DICE, n);
                s.set(State.WILD, s.is(State.WILD) || wild);
            }
            case Magic.SourceDie(var pick, var _, var after) ->
                s.push(new ColourChoice.Lifting(player, pick == Magic.Dice.BASIC, ColourChoice.Use.of(after)));
            case Magic.RerollSource(int n, var _) -> {
                if (n == Integer.MAX_VALUE) {
                    int dice = 0;
                    for (var colour : Mana.ALL) {
                        dice += s.source(colour);
                        s.set(State.SOURCE, colour, 0);
                    }
                    SourceDice.roll(s, dice);
                } else {
                    s.push(new ColourChoice.Searching(player, n, 0));
                }
            }
            case Magic.SpentCrystalsReturn _ -> s.set(State.CRYSTALS_RETURN, true);
            case Magic.RandomCrystal(int n) -> {
                for (int i = 0; i < n; i++) {
                    s.push(new Rewards.Sparkling(player, false));
                }
            }
            case Magic.RollDie(int n, var _) -> {
                for (int i = 0; i < n; i++) {
                    s.push(new Casting(player, script, part));
                }
            }
            case Magic.UnlimitedMana _ -> Deeds.force(s, player, script, part);
            case Magic.ManaWorks(var colour) ->
                s.force(player, colour.has(Mana.GOLD) ? Force.GOLD_WORKS : Force.BLACK_WORKS);
            case Magic.ManaAs _ -> s.force(player, Force.POLARIZED);
        }
    }

    /** Each roll by itself (MK-23.27). */
    public record Casting(Player player, Script script, int part) implements Draws<Rewards.Cast> {
        @Override
        public Lottery<Rewards.Cast> lottery(State s) {
            return Lottery.each(Mana.ALL, Rewards.Cast::new);
        }

        @Override
        public void answer(State s, Rewards.Cast cast) {
            var list = script.within(part, cast.face().ordinal());
            if (!list.effects().isEmpty()) {
                s.push(new Deeds.Doing(player, list, 0));
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    part >= 0
                            && part < script.effects().size()
                            && script.effects().get(part) instanceof Magic.RollDie,
                    "MK-23.27",
                    "refused.no-such-part",
                    part);
        }
    }

    /** Tokens or crystals of a colour: named, found, or chosen, each for itself (MK-23.4, 23.5). */
    public static void earn(State s, Player player, Colours colour, int n, ColourChoice.Earning what) {
        switch (colour.kind()) {
            case CHOSEN -> {
                if (colour.fixed()) {
                    for (int i = 0; i < n; i++) {
                        what.add(s, player, colour.only());
                    }
                    s.set(State.THAT, colour.only());
                } else {
                    s.push(new ColourChoice.Colouring(player, Paying.colours(colour.bits()), n, what));
                }
            }
            case THAT -> {
                for (int i = 0; i < n; i++) {
                    what.add(s, player, s.require(State.THAT));
                }
            }
            case EACH_BASIC -> Mana.BASIC.forEach(basic -> what.add(s, player, basic));
            case EACH_OTHER_BASIC ->
                Mana.BASIC.stream()
                        .filter(basic -> !s.is(State.THAT, basic))
                        .forEach(basic -> what.add(s, player, basic));
            case GOLD_BY_DAY_BLACK_BY_NIGHT -> what.add(s, player, s.byDay() ? Mana.GOLD : Mana.BLACK);
            case OWNED -> choose(s, player, owned(s, player), n, what);
            case SHOWN_IN_SOURCE -> choose(s, player, dice(s, Magic.Dice.BASIC), n, what);
            case OF_MINE -> throw new IllegalStateException("a site's crystal, gained at the end of a turn (MK-16.4)");
            case ALL_BUT_THAT -> throw new IllegalStateException("no colour to gain");
        }
    }

    private static void choose(State s, Player player, Subset<Mana> colours, int n, ColourChoice.Earning what) {
        if (!colours.isEmpty()) {
            s.push(new ColourChoice.Colouring(player, Paying.colours((int) colours.bits()), n, what));
        }
    }

    /** The colours of which the hero has a crystal. */
    static Subset<Mana> owned(State s, Player player) {
        return Subset.all(Mana.BASIC).where(basic -> s.crystals(player, basic) > 0);
    }

    /** The faces of the Source that may be picked. */
    public static Subset<Mana> dice(State s, Magic.Dice pick) {
        return Subset.all(pick == Magic.Dice.ANY ? Mana.ALL : Mana.BASIC).where(colour -> s.source(colour) > 0);
    }

    /** Every colour of the list may be paid once; what is paid is counted (MK-23.7). */
    public record Investing(Player seat, List<Mana> colours) implements Asks<OnInvesting> {
        @Override
        public Choices<OnInvesting> choices(State s) {
            var picks = new Picks<OnInvesting>(3).add(SUFFICIENT);
            for (var colour : colours) {
                picks.addIf(Paying.affords(s, seat, colour.bit()), Invest.EACH.get(colour.ordinal()));
            }
            return picks;
        }

        @Override
        public void answer(State s, OnInvesting chosen) {
            if (chosen instanceof Invest(var colour)) {
                s.add(State.GIVEN, 1);
                var rest = colours.stream().filter(other -> other != colour).toList();
                if (!rest.isEmpty()) {
                    s.push(new Reinvesting(seat, rest));
                }
                Paying.charge(s, seat, colour.bit());
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.inTurn(seat), "MK-23.7", "refused.not-in-turn", seat);
        }
    }

    /** Asked again, if another can be paid. */
    public record Reinvesting(Player player, List<Mana> colours) implements Runs {
        @Override
        public void run(State s) {
            if (colours.stream().anyMatch(colour -> Paying.affords(s, player, colour.bit()))) {
                s.push(new Investing(player, colours));
            }
        }
    }
}
