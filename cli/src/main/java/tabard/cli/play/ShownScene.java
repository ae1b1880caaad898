package tabard.cli.play;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;
import tabard.cli.desk.Voice;
import tabard.cli.draw.Drawing;
import tabard.cli.draw.Explained;
import tabard.cli.draw.Ink;
import tabard.table.Action;
import tabard.table.Match;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Part;
import tabard.table.scene.PartForm;
import tabard.table.scene.Scene;

/** The scene as it was last shown: all of it to a new viewer or after others moved, else only what changed. */
final class ShownScene<S, A extends Action> {
    /** Clears the scrollback too, or the secret could be scrolled back. */
    private static final String FORGET_ALL = "\033[3J";

    private final Match<S, A> match;
    private final Voice voice;
    private final Drawing drawing;
    private final Explained explained;
    private final Set<String> cards;
    private final Set<String> told = new HashSet<>();
    private @Nullable Seat viewer;
    private @Nullable Scene shown;
    private int steps;
    private boolean unwatched;

    ShownScene(Match<S, A> match, Voice voice) {
        this.match = match;
        this.voice = voice;
        var game = match.game();
        var options = game.options(match.now());
        var box = game.box(options);
        this.explained = new Explained(box, voice.game());
        this.cards = box.parts().stream()
                .filter(part -> part.form() == PartForm.CARD)
                .map(Part::id)
                .collect(Collectors.toSet());
        this.drawing =
                new Drawing(box, voice.game(), voice.own(), new Ink(game.info().seated(options)));
    }

    Scene scene(Viewer eyes) {
        return match.game().scene(match.game().see(match.now(), eyes));
    }

    /** Whether this seat sees something that not everybody does. */
    private boolean secret(Seat seat) {
        return !scene(Viewer.of(seat))
                .elements()
                .equals(scene(Viewer.Spectator.SPECTATOR).elements());
    }

    /** Whether others should look away first: something secret is asked, or is on the screen or about to be. */
    boolean mustHide(Seat next, boolean asksInSecret) {
        if (next.equals(viewer)) {
            return asksInSecret && !unwatched;
        }
        return asksInSecret || secret(next) || (viewer != null && secret(viewer));
    }

    /** An empty screen for a seat that nobody watches from now on. */
    void clear(Seat next) {
        if (voice.desk().person()) {
            var terminal = voice.desk().terminal();
            terminal.puts(Capability.clear_screen);
            terminal.writer().print(FORGET_ALL);
            terminal.flush();
        } else {
            voice.print("-".repeat(voice.desk().columns()));
        }
        viewer = next;
        shown = null;
        unwatched = true;
    }

    void show(Seat seat) {
        var scene = scene(Viewer.of(seat));
        explain(seat, scene);
        if (shown != null && seat.equals(viewer) && alone(seat)) {
            voice.print(drawing.changed(shown, scene, voice.desk().columns()));
        } else {
            print(scene);
        }
        remember(seat, scene);
    }

    /** What lies before a player for the first time is explained once: cards above all. */
    private void explain(Seat seat, Scene scene) {
        for (var element : scene.elements()) {
            if (element instanceof Piece piece
                    && piece.at().startsWith(seat.word() + ".")
                    && cards.contains(piece.part())
                    && told.add(piece.part())
                    && explained.of(piece.part()).isPresent()) {
                voice.paragraph("  " + explained.named(piece.part()), "    ");
            }
        }
    }

    Explained explained() {
        return explained;
    }

    /** Which places lie next to each other, where lines join them. */
    boolean ways(String named) {
        var lines = drawing.ways(named, voice.desk().columns());
        voice.print(lines);
        return !lines.isEmpty();
    }

    void whole(Viewer eyes) {
        print(scene(eyes));
    }

    private void print(Scene scene) {
        voice.print("");
        voice.print(drawing.whole(scene, voice.desk().columns()));
    }

    private void remember(Seat seat, Scene scene) {
        unwatched &= seat.equals(viewer);
        viewer = seat;
        shown = scene;
        steps = match.steps().size();
    }

    /** Whether only this seat has moved, and dice or cards for it, since the scene was last shown. */
    private boolean alone(Seat seat) {
        return steps <= match.steps().size()
                && match.steps().subList(steps, match.steps().size()).stream()
                        .allMatch(step ->
                                step.who().equals(seat.word()) || step.who().equals(Step.CHANCE));
    }
}
