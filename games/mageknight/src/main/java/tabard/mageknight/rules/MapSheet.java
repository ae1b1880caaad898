package tabard.mageknight.rules;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.combat.Garrison;
import tabard.mageknight.rules.round.Reveal;
import tabard.mageknight.rules.turn.*;

/** What is seen on the map besides tiles and heroes: tokens, ruins, cities, and where it may grow. */
public record MapSheet(State s) {
    public @Nullable Token second(Plot plot) {
        return Garrison.second(s, plot);
    }

    public @Nullable Ruin ruin(Plot plot) {
        return plot.has(Site.ANCIENT_RUINS) ? Reveal.ruin(s, plot) : null;
    }

    public int level(City city) {
        return s.count(State.CITY_LEVEL, city);
    }

    public int defenders(City city) {
        return s.size(State.DEFENDERS, city);
    }

    public @Nullable Token defender(City city, int place) {
        return s.get(State.DEFENDERS, city, place);
    }

    public int shields(City city, Player player) {
        int count = 0;
        for (var shield : s.each(State.CITY_SHIELDS, city)) {
            count += shield == player ? 1 : 0;
        }
        return count;
    }

    public boolean marked(Plot plot, Player player) {
        return s.has(State.MARKED, player, plot);
    }

    /** The next tile may be laid there. */
    public boolean grows(Slot slot) {
        return Journey.legal(s, slot);
    }

    /** The secret dungeon or tomb that lies there. */
    public @Nullable Plot secret(Space space) {
        return s.has(Feature.SECRET_ENTRANCES) ? Dungeons.at(s, space) : null;
    }

    /** From the last safe space to where the hero in turn stands now. */
    public List<Space> way() {
        var way = new ArrayList<Space>();
        s.each(State.BACK).forEach(way::add);
        return way;
    }

    public int countryside() {
        return s.count(State.COUNTRYSIDE);
    }

    public int core() {
        return s.count(State.CORE) + s.count(State.CITY_TILES);
    }
}
