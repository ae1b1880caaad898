package tabard.immortals.rules;

import java.util.List;
import tabard.immortals.content.*;
import tabard.table.*;
import tabard.table.SheetGame.Verdict;
import tabard.table.scene.Said;

/** Chapter 11: an attack is declared. Origin, target, the card's region and the number are open before the throw. */
public final class Attack {
    private Attack() {}

    /** For whom the inhabitants fight (IM-11.4 to 11.6). */
    public enum Stance implements Named {
        FOR,
        NEUTRAL,
        AGAINST;

        /** Where nobody else defends the target, those who are against the attack fight for themselves. */
        public Said said(boolean defended) {
            return Said.of(this == AGAINST && !defended ? "stance.themselves" : "stance." + word());
        }
    }

    @Rule("IM-11.1")
    public record Against(Region target) implements Move {}

    /** The card stands for this region. */
    @Rule("IM-11.3")
    public record As(Region region) implements Move {}

    @Rule("IM-11.2")
    public record Send(int armies) implements Move {
        private static final Span<Send> EACH = Span.of(1, State.CUBES, Send::new);
    }

    /** The regions that the card can stand for in an attack: Region cards only for those with an own army (IM-11.8). */
    public static long named(State s, Colour colour, Card card) {
        return card.kind() == Card.Kind.REGION ? Actions.own(s, colour, card) : card.stands();
    }

    static long targets(State s, Colour colour, Region origin) {
        return March.steps(s, origin) & ~s.held(colour);
    }

    /** IM-11.1, 11.11 */
    public static long origins(State s, Colour colour) {
        return March.origins(s, s.held(colour), ~s.held(colour));
    }

    public static Stance stance(Region shown, Region origin, Region target) {
        if (shown == target) {
            return Stance.FOR;
        }
        return shown == origin ? Stance.NEUTRAL : Stance.AGAINST;
    }

    /** A position written by hand could name a card that stands for nothing. */
    private static void checkCard(State s, Colour colour, Card card) {
        Refusal.when(named(s, colour, card) == 0, "IM-8.13", "refused.stands-for-none", card);
    }

    private static void checkTarget(State s, Colour colour, Region origin, Region target) {
        March.checkOrigin(s, colour, origin);
        Refusal.when((targets(s, colour, origin) & target.bit()) == 0, "IM-11.1", "refused.no-target", origin, target);
    }

    /** Which region is attacked? */
    record Targeting(Colour seat, Card card, Region origin) implements Asks.More<Against>, Underway, Frame.Explained {
        @Override
        public Choices<Against> choices(State s) {
            return new Picks<Against>(8).each(Region.ALL, targets(s, seat, origin), Against::new);
        }

        @Override
        public void answer(State s, Against chosen) {
            long named = named(s, seat, card);
            s.push(
                    Long.bitCount(named) > 1
                            ? new Naming(seat, card, origin, chosen.target)
                            : new Sending(seat, Region.of(named).first(), origin, chosen.target));
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.targeting", s.count(State.ARMIES, origin) - 1);
        }

        @Override
        public Verdict verdict(State s, Against move) {
            return new Verdict(Chances.most(s, seat, card, origin, move.target), List.of());
        }

        @Override
        public Refusal refused(State s, Against move) {
            return Refusal.of("IM-11.1", "refused.no-target", origin, move.target);
        }

        @Override
        public void possible(State s) {
            March.checkOrigin(s, seat, origin);
            checkCard(s, seat, card);
        }
    }

    /** Which region does the card stand for? IM-2.4, 2.5, 11.9 */
    record Naming(Colour seat, Card card, Region origin, Region target) implements Asks.More<As>, Underway {
        @Override
        public Choices<As> choices(State s) {
            return new Picks<As>(Province.SIZE).each(Region.ALL, named(s, seat, card), As::new);
        }

        @Override
        public void answer(State s, As chosen) {
            s.push(new Sending(seat, chosen.region, origin, target));
        }

        @Override
        public Said label(State s, As move) {
            return Said.of(
                    "do.as", move.region, stance(move.region, origin, target).said(!s.isEmpty(State.OWNER, target)));
        }

        @Override
        public Verdict verdict(State s, As move) {
            return new Verdict(Chances.most(s, seat, move.region, origin, target), List.of());
        }

        @Override
        public Refusal refused(State s, As move) {
            return Refusal.of("IM-11.9", "refused.card-elsewhere", card, move.region);
        }

        @Override
        public void possible(State s) {
            checkTarget(s, seat, origin, target);
            checkCard(s, seat, card);
        }
    }

    /** How many armies go? */
    record Sending(Colour seat, Region shown, Region origin, Region target) implements Asks.Once<Send>, Underway {
        @Override
        public Choices<Send> choices(State s) {
            return Send.EACH.upTo(s.count(State.ARMIES, origin) - 1);
        }

        @Override
        public void answer(State s, Send chosen) {
            s.push(new Battle.Throwing(seat, shown, origin, target, chosen.armies));
        }

        /** All that can go. */
        @Override
        public Send start(State s) {
            return Send.EACH.get(s.count(State.ARMIES, origin) - 1);
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.sending", stance(shown, origin, target).said(!s.isEmpty(State.OWNER, target)));
        }

        /** The chance with all, and beside it with fewer. */
        @Override
        public Verdict verdict(State s, Send move) {
            return new Verdict(
                    Chances.most(s, seat, shown, origin, target),
                    List.of(Chances.byNumber(s, seat, shown, origin, target)));
        }

        @Override
        public Refusal refused(State s, Send move) {
            return Refusal.of("IM-11.2", "refused.one-stays", s.count(State.ARMIES, origin), origin);
        }

        @Override
        public void possible(State s) {
            checkTarget(s, seat, origin, target);
        }
    }

    static void check(State s, Colour colour, Region origin, Region target, int armies) {
        checkTarget(s, colour, origin, target);
        Refusal.when(
                armies < 1 || armies >= s.count(State.ARMIES, origin),
                "IM-11.2",
                "refused.one-stays",
                s.count(State.ARMIES, origin),
                origin);
    }
}
