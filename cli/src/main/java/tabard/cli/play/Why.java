package tabard.cli.play;

import java.util.Optional;
import tabard.cli.desk.Voice;
import tabard.cli.draw.Filling;
import tabard.cli.draw.Menu;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;
import tabard.table.text.Rulebook;

/** Explains a move that could or could not be made: the reason, the sums behind it, and the clause in full. */
final class Why<S, A extends Action> {
    private static final String INDENT = "  ";

    private final Game<S, A> game;
    private final Voice voice;
    private final Rulebook book;

    Why(Game<S, A> game, Voice voice) {
        this.game = game;
        this.voice = voice;
        this.book = Rulebook.of(game, voice.game().language());
    }

    /** The move may be given by its line, or by the number of an option. */
    void explain(S s, Seat seat, Menu menu, String line) {
        if (line.isEmpty()) {
            throw new Refusal(Said.of("play.why-what"));
        }
        var picked = menu.option(line).isPresent()
                ? Optional.<Filling>empty()
                : menu.pick(line).or(() -> menu.said(line));
        var option = picked.map(Filling::option).or(() -> menu.option(line)).or(() -> menu.barred(line));
        if (option.isPresent()) {
            explain(
                    option.get(),
                    picked.map(filling -> voice.game().say(filling.option().label()))
                            .orElse(line));
            return;
        }
        try {
            game.play(s, new Step.Chosen<>(seat, game.action(line)));
            voice.say("play.possible", line);
        } catch (Refusal refusal) {
            voice.paragraph(voice.sentence(refusal), "");
            clause(refusal.clause());
        }
    }

    private void explain(Option option, String what) {
        var barred = option.barred();
        String verdict = option.verdict() == null ? "" : " (" + option.verdict() + ")";
        voice.paragraph(
                (barred == null
                                ? voice.own("play.possible", what)
                                : voice.game().say(barred))
                        + verdict,
                "");
        for (var sum : option.because()) {
            voice.paragraph(INDENT + voice.game().say(sum), INDENT + INDENT);
        }
        if (option.clause() != null) {
            clause(option.clause());
        }
    }

    /** A clause in full, where the id is one. */
    private void clause(String id) {
        var clause = book.clauses().get(id);
        if (clause != null) {
            clause(clause);
        }
    }

    private void clause(Rulebook.Clause clause) {
        voice.paragraph(INDENT + clause.id() + " " + clause.text().replace("*", ""), INDENT);
    }

    /** The clause asked for, or else which clauses there are. */
    void rules(String id) {
        if (!id.isEmpty()) {
            clause(book.clause(id));
            return;
        }
        for (var chapter : book.chapters()) {
            voice.print(INDENT + chapter.title());
            voice.paragraph(
                    INDENT
                            + INDENT
                            + String.join(
                                    " ",
                                    chapter.clauses().stream()
                                            .map(Rulebook.Clause::id)
                                            .toList()),
                    INDENT + INDENT);
        }
    }

    Iterable<String> clauses() {
        return book.clauses().keySet();
    }
}
