package tabard.mageknight.rules;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 8: costs are paid one mana at a time, by a die of the Source, a token or a crystal. */
final class Paying {
    private Paying() {}

    /** Where mana comes from. */
    enum Purse implements Named {
        TOKEN,
        DIE,
        CRYSTAL,
        /** The die of Mana Steal (MK-6.3). */
        STOLEN;

        static final List<Purse> ALL = List.of(values());
    }

    /** One mana, and the colour it counts as (MK-8.6). */
    @Rule("MK-8.4")
    record Pay(Purse from, Mana mana, Mana as) implements Move {
        static final List<List<List<Pay>>> EACH = Moves.each(
                Purse.ALL, from -> Moves.each(Mana.ALL, mana -> Moves.each(Mana.ALL, as -> new Pay(from, mana, as))));
    }

    /** The sets of colours, as lists. */
    private static final List<List<Mana>> SETS = new ArrayList<>();

    static {
        for (int bits = 0; bits < 1 << Mana.ALL.size(); bits++) {
            int set = bits;
            SETS.add(Mana.ALL.stream().filter(mana -> (set & mana.bit()) != 0).toList());
        }
    }

    static List<Mana> colours(int bits) {
        return SETS.get(bits);
    }

    private static int bits(List<Mana> colours) {
        int bits = 0;
        for (var colour : colours) {
            bits |= colour.bit();
        }
        return bits;
    }

    /** What a hero can pay with, counted; taking from it is tried and given back. */
    private static final class Means {
        private final int[][] held = new int[Purse.ALL.size()][Mana.ALL.size()];
        private int dice;
        private final boolean day;
        private final boolean wild;

        Means(State s, Player player) {
            day = s.day();
            wild = s.is(State.WILD);
            boolean own = s.inTurn(player);
            dice = own ? diceLeft(s) : 0;
            for (var mana : Mana.ALL) {
                held[0][mana.ordinal()] = s.tokens(player, mana);
                held[1][mana.ordinal()] = s.source(mana);
                held[2][mana.ordinal()] = mana.basic() ? s.crystals(player, mana) : 0;
            }
            var stolen = s.get(State.STOLEN, player);
            if (stolen != null && own) {
                held[3][stolen.ordinal()] = 1;
            }
        }

        boolean has(Purse from, Mana mana) {
            return held[from.ordinal()][mana.ordinal()] > 0 && (from != Purse.DIE || dice > 0);
        }

        /** By day gold is any basic colour and black is useless, at night the other way round (MK-8.6, 8.7). */
        boolean counts(Purse from, Mana mana, Mana as) {
            if (mana.basic()) {
                return mana == as;
            }
            if (as.basic()) {
                return (mana == Mana.GOLD && day) || (from == Purse.DIE && wild);
            }
            return mana == as && (mana == Mana.GOLD) == day;
        }

        void take(Purse from, Mana mana, int n) {
            held[from.ordinal()][mana.ordinal()] -= n;
            dice -= from == Purse.DIE ? n : 0;
        }

        boolean covers(int[] costs, int from) {
            if (from == costs.length) {
                return true;
            }
            for (var purse : Purse.ALL) {
                for (var mana : Mana.ALL) {
                    if (has(purse, mana) && any(purse, mana, costs[from])) {
                        take(purse, mana, 1);
                        boolean rest = covers(costs, from + 1);
                        take(purse, mana, -1);
                        if (rest) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }

        private boolean any(Purse purse, Mana mana, int colours) {
            for (int rest = colours; rest != 0; rest &= rest - 1) {
                if (counts(purse, mana, Mana.ALL.get(Integer.numberOfTrailingZeros(rest)))) {
                    return true;
                }
            }
            return false;
        }
    }

    /** How many Source dice may still be used this turn (MK-8.4). */
    static int diceLeft(State s) {
        return s.count(State.EXTRA_DICE) + (s.is(State.DIE_USED) ? 0 : 1);
    }

    /** Whether all of these can be paid, each a set of colours. */
    static boolean affords(State s, Player player, int... costs) {
        return costs.length == 0 || new Means(s, player).covers(costs, 0);
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
                case Charging(var _, var colours) -> costs[n++] = bits(colours);
                case Deeds.Doing doing -> {
                    for (int colours : Works.manaCosts(doing.script(), doing.part())) {
                        costs[n++] = colours;
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

    private static Picks<Pay> ways(State s, Player player, int colours, int[] later) {
        var means = new Means(s, player);
        var picks = new Picks<Pay>(6);
        for (var purse : Purse.ALL) {
            for (var mana : Mana.ALL) {
                if (means.has(purse, mana)) {
                    means.take(purse, mana, 1);
                    boolean leaves = means.covers(later, 0);
                    means.take(purse, mana, -1);
                    for (int rest = leaves ? colours : 0; rest != 0; rest &= rest - 1) {
                        var as = Mana.ALL.get(Integer.numberOfTrailingZeros(rest));
                        if (means.counts(purse, mana, as)) {
                            picks.add(Pay.EACH
                                    .get(purse.ordinal())
                                    .get(mana.ordinal())
                                    .get(as.ordinal()));
                        }
                    }
                }
            }
        }
        return picks;
    }

    /** A cost comes up: with one way to pay it nobody is asked. */
    record Charging(Player player, List<Mana> colours) implements Runs {
        @Override
        public void run(State s) {
            var frame = new Owing(player, colours);
            s.push(frame);
            var ways = frame.choices(s);
            if (ways.size() == 1) {
                s.agenda(((Agenda.First<Frame<State, Move>>) s.agenda()).then());
                pay(s, player, ways.usual());
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(affords(s, player, bits(colours)), "MK-9.4", "refused.no-mana");
        }
    }

    static void charge(State s, Player player, int colours) {
        s.push(new Charging(player, colours(colours)));
    }

    record Owing(Player seat, List<Mana> colours) implements Asks<Pay> {
        @Override
        public Choices<Pay> choices(State s) {
            return ways(s, seat, bits(colours), later(s));
        }

        @Override
        public void answer(State s, Pay chosen) {
            pay(s, seat, chosen);
        }

        @Override
        public boolean asksAgain(Pay move) {
            return false;
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
            if (from == Purse.DIE && diceLeft(s) == 0) {
                return new Refusal(Said.of("refused.one-die"), "MK-8.4");
            }
            if (!means.counts(from, mana, as)) {
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
        switch (chosen.from) {
            case TOKEN -> s.add(State.TOKENS, player, chosen.mana, -1);
            case DIE -> {
                s.add(State.SOURCE, chosen.mana, -1);
                s.add(State.DICE_SPENT, 1);
                s.set(State.SOURCE_USED, true);
                if (s.is(State.DIE_USED)) {
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
        }
        s.set(State.THAT, chosen.as);
    }
}
