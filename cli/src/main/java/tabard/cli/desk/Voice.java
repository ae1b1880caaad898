package tabard.cli.desk;

import java.util.List;
import org.jline.utils.AttributedString;
import tabard.table.Refusal;
import tabard.table.scene.Box;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** Speaks at a desk, in the command's own words and in those of the game that is talked about. */
public record Voice(Desk desk, Words own, Words game) {
    private static final int WIDEST = 100;

    /** At a table whose box brings names of its own, those of a map. */
    public Voice at(Box box) {
        return new Voice(desk, own, game.withPeople(box.ownNames(game::say)));
    }

    public String own(String key, Object... args) {
        return own.say(Said.of(key, args));
    }

    /** A sentence from wherever it comes: the game knows its own and the common ones. */
    public String sentence(Said said) {
        return game.knows(said.key()) ? game.say(said) : own.say(said);
    }

    /** A refusal, with its clause. */
    public String sentence(Refusal refusal) {
        String said = sentence(refusal.why());
        return refusal.clause().isEmpty() ? said : said + " [" + refusal.clause() + "]";
    }

    public void say(String key, Object... args) {
        paragraph(own(key, args), "");
    }

    public void print(String line) {
        desk.out().println(line);
    }

    public void print(List<AttributedString> lines) {
        for (var line : lines) {
            print(desk.colours() ? line.toAnsi() : line.toString());
        }
    }

    /** Prose, wrapped; a page wider than a book is hard to read. */
    public void paragraph(String text, String indent) {
        Wrapped.lines(text, Math.min(desk.columns(), WIDEST), indent).forEach(this::print);
    }

    /** A heading, underlined. */
    public void heading(String text, char line) {
        print(text);
        print(String.valueOf(line).repeat(text.length()));
    }
}
