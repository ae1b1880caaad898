package tabard.defenders;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Named;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.scene.Said;
import tabard.table.text.Lines;

/** Every step as a sentence of the chronicle, by its own shape: "log.walk" with @lion and @wolf-pass. */
final class Told {
    private Told() {}

    static Said of(Seen<State> before, Step<Move> step) {
        if (!(step instanceof Step.Acted<Move> acted)) {
            return Said.of("log.left", "@" + step.who());
        }
        var move = acted.action();
        if (!step.openTo(before.viewer()::is)) {
            String who = move instanceof Hands.Received(var banner, var _)
                    ? banner.word()
                    : move instanceof Visions.Glimpsed(var banner, var _) ? banner.word() : step.who();
            return Said.of("log." + step.readBy(before.viewer()::is), "@" + who);
        }
        if (move instanceof Hands.Bared(var banner, var cards)) {
            return Said.of("log.bared", Ids.name(banner), cards.size());
        }
        if (move instanceof Windows.Opens(boolean asked)) {
            return Said.of(asked ? "log.opens" : "log.opens-not");
        }
        var args = new ArrayList<Object>();
        args.add("@" + step.who());
        args.addAll(args(Move.LINES, (Record) move));
        String word = Lines.word(move.getClass());
        if (step instanceof Step.Chosen<Move>(var by, var _)) {
            args.addAll(more(before.masked(), Banner.ALL.get(by.ordinal()), move));
            return new Said("log." + word, args);
        }
        var fallen = DiceTold.of(before.masked(), move);
        args.addAll(fallen.more());
        return new Said("log." + word + fallen.ending(), args);
    }

    /** What a move leaves to the position: whom one attacks, where one does it, for which quest. */
    private static List<Object> more(State s, Banner by, Move move) {
        return switch (move) {
            case Day.Build _, Day.Cleanse _, Day.Fireball _, Day.Sanctify _, Day.Heal _, Day.Rumours _ ->
                List.of(Ids.name(s.place(by)));
            case Day.Attack _ -> {
                var general = s.general(s.place(by));
                yield general == null ? List.of() : List.of(Ids.name(general), Ids.name(s.place(by)));
            }
            case Day.Fight _ -> List.of(Ids.name(s.place(by)));
            case Day.Pursue _ -> {
                var quest = s.quest(by);
                yield quest == null ? List.of() : List.of(Ids.name(quest));
            }
            default -> List.of();
        };
    }

    /** What a record holds, as arguments of a message; lists are told as text. */
    static List<Object> args(Lines lines, Record record) {
        var args = new ArrayList<Object>();
        for (var value : lines.values(record)) {
            args.add(
                    switch (value) {
                        case Face face -> face.pictured();
                        case Named named -> Ids.name(named);
                        case Integer number -> number;
                        case Boolean flag -> flag ? 1 : 0;
                        case List<?> list ->
                            String.join(" ", list.stream().map(Told::word).toList());
                        default -> value.toString();
                    });
        }
        return args;
    }

    private static String word(Object entry) {
        return switch (entry) {
            case Face face -> face.pictured();
            case Named named -> named.word();
            default -> entry.toString();
        };
    }
}
