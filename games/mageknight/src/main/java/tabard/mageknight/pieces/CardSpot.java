package tabard.mageknight.pieces;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** Where an advanced action, a spell or an artifact may be; nowhere means unseen in its own deck. */
public record CardSpot(int ordinal, String name, @Nullable Player player, Zone zone) implements Named {
    public static final List<CardSpot> ALL = spots();

    /** Of an offer, the oldest first (MK-4.3). */
    public static final List<CardSpot> ADVANCED_OFFER = named("ADVANCED_1", "ADVANCED_2", "ADVANCED_3");

    public static final List<CardSpot> SPELL_OFFER = named("SPELL_1", "SPELL_2", "SPELL_3");

    /** Advanced actions among the units (MK-3.12). */
    public static final CardSpot MONASTERY = named("MONASTERY").getFirst();

    /** Known to lie under their decks. */
    public static final CardSpot ADVANCED_UNDER = named("ADVANCED_UNDER").getFirst();

    public static final CardSpot SPELL_UNDER = named("SPELL_UNDER").getFirst();
    public static final CardSpot ARTIFACT_UNDER = named("ARTIFACT_UNDER").getFirst();
    public static final CardSpot DUMMY_DECK = named("DUMMY_DECK").getFirst();
    public static final CardSpot DUMMY_DISCARD = named("DUMMY_DISCARD").getFirst();

    /** Not in this game, or no longer. */
    public static final CardSpot OUT = named("OUT").getFirst();

    private static List<CardSpot> spots() {
        var all = new ArrayList<CardSpot>();
        for (var player : Player.ALL) {
            for (var zone : Zone.ALL) {
                all.add(new CardSpot(all.size(), player.name() + "_" + zone.name(), player, zone));
            }
        }
        for (var name : List.of(
                "ADVANCED_1",
                "ADVANCED_2",
                "ADVANCED_3",
                "SPELL_1",
                "SPELL_2",
                "SPELL_3",
                "MONASTERY",
                "ADVANCED_UNDER",
                "SPELL_UNDER",
                "ARTIFACT_UNDER",
                "DUMMY_DECK",
                "DUMMY_DISCARD",
                "OUT")) {
            all.add(new CardSpot(all.size(), name, null, Zone.AWAY));
        }
        return List.copyOf(all);
    }

    private static List<CardSpot> named(String... names) {
        return Arrays.stream(names)
                .map(name -> ALL.stream()
                        .filter(spot -> spot.name.equals(name))
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    public static CardSpot of(Player player, Zone zone) {
        return ALL.get(player.ordinal() * Zone.ALL.size() + zone.ordinal());
    }

    @Override
    public String toString() {
        return word();
    }
}
