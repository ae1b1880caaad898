package tabard.laws.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tabard.laws.Laws;
import tabard.laws.cases.Documents;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Match;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Box;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Route;
import tabard.table.scene.Element.Spot;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.text.FirstGame;

/** Hears all that a game says in its box and in random games, the same ones every time. */
public final class HeardKeys<S, A extends Action> {
    /** Refusals are tried out in one position of so many, with so many moves. */
    private static final int SELDOM = 10;

    private static final int TRIALS = 12;

    private final Game<S, A> game;
    private final Set<Said> heard = new HashSet<>();
    private final Set<String> faces = new HashSet<>();
    private final List<A> moves = new ArrayList<>();
    private final Set<A> known = new HashSet<>();

    private HeardKeys(Game<S, A> game) {
        this.game = game;
    }

    /** The boxes of all ways to play, so many random games of these, what positions are judged by, and refusals of such documents. */
    static <S, A extends Action> HeardKeys<S, A> of(
            Game<S, A> game, List<Options> ways, int games, List<String> nonsense) {
        var heard = new HeardKeys<>(game);
        Laws.everyWay(game).forEach(options -> heard.hear(game.box(options)));
        FirstGame.of(game).ifPresent(heard::hear);
        for (int i = 0; i < games; i++) {
            heard.listen(ways.get(i * ways.size() / games), i);
        }
        game.worth().features().forEach(feature -> heard.hear(Said.of(feature.key())));
        for (String document : nonsense) {
            var refusal = catchThrowableOfType(Refusal.class, () -> game.parse(Documents.read(document)));
            assertThat(refusal).as(document).isNotNull();
            heard.hear(refusal.why());
        }
        return heard;
    }

    Set<Said> all() {
        return heard;
    }

    /** Every key that was said, with those of all that was named. */
    Set<String> keys() {
        var keys = new TreeSet<>(faces);
        heard.forEach(said -> keys(said, keys));
        return keys;
    }

    private static void keys(Said said, Set<String> keys) {
        keys.add(said.key());
        for (var argument : said.args()) {
            switch (argument) {
                case Said inner -> keys(inner, keys);
                case String name when name.startsWith("@") -> keys.add(name.substring(1));
                default -> {}
            }
        }
    }

    private void listen(Options options, long seed) {
        var viewers = new ArrayList<Viewer>(List.of(Viewer.Spectator.SPECTATOR, Viewer.Referee.REFEREE));
        game.info().seated(options).forEach(seat -> viewers.add(Viewer.of(seat)));
        var dice = new SplittableRandom(seed);
        var match = new Match<>(game, game.setup(options));
        while (true) {
            S now = match.now();
            viewers.forEach(viewer -> hear(game.scene(game.see(now, viewer))));
            if (match.awaits() instanceof Awaits.Over<A>(var outcome)) {
                hear(outcome.how());
                game.earned(now).forEach(earned -> hear(earned.source()));
                return;
            }
            if (match.steps().size() % SELDOM == 0) {
                refusals(options, now, dice);
            }
            var step = any(match.awaits(), dice);
            match.take(step);
            for (var viewer : viewers) {
                var before = game.see(now, viewer);
                if (!game.readBy(now, viewer, step).isEmpty()) { // otherwise he does not notice anything
                    hear(game.told(before, step));
                }
                game.followed(before, game.see(match.now(), viewer)).forEach(this::hear);
            }
        }
    }

    private Step<A> any(Awaits<A> awaits, SplittableRandom dice) {
        if (awaits instanceof Awaits.Chance<A>(var lottery)) {
            return new Step.Happened<>(lottery.draw(dice));
        }
        for (var ask : awaits.asks()) {
            for (var option : ask.options()) {
                if (known.add(option)) {
                    moves.add(option);
                }
            }
        }
        var ask = awaits.asks().get(dice.nextInt(awaits.asks().size()));
        return new Step.Chosen<>(
                ask.seat(), ask.options().get(dice.nextInt(ask.options().size())));
    }

    /** Moves of other moments and other seats. */
    private void refusals(Options options, S now, SplittableRandom dice) {
        for (int i = 0; i < TRIALS && !moves.isEmpty(); i++) {
            A move = moves.get(dice.nextInt(moves.size()));
            for (var seat : game.info().seated(options)) {
                Step<A> step = new Step.Chosen<>(seat, move);
                if (!game.awaits(now).admits(step)) {
                    hear(game.refusal(now, step).why());
                }
            }
        }
    }

    private void hear(Box box) {
        box.zones().forEach(zone -> hear(zone.name()));
        box.parts().forEach(part -> {
            hear(part.name());
            hear(part.tip());
            part.printed().forEach(this::hear);
        });
        box.marks().values().forEach(this::hear);
        box.windows().forEach(window -> hear(window.name()));
        box.lessons().forEach(lesson -> hear(lesson.text()));
    }

    private void hear(FirstGame first) {
        hear(first.aim());
        for (var step : first.steps()) {
            hear(step.title());
            hear(step.lesson().text());
        }
    }

    private void hear(Scene scene) {
        hear(scene.status());
        for (var element : scene.elements()) {
            switch (element) {
                case Note note -> hear(note.text());
                case Route route -> hear(route.label());
                case Piece piece when piece.face() != null -> faces.add(piece.face());
                case Piece _ -> {}
                case Spot _ -> {}
            }
        }
        for (var prompt : scene.asks()) {
            hear(prompt.prompt());
            hear(prompt.detail());
            for (var option : prompt.options()) {
                hear(option.label());
                hear(option.barred());
                option.because().forEach(this::hear);
                option.amounts().forEach(amount -> hear(amount.label()));
            }
        }
    }

    private void hear(@Nullable Said said) {
        if (said != null) {
            heard.add(said);
        }
    }
}
