package tabard.mageknight.rules.round;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.turn.*;
import tabard.table.*;

/** Chapter 3: tiles are laid, what is on them is laid out, and what heroes come near is turned up. */
public final class Reveal {
    private Reveal() {}

    @Rule("MK-3.8")
    public record Laid(Tile tile) implements Move {
        static final Laid[] EACH = Tile.ALL.stream().map(Laid::new).toArray(Laid[]::new);
    }

    @Rule("MK-3.12")
    public record Appeared(Enemy enemy) implements Move {
        static final Appeared[] EACH = Enemy.ALL.stream().map(Appeared::new).toArray(Appeared[]::new);
    }

    @Rule("MK-3.12")
    public record Unearthed(Ruin ruin) implements Move {
        static final Unearthed[] EACH = Ruin.ALL.stream().map(Unearthed::new).toArray(Unearthed[]::new);
    }

    /** A tile comes to a slot. */
    public record Laying(Slot slot) implements Draws<Laid> {
        @Override
        public Lottery<Laid> lottery(State s) {
            return new Lottery.Urn<>(Laid.EACH, Stack.weights(s));
        }

        @Override
        public void answer(State s, Laid drawn) {
            var tile = drawn.tile;
            Stack.take(s, tile);
            s.lay(tile, slot);
            var frames = new ArrayList<Frame<State, Move>>();
            for (var at : Compass.ALL) {
                var plot = Plot.of(tile, at);
                if (plot != null) {
                    furnish(s, plot, frames);
                }
            }
            Dungeons.reveal(s, tile, frames);
            frames.add(new Watching());
            Supply.queue(s, frames);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.tile(slot) == null, "MK-3.2", "refused.slot-taken", slot);
            Refusal.unless(Stack.any(s), "MK-3.9", "refused.no-tile");
        }
    }

    /** What is laid on a space when it is revealed (MK-3.12). */
    private static void furnish(State s, Plot plot, List<Frame<State, Move>> frames) {
        var reveal = plot.site().reveal();
        if (reveal == null) {
            if (plot.has(Site.MINE) && s.has(Feature.OCCUPIED_MINES)) {
                frames.add(new Arriving(plot)); // MK-28.7
                s.set(State.SECOND, Objects.requireNonNull(plot.lair()), Token.unlaid(Back.BROWN));
            }
            return;
        }
        switch (reveal) {
            case ENEMIES_FACE_UP -> frames.add(new Arriving(plot));
            case GARRISON -> frames.add(new Garrisoning(plot));
            case RUINS_TOKEN -> {
                if (s.day()) {
                    frames.add(new Unearthing(plot));
                }
            }
            case ADVANCED_ACTION_INTO_UNIT_OFFER -> frames.add(new Supply.Preaching(1));
            case CITY_GARRISON ->
                frames.add(new Fortifying(Objects.requireNonNull(plot.hex().city())));
        }
    }

    /** The back of what stands there face up. */
    private static Back back(Plot plot) {
        if (plot.has(Site.MINE)) {
            return plot.tile().type() == Tile.Type.COUNTRYSIDE ? Back.GREEN : Back.RED; // MK-28.7
        }
        return plot.site().enemies().getFirst();
    }

    /** A token is to come: first its pile must not be empty. */
    public record Arriving(Plot plot) implements Runs {
        @Override
        public void run(State s) {
            Piles.batch(s, back(plot));
            s.push(new Appearing(plot));
        }
    }

    /** A token comes from its pile, face up. */
    public record Appearing(Plot plot) implements Draws<Appeared> {
        @Override
        public Lottery<Appeared> lottery(State s) {
            var back = back(plot);
            return Piles.lottery(s, back, s.count(State.BATCH, back));
        }

        @Override
        public void answer(State s, Appeared drawn) {
            Piles.take(s, drawn.enemy, s.count(State.BATCH, back(plot)));
            s.set(State.GUARD, plot, Token.of(drawn.enemy));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.slot(plot.tile()) != null, "MK-3.12", "refused.no-such-site", plot);
        }
    }

    /** A garrison comes face down. */
    public record Garrisoning(Plot plot) implements Runs {
        @Override
        public void run(State s) {
            s.set(State.GUARD, plot, Piles.lay(s, plot.site().garrison().getFirst()));
        }
    }

    /** A city takes its level and its garrison (MK-17.1); a closed or a friendly one has none (MK-20.2, 28.3). */
    public record Fortifying(City city) implements Runs {
        @Override
        public void run(State s) {
            if (s.terms().scenario().end() == Scenario.End.CITY_REVEALED) {
                s.set(State.GOAL, true);
            }
            if (s.has(Feature.FRIENDLY_CITY)) {
                s.players().forEach(player -> s.add(State.CITY_SHIELDS, city, player));
                return;
            }
            var levels = s.terms().setting().cityLevels();
            if (levels.isEmpty()) {
                return;
            }
            int before = 0;
            for (var other : City.ALL) {
                before += s.count(State.CITY_LEVEL, other) > 0 ? 1 : 0;
            }
            s.push(new Posting(city, levels.get(before)));
        }
    }

    /** The defenders of a city of that level come face down (MK-17.1). */
    public record Posting(City city, int level) implements Runs {
        @Override
        public void run(State s) {
            s.set(State.CITY_LEVEL, city, level);
            for (var back : Back.ALL) {
                for (int i = 0; i < city.garrison(level, back); i++) {
                    s.add(State.DEFENDERS, city, Piles.lay(s, back));
                }
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    level > 0 && level <= City.LEVELS && s.size(State.DEFENDERS, city) == 0,
                    "MK-17.1",
                    "refused.no-such-site",
                    city);
        }
    }

    /** A ruins token is turned up. */
    public record Unearthing(Plot plot) implements Draws<Unearthed> {
        @Override
        public Lottery<Unearthed> lottery(State s) {
            int[] weights = new int[Ruin.ALL.size()];
            for (var ruin : Ruin.ALL) {
                weights[ruin.ordinal()] = s.is(State.RUINS, ruin, null) ? 1 : 0;
            }
            return new Lottery.Urn<>(Unearthed.EACH, weights);
        }

        @Override
        public void answer(State s, Unearthed drawn) {
            s.move(State.RUINS, drawn.ruin, plot);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    s.slot(plot.tile()) != null && plot.has(Site.ANCIENT_RUINS) && ruin(s, plot) == null,
                    "MK-3.12",
                    "refused.no-such-site",
                    plot);
        }
    }

    /** The ruins token there, face up; null where it lies face down, or is gone. */
    public static @Nullable Ruin ruin(State s, Plot plot) {
        for (var ruin : Ruin.ALL) {
            if (s.is(State.RUINS, ruin, plot)) {
                return ruin;
            }
        }
        return null;
    }

    /** By day garrisons next to a hero turn up, and all ruins; by night the ruins a hero stands on (MK-3.13). */
    public record Watching() implements Runs {
        @Override
        public void run(State s) {
            for (var tile : Tile.ALL) {
                if (s.slot(tile) != null) {
                    for (var at : Compass.ALL) {
                        var plot = Plot.of(tile, at);
                        var reveal = plot == null ? null : hidden(s, plot);
                        if (reveal != null) {
                            s.push(this);
                            s.push(reveal);
                            return;
                        }
                    }
                }
            }
        }
    }

    /** What is to be turned up there, if anything is; an amulet makes it day for the hero in turn (MK-25.11). */
    private static @Nullable Frame<State, Move> hidden(State s, Plot plot) {
        return !s.day() && s.holds(Force.SEES_AS_BY_DAY)
                ? hidden(s, plot, true, List.of(Sites.fighter(s)))
                : hidden(s, plot, s.day(), s.players());
    }

    private static @Nullable Frame<State, Move> hidden(State s, Plot plot, boolean day, List<Player> players) {
        if (plot.has(Site.ANCIENT_RUINS) && s.shield(plot) == null && ruin(s, plot) == null) {
            return day || players.stream().anyMatch(player -> on(s, player, plot)) ? new Unearthing(plot) : null;
        }
        if (!day || !near(s, plot, players)) {
            return null;
        }
        var city = plot.hex().city();
        if (city != null) {
            int place = 0;
            for (var token : s.each(State.DEFENDERS, city)) {
                if (!token.faceUp()) {
                    return new Unmasking(city, place);
                }
                place++;
            }
            return null;
        }
        var guard = s.guard(plot);
        return guard != null && !guard.faceUp() && plot.site().is(Site.Type.FORTIFIED) ? new Turning(plot) : null;
    }

    /** Whether something might turn up because a hero stands there: otherwise nobody need look around. */
    public static boolean worthALook(State s, Space space) {
        var here = s.plot(space);
        if (here != null && here.has(Site.ANCIENT_RUINS)) {
            return true;
        }
        if (s.day() || s.holds(Force.SEES_AS_BY_DAY)) {
            for (var near : space.around()) {
                var plot = s.plot(near);
                if (plot != null && plot.site().is(Site.Type.FORTIFIED)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A hero has come there (MK-3.13). */
    public static void lookAround(State s, Space space) {
        if (worthALook(s, space)) {
            s.push(new Watching());
        }
    }

    private static boolean on(State s, Player player, Plot plot) {
        var place = s.place(player);
        return place != null && place.equals(s.space(plot));
    }

    private static boolean near(State s, Plot plot, List<Player> players) {
        var space = Objects.requireNonNull(s.space(plot));
        for (var player : players) {
            var place = s.place(player);
            if (place != null && place.nextTo(space)) {
                return true;
            }
        }
        return false;
    }

    /** A garrison token turns up: one of those not seen of the batch it was laid from. */
    @Rule(value = "MK-3.13", moves = true)
    public record Turning(Plot plot) implements Draws<Appeared> {
        private Token token(State s) {
            return Objects.requireNonNull(s.guard(plot));
        }

        @Override
        public Lottery<Appeared> lottery(State s) {
            return Piles.lottery(s, token(s).back(), token(s).batch());
        }

        @Override
        public void answer(State s, Appeared drawn) {
            Piles.take(s, drawn.enemy, token(s).batch());
            s.set(State.GUARD, plot, Token.of(drawn.enemy));
        }

        @Override
        public void possible(State s) {
            var guard = s.guard(plot);
            Refusal.unless(guard != null && !guard.faceUp(), "MK-3.13", "refused.face-up", plot);
        }
    }

    /** The same for a defender of a city. */
    @Rule(value = "MK-3.13", moves = true)
    public record Unmasking(City city, int place) implements Draws<Appeared> {
        private Token token(State s) {
            return Objects.requireNonNull(s.get(State.DEFENDERS, city, place));
        }

        @Override
        public Lottery<Appeared> lottery(State s) {
            return Piles.lottery(s, token(s).back(), token(s).batch());
        }

        @Override
        public void answer(State s, Appeared drawn) {
            Piles.take(s, drawn.enemy, token(s).batch());
            s.defender(city, place, Token.of(drawn.enemy));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    place >= 0 && place < s.size(State.DEFENDERS, city) && !token(s).faceUp(),
                    "MK-3.13",
                    "refused.face-up",
                    city);
        }
    }
}
