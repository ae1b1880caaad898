package tabard.mageknight.rules;

import java.util.List;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.table.*;

/** MK-14.5, 25.1 to 25.4: banners are laid on units, and what a unit does with one. */
final class Banners {
    private Banners() {}

    sealed interface Banner extends Turn.OnTurn {}

    /** A banner of the hand is laid on a unit; this is playing a card. */
    @Rule("MK-14.5")
    record Raise(DeedCard card, Command command) implements Banner {
        static final List<List<Raise>> EACH = Moves.each(DeedCard.ALL, Command.ALL, Raise::new);
    }

    /** The unit is spent to cancel an attack. */
    @Rule("MK-25.2")
    record Frighten(Command command) implements Banner {
        static final List<Frighten> EACH = Moves.each(Command.ALL, Frighten::new);
    }

    /** The banner is flipped, and its unit is ready. */
    @Rule("MK-25.4")
    record Rouse(Command command) implements Banner {
        static final List<Rouse> EACH = Moves.each(Command.ALL, Rouse::new);
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
                            && Combat.open(s) != 0,
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
