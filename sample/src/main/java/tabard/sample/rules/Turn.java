package tabard.sample.rules;

import tabard.table.Choices;
import tabard.table.Frame;
import tabard.table.Lottery;
import tabard.table.Refusal;
import tabard.table.Rule;

/** Drawing and playing. A longer game has a file like this one for each chapter of its rules. */
public final class Turn {
    public static final int HAND = 4;

    private Turn() {}

    /** A letter comes into a hand; all but its holder read the cover. */
    @Rule("SA-1.2")
    record Drawn(Player player, Letter letter) implements Move {
        @Override
        public Audience audience() {
            return new Audience.Only(player, Cover.of("drawn-unseen", player));
        }
    }

    @Rule("SA-2.2")
    public record Play(Letter letter) implements Move {}

    public record Drawing(Player player) implements Frame.Draws<State, Move, Drawn> {
        @Override
        public Lottery<Drawn> lottery(State s) {
            return State.CARDS.draw(s, null, letter -> new Drawn(player, letter));
        }

        @Override
        public void answer(State s, Drawn drawn) {
            s.move(State.LETTERS, drawn.letter, player);
            next(s, player);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.count(State.LETTERS, player) < HAND, "SA-1.2", "refused.hand", player);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    record Playing(Player seat) implements Frame.Asks<State, Move, Play> {
        @Override
        public Choices<Play> choices(State s) {
            return Choices.among(s.hand(seat), Play::new);
        }

        @Override
        public void answer(State s, Play chosen) {
            var row = s.row();
            if (!row.isEmpty() && chosen.letter.ordinal() < row.last().ordinal()) { // SA-2.3
                s.add(State.POINTS, seat, row.size());
                row.forEach(letter -> s.move(State.LETTERS, letter, State.TAKEN));
            }
            s.move(State.LETTERS, chosen.letter, State.ROW);
            next(s, seat);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** First the hand is filled (SA-2.4), then the next player draws a first hand, or plays; if nobody can, it is over (SA-3.1). */
    private static void next(State s, Player from) {
        for (int i = 0; i <= s.players().size(); i++) {
            var player = s.players().get((from.ordinal() + i) % s.players().size());
            int held = s.count(State.LETTERS, player);
            boolean draws = held < (i == 0 ? HAND : 1) && s.count(State.LETTERS, null) > 0;
            if (draws || (held > 0 && i > 0)) {
                s.push(draws ? new Drawing(player) : new Playing(player));
                return;
            }
        }
    }
}
