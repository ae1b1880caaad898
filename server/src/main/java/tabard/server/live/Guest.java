package tabard.server.live;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tabard.table.Seat;
import tabard.table.Viewer;

/** Somebody at a table with an open page: a player, through one of his seats, or a spectator. */
public final class Guest {
    private static final int PATIENCE = 16;

    private final Wire wire;
    private final @Nullable String person;
    private final String name;
    private Viewer viewer = Viewer.Spectator.SPECTATOR;
    private boolean visible = true;
    private boolean behind;

    public Guest(Wire wire, @Nullable String person, String name) {
        this.wire = wire;
        this.person = person;
        this.name = name;
    }

    @Nullable
    String person() {
        return person;
    }

    String name() {
        return name;
    }

    Viewer viewer() {
        return viewer;
    }

    void viewer(Viewer now) {
        viewer = now;
    }

    @Nullable
    Seat seat() {
        return viewer instanceof Viewer.Player(var seat) ? seat : null;
    }

    boolean visible() {
        return visible;
    }

    void visible(boolean now) {
        visible = now;
    }

    void send(byte[] message) {
        wire.send(message);
    }

    /** A page that cannot follow gets nothing until it has caught its breath; then the whole view. */
    void follow(byte[] delta, Runnable viewAgain) {
        if (behind) {
            return;
        }
        if (wire.waiting() > PATIENCE) {
            behind = true;
            wire.whenDrained(viewAgain);
        } else {
            wire.send(delta);
        }
    }

    /** However often it asks: nothing is added to what it does not read. */
    void view(Supplier<byte[]> message, Runnable viewAgain) {
        if (wire.waiting() > PATIENCE) {
            if (!behind) {
                behind = true;
                wire.whenDrained(viewAgain);
            }
        } else {
            behind = false;
            wire.send(message.get());
        }
    }
}
