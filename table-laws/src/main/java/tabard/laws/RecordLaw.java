package tabard.laws;

import java.util.LinkedHashMap;
import java.util.Map;
import tabard.laws.cases.Documents;
import tabard.table.Action;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Refusal;

/**
 * Law 3, of whole records: one that is read gives the same match, from the box or from the middle of a game, and one in which a
 * single letter was changed is refused. Some letters of each game are tried.
 */
final class RecordLaw<S, A extends Action> implements Check<S, A> {
    private static final int LETTERS = 2;

    /** A record from the middle is played on for so many steps. */
    private static final int EXCERPT = 30;

    @Override
    public Law law() {
        return Law.TEXT;
    }

    @Override
    public void whole(FinishedGame<S, A> game) {
        String record = game.record();
        same(game, game.match(), record);
        for (int i = 0; i < LETTERS; i++) {
            tamper(game, record, game.of().dice().nextInt(record.length()));
        }
        if (!game.match().steps().isEmpty()) {
            var excerpt = excerpt(game);
            same(game, excerpt, write(game.of(), excerpt));
        }
    }

    static <S, A extends Action> String write(RandomGame<S, A> of, Match<S, A> match) {
        Map<String, String> players = new LinkedHashMap<>();
        for (var seat : of.seated()) {
            players.put(seat.word(), "Zoë of " + seat.word());
        }
        return GameRecord.write(match, players);
    }

    private void same(FinishedGame<S, A> game, Match<S, A> match, String record) {
        Match<S, A> read;
        try {
            read = GameRecord.read(game.game(), record, Documents::read);
        } catch (Refusal refusal) {
            throw game.broken(Law.TEXT, "its own record is refused: " + refusal.getMessage());
        }
        for (int i = 0; i <= match.steps().size(); i++) {
            if (!read.after(i).equals(match.after(i))) {
                throw game.of().broken(Law.TEXT, i, null, "a record replays to another position");
            }
        }
        if (!write(game.of(), read).equals(record)) {
            throw game.broken(Law.TEXT, "a record is written differently the second time");
        }
    }

    private Match<S, A> excerpt(FinishedGame<S, A> game) {
        var steps = game.match().steps();
        int from = game.of().dice().nextInt(steps.size());
        var match = new Match<>(game.game(), game.match().after(from));
        for (var step : steps.subList(from, Math.min(from + EXCERPT, steps.size()))) {
            match.take(step);
        }
        return match;
    }

    private void tamper(FinishedGame<S, A> game, String record, int at) {
        String tampered = Garble.letter(record, at, game.of().dice());
        long line = record.substring(0, at).lines().count();
        try {
            GameRecord.read(game.game(), tampered, Documents::read);
        } catch (Refusal refusal) {
            return; // as it should be
        } catch (RuntimeException e) {
            throw game.broken(Law.TEXT, "a record changed in line " + line + " throws " + e);
        }
        throw game.broken(Law.TEXT, "a record may be changed unnoticed in line " + line);
    }
}
