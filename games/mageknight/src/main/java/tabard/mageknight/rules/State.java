package tabard.mageknight.rules;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.combat.Combat;
import tabard.mageknight.rules.turn.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Row;
import tabard.table.sheet.Subset;
import tabard.table.sheet.Where;
import tabard.table.text.Lines;

/** The whole position: rounds and turns, heroes and their cards, the Source, and the map with all that lies on it. */
public final class State extends Handling {
    public interface Asks<M extends Move> extends Frame.Asks<State, Move, M> {
        @Override
        Player seat();

        @Override
        default boolean follows(Frame<State, Move> above) {
            return !(above instanceof Conduct.Acting);
        }
    }

    public interface Draws<M extends Move> extends Frame.Draws<State, Move, M> {
        @Override
        default boolean follows(Frame<State, Move> above) {
            return !(above instanceof Conduct.Acting);
        }
    }

    /** Below a turn nothing lies but the turns of others in an assault that they make together (MK-17.6). */
    public interface Runs extends Frame.Runs<State, Move> {
        @Override
        default boolean follows(Frame<State, Move> above) {
            return !(above instanceof Conduct.Acting)
                    || this instanceof Alliance.Storming
                    || this instanceof Alliance.Resolving;
        }
    }

    public static final Lines FRAMES = Move.LINES.withFrames();

    private static final List<List<Player>> TABLES = List.of(
            List.of(),
            List.copyOf(Player.ALL.subList(0, 1)),
            List.copyOf(Player.ALL.subList(0, 2)),
            List.copyOf(Player.ALL.subList(0, 3)),
            Player.ALL);

    /** What an empty sheet holds: only what follows from nothing. */
    private static final int[] EMPTY = new int[SHEET.size()];

    static {
        SHEET.derive(EMPTY);
    }

    private final Terms terms;

    public State(Options options) {
        super(options);
        terms = Terms.of(options);
        System.arraycopy(EMPTY, 0, cells, 0, cells.length);
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
        for (int i = 0; i < size(ORDER); i++) {
            if (get(ORDER, i) == entrant) {
                return i;
            }
        }
        return -1;
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

    /** The same for one of two heroes who fight each other: nothing that one has in force is the other's. */
    public boolean holds(Player player, Force force) {
        return has(is(RIVAL, player) ? RIVAL_FORCES : FORCES, force);
    }

    public void force(Player player, Force force) {
        add(is(RIVAL, player) ? RIVAL_FORCES : FORCES, force);
    }

    /** The lists that a player has in force, with parts that are asked for later. */
    public Row<Script> inForce(Player player) {
        return is(RIVAL, player) ? RIVAL_IN_FORCE : IN_FORCE;
    }

    public Part part() {
        return Objects.requireNonNullElse(get(PART), Part.FREE);
    }

    /** The tactic somebody has this round. */
    public @Nullable Tactic tactic(Entrant entrant) {
        long taken = TACTICS.bits(cells, TacticSpot.of(entrant));
        return taken == 0 ? null : Subset.of(Tactic.ALL, taken).first();
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
        return Tracks.level(count(LEVEL, player));
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
    public void reputation(Player player, int change) {
        int sum = reputation(player) + change;
        set(REPUTATION, player, Math.clamp(sum, -Tracks.REPUTATION, Tracks.REPUTATION));
    }

    /** Fame counts at once; levels are looked at when the turn ends (MK-16.6). Blitz: 1 more for each line crossed (MK-20.4). */
    public void fame(Player player, int gain) {
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
    public void crystal(Player player, Mana basic) {
        if (crystals(player, basic) < Tracks.CRYSTALS) {
            add(CRYSTALS, player, basic, 1);
        } else {
            add(TOKENS, player, basic, 1);
        }
    }

    /** A site brings one: beyond three it is lost (MK-8.3). */
    public void crystalOfSite(Player player, Mana basic) {
        if (crystals(player, basic) < Tracks.CRYSTALS) {
            add(CRYSTALS, player, basic, 1);
        }
    }

    // the map

    public @Nullable Tile tile(Slot slot) {
        return Where.entry(Tile.ALL, tileAt(slot));
    }

    public @Nullable Slot slot(Tile tile) {
        return TILES.at(cells, tile);
    }

    /** Whether a tile lies there. */
    public boolean revealed(Space space) {
        return tileAt(space.slot()) != 0;
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
        if (has(Feature.SECRET_ENTRANCES) && (plot == null || emptied(plot))) {
            var secret = Dungeons.at(this, space);
            return secret == null ? plot : secret;
        }
        return plot;
    }

    /** Where rampagers were defeated there is plain terrain (MK-12.15). */
    public boolean emptied(Plot plot) {
        return plot.site().is(Site.Type.RAMPAGING) && guard(plot) == null;
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
        var place = place(player);
        if (place == null) {
            throw new Refusal(Said.of("refused.off-map", player.said()), "MK-4.2");
        }
        return place;
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
    public void forgetTurn() {
        IN_FORCE.cells().clear(cells);
        GROUND.cells().clear(cells);
        FORCES.cells().clear(cells);
        REFUSED.cells().clear(cells);
        VISITED.cells().clear(cells);
        clearWay();
    }

    /** One of the things in force is used up. */
    public void lapse(Player player, Script script) {
        inForce(player).remove(cells, script);
    }

    /** The attacked has nothing in force any more. */
    public void forgetRival() {
        RIVAL_IN_FORCE.cells().clear(cells);
        RIVAL_FORCES.cells().clear(cells);
    }

    public void defender(City city, int place, Token token) {
        DEFENDERS.set(cells, city, place, token);
    }

    public void clearWay() {
        BACK.cells().clear(cells);
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
