package tabard.bots.outside;

import tabard.table.Bot;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Seat;

/** A bot that follows a game between its questions: it hears where it sits, what its seat reads of every step, and how it ended. */
public interface Follower extends Bot, AutoCloseable {
    void sit(Game<?, ?> game, Options options, Seat seat);

    /** A step as this seat reads it: "white: place gwent". */
    void hear(String line);

    void over(Outcome outcome);

    /** The game needs it no longer, whether it is over or was broken off. */
    @Override
    void close();
}
