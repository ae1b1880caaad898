package tabard.sample;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tabard.sample.bot.SampleWorth;
import tabard.sample.rules.Letter;
import tabard.sample.rules.Move;
import tabard.sample.rules.Player;
import tabard.sample.rules.State;
import tabard.sample.rules.Turn;
import tabard.sample.scene.Picture;
import tabard.table.Info;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.SheetGame;
import tabard.table.Viewer;
import tabard.table.Worth;
import tabard.table.scene.Box;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;

/** The game as the house finds it. */
public final class Sample extends SheetGame<State, Move> {
    public Sample() {
        super(State.SHEET, Move.FRAMES, Move.LINES);
    }

    @Override
    public Info info() {
        return new Info("sample", "sample-1", Player.ALL, 2, 4, List.of());
    }

    @Override
    public State setup(Options options) {
        var s = new State(options);
        s.renew(); // what lies where, worked out for the first time
        s.push(new Turn.Drawing(Player.RED));
        return s;
    }

    @Override
    public State copy(State s) {
        return new State(s);
    }

    @Override
    protected void hide(State seen, Viewer viewer) {
        State.CARDS.see(seen, viewer);
    }

    @Override
    protected void fill(State s, RandomGenerator dice) {
        State.CARDS.imagine(s, dice);
    }

    @Override
    protected Outcome outcome(State s) {
        var points = s.players().stream().map(p -> s.count(State.POINTS, p)).toList();
        int most = Collections.max(points);
        var winners = new ArrayList<>(s.players());
        winners.removeIf(p -> s.count(State.POINTS, p) < most);
        String first = "@" + winners.getFirst().word();
        return new Outcome(winners, points, Said.of("over.won-" + winners.size(), first, most));
    }

    /** A row that is taken ends a round: records take a mark there, and bots look ahead that far. */
    @Override
    public int round(State s) {
        return s.count(State.LETTERS, State.TAKEN);
    }

    /** In a document that places letters, those that it does not name lie in the deck. */
    @Override
    protected void fit(State s, Predicate<String> named) {
        if (Letter.ALL.stream().map(State.LETTERS::path).anyMatch(named)) {
            State.CARDS.fit(s, named, null);
        }
    }

    @Override
    protected void check(State s) {
        int points = 0;
        for (var player : Player.ALL) {
            int most = s.players().contains(player) ? Turn.HAND : 0;
            Refusal.unless(s.count(State.LETTERS, player) <= most, "SA-1.2", "refused.hand", player);
            points += s.count(State.POINTS, player);
        }
        Refusal.unless(points == s.count(State.LETTERS, State.TAKEN), "SA-2.3", "refused.points");
    }

    @Override
    public Box box(Options options) {
        return Picture.box(options.seats());
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return scene(seen, Picture.of(seen.masked()));
    }

    @Override
    protected Grip grip(State s, Seat seat, Move move) {
        return move instanceof Turn.Play(var letter) ? Grip.on(seat.word() + ".hand/" + letter.word()) : Grip.BUTTON;
    }

    @Override
    public Worth<State> worth() {
        return SampleWorth.WORTH;
    }
}
