package tabard.defenders.scene;

import java.util.*;
import tabard.defenders.content.*;
import tabard.defenders.rules.*;
import tabard.table.Moves;
import tabard.table.scene.*;
import tabard.table.scene.Element.*;

/** What lies before a player: hero board with life and actions, quests, slain generals, and the hand as far as it is seen. */
record SeatPicture(State s, Banner banner, List<Element> out) {
    private static final List<String> NONE = List.of();

    /** By seat and card. */
    private static final List<List<Piece>> HANDS = Moves.each(Banner.ALL, HeroCard.ALL, SeatPicture::held);

    private static Piece held(Banner banner, HeroCard card) {
        var colour = card.colour();
        var marks = colour == null ? NONE : List.of(Ids.tint(colour));
        return new Piece(Ids.in(banner, "hand", card), card.word(), Ids.of(banner, "hand"), null, 1, null, marks);
    }

    void add() {
        var marks = new ArrayList<String>();
        if (banner == s.active()) {
            marks.add("active");
        }
        if (s.is(State.PASSING, banner)) {
            marks.add("passing");
        }
        out.add(new Spot(banner.word(), banner.word(), null, List.copyOf(marks)));
        int quests = Champion.quests(s, banner);
        note("score", "note", Said.of("note.points", quests, Champion.generals(s, banner), s.hand(banner)), "DR-2.8");
        var wish = s.get(State.WISH, banner);
        if (s.plays(banner)) {
            board();
        } else if (wish != null) {
            note("hero", "wish", Said.of("note.wish", wish), "DR-3.2");
        }
        quests();
        for (var general : General.ALL) {
            if (s.get(State.SLAIN_BY, general) == banner) {
                piece("trophies", general.word(), 1, s.isEmpty(State.SLAYER, general) ? NONE : List.of("slayer"));
            }
        }
        s.cards(banner).forEach(card -> out.add(HANDS.get(banner.ordinal()).get(card.ordinal())));
        some("hand", "back", s.hand(banner) - s.seenInHand(banner));
    }

    private void board() {
        var hero = s.hero(banner);
        String row = Ids.of(banner, "hero");
        out.add(new Piece(row + "/" + hero.word(), hero.word(), row, banner.word(), 1, null, NONE));
        note("hero", "name", Said.of("note.hero", hero), "DR-15.1");
        var form = s.get(State.FORM);
        var style = s.get(State.STYLE);
        if (hero.can(Trait.SHAPE_SHIFTER) && form != null) {
            note("hero", "form", Said.of("note.form", form), "DR-15.19");
        } else if (hero.can(Trait.STYLES) && style != null) {
            note("hero", "style", Said.of("note.style", style), "DR-15.9");
        }
        some("life", "life", s.count(State.LIFE, banner));
        some("life", "wound", s.terms().life(hero) - s.count(State.LIFE, banner));
        if (banner == s.active()) {
            piece("life", "action", s.count(State.ACTIONS), NONE);
            some("life", "bonus", s.count(State.BONUS));
        }
    }

    private void quests() {
        var quest = s.quest(banner);
        if (quest != null) {
            piece("quest", quest.word(), 1, NONE);
        }
        for (var colour : Colour.ALL) {
            some("quest", Ids.race(colour), s.count(State.MARKERS, banner, colour));
        }
        for (var done : s.each(State.QUESTS, QuestSpot.done(banner))) {
            piece("done", done.word(), 1, s.is(State.USED, done) ? List.of("spent") : NONE);
        }
    }

    private void note(String row, String tail, Said said, String clause) {
        out.add(new Note(Ids.of(banner, row) + "/" + tail, Ids.of(banner, row), said, clause));
    }

    private void piece(String row, String part, int count, List<String> marks) {
        String zone = Ids.of(banner, row);
        out.add(new Piece(zone + "/" + part, part, zone, null, count, null, marks));
    }

    /** Shown only where there are any. */
    private void some(String row, String part, int count) {
        if (count > 0) {
            piece(row, part, count, NONE);
        }
    }
}
