package tabard.immortals.scene;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tabard.immortals.content.*;
import tabard.immortals.rules.*;
import tabard.table.*;
import tabard.table.scene.*;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;

/**
 * What is seen of a player: points, purse, limbos and groups, open cards, and hand and plan as far as the viewer may know them.
 * Equal things are the same object.
 */
final class SeatPicture {
    private static final List<String> NONE = List.of();
    private static final int TRACK = Content.NUMBERS.scoring().trackLength();
    private static final List<String> MARKS = List.of("first", "passed", "ready");
    private static final int MANY = 60; // of gold or energy; more are rare
    private static final List<String> CELLS =
            IntStream.rangeClosed(0, TRACK).mapToObj(cell -> "vp." + cell).toList();
    private static final List<SeatPicture> ALL = Moves.each(Colour.ALL, SeatPicture::new);

    private final Colour colour;
    private final String pawn;
    private final String score;
    private final String scoreNote;
    private final List<Spot> spots; // by their marks, as bits
    private final Piece marker;
    private final List<Piece> tribes;
    private final List<Counted> purse;
    private final List<Counted> limbos;
    private final Counted stock;
    private final Counted hand;
    private final Counted draft;
    private final Counted blanks;
    private final List<Piece> inHand;
    private final List<Piece> inDraft;
    private final List<Piece> backs;
    private final List<List<Piece>> laid;
    private final List<List<Note>> prices;

    private SeatPicture(Colour colour) {
        this.colour = colour;
        pawn = colour.word() + ".vp";
        score = Ids.of(colour, "score");
        scoreNote = score + "/note";
        spots = IntStream.range(0, 1 << MARKS.size())
                .mapToObj(bits -> new Spot(colour.word(), colour.word(), null, marks(bits)))
                .toList();
        marker = counted("tribes", "marker", 1).of(1);
        tribes = Moves.each(
                Tribe.ALL, tribe -> counted("tribes", tribe.word(), 1).of(1));
        purse = Moves.each(Resource.ALL, resource -> counted("purse", resource.word(), MANY));
        limbos = Moves.each(Realm.ALL, realm -> armies(realm.word() + "-limbo"));
        stock = armies("stock");
        hand = counted("hand", "back", Card.CONFLICTS.size());
        draft = counted("draft", "back", Card.CONFLICTS.size());
        blanks = counted("magic", "blank", Content.CARDS.blanks());
        inHand = Moves.each(Card.ALL, card -> CardPicture.of(card, Ids.inHand(colour, card), Ids.hand(colour, card)));
        inDraft = Moves.each(Card.CONFLICTS, this::drafted);
        backs = Moves.each(
                Space.ALL,
                space -> new Piece(Ids.laid(colour, space), "back", Ids.slot(colour, space), null, 1, null, NONE));
        laid = Moves.each(Space.ALL, Card.ALL, this::laid);
        prices = Moves.each(Space.ALL, Tribe.ALL, this::price);
    }

    private Piece laid(Space space, Card card) {
        return CardPicture.of(card, Ids.laid(colour, space), Ids.slot(colour, space));
    }

    /** For a tribe of the realm that the price hangs on. */
    private Note price(Space space, Tribe tribe) {
        String slot = Ids.slot(colour, space);
        var light = tribe.realm() == Realm.LIGHT ? tribe : Tribe.HUMANS;
        return new Note(slot + "/price", slot, SpaceNotes.of(space, light, tribe), "IM-7.3");
    }

    private Piece drafted(Card card, String... marks) {
        return CardPicture.of(card, Ids.inDraft(colour, card), Ids.of(colour, "draft"), marks);
    }

    private Counted counted(String row, String part, int most) {
        return new Counted(Ids.of(colour, row) + "/" + part, part, null, most);
    }

    private Counted armies(String row) {
        return new Counted(Ids.of(colour, row) + "/army", "army", colour.word(), State.CUBES);
    }

    static void add(State s, Viewer viewer, List<Element> out) {
        for (var colour : s.seated()) {
            var picture = ALL.get(colour.ordinal());
            boolean own = viewer.is(colour);
            picture.seat(s, out);
            picture.cubes(s, out);
            picture.regionCards(s, own, out);
            picture.plan(s, own, out);
            picture.hand(s, own, out);
            picture.draft(s, out);
        }
    }

    private void seat(State s, List<Element> out) {
        int points = s.count(State.POINTS, colour);
        out.add(spot(s));
        for (var realm : Realm.ALL) {
            if (!s.isEmpty(State.TRIBE, colour, realm)) {
                out.add(tribes.get(s.tribe(colour, realm).ordinal()));
            }
        }
        if (s.is(State.MARKER, colour)) {
            out.add(marker);
        }
        var said = Said.of("note.score", points, Long.bitCount(s.held(colour)), Scoring.armiesOnBoard(s, colour));
        out.add(new Note(scoreNote, score, said, "IM-16.6"));
        out.add(new Piece(pawn, "pawn", CELLS.get(cell(points)), colour.word(), 1, lap(points), NONE)); // IM-16.6
        for (var resource : Resource.ALL) {
            out.add(purse.get(resource.ordinal()).of(s.count(State.PURSE, colour, resource)));
        }
    }

    private Spot spot(State s) {
        boolean first = s.is(State.FIRST, colour) && !s.is(State.MARKER, colour); // otherwise the marker says so
        int marks = (first ? 1 : 0) | (s.is(State.PASSED, colour) ? 2 : 0) | (s.ready(colour) ? 4 : 0);
        return spots.get(marks);
    }

    private static List<String> marks(int bits) {
        return IntStream.range(0, MARKS.size())
                .filter(i -> (bits >> i & 1) != 0)
                .mapToObj(MARKS::get)
                .toList();
    }

    /** Past the end of the track the pawn starts again at 1. */
    private static int cell(int points) {
        return points <= TRACK ? points : (points - 1) % TRACK + 1;
    }

    /** What has been walked before this time around: the pawn carries it as a marker. */
    private static @Nullable String lap(int points) {
        return points <= TRACK ? null : "+" + (points - cell(points));
    }

    private void cubes(State s, List<Element> out) {
        for (var realm : Realm.ALL) {
            out.add(limbos.get(realm.ordinal()).of(s.count(State.LIMBO, colour, realm)));
        }
        stock.addTo(out, s.count(State.SUPPLY, colour));
        if (s.require(State.PHASE) == Phase.START) {
            groups(s, out);
        }
    }

    private void groups(State s, List<Element> out) {
        for (var group : Group.ALL) {
            int groups = s.groups(colour, group);
            if (groups > 0) {
                String id = Ids.group(colour, group);
                String zone = Ids.of(colour, "groups");
                out.add(new Piece(id, "army", zone, colour.word(), group.armies(), null, NONE));
                out.add(new Note(id + "/note", zone, Said.of("note.groups", groups, group.armies()), "IM-3.6"));
            }
        }
    }

    /** Open to all, wherever the card lies; the owner sees those that are planned on their spaces (IM-18.2). */
    private void regionCards(State s, boolean own, List<Element> out) {
        for (var land : Land.of(s.cards(colour))) {
            var card = Card.of(land);
            if (!own || s.copies(colour, card) == 0) {
                out.add(inHand.get(card.ordinal()));
            }
        }
    }

    /** IM-18.5: while others plan, nothing of it is seen. */
    private void plan(State s, boolean own, List<Element> out) {
        boolean priced =
                own && !s.isEmpty(State.TRIBE, colour, Realm.LIGHT) && !s.isEmpty(State.TRIBE, colour, Realm.DARK);
        for (var space : Space.ALL) {
            var card = s.get(State.BOARD, colour, space);
            if (card != null) {
                out.add(laid.get(space.ordinal()).get(card.ordinal()));
            } else if (s.require(State.PHASE) == Phase.RESOLUTION && s.hidden(State.BOARD, colour, space)) {
                out.add(backs.get(space.ordinal()));
            }
            if (priced) {
                var realm = space == Space.DARK_TRIBE ? Realm.DARK : Realm.LIGHT;
                out.add(prices.get(space.ordinal()).get(s.tribe(colour, realm).ordinal()));
            }
        }
    }

    private void hand(State s, boolean own, List<Element> out) {
        int unseen = s.count(State.CONFLICTS, colour);
        for (var card : s.each(State.WHERE, Place.with(colour))) {
            unseen--;
            if (s.copies(colour, card) == 0) {
                out.add(inHand.get(card.ordinal()));
            }
        }
        hand.addTo(out, unseen);
        if (own && s.require(State.PHASE) != Phase.START) {
            for (var magic : Magic.ALL) {
                var card = Card.of(magic);
                if (s.copies(colour, card) == 0) {
                    out.add(inHand.get(card.ordinal()));
                }
            }
            blanks.addTo(out, Content.CARDS.blanks() - s.copies(colour, Card.BLANK));
        }
    }

    /** The hand that is passed on; what others were seen to hold is known, the rest are backs. */
    private void draft(State s, List<Element> out) {
        int unseen = s.count(State.DRAFT, colour);
        for (var card : s.each(State.WHERE, Place.draft(colour))) {
            unseen--;
            out.add(s.get(State.CHOICE, colour) == card ? drafted(card, "chosen") : inDraft.get(card.ordinal()));
        }
        draft.addTo(out, unseen);
    }
}
