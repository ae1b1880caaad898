package tabard.immortals;

import java.util.function.Predicate;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tabard.table.sheet.Cells;

/** Completes positions that name only a part (IM-1.4, 1.6): what the document did not name is made to fit what it did. */
final class Pieces {
    private static final int LEFT_OVER =
            State.CUBES - Content.NUMBERS.cubeBudget().total5Players();

    private final State s;
    private final Predicate<String> named;

    private Pieces(State s, Predicate<String> named) {
        this.s = s;
        this.named = named;
    }

    static void fit(State s, Predicate<String> named) {
        var pieces = new Pieces(s, named);
        pieces.time();
        Order.checkNames(s);
        pieces.tribes();
        s.derive();
        s.seated().forEach(pieces::cubes);
        if (!named.test("inhabitants.supply")) {
            s.set(
                    State.GREEN_SUPPLY,
                    Math.max(0, State.GREEN - s.count(State.GREEN_TOWER) - s.count(State.GREEN_TRAY)));
        }
        pieces.cards();
        Timing.checkDealt(s);
        Order.check(s);
        Timing.check(s);
    }

    /** The phase is that of what comes next, the round the first one, and the first player has the marker. */
    private void time() {
        if (!named.test("phase")) {
            s.phase(Timing.phase(s));
        }
        if (!named.test("round") && s.phase() != Phase.START) {
            s.set(State.ROUND, 1);
        }
        if (named.test("marker") && !named.test("first")) {
            s.set(State.FIRST, s.count(State.MARKER));
        } else if (named.test("first") && !named.test("marker")) {
            s.set(State.MARKER, s.count(State.FIRST));
        }
    }

    private void tribes() {
        for (var colour : s.seated()) {
            tribe(colour, Realm.LIGHT, State.LIGHT_TRIBE, ".light-tribe");
            tribe(colour, Realm.DARK, State.DARK_TRIBE, ".dark-tribe");
        }
    }

    /** A half board that the document gave to another player is replaced. */
    private void tribe(Colour colour, Realm realm, Cells field, String path) {
        if (named.test(colour.word() + path)) {
            return;
        }
        for (var other : s.seated()) {
            if (other != colour && named.test(other.word() + path) && s.count(field, other) == s.count(field, colour)) {
                s.set(field, colour, freeTribe(realm, field));
            }
        }
    }

    private int freeTribe(Realm realm, Cells field) {
        for (var tribe : Tribe.ALL) {
            boolean free = tribe.realm() == realm;
            for (var colour : s.seated()) {
                free &= s.count(field, colour) != tribe.ordinal() + 1;
            }
            if (free) {
                return tribe.ordinal() + 1;
            }
        }
        throw new Refusal(Said.of("refused.tribes"), "IM-3.3");
    }

    /** In the start round the supply holds what is nowhere else, later the tower does; IM-5.4: five leave four in the box. */
    private void cubes(Colour colour) {
        boolean start = s.phase() == Phase.START;
        if (!start) {
            spare(colour, State.SUPPLY, ".supply", 0);
            spare(
                    colour,
                    State.OUT,
                    ".out",
                    s.seats() < Content.NUMBERS.players().max() ? 0 : LEFT_OVER);
            if (!named.test(colour.word() + ".groups")) {
                for (var group : Group.ALL) {
                    s.set(State.GROUPS, colour, group, 0);
                }
            }
        }
        var rest = start ? State.SUPPLY : State.TOWER;
        spare(
                colour,
                rest,
                start ? ".supply" : ".tower",
                Math.max(0, State.CUBES - Order.cubes(s, colour) + s.count(rest, colour)));
    }

    private void spare(Colour colour, Cells field, String path, int value) {
        if (!named.test(colour.word() + path)) {
            s.set(field, colour, value);
        }
    }

    /** Numbers of cards follow from where the cards are. */
    private void cards() {
        for (var colour : s.seated()) {
            spare(colour, State.CONFLICTS, ".conflicts", Order.cards(s, Place.with(colour)));
            spare(colour, State.DRAFT, ".draft", Order.cards(s, Place.draft(colour)));
        }
        boolean thrown = s.agenda()
                instanceof Agenda.First<Frame<State, Move>>(CubeTower.FirstThrow _, var _); // IM-4.16 is past
        if (thrown && !named.test("decks.mixed")) {
            s.set(State.DECKS, Pile.MIXED, Order.cards(s, Place.DECK));
        }
        for (var pile : Pile.ALL) {
            if (!named.test("decks." + pile.word())) {
                s.set(State.DECKS, pile, Order.deck(s, pile));
            }
        }
    }
}
