package tabard.cli.play;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import tabard.bots.loop.Answer;
import tabard.bots.loop.GameLoop;
import tabard.bots.outside.Followers;
import tabard.cli.desk.Keyboard;
import tabard.cli.desk.Papers;
import tabard.cli.desk.Voice;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Outcome;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/** People and bots around one game, sharing one keyboard. */
public final class TerminalGame<S, A extends Action> extends GameLoop<S, A> implements AutoCloseable {
    private final Match<S, A> match;
    private final Map<Seat, Player> players;
    private final Budget budget;
    private final Voice voice;
    private final Keyboard keyboard;
    private final ShownScene<S, A> picture;
    private final Chronicle<S, A> chronicle;
    private final Why<S, A> why;
    private final Followers followers;
    private boolean lone; // the step that is taken next was the only one

    public TerminalGame(
            Match<S, A> match,
            Map<Seat, Player> players,
            RandomGenerator dice,
            Budget budget,
            Voice speaker,
            Keyboard keyboard) {
        super(dice);
        var voice = speaker.at(match.game().box(match.game().options(match.now())));
        this.match = match;
        this.players = players;
        this.budget = budget;
        this.voice = voice;
        this.keyboard = keyboard;
        this.picture = new ShownScene<>(match, voice);
        this.chronicle = new Chronicle<>(match, eyes(), voice);
        this.why = new Why<>(match.game(), voice);
        this.followers = new Followers(match.game(), match.game().options(match.now()), machines());
    }

    private Map<Seat, Bot> machines() {
        var bots = new LinkedHashMap<Seat, Bot>();
        players.forEach((seat, player) -> {
            if (player instanceof Player.Machine(var _, var bot)) {
                bots.put(seat, bot);
            }
        });
        return bots;
    }

    /** Those who came from outside may go. */
    @Override
    public void close() {
        followers.close();
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

    ShownScene<S, A> picture() {
        return picture;
    }

    Chronicle<S, A> chronicle() {
        return chronicle;
    }

    Why<S, A> why() {
        return why;
    }

    @Override
    protected Awaits<A> awaits() {
        return match.awaits();
    }

    @Override
    protected void take(Awaits<A> awaits, Step<A> step) {
        followers.step(match.game(), match.now(), step);
        match.take(step);
        if (lone) {
            chronicle.catchUp(" " + voice.own("play.lone"));
            lone = false;
        }
    }

    @Override
    protected void over(Outcome outcome) {
        followers.over(outcome);
        chronicle.catchUp("");
        picture.whole(eyes());
    }

    /** Bots do not keep people waiting. */
    @Override
    protected Ask<A> first(List<Ask<A>> asks) {
        return asks.stream().filter(ask -> !human(ask.seat())).findFirst().orElse(asks.getFirst());
    }

    /** People are asked before bots. */
    @Override
    protected List<Ask<A>> inOrder(List<Ask<A>> others) {
        return others.stream()
                .sorted(Comparator.comparing(ask -> !human(ask.seat())))
                .toList();
    }

    @Override
    protected Answer<A> stepIn(Ask<A> ask) {
        if (players.get(ask.seat()) instanceof Player.Machine machine) {
            return machine.bot()
                    .stepIn(match.game(), see(ask.seat()), ask, budget)
                    .<Answer<A>>map(Answer.Chosen::new)
                    .orElse(new Answer.Passed<>());
        }
        return question(ask.seat(), true);
    }

    @Override
    protected Answer<A> choose(Ask<A> ask) {
        if (players.get(ask.seat()) instanceof Player.Machine machine) {
            return new Answer.Chosen<>(machine.bot().choose(match.game(), see(ask.seat()), ask, budget));
        }
        if (ask.options().size() == 1) {
            chronicle.catchUp("");
            lone = true;
            return new Answer.Chosen<>(ask.options().getFirst());
        }
        return question(ask.seat(), false);
    }

    private Seen<S> see(Seat seat) {
        return match.game().see(match.now(), Viewer.of(seat));
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

    /** The last real choice of a seat, or all that can be taken back. */
    boolean undo(Seat seat, boolean all) {
        if (!Undo.lastChoice(match, seat)) {
            return false;
        }
        boolean more = all;
        while (more) {
            more = Undo.lastChoice(match, seat);
        }
        chronicle.forget();
        voice.say("play.undone");
        return true;
    }

    /** Somebody at this keyboard who has confirmed takes it up again; named, where several could. */
    void reopen(String named) {
        var game = match.game();
        var seats = people().stream()
                .filter(seat -> game.mayReopen(match.now(), seat))
                .filter(seat -> named.isEmpty()
                        || List.of(seat.word(), voice.game().name(seat.word(), "")).stream()
                                .anyMatch(named::equalsIgnoreCase))
                .toList();
        if (seats.size() != 1) {
            throw new Refusal(Said.of(seats.isEmpty() ? "play.no-reopening" : "play.reopen-who"));
        }
        match.take(new Step.Reopened<>(seats.getFirst()));
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
