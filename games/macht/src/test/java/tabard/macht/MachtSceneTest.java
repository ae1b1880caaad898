package tabard.macht;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tabard.macht.content.Content;
import tabard.macht.content.Kind;
import tabard.macht.content.Marker;
import tabard.macht.content.Side;
import tabard.macht.rules.Auction;
import tabard.macht.rules.Move;
import tabard.macht.rules.State;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Match;
import tabard.table.Options;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Scene;

/** What viewers are shown, and asked, in random games on both maps. */
class MachtSceneTest {
    private static final Macht GAME = Walk.GAME;
    private static final int GAMES = 100;

    private static Scene scene(State s, Viewer viewer) {
        return GAME.scene(GAME.see(s, viewer));
    }

    private static Prompt prompt(State s, Ask<Move> ask) {
        var prompts = scene(s, Viewer.of(ask.seat())).asks();
        assertThat(prompts).hasSize(1);
        return prompts.getFirst();
    }

    private static List<Option> open(Prompt prompt) {
        return prompt.options().stream()
                .filter(option -> option.barred() == null)
                .toList();
    }

    @ParameterizedTest
    @FieldSource("tabard.macht.Walk#MAPS")
    void aPromptOffersExactlyWhatIsAskedAndBeginsWithWhatAClockTakes(Options map) {
        Walk.through(map, GAMES, walk -> {
            for (var ask : walk.asks()) {
                var offered = Walk.lines(ask);
                var options = open(prompt(walk.now(), ask));
                assertThat(options.stream()
                                .flatMap(option -> option.lines().stream())
                                .toList())
                        .as(ask.about().toString())
                        .containsExactlyInAnyOrderElementsOf(offered);
                var first = options.getFirst();
                assertThat(first.amounts().isEmpty() ? first.lines().subList(0, 1) : first.lines())
                        .as(ask.about().toString())
                        .contains(offered.getFirst());
            }
        });
    }

    @ParameterizedTest
    @FieldSource("tabard.macht.Walk#MAPS")
    void onlyWhoIsAskedGetsAPromptAndNothingBarredCanBeChosen(Options map) {
        Walk.through(map, GAMES, walk -> {
            var asked = walk.asks().stream().map(Ask::seat).toList();
            for (var viewer : Walk.VIEWERS) {
                var scene = scene(walk.now(), viewer);
                boolean mine = viewer instanceof Viewer.Player(var me) && asked.contains(me);
                assertThat(scene.asks()).hasSize(mine ? 1 : 0);
                assertThat(scene.status()).isNotNull();
                assertThat(scene.waits())
                        .isEqualTo(asked.stream().map(seat -> seat.word()).toList());
            }
            for (var ask : walk.asks()) {
                for (var option : prompt(walk.now(), ask).options()) {
                    if (option.barred() != null) {
                        assertThat(Walk.lines(ask)).doesNotContainAnyElementsOf(option.lines());
                    }
                }
            }
        });
    }

    @ParameterizedTest
    @FieldSource("tabard.macht.Walk#MAPS")
    void everyPieceMarkerTileAndCubeOfTheBoxIsInView(Options map) {
        Walk.through(map, GAMES, walk -> {
            var pieces = new ArrayList<Piece>();
            for (var element : scene(walk.now(), Viewer.Spectator.SPECTATOR).elements()) {
                if (element instanceof Piece piece) {
                    pieces.add(piece);
                }
            }
            for (var side : Side.ALL) {
                for (var kind : Kind.ALL) {
                    assertThat(count(pieces.stream()
                                    .filter(piece -> side.word().equals(piece.owner())
                                            && piece.part().equals(kind.word()))
                                    .toList()))
                            .isEqualTo(Content.PIECES);
                }
            }
            for (var marker : Marker.ALL) {
                assertThat(count(pieces.stream()
                                .filter(piece -> piece.part().equals(marker.word()))
                                .toList()))
                        .isEqualTo(marker.count());
            }
            var tiles = Set.of("display", "stack", "discards", "orange.reserve", "white.reserve");
            assertThat(count(pieces.stream()
                            .filter(piece -> tiles.contains(piece.at()))
                            .toList()))
                    .isEqualTo(40);
            assertThat(count(pieces.stream()
                            .filter(piece -> piece.at().equals("hourglass"))
                            .toList()))
                    .isEqualTo(walk.now().filled());
        });
    }

    private static int count(List<Piece> pieces) {
        return pieces.stream().mapToInt(Piece::count).sum();
    }

    @ParameterizedTest
    @FieldSource("tabard.macht.Walk#MAPS")
    void equalThingsAreTheSameObject(Options map) {
        Walk.through(map, 10, walk -> {
            for (var viewer : Walk.VIEWERS) {
                var elements = scene(walk.now(), viewer).elements();
                var again = scene(walk.now(), viewer).elements();
                assertThat(again).isEqualTo(elements);
                for (int i = 0; i < elements.size(); i++) {
                    assertThat(again.get(i)).isSameAs(elements.get(i));
                }
            }
        });
    }

    @ParameterizedTest
    @FieldSource("tabard.macht.Walk#MAPS")
    void aBidIsSeenByItsBidderAndTheRefereeOnly(Options map) {
        Walk.through(map, GAMES, walk -> {
            if (walk.match().awaits() instanceof Awaits.Together<Move>(var asks)) {
                for (var ask : asks) {
                    var low = GAME.play(
                            walk.now(),
                            new Step.Chosen<>(ask.seat(), ask.options().getFirst()));
                    var high = GAME.play(
                            walk.now(),
                            new Step.Chosen<>(ask.seat(), ask.options().getLast()));
                    for (var viewer : Walk.VIEWERS) {
                        boolean alike = !viewer.is(ask.seat()) || ask.options().size() == 1;
                        assertThat(scene(low, viewer).equals(scene(high, viewer)))
                                .isEqualTo(alike);
                    }
                    assertThat(scene(low, Viewer.Spectator.SPECTATOR))
                            .isNotEqualTo(scene(walk.now(), Viewer.Spectator.SPECTATOR));
                }
            }
        });
    }

    @ParameterizedTest
    @FieldSource("tabard.macht.Walk#MAPS")
    void whatIsMarkedForGoodCannotBeTakenBackOnceAnythingElseHasHappened(Options map) {
        Walk.through(map, 25, walk -> {
            for (var ask : walk.asks()) {
                for (var option : open(prompt(walk.now(), ask))) {
                    var last = new HashSet<Boolean>();
                    for (String line : option.lines()) {
                        last.add(forGood(
                                walk.now(),
                                new Step.Chosen<>(ask.seat(), GAME.action(line)),
                                walk.dice().split()));
                    }
                    String what = ask.about() + ": " + option.line();
                    assertThat(option.last()).as(what).isEqualTo(last.contains(true));
                    assertThat(last)
                            .as(what)
                            .hasSizeLessThanOrEqualTo(option.amounts().isEmpty() ? 1 : 2);
                }
            }
        });
    }

    /** Whether chance, a reveal or the other side may come next, and the step cannot be taken back after that. */
    private static boolean forGood(State s, Step.Chosen<Move> step, SplittableRandom dice) {
        var match = new Match<>(GAME, s);
        match.take(step);
        if (match.awaits() instanceof Awaits.Together) {
            boolean bid = step.action() instanceof Auction.Bid; // it can be taken back until the other has bid too
            assertThat(match.mayUndo(step.by()))
                    .as("a step that opens an auction stays")
                    .isEqualTo(bid);
            if (bid) {
                return false;
            }
        } else {
            assertThat(match.mayUndo(step.by())).isTrue();
        }
        switch (match.awaits()) {
            case Awaits.Chance<Move>(var lottery) -> match.take(new Step.Happened<>(lottery.draw(dice)));
            case Awaits<Move> open -> {
                var others = open.asks().stream()
                        .filter(ask -> !ask.seat().equals(step.by()))
                        .findFirst();
                if (others.isEmpty()) {
                    return false;
                }
                match.take(new Step.Chosen<>(
                        others.get().seat(), others.get().options().getFirst()));
            }
        }
        return !match.mayUndo(step.by());
    }
}
