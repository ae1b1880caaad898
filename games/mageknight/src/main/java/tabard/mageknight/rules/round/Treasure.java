package tabard.mageknight.rules.round;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.table.*;

/** MK-16.5: one artifact more is drawn than was won; one goes under the deck, the others on top of the own deck. Nobody else sees them. */
public final class Treasure {
    private Treasure() {}

    @Rule("MK-16.5")
    public record Found(Player player, DeedCard card) implements Move {
        private static final List<Found[]> EACH = Player.ALL.stream()
                .map(player -> DeedCard.ALL.stream()
                        .map(card -> new Found(player, card))
                        .toArray(Found[]::new))
                .toList();

        @Override
        public Audience audience() {
            return new Audience.Only(player, Cover.of("found-unseen", player));
        }
    }

    /** It goes under the deck of artifacts. */
    @Rule("MK-16.5")
    public record PutBack(DeedCard card) implements Move {
        static final List<PutBack> EACH = Moves.each(DeedCard.ALL, PutBack::new);

        @Override
        public Audience audience() {
            return new Audience.Actor(Cover.of("put-back-unseen"));
        }
    }

    /** It goes on top of the own deck. */
    @Rule("MK-16.5")
    public record LayOn(DeedCard card) implements Move {
        static final List<LayOn> EACH = Moves.each(DeedCard.ALL, LayOn::new);

        @Override
        public Audience audience() {
            return new Audience.Actor(Cover.of("laid-on-unseen"));
        }
    }

    static void open(State s, Player player, int won) {
        s.push(new Sorting(player, won));
        s.push(new Rummaging(player, won + 1));
    }

    private static boolean unseen(State s) {
        for (var card : DeedCard.ARTIFACTS) {
            if (s.is(State.CARDS, card, null)) {
                return true;
            }
        }
        return false;
    }

    public record Rummaging(Player player, int cards) implements Runs {
        @Override
        public void run(State s) {
            if (cards == 0) {
                return;
            }
            if (unseen(s)) {
                s.push(new Rummaging(player, cards - 1));
                s.push(new Finding(player));
            } else if (s.size(State.ARTIFACTS_UNDER) > 0) {
                s.push(new Rummaging(player, cards - 1));
                var card = s.removeFirst(State.ARTIFACTS_UNDER);
                s.players().forEach(other -> s.shown(other, card));
                found(s, player, card);
            }
        }
    }

    private static void found(State s, Player player, DeedCard card) {
        s.enter(player, card, Zone.DRAWN);
        s.add(State.SECRET, player, card);
    }

    public record Finding(Player player) implements Draws<Found> {
        @Override
        public Lottery<Found> lottery(State s) {
            int[] weights = new int[DeedCard.ALL.size()];
            for (var card : DeedCard.ARTIFACTS) {
                weights[card.ordinal()] = s.is(State.CARDS, card, null) ? 1 : 0;
            }
            return new Lottery.Urn<>(Found.EACH.get(player.ordinal()), weights);
        }

        @Override
        public void answer(State s, Found drawn) {
            found(s, player, drawn.card);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(unseen(s), "MK-2.8", "refused.empty-offer");
        }
    }

    private static List<DeedCard> drawn(State s, Player player) {
        var drawn = new ArrayList<DeedCard>();
        for (var card : s.each(State.CARDS, CardSpot.of(player, Zone.DRAWN))) {
            drawn.add(card);
        }
        return drawn;
    }

    /** One more than was won: one goes back; then the others are laid on the deck. */
    public record Sorting(Player player, int won) implements Runs {
        @Override
        public void run(State s) {
            int drawn = s.size(player, Zone.DRAWN);
            if (drawn > won) {
                s.push(this);
                s.push(new Yielding(player));
            } else if (drawn > 1) {
                s.push(this);
                s.push(new Stacking(player));
            } else if (drawn == 1) {
                s.shift(player, drawn(s, player).getFirst(), Zone.DRAWN, Zone.TOP);
            }
        }
    }

    public record Yielding(Player seat) implements Asks<PutBack> {
        @Override
        public Choices<PutBack> choices(State s) {
            var picks = new Picks<PutBack>(3);
            drawn(s, seat).forEach(card -> picks.add(PutBack.EACH.get(card.ordinal())));
            return picks;
        }

        @Override
        public void answer(State s, PutBack chosen) {
            s.part(seat, chosen.card, Zone.DRAWN, CardSpot.ARTIFACT_UNDER);
            s.add(State.ARTIFACTS_UNDER, chosen.card);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.size(seat, Zone.DRAWN) > 0, "MK-16.5", "refused.no-reward");
        }
    }

    public record Stacking(Player seat) implements Asks<LayOn> {
        @Override
        public Choices<LayOn> choices(State s) {
            var picks = new Picks<LayOn>(3);
            drawn(s, seat).forEach(card -> picks.add(LayOn.EACH.get(card.ordinal())));
            return picks;
        }

        @Override
        public void answer(State s, LayOn chosen) {
            s.shift(seat, chosen.card, Zone.DRAWN, Zone.TOP);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.size(seat, Zone.DRAWN) > 0, "MK-16.5", "refused.no-reward");
        }
    }
}
