package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.defenders.content.Quest.Goal;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapter 17: quests are drawn, pursued, completed, and given up when they cannot be. */
public final class Quests {
    private Quests() {}

    /** A quest was drawn. */
    @Rule("DR-17.1")
    record Sworn(Banner banner, Quest quest) implements Move {}

    /** The dice of a quest. */
    @Rule("DR-17.3")
    record Sought(List<Face> faces) implements Move, Dice.Shows {
        private static final Dice<Sought> DICE = new Dice<>(Sought::new);
    }

    private static boolean visited(State s, Banner banner, Location place) {
        return s.is(VISITED, banner, Stop.of(place));
    }

    /** DR-17.2 */
    static boolean impossible(State s, Quest quest) {
        var general = quest.task().general();
        return general == null ? quest.task().goal() == Goal.BUILD_GATE && s.gatesLeft() == 0 : s.slain(general);
    }

    /** Whether an action here would serve the quest. */
    static boolean actionable(State s, Banner seat) {
        var quest = s.quest(seat);
        if (quest == null) {
            return false;
        }
        var place = s.place(seat);
        return switch (quest.task().goal()) {
            case ROLL_AT_LOCATION -> quest.task().location() == place;
            case ACTION_AT_ALL -> quest.task().locations().contains(place) && !visited(s, seat, place);
            case ACTION_WITH_GENERAL ->
                s.general(place) != null && s.general(place) == quest.task().general();
            case BUILD_GATE, VISIT_ALL, DEFEAT_MINIONS -> false;
        };
    }

    static void pursue(State s, Banner seat) {
        var quest = Objects.requireNonNull(s.quest(seat));
        switch (quest.task().goal()) {
            case ROLL_AT_LOCATION -> s.push(new Seeing(seat));
            case ACTION_AT_ALL -> mark(s, seat, quest, s.place(seat));
            default -> complete(s, seat, quest);
        }
    }

    /** The open quest of a player, if that is its goal. */
    private static @Nullable Quest open(State s, Banner banner, Goal goal) {
        var quest = s.quest(banner);
        return quest != null && quest.task().goal() == goal ? quest : null;
    }

    /** DR-18.7: a move has ended here, or the quest was drawn here. */
    static void visit(State s, Banner banner) {
        var quest = s.quest(banner);
        if (quest != null && leadsTo(s, banner, s.place(banner))) {
            mark(s, banner, quest, s.place(banner));
        }
    }

    /** Whether ending a move there would serve the quest. */
    static boolean leadsTo(State s, Banner banner, Location place) {
        var quest = open(s, banner, Goal.VISIT_ALL);
        return quest != null && quest.task().locations().contains(place) && !visited(s, banner, place);
    }

    /** DR-17.5: a minion on the card, if there is one left. */
    private static void mark(State s, Banner banner, Quest quest, Location place) {
        s.set(VISITED, banner, Stop.of(place), true);
        var colour = quest.task().markers().get(quest.task().locations().indexOf(place));
        if (s.count(SUPPLY, colour) > 0) {
            s.add(SUPPLY, colour, -1);
            s.add(MARKERS, banner, colour, 1);
        }
        if (quest.task().locations().stream().allMatch(stop -> visited(s, banner, stop))) {
            complete(s, banner, quest);
        }
    }

    /** DR-17.6: with the marker goes what it stood for. */
    static void forget(State s, Banner banner, Colour colour) {
        var quest = s.quest(banner);
        int at = quest == null ? -1 : quest.task().markers().indexOf(colour);
        if (quest != null && at >= 0) {
            s.set(VISITED, banner, Stop.of(quest.task().locations().get(at)), false);
        }
    }

    /** Minions defeated by this hero go from the supply to the card, as many as it asks for. */
    static void credit(State s, Banner banner, Colour colour, int count) {
        var quest = s.quest(banner);
        int wanted = quest == null ? 0 : quest.task().defeat(colour) - s.count(MARKERS, banner, colour);
        int taken = Math.min(count, wanted);
        if (taken > 0) {
            s.add(SUPPLY, colour, -taken);
            s.add(MARKERS, banner, colour, taken);
        }
    }

    /** Enough minions defeated? */
    static void defeated(State s, Banner banner) {
        var quest = open(s, banner, Goal.DEFEAT_MINIONS);
        if (quest != null
                && !Subset.all(Colour.ALL)
                        .any(colour ->
                                s.count(MARKERS, banner, colour) < quest.task().defeat(colour))) {
            complete(s, banner, quest);
        }
    }

    /** DR-18.5: a gate was built; then for some the last one is gone (DR-17.2). */
    static void built(State s, Banner banner) {
        var quest = open(s, banner, Goal.BUILD_GATE);
        if (quest != null && s.place(banner).is(Colour.RED)) {
            complete(s, banner, quest);
        }
        review(s);
    }

    private static void complete(State s, Banner banner, Quest quest) {
        clearCard(s, banner);
        s.move(quest, QuestSpot.done(banner));
        s.push(new Seeking(banner));
        Effects.immediate(s, banner, quest);
    }

    private static void clearCard(State s, Banner banner) {
        for (var colour : Colour.ALL) {
            s.add(SUPPLY, colour, s.count(MARKERS, banner, colour));
            s.set(MARKERS, banner, colour, 0);
        }
        Stop.ALL.forEach(stop -> s.set(VISITED, banner, stop, false));
    }

    private static void replace(State s, Banner banner, Quest quest) {
        clearCard(s, banner);
        s.move(quest, QuestSpot.DISCARDS);
        s.push(new Seeking(banner));
    }

    /** DR-17.2: after every change. */
    static void review(State s) {
        for (var banner : s.banners().reversed()) {
            var quest = s.quest(banner);
            if (quest != null && impossible(s, quest)) {
                replace(s, banner, quest);
            }
        }
    }

    /** DR-7.8: with a dead hero all his quests are gone, completed ones too. */
    static void bury(State s, Banner banner) {
        clearCard(s, banner);
        for (var spot : List.of(QuestSpot.open(banner), QuestSpot.done(banner))) {
            s.each(QUESTS, spot).forEach(quest -> s.move(quest, QuestSpot.GONE));
        }
    }

    /** A new quest, if there is one (DR-17.7). */
    record Seeking(Banner banner) implements Runs {
        @Override
        public void run(State s) {
            if (!s.plays(banner) || s.quest(banner) != null) {
                return;
            }
            var discards = s.subset(QUESTS, QuestSpot.DISCARDS);
            // shuffled only if there is one among them that can be done
            if (s.count(QUESTS, null) == 0 && discards.any(quest -> !impossible(s, quest))) {
                discards.forEach(quest -> s.move(quest, null));
            }
            if (s.count(QUESTS, null) > 0) {
                s.push(new Swearing(banner));
            }
        }
    }

    record Swearing(Banner banner) implements Draws<Sworn>, OfHero {
        @Override
        public Lottery<Sworn> lottery(State s) {
            return Lottery.among(s.subset(QUESTS, null), quest -> new Sworn(banner, quest));
        }

        @Override
        public void answer(State s, Sworn drawn) {
            if (impossible(s, drawn.quest)) {
                s.move(drawn.quest, QuestSpot.DISCARDS);
                s.push(new Seeking(banner));
            } else {
                s.move(drawn.quest, QuestSpot.open(banner));
                visit(s, banner);
            }
        }

        @Override
        public void needs(State s) {
            refuseIf(s.quest(banner) != null || s.count(QUESTS, null) == 0, "DR-17.1", "has-quest", banner);
        }
    }

    /** What an action for the open quest rolls, none if it needs no dice; with Visions there is one more (DR-15.21). */
    public static int dice(State s, Banner banner) {
        var quest = open(s, banner, Goal.ROLL_AT_LOCATION);
        return quest == null ? 0 : quest.task().dice() + (s.can(banner, Trait.INSIGHT) ? 1 : 0);
    }

    /** The dice decide (DR-17.3). */
    public record Seeing(Banner banner) implements Draws<Sought>, OfHero {
        @Override
        public Lottery<Sought> lottery(State s) {
            return Sought.DICE.lottery(dice(s, banner));
        }

        @Override
        public void answer(State s, Sought drawn) {
            var quest = Objects.requireNonNull(s.quest(banner));
            if (Face.hits(drawn.faces, quest.task().success()) > 0) {
                complete(s, banner, quest);
            } else if (quest.task().replacedOnFailure()) {
                replace(s, banner, quest);
            }
        }

        @Override
        public Said told(State s, Sought drawn) {
            var quest = Objects.requireNonNull(s.quest(banner));
            boolean found = Face.hits(drawn.faces, quest.task().success()) > 0;
            return Said.of(found ? "log.sought" : "log.sought-not", Face.pictured(drawn.faces), quest);
        }

        @Override
        public void needs(State s) {
            refuseIf(open(s, banner, Goal.ROLL_AT_LOCATION) == null, "DR-17.3", "no-dice", banner);
        }
    }
}
