package tabard.cli.play;

import java.util.List;
import tabard.cli.desk.Voice;
import tabard.table.Action;
import tabard.table.Match;
import tabard.table.Step;
import tabard.table.Viewer;

/** Tells what happened, step by step, as far as one viewer may know it. */
public final class Chronicle<S, A extends Action> {
    private static final String INDENT = "  ";
    private static final String BELOW = "· ";

    private final Match<S, A> match;
    private final Viewer viewer;
    private final Voice voice;
    private int told;

    public Chronicle(Match<S, A> match, Viewer viewer, Voice voice) {
        this.match = match;
        this.viewer = viewer;
        this.voice = voice;
        this.told = match.steps().size();
    }

    /** What has happened since it was last told, each with something added. */
    void catchUp(String added) {
        for (; told < match.steps().size(); told++) {
            String sentence = sentence(told);
            if (!sentence.isEmpty()) {
                voice.paragraph(INDENT + sentence + added, INDENT);
                followed(told).forEach(line -> voice.paragraph(INDENT + BELOW + line, INDENT + INDENT));
            }
        }
    }

    /** Steps were taken back: those that come instead are to be told. */
    void forget() {
        told = Math.min(told, match.steps().size());
    }

    /** Everything from the beginning, each with the clause it rests on. */
    public void whole() {
        for (int i = 0; i < match.steps().size(); i++) {
            String sentence = sentence(i);
            if (!sentence.isEmpty()) {
                String clause = clause(i);
                voice.paragraph(
                        "%4d  %s".formatted(i + 1, sentence) + (clause.isEmpty() ? "" : " [" + clause + "]"),
                        " ".repeat(6));
                followed(i).forEach(line -> voice.paragraph(" ".repeat(6) + BELOW + line, " ".repeat(8)));
            }
        }
    }

    /** One step as a sentence; empty if the viewer is not to notice it. */
    public String sentence(int index) {
        Step<A> step = match.steps().get(index);
        if (match.game().readBy(match.after(index), viewer, step).isEmpty()) {
            return "";
        }
        var game = match.game();
        String told = voice.game().say(game.told(game.see(match.after(index), viewer), step));
        return step.reported() && game.openTo(match.after(index), viewer, step)
                ? voice.own("play.reported", told)
                : told;
    }

    /** The clause it rests on; empty for one who may not read the step: it would tell him what was done. */
    public String clause(int index) {
        var game = match.game();
        var step = match.steps().get(index);
        return game.openTo(match.after(index), viewer, step)
                ? game.clause(game.see(match.after(index), viewer), step)
                : "";
    }

    /** What followed from a step, as far as the viewer saw it. */
    public List<String> followed(int index) {
        var game = match.game();
        var before = game.see(match.after(index), viewer);
        var after = game.see(match.after(index + 1), viewer);
        return game.followed(before, after).stream().map(voice.game()::say).toList();
    }
}
