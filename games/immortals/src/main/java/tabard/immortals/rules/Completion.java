package tabard.immortals.rules;

import java.util.function.Predicate;
import tabard.immortals.content.*;
import tabard.table.*;
import tabard.table.sheet.Count;

/** Completes positions that name only a part (IM-1.4, 1.6): what the document did not name is made to fit what it did. */
public record Completion(State s, Predicate<String> named) {
    private static final int LEFT_OVER =
            State.CUBES - Content.NUMBERS.cubeBudget().total5Players();

    public static void fit(State s, Predicate<String> named) {
        var completion = new Completion(s, named);
        completion.time();
        PositionCheck.checkNames(s);
        completion.tribes();
        s.renew();
        s.seated().forEach(completion::cubes);
        if (!named.test("inhabitants.supply")) {
            s.set(
                    State.GREEN_SUPPLY,
                    Math.max(0, State.INHABITANTS - s.count(State.GREEN_TOWER) - s.count(State.GREEN_TRAY)));
        }
        completion.cards();
        PositionCheck.checkAgenda(s);
        PositionCheck.check(s);
    }

    /** The phase is that of what comes next, the round the first one, and the first player has the marker. */
    private void time() {
        if (!named.test("phase")) {
            s.set(State.PHASE, phase());
        }
        if (!named.test("round") && !s.is(State.PHASE, Phase.START)) {
            s.set(State.ROUND, 1);
        }
        if (named.test("marker") && !named.test("first")) {
            s.set(State.FIRST, s.get(State.MARKER));
        } else if (named.test("first") && !named.test("marker")) {
            s.set(State.MARKER, s.get(State.FIRST));
        }
    }

    private Phase phase() {
        var first = s.agenda() instanceof Agenda.Together<Frame<State, Move>>(var _, var then) ? then : s.agenda();
        return switch (first) {
            case Agenda.Done<Frame<State, Move>> _ -> Phase.SCORING;
            case Agenda.First<Frame<State, Move>>(Timed frame, var _) ->
                frame.phases().getFirst();
            default -> Phase.START;
        };
    }

    /** A half board that the document gave to another player is replaced. */
    private void tribes() {
        for (var colour : s.seated()) {
            for (var realm : Realm.ALL) {
                if (!given(colour, realm)) {
                    for (var other : s.seated()) {
                        if (given(other, realm) && s.get(State.TRIBE, other, realm) == s.tribe(colour, realm)) {
                            var free = Setup.freeTribes(s, realm);
                            Refusal.when(free.isEmpty(), "IM-3.3", "refused.tribes");
                            s.set(State.TRIBE, colour, realm, free.first());
                        }
                    }
                }
            }
        }
    }

    private boolean given(Colour colour, Realm realm) {
        return named.test(colour.word() + "." + realm.word() + "-tribe");
    }

    /** In the start round the supply holds what is nowhere else, later the tower does; IM-5.4: five leave four in the box. */
    private void cubes(Colour colour) {
        boolean start = s.require(State.PHASE) == Phase.START;
        if (!start) {
            spare(colour, State.SUPPLY, ".supply", 0);
            spare(
                    colour,
                    State.OUT,
                    ".out",
                    s.seats() < Content.NUMBERS.players().max() ? 0 : LEFT_OVER);
            if (!named.test(colour.word() + ".groups")) {
                Group.ALL.forEach(group -> s.set(State.GROUPS, colour, group, 0));
            }
        }
        var rest = start ? State.SUPPLY : State.TOWER;
        spare(
                colour,
                rest,
                start ? ".supply" : ".tower",
                Math.max(0, State.CUBES - PositionCheck.cubes(s, colour) + s.count(rest, colour)));
    }

    private void spare(Colour colour, Count field, String path, int value) {
        if (!named.test(colour.word() + path)) {
            s.set(field, colour, value);
        }
    }

    /** Numbers of cards follow from where the cards are. */
    private void cards() {
        for (var colour : s.seated()) {
            spare(colour, State.CONFLICTS, ".conflicts", s.count(State.WHERE, Place.with(colour)));
            spare(colour, State.DRAFT, ".draft", s.count(State.WHERE, Place.draft(colour)));
        }
        boolean thrown = s.agenda()
                instanceof Agenda.First<Frame<State, Move>>(CubeTower.FirstThrow _, var _); // IM-4.16 is past
        if (thrown && !named.test("decks.mixed")) {
            s.set(State.DECKS, Pile.MIXED, s.count(State.WHERE, Place.DECK));
        }
        for (var pile : Pile.ALL) {
            if (!named.test("decks." + pile.word())) {
                s.set(State.DECKS, pile, PositionCheck.deck(s, pile));
            }
        }
    }
}
