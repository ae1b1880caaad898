package tabard.immortals.scene;

import java.util.List;
import java.util.stream.Stream;
import tabard.immortals.content.*;
import tabard.table.scene.Element.Piece;

/** A card that lies open: the band of its province, the colour of its realm, and what its region yields. */
final class CardPicture {
    private CardPicture() {}

    static Piece of(Card card, String id, String at, String... more) {
        String face = card.kind() == Card.Kind.REGION ? yields(card.land()) : null;
        var marks = Stream.of(marks(card).stream(), names(card), Stream.of(more))
                .flatMap(each -> each)
                .toList();
        return new Piece(id, card.word(), at, null, 1, face, marks);
    }

    private static List<String> marks(Card card) {
        return switch (card.kind()) {
            case CONFLICT, JOKER -> List.of(tint(card), "realm-" + card.realm().word());
            case REGION -> List.of(tint(card));
            case MAGIC -> List.of("realm-magic");
            case BLANK, GAP -> List.of();
        };
    }

    /** The regions that it stands for: they are lit while it is looked at or taken up. */
    private static Stream<String> names(Card card) {
        var names = Stream.<String>builder();
        switch (card.kind()) {
            case CONFLICT, JOKER, REGION ->
                Region.of(card.stands()).forEach(region -> names.add("names-" + region.word()));
            case MAGIC, BLANK, GAP -> {}
        }
        return names.build();
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
}
