package tabard.defenders;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Frame.Asks;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;
import tabard.table.text.Lines;

/** Turns a frame that asks into a question to a person: its options grouped by what they do, with the targets on the table, and what is barred. */
final class Prompts {
    private final Defenders game;
    private final State s;
    private final State dream;

    Prompts(Defenders game, Seen<State> seen) {
        this.game = game;
        this.s = seen.masked();
        this.dream = game.imagine(seen, new SplittableRandom(0));
    }

    /** Moves of one kind that differ in their target only. */
    private record Group(Move first, List<String> targets) {}

    Prompt of(State.Asks<?> asks) {
        var groups = new LinkedHashMap<String, Group>();
        for (var move : asks.choices(s).all()) {
            String target = target(asks.seat(), move);
            String key = target == null ? move.text() : kind(move);
            var group = groups.computeIfAbsent(key, _ -> new Group(move, new ArrayList<>()));
            if (target != null) {
                group.targets.add(target);
            }
        }
        var options = new ArrayList<Option>(groups.size());
        for (var group : groups.values()) {
            var option = option(group);
            options.add(forGood(asks.seat(), group.first) ? option.forGood() : option);
        }
        options.addAll(Barred.of(s, asks));
        var prompt = new Prompt(asks.seat().word(), ask(asks), Details.of(s, asks), clause(asks), List.copyOf(options));
        return asks instanceof Windows.Asked asked
                ? prompt.window(asked.occasion().word())
                : prompt;
    }

    private static Said ask(State.Asks<?> asks) {
        return asks instanceof Windows.Asked asked
                ? Said.of("ask.asked-" + asked.occasion().word())
                : Said.of("ask." + Lines.word(asks.getClass()));
    }

    private String clause(State.Asks<?> asks) {
        return asks instanceof Windows.Asked asked
                ? asked.occasion().clause()
                : asks.choices(s).all().getFirst().rule();
    }

    /** What stands for the move on the table; the tail of its id is the last word of the line. */
    private static @Nullable String target(Banner seat, Move move) {
        var values = Move.LINES.values((Record) move);
        if (values.isEmpty()) {
            return null;
        }
        return switch (values.getLast()) {
            case Place place -> place.word();
            case HeroCard card -> Ids.inHand(seat, card);
            case Banner banner -> Ids.hero(banner);
            case Quest quest -> Ids.done(seat, quest);
            case DarknessCard card -> Ids.vision(card);
            case General general -> Ids.general(general);
            case Hero hero -> Ids.unused(hero);
            default -> null;
        };
    }

    /** The line without its last word: "walk", "take red". */
    private static String kind(Move move) {
        String line = move.text();
        return line.substring(0, line.lastIndexOf(' '));
    }

    private static Option option(Group group) {
        var move = group.first;
        String key = "do." + Lines.word(move.getClass());
        var args = Told.args(Move.LINES, (Record) move);
        if (group.targets.isEmpty()) {
            return Option.of(move.text(), new Said(key, args), move.rule());
        }
        return Option.of(kind(move) + " {on}", new Said(key, args.subList(0, args.size() - 1)), move.rule())
                .on(group.targets);
    }

    /** Looks one step ahead, in any world that fits what is seen: a choice is for good when chance or another player comes before the seat is asked again. */
    private boolean forGood(Banner seat, Move move) {
        var next = new State(dream);
        game.apply(next, new Step.Chosen<>(seat, move));
        return !(next.agenda() instanceof Agenda.First<Frame<State, Move>>(Asks<State, Move, ?> asks, var _)
                && asks.seat().equals(seat));
    }
}
