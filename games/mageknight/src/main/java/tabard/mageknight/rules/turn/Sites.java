package tabard.mageknight.rules.turn;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.combat.*;
import tabard.mageknight.rules.effect.*;
import tabard.mageknight.rules.round.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 12 and MK-10.7, 10.8, 13.2: where a combat begins, and whom one meets there. */
public final class Sites {
    private Sites() {}

    /** The turn's action on or next to a site. */
    public sealed interface Venturing extends Turn.OnTurn
            permits Challenge, Enter, Burn, Sacrifice, Confront, Druids.MarkGlade, Druids.Incant, Alliance.Propose {}

    /** Rampagers next to the hero are challenged. */
    @Rule("MK-13.2")
    public record Challenge(Space space) implements Venturing {
        static final List<Challenge> EACH = Moves.each(Space.ALL, Challenge::new);
    }

    /** An adventure site, or a mine that is held (MK-28.9). */
    @Rule("MK-7.7")
    public record Enter() implements Venturing {}

    @Rule("MK-12.2")
    public record Burn() implements Venturing {}

    /** Mana is paid at an altar (MK-12.11). */
    @Rule("MK-12.11")
    public record Sacrifice() implements Venturing {}

    /** The hero on the same space is attacked: whoever ends the movement there must (MK-7.7). */
    @Rule("MK-19.1")
    public record Confront() implements Venturing {}

    public sealed interface OnGathering extends Move {}

    /** Rampagers next to the space are drawn into the combat. */
    @Rule("MK-13.2")
    public record Involve(Space space) implements OnGathering {
        static final List<Involve> EACH = Moves.each(Space.ALL, Involve::new);
    }

    @Rule("MK-13.2")
    public record Forward() implements OnGathering {}

    private static final Enter ENTER = new Enter();
    private static final Burn BURN = new Burn();
    private static final Sacrifice SACRIFICE = new Sacrifice();
    private static final Forward FORWARD = new Forward();

    /** The colours of those met there. */
    private static List<Back> enemies(State s, Plot plot) {
        if (plot.site().ofToken()) {
            var ruin = Reveal.ruin(s, plot);
            return ruin == null ? List.of() : ruin.enemies();
        }
        if (plot.has(Site.KEEP)) {
            return plot.site().garrison(); // another's, drawn anew (MK-12.4)
        }
        var burning = plot.site().burning();
        return burning == null ? plot.site().enemies() : burning.enemies();
    }

    /** What is still face down or not yet drawn comes up, before anybody fights (MK-13.1). */
    public record Arming(Plot plot) implements Runs {
        @Override
        public void run(State s) {
            var city = plot.hex().city();
            if (city != null) {
                boolean shared = s.is(State.VENTURE, Venture.SHARED_ASSAULT);
                int to = shared
                        ? s.count(State.FACED) + s.count(State.SHARE, fighter(s))
                        : s.size(State.DEFENDERS, city);
                for (int i = s.count(State.FACED); i < to; i++) {
                    var token = s.get(State.DEFENDERS, city, i);
                    if (token != null && !token.faceUp()) {
                        s.push(this);
                        s.push(new Reveal.Unmasking(city, i));
                        return;
                    }
                }
                return;
            }
            if (Garrison.tokens(s, plot).isEmpty()) {
                var backs = enemies(s, plot);
                for (int i = backs.size() - 1; i >= 0; i--) {
                    s.push(new Stirring(plot, backs.get(i), i == 1));
                }
                return;
            }
            raise(s, Garrison.second(s, plot), true);
            raise(s, s.guard(plot), false);
        }

        private void raise(State s, @Nullable Token token, boolean second) {
            if (token != null && !token.faceUp()) {
                s.push(new Stirring(plot, token.back(), second));
            }
        }
    }

    public static Player fighter(State s) {
        return Objects.requireNonNull(Objects.requireNonNull(s.active()).player());
    }

    /** A token comes from its pile, which must not be empty, or is turned up. */
    public record Stirring(Plot plot, Back back, boolean second) implements Runs {
        @Override
        public void run(State s) {
            var token = token(s, plot, second);
            if (token == null || !token.laid()) {
                Piles.batch(s, back);
            }
            s.push(new Emerging(plot, back, second));
        }
    }

    private static @Nullable Token token(State s, Plot plot, boolean second) {
        return second ? Garrison.second(s, plot) : s.guard(plot);
    }

    @Rule(value = "MK-13.1", moves = true)
    public record Emerging(Plot plot, Back back, boolean second) implements Draws<Reveal.Appeared> {
        private int batch(State s) {
            var token = token(s, plot, second);
            return token != null && token.laid() ? token.batch() : s.count(State.BATCH, back);
        }

        @Override
        public Lottery<Reveal.Appeared> lottery(State s) {
            return Piles.lottery(s, back, batch(s));
        }

        @Override
        public void answer(State s, Reveal.Appeared drawn) {
            Piles.take(s, drawn.enemy(), batch(s));
            if (second) {
                s.set(State.SECOND, Objects.requireNonNull(plot.lair()), Token.of(drawn.enemy()));
            } else {
                s.set(State.GUARD, plot, Token.of(drawn.enemy()));
            }
        }

        @Override
        public void possible(State s) {
            var token = token(s, plot, second);
            Refusal.unless(
                    s.space(plot) != null && (token == null || !token.faceUp()) && (!second || plot.lair() != null),
                    "MK-13.1",
                    "refused.no-such-site",
                    plot);
        }
    }

    // what may be done

    static void add(State s, Player player, Picks<Turn.OnTurn> picks) {
        if (!Journey.alone(s, player)) {
            return;
        }
        Druids.addMark(s, player, picks);
        if (!s.part().mayAct()) {
            return;
        }
        var place = s.stands(player);
        for (var near : place.around()) {
            picks.addIf(s.rampaging(near), Challenge.EACH.get(near.ordinal()));
        }
        Alliance.add(s, player, picks);
        Druids.add(s, player, picks);
        var plot = s.plot(place);
        if (plot == null) {
            return;
        }
        var ruin = plot.site().ofToken() ? Reveal.ruin(s, plot) : null;
        picks.addIf(
                ruin != null
                        && ruin.altar()
                        && s.shield(plot) == null
                        && Paying.affords(s, player, altarCosts(s, player)),
                SACRIFICE);
        picks.addIf(enterable(s, plot, ruin), ENTER);
        picks.addIf(plot.site().burning() != null && s.shield(plot) == null, BURN);
    }

    /** An adventure not yet won, or one that may be had again for fame (MK-12.10, 28.30); a mine that is held (MK-28.9). */
    private static boolean enterable(State s, Plot plot, @Nullable Ruin ruin) {
        if (plot.has(Site.MINE)) {
            return s.has(Feature.OCCUPIED_MINES) && s.shield(plot) == null;
        }
        return plot.site().is(Site.Type.ADVENTURE)
                && (s.shield(plot) == null || (plot.site().again() && !s.has(Feature.TUNNELS)))
                && (!plot.site().ofToken() || (ruin != null && !ruin.altar()));
    }

    static void venture(State s, Player player, Venturing what) {
        switch (what) {
            case Challenge(var space) -> {
                Battle.begin(s, player, Venture.CHALLENGE, null);
                involve(s, space);
                s.push(new Rallying(player));
            }
            case Enter _ -> {
                var plot = here(s, player);
                fight(s, player, plot.has(Site.MINE) ? Venture.LIBERATION : Venture.ADVENTURE, plot);
            }
            case Burn _ -> {
                var plot = here(s, player);
                s.reputation(
                        player, Objects.requireNonNull(plot.site().burning()).reputation());
                fight(s, player, Venture.BURNING, plot);
            }
            case Confront _ -> Duel.begin(s, player);
            case Druids.MarkGlade _ -> Druids.mark(s, player);
            case Druids.Incant _ -> Druids.incant(s, player);
            case Alliance.Propose(var proposal) -> Alliance.propose(s, player, proposal);
            case Sacrifice _ -> {
                var plot = here(s, player);
                var altar = Script.altar(Objects.requireNonNull(Reveal.ruin(s, plot)));
                s.set(State.PART, Part.ACTED);
                Battle.loseUnspent(s, player); // MK-7.8
                s.push(new Hallowing(player, plot));
                s.push(new Deeds.Doing(player, altar, 0));
            }
        }
    }

    /** The mana an altar asks for where the hero stands (MK-12.11). */
    public static int[] altarCosts(State s, Player player) {
        return Works.manaCosts(Script.altar(Objects.requireNonNull(Reveal.ruin(s, here(s, player)))), 0);
    }

    private static Plot here(State s, Player player) {
        return Objects.requireNonNull(s.plot(s.stands(player)));
    }

    private static void fight(State s, Player player, Venture venture, Plot plot) {
        Battle.begin(s, player, venture, plot);
        s.push(new Arming(plot));
    }

    /** The altar is paid: fame at once (MK-23.34), and a shield. */
    public record Hallowing(Player player, Plot plot) implements Runs {
        @Override
        public void run(State s) {
            s.set(State.SHIELD, plot, player);
            Rewards.add(s, player, Objects.requireNonNull(Reveal.ruin(s, plot)).reward());
        }
    }

    /** A step into a hostile site costs reputation, win or lose (MK-10.8); rampagers on the way fight too (MK-10.7). */
    static void march(State s, Player player, Space from, Space to) {
        if (Journey.guarded(s, player, to)) {
            s.push(new Duel.Storming(player));
            return;
        }
        var plot = s.plot(to);
        boolean assault = plot != null && Journey.hostile(s, player, to);
        var provoked = s.is(State.NO_PROVOKING) ? List.<Space>of() : Journey.provoked(s, from, to);
        clash(s, player, assault ? plot : null, provoked);
    }

    /** A travel that ends in an assault; nobody is provoked on the way (MK-23.20, 23.21). */
    static void descend(State s, Player player, Space to) {
        if (Journey.guarded(s, player, to)) {
            s.push(new Duel.Storming(player));
        } else if (Journey.hostile(s, player, to)) {
            clash(s, player, s.plot(to), List.of());
        }
    }

    /** Rampagers on the way into a city that is assaulted together (MK-17.6). */
    static void provoke(State s, Player player, Space from, Space to) {
        if (!s.is(State.NO_PROVOKING)) {
            Journey.provoked(s, from, to).forEach(space -> involve(s, space));
        }
        s.push(new Rallying(player));
    }

    private static void clash(State s, Player player, @Nullable Plot assaulted, List<Space> provoked) {
        if (assaulted == null && provoked.isEmpty()) {
            return;
        }
        Battle.begin(s, player, assaulted == null ? Venture.CHALLENGE : Venture.ASSAULT, assaulted);
        if (assaulted != null) {
            s.reputation(player, assaulted.site().reputation());
            s.push(new Arming(assaulted));
        }
        provoked.forEach(space -> involve(s, space));
        s.push(new Rallying(player));
    }

    private static void involve(State s, Space space) {
        var plot = Objects.requireNonNull(s.plot(space));
        Battle.enlist(
                s, Objects.requireNonNull(Objects.requireNonNull(s.guard(plot)).enemy()), plot, null);
    }

    /** Rampagers next to the hero who are not yet in the combat. */
    private static List<Space> near(State s, Player player) {
        var near = new ArrayList<Space>();
        if (Combat.faced(s) < Foe.CHALLENGED) {
            for (var space : s.stands(player).around()) {
                var plot = s.rampaging(space) ? s.plot(space) : null;
                if (plot != null && Foe.ALL.stream().noneMatch(foe -> s.is(State.FOE_AT, foe, plot))) {
                    near.add(space);
                }
            }
        }
        return near;
    }

    /** Asks who else is challenged, if somebody could be. */
    public record Rallying(Player player) implements Runs {
        @Override
        public void run(State s) {
            if (!near(s, player).isEmpty()) {
                s.push(new Gathering(player, 0));
            }
        }
    }

    public record Gathering(Player seat, int from) implements Asks<OnGathering> {
        @Override
        public Choices<OnGathering> choices(State s) {
            var first = new ArrayList<OnGathering>();
            var others = new ArrayList<OnGathering>();
            first.add(FORWARD);
            for (var space : near(s, seat)) {
                (space.ordinal() >= from ? first : others).add(Involve.EACH.get(space.ordinal()));
            }
            return Choices.inAnyOrder(List.copyOf(first), List.copyOf(others));
        }

        @Override
        public void answer(State s, OnGathering chosen) {
            if (chosen instanceof Involve(var space)) {
                involve(s, space);
                if (!near(s, seat).isEmpty()) {
                    s.push(new Gathering(seat, Math.max(from, space.ordinal())));
                }
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    s.part() == Part.COMBAT && s.place(seat) != null && from >= 0, "MK-13.2", "refused.no-combat");
        }
    }

    static Refusal refusal(State s, Player player, Venturing what) {
        if (!s.part().mayAct()) {
            return new Refusal(Said.of("refused.acted"), "MK-7.6");
        }
        if (!Journey.alone(s, player)) {
            return new Refusal(Said.of("refused.not-alone"), "MK-10.12");
        }
        return new Refusal(Said.of("refused.nothing-here"), what.rule());
    }
}
