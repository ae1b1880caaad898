package tabard.immortals.scene;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.immortals.content.*;
import tabard.table.scene.Element.Piece;

/** A card that lies open: the band of its province, the colour of its realm, and what its region yields. */
final class CardPicture {
    private static final CardPicture[] ALL =
            Card.ALL.stream().map(CardPicture::new).toArray(CardPicture[]::new);

    private final String word;
    private final @Nullable String face;
    private final List<String> marks;
    private final List<String> chosen;

    private CardPicture(Card card) {
        word = card.word();
        face = card.kind() == Card.Kind.REGION ? yields(card.land()) : null;
        marks = marks(card);
        var more = new ArrayList<>(marks);
        more.add("chosen");
        chosen = List.copyOf(more);
    }

    private static List<String> marks(Card card) {
        return switch (card.kind()) {
            case CONFLICT, JOKER -> List.of(tint(card), "realm-" + card.realm().word());
            case REGION -> List.of(tint(card));
            case MAGIC -> List.of("realm-magic");
            case BLANK, GAP -> List.of();
        };
    }

    private static String tint(Card card) {
        return "tint-" + Region.of(card.stands()).first().land().province().word();
    }

    /** IM-2.1: the dark twin stands left, the light one right; a coin for gold, a crystal for energy. */
    private static String yields(Land land) {
        return yields(land, Realm.DARK) + "|" + yields(land, Realm.LIGHT);
    }

    private static String yields(Land land, Realm realm) {
        return "¤" + land.gives(realm, Resource.GOLD) + " ◊" + land.gives(realm, Resource.ENERGY);
    }

    static Piece of(Card card, String id, String at, int count) {
        var picture = ALL[card.ordinal()];
        return new Piece(id, picture.word, at, null, count, picture.face, picture.marks);
    }

    static Piece chosen(Card card, String id, String at) {
        var picture = ALL[card.ordinal()];
        return new Piece(id, picture.word, at, null, 1, picture.face, picture.chosen);
    }
}
