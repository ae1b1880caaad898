package tabard.mageknight.rules.effect;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.round.Supply;
import tabard.mageknight.rules.turn.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** MK-23.29, 24.34 to 24.37, 26.7: what spells and skills do to the other players. */
public final class Rivalry {
    private Rivalry() {}

    /** A crystal that somebody loses by lot. */
    @Rule("MK-24.34")
    public record Lost(Mana colour) implements Move {
        static final Lost[] EACH = Mana.ALL.stream().map(Lost::new).toArray(Lost[]::new);
    }

    public sealed interface OnSpoils extends Move {}

    /** One of the crystals lost is taken. */
    @Rule("MK-24.34")
    public record Seize(Mana colour) implements OnSpoils {
        static final List<Seize> EACH = Moves.each(Mana.ALL, Seize::new);
    }

    /** One of the cards discarded is taken for good. */
    @Rule("MK-24.36")
    public record Steal(DeedCard card) implements OnSpoils {
        static final List<Steal> EACH = Moves.each(DeedCard.ALL, Steal::new);
    }

    @Rule("MK-23.29")
    public record LeaveAll() implements OnSpoils {}

    /** A unit of another player is spent. */
    @Rule("MK-24.37")
    public record Drain(Command command) implements OnSpoils {
        static final List<Drain> EACH = Moves.each(Command.ALL, Drain::new);
    }

    private static final LeaveAll LEAVE = new LeaveAll();

    static List<Player> others(State s, Player player) {
        return s.players().stream()
                .filter(other -> other != player && !s.has(State.OUT, other)) // MK-28.39
                .toList();
    }

    static void rivals(State s, Player player, Rivals rivals) {
        switch (rivals) {
            case Rivals.OthersLoseCrystal(int wounds) -> {
                Mana.ALL.forEach(mana -> s.remove(State.LOST_CRYSTALS, mana));
                touch(s, player, other -> new Losing(other, wounds));
            }
            case Rivals.MayTakeLostCrystal _ -> s.push(new Spoils(player));
            case Rivals.WoundsPerCrystal _ -> {
                var colour = s.require(State.THAT);
                touch(s, player, other -> new Radiating(other, colour));
                s.push(new Radiance.Shining(player, colour));
            }
            case Rivals.OthersDiscard _ -> MindRead.begin(s, player, s.require(State.THAT));
            case Rivals.MayTakeDiscarded _ -> s.push(new MindRead.Robbing(player));
            case Rivals.SpendOthersUnits(int level) -> touch(s, player, other -> new Sapping(player, other, level));
            case Rivals.CurseColour(var colour, var _, var _) -> {
                if (colour.kind() == Colours.Kind.ALL_BUT_THAT) {
                    s.set(State.EXPLOITER, player);
                    s.set(State.EXPLOITED, s.require(State.THAT));
                } else {
                    Claims.curse(s, player);
                }
            }
            case Rivals.FreezeSource _ -> s.set(State.FREEZER, player);
        }
    }

    private interface Each {
        Frame<State, Move> of(Player other);
    }

    /** In the order of the column; the window of each opens before it is touched (MK-7.15). */
    private static void touch(State s, Player player, Each each) {
        var frames = new ArrayList<Frame<State, Move>>();
        for (var other : others(s, player)) {
            frames.add(new Touching(other));
            frames.add(each.of(other));
        }
        Supply.queue(s, frames);
    }

    public record Touching(Player player) implements Runs {
        @Override
        public void run(State s) {
            Windows.before(s, player);
        }
    }

    /** A random crystal, or wounds where there is none. */
    public record Losing(Player player, int wounds) implements Runs {
        @Override
        public void run(State s) {
            if (Sorcery.owned(s, player).isEmpty()) {
                s.wound(player, null, Zone.HAND, wounds);
            } else {
                s.push(new Melting(player));
            }
        }
    }

    public record Melting(Player player) implements Draws<Lost> {
        @Override
        public Lottery<Lost> lottery(State s) {
            int[] weights = new int[Mana.ALL.size()];
            Mana.BASIC.forEach(basic -> weights[basic.ordinal()] = s.crystals(player, basic));
            return new Lottery.Urn<>(Lost.EACH, weights);
        }

        @Override
        public void answer(State s, Lost drawn) {
            s.add(State.CRYSTALS, player, drawn.colour, -1);
            s.add(State.LOST_CRYSTALS, drawn.colour);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(!Sorcery.owned(s, player).isEmpty(), "MK-24.34", "refused.no-mana");
        }
    }

    public record Radiating(Player player, Mana colour) implements Runs {
        @Override
        public void run(State s) {
            s.wound(player, null, Zone.HAND, s.crystals(player, colour));
        }
    }

    public record Spoils(Player player) implements Runs {
        @Override
        public void run(State s) {
            if (s.size(State.LOST_CRYSTALS) > 0) {
                s.push(new Looting(player));
            }
        }
    }

    public record Looting(Player seat) implements Asks<OnSpoils> {
        @Override
        public Choices<OnSpoils> choices(State s) {
            var picks = new Picks<OnSpoils>(5);
            s.each(State.LOST_CRYSTALS).forEach(colour -> picks.add(Seize.EACH.get(colour.ordinal())));
            return picks.add(LEAVE);
        }

        @Override
        public void answer(State s, OnSpoils chosen) {
            if (chosen instanceof Seize(var colour)) {
                s.crystal(seat, colour);
            }
            Mana.ALL.forEach(mana -> s.remove(State.LOST_CRYSTALS, mana));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.size(State.LOST_CRYSTALS) > 0, "MK-24.34", "refused.no-mana");
        }
    }

    /** Ready units of another up to a level. */
    private static Subset<Command> ready(State s, Player player, int level) {
        return Subset.all(Command.ALL).where(command -> {
            var unit = s.unit(player, command);
            return unit != null && unit.level() <= level && !s.has(State.SPENT, player, command);
        });
    }

    public record Sapping(Player player, Player other, int level) implements Runs {
        @Override
        public void run(State s) {
            if (!ready(s, other, level).isEmpty()) {
                s.push(new Draining(player, other, level));
            }
        }
    }

    public record Draining(Player seat, Player other, int level) implements Asks<OnSpoils> {
        @Override
        public Choices<OnSpoils> choices(State s) {
            return new Picks<OnSpoils>(7)
                    .each(Drain.EACH, ready(s, other, level).bits())
                    .add(LEAVE);
        }

        @Override
        public void answer(State s, OnSpoils chosen) {
            if (chosen instanceof Drain(var command)) {
                s.add(State.SPENT, other, command);
            }
        }

        @Override
        public @Nullable Said label(State s, OnSpoils move) {
            return move instanceof Drain(var command) ? Said.of("do.drain", Units.name(s, other, command)) : null;
        }

        @Override
        public void possible(State s) {
            Refusal.unless(!ready(s, other, level).isEmpty(), "MK-24.37", "refused.no-unit");
        }
    }
}
