package tabard.laws;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Refusal;
import tabard.table.Viewer;
import tabard.table.scene.Prompt;

/**
 * Law 10, of prompts: the lines of a prompt, holes filled, are exactly what the ask offers, each once; what is barred is not among
 * them; the first is what a clock may take. Looked at for whoever is asked. Of a question with very many options the lines are
 * counted, and samples are compared: options of the question must be in the prompt, lines of the prompt must be admitted.
 */
final class PromptLaw<S, A extends Action> implements Check<S, A> {
    /** So many options, and so many lines, of a wide question are looked at. */
    private static final int SAMPLE = 32;

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
        Complaint complaint = what -> now.broken(Law.SCENE, viewer, what);
        var options = prompt.options().stream().map(OptionLines::new).toList();
        var open = options.stream().filter(lines -> !lines.barred()).toList();
        if (now.wide(ask)) {
            counted(now, ask, open, complaint);
            sampled(now, ask, options, open, complaint);
        } else {
            listed(now, ask, options, complaint);
        }
        for (var lines : open) {
            standsFor(lines, complaint);
        }
        String usual = Moment.usual(ask).text();
        if (!open.isEmpty() && !open.getFirst().standsFor(usual)) {
            throw complaint.of("a clock takes " + usual + ", but the prompt begins with "
                    + open.getFirst().option().line());
        }
    }

    private void listed(Moment<S, A> now, Ask<A> ask, List<OptionLines> options, Complaint complaint) {
        var offered = new HashSet<String>();
        now.offered(ask).forEach(option -> offered.add(option.text()));
        var left = new HashSet<>(offered);
        for (var lines : options) {
            if (lines.barred()) {
                barred(offered, lines.option().lines(), complaint);
                continue;
            }
            for (String line : lines.option().lines()) {
                if (!left.remove(line)) {
                    throw complaint.of(offered.contains(line) ? twice(line) : notAsked(line));
                }
            }
        }
        if (!left.isEmpty()) {
            throw complaint.of(notOffered(ask, left.iterator().next()));
        }
    }

    private void barred(Set<String> offered, List<String> lines, Complaint complaint) {
        for (String line : lines) {
            if (offered.contains(line)) {
                throw complaint.of("barred, but possible: " + line);
            }
        }
    }

    private void counted(Moment<S, A> now, Ask<A> ask, List<OptionLines> open, Complaint complaint) {
        long lines = open.stream().mapToLong(OptionLines::count).sum();
        int offered = now.offered(ask).size();
        if (lines != offered) {
            throw complaint.of("the prompt of " + ask.about() + " has " + lines + " lines for " + offered + " options");
        }
    }

    private void sampled(
            Moment<S, A> now, Ask<A> ask, List<OptionLines> options, List<OptionLines> open, Complaint complaint) {
        for (int i = 0; i < SAMPLE; i++) {
            String line = now.of().any(now.offered(ask)).text();
            long ways = open.stream().filter(lines -> lines.standsFor(line)).count();
            if (ways != 1) {
                throw complaint.of(ways == 0 ? notOffered(ask, line) : twice(line));
            }
        }
        for (var lines : options) {
            for (int i = 0; lines.count() > 0 && i < SAMPLE; i++) {
                String line = lines.any(now.dice());
                if (admitted(now, ask, line) == lines.barred()) {
                    throw complaint.of(lines.barred() ? "barred, but possible: " + line : notAsked(line));
                }
            }
        }
    }

    private boolean admitted(Moment<S, A> now, Ask<A> ask, String line) {
        try {
            return Moment.admits(ask, now.game().action(line));
        } catch (Refusal noAction) {
            return false;
        }
    }

    private void standsFor(OptionLines lines, Complaint complaint) {
        if (lines.count() == 0) {
            throw complaint.of("an option stands for nothing: " + lines.option().line());
        }
        for (var amount : lines.option().amounts()) {
            if (amount.start() < amount.min() || amount.start() > amount.max()) {
                throw complaint.of("amount " + amount.name() + " starts outside its bounds");
            }
        }
    }

    private static String twice(String line) {
        return "two options stand for " + line;
    }

    private static String notAsked(String line) {
        return "the prompt offers what is not asked: " + line;
    }

    private static String notOffered(Ask<?> ask, String line) {
        return "the prompt of " + ask.about() + " does not offer " + line;
    }
}
