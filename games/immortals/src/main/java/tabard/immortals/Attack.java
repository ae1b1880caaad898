package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import tabard.immortals.State.Asks;
import tabard.table.Choices;
import tabard.table.Moves;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Chapter 11: an attack is declared. Origin, target, the card's region and the number are open before the throw. */
final class Attack {
    private Attack() {}

    /** For whom the inhabitants fight (IM-11.4 to 11.6). */
    enum Stance {
        FOR,
        NEUTRAL,
        AGAINST
    }

    @Rule("IM-11.1")
    record Against(Region target) implements Move {
        private static final List<Against> EACH = Moves.each(Region.ALL, Against::new);
    }

    /** The card stands for this region. */
    @Rule("IM-11.3")
    record As(Region region) implements Move {
        private static final List<As> EACH = Moves.each(Region.ALL, As::new);
    }

    @Rule("IM-11.2")
    record Send(int armies) implements Move {
        private static final List<List<Send>> UP_TO = Move.upTo(1, State.CUBES, Send::new);
    }

    /** The regions that the card can stand for in an attack: Region cards only for those with an own army (IM-11.8). */
    static long named(State s, Colour colour, Card card) {
        return card.kind() == Card.Kind.REGION ? Actions.own(s, colour, card) : card.stands();
    }

    static long targets(State s, Colour colour, Region origin) {
        return March.steps(s, origin) & ~s.held(colour);
    }

    /** IM-11.1, 11.11 */
    static long origins(State s, Colour colour) {
        long out = 0;
        for (long rest = s.held(colour); rest != 0; rest &= rest - 1) {
            var region = Region.first(rest);
            if (s.armies(region) > 1 && targets(s, colour, region) != 0) {
                out |= region.bit();
            }
        }
        return out;
    }

    static Stance stance(Region shown, Region origin, Region target) {
        if (shown == target) {
            return Stance.FOR;
        }
        return shown == origin ? Stance.NEUTRAL : Stance.AGAINST;
    }

    /** A position written by hand could name a card that stands for nothing. */
    private static void checkCard(State s, Colour colour, Card card) {
        if (named(s, colour, card) == 0) {
            throw new Refusal(Said.of("refused.stands-for-none", "@" + card.word()), "IM-8.13");
        }
    }

    private static void checkTarget(State s, Colour colour, Region origin, Region target) {
        March.checkOrigin(s, colour, origin);
        if ((targets(s, colour, origin) & target.bit()) == 0) {
            throw new Refusal(Said.of("refused.no-target", "@" + origin.word(), "@" + target.word()), "IM-11.1");
        }
    }

    /** Which region is attacked? */
    record Targeting(Colour seat, Card card, Region origin) implements Asks<Against> {
        @Override
        public Choices<Against> choices(State s) {
            var out = new ArrayList<Against>(8);
            Moves.add(out, Against.EACH, targets(s, seat, origin));
            return Choices.of(out);
        }

        @Override
        public void answer(State s, Against chosen) {
            long named = named(s, seat, card);
            s.push(
                    Long.bitCount(named) > 1
                            ? new Naming(seat, card, origin, chosen.target)
                            : new Sending(seat, Region.first(named), origin, chosen.target));
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Against(var target)
                    ? new Refusal(Said.of("refused.no-target", "@" + origin.word(), "@" + target.word()), "IM-11.1")
                    : Refusal.notOffered(move);
        }

        @Override
        public void possible(State s) {
            March.checkOrigin(s, seat, origin);
            checkCard(s, seat, card);
        }
    }

    /** Which region does the card stand for? IM-2.4, 2.5, 11.9 */
    record Naming(Colour seat, Card card, Region origin, Region target) implements Asks<As> {
        @Override
        public Choices<As> choices(State s) {
            var out = new ArrayList<As>(Province.SIZE);
            Moves.add(out, As.EACH, named(s, seat, card));
            return Choices.of(out);
        }

        @Override
        public void answer(State s, As chosen) {
            s.push(new Sending(seat, chosen.region, origin, target));
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof As(var region)
                    ? new Refusal(Said.of("refused.card-elsewhere", "@" + card.word(), "@" + region.word()), "IM-11.9")
                    : Refusal.notOffered(move);
        }

        @Override
        public void possible(State s) {
            checkTarget(s, seat, origin, target);
            checkCard(s, seat, card);
        }
    }

    /** How many armies go? */
    record Sending(Colour seat, Region shown, Region origin, Region target) implements Asks<Send> {
        @Override
        public Choices<Send> choices(State s) {
            return Choices.of(Send.UP_TO.get(s.armies(origin) - 1));
        }

        @Override
        public void answer(State s, Send chosen) {
            s.push(new Battle.Throwing(seat, shown, origin, target, chosen.armies));
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Send
                    ? new Refusal(Said.of("refused.one-stays", s.armies(origin), "@" + origin.word()), "IM-11.2")
                    : Refusal.notOffered(move);
        }

        @Override
        public void possible(State s) {
            checkTarget(s, seat, origin, target);
        }
    }

    static void check(State s, Colour colour, Region origin, Region target, int armies) {
        checkTarget(s, colour, origin, target);
        if (armies < 1 || armies >= s.armies(origin)) {
            throw new Refusal(Said.of("refused.one-stays", s.armies(origin), "@" + origin.word()), "IM-11.2");
        }
    }
}
