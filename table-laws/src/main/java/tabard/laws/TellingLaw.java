package tabard.laws;

import java.util.HashSet;
import java.util.List;
import tabard.table.Action;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/**
 * Law 13: under each step stand lines about all that a viewer saw change in fields that are told, and nothing else: whoever saw no change
 * is told of none. Every line can be said in every language. Looked at for everybody at steps that begin where one looks closely, else
 * for one viewer. That no field has forgotten to say whether it is told is asked of the sheet, by the kit.
 */
final class TellingLaw<S, A extends Action> implements Check<S, A> {
    private final Sayings.OfGame sayings;

    TellingLaw(Sayings.OfGame sayings) {
        this.sayings = sayings;
    }

    @Override
    public Law law() {
        return Law.TELLING;
    }

    @Override
    public void step(Moment<S, A> before, Step<A> step, Moment<S, A> after) {
        for (var viewer : before.viewers()) {
            told(before, viewer, step, after.s());
        }
    }

    private void told(Moment<S, A> before, Viewer viewer, Step<A> step, S after) {
        var game = before.game();
        var then = game.see(before.s(), viewer);
        var now = game.see(after, viewer);
        var lines = game.followed(then, now);
        Complaint complaint = what -> before.broken(Law.TELLING, viewer, "after " + step.line() + ": " + what);
        if (then.equals(now) && !lines.isEmpty()) {
            throw complaint.of(
                    "is told of what it did not see: " + lines.getFirst().key());
        }
        changes(then, now, lines, before, complaint);
        var listener = new Listener(sayings.with(before.of().options()), complaint);
        lines.forEach(listener::hear);
    }

    private void changes(Seen<S> then, Seen<S> now, List<Said> lines, Moment<S, A> before, Complaint complaint) {
        var told = new HashSet<String>();
        lines.forEach(line -> told.add(line.key()));
        for (String change : before.game().changed(then, now)) {
            if (told.stream().noneMatch(key -> about(key, change))) {
                throw complaint.of("sees a change that is not told: " + change);
            }
        }
    }

    /** The key of a change, or that with one word more: "changed.wounds-up". */
    private static boolean about(String key, String change) {
        return key.equals(change) || (key.startsWith(change + "-") && key.indexOf('-', change.length() + 1) < 0);
    }
}
