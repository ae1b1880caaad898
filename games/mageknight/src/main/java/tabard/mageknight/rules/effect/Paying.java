package tabard.mageknight.rules.effect;

import java.util.*;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.round.Lasting;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapter 8: costs are paid one mana at a time, by a die of the Source, a token or a crystal. */
public final class Paying {
    private Paying() {}

    /** Where mana comes from. */
    public enum Purse implements Named {
        TOKEN,
        DIE,
        CRYSTAL,
        /** The die of Mana Steal (MK-6.3). */
        STOLEN,
        /** A ring that never runs dry (MK-25.5). */
        ENDLESS;

        static final List<Purse> ALL = List.of(values());
    }

    /** One mana, and the colour it counts as (MK-8.6). */
    @Rule("MK-8.4")
    public record Pay(Purse from, Mana mana, Mana as) implements Move {
        static final List<List<List<Pay>>> EACH = Moves.each(
                Purse.ALL, from -> Moves.each(Mana.ALL, mana -> Moves.each(Mana.ALL, as -> new Pay(from, mana, as))));
    }

    /** Marks the cost of a strong spell, which some mana may pay and some may not (MK-26.3). */
    static final int STRONG_SPELL = 1 << 6;

    static final int COLOURS = STRONG_SPELL - 1;

    /** The sets of colours, as lists. */
    private static final List<List<Mana>> SETS = IntStream.rangeClosed(0, COLOURS)
            .mapToObj(set ->
                    Mana.ALL.stream().filter(mana -> (set & mana.bit()) != 0).toList())
            .toList();

    static List<Mana> colours(int bits) {
        return SETS.get(bits & COLOURS);
    }

    private static int bits(List<Mana> colours) {
        int bits = 0;
        for (var colour : colours) {
            bits |= colour.bit();
        }
        return bits;
    }

    /** Whether a token of that colour could pay a cost. */
    static boolean suits(State s, Player player, Mana colour, int cost) {
        return new Means(s, player).any(Purse.TOKEN, colour, cost) != 0;
    }

    /** Whether all of these can be paid, each a set of colours. */
    public static boolean affords(State s, Player player, int... costs) {
        return new Moment(s, player).affords(costs);
    }

    /** What must still be paid after the first cost on the agenda: it may not be made impossible. */
    private static int[] later(State s) {
        var costs = new int[8];
        int n = 0;
        var rest = s.agenda();
        if (rest instanceof Agenda.First<Frame<State, Move>>(Owing _, var below)) {
            rest = below;
        }
        while (rest instanceof Agenda.First<Frame<State, Move>>(var frame, var then)) {
            switch (frame) {
                case Charging(var _, var colours, boolean spell) -> costs[n++] = cost(colours, spell);
                case Deeds.Doing doing -> {
                    for (int colours : Works.manaCosts(doing.script(), doing.part())) {
                        costs[n++] = colours;
                    }
                    if (doing.next() instanceof Decks.PlayCard play) {
                        for (int colours : Cardplay.needs(s, doing.player(), play)) {
                            costs[n++] = colours;
                        }
                    }
                    return Arrays.copyOf(costs, n);
                }
                default -> {
                    return Arrays.copyOf(costs, n);
                }
            }
            rest = then;
        }
        return Arrays.copyOf(costs, n);
    }

    private static int cost(List<Mana> colours, boolean spell) {
        return bits(colours) | (spell ? STRONG_SPELL : 0);
    }

    private static Picks<Pay> ways(State s, Player player, int cost, int[] later) {
        var means = new Means(s, player);
        var haste = s.get(State.HASTE);
        var picks = new Picks<Pay>(6);
        if (haste != null && means.has(Purse.TOKEN, haste)) {
            add(means, Purse.TOKEN, haste, cost, later, picks); // MK-23.4: it is spent at once
        }
        if (picks.size() == 0) {
            for (var purse : Purse.ALL) {
                for (var mana : Mana.ALL) {
                    if (means.has(purse, mana)) {
                        add(means, purse, mana, cost, later, picks);
                    }
                }
            }
        }
        return picks;
    }

    /** One mana in all the ways it may count, if what must be paid later can still be paid. */
    private static void add(Means means, Purse purse, Mana mana, int cost, int[] later, Picks<Pay> picks) {
        boolean turned = means.polarized;
        for (var as : Subset.of(Mana.ALL, cost & COLOURS)) {
            if (means.counts(purse, mana, as, (cost & STRONG_SPELL) != 0)) {
                means.polarized = turned && means.plainly(purse, mana, as);
                means.take(purse, mana, 1);
                boolean leaves = means.covers(later, 0);
                means.take(purse, mana, -1);
                means.polarized = turned;
                picks.addIf(
                        leaves,
                        Pay.EACH.get(purse.ordinal()).get(mana.ordinal()).get(as.ordinal()));
            }
        }
    }

    /** A cost comes up: with one way to pay it nobody is asked. */
    public record Charging(Player player, List<Mana> colours, boolean spell) implements Runs {
        @Override
        public void run(State s) {
            var frame = new Owing(player, colours, spell);
            s.push(frame);
            var ways = frame.choices(s);
            if (ways.size() == 1) {
                s.agenda(((Agenda.First<Frame<State, Move>>) s.agenda()).then());
                pay(s, player, ways.usual());
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(affords(s, player, cost(colours, spell)), "MK-9.4", "refused.no-mana");
        }
    }

    public static void charge(State s, Player player, int colours) {
        s.push(new Charging(player, colours(colours), (colours & STRONG_SPELL) != 0));
    }

    public record Owing(Player seat, List<Mana> colours, boolean spell) implements Asks<Pay> {
        @Override
        public Choices<Pay> choices(State s) {
            return ways(s, seat, cost(colours, spell), later(s));
        }

        @Override
        public void answer(State s, Pay chosen) {
            pay(s, seat, chosen);
        }

        @Override
        public Said label(State s, Pay move) {
            return Said.of(
                    move.mana == move.as ? "do.pay-plain" : "do.pay", "@purse." + move.from.word(), move.mana, move.as);
        }

        /** Of a colour that stands for itself nothing more is to be said. */
        @Override
        public @Nullable Said told(State s, Pay move) {
            return move.mana == move.as
                    ? Said.of("log.pay-plain", seat.said(), "@purse." + move.from.word(), move.mana.said())
                    : null;
        }

        @Override
        public Refusal refusal(State s, Move move) {
            if (!(move instanceof Pay(var from, var mana, var as))) {
                return Refusal.notOffered(move);
            }
            var means = new Means(s, seat);
            if (!colours.contains(as)) {
                return new Refusal(Said.of("refused.other-colour", "@" + as.word()), "MK-23.6");
            }
            if (from == Purse.DIE && Means.diceLeft(s, seat) == 0) {
                return new Refusal(Said.of("refused.one-die"), "MK-8.4");
            }
            if (!means.counts(from, mana, as, spell)) {
                return new Refusal(
                        Said.of("refused.mana-now", "@" + mana.word(), "@" + as.word()), s.day() ? "MK-8.6" : "MK-8.7");
            }
            return new Refusal(
                    Said.of(means.has(from, mana) ? "refused.mana-needed" : "refused.mana-lacking", "@" + mana.word()),
                    "MK-8.4");
        }

        @Override
        public void possible(State s) {
            Refusal.unless(choices(s).size() > 0, "MK-9.4", "refused.no-mana");
        }
    }

    private static void pay(State s, Player player, Pay chosen) {
        boolean polarized =
                s.holds(player, Force.POLARIZED) && !new Means(s, player).plainly(chosen.from, chosen.mana, chosen.as);
        switch (chosen.from) {
            case TOKEN -> {
                s.add(State.TOKENS, player, chosen.mana, -1);
                if (s.is(State.HASTE, chosen.mana)) {
                    s.set(State.HASTE, null);
                }
            }
            case DIE -> {
                s.add(State.SOURCE, chosen.mana, -1);
                s.add(State.DICE_SPENT, 1);
                s.set(State.SOURCE_USED, true);
                if (s.is(State.DIE_USED) || Means.frozen(s, player)) {
                    s.add(State.EXTRA_DICE, -1);
                } else {
                    s.set(State.DIE_USED, true);
                }
            }
            case CRYSTAL -> {
                s.add(State.CRYSTALS, player, chosen.mana, -1);
                s.add(State.CRYSTALS_SPENT, chosen.mana, 1);
            }
            case STOLEN -> {
                s.clear(State.STOLEN, player);
                s.add(State.DICE_SPENT, 1);
            }
            case ENDLESS -> {}
        }
        if (polarized) {
            s.remove(
                    s.is(State.RIVAL, player) ? State.RIVAL_FORCES : State.FORCES,
                    Force.POLARIZED); // one mana only (MK-26.3)
        }
        s.set(State.THAT, chosen.as);
        Lasting.used(s, player, chosen.as);
    }
}
