package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.sheet.Subset;
import tabard.table.text.Lines;

/** Refuses a position that cannot arise on the table: pieces or cards lost or made, or lying where they cannot. */
public final class PositionCheck {
    private PositionCheck() {}

    static void require(boolean holds, String clause, String key, Object... args) {
        refuseIf(!holds, clause, key, args);
    }

    /** Those of a colour, wherever they are. */
    static int minions(State s, Colour colour) {
        return s.count(SUPPLY, colour)
                + Subset.all(Location.ALL).sum(place -> s.minions(colour, place))
                + Subset.all(s.banners()).sum(banner -> s.count(MARKERS, banner, colour));
    }

    private static void seat(State s, @Nullable Banner banner, String clause) {
        if (banner != null) {
            require(banner.ordinal() < s.options().seats(), clause, "no-seat", banner);
        }
    }

    /** What the rest relies on: an active player, and nobody who does not sit at the table. */
    static void checkNames(State s) {
        require(!s.isEmpty(ACTIVE), "DR-4.1", "no-active");
        require(s.count(WAR) > 0, "DR-1.8", "no-war");
        List.of(ACTIVE, LEADER, VISIONARY).forEach(field -> seat(s, s.get(field), "DR-3.2"));
        General.ALL.forEach(general -> seat(s, s.get(SLAIN_BY, general), "DR-8.10"));
        for (var banner : Banner.ALL.subList(s.options().seats(), Banner.ALL.size())) {
            int cards = s.hand(banner) + s.count(CARDS, CardSpot.committed(banner));
            require(cards == 0, "DR-13.2", "no-seat", banner);
            int quests = s.count(QUESTS, QuestSpot.open(banner)) + Champion.quests(s, banner);
            require(quests == 0, "DR-17.1", "no-seat", banner);
        }
    }

    public static void check(State s) {
        int agreed = s.terms().minions();
        for (var colour : Colour.ALL) {
            int found = minions(s, colour);
            require(found == agreed, "DR-1.2", "minions", colour, found, agreed);
        }
        Location.ALL.forEach(place -> place(s, place));
        require(s.count(TAINTS) < Board.CRYSTALS || !s.isEmpty(LOST), "DR-2.5", "crystals", s.count(TAINTS));
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
        int most = place.land() ? Board.ROOM : place.inn() ? 0 : !s.isEmpty(LOST) ? Board.FALL : Board.FALL - 1;
        require(minions <= most, place.land() ? "DR-12.1" : "DR-12.6", "crowd", place, minions, most);
        require(place.land() || s.count(CRYSTALS, place) == 0, "DR-12.6", "no-taint", place);
    }

    private static void hero(State s, Banner banner) {
        if (!s.plays(banner)) {
            require(s.count(LIFE, banner) == 0 && s.isEmpty(PLACE, banner), "DR-7.7", "no-hero", banner);
            return;
        }
        var hero = s.hero(banner);
        int most = s.terms().life(hero);
        int life = s.count(LIFE, banner);
        require(life > 0 && life <= most, "DR-1.5", "life", hero, life, most);
        require(!s.isEmpty(PLACE, banner), "DR-3.2", "no-place", banner);
        require(!s.is(DEAD, hero), "DR-7.7", "dead", hero);
        require(s.isEmpty(WISH, banner), "DR-3.2", "has-hero", banner);
        for (var other : s.banners().subList(0, banner.ordinal())) {
            require(!s.is(HERO, other, hero), "DR-3.2", "two-heroes", hero);
        }
    }

    /** One open quest at most, with no more on its card than it asks for. */
    private static void quest(State s, Banner banner) {
        var open = s.quest(banner);
        int opened = s.count(QUESTS, QuestSpot.open(banner));
        require(s.plays(banner) || opened + Champion.quests(s, banner) == 0, "DR-7.8", "no-hero", banner);
        require(opened <= 1, "DR-17.1", "two-quests", banner);
        for (var colour : Colour.ALL) {
            int markers = s.count(MARKERS, banner, colour);
            int most = open == null
                    ? 0
                    : Math.max(open.task().defeat(colour), open.task().markers().contains(colour) ? 1 : 0);
            require(markers <= most, "DR-17.5", "markers", banner, markers, most);
        }
        for (var stop : Stop.ALL) {
            boolean asked = open != null && open.task().locations().contains(stop.place());
            require(asked || !s.is(VISITED, banner, stop), "DR-17.5", "visited", banner, stop.place());
        }
    }

    /** What the agenda needs as a whole; what each entry needs it says itself. */
    private static void checkAgenda(State s) {
        require(!s.agenda().forked(), "DR-1.9", "no-fork");
        var frames = new ArrayList<Frame<State, Move>>();
        Agenda.walk(s.agenda(), (_, frame, then) -> {
            boolean last = then instanceof Agenda.Done<Frame<State, Move>>;
            require(frame.last() == last, "DR-4.5", "last", Lines.word(frame.getClass()));
            frames.add(frame);
        });
        require(frames.isEmpty() || s.isEmpty(LOST), "DR-2.7", "after-the-end");
        require(frames.isEmpty() || !Champion.won(s), "DR-2.1", "after-the-end");
        boolean mustering = frames.stream().anyMatch(Enlists.class::isInstance);
        require(frames.isEmpty() || mustering || !s.players().isEmpty(), "DR-7.9", "nobody");
        boolean showing = frames.stream().anyMatch(Hands.Showing.class::isInstance);
        for (var card : s.each(CARDS, CardSpot.ASIDE)) { // only while others are shown
            require(showing, "DR-5.9", "card-place", card);
        }
    }
}
