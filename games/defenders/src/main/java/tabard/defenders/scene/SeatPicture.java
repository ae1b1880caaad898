package tabard.defenders.scene;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.defenders.content.Skill.Trait;
import tabard.defenders.rules.*;
import tabard.table.Moves;
import tabard.table.scene.*;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;

/** What lies before a player: hero board with life and actions, quests, slain generals, and the hand as far as it is seen. */
final class SeatPicture {
    private static final List<String> NONE = List.of();

    /** By seat and card. */
    private static final List<List<Piece>> HANDS =
            Moves.each(Banner.ALL, banner -> Moves.each(HeroCard.ALL, card -> held(banner, card)));

    private final State s;
    private final Banner banner;
    private final List<Element> out;

    private SeatPicture(State s, Banner banner, List<Element> out) {
        this.s = s;
        this.banner = banner;
        this.out = out;
    }

    static void add(State s, List<Element> out) {
        for (var banner : s.banners()) {
            new SeatPicture(s, banner, out).add();
        }
    }

    private void add() {
        var marks = new ArrayList<String>();
        if (banner == s.active()) {
            marks.add("active");
        }
        if (s.is(State.PASSING, banner)) {
            marks.add("passing");
        }
        out.add(new Spot(banner.word(), banner.word(), null, List.copyOf(marks)));
        out.add(new Note(
                Ids.of(banner, "score") + "/note",
                Ids.of(banner, "score"),
                Said.of("note.points", Champion.quests(s, banner), Champion.generals(s, banner), s.hand(banner)),
                "DR-2.8"));
        var wish = s.get(State.WISH, banner);
        if (s.plays(banner)) {
            board();
        } else if (wish != null) {
            note("hero", "wish", Said.of("note.wish", wish), "DR-3.2");
        }
        quests();
        for (var general : General.ALL) {
            if (s.get(State.SLAIN_BY, general) == banner) {
                boolean slayer = s.get(State.SLAYER, general) != null;
                piece("trophies", general.word(), general.word(), 1, slayer ? List.of("slayer") : NONE);
            }
        }
        hand();
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
        piece("life", "life", "life", s.life(banner), NONE);
        int lost = s.terms().life(hero) - s.life(banner);
        if (lost > 0) {
            piece("life", "wound", "wound", lost, NONE);
        }
        if (banner == s.active()) {
            piece("life", "action", "action", s.actions() - s.count(State.BONUS), NONE);
            if (s.count(State.BONUS) > 0) {
                piece("life", "bonus", "bonus", s.count(State.BONUS), NONE);
            }
        }
    }

    private void quests() {
        var quest = s.quest(banner);
        if (quest != null) {
            piece("quest", quest.word(), quest.word(), 1, NONE);
        }
        for (var colour : Colour.ALL) {
            int markers = s.count(State.MARKERS, banner, colour);
            if (markers > 0) {
                piece("quest", Ids.race(colour), Ids.race(colour), markers, NONE);
            }
        }
        for (var done : s.each(State.QUESTS, QuestSpot.done(banner))) {
            piece("done", done.word(), done.word(), 1, s.is(State.USED, done) ? List.of("spent") : NONE);
        }
    }

    private void hand() {
        int unseen = s.hand(banner) - s.seenInHand(banner);
        for (var card : s.cards(banner)) {
            out.add(HANDS.get(banner.ordinal()).get(card.ordinal()));
        }
        if (unseen > 0) {
            piece("hand", "back", "back", unseen, NONE);
        }
    }

    private static Piece held(Banner banner, HeroCard card) {
        return new Piece(
                Ids.inHand(banner, card), card.word(), Ids.of(banner, "hand"), null, 1, null, tint(card.colour()));
    }

    private static List<String> tint(@Nullable Colour colour) {
        return colour == null ? NONE : List.of(Ids.tint(colour));
    }

    private void note(String row, String tail, Said said, String clause) {
        out.add(new Note(Ids.of(banner, row) + "/" + tail, Ids.of(banner, row), said, clause));
    }

    private void piece(String row, String tail, String part, int count, List<String> marks) {
        String zone = Ids.of(banner, row);
        out.add(new Piece(zone + "/" + tail, part, zone, null, count, null, marks));
    }
}
