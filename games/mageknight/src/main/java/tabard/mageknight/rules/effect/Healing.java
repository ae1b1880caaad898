package tabard.mageknight.rules.effect;

import java.util.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.turn.Windows;
import tabard.table.*;

/** Chapter 15 and MK-26.5: wounds that leave a hand, and where they go. */
public final class Healing {
    private Healing() {}

    /** So many wounds of the hand are thrown away. */
    @Rule("MK-26.5")
    public record Purge(int wounds) implements Move {
        static final Span<Purge> EACH = Span.of(1, 9, Purge::new);
    }

    /** One of them goes to that hero. */
    @Rule("MK-26.5")
    public record Afflict(Player player) implements Move {
        static final List<Afflict> EACH = Moves.each(Player.ALL, Afflict::new);
    }

    /** A Heal point for a wound in hand; points of the Grail come first (MK-15.2, 25.9). */
    public static void heal(State s, Player player) {
        spend(s, player, 1);
        remove(s, player, 1);
        Events.happened(s, player, Order.Event.WOUND_HEALED_FROM_HAND, null);
    }

    /** Wounds of the hand are thrown away: old ones first, so that those got this turn are fewer only if no others are left (MK-25.3). */
    private static void remove(State s, Player player, int wounds) {
        s.wound(player, Zone.HAND, null, wounds);
        int gone = s.count(State.RECEIVED) - s.count(State.POISONED) - s.wounds(player, Zone.HAND);
        s.add(State.RECEIVED, -Math.clamp(gone, 0, wounds));
    }

    public static void spend(State s, Player player, int points) {
        s.add(State.HEAL, -points);
        int grail = Math.min(points, s.count(State.GRAIL));
        s.add(State.GRAIL, -grail);
        for (int i = 0; i < grail; i++) {
            Events.happened(s, player, Order.Event.HEAL_POINT_OF_THIS_CARD_SPENT, null);
        }
    }

    static void throwAway(State s, Player player, Decks.From from, int n, boolean nearest) {
        switch (from) {
            case RECEIVED_THIS_TURN -> s.force(player, Force.WOUNDS_AWAY); // MK-25.3: at the end of the turn
            case HAND, HAND_OR_DISCARD -> {
                if (s.wounds(player, Zone.HAND) > 0) {
                    s.push(new Purging(player, n, nearest));
                }
            }
        }
    }

    /** Holds what the effect allows, not how many wounds there are: others see this question, and not the hand. */
    public record Purging(Player seat, int most, boolean nearest) implements Asks<Purge> {
        @Override
        public Choices<Purge> choices(State s) {
            return Purge.EACH.upTo(atMost(s));
        }

        private int atMost(State s) {
            return Math.min(most, Math.max(1, s.wounds(seat, Zone.HAND)));
        }

        @Override
        public Purge start(State s) {
            return Purge.EACH.get(atMost(s));
        }

        @Override
        public void answer(State s, Purge chosen) {
            remove(s, seat, chosen.wounds);
            if (nearest) {
                s.push(new Bestowing(seat));
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(most > 0 && s.wounds(seat, Zone.HAND) > 0, "MK-26.5", "refused.no-wound");
        }
    }

    /** The heroes nearest to this one; a hero off the map is nowhere. */
    private static List<Player> nearest(State s, Player player) {
        var nearest = new ArrayList<Player>();
        int best = Integer.MAX_VALUE;
        for (var other : s.players()) {
            var place = s.place(other);
            if (other != player && place != null) {
                int far = place.distance(s.stands(player));
                if (far < best) {
                    nearest.clear();
                    best = far;
                }
                if (far == best) {
                    nearest.add(other);
                }
            }
        }
        return nearest;
    }

    public record Bestowing(Player player) implements Runs {
        @Override
        public void run(State s) {
            var nearest = nearest(s, player);
            if (nearest.size() == 1) {
                afflict(s, nearest.getFirst());
            } else if (!nearest.isEmpty()) {
                s.push(new Afflicting(player));
            }
        }
    }

    /** The window of the touched seat opens first (MK-7.15). */
    private static void afflict(State s, Player player) {
        s.push(new Afflicted(player));
        Windows.before(s, player);
    }

    public record Afflicted(Player player) implements Runs {
        @Override
        public void run(State s) {
            s.wound(player, null, Zone.HAND, 1);
        }
    }

    public record Afflicting(Player seat) implements Asks<Afflict> {
        @Override
        public Choices<Afflict> choices(State s) {
            var picks = new Picks<Afflict>(3);
            nearest(s, seat).forEach(player -> picks.add(Afflict.EACH.get(player.ordinal())));
            return picks;
        }

        @Override
        public void answer(State s, Afflict chosen) {
            afflict(s, chosen.player);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(!nearest(s, seat).isEmpty(), "MK-26.5", "refused.nobody-here");
        }
    }
}
