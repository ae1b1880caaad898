package tabard.table;

import java.util.AbstractList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Agenda.Branch;
import tabard.table.Agenda.First;

/** The questions of a fork that nobody has answered yet, each made when it is looked at: a bot looks at one of six. */
final class OpenAsks<S extends Position<S, A>, A extends Action> extends AbstractList<Ask<A>> {
    private final S s;
    private final List<Branch<Frame<S, A>>> branches;
    private final int size;
    private @Nullable Ask<A> first;
    private Ask<A> @Nullable [] others;

    OpenAsks(S s, List<Branch<Frame<S, A>>> branches) {
        this.s = s;
        this.branches = branches;
        int open = 0;
        for (int i = 0; i < branches.size(); i++) {
            open += branches.get(i).done() ? 0 : 1;
        }
        this.size = open;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Ask<A> get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        return index == 0 ? first() : other(index);
    }

    private Ask<A> first() {
        var known = first;
        if (known == null) {
            known = ask(0);
            first = known;
        }
        return known;
    }

    @SuppressWarnings("unchecked") // holds nothing else
    private Ask<A> other(int index) {
        var made = others;
        if (made == null) {
            made = (Ask<A>[]) new Ask<?>[size];
            others = made;
        }
        var known = made[index];
        if (known == null) {
            known = ask(index);
            made[index] = known;
        }
        return known;
    }

    /** That of the branch before which so many others are open. */
    private Ask<A> ask(int index) {
        int i = 0;
        int before = index;
        while (branches.get(i).done() || before-- > 0) {
            i++;
        }
        if (branches.get(i).now() instanceof First<Frame<S, A>>(var frame, var _)) {
            return Ask.later(s, Flow.asking(frame));
        }
        throw new IllegalStateException("a fork in a branch: " + branches.get(i));
    }
}
