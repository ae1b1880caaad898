package tabard.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabard.bots.loop.Watcher;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Outcome;
import tabard.table.Step;

/** Writes the game it watches as a record, after replaying it with every step checked. */
public final class Recorder<S, A extends Action> implements Watcher<S, A> {
    private final Game<S, A> game;
    private final Plan plan;
    private final Path file;
    private final List<Step<A>> steps = new ArrayList<>();

    private Recorder(Game<S, A> game, Plan plan, Path file) {
        this.game = game;
        this.plan = plan;
        this.file = file;
    }

    /** One file for each game, in a folder that is made where it is missing: "macht-0007.record" is the seventh of some thousands. */
    public static <S, A extends Action> Each<S, A> into(Path folder, Game<S, A> game, Plan plan) throws IOException {
        Files.createDirectories(folder);
        String name = "%s-%0" + String.valueOf(plan.games()).length() + "d.record";
        return (number, _) -> new Recorder<>(
                game, plan, folder.resolve(name.formatted(game.info().id(), number + 1)));
    }

    @Override
    public void step(S before, Awaits<A> awaits, Step<A> step) {
        steps.add(step);
    }

    @Override
    public void over(S end, Outcome outcome) {
        var match = new Match<>(game, game.setup(plan.options()));
        steps.forEach(match::take);
        try {
            WholeFile.write(file, GameRecord.write(match, players()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<String, String> players() {
        var players = new LinkedHashMap<String, String>();
        var seats = game.info().seated(plan.options());
        for (int i = 0; i < seats.size(); i++) {
            players.put(seats.get(i).word(), plan.bots().get(i));
        }
        return players;
    }
}
