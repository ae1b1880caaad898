package tabard.defenders.scene;

import java.util.*;
import tabard.defenders.content.*;
import tabard.defenders.rules.*;
import tabard.table.Named;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** What followed from a step: what its fields tell, without what the step said itself, and what only the two views together show. */
public record Aftermath(State before, State after, List<Said> out) {
    /** Told after the general whose fall causes it. */
    private static final String WAR = "changed.war-up";

    /** As the viewer saw it before and after, with what the fields tell. */
    public static List<Said> of(State before, State after, List<Said> told) {
        var aftermath = new Aftermath(before, after, new ArrayList<>());
        told.stream().filter(said -> !said.key().equals(WAR)).forEach(aftermath::field);
        aftermath.pieces();
        told.stream().filter(said -> said.key().equals(WAR)).forEach(aftermath::field);
        Quest.ALL.forEach(aftermath::quest);
        aftermath.table();
        return List.copyOf(aftermath.out);
    }

    private void tell(boolean so, String key, Object... args) {
        if (so) {
            out.add(Said.of("changed." + key, args));
        }
    }

    private static <T extends Named> T named(List<T> all, Object arg) {
        return Subset.all(all).where(entry -> arg.equals("@" + entry.word())).first();
    }

    private void field(Said said) {
        String key = said.key();
        boolean minions = key.startsWith("changed.minions");
        boolean known = before.head() instanceof State.SaysAll && (minions || key.equals("changed.crystals-down"));
        boolean entered = key.equals("changed.life-up")
                && !before.plays(named(Banner.ALL, said.args().getFirst()));
        if (key.equals("changed.crystals-up")) {
            crystals(named(Location.ALL, said.args().getFirst()));
        } else if (!known && !entered) {
            boolean one = minions && said.args().get(2).equals(1);
            out.add(one ? new Said(key.replace("minions", "minion"), said.args()) : said);
        }
    }

    /** The third demon taints a land (DR-12.5); any other crystal comes instead of a minion (DR-12.2, 12.4). */
    private void crystals(Location place) {
        int crystals = after.count(State.CRYSTALS, place) - before.count(State.CRYSTALS, place);
        boolean demons =
                before.minions(Colour.RED, place) < Board.ROOM && after.minions(Colour.RED, place) == Board.ROOM;
        tell(demons, "tainted", place);
        for (int i = demons ? 1 : 0; i < crystals; i++) {
            tell(true, "overrun", place);
        }
    }

    private void pieces() {
        for (var general : General.ALL) {
            boolean advance = after.count(State.STEP, general) > before.count(State.STEP, general);
            tell(advance, "advance", general, after.place(general));
        }
        after.banners().forEach(this::hero);
        for (var place : Board.places(after.gated() & ~before.gated())) {
            tell(!(before.head() instanceof Day.Acting), "gate", place);
        }
    }

    private void hero(Banner banner) {
        boolean chosen = after.count(State.TURN) == 0 && before.head() instanceof State.Asks<?>;
        if (!before.plays(banner)) {
            if (after.plays(banner)) {
                tell(chosen, "hero", banner, after.hero(banner));
            }
        } else if (!after.plays(banner)) {
            tell(true, "death", banner, before.hero(banner));
        } else {
            boolean moved = before.place(banner) != after.place(banner);
            tell(moved && before.attacking(), "retreat", banner, after.place(banner));
        }
    }

    private void quest(Quest quest) {
        var spot = after.at(State.QUESTS, quest);
        if (spot != null && spot.owned() && !spot.open()) {
            boolean done = before.is(State.QUESTS, quest, QuestSpot.open(spot.banner()));
            tell(done, "quest", spot.banner(), quest);
        }
    }

    private void table() {
        tell(after.count(State.CARDS, null) > before.count(State.CARDS, null), "deck");
        tell(Long.bitCount(after.darkDeck()) > Long.bitCount(before.darkDeck()), "darkness-deck");
        int turn = after.count(State.TURN);
        tell(turn > before.count(State.TURN), "turn", turn, after.active());
    }
}
