package tabard.server.fair;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Refusal;
import tabard.table.Step;
import tabard.table.scene.Said;

/**
 * Shows from a finished record that every lot was drawn as promised: the seed fits the commitment, the lots fit the seed. What people
 * reported is outside of that, and listed.
 */
public record Proof(String commitment, int lots, List<Report> reports) {
    /** A step that tells what happened outside the program, by its number and line. */
    public record Report(int step, String line) {}

    private static final String COMMITMENT = "commitment";
    private static final String SEED = "seed";
    private static final String SHARE = "share.";

    /** The lines that a record's header carries for it. */
    public static Map<String, String> header(FairDice dice) {
        var lines = new LinkedHashMap<String, String>();
        lines.put(COMMITMENT, FairDice.commitment(dice.seed()));
        lines.put(SEED, dice.seed());
        dice.contributions().forEach((seat, share) -> lines.put(SHARE + seat, share));
        return lines;
    }

    /** Reads the record, then draws every lot again; a refusal names the first that differs. */
    public static <S, A extends Action> Proof of(Game<S, A> game, String record, GameRecord.Documents documents) {
        var dice = dice(GameRecord.fairness(record));
        var match = GameRecord.read(game, record, documents);
        return of(match, dice);
    }

    /** The same of a game that is at hand. */
    public static Proof of(Match<?, ?> match, FairDice dice) {
        return new Proof(FairDice.commitment(dice.seed()), lots(match, dice), reports(match));
    }

    private static FairDice dice(Map<String, String> header) {
        String seed = header.get(SEED);
        if (seed == null || !seed.matches("[0-9a-f]{64}")) {
            throw new Refusal(Said.of("fair.no-seed"));
        }
        if (!FairDice.commitment(seed).equals(header.get(COMMITMENT))) {
            throw new Refusal(
                    Said.of("fair.commitment", FairDice.commitment(seed), header.getOrDefault(COMMITMENT, "")));
        }
        var shares = new LinkedHashMap<String, String>();
        header.forEach((name, value) -> {
            if (name.startsWith(SHARE)) {
                shares.put(name.substring(SHARE.length()), value);
            }
        });
        return new FairDice(seed, shares);
    }

    private static List<Report> reports(Match<?, ?> match) {
        var reports = new ArrayList<Report>();
        for (int i = 0; i < match.steps().size(); i++) {
            if (match.steps().get(i).reported()) {
                reports.add(new Report(i + 1, match.steps().get(i).line()));
            }
        }
        return List.copyOf(reports);
    }

    private static <S, A extends Action> int lots(Match<S, A> match, FairDice dice) {
        int lots = 0;
        for (int i = 0; i < match.steps().size(); i++) {
            if (match.game().awaits(match.after(i)) instanceof Awaits.Chance<A>(var lottery)) {
                var drawn = new Step.Happened<>(lottery.draw(dice.forStep(i)));
                if (!drawn.equals(match.steps().get(i))) {
                    throw new Refusal(
                            Said.of("fair.lot", i + 1, match.steps().get(i).line(), drawn.line()));
                }
                lots++;
            }
        }
        return lots;
    }
}
