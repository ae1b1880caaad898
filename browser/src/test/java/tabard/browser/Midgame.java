package tabard.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import tabard.laws.cases.Documents;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.GameRecord;
import tabard.table.Games;

/** A moment of a recorded game at which a seat is asked something: the position, that seat, and the other seats at the table. */
record Midgame(Map<String, Object> position, Map<String, Object> seats) {
    private static final Path GAMES = Path.of("..", "games");

    /** When so many hundredths of the game are over; whoever is asked first then is this guest, the others are bots. */
    static Midgame of(String id, String record, int hundredths, Guest guest) {
        var file = GAMES.resolve(id).resolve("src/test/records").resolve(record + ".record");
        try {
            return of(Games.named(id), Files.readString(file), hundredths, guest);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <S, A extends Action> Midgame of(Game<S, A> game, String text, int hundredths, Guest guest) {
        var match = GameRecord.read(game, text, Documents::read);
        int last = match.steps().size();
        for (int i = last * hundredths / 100; i < last; i++) {
            var due = game.awaits(match.after(i)).due();
            if (!due.isEmpty()) {
                var asked = due.getFirst().seat();
                var seats = new LinkedHashMap<String, Object>();
                game.info().seats().stream()
                        .limit(game.options(match.now()).seats())
                        .forEach(seat -> seats.put(seat.word(), seat.equals(asked) ? guest : "random"));
                return new Midgame(new LinkedHashMap<>(game.text(match.after(i))), seats);
            }
        }
        throw new IllegalArgumentException("nobody is asked anything so late in this game");
    }
}
