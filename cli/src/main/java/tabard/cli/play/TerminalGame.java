package tabard.cli.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tabard.cli.desk.Keyboard;
import tabard.cli.desk.Papers;
import tabard.cli.desk.Voice;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Budget;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Outcome;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/** People and bots around one game, sharing one keyboard. */
public final class TerminalGame<S, A extends Action> {
    private final Match<S, A> match;
    private final Map<Seat, Player> players;
    private final RandomGenerator dice;
    private final Budget budget;
    private final Voice voice;
    private final Keyboard keyboard;
    private final Picture<S, A> picture;
    private final Chronicle<S, A> chronicle;
    private final Why<S, A> why;

    public TerminalGame(
            Match<S, A> match,
            Map<Seat, Player> players,
            RandomGenerator dice,
            Budget budget,
            Voice voice,
            Keyboard keyboard) {
        this.match = match;
        this.players = players;
        this.dice = dice;
        this.budget = budget;
        this.voice = voice;
        this.keyboard = keyboard;
        this.picture = new Picture<>(match, voice);
        this.chronicle = new Chronicle<>(match, eyes(), voice);
        this.why = new Why<>(match.game(), voice);
    }

    /** What is told aloud, all people at the keyboard may hear. */
    private Viewer eyes() {
        var people = people();
        return people.size() == 1 ? Viewer.of(people.getFirst()) : Viewer.Spectator.SPECTATOR;
    }

    private List<Seat> people() {
        return players.keySet().stream().filter(this::human).toList();
    }

    private boolean human(Seat seat) {
        return players.get(seat) instanceof Player.Human;
    }

    Match<S, A> match() {
        return match;
    }

    Voice voice() {
        return voice;
    }

    Keyboard keyboard() {
        return keyboard;
    }

    Picture<S, A> picture() {
        return picture;
    }

    Chronicle<S, A> chronicle() {
        return chronicle;
    }

    Why<S, A> why() {
        return why;
    }

    /** Plays until the game is over; nothing if somebody left before. */
    public Optional<Outcome> play() {
        boolean here = true;
        while (here) {
            switch (match.awaits()) {
                case Awaits.Over<A>(var outcome) -> {
                    chronicle.catchUp("");
                    picture.whole(eyes());
                    return Optional.of(outcome);
                }
                case Awaits.Chance<A>(var lottery) -> match.take(new Step.Happened<>(lottery.draw(dice)));
                case Awaits.Choice<A>(var ask, var others) -> here = choice(ask, others);
                case Awaits.Together<A>(var asks) -> here = decide(next(asks));
            }
        }
        return Optional.empty();
    }

    /** Bots do not keep people waiting. */
    private Ask<A> next(List<Ask<A>> asks) {
        return asks.stream().filter(ask -> !human(ask.seat())).findFirst().orElse(asks.getFirst());
    }

    private boolean choice(Ask<A> ask, List<Ask<A>> others) {
        for (var other : others) {
            if (human(other.seat())) {
                switch (question(other.seat(), true)) {
                    case Answer.Chosen<A>(var action) -> {
                        match.take(new Step.Chosen<>(other.seat(), action));
                        return true;
                    }
                    case Answer.Undone<A> _ -> {
                        return true;
                    }
                    case Answer.Left<A> _ -> {
                        return false;
                    }
                    case Answer.Passed<A> _ -> {}
                }
            }
        }
        return botStepsIn(others) || decide(ask);
    }

    private boolean botStepsIn(List<Ask<A>> others) {
        for (var other : others) {
            if (players.get(other.seat()) instanceof Player.Machine machine) {
                var seen = match.game().see(match.now(), Viewer.of(other.seat()));
                var chosen = machine.bot().stepIn(match.game(), seen, other, budget);
                if (chosen.isPresent()) {
                    match.take(new Step.Chosen<>(other.seat(), chosen.get()));
                    return true;
                }
            }
        }
        return false;
    }

    /** False if the one who was asked left. */
    private boolean decide(Ask<A> ask) {
        var seat = ask.seat();
        if (players.get(seat) instanceof Player.Machine machine) {
            var seen = match.game().see(match.now(), Viewer.of(seat));
            match.take(new Step.Chosen<>(seat, machine.bot().choose(match.game(), seen, ask, budget)));
            return true;
        }
        if (ask.options().size() == 1) {
            chronicle.catchUp("");
            match.take(new Step.Chosen<>(seat, ask.options().getFirst()));
            chronicle.catchUp(" " + voice.own("play.lone"));
            return true;
        }
        return switch (question(seat, false)) {
            case Answer.Chosen<A>(var action) -> {
                match.take(new Step.Chosen<>(seat, action));
                yield true;
            }
            case Answer.Undone<A> _, Answer.Passed<A> _ -> true;
            case Answer.Left<A> _ -> false;
        };
    }

    private Answer<A> question(Seat seat, boolean mayPass) {
        if (people().size() > 1 && picture.mustHide(seat, match.awaits() instanceof Awaits.Together)) {
            picture.clear(seat);
            if (keyboard.line(voice.own("play.hand-over", voice.game().name(seat.word(), "")), List.of())
                    .isEmpty()) {
                return new Answer.Left<>();
            }
        }
        chronicle.catchUp("");
        picture.show(seat);
        return new Question<>(this, seat, mayPass).ask();
    }

    boolean undo(Seat seat) {
        if (!Undo.lastChoice(match, seat)) {
            return false;
        }
        chronicle.forget();
        voice.say("play.undone");
        return true;
    }

    void save(String file) {
        if (file.isEmpty()) {
            throw new Refusal(Said.of("play.save-where"));
        }
        write(file);
        voice.say("play.saved", file);
    }

    /** Writes the record so far. */
    public void write(String file) {
        var names = new LinkedHashMap<String, String>();
        players.forEach((seat, player) -> names.put(seat.word(), player.word()));
        Papers.write(file, GameRecord.write(match, names));
    }
}
