package tabard.mageknight.rules.combat;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.round.Reveal;
import tabard.mageknight.rules.turn.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** MK-19.5 to 19.7: what an attack does to another hero, as far as it was not blocked. */
public final class DuelDamage {
    /** What stealing an artifact costs (MK-19.6). */
    private static final int THEFT = 5;

    private DuelDamage() {}

    public sealed interface OnInflict extends Move {}

    @Rule("MK-19.5")
    public record WoundHero() implements OnInflict {}

    @Rule("MK-19.5")
    public record WoundUnit(Command command) implements OnInflict {
        static final List<WoundUnit> EACH = Moves.each(Command.ALL, WoundUnit::new);
    }

    @Rule("MK-19.6")
    public record RobArtifact(DeedCard card) implements OnInflict {
        static final List<RobArtifact> EACH = Moves.each(DeedCard.ALL, RobArtifact::new);
    }

    @Rule("MK-19.6")
    public record Push(Space space) implements OnInflict {
        static final List<Push> EACH = Moves.each(Space.ALL, Push::new);
    }

    /** What is left is lost. */
    @Rule("MK-19.5")
    public record Relent() implements OnInflict {}

    private static int elements(State s) {
        var used = Subset.all(Element.ALL).where(element -> s.count(State.STRENGTH, element) > 0);
        return (int) used.union(Element::parts);
    }

    /** Doubled, if it resists any element used (MK-19.5). */
    private static int armour(State s, Player player, Command command) {
        int armour = Retinue.armour(s, player, command);
        return (Retinue.resists(s, player, command) & elements(s)) != 0 ? 2 * armour : armour;
    }

    /** Artifacts in the discard pile, in the play area, or on a wounded unit (MK-19.6). */
    private static List<DeedCard> loot(State s, Player player) {
        var loot = new ArrayList<DeedCard>();
        for (var card : DeedCard.ARTIFACTS) {
            boolean open = s.number(player, Zone.DISCARD, card) > 0 || s.number(player, Zone.PLAYED, card) > 0;
            boolean borne = Command.ALL.stream()
                    .anyMatch(command ->
                            s.is(State.BANNERS, player, command, card) && s.count(State.HURT, player, command) > 0);
            if (open || borne) {
                loot.add(card);
            }
        }
        return loot;
    }

    /** The attacker assigns what was not blocked, as often as it suffices (MK-19.5, 19.6). */
    public record Inflicting(Player seat, Player other, boolean melee, int left) implements Asks<OnInflict> {
        @Override
        public Choices<OnInflict> choices(State s) {
            var picks = new Picks<OnInflict>(8);
            picks.addIf(left >= s.level(other).armour(), new WoundHero());
            for (var command : Command.ALL) {
                picks.addIf(
                        s.unit(other, command) != null
                                && s.count(State.HURT, other, command) == 0
                                && left >= armour(s, other, command),
                        WoundUnit.EACH.get(command.ordinal()));
            }
            if (melee && left >= THEFT) {
                loot(s, other).forEach(card -> picks.add(RobArtifact.EACH.get(card.ordinal())));
            }
            if (melee) {
                for (var space : s.stands(other).around()) {
                    picks.addIf(pushes(s, space), Push.EACH.get(space.ordinal()));
                }
            }
            return picks.add(new Relent());
        }

        private boolean pushes(State s, Space space) {
            var hex = s.hex(space);
            return hex != null
                    && Journey.safe(s, other, space)
                    && left
                            >= (hex.site() == Site.CITY
                                    ? Site.CITY.moveCost()
                                    : hex.terrain().cost(s.time()));
        }

        @Override
        public void answer(State s, OnInflict chosen) {
            int cost = switch (chosen) {
                case WoundHero _ -> s.level(other).armour();
                case WoundUnit(var command) -> {
                    int armour = armour(s, other, command);
                    s.add(State.HURT, other, command, 1);
                    yield armour;
                }
                case RobArtifact(var card) -> {
                    rob(s, card);
                    yield THEFT;
                }
                case Push(var space) -> {
                    s.set(State.PLACE, other, space);
                    s.fame(seat, fame(s));
                    s.push(new Duel.Parting(Sites.fighter(s), true));
                    Reveal.lookAround(s, space);
                    yield left;
                }
                case Relent _ -> left;
            };
            if (left > cost) {
                s.push(new Inflicting(seat, other, melee, left - cost));
            }
            if (chosen instanceof WoundHero) {
                Sides.turnTo(s, other);
                Damage.wound(s, other, 1);
                Sides.turnTo(s, seat);
            }
        }

        private void rob(State s, DeedCard card) {
            for (var command : Command.ALL) {
                if (s.is(State.BANNERS, other, command, card)) {
                    Units.strip(s, other, command);
                }
            }
            var zone = s.number(other, Zone.DISCARD, card) > 0 ? Zone.DISCARD : Zone.PLAYED;
            s.part(other, card, zone, CardSpot.OUT);
            s.enter(seat, card, Zone.DISCARD);
        }

        /** For a hero of a higher level 1 and 2 for each level, of the same with more fame 1 (MK-19.7). */
        private int fame(State s) {
            int levels = s.count(State.LEVEL, other) - s.count(State.LEVEL, seat);
            return levels > 0 ? 1 + 2 * levels : levels == 0 && s.fame(other) > s.fame(seat) ? 1 : 0;
        }

        @Override
        public @Nullable Said label(State s, OnInflict move) {
            return move instanceof WoundUnit(var command)
                    ? Said.of("do.wound-unit", Units.name(s, other, command))
                    : null;
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.is(State.VENTURE, Venture.DUEL) && left > 0, "MK-19.5", "refused.no-combat");
        }
    }
}
