package tabard.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import tabard.bots.loop.Answer;
import tabard.cli.desk.Keyboard;
import tabard.cli.desk.Voice;
import tabard.cli.draw.Filling;
import tabard.cli.draw.Menu;
import tabard.table.Action;
import tabard.table.Match;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** One question to somebody at the keyboard, asked until it is answered. */
final class Question<S, A extends Action> {
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final List<String> UNKNOWN = List.of("line.unknown", "line.unknown-many");

    private final TerminalGame<S, A> terminal;
    private final Match<S, A> match;
    private final Seat seat;
    private final boolean mayPass;
    private final Voice voice;
    private final Keyboard keyboard;
    private final Menu menu;
    private Optional<Filling> filling;

    Question(TerminalGame<S, A> terminal, Seat seat, boolean mayPass) {
        this.terminal = terminal;
        this.match = terminal.match();
        this.seat = seat;
        this.mayPass = mayPass;
        this.voice = terminal.voice();
        this.keyboard = terminal.keyboard();
        this.menu = new Menu(
                terminal.picture().scene(Viewer.of(seat)).asks(),
                voice.game(),
                voice.own(),
                terminal.picture().explained());
        this.filling = menu.only();
    }

    Answer<A> ask() {
        show();
        while (true) {
            var typed = keyboard.line(voice.game().name(seat.word(), "") + "> ", completions());
            if (typed.isEmpty()) {
                return new Answer.Left<>();
            }
            try {
                var answer = read(typed.get().strip().replaceAll("\\s+", " "));
                if (answer.isPresent()) {
                    return answer.get();
                }
            } catch (Refusal refusal) {
                voice.paragraph(voice.sentence(refusal), "");
            }
        }
    }

    private void show() {
        voice.print("");
        voice.print(menu.shown(voice.desk().columns()));
        menu.only().ifPresent(open -> voice.print(menu.hole(open, voice.desk().columns())));
        if (mayPass) {
            voice.say("play.may-pass");
        }
    }

    /** A number, a word for the hole that is open, a command, or the line of a move. */
    private Optional<Answer<A>> read(String typed) {
        if (typed.isEmpty()) {
            return empty();
        }
        // While an option is taken up, a bare number is meant for its hole.
        boolean forHole = filling.isPresent() && NUMBER.matcher(typed).matches();
        var next = filling.flatMap(open -> menu.choose(open, typed))
                .or(() -> forHole ? Optional.empty() : menu.pick(typed));
        if (next.isPresent()) {
            return fill(next.get());
        }
        if (Character.isDigit(typed.charAt(0))) {
            throw new Refusal(Said.of("play.no-number", typed));
        }
        filling = menu.only();
        String[] words = typed.split(" ", 2);
        var command = Command.called(words[0], voice.own());
        if (command.isPresent() && !menu.lines(true).contains(typed)) {
            return obey(command.get(), words.length > 1 ? words[1] : "");
        }
        String line = typed.toLowerCase(Locale.ROOT);
        var said = menu.lines(true).contains(line) ? Optional.<Filling>empty() : menu.said(typed);
        if (said.isPresent()) {
            return fill(said.get());
        }
        menu.barred(typed).ifPresent(Question::refuse);
        return move(line);
    }

    /** In the words of the language that is spoken a move may be asked for too that cannot be made now. */
    private static void refuse(Option option) {
        String clause = option.clause();
        throw new Refusal(Objects.requireNonNull(option.barred()), clause == null ? "" : clause);
    }

    private Optional<Answer<A>> empty() {
        if (mayPass) {
            return Optional.of(new Answer.Passed<>());
        }
        filling = menu.only();
        show();
        return Optional.empty();
    }

    private Optional<Answer<A>> fill(Filling next) {
        if (next.complete()) {
            return move(next.line());
        }
        filling = Optional.of(next);
        voice.print(menu.shown(next, voice.desk().columns()));
        voice.say("play.back");
        return Optional.empty();
    }

    private Optional<Answer<A>> move(String line) {
        var step = new Step.Chosen<A>(seat, action(line));
        if (!match.awaits().admits(step)) {
            throw match.game().refusal(match.now(), step);
        }
        return Optional.of(new Answer.Chosen<>(step.action()));
    }

    /** Where nothing is like it, a list of all moves there ever are would not help. */
    private A action(String line) {
        try {
            return match.game().action(line);
        } catch (Refusal refusal) {
            throw UNKNOWN.contains(refusal.why().key()) ? new Refusal(Said.of("play.no-move", line)) : refusal;
        }
    }

    private Optional<Answer<A>> obey(Command command, String rest) {
        switch (command) {
            case WHY -> terminal.why().explain(match.now(), seat, menu, rest.toLowerCase(Locale.ROOT));
            case HINT -> new Hints<>(match, voice).tell(seat, menu);
            case RULES -> terminal.why().rules(rest);
            case SCENE -> {
                terminal.picture().whole(Viewer.of(seat));
                show();
            }
            case WAYS -> {
                if (!terminal.picture().ways(rest)) {
                    throw new Refusal(Said.of("play.no-ways"));
                }
            }
            case LOG -> terminal.chronicle().whole();
            case UNDO -> {
                return undo(rest.equalsIgnoreCase(voice.own("play.all")));
            }
            case REOPEN -> {
                terminal.reopen(rest);
                return Optional.of(new Answer.Undone<>());
            }
            case SAVE -> terminal.save(rest);
            case HELP -> help();
            case QUIT -> {
                return Optional.of(new Answer.Left<>());
            }
        }
        return Optional.empty();
    }

    private Optional<Answer<A>> undo(boolean all) {
        if (terminal.undo(seat, all)) {
            return Optional.of(new Answer.Undone<>());
        }
        voice.say("play.no-undo");
        return Optional.empty();
    }

    private void help() {
        menu.example().ifPresentOrElse(example -> voice.say("play.help", example), () -> voice.say("play.help-plain"));
        for (var command : Command.values()) {
            voice.paragraph("  " + voice.own("play.help." + command.key()), "    ");
        }
    }

    private List<String> completions() {
        var lines = new ArrayList<String>();
        filling.ifPresent(open -> lines.addAll(open.words()));
        lines.addAll(menu.lines(false));
        lines.addAll(menu.spoken());
        for (var command : Command.values()) {
            lines.addAll(command.words(voice.own()));
        }
        for (String why : Command.WHY.words(voice.own())) {
            menu.lines(true).forEach(line -> lines.add(why + " " + line));
        }
        for (String rules : Command.RULES.words(voice.own())) {
            terminal.why().clauses().forEach(clause -> lines.add(rules + " " + clause));
        }
        return lines;
    }
}
