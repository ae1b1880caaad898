package tabard.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.arena.engine.Threads;
import tabard.table.Budget;
import tabard.table.Options;
import tabard.table.Refusal;

class TournamentTest {
    private final DiceGame game = new DiceGame(false);

    private Tournament<?, ?> tournament(List<String> bots, int games, long seed) {
        var terms = new Tournament.Terms(game.info().standard(), bots, List.of(), games, seed, Budget.tries(50));
        return new Tournament<>(game, terms);
    }

    private Standings held(int threads, Journal journal) {
        return tournament(List.of("random", "greedy"), 60, 5).play(journal, new Threads(threads), _ -> {});
    }

    @Test
    void everybodyPlaysEverybodyInEverySeatWithTheSameLuck() {
        assertThat(Bout.lineUps(List.of("a", "b", "c"), 2, false))
                .containsExactly(
                        List.of("a", "b"),
                        List.of("b", "a"),
                        List.of("a", "c"),
                        List.of("c", "a"),
                        List.of("b", "c"),
                        List.of("c", "b"));
        assertThat(Bout.lineUps(List.of("a", "b"), 3, false))
                .hasSize(6)
                .contains(List.of("a", "b", "b"), List.of("b", "a", "a"), List.of("a", "a", "b"));
        assertThat(Bout.lineUps(List.of("a", "b"), 3, true))
                .containsExactly(List.of("a", "a", "a"), List.of("b", "b", "b"));
    }

    @Test
    void whoSitsAloneMeetsAllOthersInEverySeatAndNobodyElseDoes() {
        assertThat(Bout.lineUps(List.of("a", "b", "c"), List.of("b"), 2, false))
                .containsExactly(List.of("b", "a"), List.of("a", "b"), List.of("b", "c"), List.of("c", "b"));
        assertThat(Bout.lineUps(List.of("a", "b"), List.of("b"), 3, false))
                .containsExactly(List.of("b", "a", "a"), List.of("a", "b", "a"), List.of("a", "a", "b"));
        var standard = game.info().standard();
        assertThatThrownBy(() -> new Tournament.Terms(
                        standard, List.of("random", "greedy"), List.of("search"), 1, 1, Budget.tries(1)))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("search");
    }

    @Test
    void theSameSeedGivesTheSameResultsOnHoweverManyThreads() {
        assertThat(held(1, Journal.none())).isEqualTo(held(3, Journal.none()));
    }

    @Test
    void theBetterBotWinsMoreAndHasTheHigherRating() {
        var standings = held(2, Journal.none());
        assertThat(standings.games()).isEqualTo(60);
        var random = standings.lines().getFirst();
        var greedy = standings.lines().getLast();
        assertThat(greedy.share()).isGreaterThan(random.share()).isBetween(greedy.low(), greedy.high());
        assertThat(random.rating()).isZero();
        assertThat(greedy.rating()).isPositive();
        assertThat(standings.pairs()).hasSize(2).allMatch(pair -> pair.games() == 60 && pair.fair() == 0.5);
    }

    @Test
    void aTournamentThatWasStoppedGoesOnWhereItWas(@TempDir Path folder) throws IOException {
        var file = folder.resolve("journal");
        var whole = held(2, Journal.in(file));
        var lines = Files.readAllLines(file);
        Files.writeString(file, String.join("\n", lines.subList(0, 21)) + "\n20 1"); // broken off within a line
        var reached = new ArrayList<Integer>();
        var again = tournament(List.of("random", "greedy"), 60, 5).play(Journal.in(file), new Threads(2), reached::add);
        assertThat(reached.getFirst()).isEqualTo(20);
        assertThat(again).isEqualTo(whole);
        assertThat(Files.readAllLines(file)).hasSize(61);
    }

    @Test
    void partsPlayedElsewhereMakeTheWhole(@TempDir Path folder) {
        var whole = held(2, Journal.none());
        var journals = new ArrayList<Journal>();
        for (int i = 1; i <= 7; i++) {
            var journal = Journal.in(folder.resolve("part" + i));
            tournament(List.of("random", "greedy"), 60, 5)
                    .playPart(TournamentPart.of(i + "/7"), journal, new Threads(2), _ -> {});
            journals.add(journal);
        }
        var tournament = tournament(List.of("random", "greedy"), 60, 5);
        assertThat(tournament.merge(journals.reversed())).isEqualTo(whole);
        journals.remove(2);
        assertThatThrownBy(() -> tournament.merge(journals))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("9 of 60 games are in none of these journals, number 2 is the first");
    }

    @Test
    void partsThatDoNotFitTogetherAreRefused(@TempDir Path folder) throws IOException {
        var file = folder.resolve("journal");
        held(2, Journal.in(file));
        var tournament = tournament(List.of("random", "greedy"), 60, 5);
        var other = folder.resolve("other");
        Files.writeString(other, Files.readAllLines(file).getFirst() + "\n0 99999 0.5 0.5\n");
        var both = List.of(Journal.in(file), Journal.in(other));
        assertThatThrownBy(() -> tournament.merge(both))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("tell game 0 differently");
        for (String line : List.of("60 5 1.0 0.0", "-1 5 1.0 0.0", "3 5 1.0")) {
            Files.writeString(other, Files.readAllLines(file).getFirst() + "\n" + line + "\n");
            assertThatThrownBy(() -> tournament.merge(both))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("Line 2");
        }
        for (String word : List.of("0/3", "4/3", "3", "a/b", "1/0", "9999999999/9999999999")) {
            assertThatThrownBy(() -> TournamentPart.of(word))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("\"" + word + "\" names no part");
        }
    }

    @Test
    void aJournalTellsTheSettingsInOrderSoThatAnotherRunKnowsItAgain(@TempDir Path folder) throws IOException {
        var file = folder.resolve("journal");
        var settings = new TreeMap<String, String>();
        for (char name = 'a'; name <= 'p'; name++) {
            settings.put("" + name, "1");
        }
        var options = new Options(2, settings);
        var terms = new Tournament.Terms(options, List.of("random", "greedy"), List.of(), 2, 1, Budget.tries(1));
        assertThat(Journal.in(file).open("dice-1", terms, 2)).isEmpty();
        assertThat(Files.readString(file)).contains(settings.toString());
    }

    @Test
    void aJournalOfAnotherTournamentIsRefused(@TempDir Path folder) throws IOException {
        var file = folder.resolve("journal");
        held(2, Journal.in(file));
        assertThatThrownBy(() ->
                        tournament(List.of("random", "greedy"), 60, 6).play(Journal.in(file), new Threads(1), _ -> {}))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("another tournament");
        Files.writeString(file, Files.readString(file) + "nonsense\n");
        assertThatThrownBy(() -> held(1, Journal.in(file)))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("Line 62");
        assertThatThrownBy(() -> tournament(List.of("random", "random"), 60, 6))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("twice");
    }

    @Test
    void ratingsGiveTheOddsBack() {
        var results = new ArrayList<Standings.Result>();
        for (int i = 0; i < 1100; i++) {
            boolean first = i % 11 != 0; // ten to one
            results.add(new Standings.Result(
                    Map.of("a", 1, "b", 1), Map.of("a", first ? 1.0 : 0.0, "b", first ? 0.0 : 1.0)));
        }
        var ratings = Ratings.of(List.of("a", "b"), results);
        assertThat(ratings.get("a")).isCloseTo(400.0, within(5.0));
        assertThat(ratings.get("b")).isZero();
    }

    @Test
    void thePageShowsEveryBotAndNeedsNothingElse() {
        String html = new ArenaPage(held(2, Journal.none())).html();
        assertThat(html).contains("random", "greedy", "<svg", "Bradley").doesNotContain("<script", "href=\"http");
    }
}
