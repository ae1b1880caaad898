package tabard.mageknight.scene;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.table.scene.Element;
import tabard.table.scene.Element.*;

/** The tiles that lie, hexagon by hexagon, with sites, tokens, shields and heroes, and where the next tile may be laid. */
record MapPicture(State s, MapSheet map, List<Element> out) {
    private static final List<String> NONE = List.of();
    private static final List<String> ACTIVE = List.of("active");

    /** By space and tile, each made when it is first seen: the land itself never changes. */
    private static final Spot[][] LAND = new Spot[Space.ALL.size()][Tile.ALL.size()];

    private static final List<Spot> FREE = Slot.ALL.stream()
            .map(slot -> new Spot(slot.word(), null, null, NONE))
            .toList();

    void add() {
        for (var slot : Slot.ALL) {
            var tile = s.tile(slot);
            if (tile != null) {
                for (var space : slot.spaces()) {
                    if (tile.at(space.at()).terrain() != Terrain.SEA) {
                        hex(space, tile);
                    }
                }
            } else if (touches(slot) && map.grows(slot)) {
                out.add(FREE.get(slot.ordinal()));
            }
        }
        for (var player : s.players()) {
            var place = s.place(player);
            if (place != null) {
                out.add(new Piece(
                        Ids.in("figures", player),
                        s.hero(player).word(),
                        place.word(),
                        player.word(),
                        1,
                        null,
                        s.inTurn(player) ? ACTIVE : NONE));
            }
        }
        way();
    }

    /** No tile may lie anywhere else, and that is looked up quickly. */
    private boolean touches(Slot slot) {
        for (var other : slot.touching()) {
            if (s.tile(other) != null) {
                return true;
            }
        }
        return false;
    }

    /** The way back to where the hero was safe (MK-10.14). */
    private void way() {
        var way = map.way();
        var active = s.active();
        var player = active == null ? null : active.player();
        var place = player == null ? null : s.place(player);
        if (way.isEmpty() || player == null || place == null) {
            return;
        }
        var through = new ArrayList<String>();
        way.forEach(space -> through.add(space.word()));
        through.add(place.word());
        out.add(new Route("way-back", List.copyOf(through), player.word(), null, NONE));
    }

    private void hex(Space space, Tile tile) {
        var hex = tile.at(space.at());
        var plot = s.plot(space);
        var land = LAND[space.ordinal()][tile.ordinal()];
        if (land == null) {
            land = new Spot(space.word(), null, hex.terrain().word(), signs(hex));
            LAND[space.ordinal()][tile.ordinal()] = land;
        }
        if (plot == null) {
            out.add(land);
            return;
        }
        var owner = s.shield(plot);
        if (owner == null && !plot.secret()) {
            out.add(land);
        } else {
            var marks = new ArrayList<String>(land.marks());
            if (plot.secret()) {
                marks.add("i-" + plot.site().word());
            }
            if (owner != null && plot.has(Site.MONASTERY)) {
                marks.add("burnt");
            }
            out.add(new Spot(land.id(), owner == null ? null : owner.word(), land.part(), List.copyOf(marks)));
        }
        tokens(space, plot, hex);
    }

    /** Rampagers are their tokens; every other site has a sign, a mine its colour besides. */
    private static List<String> signs(Tile.Hex hex) {
        var site = hex.site();
        if (site == null || site.is(Site.Type.RAMPAGING)) {
            return NONE;
        }
        var mine = hex.mine();
        var city = hex.city();
        var colour = mine != null ? mine : city != null ? city.colour() : null;
        String sign = "i-" + site.word();
        return colour == null ? List.of(sign) : List.of(sign, "ore-" + colour.word());
    }

    private void tokens(Space space, Plot plot, Tile.Hex hex) {
        String at = space.word();
        token(plot.word() + "/guard", at, s.guard(plot));
        token(plot.word() + "/second", at, map.second(plot));
        var ruin = map.ruin(plot);
        if (ruin != null) {
            out.add(new Piece(plot.word() + "/ruin", ruin.word(), at, null, 1, null, NONE));
        }
        for (var player : s.players()) {
            if (map.marked(plot, player)) {
                shield(plot, at, player, 1);
            }
        }
        var city = hex.city();
        if (city != null) {
            city(plot, city, at);
        }
    }

    private void city(Plot plot, City city, String at) {
        for (int i = 0; i < map.defenders(city); i++) {
            token(plot.word() + "/defender-" + (i + 1), at, map.defender(city, i));
        }
        for (var player : s.players()) {
            int shields = map.shields(city, player);
            if (shields > 0) {
                shield(plot, at, player, shields);
            }
        }
    }

    private void shield(Plot plot, String at, Player player, int count) {
        out.add(new Piece(
                plot.word() + "/shield-" + player.word(), "shield-token", at, player.word(), count, null, NONE));
    }

    private void token(String id, String at, @Nullable Token token) {
        if (token != null) {
            out.add(Tokens.piece(id, at, token));
        }
    }
}
