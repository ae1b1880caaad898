package tabard.campaign;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import tabard.campaign.bot.CampaignWorth;
import tabard.campaign.content.Building;
import tabard.campaign.content.Place;
import tabard.campaign.rules.*;
import tabard.campaign.rules.battle.Rulings;
import tabard.campaign.scene.*;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.*;

/** A campaign of conquest for two to six, with an umpire who favours nobody. */
public final class Campaign extends SheetGame<State, Move> {
    private static final Info INFO =
            new Info("campaign", "campaign-1", Banner.ALL, 2, Banner.ALL.size(), Agreed.SETTINGS, Agreed::agree);

    private static final String SETTLED = "changed.owner-new";
    private static final String GONE = "changed.building-gone";
    private static final Set<String> BUILDINGS = Set.of("changed.building", "changed.building-new", GONE);
    private static final Set<String> MINES = Set.of("changed.mine-new", "changed.mine-gone");

    public Campaign() {
        super(State.SHEET, State.FRAMES, Move.LINES);
    }

    @Override
    public Info info() {
        return INFO;
    }

    @Override
    public Map<String, String> terms(Options options) {
        return Agreed.words(options);
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

    @Override
    public List<Earned> earned(State s) {
        return Ending.earned(s);
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

    /** Dice are told apart by commas: else 1 and 12 could be 11 and 2. */
    @Override
    protected Object arg(Object value) {
        return value instanceof List<?> list && list.stream().allMatch(Pips.class::isInstance)
                ? list.stream().map(die -> ((Pips) die).name()).collect(Collectors.joining(", "))
                : super.arg(value);
    }

    /**
     * What the step says itself is not said again: who has the one territory that was nobody's, whose the mine is that has just been built
     * or is gone, and that a portal is destroyed.
     */
    @Override
    public List<Said> followed(Seen<State> before, Seen<State> after) {
        var lines = super.followed(before, after);
        boolean one = lines.stream().filter(line -> line.key().equals(SETTLED)).count() == 1;
        return lines.stream()
                .filter(line -> !(one && line.key().equals(SETTLED)))
                .filter(line -> !(MINES.contains(line.key()) && built(lines, line)))
                .filter(line -> !(line.key().equals(GONE) && line.args().contains(Building.PORTAL.said())))
                .map(Campaign::company)
                .toList();
    }

    /** Whether the building itself has come or gone with its owner. */
    private static boolean built(List<Said> lines, Said mine) {
        return lines.stream()
                .anyMatch(line -> BUILDINGS.contains(line.key())
                        && line.args().getFirst().equals(mine.args().getFirst()));
    }

    /** Where nobody stood, or nobody stands any more, there is nothing to compare with. */
    private static Said company(Said line) {
        boolean none = line.args().contains(0);
        return switch (line.key()) {
            case "changed.company-up" -> none ? new Said("changed.company-new", line.args()) : line;
            case "changed.company-down" -> none ? new Said("changed.company-gone", line.args()) : line;
            default -> line;
        };
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
    protected boolean inPlay(Options options, Frame<State, Move> frame, Named entry) {
        return inPlay(options, entry) || Rulings.asks(frame, entry);
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
