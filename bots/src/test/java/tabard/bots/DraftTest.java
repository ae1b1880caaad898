package tabard.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.bots.Letters.Lord;
import tabard.bots.Letters.Move;
import tabard.bots.Letters.State;
import tabard.table.Ask;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Step;
import tabard.table.Viewer;

/** Secret orders that answer several kinds of questions are searched as one draft. */
class DraftTest {
    private final Letters game = new Letters();

    private State after(String... lines) {
        var s = game.setup(game.info().standard());
        for (String line : lines) {
            s = game.play(s, game.step(line));
        }
        return s;
    }

    private Ask<Move> east(State s) {
        return game.awaits(s).asks().getFirst();
    }

    @Test
    void answersThatLeadToOtherQuestionsOfTheForkMakeADraft() {
        assertThat(Draft.kinds(game, east(after()), after())).isEqualTo(new Draft.Kinds(false, true));
        var half = after("east: ride mill");
        assertThat(Draft.kinds(game, east(half), half)).isEqualTo(new Draft.Kinds(false, true));
        var all = after("east: ride fair", "east: with 4");
        assertThat(Draft.kinds(game, east(all), all).any()).isFalse();
    }

    @Test
    void whatIsAskedAfterTheForkIsNoPartOfIt() {
        var last = after("west: confirm", "east: ride fair", "east: with 4");
        assertThat(Draft.kinds(game, east(last), last).any()).isFalse();
        var draft = new Draft<>(game, Lord.EAST, last);
        assertThat(draft.mine(game.play(last, game.step("east: confirm")))).isNull();
    }

    @Test
    void aChangedDraftIsWholeAndLawful() {
        var start = after();
        var draft = new Draft<>(game, Lord.EAST, start);
        var dice = new SplittableRandom(1);
        var plan = draft.filled(game.copy(start), List.of());
        var seen = new ArrayList<List<Move>>();
        for (int i = 0; i < 200; i++) {
            plan = draft.changed(start, plan, dice);
            State s = start;
            for (var part : plan) {
                s = game.play(s, new Step.Chosen<>(Lord.EAST, part)); // refuses what was not offered
            }
            assertThat(draft.mine(s)).isNull();
            seen.add(plan);
        }
        assertThat(seen.stream().distinct().count()).isGreaterThan(5);
    }

    /** Where to and how many go together: neither tells anything alone. */
    @Test
    void searchFindsOrdersWhosePartsAreGoodOnlyTogether() {
        for (int seed = 0; seed < 5; seed++) {
            var s = after();
            Bot bot = new SearchBot(seed, 1);
            var chosen = new ArrayList<String>();
            while (game.awaits(s).asks().stream().anyMatch(ask -> ask.seat() == Lord.EAST)) {
                var move = bot.choose(game, game.see(s, Viewer.of(Lord.EAST)), east(s), Budget.tries(600));
                chosen.add(move.text());
                s = game.play(s, new Step.Chosen<>(Lord.EAST, move));
            }
            assertThat(s.gain(Lord.EAST)).as(chosen.toString()).isEqualTo(18);
        }
    }
}
