package tabard.mageknight.rules.turn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.combat.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** MK-14.5, 25.1 to 25.4: banners are laid on units, and what a unit does with one. */
public final class Banners {
    private Banners() {}

    public sealed interface Banner extends Turn.OnTurn {}

    /** A banner of the hand is laid on a unit; this is playing a card. */
    @Rule("MK-14.5")
    public record Raise(DeedCard card, Command command) implements Banner {
        static final List<List<Raise>> EACH = Moves.each(DeedCard.ALL, Command.ALL, Raise::new);
    }

    /** The unit is spent to cancel an attack. */
    @Rule("MK-25.2")
    public record Frighten(Command command) implements Banner {
        static final List<Frighten> EACH = Moves.each(Command.ALL, Frighten::new);
    }

    /** The banner is flipped, and its unit is ready. */
    @Rule("MK-25.4")
    public record Rouse(Command command) implements Banner {
        static final List<Rouse> EACH = Moves.each(Command.ALL, Rouse::new);
    }

    public sealed interface OnFurling extends Move {}

    /** In preparation a banner leaves its unit and is shuffled in. */
    @Rule("MK-14.5")
    public record Furl(Command command) implements OnFurling {
        static final List<Furl> EACH = Moves.each(Command.ALL, Furl::new);
    }

    @Rule("MK-14.5")
    public record LetFly() implements OnFurling {}

    private static final LetFly LET_FLY = new LetFly();

    private static Subset<Command> flying(State s, Player player) {
        return Subset.all(Command.ALL).where(command -> s.get(State.BANNERS, player, command) != null);
    }

    /** Asks those who have banners on units, before their decks are shuffled (MK-5.4). */
    public static void prepare(State s) {
        for (var player : s.players().reversed()) {
            if (!flying(s, player).isEmpty() && !s.has(State.OUT, player)) {
                s.push(new Furling(player));
            }
        }
    }

    public record Furling(Player seat) implements State.Asks<OnFurling> {
        @Override
        public Choices<OnFurling> choices(State s) {
            return new Picks<OnFurling>(7)
                    .add(LET_FLY)
                    .each(Furl.EACH, flying(s, seat).bits());
        }

        @Override
        public void answer(State s, OnFurling chosen) {
            if (chosen instanceof Furl(var command)) {
                Units.strip(s, seat, command);
                if (!flying(s, seat).isEmpty()) {
                    s.push(this);
                }
            }
        }

        @Override
        public @Nullable Said label(State s, OnFurling move) {
            return move instanceof Furl(var command) ? Said.of("do.furl", Units.name(s, seat, command)) : null;
        }

        @Override
        public void possible(State s) {
            Refusal.unless(!flying(s, seat).isEmpty(), "MK-14.5", "refused.no-unit");
        }
    }

    static void add(State s, Player player, Picks<Turn.OnTurn> picks) {
        for (var card : s.cards(player)) {
            if (card.artifact() == DeedCard.Artifact.BANNER) {
                for (var command : Command.ALL) {
                    picks.addIf(
                            s.unit(player, command) != null,
                            Raise.EACH.get(card.ordinal()).get(command.ordinal()));
                }
            }
        }
        for (var command : Command.ALL) {
            var banner = Units.banner(s, player, command);
            var card = s.get(State.BANNERS, player, command);
            if (banner == null || card == null) {
                continue;
            }
            picks.addIf(
                    banner.cancelAttack()
                            && s.is(State.PHASE, Phase.BLOCK)
                            && Units.able(s, player, command)
                            && !Combat.open(s).isEmpty(),
                    Frighten.EACH.get(command.ordinal()));
            picks.addIf(
                    banner.readyOnceARound()
                            && !Combat.on(s)
                            && s.has(State.SPENT, player, command)
                            && !s.has(State.BANNER_USED, card),
                    Rouse.EACH.get(command.ordinal()));
        }
    }

    static void use(State s, Player player, Banner banner) {
        switch (banner) {
            case Raise(var card, var command) -> {
                Units.strip(s, player, command);
                s.shift(player, card, Zone.HAND, Zone.BANNER);
                s.set(State.BANNERS, player, command, card);
                s.set(State.CARD_USED, true);
            }
            case Frighten(var command) -> {
                s.add(State.SPENT, player, command);
                var fear = Units.banner(s, player, command);
                s.fame(player, fear == null ? 0 : fear.fame());
                s.push(new Blocking.Frightening(player));
            }
            case Rouse(var command) -> {
                var card = s.get(State.BANNERS, player, command);
                if (card != null) {
                    s.add(State.BANNER_USED, card);
                }
                s.remove(State.SPENT, player, command);
            }
        }
    }
}
