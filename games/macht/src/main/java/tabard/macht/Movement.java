package tabard.macht;

import java.util.ArrayList;
import java.util.List;
import tabard.macht.State.Asks;
import tabard.table.Choices;
import tabard.table.Moves;
import tabard.table.Rule;

/** MO-6.7: redistributing one's pieces between two neighbouring provinces. */
final class Movement {
    private Movement() {}

    @Rule("MO-6.7")
    record Between(Province province) implements Move {
        static final List<Between> EACH = Moves.each(Province.ALL, Between::new);
    }

    @Rule("MO-6.7")
    record And(Province province) implements Move {
        static final List<And> EACH = Moves.each(Province.ALL, And::new);
    }

    /** How many knights and mages stand in the second province afterwards; the others in the first. */
    @Rule("MO-6.7")
    record Share(int knights, int mages) implements Move {}

    /** Own provinces with a neighbour to share with. */
    static int firsts(State s, Side side) {
        int firsts = 0;
        for (int rest = s.held(side); rest != 0; rest &= rest - 1) {
            var province = Province.first(rest);
            if (seconds(s, side, province) != 0) {
                firsts |= province.bit();
            }
        }
        return firsts;
    }

    /** Its neighbours that are empty or own; of two own provinces the later one is the second, so that a pair is offered once. */
    static int seconds(State s, Side side, Province first) {
        int earlier = first.bit() - 1;
        return s.neighbours(first) & s.open(side) & ~(s.held(side) & earlier);
    }

    record First(Side seat) implements Asks<Between> {
        @Override
        public Choices<Between> choices(State s) {
            var out = new ArrayList<Between>(8);
            Moves.add(out, Between.EACH, firsts(s, seat));
            return Choices.of(out);
        }

        @Override
        public void answer(State s, Between chosen) {
            s.push(new Second(seat, chosen.province));
        }
    }

    record Second(Side seat, Province first) implements Asks<And> {
        @Override
        public Choices<And> choices(State s) {
            var out = new ArrayList<And>(8);
            Moves.add(out, And.EACH, seconds(s, seat, first));
            return Choices.of(out);
        }

        @Override
        public void answer(State s, And chosen) {
            s.push(new Sharing(seat, first, chosen.province));
        }
    }

    record Sharing(Side seat, Province first, Province second) implements Asks<Share> {
        @Override
        public Choices<Share> choices(State s) {
            int knights = s.pieces(first, Kind.KNIGHT) + s.pieces(second, Kind.KNIGHT);
            int mages = s.pieces(first, Kind.MAGE) + s.pieces(second, Kind.MAGE);
            var out = new ArrayList<Share>((knights + 1) * (mages + 1));
            var now = new Share(s.pieces(second, Kind.KNIGHT), s.pieces(second, Kind.MAGE));
            out.add(now); // what a clock takes
            for (int k = 0; k <= knights; k++) {
                for (int m = 0; m <= mages; m++) {
                    if (k != now.knights || m != now.mages) {
                        out.add(new Share(k, m));
                    }
                }
            }
            return Choices.of(out);
        }

        @Override
        public void answer(State s, Share chosen) {
            shift(s, Kind.KNIGHT, chosen.knights);
            shift(s, Kind.MAGE, chosen.mages);
        }

        private void shift(State s, Kind kind, int there) {
            int moved = there - s.pieces(second, kind);
            s.put(seat, kind, first, -moved);
            s.put(seat, kind, second, moved);
        }
    }
}
