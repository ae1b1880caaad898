package tabard.campaign.rules.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.campaign.Campaign;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.rules.battle.Reports.*;
import tabard.campaign.rules.judging.Engagements;
import tabard.campaign.terms.*;
import tabard.table.Viewer;

/** What is offered for the report of a battle: to bots, who did not see it, a little; to people what they mean to do first. */
final class ReportEntryTest {
    private static final BattleNumber FIRST = BattleNumber.ALL.getFirst();
    private static final Campaign GAME = new Campaign();

    private static State reporting() {
        var s = GAME.standard(GAME.info().options(2, Map.of("battles", "table")));
        Engagements.add(s, Place.of(13), Cause.ASSAULT, Banner.BLUE, Banner.ORANGE, null);
        s.set(State.SIZE, FIRST, 4000);
        s.set(State.COURSE, FIRST, Course.TABLE);
        s.set(State.TYPE, FIRST, Side.A, Scoring.CUMULATIVE);
        return s;
    }

    /** Else they would never be done with it. */
    @Test
    void eachNumberIsTriedOnce() {
        var s = reporting();
        var choices = new ReportChoices(s, Banner.BLUE, FIRST, false);
        assertThat(choices.all()).contains(new Vp(FIRST, Side.B, 4), new Lost(FIRST, Side.A, 600));
        s.set(State.VP, FIRST, Side.A, Side.B, 4);
        s.set(State.LOST, FIRST, Side.A, Side.A, 600);
        assertThat(choices.all())
                .doesNotContain(new Vp(FIRST, Side.B, 4), new Lost(FIRST, Side.A, 600))
                .contains(new Vp(FIRST, Side.A, 4), new Lost(FIRST, Side.B, 600));
    }

    /** CA-21.32: a prompt begins with what a clock takes, which leaves a dispute to the umpire; sending the report comes next. */
    @Test
    void aDisputeIsLeftToTheUmpireOrReportedAgain() {
        var s = reporting();
        s.set(State.ROUND, FIRST, 1);
        var choices = new ReportChoices(s, Banner.BLUE, FIRST, false);
        assertThat(choices.usual()).isEqualTo(LeaveToUmpire.IT);
        assertThat(choices.offered()).startsWith(LeaveToUmpire.IT, Submit.IT);
    }

    @Test
    void whoTookAnObjectiveCanBeUnsaid() {
        var s = reporting();
        s.set(State.GOLD_ROLL, FIRST, 12);
        var untaken = new Untaken(FIRST, Chest.SECOND);
        assertThat(new ReportChoices(s, Banner.BLUE, FIRST, false).offered()).doesNotContain(untaken);
        s.set(State.CHESTS, FIRST, Side.A, Chest.SECOND, Side.B);
        assertThat(new ReportChoices(s, Banner.BLUE, FIRST, false).offered()).contains(untaken);
    }

    /** CA-21.8: reports are blind. */
    @Test
    void eachSeesTheSheetThatIsHisOwn() {
        var s = reporting();
        Reports.ask(s, List.of());
        assertThat(ReportForm.of(s, Viewer.of(Banner.BLUE)))
                .extracting(ReportForm::by)
                .isEqualTo(Side.A);
        assertThat(ReportForm.of(s, Viewer.of(Banner.ORANGE)))
                .extracting(ReportForm::by)
                .isEqualTo(Side.B);
        assertThat(ReportForm.of(s, Viewer.Spectator.SPECTATOR)).isNull();
    }
}
