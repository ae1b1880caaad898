package tabard.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Step;

/** What positions of one kind share: what is waited for, what about, what may be answered, and what is answered. */
record Likeness(Class<?> waits, List<Question> questions, Optional<Class<?>> answer) {
    /** Of a question with more answers the first are looked at. */
    private static final int MANY = 100;

    /** What it is about, the kinds of its answers, and whether there are one, several or many. */
    private record Question(Class<?> about, Set<Class<?>> answers, int size) {}

    static <A extends Action> Likeness of(Awaits<A> awaits, Optional<Step<A>> next) {
        var questions = new ArrayList<Question>();
        if (awaits instanceof Awaits.Together<A> && next.orElse(null) instanceof Step.Chosen<A>(var by, var _)) {
            // others' questions are the same however far they are: so a fork has few kinds
            awaits.asks().stream().filter(ask -> ask.seat().equals(by)).forEach(ask -> questions.add(of(ask)));
        } else {
            awaits.asks().forEach(ask -> questions.add(of(ask)));
        }
        return new Likeness(
                awaits.getClass(), questions, next.map(step -> step.action().getClass()));
    }

    private static <A extends Action> Question of(Ask<A> ask) {
        var answers = new HashSet<Class<?>>();
        var options = ask.options();
        int size = options.size();
        for (int i = 0; i < Math.min(size, MANY); i++) {
            answers.add(options.get(i).getClass());
        }
        return new Question(ask.about().getClass(), answers, size == 1 ? 1 : size <= MANY ? 2 : MANY);
    }
}
