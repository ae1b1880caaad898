package tabard.defenders.scene;

import java.util.ArrayList;
import java.util.List;
import tabard.defenders.content.*;
import tabard.defenders.rules.*;
import tabard.table.Named;
import tabard.table.scene.Said;

/** What followed from a step: what its fields tell, without what the step said itself, and what only the two views together show. */
public final class Aftermath {
    private final State before;
    private final State after;
    private final List<Said> out = new ArrayList<>();

    private Aftermath(State before, State after) {
        this.before = before;
        this.after = after;
    }

    /** As the viewer saw it before and after, with what the fields tell. */
    public static List<Said> of(State before, State after, List<Said> told) {
        var aftermath = new Aftermath(before, after);
        told.forEach(aftermath::field);
        General.ALL.forEach(aftermath::general);
        after.banners().forEach(aftermath::hero);
        aftermath.land();
        Quest.ALL.forEach(aftermath::quest);
        aftermath.decks();
        aftermath.turn();
        return List.copyOf(aftermath.out);
    }

    private static <T extends Named> T named(List<T> all, Object arg) {
        return all.stream()
                .filter(entry -> arg.equals("@" + entry.word()))
                .findFirst()
                .orElseThrow();
    }

    private void field(Said said) {
        boolean known = before.head() instanceof State.SaysAll;
        switch (said.key()) {
            case "changed.life-up" -> {
                if (before.plays(named(Banner.ALL, said.args().getFirst()))) {
                    out.add(said);
                }
            }
            case "changed.minions-up", "changed.minions-down" -> {
                if (!known) {
                    boolean one = said.args().get(2).equals(1);
                    out.add(one ? new Said(said.key().replace("minions", "minion"), said.args()) : said);
                }
            }
            case "changed.crystals-up" ->
                crystals(named(Location.ALL, said.args().getFirst()));
            case "changed.crystals-down" -> {
                if (!known) {
                    out.add(said);
                }
            }
            default -> out.add(said);
        }
    }

    /** The third demon taints a land (DR-12.5); any other crystal comes by an overrun (DR-12.2). */
    private void crystals(Location place) {
        int crystals = after.crystals(place) - before.crystals(place);
        boolean demons =
                before.minions(Colour.RED, place) < Board.ROOM && after.minions(Colour.RED, place) == Board.ROOM;
        if (demons) {
            out.add(Said.of("changed.tainted", place));
        }
        for (int i = demons ? 1 : 0; i < crystals; i++) {
            out.add(Said.of("changed.overrun", place));
        }
    }

    private void general(General general) {
        if (after.step(general) > before.step(general)) {
            out.add(Said.of("changed.advance", general, after.place(general)));
        }
    }

    private void hero(Banner banner) {
        if (before.plays(banner) && !after.plays(banner)) {
            out.add(Said.of("changed.death", banner, before.hero(banner)));
        } else if (before.attacking() && after.plays(banner) && before.place(banner) != after.place(banner)) {
            out.add(Said.of("changed.retreat", banner, after.place(banner)));
        } else if (!before.plays(banner)
                && after.plays(banner)
                && after.count(State.TURN) == 0
                && before.head() instanceof State.Asks<?>) {
            out.add(Said.of("changed.hero", banner, after.hero(banner)));
        }
    }

    private void land() {
        if (!(before.head() instanceof Day.Acting)) {
            for (var place : Board.places(after.gated() & ~before.gated())) {
                out.add(Said.of("changed.gate", place));
            }
        }
    }

    private void quest(Quest quest) {
        var spot = after.spot(quest);
        if (spot != null && spot.owned() && !spot.open() && before.spot(quest) == QuestSpot.open(spot.banner())) {
            out.add(Said.of("changed.quest", spot.banner(), quest));
        }
    }

    private void decks() {
        if (after.deckSize() > before.deckSize()) {
            out.add(Said.of("changed.deck"));
        }
        if (Long.bitCount(after.darkDeck()) > Long.bitCount(before.darkDeck())) {
            out.add(Said.of("changed.darkness-deck"));
        }
    }

    private void turn() {
        if (after.count(State.TURN) > before.count(State.TURN)) {
            out.add(Said.of("changed.turn", after.count(State.TURN), after.active()));
        }
    }
}
