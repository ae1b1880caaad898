package tabard.mageknight.rules.effect;

import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.effect.Paying.Purse;
import tabard.table.sheet.Subset;

/** What a hero can pay with (MK-8.4 to 8.8), counted; taking from it is tried and given back. */
public final class Means {
    private static final int PLENTY = 99;

    private static final int COLOURS = Mana.ALL.size();

    private final int[] held = new int[Purse.ALL.size() * COLOURS];
    private int dice;
    private final boolean gold;
    private final boolean black;
    private final boolean night;
    private final boolean wild;
    boolean polarized;

    Means(State s, Player player) {
        boolean day = s.byDay();
        night = !day;
        gold = day || s.holds(player, Force.GOLD_WORKS);
        black = night || s.holds(player, Force.BLACK_WORKS);
        wild = s.is(State.WILD);
        polarized = s.holds(player, Force.POLARIZED);
        boolean own = own(s, player);
        dice = own ? diceLeft(s, player) : 0;
        for (int i = 0; i < COLOURS; i++) {
            var mana = Mana.ALL.get(i);
            held[at(Purse.TOKEN, mana)] = s.tokens(player, mana);
            held[at(Purse.DIE, mana)] = s.source(mana);
            held[at(Purse.CRYSTAL, mana)] = mana.basic() ? s.crystals(player, mana) : 0;
        }
        var stolen = s.get(State.STOLEN, player);
        if (stolen != null && own) {
            held[at(Purse.STOLEN, stolen)] = 1;
        }
        if (s.size(s.inForce(player)) > 0) {
            for (var script : s.each(s.inForce(player))) {
                for (var effect : script.effects()) {
                    if (effect instanceof Magic.UnlimitedMana(var colours)) {
                        colours.each().forEach(colour -> held[at(Purse.ENDLESS, colour)] = PLENTY);
                    }
                }
            }
        }
    }

    private static int at(Purse from, Mana mana) {
        return from.ordinal() * COLOURS + mana.ordinal();
    }

    public boolean has(Purse from, Mana mana) {
        return held[at(from, mana)] > 0 && (from != Purse.DIE || dice > 0);
    }

    /** By day gold is any basic colour and black is useless, at night the other way round (MK-8.6, 8.7). */
    boolean counts(Purse from, Mana mana, Mana as, boolean strongSpell) {
        return plainly(from, mana, as) || (polarized && polar(mana, as, strongSpell));
    }

    boolean plainly(Purse from, Mana mana, Mana as) {
        if (mana.basic()) {
            return mana == as;
        }
        if (as.basic()) {
            return (mana == Mana.GOLD && gold) || (from == Purse.DIE && wild);
        }
        return mana == as && (mana == Mana.GOLD ? gold : black);
    }

    /** One mana as its opposite (MK-26.3). */
    private boolean polar(Mana mana, Mana as, boolean strongSpell) {
        return switch (mana) {
            case RED -> as == Mana.BLUE;
            case BLUE -> as == Mana.RED;
            case GREEN -> as == Mana.WHITE;
            case WHITE -> as == Mana.GREEN;
            case BLACK -> !night && as.basic() && !strongSpell;
            case GOLD -> night && as == Mana.BLACK && strongSpell;
        };
    }

    void take(Purse from, Mana mana, int n) {
        held[at(from, mana)] -= n;
        dice -= from == Purse.DIE ? n : 0;
    }

    boolean covers(int[] costs, int from) {
        if (from == costs.length) {
            return true;
        }
        for (int i = 0; i < held.length; i++) {
            if (held[i] > 0) {
                var purse = Purse.ALL.get(i / COLOURS);
                var mana = Mana.ALL.get(i % COLOURS);
                if (has(purse, mana)) {
                    int way = any(purse, mana, costs[from]);
                    if (way == 0) {
                        continue;
                    }
                    boolean turned = polarized;
                    polarized = turned && way == 1;
                    take(purse, mana, 1);
                    boolean rest = covers(costs, from + 1);
                    take(purse, mana, -1);
                    polarized = turned;
                    if (rest) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether it pays one of the colours: 1 if plainly, 2 if only as another. */
    int any(Purse purse, Mana mana, int cost) {
        boolean turned = false;
        for (var as : Subset.of(Mana.ALL, cost & Paying.COLOURS)) {
            if (plainly(purse, mana, as)) {
                return 1;
            }
            turned |= counts(purse, mana, as, (cost & Paying.STRONG_SPELL) != 0);
        }
        return turned ? 2 : 0;
    }

    /** Dice are for the own turn, and for a hero who attends fully when attacked (MK-8.4, 19.2). */
    private static boolean own(State s, Player player) {
        return s.inTurn(player) || (s.is(State.RIVAL, player) && s.is(State.ATTENDS));
    }

    /** How many Source dice may still be used this turn (MK-8.4). */
    public static int diceLeft(State s, Player player) {
        if (s.is(State.RIVAL, player) && !s.is(State.ATTENDS)) {
            return 0; // MK-19.2
        }
        if (s.holds(player, Force.NO_MORE_DICE)) {
            return 0; // MK-26.2
        }
        return s.count(State.EXTRA_DICE) + (s.is(State.DIE_USED) || frozen(s, player) ? 0 : 1);
    }

    /** Somebody else keeps the hero from his normal die (MK-26.7). */
    static boolean frozen(State s, Player player) {
        var freezer = s.get(State.FREEZER);
        return freezer != null && freezer != player;
    }

    /** Whether nothing out of the ordinary is in force: then each mana pays for what its colour says. */
    static boolean ordinary(State s, Player player) {
        return !s.holds(player, Force.POLARIZED) && s.size(s.inForce(player)) == 0;
    }

    /** The colours that one mana could pay where all is ordinary, as bits: the question that is asked most. */
    static int payable(State s, Player player) {
        boolean day = s.byDay();
        boolean own = own(s, player);
        boolean dice = own && diceLeft(s, player) > 0;
        var stolen = own ? s.get(State.STOLEN, player) : null;
        int held = stolen == null ? 0 : stolen.bit();
        for (int i = 0; i < Mana.ALL.size(); i++) {
            var mana = Mana.ALL.get(i);
            held |= s.tokens(player, mana) > 0
                            || (mana.basic() && s.crystals(player, mana) > 0)
                            || (dice && s.source(mana) > 0)
                    ? mana.bit()
                    : 0;
        }
        int payable = held & Mana.BASIC_BITS;
        if ((held & Mana.GOLD.bit()) != 0 && (day || s.holds(player, Force.GOLD_WORKS))) {
            payable |= Mana.BASIC_BITS | Mana.GOLD.bit();
        }
        if ((held & Mana.BLACK.bit()) != 0 && (!day || s.holds(player, Force.BLACK_WORKS))) {
            payable |= Mana.BLACK.bit();
        }
        if (dice && s.is(State.WILD) && s.source(Mana.GOLD) + s.source(Mana.BLACK) > 0) {
            payable |= Mana.BASIC_BITS;
        }
        return payable;
    }
}
