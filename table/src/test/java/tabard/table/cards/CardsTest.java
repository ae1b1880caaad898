package tabard.table.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tabard.table.Action;
import tabard.table.Named;
import tabard.table.Options;
import tabard.table.Position;
import tabard.table.Rule;
import tabard.table.Seat;
import tabard.table.Viewer;
import tabard.table.sheet.Axis;
import tabard.table.sheet.Flag;
import tabard.table.sheet.Sheet;
import tabard.table.sheet.Where;

/** Cards in hidden places: seen, imagined, drawn and shuffled. */
class CardsTest {
    private enum Player implements Seat {
        RED,
        BLUE;

        static final List<Player> ALL = List.of(values());
    }

    private enum Spot implements Named {
        RED_HAND,
        BLUE_HAND,
        DISCARDS;

        static final List<Spot> ALL = List.of(values());
    }

    /** More than two words full of them. */
    private record Card(int ordinal) implements Named {
        static final List<Card> ALL = all();

        private static List<Card> all() {
            var all = new ArrayList<Card>();
            for (int i = 0; i < 80; i++) {
                all.add(new Card(i));
            }
            return List.copyOf(all);
        }

        @Override
        public String name() {
            return "CARD_" + ordinal;
        }
    }

    @Rule("TO-1.1")
    private record Drawn(Card card) implements Action {
        @Override
        public String text() {
            return "drawn " + card.word();
        }
    }

    private static final Sheet SHEET = new Sheet();
    private static final Axis ALL_CARDS = Axis.of(Card.ALL);
    private static final Where<Card, Spot> WHERE =
            SHEET.where(Card.ALL, Spot.ALL, "cards").withSets().withCounts();
    private static final Flag SHOWN = SHEET.marks("shown", ALL_CARDS);
    private static final Flag KNOWS = SHEET.marks(Axis.of(Player.ALL), "knows", ALL_CARDS);
    private static final Cards<Card, Spot> CARDS =
            Cards.of(WHERE, CardsTest::sees).shown(SHOWN).seenBy(KNOWS, Player.ALL);
    private static final Kind<Card> EVEN = Kind.of(Card.ALL, card -> card.ordinal() % 2 == 0);

    private static boolean sees(Viewer viewer, Spot spot) {
        return switch (spot) {
            case null -> false;
            case DISCARDS -> true;
            case RED_HAND -> viewer.is(Player.RED);
            case BLUE_HAND -> viewer.is(Player.BLUE);
        };
    }

    private static final class Hand extends Position<Hand, Action> {
        Hand() {
            super(SHEET, new Options(2, Map.of()));
            renew();
        }

        Hand(Hand source) {
            super(source);
        }
    }

    private static Card card(int number) {
        return Card.ALL.get(number);
    }

    private final Hand s = new Hand();

    @BeforeEach
    void deal() {
        for (int i = 0; i < 5; i++) {
            s.move(WHERE, card(i), Spot.RED_HAND);
            s.move(WHERE, card(70 + i), Spot.BLUE_HAND);
        }
        s.move(WHERE, card(40), Spot.DISCARDS);
        s.move(WHERE, card(41), Spot.DISCARDS);
    }

    private Hand seen(Viewer viewer) {
        var seen = new Hand(s);
        CARDS.see(seen, viewer);
        return seen;
    }

    @Test
    void oneSeesOnesOwnHandAndTheDiscards() {
        var seen = seen(Viewer.of(Player.RED));
        assertThat(seen.each(WHERE, Spot.RED_HAND)).hasSize(5);
        assertThat(seen.each(WHERE, Spot.DISCARDS)).containsExactly(card(40), card(41));
        assertThat(seen.each(WHERE, Spot.BLUE_HAND)).isEmpty();
        assertThat(seen.each(WHERE, null)).isEmpty();
        assertThat(seen.hidden(WHERE, card(70))).isTrue();
        assertThat(seen.hidden(WHERE, card(20))).isTrue();
        assertThat(seen.count(WHERE, Spot.BLUE_HAND)).isEqualTo(5);
        assertThat(seen.count(WHERE, null)).isEqualTo(68);
        assertThat(seen(Viewer.Referee.REFEREE)).isEqualTo(s);
        assertThat(seen(Viewer.Spectator.SPECTATOR).each(WHERE, Spot.RED_HAND)).isEmpty();
    }

    @Test
    void shownAndRememberedCardsAreKnown() {
        s.set(SHOWN, card(70), true);
        s.set(KNOWS, Player.RED, card(71), true);
        s.set(KNOWS, Player.BLUE, card(0), true);
        var red = seen(Viewer.of(Player.RED));
        assertThat(red.each(WHERE, Spot.BLUE_HAND)).containsExactly(card(70), card(71));
        assertThat(red.hidden(KNOWS, Player.BLUE, card(0))).isTrue();
        assertThat(red.hidden(KNOWS, Player.BLUE, card(1))).isTrue();
        var watching = seen(Viewer.Spectator.SPECTATOR);
        assertThat(watching.each(WHERE, Spot.BLUE_HAND)).containsExactly(card(70));
    }

    @Test
    void worldsThatCannotBeToldApartLookTheSame() {
        var other = new Hand(s);
        other.move(WHERE, card(70), null);
        other.move(WHERE, card(20), Spot.BLUE_HAND);
        CARDS.see(other, Viewer.of(Player.RED));
        assertThat(other).isEqualTo(seen(Viewer.of(Player.RED)));
    }

    @Test
    void whatIsImaginedFitsWhatIsKnown() {
        s.set(KNOWS, Player.RED, card(71), true);
        var masked = seen(Viewer.of(Player.RED));
        var dice = new SplittableRandom(7);
        Set<Integer> held = new HashSet<>();
        for (int i = 0; i < 300; i++) {
            var imagined = new Hand(masked);
            CARDS.imagine(imagined, dice);
            assertThat(imagined.each(WHERE, Spot.RED_HAND)).containsExactlyElementsOf(s.each(WHERE, Spot.RED_HAND));
            assertThat(imagined.each(WHERE, Spot.BLUE_HAND)).hasSize(5).contains(card(71));
            assertThat(imagined.each(WHERE, null)).hasSize(68);
            assertThat(Card.ALL).noneMatch(card -> imagined.hidden(WHERE, card));
            assertThat(imagined.hidden(KNOWS, Player.BLUE, card(0))).isFalse();
            imagined.each(WHERE, Spot.BLUE_HAND).forEach(card -> held.add(card.ordinal()));
            var again = new Hand(imagined);
            again.renew();
            assertThat(imagined).isEqualTo(again);
            CARDS.see(imagined, Viewer.of(Player.RED));
            assertThat(imagined).isEqualTo(masked);
        }
        assertThat(held).hasSize(80 - 5 - 2);
    }

    @Test
    void boundCardsAreDealtFirst() {
        var masked = seen(Viewer.of(Player.RED));
        var unseen = CARDS.unseen(masked, new SplittableRandom(3));
        assertThat(unseen.left()).isEqualTo(73);
        assertThat(unseen.missing(Spot.BLUE_HAND)).isEqualTo(5);
        unseen.deal(Spot.BLUE_HAND, 3, EVEN::has);
        assertThat(masked.each(WHERE, Spot.BLUE_HAND)).hasSize(3).allMatch(EVEN::has);
        unseen.fill();
        assertThat(masked.each(WHERE, Spot.BLUE_HAND)).hasSize(5);
        assertThat(unseen.left()).isZero();
    }

    @Test
    void drawingGivesEveryCardOfTheDeckAndNoOther() {
        var lottery = CARDS.draw(s, null, Drawn::new);
        var dice = new SplittableRandom(1);
        Set<Card> drawn = new HashSet<>();
        for (int i = 0; i < 2000; i++) {
            drawn.add(lottery.draw(dice).card());
        }
        assertThat(drawn).containsExactlyInAnyOrderElementsOf(s.each(WHERE, null));
        assertThat(lottery.admits(new Drawn(card(20)))).isTrue();
        assertThat(lottery.admits(new Drawn(card(70)))).isFalse();
        var even = CARDS.draw(s, Spot.BLUE_HAND, Drawn::new, EVEN);
        for (int i = 0; i < 50; i++) {
            assertThat(even.draw(dice).card().ordinal()).isIn(70, 72, 74);
        }
    }

    @Test
    void anEmptyDeckIsMadeOfTheDiscards() {
        assertThat(CARDS.drawable(s, Spot.RED_HAND, Spot.DISCARDS)).isTrue();
        CARDS.replenish(s, null, Spot.DISCARDS);
        assertThat(s.count(WHERE, Spot.DISCARDS)).isEqualTo(2);
        for (var card : s.each(WHERE, null)) {
            s.move(WHERE, card, Spot.BLUE_HAND);
        }
        assertThat(CARDS.count(s, Spot.DISCARDS, EVEN)).isEqualTo(1);
        assertThat(CARDS.replenish(s, null, Spot.DISCARDS, EVEN)).isEqualTo(1);
        assertThat(s.each(WHERE, null)).containsExactly(card(40));
        s.move(WHERE, card(40), Spot.DISCARDS);
        CARDS.replenish(s, null, Spot.DISCARDS);
        assertThat(s.each(WHERE, null)).containsExactly(card(40), card(41));
        assertThat(CARDS.drawable(s, Spot.DISCARDS, Spot.DISCARDS)).isFalse();
        assertThatThrownBy(() -> CARDS.draw(s, Spot.DISCARDS, Drawn::new)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void cardsThatADocumentDoesNotNameGoWhereItSays() {
        CARDS.fit(s, Set.of("cards.card-0", "cards.card-70")::contains, null);
        assertThat(s.each(WHERE, Spot.RED_HAND)).containsExactly(card(0));
        assertThat(s.each(WHERE, Spot.BLUE_HAND)).containsExactly(card(70));
        assertThat(s.count(WHERE, null)).isEqualTo(78);
    }
}
