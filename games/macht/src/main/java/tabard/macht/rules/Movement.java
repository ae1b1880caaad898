package tabard.macht.rules;

import java.util.Optional;
import tabard.macht.content.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** MO-6.7 and 6.8: pieces go from one province to another, over a border or over the sea. */
public final class Movement {
    private Movement() {}

    @Rule("MO-6.7")
    public record Between(Province province) implements Move {}

    @Rule("MO-6.7")
    public record And(Province province) implements Move {}

    /** How many knights and mages stand in the second province afterwards; the others in the first. */
    @Rule("MO-6.7")
    record Share(int knights, int mages) implements Move {}

    @Rule("MO-6.8")
    public record Embark(Province province) implements Move {}

    @Rule("MO-6.8")
    public record Land(Province province) implements Move {}

    /** How many go aboard. */
    @Rule("MO-6.8")
    record Ship(int knights, int mages) implements Move {}

    /** A province is to be named; more of the same tile follows, so it can always be taken back. */
    interface Names<M extends Move> extends Asks<M>, Frame.Explained {
        @Override
        default boolean asksAgain(M move) {
            return true;
        }
    }

    /** Why no own piece may stand there; empty where one may. */
    private static Optional<Refusal> closed(State s, Side side, Province province, String clause) {
        if (!s.board().has(province)) {
            return Optional.of(Refusal.of(clause, "refused.other-map", province));
        }
        return s.holds(side.foe(), province)
                ? Optional.of(Refusal.of(clause, "refused.held", province, side.foe()))
                : Optional.empty();
    }

    // MO-6.7: two neighbours, each empty or one's own

    /** With whom a province may share: an own one with every open neighbour, an empty one with neighbours of one's own. */
    private static long partners(State s, Side side, Province province) {
        long partners = s.neighbours(province) & s.open(side);
        return s.holds(side, province) ? partners : partners & s.held(side);
    }

    /** Of a pair the own one comes first, of two own ones the earlier, so that a pair has one order. */
    private static long seconds(State s, Side side, Province first) {
        long earlier = s.held(side) & (first.bit() - 1);
        return s.holds(side, first) ? partners(s, side, first) & ~earlier : 0;
    }

    /** Own provinces that come first in some pair. */
    static long firsts(State s, Side side) {
        return Province.in(s.held(side))
                .where(province -> seconds(s, side, province) != 0)
                .bits();
    }

    record First(Side seat) implements Names<Between> {
        @Override
        public Choices<Between> choices(State s) {
            long firsts = firsts(s, seat);
            var either = Province.in(s.open(seat)).where(province -> partners(s, seat, province) != 0);
            return new Picks<Between>(0)
                    .each(Province.ALL, firsts, Between::new)
                    .orFirst(Province.ALL, either.bits() & ~firsts, Between::new);
        }

        @Override
        public void answer(State s, Between chosen) {
            s.push(new Second(seat, chosen.province));
        }

        @Override
        public Refusal refused(State s, Between move) {
            return closed(s, seat, move.province, "MO-6.7")
                    .orElse(Refusal.of("MO-6.7", "refused.no-partner", move.province));
        }
    }

    record Second(Side seat, Province first) implements Names<And> {
        @Override
        public Choices<And> choices(State s) {
            long partners = partners(s, seat, first);
            long seconds = seconds(s, seat, first);
            long inOrder = seconds == 0 ? partners : seconds;
            return new Picks<And>(0)
                    .each(Province.ALL, inOrder, And::new)
                    .orFirst(Province.ALL, partners & ~inOrder, And::new);
        }

        @Override
        public void answer(State s, And chosen) {
            boolean inOrder = Province.in(seconds(s, seat, first)).has(chosen.province);
            s.push(inOrder ? new Sharing(seat, first, chosen.province) : new Sharing(seat, chosen.province, first));
        }

        @Override
        public Refusal refused(State s, And move) {
            if (s.board().has(move.province)
                    && !Province.in(s.neighbours(first)).has(move.province)) {
                return Refusal.of("MO-6.7", "refused.not-neighbour", move.province, first);
            }
            return closed(s, seat, move.province, "MO-6.7")
                    .orElse(Refusal.of("MO-6.7", "refused.both-empty", first, move.province));
        }

        @Override
        public void possible(State s) {
            require(Province.in(s.open(seat)).has(first) && partners(s, seat, first) != 0, "MO-6.7");
        }
    }

    record Sharing(Side seat, Province first, Province second) implements Asks<Share> {
        @Override
        public Choices<Share> choices(State s) {
            var now = new Share(s.pieces(second, Kind.KNIGHT), s.pieces(second, Kind.MAGE));
            var all = Force.each(both(s, Kind.KNIGHT), both(s, Kind.MAGE), Share::new);
            all.remove(now);
            all.addFirst(now); // what a clock takes
            return Choices.of(all);
        }

        private int both(State s, Kind kind) {
            return s.pieces(first, kind) + s.pieces(second, kind);
        }

        @Override
        public void answer(State s, Share chosen) {
            s.march(seat, Kind.KNIGHT, first, second, chosen.knights - s.pieces(second, Kind.KNIGHT));
            s.march(seat, Kind.MAGE, first, second, chosen.mages - s.pieces(second, Kind.MAGE));
        }

        @Override
        public Refusal refused(State s, Share move) {
            return Refusal.of("MO-6.7", "refused.shared", first, second, all(s));
        }

        private Said all(State s) {
            return Force.of(both(s, Kind.KNIGHT), both(s, Kind.MAGE));
        }

        @Override
        public Said told(State s, Share move) {
            int knights = both(s, Kind.KNIGHT) - move.knights;
            int mages = both(s, Kind.MAGE) - move.mages;
            if (knights + mages == 0) {
                return Said.of("log.gather", seat, all(s), second, first);
            }
            return move.knights + move.mages == 0
                    ? Said.of("log.gather", seat, all(s), first, second)
                    : Said.of(
                            "log.share",
                            seat,
                            Force.of(knights, mages),
                            first,
                            Force.of(move.knights, move.mages),
                            second);
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.sharing", first, Force.of(s, first), second, Force.of(s, second));
        }

        @Override
        public void possible(State s) {
            require(Province.in(seconds(s, seat, first)).has(second), "MO-6.7");
        }
    }

    // MO-6.8: from coast to coast, one way

    /** Own coastal provinces from which there is somewhere to sail to. */
    static long harbours(State s, Side side) {
        long shores = shores(s, side);
        return Long.bitCount(shores) > 1 ? shores & s.held(side) : 0; // a lone shore leads nowhere
    }

    private static long shores(State s, Side side) {
        return s.board().coast() & s.open(side);
    }

    /** Why a province is no shore for this side; empty where it is one. */
    private static Optional<Refusal> noShore(State s, Side side, Province province) {
        return closed(s, side, province, "MO-6.8")
                .or(() -> Province.in(s.board().coast()).has(province)
                        ? Optional.empty()
                        : Optional.of(Refusal.of("MO-6.8", "refused.not-coastal", province)));
    }

    record Embarking(Side seat) implements Names<Embark> {
        @Override
        public Choices<Embark> choices(State s) {
            return new Picks<Embark>(0).each(Province.ALL, harbours(s, seat), Embark::new);
        }

        @Override
        public void answer(State s, Embark chosen) {
            s.push(new Landing(seat, chosen.province));
        }

        @Override
        public Refusal refused(State s, Embark move) {
            return noShore(s, seat, move.province)
                    .orElse(
                            s.holds(seat, move.province)
                                    ? Refusal.of("MO-6.8", "refused.no-shore", move.province)
                                    : Refusal.of("MO-6.8", "refused.nobody-there", move.province));
        }
    }

    record Landing(Side seat, Province from) implements Names<Land> {
        @Override
        public Choices<Land> choices(State s) {
            return new Picks<Land>(0).each(Province.ALL, shores(s, seat) & ~from.bit(), Land::new);
        }

        @Override
        public void answer(State s, Land chosen) {
            s.push(new Shipping(seat, from, chosen.province));
        }

        /** What is neither closed nor inland is where one came from. */
        @Override
        public Refusal refused(State s, Land move) {
            return noShore(s, seat, move.province).orElse(Refusal.of("MO-6.8", "refused.same-shore", move.province));
        }

        @Override
        public void possible(State s) {
            require(Province.in(harbours(s, seat)).has(from), "MO-6.8");
        }
    }

    record Shipping(Side seat, Province from, Province to) implements Asks<Ship> {
        @Override
        public Choices<Ship> choices(State s) {
            var all = Force.each(s.pieces(from, Kind.KNIGHT), s.pieces(from, Kind.MAGE), Ship::new);
            all.removeFirst(); // somebody goes
            return Choices.of(all.reversed());
        }

        @Override
        public void answer(State s, Ship chosen) {
            s.march(seat, Kind.KNIGHT, from, to, chosen.knights);
            s.march(seat, Kind.MAGE, from, to, chosen.mages);
        }

        @Override
        public Refusal refused(State s, Ship move) {
            return Refusal.of("MO-6.8", "refused.aboard", from, Force.of(s, from));
        }

        /** At least one goes aboard, so there are two ways to count: knights with any number of mages, or mages only. */
        @Override
        public Said label(State s, Ship move) {
            return Said.of(
                    move.knights == 0
                            ? "do.ship-mages"
                            : s.pieces(from, Kind.MAGE) > 0 ? "do.ship-both" : "do.ship-knights");
        }

        @Override
        public Said told(State s, Ship move) {
            return Said.of("log.ship", seat, Force.of(move.knights, move.mages), from, to);
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.shipping", from, Force.of(s, from));
        }

        @Override
        public void possible(State s) {
            boolean lands = Province.in(shores(s, seat) & ~from.bit()).has(to);
            require(lands && Province.in(harbours(s, seat)).has(from), "MO-6.8");
        }
    }
}
