package tabard.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tabard.cli.desk.Papers;
import tabard.laws.cases.Documents;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.Viewer;
import tabard.table.text.Canon;

/** A position checked and written out in full, with what it waits for as comments: the output can be read in again. */
@Command(
        name = "position",
        description = {
            "Checks a position and prints it in full, with what it waits for.",
            "A position is a YAML document; what it does not name is as in the standard start, which is printed when no file is given.",
            "With --as, prints what one seat or a spectator may see of it: the rest reads \"?\"."
        })
final class ShowPosition implements Callable<Integer> {
    private static final String SPECTATOR = "spectator";

    @ParentCommand
    private Tabard tabard;

    @Mixin
    private Opened opened;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "The position; - reads it from the input.")
    private @Nullable String file;

    @Option(names = "--as", paramLabel = "SEAT|spectator", description = "Print what this viewer may see.")
    private @Nullable String as;

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    @Override
    public Integer call() {
        print(tabard.game(opened.game()));
        return 0;
    }

    private <S, A extends Action> void print(Game<S, A> game) {
        Map<String, Object> written = file == null
                ? Map.of()
                : Documents.read(Papers.read(file, tabard.desk().in()));
        S s = game.parse(opened.laidOver(game.info(), written));
        var viewer = viewer(game, s);
        var document = game.text(game.see(s, viewer).masked());
        var awaits = game.awaits(s);
        if (json) {
            tabard.voice().print(Json.write(document(document, awaits, viewer)));
        } else {
            tabard.desk().out().print(Canon.write(document));
            comments(awaits, viewer);
        }
    }

    private <S> Viewer viewer(Game<S, ?> game, S s) {
        if (as == null) {
            return Viewer.Referee.REFEREE;
        }
        if (as.equals(SPECTATOR)) {
            return Viewer.Spectator.SPECTATOR;
        }
        for (var seat : game.seated(s)) {
            if (seat.word().equals(as)) {
                return Viewer.of(seat);
            }
        }
        throw Refusal.unknown(
                "seat.unknown",
                as,
                game.seated(s).stream().map(seat -> seat.word()).toList());
    }

    private static Map<String, Object> document(Map<String, Object> position, Awaits<?> awaits, Viewer viewer) {
        var out = new LinkedHashMap<String, Object>();
        out.put("position", position);
        out.put("hash", Canon.hash(Canon.write(position)));
        out.put("awaits", awaits.getClass().getSimpleName().toLowerCase(java.util.Locale.ROOT));
        var asks = new LinkedHashMap<String, Object>();
        awaits.asks().forEach(ask -> asks.put(ask.seat().word(), options(ask, viewer)));
        out.put("asks", asks);
        if (awaits instanceof Awaits.Over<?>(var outcome)) {
            out.put(
                    "winners",
                    outcome.winners().stream().map(seat -> seat.word()).toList());
            out.put("points", outcome.points());
        }
        return out;
    }

    /** A seat's options are its own business. */
    private static List<String> options(Ask<?> ask, Viewer viewer) {
        return viewer.is(ask.seat()) ? ask.options().stream().map(Action::text).toList() : List.of();
    }

    private void comments(Awaits<?> awaits, Viewer viewer) {
        var voice = tabard.voice();
        switch (awaits) {
            case Awaits.Chance<?> _ -> voice.print("# " + voice.own("position.chance"));
            case Awaits.Over<?>(var outcome) -> voice.print("# " + voice.sentence(outcome.how()));
            case Awaits.Choice<?> _, Awaits.Together<?> _ -> {
                for (var ask : awaits.asks()) {
                    var lines = options(ask, viewer);
                    String key = lines.isEmpty() ? "position.waits" : "position.asked";
                    voice.print(
                            "# " + voice.own(key, voice.game().name(ask.seat().word(), "")));
                    lines.forEach(line -> voice.print("#   " + line));
                }
            }
        }
    }
}
