package tabard.laws;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Viewer;
import tabard.table.scene.Prompt;

/**
 * Law 10, of prompts: the lines of a prompt, holes filled, are exactly the options of the ask, each once; what is barred is not among
 * them; the first is what a clock may take. Looked at for whoever is asked.
 */
final class PromptLaw<S, A extends Action> implements Check<S, A> {
    @Override
    public Law law() {
        return Law.SCENE;
    }

    @Override
    public void position(Moment<S, A> now) {
        for (var viewer : now.closely() ? now.of().viewers() : asked(now)) {
            var asks = Moment.asks(now.awaits(), viewer);
            var prompts = now.scene(viewer).asks();
            if (viewer != Viewer.Referee.REFEREE && prompts.size() != asks.size()) {
                throw now.broken(Law.SCENE, viewer, prompts.size() + " prompts for " + asks.size() + " questions");
            }
            for (int i = 0; i < asks.size(); i++) {
                compare(now, viewer, asks.get(i), prompts.get(i));
            }
        }
    }

    private static <S, A extends Action> List<Viewer> asked(Moment<S, A> now) {
        return now.awaits().asks().stream().map(ask -> Viewer.of(ask.seat())).toList();
    }

    private void compare(Moment<S, A> now, Viewer viewer, Ask<A> ask, Prompt prompt) {
        if (!prompt.seat().equals(ask.seat().word())) {
            throw now.broken(Law.SCENE, viewer, "is shown the prompt of " + prompt.seat());
        }
        var offered = new HashSet<String>();
        ask.options().forEach(option -> offered.add(option.text()));
        var left = new HashSet<>(offered);
        boolean first = true;
        for (var option : prompt.options()) {
            var lines = option.lines();
            if (option.barred() != null) {
                barred(now, viewer, offered, lines);
                continue;
            }
            for (String line : lines) {
                if (!left.remove(line)) {
                    String what =
                            offered.contains(line) ? "two options stand for " : "the prompt offers what is not asked: ";
                    throw now.broken(Law.SCENE, viewer, what + line);
                }
            }
            standsFor(now, viewer, option, first ? ask.options().getFirst().text() : "", lines);
            first = false;
        }
        if (!left.isEmpty()) {
            throw now.broken(
                    Law.SCENE,
                    viewer,
                    "the prompt of " + ask.about() + " does not offer "
                            + left.iterator().next());
        }
    }

    private void barred(Moment<S, A> now, Viewer viewer, Set<String> offered, List<String> lines) {
        for (String line : lines) {
            if (offered.contains(line)) {
                throw now.broken(Law.SCENE, viewer, "barred, but possible: " + line);
            }
        }
    }

    private void standsFor(Moment<S, A> now, Viewer viewer, Prompt.Option option, String standard, List<String> lines) {
        if (lines.isEmpty()) {
            throw now.broken(Law.SCENE, viewer, "an option stands for nothing: " + option.line());
        }
        if (!standard.isEmpty() && !lines.contains(standard)) {
            throw now.broken(
                    Law.SCENE, viewer, "a clock takes " + standard + ", but the prompt begins with " + option.line());
        }
        for (var amount : option.amounts()) {
            if (amount.start() < amount.min() || amount.start() > amount.max()) {
                throw now.broken(Law.SCENE, viewer, "amount " + amount.name() + " starts outside its bounds");
            }
        }
    }
}
