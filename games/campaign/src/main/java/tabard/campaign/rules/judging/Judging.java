package tabard.campaign.rules.judging;

import java.util.ArrayList;
import java.util.List;
import tabard.campaign.rules.State;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.rules.judging.Opponents.Answer;
import tabard.campaign.rules.judging.Opponents.Quarrel;
import tabard.campaign.rules.judging.Opponents.Stake;
import tabard.campaign.terms.*;

/** CA-21.16 to 21.23: what becomes of the groups on the way. Who must choose an opponent is asked, until the judgement stands. */
public final class Judging {
    private Judging() {}

    public record Open() implements Runs {
        @Override
        public void run(State s) {
            boolean any = false;
            for (var banner : s.players()) {
                for (var group : Group.ALL) {
                    if (s.is(State.FATE, banner, group, Fate.ON_THE_WAY)) {
                        any = true;
                        s.set(State.HOME, banner, group, Marches.home(s, banner, group));
                    }
                }
            }
            s.push(any ? new Adjudicating(List.of()) : new Gauntlet.Open());
        }

        @Override
        public void sensible(State s) {
            Marches.check(s);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** Judges anew with what has been chosen so far: it comes to the same, as far as it got before. */
    public record Adjudicating(List<Answer> answers) implements Runs {
        @Override
        public void run(State s) {
            var judgement = Judgement.of(s, answers);
            if (judgement.open().isEmpty()) {
                judgement.enter();
                s.push(new Pincer.Open());
                return;
            }
            var stakes = new ArrayList<Stake>();
            for (var open : judgement.open()) {
                var parties = Opponents.list(open.parties());
                if (open.chooser() == null) {
                    s.push(new Opponents.Choosers(answers, open.place(), parties));
                    return;
                }
                stakes.add(new Stake(Matter.ALL.get(stakes.size()), open.place(), open.chooser(), parties));
            }
            Opponents.ask(s, Quarrel.MOVES, answers, List.copyOf(stakes));
        }

        @Override
        public void sensible(State s) {
            Marches.checkHomes(s);
        }

        @Override
        public boolean last() {
            return true;
        }
    }
}
