package tabard.defenders.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import tabard.defenders.content.Face;
import tabard.table.*;
import tabard.table.sheet.Count;

/** So many dice rolled at once; the outcomes of small rolls are made beforehand. */
final class Dice<M extends Move> {
    /** Rolls of up to so many dice are looked up. */
    private static final int FEW = 3;

    private static final int SIDES = Face.ALL.size();

    /** No die shows as much: with it all are taken up. */
    static final int EVERY = SIDES + 1;

    private final Function<List<Face>, M> maker;
    private final List<List<M>> few = new ArrayList<>();
    private final List<Lottery<M>> rolls = new ArrayList<>();

    /** The move is what is told of the faces. */
    Dice(Function<List<Face>, M> maker) {
        this.maker = maker;
        for (int dice = 0; dice <= FEW; dice++) {
            int count = (int) Math.pow(SIDES, dice);
            var all = new ArrayList<M>(count);
            for (int index = 0; index < count; index++) {
                all.add(maker.apply(faces(dice, index)));
            }
            few.add(List.copyOf(all));
            rolls.add(new Roll(dice));
        }
    }

    private static List<Face> faces(int dice, int index) {
        var faces = new ArrayList<Face>(dice);
        for (int i = 0, rest = index; i < dice; i++, rest /= SIDES) {
            faces.add(Face.ALL.get(rest % SIDES));
        }
        return List.copyOf(faces);
    }

    Lottery<M> lottery(int dice) {
        return dice <= FEW ? rolls.get(dice) : new Roll(dice);
    }

    private final class Roll implements Lottery<M> {
        private final int dice;

        Roll(int dice) {
            this.dice = dice;
        }

        @Override
        public M draw(RandomGenerator generator) {
            if (dice <= FEW) {
                var all = few.get(dice);
                return all.get(generator.nextInt(all.size()));
            }
            var faces = new ArrayList<Face>(dice);
            for (int i = 0; i < dice; i++) {
                faces.add(Face.ALL.get(generator.nextInt(SIDES)));
            }
            return maker.apply(List.copyOf(faces));
        }

        @Override
        public boolean admits(Action outcome) {
            return outcome instanceof Shows roll
                    && roll.faces().size() == dice
                    && maker.apply(roll.faces()).equals(outcome);
        }
    }

    /** The dice of a row that show less than that. */
    static int below(State s, Count dice, Named row, int least) {
        int count = 0;
        for (int i = 0; i < Math.min(least - 1, SIDES); i++) {
            count += s.count(dice, row, Face.ALL.get(i));
        }
        return count;
    }

    /** Takes those up, to roll them again; how many there were. */
    static int takeUp(State s, Count dice, Named row, int least) {
        int count = below(s, dice, row, least);
        for (int i = 0; i < Math.min(least - 1, SIDES); i++) {
            s.set(dice, row, Face.ALL.get(i), 0);
        }
        return count;
    }

    static void lay(State s, Count dice, Named row, List<Face> faces) {
        faces.forEach(face -> s.add(dice, row, face, 1));
    }

    /** An outcome that shows faces. */
    interface Shows {
        List<Face> faces();
    }
}
