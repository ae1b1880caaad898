package tabard.immortals.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tabard.table.Listing;
import tabard.table.sheet.Subset;

/** Every card that can lie on a player board (IM-2): the Conflict cards first, jokers of a realm behind its regions. */
public final class Card extends Listing {
    /** What a card is; a gap is the trace of a Region card that was taken away face down (IM-18.6). */
    public enum Kind {
        CONFLICT,
        JOKER,
        REGION,
        MAGIC,
        BLANK,
        GAP
    }

    public static final List<Card> ALL = all();

    /** The Conflict cards, jokers included. */
    public static final List<Card> CONFLICTS = ALL.subList(0, Realm.ALL.size() * (Land.COUNT + Province.ALL.size()));

    /** The jokers among them, as bits. */
    public static final long JOKERS =
            Subset.all(CONFLICTS).where(card -> card.kind == Kind.JOKER).bits();

    /** The cards of which there is one. */
    public static final List<Card> UNIQUE = ALL.subList(0, CONFLICTS.size() + Land.COUNT);

    /** One for each land, in their order. */
    public static final List<Card> REGIONS = ALL.subList(CONFLICTS.size(), UNIQUE.size());

    /** One for each kind of magic. */
    public static final List<Card> MAGICS = ALL.subList(UNIQUE.size(), UNIQUE.size() + Magic.ALL.size());

    public static final Card BLANK = ALL.get(ALL.size() - 2);
    public static final Card GAP = ALL.getLast();

    private final Kind kind;
    private final long stands;
    private final @Nullable Realm realm;

    private Card(int ordinal, String word, Kind kind, long stands, @Nullable Realm realm) {
        super(ordinal, word);
        this.kind = kind;
        this.stands = stands;
        this.realm = realm;
    }

    private static List<Card> all() {
        var all = new ArrayList<Card>();
        for (var realm : Realm.ALL) {
            for (var land : Land.ALL) {
                var region = land.in(realm);
                all.add(new Card(all.size(), region.word(), Kind.CONFLICT, region.bit(), realm));
            }
            for (var province : Province.ALL) {
                all.add(new Card(
                        all.size(), realm.word() + "-" + province.word(), Kind.JOKER, province.in(realm), realm));
            }
        }
        for (var land : Land.ALL) {
            long twins = land.in(Realm.LIGHT).bit() | land.in(Realm.DARK).bit();
            all.add(new Card(all.size(), land.word(), Kind.REGION, twins, null));
        }
        for (var magic : Magic.ALL) {
            all.add(new Card(all.size(), magic.word(), Kind.MAGIC, 0, null));
        }
        all.add(new Card(all.size(), "blank", Kind.BLANK, 0, null));
        all.add(new Card(all.size(), "gap", Kind.GAP, 0, null));
        return List.copyOf(all);
    }

    public static Card of(Land land) {
        return REGIONS.get(land.ordinal());
    }

    public static Card of(Magic magic) {
        return MAGICS.get(magic.ordinal());
    }

    public Kind kind() {
        return kind;
    }

    public boolean conflict() {
        return ordinal() < CONFLICTS.size();
    }

    /** The regions it can stand for, whoever has armies there (IM-2.3 to 2.5). */
    public long stands() {
        return stands;
    }

    /** The realm of a Conflict card. */
    public Realm realm() {
        return Objects.requireNonNull(realm, () -> this + " is of no realm");
    }

    /** The land of a Region card. */
    public Land land() {
        if (kind != Kind.REGION) {
            throw new IllegalStateException(this + " is no Region card");
        }
        return Land.ALL.get(ordinal() - CONFLICTS.size());
    }

    public Magic magic() {
        if (kind != Kind.MAGIC) {
            throw new IllegalStateException(this + " is no Magic card");
        }
        return Magic.ALL.get(ordinal() - UNIQUE.size());
    }
}
