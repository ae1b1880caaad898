package tabard.laws.supper;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Action;
import tabard.table.Agenda;
import tabard.table.Ask;
import tabard.table.Frame;
import tabard.table.Seen;
import tabard.table.Viewer;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Amount;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.sheet.Sheet;

/** What one sees of the supper. */
final class SupperScene {
    private SupperScene() {}

    static Scene of(Supper game, Seen<State> seen) {
        var s = seen.masked();
        var elements = new ArrayList<Element>();
        int away = 0;
        for (var dish : Dish.ALL) {
            stack(elements, "eaten", dish.word(), s.count(State.EATEN, dish), null);
            away += s.count(State.EATEN, dish);
        }
        for (var guest : s.guests()) {
            guest(elements, s, guest);
            away += s.count(State.HELD, guest);
        }
        stack(elements, "larder", "back", Dish.ALL.size() * Dish.COUNT - away, null);
        return game.givenUp(s)
                ? new Scene(elements, Said.of("status.over"), List.of(), List.of())
                : new Scene(elements, status(s), waits(s), prompts(game, seen));
    }

    private static void guest(List<Element> out, State s, Guest guest) {
        String id = guest.word();
        out.add(new Spot(id, id, null, Secrets.ready(s, guest) ? List.of("ready") : List.of()));
        if (s.count(State.HAND, guest, Dish.ALE) == Sheet.BLANK) {
            stack(out, id + ".hand", "back", s.count(State.HELD, guest), id);
        } else {
            Dish.ALL.forEach(dish -> stack(out, id + ".hand", dish.word(), s.count(State.HAND, guest, dish), id));
        }
        if (s.count(State.LAID, guest) == Sheet.BLANK) {
            stack(out, id + ".plate", "back", Secrets.ready(s, guest) ? 1 : 0, id);
        } else if (s.hasLaid(guest)) {
            stack(out, id + ".plate", s.laid(guest).word(), 1, id);
        }
        int points = s.count(State.POINTS, guest);
        out.add(new Piece(id + ".pawn", "pawn", "praise." + points, id, 1, null, List.of()));
        out.add(new Note(id + ".score", id + ".score", Said.of("praised", points), "SU-4.1"));
    }

    private static void stack(List<Element> out, String zone, String part, int count, String owner) {
        if (count > 0) {
            out.add(new Piece(zone + "/" + part, part, zone, owner, count, null, List.of()));
        }
    }

    private static Said status(State s) {
        return switch (s.agenda()) {
            case Agenda.Done<Frame<State, Move>> _ -> Said.of("status.over");
            case Agenda.First<Frame<State, Move>>(var frame, var _) ->
                frame instanceof Toast.Toasting(var seat)
                        ? Said.of("status.toast", "@" + seat.word())
                        : Said.of("status.table");
            case Agenda.Together<Frame<State, Move>> _ -> Said.of("status.kitchen", s.count(State.ROUND));
        };
    }

    private static List<String> waits(State s) {
        return switch (s.agenda()) {
            case Agenda.Done<Frame<State, Move>> _ -> List.of();
            case Agenda.First<Frame<State, Move>>(var frame, var _) ->
                frame instanceof State.Asks<?> asks ? List.of(asks.seat().word()) : List.of();
            case Agenda.Together<Frame<State, Move>>(var branches, var _) ->
                branches.stream()
                        .filter(branch -> !branch.done())
                        .map(branch -> branch.seat().word())
                        .toList();
        };
    }

    private static List<Prompt> prompts(Supper game, Seen<State> seen) {
        var prompts = new ArrayList<Prompt>();
        if (seen.viewer() instanceof Viewer.Player(var seat)
                && !waits(seen.masked()).isEmpty()) {
            for (var ask : game.awaits(seen.masked()).asks()) {
                if (ask.seat().equals(seat)) {
                    prompts.add(prompt(seen.masked(), ask));
                }
            }
        }
        return prompts;
    }

    private static Prompt prompt(State s, Ask<Move> ask) {
        return switch (ask.about()) {
            case Kitchen.Laying(var seat) -> {
                var on = ask.options().stream()
                        .map(move -> seat.word() + ".hand/" + word(move))
                        .toList();
                yield prompt(
                        ask,
                        "ask.lay",
                        "SU-2.1",
                        List.of(Option.of("lay {on}", Said.of("do.lay"), "SU-2.1")
                                .on(on)));
            }
            case Kitchen.Salting _ -> {
                var amount =
                        new Amount("n", Said.of("pinches"), 0, ask.options().size() - 1, 0);
                var season =
                        Option.of("season {n}", Said.of("do.season"), "SU-2.2").amounts(List.of(amount));
                // while others choose, one may choose again
                yield prompt(ask, "ask.season", "SU-2.2", List.of(waits(s).size() == 1 ? season.forGood() : season));
            }
            case Glance.Peeking(var seat) -> {
                var others = s.guests().stream()
                        .filter(guest -> guest != seat)
                        .map(Guest::word)
                        .toList();
                yield prompt(
                        ask,
                        "ask.peek",
                        "SU-1.3",
                        List.of(Option.of("peek {on}", Said.of("do.peek"), "SU-1.3")
                                .on(others)
                                .forGood()));
            }
            case Toast.Toasting(var seat) -> prompt(ask, "ask.toast", "SU-3.1", toasts(s, seat));
            case Toast.Speaking _ ->
                prompt(
                        ask,
                        "ask.speak",
                        "SU-3.2",
                        List.of(Option.of("speak", Said.of("do.speak"), "SU-3.2")
                                .forGood()));
            default -> throw new IllegalStateException("no prompt for " + ask.about());
        };
    }

    private static Prompt prompt(Ask<Move> ask, String key, String clause, List<Option> options) {
        return new Prompt(ask.seat().word(), Said.of(key), null, clause, options);
    }

    private static List<Option> toasts(State s, Guest host) {
        var others = s.guests().stream()
                .filter(guest -> guest != host)
                .map(Guest::word)
                .toList();
        var praise = Option.of("praise {on}", Said.of("do.praise"), "SU-3.1")
                .on(others)
                .forGood();
        return List.of(
                Option.of("alone", Said.of("do.alone"), "SU-3.1").forGood(),
                s.count(State.HUSHED) == 0 ? praise : praise.barred(Said.of("barred.hushed")));
    }

    private static String word(Action move) {
        return move.text().substring(move.text().lastIndexOf(' ') + 1);
    }
}
