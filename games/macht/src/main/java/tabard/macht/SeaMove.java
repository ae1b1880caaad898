package tabard.macht;

import java.util.ArrayList;
import java.util.List;
import tabard.macht.State.Asks;
import tabard.table.Choices;
import tabard.table.Moves;
import tabard.table.Rule;

/** MO-6.8: a voyage from coast to coast, one way. */
final class SeaMove {
    private SeaMove() {}

    @Rule("MO-6.8")
    record Embark(Province province) implements Move {
        static final List<Embark> EACH = Moves.each(Province.ALL, Embark::new);
    }

    @Rule("MO-6.8")
    record Land(Province province) implements Move {
        static final List<Land> EACH = Moves.each(Province.ALL, Land::new);
    }

    /** How many go aboard. */
    @Rule("MO-6.8")
    record Ship(int knights, int mages) implements Move {}

    /** Own coastal provinces from which there is somewhere to sail to. */
    static int harbours(State s, Side side) {
        int shores = shores(s, side);
        int harbours = shores & s.held(side);
        return (shores & (shores - 1)) == 0 ? 0 : harbours; // a lone shore leads nowhere
    }

    static int landings(State s, Side side, Province from) {
        return shores(s, side) & ~from.bit();
    }

    private static int shores(State s, Side side) {
        return s.board().coast() & s.open(side);
    }

    record Embarking(Side seat) implements Asks<Embark> {
        @Override
        public Choices<Embark> choices(State s) {
            var out = new ArrayList<Embark>(8);
            Moves.add(out, Embark.EACH, harbours(s, seat));
            return Choices.of(out);
        }

        @Override
        public void answer(State s, Embark chosen) {
            s.push(new Landing(seat, chosen.province));
        }
    }

    record Landing(Side seat, Province from) implements Asks<Land> {
        @Override
        public Choices<Land> choices(State s) {
            var out = new ArrayList<Land>(14);
            Moves.add(out, Land.EACH, landings(s, seat, from));
            return Choices.of(out);
        }

        @Override
        public void answer(State s, Land chosen) {
            s.push(new Shipping(seat, from, chosen.province));
        }
    }

    record Shipping(Side seat, Province from, Province to) implements Asks<Ship> {
        @Override
        public Choices<Ship> choices(State s) {
            int knights = s.pieces(from, Kind.KNIGHT);
            int mages = s.pieces(from, Kind.MAGE);
            var out = new ArrayList<Ship>((knights + 1) * (mages + 1));
            for (int k = knights; k >= 0; k--) {
                for (int m = mages; m >= 0; m--) {
                    if (k + m > 0) {
                        out.add(new Ship(k, m));
                    }
                }
            }
            return Choices.of(out);
        }

        @Override
        public void answer(State s, Ship chosen) {
            sail(s, Kind.KNIGHT, chosen.knights);
            sail(s, Kind.MAGE, chosen.mages);
        }

        private void sail(State s, Kind kind, int count) {
            if (count > 0) {
                s.put(seat, kind, from, -count);
                s.put(seat, kind, to, count);
            }
        }
    }
}
