package tabard.laws;

import java.util.HashSet;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Refusal;
import tabard.table.Step;
import tabard.table.text.Canon;

/** Law 3, of positions and actions: what is written is read back the same. Positions are written where one looks closely. */
final class TextLaw<S, A extends Action> implements Check<S, A> {
    @Override
    public Law law() {
        return Law.TEXT;
    }

    @Override
    public void position(Moment<S, A> now) {
        if (!now.closely()) {
            return;
        }
        var game = now.game();
        same(now, game.parse(now.document()));
        for (var ask : now.awaits().asks()) {
            everyOption(now, ask);
        }
    }

    private void same(Moment<S, A> now, S parsed) {
        var again = now.game().text(parsed);
        if (!Canon.write(again).equals(now.text())) {
            String difference = Comparison.first("", now.document(), again);
            throw now.broken(Law.TEXT, "the position, read again, is written differently: " + difference);
        }
        if (!parsed.equals(now.s())) {
            throw now.broken(Law.TEXT, "the position, read again, differs in something that is not written");
        }
    }

    private void everyOption(Moment<S, A> now, Ask<A> ask) {
        var texts = new HashSet<String>();
        for (var option : ask.options()) {
            if (!texts.add(option.text())) {
                throw now.broken(Law.TEXT, "two options are both written " + option.text());
            }
            read(now, option);
        }
    }

    @Override
    public void step(Moment<S, A> before, Step<A> step, Moment<S, A> after) {
        read(before, step.action());
        if (!before.game().step(step.line()).equals(step)) {
            throw before.broken(Law.TEXT, "the step is read differently: " + step.line());
        }
        if (before.closely()) {
            garbled(before, step.text());
        }
    }

    private void read(Moment<S, A> now, A action) {
        if (!now.game().action(action.text()).equals(action)) {
            throw now.broken(Law.TEXT, "the action is read differently: " + action.text());
        }
    }

    /** A line that was mangled is refused, or is the one spelling of another action. */
    private void garbled(Moment<S, A> now, String text) {
        String line = new Garble(now.document(), now.dice()).line(text);
        try {
            String read = now.game().action(line).text();
            if (!read.equals(line)) {
                throw now.broken(Law.TEXT, "one action has two spellings: " + line + " / " + read);
            }
        } catch (Refusal refusal) {
            return; // as it should be
        }
    }
}
