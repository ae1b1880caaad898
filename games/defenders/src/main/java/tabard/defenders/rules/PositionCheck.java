package tabard.defenders.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.text.Lines;

/** Refuses a position that cannot arise on the table: pieces or cards lost or made, or lying where they cannot. */
public final class PositionCheck {
    private PositionCheck() {}

    static void require(boolean holds, String clause, String key, Object... args) {
        if (!holds) {
            throw new Refusal(Said.of("refused." + key, args), clause);
        }
    }

    static void refuseIf(boolean wrong, String clause, String key, Object... args) {
        require(!wrong, clause, key, args);
    }

    /** Those of a colour, wherever they are. */
    static int minions(State s, Colour colour) {
        int count = s.count(State.SUPPLY, colour);
        for (var place : Location.ALL) {
            count += s.minions(colour, place);
        }
        for (var banner : s.banners()) {
            count += s.count(State.MARKERS, banner, colour);
        }
        return count;
    }

    private static void seat(State s, @Nullable Banner banner, String clause) {
        if (banner != null) {
            require(banner.ordinal() < s.seats(), clause, "no-seat", banner);
        }
    }

    /** What the rest relies on: an active player, and nobody who does not sit at the table. */
    static void checkNames(State s) {
        require(!s.isEmpty(State.ACTIVE), "DR-4.1", "no-active");
        require(s.count(State.WAR) > 0, "DR-1.8", "no-war");
        for (var field : List.of(State.ACTIVE, State.LEADER, State.VISIONARY)) {
            seat(s, s.get(field), "DR-3.2");
        }
        for (var general : General.ALL) {
            seat(s, s.get(State.SLAIN_BY, general), "DR-8.10");
        }
        for (var banner : Banner.ALL.subList(s.seats(), Banner.ALL.size())) {
            require(
                    s.hand(banner) + s.count(State.CARDS, CardSpot.committed(banner)) == 0,
                    "DR-13.2",
                    "no-seat",
                    banner);
            int quests = s.count(State.QUESTS, QuestSpot.open(banner)) + Champion.quests(s, banner);
            require(quests == 0, "DR-17.1", "no-seat", banner);
        }
    }

    public static void check(State s) {
        for (var colour : Colour.ALL) {
            int found = minions(s, colour);
            require(
                    found == s.terms().minions(),
                    "DR-1.2",
                    "minions",
                    colour,
                    found,
                    s.terms().minions());
        }
        for (var place : Location.ALL) {
            place(s, place);
        }
        require(s.crystals() < Board.CRYSTALS || s.lost(), "DR-2.5", "crystals", s.crystals());
        require(s.gatesLeft() >= 0, "DR-1.4", "gates", Board.GATES);
        for (var banner : s.banners()) {
            hero(s, banner);
            quest(s, banner);
        }
        Tracks.check(s);
        Decks.check(s);
        Tracks.checkCombat(s);
        checkAgenda(s);
    }

    private static void place(State s, Location place) {
        int minions = s.minions(place);
        int most = place.land() ? Board.ROOM : place.inn() ? 0 : s.lost() ? Board.FALL : Board.FALL - 1;
        require(minions <= most, place.land() ? "DR-12.1" : "DR-12.6", "crowd", place, minions, most);
        require(place.land() || s.crystals(place) == 0, "DR-12.6", "no-taint", place);
    }

    private static void hero(State s, Banner banner) {
        if (!s.plays(banner)) {
            require(s.life(banner) == 0 && s.isEmpty(State.PLACE, banner), "DR-7.7", "no-hero", banner);
            return;
        }
        var hero = s.hero(banner);
        int most = s.terms().life(hero);
        int life = s.life(banner);
        require(life > 0 && life <= most, "DR-1.5", "life", hero, life, most);
        require(!s.isEmpty(State.PLACE, banner), "DR-3.2", "no-place", banner);
        require(!s.is(State.DEAD, hero), "DR-7.7", "dead", hero);
        require(s.isEmpty(State.WISH, banner), "DR-3.2", "has-hero", banner);
        for (int i = 0; i < banner.ordinal(); i++) {
            require(!s.is(State.HERO, Banner.ALL.get(i), hero), "DR-3.2", "two-heroes", hero);
        }
    }

    /** One open quest at most, with no more on its card than it asks for. */
    private static void quest(State s, Banner banner) {
        var open = s.quest(banner);
        int opened = s.count(State.QUESTS, QuestSpot.open(banner));
        require(s.plays(banner) || opened + Champion.quests(s, banner) == 0, "DR-7.8", "no-hero", banner);
        require(opened <= 1, "DR-17.1", "two-quests", banner);
        for (var colour : Colour.ALL) {
            int markers = s.count(State.MARKERS, banner, colour);
            int most = open == null
                    ? 0
                    : Math.max(open.defeat(colour), open.markers().contains(colour) ? 1 : 0);
            require(markers <= most, "DR-17.5", "markers", banner, markers, most);
        }
        for (var stop : Stop.ALL) {
            require(
                    !s.is(State.VISITED, banner, stop)
                            || (open != null && open.places().contains(stop.place())),
                    "DR-17.5",
                    "visited",
                    banner,
                    stop.place());
        }
    }

    /** What the agenda needs as a whole; what each entry needs it says itself. */
    private static void checkAgenda(State s) {
        boolean mustering = false;
        boolean showing = false;
        var rest = s.agenda();
        while (rest instanceof Agenda.First<Frame<State, Move>>(var frame, var then)) {
            mustering |= frame instanceof Setup.Mustering
                    || frame instanceof Setup.Allotting
                    || frame instanceof Death.Replacing
                    || frame instanceof Death.Choosing
                    || frame instanceof Death.Arriving;
            showing |= frame instanceof Hands.Showing;
            if (frame instanceof State.InSiege) {
                Siege.checkSiege(s);
            }
            boolean last = then instanceof Agenda.Done<Frame<State, Move>>;
            require(frame.last() == last, "DR-4.5", "last", Lines.word(frame.getClass()));
            rest = then;
        }
        require(rest instanceof Agenda.Done<Frame<State, Move>>, "DR-1.9", "no-fork");
        boolean ends = s.agenda() instanceof Agenda.Done<Frame<State, Move>>;
        require(ends || !s.lost(), "DR-2.7", "after-the-end");
        require(ends || !Champion.won(s), "DR-2.1", "after-the-end");
        require(ends || mustering || s.players() > 0, "DR-7.9", "nobody");
        Decks.checkAside(s, showing);
    }
}
