package tabard.immortals;

import tabard.table.scene.Said;

/** What stands on the spaces of a player board: what the action is and what it costs this player. */
final class SpaceNotes {
    private SpaceNotes() {}

    static Said of(State s, Colour colour, Space space) {
        return switch (space) {
            case GOLD, ENERGY, ATTACK -> price(Price.FREE);
            case MARCH -> Said.of("note.march", price(Actions.MOVE));
            case TRANSITION -> price(Actions.TRANSITION);
            case BUILD ->
                Said.of(
                        "note.build",
                        price(Buildings.price(s, colour, Building.PORTAL)),
                        price(Buildings.price(s, colour, Building.SANCTUARY)),
                        price(Buildings.price(s, colour, Building.CAPITAL)));
            case LIGHT_TRIBE -> tribe(s.tribe(colour, Realm.LIGHT));
            case DARK_TRIBE -> tribe(s.tribe(colour, Realm.DARK));
            case LIGHT_MAGIC, DARK_MAGIC -> Said.of("note.magic");
        };
    }

    private static Said tribe(Tribe tribe) {
        return Said.of(
                "note.tribe", Ids.name(tribe), Said.of("deed." + tribe.deed().word()), price(tribe.price()));
    }

    static Said price(Price price) {
        if (price.energy() == 0) {
            return price.gold() == 0 ? Said.of("price.free") : Said.of("price.gold", price.gold());
        }
        return price.gold() == 0
                ? Said.of("price.energy", price.energy())
                : Said.of("price.both", price.energy(), price.gold());
    }
}
