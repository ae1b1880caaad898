package tabard.mageknight.rules.combat;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.effect.Events;
import tabard.mageknight.rules.round.*;
import tabard.table.*;

/** MK-13.1: a combat from its beginning to its end, phase after phase. */
public final class Battle {
    private Battle() {}

    /** Points that nothing turns into others are lost when the action starts (MK-7.8, 13.4). */
    public static void begin(State s, Player player, Venture venture, @Nullable Plot site) {
        s.set(State.PART, Part.COMBAT);
        s.set(State.VENTURE, venture);
        s.set(State.FIELD, site);
        s.add(State.FORCES, Force.FOUGHT);
        loseUnspent(s, player);
        s.set(State.HEAL, 0);
        s.set(State.GRAIL, 0);
        s.push(new Engaging(player));
    }

    public static void loseUnspent(State s, Player player) {
        s.set(State.MOVE, converts(s, player, Gain.Pool.MOVE) ? s.move() : 0);
        s.set(State.INFLUENCE, converts(s, player, Gain.Pool.INFLUENCE) ? Math.max(0, s.influence()) : 0);
    }

    /** Whether an effect of this turn turns such points into others (MK-23.10). */
    public static boolean converts(State s, Player player, Gain.Pool from) {
        for (var script : s.each(s.inForce(player))) {
            for (var conversion : Conversion.of(script)) {
                if (conversion.change().from() == from) {
                    return true;
                }
            }
        }
        return false;
    }

    /** An enemy joins, at the first free place; the token stays where it lies. */
    public static void enlist(State s, Enemy enemy, @Nullable Plot at, @Nullable Mark mark) {
        for (var foe : Foe.ALL) {
            if (!Combat.lives(s, foe)) {
                s.set(State.FOE, foe, enemy);
                s.set(State.FOE_AT, foe, at);
                if (mark != null) {
                    s.add(State.FOE_MARKS, foe, mark);
                }
                return;
            }
        }
        s.add(State.GONE, enemy, 1); // no room: twelve at once are more than the box can bring about
    }

    /** All tokens lie face up: those of the site join, and the first phase begins. */
    public record Engaging(Player player) implements Runs {
        @Override
        public void run(State s) {
            var field = s.get(State.FIELD);
            if (field != null) {
                defend(s, player, field, s.require(State.VENTURE));
            }
            s.set(State.PHASE, Phase.START);
            goOn(s, player);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(s.get(State.VENTURE) != null, "MK-13.1", "refused.no-combat");
        }
    }

    private static void defend(State s, Player player, Plot field, Venture venture) {
        var city = field.hex().city();
        if (city != null) {
            int from = s.count(State.FACED);
            int to = venture == Venture.SHARED_ASSAULT
                    ? from + s.count(State.SHARE, player)
                    : s.size(State.DEFENDERS, city);
            for (int i = from; i < to; i++) {
                enlist(s, face(s.get(State.DEFENDERS, city, i)), field, Mark.DEFENDER);
            }
            return;
        }
        for (var token : Garrison.tokens(s, field)) {
            enlist(s, face(token), field, Mark.DEFENDER);
        }
    }

    private static Enemy face(@Nullable Token token) {
        return Objects.requireNonNull(Objects.requireNonNull(token).enemy());
    }

    /** A combat without enemies is over, and nobody blocks what does not come. */
    static void goOn(State s, Player player) {
        if (!s.is(State.PHASE, Phase.DAMAGE) && Combat.faced(s) == 0) {
            Aftermath.over(s, player);
        } else if (s.is(State.PHASE, Phase.BLOCK) && Combat.open(s).isEmpty()) {
            proceed(s, player);
        }
    }

    /** The next phase; points of an attack or block that did not succeed are gone (MK-13.11, 13.15). */
    public static void proceed(State s, Player player) {
        drop(s);
        switch (Objects.requireNonNull(s.phase())) {
            case START, RANGED -> {
                s.set(State.PHASE, Phase.BLOCK);
                s.push(new Bracing(player));
                s.push(new Summoning(player));
            }
            case BLOCK -> {
                s.set(State.PHASE, Phase.DAMAGE);
                s.push(new Damage.Bearing(player));
            }
            case DAMAGE -> {
                for (var foe : Foe.ALL) {
                    if (Combat.lives(s, foe) && Combat.has(s, foe, Mark.SUMMONED)) {
                        discard(s, foe); // MK-13.31
                    }
                }
                s.set(State.PHASE, Phase.ATTACK);
                goOn(s, player);
            }
            case ATTACK -> Aftermath.over(s, player);
        }
    }

    /** Nothing is attacked or blocked any more. */
    public static void drop(State s) {
        for (var foe : s.each(State.TARGETS)) {
            s.remove(State.TARGETS, foe);
        }
        s.set(State.AIMED, null);
        Element.ALL.forEach(element -> s.set(State.STRENGTH, element, 0));
        while (s.size(State.SHIELDS) > 0) {
            s.removeFirst(State.SHIELDS);
        }
    }

    /** After each effect: an attack or a block may have become strong enough. */
    public record Settling(Player player) implements Runs {
        @Override
        public void run(State s) {
            if (!Combat.on(s)) {
                return;
            }
            if (s.get(State.AIMED) != null && Blocking.holds(s)) {
                Blocking.succeed(s, player);
            } else if (s.size(State.TARGETS) > 0 && Striking.suffices(s)) {
                Striking.succeed(s, player);
            } else {
                goOn(s, player);
            }
        }
    }

    /** The block phase begins, once all summoners have summoned. */
    public record Bracing(Player player) implements Runs {
        @Override
        public void run(State s) {
            goOn(s, player);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(s.is(State.PHASE, Phase.BLOCK), "MK-13.13", "refused.no-combat");
        }
    }

    /** Each summoner that may attack draws its tokens, one for each of its attacks (MK-13.31, 13.40). */
    public record Summoning(Player player) implements Runs {
        @Override
        public void run(State s) {
            for (var foe : Foe.ALL) {
                if (Combat.lives(s, foe)
                        && Combat.enemy(s, foe).has(Ability.SUMMON)
                        && !Combat.has(s, foe, Mark.SUMMONER)
                        && !Combat.has(s, foe, Mark.NO_ATTACK)) {
                    s.add(State.FOE_MARKS, foe, Mark.SUMMONER);
                    s.push(this);
                    for (var attack : Combat.enemy(s, foe).attacks()) {
                        var back = attack.summons();
                        if (back != null) {
                            s.push(new Rousing(back));
                        }
                    }
                    return;
                }
            }
        }
    }

    /** First the pile must not be empty. */
    public record Rousing(Back back) implements Runs {
        @Override
        public void run(State s) {
            Piles.batch(s, back);
            s.push(new Conjuring(back));
        }
    }

    @Rule(value = "MK-13.31", moves = true)
    public record Conjuring(Back back) implements Draws<Reveal.Appeared> {
        @Override
        public Lottery<Reveal.Appeared> lottery(State s) {
            return Piles.lottery(s, back, s.count(State.BATCH, back));
        }

        @Override
        public void answer(State s, Reveal.Appeared drawn) {
            Piles.take(s, drawn.enemy(), s.count(State.BATCH, back));
            if (drawn.enemy().has(Ability.SUMMON)) { // MK-13.40
                s.add(State.GONE, drawn.enemy(), 1);
                s.push(new Rousing(back));
            } else {
                enlist(s, drawn.enemy(), null, Mark.SUMMONED);
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(Combat.on(s), "MK-13.31", "refused.no-combat");
        }
    }

    /** It leaves the combat, and its place is free. */
    static void discard(State s, Foe foe) {
        var enemy = Combat.enemy(s, foe);
        var at = s.get(State.FOE_AT, foe);
        if (at != null) {
            Garrison.remove(s, at, enemy);
        }
        s.add(State.GONE, enemy, 1);
        forget(s, foe);
    }

    /** What was remembered of it is forgotten; its token stays where it lies. */
    static void forget(State s, Foe foe) {
        s.clear(State.FOE, foe);
        s.clear(State.FOE_AT, foe);
        s.set(State.FOE_ARMOUR, foe, 0);
        s.set(State.FOE_SLOWED, foe, 0);
        for (var mark : s.each(State.FOE_MARKS, foe)) {
            s.remove(State.FOE_MARKS, foe, mark);
        }
        for (int i = 0; i < Blow.MOST; i++) {
            s.remove(State.BLOCKED, Blow.of(foe, i));
            s.remove(State.DONE, Blow.of(foe, i));
        }
        s.remove(State.TARGETS, foe);
        var aimed = s.get(State.AIMED);
        if ((aimed != null && aimed.foe() == foe) || (aimed == null && s.size(State.TARGETS) == 0)) {
            drop(s);
        }
    }

    /** Fame and reputation at once (MK-13.12), and what counts the defeated (MK-25.6). */
    static void defeat(State s, Player player, Foe foe) {
        var enemy = Combat.enemy(s, foe);
        if (!Combat.has(s, foe, Mark.SUMMONED)) {
            s.fame(player, fame(s, player, foe));
            int reputation = enemy.reputation() + repute(s, foe); // MK-13.39
            if (reputation != 0) {
                s.reputation(player, reputation);
            }
            var field = s.get(State.FIELD);
            var city = Combat.has(s, foe, Mark.DEFENDER) && field != null
                    ? field.hex().city()
                    : null;
            if (city != null) {
                s.add(State.CITY_SHIELDS, city, player); // MK-17.3
            }
            s.add(State.DEFEATED, 1);
            Events.happened(s, player, Order.Event.ENEMY_DEFEATED, null);
        }
        discard(s, foe);
    }

    /** Half for the garrison of another's keep (MK-1.6, 12.4), twice in an incantation (MK-28.20). */
    private static int fame(State s, Player player, Foe foe) {
        int fame = Combat.enemy(s, foe).fame();
        if (s.is(State.VENTURE, Venture.INCANTATION)) {
            return 2 * fame;
        }
        var at = s.get(State.FOE_AT, foe);
        var owner = at != null && Combat.has(s, foe, Mark.DEFENDER) && at.site().owned() ? s.shield(at) : null;
        return owner == null || owner == player ? fame : (fame + 1) / 2;
    }

    /** Rampagers only (MK-12.15). */
    private static int repute(State s, Foe foe) {
        var at = s.get(State.FOE_AT, foe);
        return at != null && at.site().is(Site.Type.RAMPAGING) ? at.site().reputation() : 0;
    }
}
