package tabard.immortals.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import tabard.immortals.content.*;
import tabard.immortals.rules.Timed.WhileScoring;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapters 16 and 17: points at the end of each round, and the end of the game. */
public final class Scoring {
    /** IM-17.3: the printed number of rounds, some more, or all ten round cards. */
    public static final List<String> ROUNDS = List.of("printed", "1-more", "2-more", "3-more", "4-more", "ten");

    private static final int ROUND_CARDS = 10;

    private Scoring() {}

    /** What each player gains, one after another. */
    @Rule("IM-16.1")
    public record Scored(int red, int violet, int blue, int yellow, int white) implements Move {
        int of(Colour colour) {
            return switch (colour) {
                case RED -> red;
                case VIOLET -> violet;
                case BLUE -> blue;
                case YELLOW -> yellow;
                case WHITE -> white;
            };
        }
    }

    /** IM-3.1, 17.3 */
    public static int rounds(Options options) {
        int printed = Objects.requireNonNull(Content.NUMBERS.rounds().get(Integer.toString(options.seats())));
        int more = ROUNDS.indexOf(options.get("rounds"));
        return more == ROUNDS.size() - 1 ? ROUND_CARDS : Math.min(ROUND_CARDS, printed + more);
    }

    /** What a player's regions are worth: by their number, by what is built there, and by provinces. */
    public static int points(State s, Colour colour) {
        var values = Content.NUMBERS.scoring();
        long held = s.held(colour);
        return Long.bitCount(held)
                        / values.vpPerRegions().regions()
                        * values.vpPerRegions().vp()
                + Buildings.built(s, held, Building.SANCTUARY) * values.sanctuary()
                + Buildings.built(s, held, Building.CAPITAL) * values.capital()
                + provinces(
                        s,
                        colour,
                        lands -> lands == Province.SIZE ? values.province5() : lands >= 3 ? values.province3or4() : 0);
    }

    /** The sum over all provinces of both realms, by the number of lands that a player holds in each. */
    public static int provinces(State s, Colour colour, IntUnaryOperator value) {
        return Subset.all(Realm.ALL)
                .sum(realm -> Subset.all(Province.ALL)
                        .sum(province -> value.applyAsInt(Long.bitCount(s.held(colour, realm) & province.lands()))));
    }

    /** The round is scored; then the next one begins, or the game is over. */
    record Counting() implements Draws<Scored>, WhileScoring {
        @Override
        public Lottery<Scored> lottery(State s) {
            return new Lottery.Certain<>(new Scored(
                    points(s, Colour.RED),
                    points(s, Colour.VIOLET),
                    points(s, Colour.BLUE),
                    points(s, Colour.YELLOW),
                    points(s, Colour.WHITE)));
        }

        @Override
        public void answer(State s, Scored drawn) {
            for (var colour : s.seated()) {
                s.add(State.POINTS, colour, drawn.of(colour));
            }
            if (s.count(State.ROUND) < rounds(s.options())) {
                s.push(new Reinforcements.NewRound());
            }
        }

        @Override
        public Said told(State s, Scored drawn) {
            var all = new ArrayList<Object>();
            all.add(s.count(State.ROUND));
            for (var colour : s.seated()) {
                all.add(colour.said());
                all.add(drawn.of(colour));
            }
            return new Said("log.scored", all);
        }
    }

    public static int armiesOnBoard(State s, Colour colour) {
        return Region.of(s.held(colour)).sum(region -> s.count(State.ARMIES, region));
    }

    /** IM-17.1: most points, then most armies in regions; still tied, all of them. */
    public static List<Colour> winners(State s) {
        return Outcome.best(
                s.seated(), colour -> s.count(State.POINTS, colour) * (State.CUBES + 1) + armiesOnBoard(s, colour));
    }
}
