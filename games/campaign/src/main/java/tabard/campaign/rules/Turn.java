package tabard.campaign.rules;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.Building;
import tabard.campaign.rules.State.Draws;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 3: a turn begins with what cities bring, and ends with who is still there. */
public final class Turn {
    /** CA-3.2: most PC that cities bring in a turn. */
    private static final int MOST_FROM_CITIES = 2;

    private Turn() {}

    /** A new turn, and what cities brought. */
    @Rule("CA-3.2")
    public record Began(int turn) implements Move {}

    record Begin() implements Draws<Began> {
        @Override
        public Lottery<Began> lottery(State s) {
            return new Lottery.Certain<>(new Began(s.turn() + 1));
        }

        @Override
        public @Nullable Said told(State s, Began drawn) {
            boolean cities = (s.built(Building.CITY) & ~s.ownerless()) != 0; // a neutral one brings nobody anything
            return cities ? Said.of("log.began-cities", drawn.turn) : null;
        }

        @Override
        public void answer(State s, Began drawn) {
            s.set(State.TURN, drawn.turn);
            for (var banner : s.players()) {
                s.gain(banner, Math.min(MOST_FROM_CITIES, s.buildings(banner, Building.CITY)));
            }
            s.push(new Events.Open());
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** The turn is over. */
    @Rule("CA-3.4")
    public record Ended(int turn) implements Move {}

    record End() implements Draws<Ended> {
        @Override
        public Lottery<Ended> lottery(State s) {
            return new Lottery.Certain<>(new Ended(s.turn()));
        }

        @Override
        public void answer(State s, Ended drawn) {
            Ending.close(s);
        }

        @Override
        public boolean last() {
            return true;
        }
    }
}
