package tabard.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tabard.cli.desk.Papers;
import tabard.cli.play.Chronicle;
import tabard.laws.cases.Documents;
import tabard.server.fair.Proof;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Refusal;
import tabard.table.Viewer;
import tabard.table.scene.Said;
import tabard.table.text.Canon;

/** A record played again and told, or refused with the line where it departs from the rules or from its own marks. */
@Command(
        name = "replay",
        description = {
            "Checks a record, step by step and mark by mark, and tells the game.",
            "With --until, prints the position after so many steps instead.",
            "`tabard position` and `tabard play --from` read it again."
        })
final class ReplayRecord implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Parameters(index = "0", paramLabel = "RECORD", description = "The record; - reads it from the input.")
    private String file;

    @Option(names = "--until", paramLabel = "N", description = "Print the position after N steps; 0 is the start.")
    private @Nullable Integer until;

    @Option(names = "--verify", description = "Prove that every lot was drawn as promised before the game.")
    private boolean verify;

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    @Override
    public Integer call() {
        String text = Papers.read(file, tabard.desk().in());
        var game = tabard.game(GameRecord.gameOf(text));
        if (verify) {
            var proof = Proof.of(game, text, Documents::read);
            tabard.voice().say("replay.fair", proof.lots(), proof.commitment());
            if (!proof.reports().isEmpty()) {
                tabard.voice().say("replay.reports", proof.reports().size());
                proof.reports()
                        .forEach(report -> tabard.voice().print("%6d  %s".formatted(report.step(), report.line())));
            }
        } else {
            replay(game, text);
        }
        return 0;
    }

    private <S, A extends Action> void replay(Game<S, A> game, String text) {
        var match = GameRecord.read(game, text, Documents::read);
        if (until != null) {
            position(match, until);
        } else if (json) {
            tabard.voice().print(Json.write(document(match)));
        } else {
            story(match);
        }
    }

    private <S, A extends Action> void position(Match<S, A> match, int count) {
        int last = match.steps().size();
        if (count < 0 || count > last) {
            throw new Refusal(Said.of("replay.until", last, count));
        }
        var document = match.game().text(match.after(count));
        if (json) {
            tabard.voice()
                    .print(Json.write(
                            Map.of("steps", count, "hash", Canon.hash(Canon.write(document)), "position", document)));
        } else {
            tabard.desk().out().print(Canon.write(document));
        }
    }

    private <S, A extends Action> void story(Match<S, A> match) {
        var voice = tabard.voice();
        new Chronicle<>(match, Viewer.Referee.REFEREE, voice).whole();
        if (match.awaits() instanceof Awaits.Over<A>(var outcome)) {
            voice.paragraph(voice.game().say(outcome.how()), "");
        } else {
            voice.say("replay.unfinished");
        }
        voice.say("replay.hash", match.steps().size(), Canon.hash(match.game(), match.now()));
    }

    private <S, A extends Action> Map<String, Object> document(Match<S, A> match) {
        var chronicle = new Chronicle<>(match, Viewer.Referee.REFEREE, tabard.voice());
        var steps = new ArrayList<Map<String, Object>>();
        for (int i = 0; i < match.steps().size(); i++) {
            var step = match.steps().get(i);
            var told = new LinkedHashMap<String, Object>();
            told.put("line", step.line());
            told.put("told", chronicle.sentence(i));
            told.put("followed", chronicle.followed(i));
            told.put("clause", chronicle.clause(i));
            if (step.reported()) {
                told.put("reported", true);
            }
            steps.add(told);
        }
        var out = new LinkedHashMap<String, Object>();
        out.put("game", match.game().info().rules());
        out.put("seats", match.game().options(match.now()).seats());
        out.put("steps", steps);
        out.put("over", match.awaits() instanceof Awaits.Over);
        if (match.awaits() instanceof Awaits.Over<A>(var outcome)) {
            out.put(
                    "winners",
                    outcome.winners().stream().map(seat -> seat.word()).toList());
            out.put("points", outcome.points());
        }
        out.put("hash", Canon.hash(match.game(), match.now()));
        return out;
    }
}
