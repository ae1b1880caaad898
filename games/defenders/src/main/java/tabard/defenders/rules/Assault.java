package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;
import tabard.table.text.Within;

/** Chapter 8: the dice against a general, and what they come to. */
public final class Assault {
    private static final int GATE = 2; // more dice by Find Magic Gate (DR-18.5)
    private static final int SPOILS = 3; // cards for each participant (DR-8.8)

    private Assault() {}

    /** DR-8.3: as many as the cards that are still committed show. */
    public static int dice(State s, Banner banner) {
        int dice = s.is(GATE_DICE, banner) ? GATE : 0;
        for (var card : s.each(CARDS, CardSpot.committed(banner))) {
            dice += card.dice();
        }
        return dice;
    }

    /** The lowest face that hits, with all that helps (DR-8.5, 9.6, 9.7). */
    public static int least(State s, Banner banner) {
        int least = s.foe().stats().toHit() - (Siege.dreaded(s) ? 0 : bonus(s, banner));
        return Siege.parried(s) ? Math.max(2, least) : least;
    }

    private static int bonus(State s, Banner banner) {
        int bonus = s.rewarded(banner, Fighting.CHARMED) ? 1 : 0; // DR-18.1
        var form = s.get(FORM);
        var hero = s.get(HERO, banner); // none while a new one is chosen
        var lore = hero == null ? null : hero.lore();
        boolean one = lore != null
                ? s.place(banner).is(lore) // DR-15.13
                : s.can(banner, Trait.AMBUSH) // DR-15.20
                        && s.is(AMBUSH)
                        && banner == s.leader()
                        && form != null
                        && form.colour() == s.foe().colour();
        return one && !s.is(FALLEN, banner) ? bonus + 1 : bonus;
    }

    /** The dice of a participant that do not hit as they lie. */
    static int failed(State s, Banner banner) {
        boolean rolled = s.count(ROLLED, banner) != 0 && s.plays(banner);
        return rolled ? Dice.below(s, SIEGE, banner, least(s, banner)) : 0;
    }

    /** Takes up the dice that show less than that, to roll them again. */
    static void takeUp(State s, Banner banner, int least) {
        int dice = Dice.takeUp(s, SIEGE, banner, least);
        if (dice > 0) {
            s.push(new Striking(banner, dice));
        }
    }

    /** Those who have rolled, in that order. */
    static List<Banner> rollers(State s) {
        return s.banners().stream()
                .filter(banner -> s.count(ROLLED, banner) > 0)
                .sorted(Comparator.comparingInt(banner -> s.count(ROLLED, banner)))
                .toList();
    }

    /** What a player adds who has rolled: his hits, less his ones if they are parried (DR-9.6). */
    private static int gain(State s, Banner banner) {
        int hits = Dice.below(s, SIEGE, banner, Dice.EVERY) - failed(s, banner);
        return hits - (Siege.parried(s) ? s.count(SIEGE, banner, Face.ONE) : 0);
    }

    public static int total(State s) {
        return Math.max(0, Subset.all(s.banners()).sum(banner -> gain(s, banner)));
    }

    /** DR-8.10, 9.6: whose roll brought the running total to the number needed, the last time it did. */
    private static Banner finalBlow(State s) {
        var blow = s.leader();
        int total = 0;
        for (var banner : rollers(s)) {
            int before = total;
            total += gain(s, banner);
            if (before < s.count(FOE_LIFE) && total >= s.count(FOE_LIFE)) {
                blow = banner;
            }
        }
        return blow;
    }

    private static void roll(State s, Banner banner) {
        s.set(ROLLED, banner, rollers(s).size() + 1);
        s.push(new Tallying());
        s.push(new Rerolls.Chancing());
        s.push(new Lucky(banner, s.count(LUCK)));
        s.push(new Rerolls.Offering(banner, 0));
        s.push(new Striking(banner, dice(s, banner)));
    }

    /** Those who have dice and have not rolled. */
    private static Subset<Banner> waiting(State s) {
        return Subset.all(s.banners())
                .where(banner -> s.is(TAKES_PART, banner) && s.count(ROLLED, banner) == 0 && dice(s, banner) > 0);
    }

    /** Somebody rolls, or the combat is over. */
    @After({Siege.Corrupting.class, Siege.Testing.class})
    record Assaulting() implements Runs, InSiege {
        @Override
        public void run(State s) {
            var waiting = waiting(s);
            if (waiting.isEmpty()) {
                end(s);
            } else if (waiting.size() == 1) {
                roll(s, waiting.first());
            } else {
                s.push(new Naming(s.leader()));
            }
        }
    }

    /** DR-8.4: the leader says who rolls. */
    @After
    record Naming(Banner seat) implements Asks<Siege.Next>, InSiege {
        @Override
        public Choices<Siege.Next> choices(State s) {
            return Choices.among(waiting(s), Siege.Next::new);
        }

        @Override
        public void answer(State s, Siege.Next chosen) {
            roll(s, chosen.banner());
        }

        @Override
        public @Nullable Said told(State s, Siege.Next move) {
            return move.banner() == seat ? Said.of("log.next-own", seat) : null;
        }

        @Override
        public void needs(State s) {
            refuseIf(seat != s.leader() || waiting(s).isEmpty(), "DR-8.4", "no-roller");
        }
    }

    /** More dice than all cards show make no sense. */
    @After(Striking.class)
    @Within(least = 1, most = 200, rule = "DR-8.3")
    record Striking(Banner banner, int dice) implements Draws<Siege.Struck>, InSiege, OfHero, Unfinished {
        @Override
        public Lottery<Siege.Struck> lottery(State s) {
            return Siege.Struck.DICE.get(banner.ordinal()).lottery(dice);
        }

        @Override
        public void answer(State s, Siege.Struck drawn) {
            Dice.lay(s, SIEGE, banner, drawn.faces());
        }

        @Override
        public Said told(State s, Siege.Struck drawn) {
            int least = least(s, banner);
            return Said.of("log.struck", banner, Face.pictured(drawn.faces()), Face.hits(drawn.faces(), least), least);
        }
    }

    /** DR-16.11: Battle Luck that was played before rolls his failed dice again, once for each card. */
    @After({Fighting.Rolling.class, Striking.class, Rerolls.Offering.class, Rerolls.Deciding.class})
    @Within(most = 2, rule = "DR-16.11")
    record Lucky(Banner banner, int copies) implements Runs, InSiege, OfHero, Unfinished {
        @Override
        public void run(State s) {
            if (copies > 0 && !Siege.dreaded(s)) {
                s.push(new Lucky(banner, copies - 1));
                takeUp(s, banner, least(s, banner));
            }
        }
    }

    /** Hits lower the marker at once, but Gorgutt's only when all have rolled (DR-8.5, 9.6). */
    record Tallying() implements Runs, InSiege {
        @Override
        public void run(State s) {
            if (!Siege.parried(s)) {
                lower(s);
            }
            if (s.slain(s.foe())) {
                end(s);
            } else {
                s.push(new Assaulting());
            }
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return above instanceof Rerolls.Chancing || Windows.atRoll(above);
        }
    }

    private static void lower(State s) {
        s.set(STRENGTH, s.foe(), Math.max(0, s.count(FOE_LIFE) - total(s)));
    }

    private static void end(State s) {
        lower(s);
        Siege.discardCommitted(s);
        if (s.slain(s.foe())) {
            win(s);
        } else {
            s.push(new Penalty.Regrouping());
            for (var banner : Siege.participants(s).reversed()) {
                s.push(new Penalty.Suffering(banner));
            }
        }
    }

    /** DR-8.8 to 8.10 */
    private static void win(State s) {
        var general = s.foe();
        var blow = finalBlow(s);
        var participants = Siege.participants(s);
        s.set(SLAIN_BY, general, blow);
        s.set(SLAYER, general, s.hero(blow));
        s.set(DELAY, general, 0);
        s.set(STEP, general, 0);
        s.set(WAR, Math.min(BoardFile.BOARD.war().size(), s.count(WAR) + 1));
        Siege.clear(s);
        if (Champion.won(s)) {
            s.agenda(new Agenda.Done<>()); // DR-2.1: at once
            return;
        }
        Quests.review(s);
        for (var banner : participants.reversed()) {
            s.push(new Hands.Due(banner, SPOILS));
        }
    }
}
