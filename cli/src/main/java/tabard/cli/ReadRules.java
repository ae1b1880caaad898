package tabard.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tabard.cli.desk.Voice;
import tabard.laws.cases.Coverage;
import tabard.table.Game;
import tabard.table.text.Rulebook;

/** The rulebook: all of it, one clause, or what no case shows yet. */
@Command(
        name = "rules",
        description = {
            "Prints the rules of a game: all of them, or one clause.",
            "With --coverage: the clauses that no case and no test shows; there should be none."
        })
final class ReadRules implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Parameters(index = "0", paramLabel = "GAME", description = "The game, as `tabard games` names it.")
    private String game;

    @Parameters(index = "1", arity = "0..1", paramLabel = "CLAUSE", description = "A clause: MO-6.3, or just 6.3.")
    private @Nullable String clause;

    @Option(names = "--coverage", description = "List the clauses without a case; fails if there are any.")
    private boolean coverage;

    @Override
    public Integer call() {
        var found = tabard.game(game);
        var voice = tabard.voice();
        if (coverage) {
            return cover(voice, found);
        }
        var book = Rulebook.of(found, voice.game().language());
        if (clause == null) {
            print(voice, book);
        } else {
            print(voice, book.clause(clause));
        }
        return 0;
    }

    private static void print(Voice voice, Rulebook book) {
        voice.heading(book.title(), '=');
        for (String paragraph : book.introduction().split("\n\n", -1)) {
            voice.print("");
            voice.paragraph(plain(paragraph), "");
        }
        for (var chapter : book.chapters()) {
            voice.print("");
            voice.heading(chapter.title(), '-');
            for (var each : chapter.clauses()) {
                voice.print("");
                print(voice, each);
            }
        }
    }

    private static void print(Voice voice, Rulebook.Clause each) {
        voice.paragraph(each.id() + " " + plain(each.text()), "");
    }

    private static String plain(String markdown) {
        return markdown.replace("*", "");
    }

    private static int cover(Voice voice, Game<?, ?> game) {
        var covered = Coverage.of(game);
        for (String missing : covered.missing()) {
            voice.print(missing);
        }
        int all = covered.cases().size();
        voice.say("coverage.sum", all - covered.missing().size(), all);
        return covered.missing().isEmpty() ? 0 : Faults.FAILED;
    }
}
