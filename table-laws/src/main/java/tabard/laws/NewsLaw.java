package tabard.laws;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;

/**
 * Law 5: steps that read the same to a viewer leave it with equal views and are told alike (a); steps that leave equal views but
 * different truths read the same (b); a viewer reads nothing exactly when its view is unchanged (c). Of a question or a draw two
 * outcomes are compared, looked at closely up to eight.
 */
final class NewsLaw<S, A extends Action> implements Check<S, A> {
    private static final int FEW = 2;
    private static final int MANY = 8;

    private record News<S, A extends Action>(Step<A> step, S truth, Seen<S> view, String read) {}

    @Override
    public Law law() {
        return Law.NEWS;
    }

    @Override
    public void position(Moment<S, A> now) {
        int most = now.closely() ? MANY : FEW;
        if (now.awaits() instanceof Awaits.Chance<A>(var lottery)) {
            var steps = new ArrayList<Step<A>>();
            for (int i = 0; i < most; i++) {
                steps.add(new Step.Happened<>(lottery.draw(now.dice())));
            }
            compare(now, steps);
        }
        for (var ask : now.awaits().asks()) {
            compare(now, some(now, ask, most));
        }
    }

    private List<Step<A>> some(Moment<S, A> now, Ask<A> ask, int most) {
        var steps = new ArrayList<Step<A>>();
        for (int i = 0; i < Math.min(most, ask.options().size()); i++) {
            int at = ask.options().size() <= most
                    ? i
                    : now.dice().nextInt(ask.options().size());
            steps.add(new Step.Chosen<>(ask.seat(), ask.options().get(at)));
        }
        return steps;
    }

    private void compare(Moment<S, A> now, List<Step<A>> steps) {
        var truths = new ArrayList<S>();
        for (var step : steps) {
            truths.add(now.game().play(now.s(), step));
        }
        for (var viewer : now.of().viewers()) {
            var before = now.game().see(now.s(), viewer);
            var all = new ArrayList<News<S, A>>();
            for (int i = 0; i < steps.size(); i++) {
                var step = steps.get(i);
                var news = new News<>(
                        step,
                        truths.get(i),
                        now.game().see(truths.get(i), viewer),
                        now.game().readBy(now.s(), viewer, step));
                noticed(now, viewer, before, news);
                for (var other : all) {
                    now.of().counts().pair();
                    alike(now, viewer, before, other, news);
                }
                all.add(news);
            }
        }
    }

    private void noticed(Moment<S, A> now, Viewer viewer, Seen<S> before, News<S, A> news) {
        boolean unmoved = before.equals(news.view);
        if (unmoved != news.read.isEmpty()) {
            String what =
                    unmoved ? "c: reads of a step that it cannot see: " : "c: sees a step that it reads nothing of: ";
            throw now.broken(Law.NEWS, viewer, what + news.step.line());
        }
    }

    private void alike(Moment<S, A> now, Viewer viewer, Seen<S> before, News<S, A> one, News<S, A> two) {
        boolean looks = one.view.equals(two.view);
        if (!one.read.equals(two.read)) {
            if (looks && !one.truth.equals(two.truth)) {
                throw now.broken(Law.NEWS, viewer, "b: reads more than it sees" + both(one, two));
            }
        } else if (!looks) {
            throw now.broken(Law.NEWS, viewer, "a: reads the same but sees a difference" + both(one, two));
        } else if (!one.read.isEmpty()
                && !now.game().told(before, one.step).equals(now.game().told(before, two.step))) {
            throw now.broken(Law.NEWS, viewer, "a: reads the same but is told a difference" + both(one, two));
        }
    }

    private String both(News<S, A> one, News<S, A> two) {
        return ": " + one.step.line() + " / " + two.step.line();
    }
}
