package tabard.mageknight.rules.effect;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.Rivals;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.round.Supply;
import tabard.table.*;

/** MK-24.36, 22.6: each other player discards a card of the colour, or shows a hand without one; all are asked at once. */
public final class MindRead {
    private MindRead() {}

    public sealed interface OnRead extends Move {}

    /** Named unseen by the others until all have answered. */
    @Rule("MK-24.36")
    public record Surrender(DeedCard card) implements OnRead {
        static final List<Surrender> EACH = Moves.each(DeedCard.ALL, Surrender::new);

        @Override
        public Audience audience() {
            return new Audience.Actor(Cover.of("surrendered"));
        }
    }

    @Rule("MK-24.36")
    public record ShowHand() implements OnRead {
        @Override
        public Audience audience() {
            return new Audience.Actor(Cover.of("surrendered"));
        }
    }

    /** What one player gave up, or nothing if the hand was shown. */
    public sealed interface Read extends Move {}

    @Rule("MK-24.36")
    public record Yielded(Player player, DeedCard card) implements Read {}

    @Rule("MK-24.36")
    public record Shown(Player player, List<DeedCard> cards) implements Read {}

    static void begin(State s, Player player, Mana colour) {
        var asked = Rivalry.others(s, player).stream()
                .filter(other -> s.hand(other) > 0)
                .toList();
        if (asked.isEmpty()) {
            return;
        }
        var frames = new ArrayList<Frame<State, Move>>();
        asked.forEach(other -> frames.add(new Rivalry.Touching(other)));
        frames.add(new Reading(asked, colour));
        Supply.queue(s, frames);
    }

    public record Reading(List<Player> players, Mana colour) implements Runs {
        @Override
        public void run(State s) {
            for (int i = players.size() - 1; i >= 0; i--) {
                s.push(new Baring(players.get(i)));
            }
            s.fork(players.stream()
                    .map(player -> new Surrendering(player, colour))
                    .toList());
        }
    }

    private static List<DeedCard> fitting(State s, Player player, Mana colour) {
        var cards = new ArrayList<DeedCard>();
        for (var card : s.cards(player)) {
            if (card.colour() == colour) {
                cards.add(card);
            }
        }
        return cards;
    }

    public record Surrendering(Player seat, Mana colour) implements Asks<OnRead> {
        @Override
        public Choices<OnRead> choices(State s) {
            var picks = new Picks<OnRead>(4);
            fitting(s, seat, colour).forEach(card -> picks.add(Surrender.EACH.get(card.ordinal())));
            return picks.addIf(picks.size() == 0, new ShowHand());
        }

        @Override
        public void answer(State s, OnRead chosen) {
            s.set(State.GIVES, seat, chosen instanceof Surrender(var card) ? card : null);
        }
    }

    /** What was chosen is shown, one player after the other. */
    public record Baring(Player player) implements Draws<Read> {
        @Override
        public Lottery<Read> lottery(State s) {
            var card = s.get(State.GIVES, player);
            if (card != null) {
                return new Lottery.Certain<>(new Yielded(player, card));
            }
            var hand = new ArrayList<DeedCard>();
            for (var held : s.cards(player)) {
                hand.addAll(Collections.nCopies(s.number(player, Zone.HAND, held), held));
            }
            return new Lottery.Certain<>(new Shown(player, List.copyOf(hand)));
        }

        @Override
        public void answer(State s, Read read) {
            switch (read) {
                case Yielded(var _, var card) -> {
                    s.shift(player, card, Zone.HAND, Zone.DISCARD);
                    if (!card.action() || !robbing(s)) {
                        s.clear(State.GIVES, player);
                    }
                }
                case Shown(var _, var cards) -> {
                    s.unknown(player);
                    for (var card : cards) {
                        s.shown(player, card);
                        s.recognise(player, card);
                    }
                }
            }
        }
    }

    /** Whether one of the cards given up may be taken. */
    private static boolean robbing(State s) {
        var found = new boolean[1];
        Agenda.walk(
                s.agenda(),
                (_, frame, _) -> found[0] |=
                        frame instanceof Deeds.Doing doing && doing.next() instanceof Rivals.MayTakeDiscarded);
        return found[0];
    }

    /** Those who have given up an action that may be taken. */
    private static List<Player> robbed(State s, Player thief) {
        return Rivalry.others(s, thief).stream()
                .filter(other -> s.get(State.GIVES, other) != null)
                .toList();
    }

    public record Robbing(Player player) implements Runs {
        @Override
        public void run(State s) {
            if (!robbed(s, player).isEmpty()) {
                s.push(new Stealing(player));
            }
        }
    }

    public record Stealing(Player seat) implements Asks<Rivalry.OnSpoils> {
        @Override
        public Choices<Rivalry.OnSpoils> choices(State s) {
            var picks = new Picks<Rivalry.OnSpoils>(4);
            robbed(s, seat).stream()
                    .map(other -> s.require(State.GIVES, other))
                    .distinct()
                    .forEach(card -> picks.add(Rivalry.Steal.EACH.get(card.ordinal())));
            return picks.add(new Rivalry.LeaveAll());
        }

        /** A basic action keeps counting to the deck of whoever holds it. */
        @Override
        public void answer(State s, Rivalry.OnSpoils chosen) {
            var robbed = robbed(s, seat);
            if (chosen instanceof Rivalry.Steal(var card)) {
                robbed.stream()
                        .filter(other -> s.is(State.GIVES, other, card))
                        .findFirst()
                        .ifPresent(other -> s.handOver(other, seat, card));
            }
            robbed.forEach(other -> s.clear(State.GIVES, other));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(!robbed(s, seat).isEmpty(), "MK-24.36", "refused.nothing-to-give");
        }
    }
}
