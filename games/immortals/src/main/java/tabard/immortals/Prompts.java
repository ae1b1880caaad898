package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Frame.Asks;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Amount;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** Turns a frame that asks into a question to a person: its options grouped by what they do, with the targets on the map. */
final class Prompts {
    private final Immortals game;
    private final State s;
    private final State dream;

    Prompts(Immortals game, Seen<State> seen) {
        this.game = game;
        this.s = seen.masked();
        this.dream = game.imagine(seen, new SplittableRandom(0));
    }

    Prompt of(Asks<State, Move, ?> asks) {
        return switch (asks) {
            case Setup.Founding frame -> founding(frame);
            case Deployment.Choosing frame -> choosing(frame);
            case Deployment.Deploying frame -> deploying(frame);
            case CubeTower.Spreading frame -> spreading(frame);
            case Reinforcements.Offered frame ->
                prompt(
                        frame.seat(),
                        "offered",
                        null,
                        "IM-6.3",
                        List.of(button("draw", "do.draw", "IM-6.3"), button("decline", "do.decline", "IM-6.3")));
            case Reinforcements.Returning frame -> returning(frame);
            case Planning.Laying frame -> PlanPrompts.laying(this, s, frame);
            case Resolution.Acting frame -> PlanPrompts.acting(this, s, frame);
            case Actions.Compensating frame -> prompt(frame.seat(), "compensating", null, "IM-8.2", UsePrompts.takes());
            case Actions.Using frame -> UsePrompts.using(this, s, frame);
            case Attack.Targeting frame -> AttackPrompts.targeting(this, s, frame);
            case Attack.Naming frame -> AttackPrompts.naming(this, s, frame);
            case Attack.Sending frame -> AttackPrompts.sending(this, s, frame);
            case March.Arriving frame ->
                prompt(
                        frame.seat(),
                        "arriving",
                        null,
                        "IM-9.9",
                        List.of(onMap(
                                "to",
                                "do.to",
                                "IM-9.9",
                                regions(frame.choices(s).all(), March.To::region))));
            case March.Moving frame ->
                prompt(
                        frame.seat(),
                        "moving",
                        null,
                        "IM-9.8",
                        List.of(number("lead", "do.lead", "IM-9.8", 1, s.armies(frame.origin()) - 1)));
            case Spells.Stationing frame -> stationing(frame);
            default -> throw new IllegalStateException("no prompt for " + asks);
        };
    }

    /** Whether an earlier choice can be taken back is history: the table fills that in. */
    Prompt prompt(Colour seat, String key, @Nullable Said detail, String clause, List<Option> options) {
        var judged = new ArrayList<Option>(options.size());
        for (var option : options) {
            judged.add(option.barred() == null && forGood(seat, option) ? option.forGood() : option);
        }
        return new Prompt(seat.word(), Said.of("ask." + key), detail, clause, List.copyOf(judged));
    }

    /** Looks one step ahead, in any world that fits what is seen: a choice is for good when chance, a reveal or another player comes before the seat is asked again. */
    private boolean forGood(Colour seat, Option option) {
        var next = new State(dream);
        game.apply(next, new Step.Chosen<>(seat, game.action(option.lines().getFirst())));
        return switch (next.agenda()) {
            case Agenda.First<Frame<State, Move>>(Asks<State, Move, ?> asks, var _) ->
                !asks.seat().equals(seat);
            case Agenda.Together<Frame<State, Move>> _ -> false;
            case Agenda.First<Frame<State, Move>> _, Agenda.Done<Frame<State, Move>> _ -> true;
        };
    }

    static Option button(String line, String key, String clause) {
        return Option.of(line, Said.of(key), clause);
    }

    /** One option for all regions: "against {on}". */
    static Option onMap(String word, String key, String clause, long regions) {
        return Option.of(word + " {on}", Said.of(key), clause).on(zones(regions));
    }

    static List<String> zones(long regions) {
        return Region.of(regions).stream().map(Region::word).toList();
    }

    static <M> long regions(List<M> moves, Function<M, Region> region) {
        long set = 0;
        for (var move : moves) {
            set |= region.apply(move).bit();
        }
        return set;
    }

    static Option number(String word, String key, String clause, int least, int most) {
        return Option.of(word + " {n}", Said.of(key), clause)
                .amounts(List.of(new Amount("n", Said.of("amount." + word), least, most, least)));
    }

    private Prompt founding(Setup.Founding frame) {
        var targets = frame.choices(s).all().stream()
                .map(move -> Ids.group(frame.seat(), move.group()))
                .toList();
        var start = s.tribe(frame.seat(), Realm.LIGHT).half().startRegion().in(Realm.LIGHT);
        var option = Option.of("found {on}", Said.of("do.found", Ids.name(start)), "IM-4.1")
                .on(targets);
        return prompt(frame.seat(), "founding", Said.of("detail.founding", Ids.name(start)), "IM-4.1", List.of(option));
    }

    private Prompt choosing(Deployment.Choosing frame) {
        var targets = frame.choices(s).all().stream()
                .map(move -> Ids.inDraft(frame.seat(), move.card()))
                .toList();
        var option = Option.of("choose {on}", Said.of("do.choose"), "IM-4.5").on(targets);
        var detail = Said.of(Deployment.hasGroup(s, frame.seat()) ? "detail.choosing" : "detail.choosing-kept");
        return prompt(frame.seat(), "choosing", detail, "IM-4.6", List.of(option));
    }

    private Prompt deploying(Deployment.Deploying frame) {
        var options = new ArrayList<Option>();
        long free = frame.card().stands() & s.free();
        for (var group : Group.ALL) {
            if (s.count(State.GROUPS, frame.seat(), group) > 0) {
                options.add(Option.of("deploy {on} " + group.word(), Said.of("do.deploy", group.armies()), "IM-4.9")
                        .from(Ids.group(frame.seat(), group))
                        .on(zones(free)));
            }
        }
        return prompt(frame.seat(), "deploying", null, "IM-4.9", options);
    }

    private Prompt spreading(CubeTower.Spreading frame) {
        int cubes = s.count(State.TRAY, frame.seat());
        var detail = Said.of("detail.spreading", cubes);
        return prompt(
                frame.seat(),
                "spreading",
                detail,
                "IM-5.2",
                List.of(number("spread", "do.spread", "IM-5.2", 0, cubes)));
    }

    private Prompt returning(Reinforcements.Returning frame) {
        var options = new ArrayList<Option>();
        options.add(button("hold", "do.hold", "IM-6.4"));
        long regions = Region.set(frame.realm(), s.held(frame.seat(), frame.realm()))
                & -frame.least().bit();
        if (regions != 0) {
            options.add(onMap("reinforce", "do.reinforce", "IM-6.4", regions));
        }
        return prompt(
                frame.seat(),
                "returning",
                Said.of("detail.returning", frame.armies(), Ids.limbo(frame.realm())),
                "IM-6.5",
                options);
    }

    private Prompt stationing(Spells.Stationing frame) {
        long regions = regions(frame.choices(s).all(), Spells.Station::region);
        var detail = Said.of("detail.returning", frame.armies(), Ids.limbo(frame.realm()));
        return prompt(
                frame.seat(),
                "stationing",
                detail,
                "IM-13.1",
                List.of(onMap("station", "do.station", "IM-13.1", regions)));
    }
}
