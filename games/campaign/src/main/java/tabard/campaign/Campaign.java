package tabard.campaign;

import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tabard.campaign.bot.CampaignWorth;
import tabard.campaign.content.Place;
import tabard.campaign.rules.*;
import tabard.campaign.scene.*;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.*;

/** A campaign of conquest for two to six, with an umpire who favours nobody. */
public final class Campaign extends SheetGame<State, Move> {
    private static final Info INFO =
            new Info("campaign", "campaign-1", Banner.ALL, 2, Banner.ALL.size(), Agreed.SETTINGS, Agreed::agree);

    public Campaign() {
        super(State.SHEET, State.FRAMES, Move.LINES);
    }

    @Override
    public Info info() {
        return INFO;
    }

    @Override
    public State setup(Options options) {
        return Setup.open(options);
    }

    /** Everybody leads the people of the scenario, and the first turn has begun. */
    @Override
    public State standard(Options options) {
        var s = setup(options);
        Setup.usual(s);
        settle(s);
        while (awaits(s) instanceof Awaits.Chance<Move>(Lottery.Certain<Move>(var only))) {
            apply(s, new Step.Happened<>(only));
        }
        return s;
    }

    @Override
    public State copy(State s) {
        return new State(s);
    }

    @Override
    protected Outcome outcome(State s) {
        return Ending.outcome(s);
    }

    /** CA-21.51; an umpire who left is followed by the automatic one (CA-21.49). */
    @Override
    protected boolean absent(State s, Seat seat) {
        return seat == s.umpire() || s.agreed().withdrawal();
    }

    @Override
    public Seen<State> see(State s, Viewer viewer) {
        return Secrets.see(s, viewer);
    }

    @Override
    public State imagine(Seen<State> seen, RandomGenerator dice) {
        return Secrets.imagine(seen, dice);
    }

    @Override
    public Box box(Options options) {
        return CampaignBox.of(options);
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return scene(seen, CampaignScene.of(seen));
    }

    @Override
    protected Grip grip(State s, Seat seat, Move move) {
        return Grips.of(s, (Banner) seat, move);
    }

    @Override
    public Worth<State> worth() {
        return CampaignWorth.WORTH;
    }

    @Override
    public int round(State s) {
        return s.turn();
    }

    @Override
    protected boolean inPlay(Options options, Named entry) {
        return switch (entry) {
            case Place place -> Agreed.map(options).has(place);
            case Banner banner -> banner.ordinal() < Agreed.players(options);
            default -> true;
        };
    }

    @Override
    protected void fit(State s, Predicate<String> named) {
        Completion.fit(s, named);
    }

    @Override
    protected void check(State s) {
        PositionCheck.check(s);
    }
}
