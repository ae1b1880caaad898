package tabard.mageknight;

import java.util.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.table.*;

/** Measures random play and copies: java tabard.mageknight.Pace SEATS GAMES. */
final class Pace {
    private Pace() {}

    public static void main(String[] args) {
        var game = new MageKnight();
        int seats = Integer.parseInt(args[0]);
        int games = Integer.parseInt(args[1]);
        Map<String, Object> chosen = args.length > 2 ? Map.of("scenario", args[2]) : Map.of();
        var options = game.info().options(seats, chosen);
        for (int round = 0; round < 4; round++) {
            long steps = 0;
            long decisions = 0;
            long start = System.nanoTime();
            State last = game.setup(options);
            for (int seed = 0; seed < games; seed++) {
                var s = game.setup(options);
                var dice = new SplittableRandom(seed);
                while (true) {
                    var awaits = game.awaits(s);
                    if (awaits instanceof Awaits.Over<Move>) {
                        break;
                    }
                    steps++;
                    switch (awaits) {
                        case Awaits.Chance<Move>(var lottery) -> game.apply(s, new Step.Happened<>(lottery.draw(dice)));
                        case Awaits.Choice<Move>(var ask, var _) -> {
                            decisions++;
                            game.apply(
                                    s,
                                    new Step.Chosen<>(ask.seat(), ask.choices().any(dice)));
                        }
                        case Awaits.Together<Move>(var asks) -> {
                            decisions++;
                            game.apply(
                                    s,
                                    new Step.Chosen<>(
                                            asks.getFirst().seat(),
                                            asks.getFirst().choices().any(dice)));
                        }
                        case Awaits.Over<Move> _ -> {}
                    }
                    if (steps > 20_000L * games) {
                        throw new IllegalStateException("no end: " + s.agenda());
                    }
                }
                last = s;
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            long begin = System.nanoTime();
            int sum = 0;
            for (int i = 0; i < 200_000; i++) {
                sum += game.copy(last).turn();
            }
            System.out.printf(
                    Locale.ROOT,
                    "%d steps, %d decisions a game; %.0f decisions/s, %.0f steps/s; copy %.0f ns, %d cells (%d)%n",
                    steps / games,
                    decisions / games,
                    decisions / seconds,
                    steps / seconds,
                    (System.nanoTime() - begin) / 200_000.0,
                    State.SHEET.size(),
                    sum % 7);
        }
    }
}
