package tabard.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.arena.engine.Threads;
import tabard.table.Refusal;

class BalanceTest {
    private final DiceGame game = new DiceGame(false);

    private Balance.Wish wish() {
        return new Balance.Wish(game.info().standard(), 200, 20, 3, List.of("call"));
    }

    @Test
    void aShareComesWithItsInterval() {
        var half = new Share(5, 10);
        assertThat(half.low()).isCloseTo(0.2366, within(1e-4));
        assertThat(half.high()).isCloseTo(0.7634, within(1e-4));
        assertThat(new Share(0, 10).low()).isZero();
        assertThat(new Share(0, 10).high()).isCloseTo(0.2775, within(1e-4));
        assertThat(new Share(0, 0)).extracting(Share::low, Share::high).containsExactly(0.0, 1.0);
        assertThat(half).hasToString("50.0 % (23.7–76.3)");
    }

    @Test
    void aSurveyCountsWhatIsOfferedAndChosen() {
        var plan = new Plan(game.info().standard(), List.of("random"), 200, 3, 2, false);
        var survey = Survey.of(new Threads(2), game, plan, _ -> {});
        assertThat(survey.moves().keySet()).containsExactly("call 1", "call 2", "call 3");
        assertThat(survey.moves().values()).allMatch(stats -> stats.offered() == 400);
        assertThat(survey.all("call").chosen()).isEqualTo(400);
        assertThat(survey.all("call").byWinner())
                .isEqualTo(200L + survey.results().draws()); // one caller of each game, both of a draw
        assertThat(survey.byWinners()).isEqualTo(survey.all("call").won());
        assertThat(survey.rounds()).isEqualTo(Map.of(1, 200));
        int ann = survey.results().wins().get("ann") + survey.results().draws();
        assertThat(survey.first()).isEqualTo(new Share(ann, 200)); // Ann calls first
    }

    @Test
    void thePageIsMadeAnewButWhatPeopleWroteStays(@TempDir Path folder) throws IOException {
        var page = Balance.write(new Threads(1), game, wish(), folder, _ -> {});
        String fresh = Files.readString(page);
        assertThat(fresh)
                .contains(
                        "tabard balance dice --seats 2 --random 200 --greedy 20 --seed 3 --each call",
                        "| games | 200 | 20 |",
                        "`call 3`");
        Files.writeString(page, "Our own words.\n" + fresh.replace("| games | 200 |", "| games | 7 |") + "The end.\n");
        Balance.write(new Threads(2), game, wish(), folder, _ -> {});
        assertThat(page).hasContent("Our own words.\n" + fresh + "The end.\n");
    }

    @Test
    void ofACoOperativeGameThePageTellsHowItEndsForEachNumberOfPlayers(@TempDir Path folder) throws IOException {
        var together = new DiceGame(true);
        var wish = new Balance.Wish(together.info().standard(), 60, 10, 3, List.of());
        String page = Files.readString(Balance.write(new Threads(1), together, wish, folder, _ -> {}));
        assertThat(page).contains("## How it ends", "| players | random: won", "| won |", "dice-players.svg");
        assertThat(folder.resolve("dice-players.svg")).content().contains("<svg", "2 players");
        assertThat(folder.resolve("dice-endings.svg")).content().contains("<svg");
    }

    @Test
    void theSameGamesGiveTheSamePictures(@TempDir Path folder) throws IOException {
        Balance.write(new Threads(1), game, wish(), folder.resolve("a"), _ -> {});
        Balance.write(new Threads(2), game, wish(), folder.resolve("b"), _ -> {});
        for (String name : List.of("dice-wins.svg", "dice-rounds.svg", "dice-call.svg")) {
            assertThat(folder.resolve("a").resolve(name))
                    .hasSameTextualContentAs(folder.resolve("b").resolve(name));
            assertThat(folder.resolve("a").resolve(name)).content().contains("<svg", "random", "greedy");
        }
    }

    @Test
    void aPageWithoutItsMarksIsLeftAlone(@TempDir Path folder) throws IOException {
        var page = Files.writeString(folder.resolve("dice.md"), "Only words.\n");
        assertThatThrownBy(() -> Balance.write(new Threads(1), game, wish(), folder, _ -> {}))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("marks");
        assertThat(page).hasContent("Only words.\n");
    }
}
