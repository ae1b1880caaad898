package tabard.immortals.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tabard.immortals.Immortals;
import tabard.immortals.content.Card;
import tabard.immortals.content.Colour;
import tabard.immortals.content.Land;
import tabard.immortals.content.Magic;
import tabard.immortals.content.Space;
import tabard.table.Match;
import tabard.table.Viewer;

/** What a player may dream of another's plan. */
final class ImaginationTest {
    private static final Immortals GAME = new Immortals();
    private static final int DREAMS = 300;

    /** Red has planned on three spaces, and Blue dreams of it. */
    private static final Map<String, Object> PLANNED = Map.of(
            "regions", Map.of("light-heartwood", Map.of("owner", "red", "armies", 3)),
            "cards", Map.of("heartwood", "red", "treehome", "red"),
            "conflict", Map.of("light-fernvale", "red"),
            "red", Map.of("board", Map.of("gold", "heartwood", "attack", "blank", "light-magic", "card-or-first")),
            "agenda", List.of("turn red"));

    private static Set<Card> dreamt(Match<State, Move> match, Space space) {
        var seen = GAME.see(match.now(), Viewer.of(Colour.BLUE));
        var dice = new SplittableRandom(1);
        var cards = new HashSet<Card>();
        for (int i = 0; i < DREAMS; i++) {
            var dream = GAME.imagine(seen, dice);
            if (dream.get(State.BOARD, Colour.RED, space) != null) {
                cards.add(dream.require(State.BOARD, Colour.RED, space));
            }
        }
        return cards;
    }

    private static Match<State, Move> after(String... lines) {
        var match = new Match<>(GAME, GAME.parse(PLANNED));
        for (String line : lines) {
            match.take(GAME.step(line));
        }
        return match;
    }

    @Test
    void anyCardThatMayLieThereIsDreamtOf() {
        assertThat(dreamt(after(), Space.ATTACK))
                .contains(Card.of(Land.ALL.getFirst()), Card.BLANK)
                .extracting(Card::kind)
                .contains(Card.Kind.REGION, Card.Kind.BLANK, Card.Kind.CONFLICT);
        assertThat(dreamt(after(), Space.LIGHT_MAGIC))
                .extracting(Card::kind)
                .contains(Card.Kind.MAGIC, Card.Kind.BLANK);
    }

    @Test
    void aRegionCardThatWasUsedInThisRoundIsNotDreamtOfAnyMore() {
        var match = after("red: reveal gold heartwood", "red: in light-heartwood");
        assertThat(dreamt(match, Space.ATTACK))
                .contains(Card.of(Land.ALL.getFirst()))
                .extracting(Card::word)
                .doesNotContain("heartwood");
    }

    @Test
    void aCardTakenForCompensationIsBackInHandAndNotDreamtOf() {
        var match = after("red: reveal gold heartwood", "red: take gold");
        assertThat(dreamt(match, Space.ATTACK).stream().map(Card::word).collect(Collectors.toSet()))
                .doesNotContain("heartwood");
    }

    @Test
    void blanksAreDreamtOfNoMoreThanAreLeft() {
        Map<String, Object> blanks = Map.of(
                "red",
                Map.of(
                        "used-blanks",
                        3,
                        "board",
                        Map.of(
                                "gold",
                                "blank",
                                "attack",
                                "heartwood",
                                "march",
                                "treehome",
                                "light-magic",
                                "card-or-first")),
                "cards",
                Map.of("heartwood", "red", "treehome", "red", "fernvale", "red"),
                "agenda",
                List.of("turn red"));
        var seen = GAME.see(GAME.parse(blanks), Viewer.of(Colour.BLUE));
        var dice = new SplittableRandom(1);
        for (int i = 0; i < DREAMS; i++) {
            var dream = GAME.imagine(seen, dice);
            long laid = Space.ALL.stream()
                    .filter(space -> dream.get(State.BOARD, Colour.RED, space) == Card.BLANK)
                    .count();
            assertThat(laid).isLessThanOrEqualTo(1);
        }
    }

    @Test
    void whenTheRoundIsOverAllCardsMayBePlannedAgain() {
        var match = after(
                "red: reveal gold heartwood",
                "red: in light-heartwood",
                "violet: pass",
                "violet: take gold",
                "blue: pass",
                "blue: take gold",
                "red: reveal light-magic card-or-first",
                "red: take gold",
                "violet: take gold",
                "blue: take gold",
                "red: pass",
                "red: take gold");
        match.draw(new SplittableRandom(1));
        assertThat(match.now().used(Colour.RED, Card.of(Magic.CARD_OR_FIRST))).isZero();
        for (var card : Card.UNIQUE) {
            assertThat(match.now().used(Colour.RED, card)).isZero();
        }
    }
}
