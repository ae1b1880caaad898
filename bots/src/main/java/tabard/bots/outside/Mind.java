package tabard.bots.outside;

import java.util.Optional;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Seat;
import tabard.table.Seen;

/** What a bot from outside thinks with: a class from a jar, or a process of its own. Nothing that it says is trusted. */
interface Mind {
    void sit(Game<?, ?> game, Options options, Seat seat) throws Misconduct;

    /** Nothing passes, or means that nobody waits for the answer any more. */
    <S, A extends Action> Optional<A> answer(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget, boolean mayPass)
            throws Misconduct, InterruptedException;

    void hear(String line);

    /** Why its last answer was not taken, and how many times that has happened. */
    void fault(String why, int fault, int most);

    void over(Outcome outcome);

    void close();
}
