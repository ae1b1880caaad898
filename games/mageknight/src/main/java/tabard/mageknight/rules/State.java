package tabard.mageknight.rules;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.table.*;

/** The whole position: rounds and turns, heroes and their cards, the Source, and the map with all that lies on it. */
public final class State extends Holdings {
    public interface Asks<M extends Move> extends Frame.Asks<State, Move, M> {
        @Override
        Player seat();
    }

    public interface Draws<M extends Move> extends Frame.Draws<State, Move, M> {}

    public interface Runs extends Frame.Runs<State, Move> {}

    private static final List<List<Player>> TABLES = List.of(
            List.of(), Player.ALL.subList(0, 1), Player.ALL.subList(0, 2), Player.ALL.subList(0, 3), Player.ALL);

    private final Terms terms;

    State(Options options) {
        super(options);
        terms = Terms.of(options);
    }

    public State(State source) {
        super(source);
        terms = source.terms;
    }

    public Terms terms() {
        return terms;
    }

    public boolean has(Feature feature) {
        return terms.has(feature);
    }

    public List<Player> players() {
        return TABLES.get(options().seats());
    }

    // rounds and turns

    public int round() {
        return count(ROUND);
    }

    /** The number of the turn, over all rounds. */
    public int turn() {
        return count(TURN);
    }

    /** Odd rounds are days (MK-4.6). */
    public Time time() {
        return count(ROUND) % 2 == 0 ? Time.NIGHT : Time.DAY;
    }

    public boolean day() {
        return time() == Time.DAY;
    }

    /** Whether gold works and black does not: by day, but not under the night rules of some combats (MK-8.6 to 8.8). */
    public boolean byDay() {
        return day() && !Combat.nightRules(this);
    }

    public @Nullable Entrant active() {
        return get(ACTIVE);
    }

    public boolean inTurn(Player player) {
        return is(ACTIVE, Entrant.of(player));
    }

    /** The order column, from the top. */
    public List<Entrant> order() {
        var order = new ArrayList<Entrant>(size(ORDER));
        each(ORDER).forEach(order::add);
        return order;
    }

    /** The place of a token in the column, from 0. */
    public int place(Entrant entrant) {
        return order().indexOf(entrant);
    }

    public @Nullable Entrant announced() {
        return get(ANNOUNCED);
    }

    /** The phase of the combat, if there is one. */
    public @Nullable Phase phase() {
        return get(PHASE);
    }

    public boolean holds(Force force) {
        return has(FORCES, force);
    }

    public Part part() {
        return Objects.requireNonNullElse(get(PART), Part.FREE);
    }

    /** The tactic somebody has this round. */
    public @Nullable Tactic tactic(Entrant entrant) {
        for (var tactic : Tactic.ALL) {
            if (is(TACTICS, tactic, TacticSpot.of(entrant))) {
                return tactic;
            }
        }
        return null;
    }

    /** Whether a player has that tactic and it still works this round. */
    public boolean ready(Player player, Tactic.Trigger trigger) {
        var tactic = tactic(Entrant.of(player));
        return tactic != null && tactic.trigger() == trigger && !is(TACTIC_USED, player);
    }

    // heroes

    public Hero hero(Player player) {
        return HERO.require(cells, player);
    }

    public boolean leads(Player player, Hero hero) {
        return HERO.is(cells, player, hero);
    }

    public int fame(Player player) {
        return count(FAME, player);
    }

    public int reputation(Player player) {
        return count(REPUTATION, player);
    }

    public Tracks.Level level(Player player) {
        return Tracks.LEVELS.get(count(LEVEL, player) - 1);
    }

    public int crystals(Player player, Mana basic) {
        return count(CRYSTALS, player, basic);
    }

    public int tokens(Player player, Mana colour) {
        return count(TOKENS, player, colour);
    }

    public int source(Mana colour) {
        return count(SOURCE, colour);
    }

    public boolean owns(Player player, Skill skill) {
        return is(SKILLS, skill, SkillSpot.of(player));
    }

    public @Nullable Unit unit(Player player, Command command) {
        return UNITS.get(cells, player, command);
    }

    public int units(Player player) {
        int count = 0;
        for (var command : Command.ALL) {
            count += isEmpty(UNITS, player, command) ? 0 : 1;
        }
        return count;
    }

    /** Points in reputation stop at the ends (MK-2.7). */
    void reputation(Player player, int change) {
        int sum = reputation(player) + change;
        set(REPUTATION, player, Math.clamp(sum, -Tracks.REPUTATION, Tracks.REPUTATION));
    }

    /** Fame counts at once; levels are looked at when the turn ends (MK-16.6). Blitz: 1 more for each line crossed (MK-20.4). */
    void fame(Player player, int gain) {
        int level = Tracks.at(fame(player)).number();
        add(FAME, player, gain);
        if (has(Feature.BLITZ)) {
            while (Tracks.at(fame(player)).number() > level) {
                level++;
                add(FAME, player, 1);
            }
        }
    }

    /** An effect brings a crystal: beyond three of a colour it becomes a token (MK-8.3). */
    void crystal(Player player, Mana basic) {
        if (crystals(player, basic) < Tracks.CRYSTALS) {
            add(CRYSTALS, player, basic, 1);
        } else {
            add(TOKENS, player, basic, 1);
        }
    }

    /** A site brings one: beyond three it is lost (MK-8.3). */
    void crystalOfSite(Player player, Mana basic) {
        if (crystals(player, basic) < Tracks.CRYSTALS) {
            add(CRYSTALS, player, basic, 1);
        }
    }

    // the map

    public @Nullable Tile tile(Slot slot) {
        int tile = count(TILE_AT, slot);
        return tile == 0 ? null : Tile.ALL.get(tile - 1);
    }

    public @Nullable Slot slot(Tile tile) {
        return TILES.at(cells, tile);
    }

    /** Whether a tile lies there. */
    public boolean revealed(Space space) {
        return count(TILE_AT, space.slot()) != 0;
    }

    /** What is printed there; null where no tile lies. */
    public Tile.@Nullable Hex hex(Space space) {
        var tile = tile(space.slot());
        return tile == null ? null : tile.at(space.at());
    }

    /** The site there, if there is one. */
    public @Nullable Plot plot(Space space) {
        var tile = tile(space.slot());
        if (tile == null) {
            return null;
        }
        var plot = Plot.of(tile, space.at());
        return plot == null && has(Feature.SECRET_ENTRANCES) ? Dungeons.at(this, space) : plot;
    }

    /** Where a site is, once its tile lies. */
    public @Nullable Space space(Plot plot) {
        if (plot.secret()) {
            return ENTRANCE.get(cells, plot.entrance());
        }
        var slot = slot(plot.tile());
        return slot == null ? null : Space.of(slot, plot.at());
    }

    /** Where a hero stands; off the map before the first turn and after leaving by the portal. */
    public @Nullable Space place(Player player) {
        return PLACE.get(cells, player);
    }

    public Space stands(Player player) {
        return PLACE.require(cells, player);
    }

    public @Nullable Token guard(Plot plot) {
        return GUARD.get(cells, plot);
    }

    public @Nullable Player shield(Plot plot) {
        return SHIELD.get(cells, plot);
    }

    /** Rampagers there, undefeated. */
    public boolean rampaging(Space space) {
        var plot = plot(space);
        return plot != null && plot.site().is(Site.Type.RAMPAGING) && guard(plot) != null;
    }

    /** What lasted this turn lasts no longer, and the path begins anew. */
    void forgetTurn() {
        while (size(IN_FORCE) > 0) {
            remove(IN_FORCE, size(IN_FORCE) - 1);
        }
        for (var ground : each(GROUND)) {
            remove(GROUND, ground);
        }
        for (var force : each(FORCES)) {
            remove(FORCES, force);
        }
        for (var proposal : each(REFUSED)) {
            remove(REFUSED, proposal);
        }
        for (var space : each(VISITED)) {
            remove(VISITED, space);
        }
        clearWay();
    }

    /** One of the things in force is used up. */
    void lapse(Script script) {
        IN_FORCE.remove(cells, script);
    }

    void defender(City city, int place, Token token) {
        DEFENDERS.set(cells, city, place, token);
    }

    void clearWay() {
        while (size(BACK) > 0) {
            remove(BACK, size(BACK) - 1);
        }
    }

    void lay(Tile tile, Slot slot) {
        move(TILES, tile, slot);
        set(TILE_AT, slot, tile.ordinal() + 1);
    }

    public Iterable<Ground> ground() {
        return each(GROUND);
    }

    public int move() {
        return count(MOVE);
    }

    public int influence() {
        return count(INFLUENCE);
    }

    public int heal() {
        return count(HEAL);
    }
}
