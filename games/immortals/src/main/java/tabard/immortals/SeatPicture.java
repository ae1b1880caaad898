package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Viewer;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;
import tabard.table.scene.Said;
import tabard.table.sheet.Sheet;

/** What is seen of a player: points, purse, limbos and groups, open cards, and hand and plan as far as the viewer may know them. */
final class SeatPicture {
    private static final List<String> NONE = List.of();
    private static final int TRACK = Content.NUMBERS.scoring().trackLength();

    private final State s;
    private final Colour colour;
    private final boolean own;
    private final List<Element> out;

    private SeatPicture(State s, Colour colour, boolean own, List<Element> out) {
        this.s = s;
        this.colour = colour;
        this.own = own;
        this.out = out;
    }

    static void add(State s, Viewer viewer, List<Element> out) {
        for (var colour : s.seated()) {
            var picture = new SeatPicture(s, colour, viewer.is(colour), out);
            picture.seat();
            picture.cubes();
            picture.regionCards();
            picture.plan();
            picture.hand();
            picture.draft();
        }
    }

    private void seat() {
        var marks = new ArrayList<String>();
        if (s.count(State.FIRST) == colour.ordinal() + 1 && s.count(State.MARKER) != s.count(State.FIRST)) {
            marks.add("first"); // otherwise the marker says so
        }
        if (s.passed(colour)) {
            marks.add("passed");
        }
        if (ready()) {
            marks.add("ready");
        }
        String seat = colour.word();
        int points = s.count(State.POINTS, colour);
        int armies = Scoring.armiesOnBoard(s, colour);
        out.add(new Spot(seat, seat, null, List.copyOf(marks)));
        tribes();
        out.add(new Note(
                seat + ".score/note",
                seat + ".score",
                Said.of("note.score", points, Long.bitCount(s.held(colour)), armies),
                "IM-16.6"));
        out.add(new Piece(seat + ".vp", "pawn", "vp." + cell(points), seat, 1, lap(points), NONE)); // IM-16.6
        for (var resource : Resource.ALL) {
            piece("purse", resource.word(), resource.word(), s.purse(colour, resource));
        }
    }

    private void tribes() {
        for (var realm : Realm.ALL) {
            if (s.count(realm == Realm.LIGHT ? State.LIGHT_TRIBE : State.DARK_TRIBE, colour) > 0) {
                String tribe = s.tribe(colour, realm).word();
                piece("tribes", tribe, tribe, 1);
            }
        }
        if (s.count(State.MARKER) == colour.ordinal() + 1) {
            piece("tribes", "marker", "marker", 1);
        }
    }

    /** Past the end of the track the pawn starts again at 1. */
    private static int cell(int points) {
        return points <= TRACK ? points : (points - 1) % TRACK + 1;
    }

    /** What has been walked before this time around: the pawn carries it as a marker. */
    private static @Nullable String lap(int points) {
        return points <= TRACK ? null : "+" + (points - cell(points));
    }

    /** Whether the player has chosen or planned while others still do. */
    private boolean ready() {
        if (s.agenda() instanceof Agenda.Together<Frame<State, Move>>(var branches, var _)) {
            for (var branch : branches) {
                if (branch.seat().equals(colour)) {
                    return branch.done();
                }
            }
        }
        return false;
    }

    private void cubes() {
        piece("light-limbo", "army", "army", s.limbo(colour, Realm.LIGHT));
        piece("dark-limbo", "army", "army", s.limbo(colour, Realm.DARK));
        if (s.count(State.SUPPLY, colour) > 0) {
            piece("stock", "army", "army", s.count(State.SUPPLY, colour));
        }
        for (var group : Group.ALL) {
            int groups = s.count(State.GROUPS, colour, group);
            if (groups > 0) {
                var said = Said.of("note.groups", groups, group.armies());
                out.add(new Piece(
                        Ids.group(colour, group),
                        "army",
                        Ids.of(colour, "groups"),
                        colour.word(),
                        group.armies(),
                        null,
                        NONE));
                out.add(new Note(Ids.group(colour, group) + "/note", Ids.of(colour, "groups"), said, "IM-3.6"));
            }
        }
    }

    /** Open to all, wherever the card lies; the owner sees those that are planned on their spaces (IM-18.2). */
    private void regionCards() {
        for (int rest = s.cards(colour); rest != 0; rest &= rest - 1) {
            var card = Card.of(Land.first(rest));
            if (!own || !planned(card)) {
                inHand(card, 1);
            }
        }
    }

    private boolean planned(Card card) {
        return copies(card) > 0;
    }

    private int copies(Card card) {
        int count = 0;
        for (var space : Space.ALL) {
            count += s.board(colour, space) == card.ordinal() + 1 ? 1 : 0;
        }
        return count;
    }

    /** IM-18.5: while others plan, nothing of it is seen. */
    private void plan() {
        for (var space : Space.ALL) {
            int laid = s.board(colour, space);
            boolean veiled = laid == Sheet.BLANK && s.phase() == Phase.RESOLUTION;
            if (laid > 0 || veiled) {
                String slot = Ids.slot(colour, space);
                out.add(
                        veiled
                                ? new Piece(Ids.laid(colour, space), "back", slot, null, 1, null, NONE)
                                : CardPicture.of(Card.ALL.get(laid - 1), Ids.laid(colour, space), slot, 1));
            }
            if (own && s.count(State.LIGHT_TRIBE, colour) > 0 && s.count(State.DARK_TRIBE, colour) > 0) {
                String slot = Ids.slot(colour, space);
                out.add(new Note(slot + "/price", slot, SpaceNotes.of(s, colour, space), "IM-7.3"));
            }
        }
    }

    private void hand() {
        int unseen = s.count(State.CONFLICTS, colour);
        for (var card : Card.CONFLICTS) {
            if (s.in(Place.with(colour), card)) {
                unseen--;
                if (!planned(card)) {
                    inHand(card, 1);
                }
            }
        }
        if (unseen > 0) {
            piece("hand", "back", "back", unseen);
        }
        if (own && s.phase() != Phase.START) {
            for (var magic : Magic.ALL) {
                if (!planned(Card.of(magic))) {
                    inHand(Card.of(magic), 1);
                }
            }
            int blanks = Content.CARDS.blanks() - copies(Card.BLANK);
            if (blanks > 0) {
                inHand(Card.BLANK, blanks);
            }
        }
    }

    private void inHand(Card card, int count) {
        out.add(CardPicture.of(card, Ids.inHand(colour, card), Ids.hand(colour, card), count));
    }

    /** The hand that is passed on; what others were seen to hold is known, the rest are backs. */
    private void draft() {
        int unseen = s.count(State.DRAFT, colour);
        for (var card : Card.CONFLICTS) {
            if (s.in(Place.draft(colour), card)) {
                unseen--;
                String id = Ids.inDraft(colour, card);
                String zone = Ids.of(colour, "draft");
                boolean chosen = s.count(State.CHOICE, colour) == card.ordinal() + 1;
                out.add(chosen ? CardPicture.chosen(card, id, zone) : CardPicture.of(card, id, zone, 1));
            }
        }
        if (unseen > 0) {
            piece("draft", "back", "back", unseen);
        }
    }

    private void piece(String row, String tail, String part, int count) {
        String zone = Ids.of(colour, row);
        out.add(new Piece(
                zone + "/" + tail, part, zone, part.equals("army") ? colour.word() : null, count, null, NONE));
    }
}
