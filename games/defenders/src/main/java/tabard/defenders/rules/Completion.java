package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.function.Predicate;
import tabard.defenders.content.*;
import tabard.table.sheet.Subset;

/** Completes positions that name only a part: what the document did not name is made to fit what it did. */
public record Completion(State s, Predicate<String> named) {
    public static void fit(State s, Predicate<String> named) {
        PositionCheck.checkNames(s);
        var pieces = new Completion(s, named);
        pieces.heroes();
        pieces.generals();
        pieces.quests();
        s.renew();
        pieces.supply();
        pieces.turn();
        PositionCheck.check(s);
    }

    /** A hero that the document gave to another player is replaced; who is named without life has all of it. */
    private void heroes() {
        for (var banner : s.banners()) {
            if (!named.test(banner.word() + ".hero") && s.plays(banner) && taken(banner)) {
                var free = Setup.free(s);
                refuseIf(free.isEmpty(), "DR-3.2", "heroes");
                s.set(HERO, banner, free.first());
            }
            if (!named.test(banner.word() + ".life")) {
                s.set(LIFE, banner, s.plays(banner) ? s.terms().life(s.hero(banner)) : 0);
            }
            if (!named.test(banner.word() + ".place") && !s.plays(banner)) {
                s.set(PLACE, banner, null);
            }
        }
    }

    private boolean taken(Banner banner) {
        var hero = s.hero(banner);
        return s.is(DEAD, hero) || s.players().without(banner).any(other -> s.hero(other) == hero);
    }

    private void generals() {
        var slain = Subset.all(General.ALL).where(s::slain);
        for (var general : slain) {
            if (!named.test("generals." + general.word() + ".step")) {
                s.set(STEP, general, 0);
            }
        }
        if (!named.test("war")) {
            s.set(WAR, Math.min(BoardFile.BOARD.war().size(), slain.size() + 1));
        }
    }

    /** A player who was given another quest puts back the one of the standard start. */
    private void quests() {
        for (var banner : s.banners()) {
            for (var quest : s.each(QUESTS, QuestSpot.open(banner))) {
                boolean other = s.count(QUESTS, QuestSpot.open(banner)) > 1 || !s.plays(banner);
                if (other && !named.test("quests." + quest.word())) {
                    s.move(quest, null);
                }
            }
        }
    }

    private void supply() {
        for (var colour : Colour.ALL) {
            if (!named.test("supply." + colour.word())) {
                int elsewhere = PositionCheck.minions(s, colour) - s.count(SUPPLY, colour);
                s.set(SUPPLY, colour, Math.max(0, s.terms().minions() - elsewhere));
            }
        }
    }

    private void turn() {
        if (!named.test("actions")) {
            s.set(ACTIONS, s.count(LIFE, s.active()));
        }
        if (!named.test("visionary")) {
            s.set(VISIONARY, Visions.known(s) > 0 ? s.active() : null);
        }
    }
}
