package tabard.server.store;

import org.jspecify.annotations.Nullable;

/** A place at a table: who sits there, or who may. Away: a bot chooses until the person comes back. */
public record SeatRow(
        String table,
        String seat,
        int place,
        Kind kind,
        @Nullable String person,
        @Nullable String name,
        @Nullable String bot,
        String contribution,
        boolean away) {

    /** Who may sit there: anybody, who has the link, the person named, or a bot. */
    public enum Kind {
        OPEN,
        INVITE,
        PERSON,
        BOT
    }

    public boolean free() {
        return kind == Kind.OPEN || kind == Kind.INVITE;
    }

    /** Whether a bot chooses here now. */
    public boolean played() {
        return kind == Kind.BOT || away;
    }

    public boolean of(@Nullable String id) {
        return id != null && id.equals(person);
    }

    public SeatRow taken(String id, String called, String share) {
        return new SeatRow(table, seat, place, Kind.PERSON, id, called, null, share, false);
    }

    public SeatRow freed() {
        return new SeatRow(table, seat, place, Kind.OPEN, null, null, null, "", false);
    }

    /** By a bot, from the start. */
    public SeatRow playedBy(String thinker) {
        return new SeatRow(table, seat, place, Kind.BOT, null, null, thinker, contribution, false);
    }

    /** By a bot, for good, in place of somebody who played here: what he did is still told of him. */
    public SeatRow leftTo(String thinker) {
        return new SeatRow(table, seat, place, Kind.BOT, null, name, thinker, contribution, false);
    }

    /** With what it adds to the dice. */
    public SeatRow adding(String share) {
        return new SeatRow(table, seat, place, kind, person, name, bot, share, away);
    }

    public SeatRow away(boolean now) {
        return new SeatRow(table, seat, place, kind, person, name, bot, contribution, now);
    }
}
