package tabard.defenders.scene;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.defenders.rules.*;
import tabard.table.Moves;
import tabard.table.Named;
import tabard.table.scene.*;
import tabard.table.scene.Element.*;

/** What lies before a player: hero board with life and actions, quests, slain generals, and the hand as far as it is seen. */
record SeatPicture(State s, Banner banner, List<Element> out) {
    private static final List<String> NONE = List.of();

    private static final List<List<String>> MARKS =
            List.of(NONE, List.of("active"), List.of("passing"), List.of("active", "passing")); // by two bits
    private static final int MOST = 10; // of life, actions and cards that are usual
    private static final List<Counted> LIVES = each("life", "life");
    private static final List<Counted> WOUNDS = each("life", "wound");
    private static final List<Counted> ACTIONS = each("life", "action");
    private static final List<Counted> BONUSES = each("life", "bonus");
    private static final List<Counted> BACKS = each("hand", "back");
    private static final List<List<Counted>> MARKERS =
            Moves.each(Banner.ALL, Colour.ALL, (banner, colour) -> counted(banner, "quest", Ids.race(colour)));

    /** By seat and card. */
    private static final List<List<Piece>> HANDS = Moves.each(Banner.ALL, HeroCard.ALL, SeatPicture::held);

    private static final List<List<Piece>> HEROES =
            Moves.each(Banner.ALL, Hero.ALL, (banner, hero) -> piece(banner, "hero", hero, banner.word(), NONE));
    private static final List<List<Note>> NAMES = Moves.each(
            Banner.ALL,
            Hero.ALL,
            (banner, hero) -> note(banner, "hero", "name", Said.of("note.hero", hero), "DR-15.1"));
    private static final List<List<Piece>> QUESTS =
            Moves.each(Banner.ALL, Quest.ALL, (banner, quest) -> piece(banner, "quest", quest, null, NONE));

    /** By seat. */
    private static List<Counted> each(String row, String part) {
        return Moves.each(Banner.ALL, banner -> counted(banner, row, part));
    }

    private static Counted counted(Banner banner, String row, String part) {
        return new Counted(Ids.of(banner, row) + "/" + part, part, null, MOST);
    }

    private static Piece held(Banner banner, HeroCard card) {
        var colour = card.colour();
        var marks = colour == null ? NONE : List.of(Ids.tint(colour));
        String dice = colour == null ? null : Face.SIX.pictured().repeat(card.dice());
        return new Piece(Ids.in(banner, "hand", card), card.word(), Ids.of(banner, "hand"), null, 1, dice, marks);
    }

    void add() {
        var marks = MARKS.get((banner == s.active() ? 1 : 0) | (s.is(State.PASSING, banner) ? 2 : 0));
        out.add(new Spot(banner.word(), banner.word(), null, marks));
        int quests = Champion.quests(s, banner);
        int generals = Champion.generals(s, banner);
        var points = s.plays(banner)
                ? Said.of("note.standing", s.hero(banner), quests, generals)
                : Said.of("note.points", quests, generals, s.hand(banner));
        out.add(note(banner, "score", "note", points, "DR-2.8"));
        var wish = s.get(State.WISH, banner);
        if (s.plays(banner)) {
            board();
        } else if (wish != null) {
            out.add(note(banner, "hero", "wish", Said.of("note.wish", wish), "DR-3.2"));
        }
        quests();
        for (var general : General.ALL) {
            if (s.get(State.SLAIN_BY, general) == banner) {
                var slayer = s.isEmpty(State.SLAYER, general) ? NONE : List.of("slayer");
                out.add(piece(banner, "trophies", general, null, slayer));
            }
        }
        var hand = HANDS.get(banner.ordinal());
        s.held(banner).each(HeroCard.ANY).forEach(card -> out.add(hand.get(card.ordinal())));
        some(BACKS, s.hand(banner) - s.seenInHand(banner));
    }

    private void board() {
        var hero = s.hero(banner);
        out.add(HEROES.get(banner.ordinal()).get(hero.ordinal()));
        out.add(NAMES.get(banner.ordinal()).get(hero.ordinal()));
        var form = s.get(State.FORM);
        var style = s.get(State.STYLE);
        if (hero.can(Trait.SHAPE_SHIFTER) && form != null) {
            out.add(note(banner, "hero", "form", Said.of("note.form", form), "DR-15.19"));
        } else if (hero.can(Trait.STYLES) && style != null) {
            out.add(note(banner, "hero", "style", Said.of("note.style", style), "DR-15.9"));
        }
        some(LIVES, s.count(State.LIFE, banner));
        some(WOUNDS, s.terms().life(hero) - s.count(State.LIFE, banner));
        if (banner == s.active()) {
            out.add(ACTIONS.get(banner.ordinal()).of(s.count(State.ACTIONS)));
            some(BONUSES, s.count(State.BONUS));
        }
    }

    private void quests() {
        var quest = s.quest(banner);
        if (quest != null) {
            out.add(QUESTS.get(banner.ordinal()).get(quest.ordinal()));
        }
        for (var colour : Colour.ALL) {
            Counted.add(out, MARKERS.get(banner.ordinal()), colour, s.count(State.MARKERS, banner, colour));
        }
        for (var done : s.each(State.QUESTS, QuestSpot.done(banner))) {
            out.add(piece(banner, "done", done, null, s.is(State.USED, done) ? List.of("spent") : NONE));
        }
    }

    private static Note note(Banner banner, String row, String tail, Said said, String clause) {
        return new Note(Ids.of(banner, row) + "/" + tail, Ids.of(banner, row), said, clause);
    }

    private static Piece piece(Banner banner, String row, Named part, @Nullable String owner, List<String> marks) {
        return new Piece(Ids.in(banner, row, part), part.word(), Ids.of(banner, row), owner, 1, null, marks);
    }

    private void some(List<Counted> things, int count) {
        Counted.add(out, things, banner, count);
    }
}
