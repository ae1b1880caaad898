package tabard.immortals.content;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** Every card that can lie on a player board (IM-2): the Conflict cards first, jokers of a realm behind its regions. */
public final class Card implements Named {
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

    private static final int REGIONS = CONFLICTS.size();
    private static final int MAGICS = REGIONS + Land.COUNT;

    /** The cards of which there is one. */
    public static final List<Card> UNIQUE = ALL.subList(0, MAGICS);

    public static final Card BLANK = ALL.get(MAGICS + Magic.ALL.size());
    public static final Card GAP = ALL.get(BLANK.ordinal + 1);

    private final int ordinal;
    private final String word;
    private final Kind kind;
    private final long stands;
    private final @Nullable Realm realm;

    private Card(int ordinal, String word, Kind kind, long stands, @Nullable Realm realm) {
        this.ordinal = ordinal;
        this.word = word;
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
        return ALL.get(REGIONS + land.ordinal());
    }

    public static Card of(Magic magic) {
        return ALL.get(MAGICS + magic.ordinal());
    }

    /** The Conflict card of a region. */
    public static Card of(Region region) {
        return ALL.get(region.ordinal() + region.realm().ordinal() * Province.ALL.size());
    }

    public static Card joker(Realm realm, Province province) {
        return ALL.get(realm.ordinal() * (Land.COUNT + Province.ALL.size()) + Land.COUNT + province.ordinal());
    }

    @Override
    public String name() {
        return word;
    }

    @Override
    public int ordinal() {
        return ordinal;
    }

    public Kind kind() {
        return kind;
    }

    public boolean conflict() {
        return ordinal < REGIONS;
    }

    /** The regions it can stand for, whoever has armies there (IM-2.3 to 2.5). */
    public long stands() {
        return stands;
    }

    /** The realm of a Conflict card. */
    public Realm realm() {
        if (realm == null) {
            throw new IllegalStateException(word + " is of no realm");
        }
        return realm;
    }

    /** The land of a Region card. */
    public Land land() {
        if (kind != Kind.REGION) {
            throw new IllegalStateException(word + " is no Region card");
        }
        return Land.ALL.get(ordinal - REGIONS);
    }

    public Magic magic() {
        if (kind != Kind.MAGIC) {
            throw new IllegalStateException(word + " is no Magic card");
        }
        return Magic.ALL.get(ordinal - MAGICS);
    }

    @Override
    public String toString() {
        return word;
    }
}
