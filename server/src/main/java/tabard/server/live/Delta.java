package tabard.server.live;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Beat;

/** What one turn changed for one kind of viewer. The message is written once, however many read it, and then is all that is kept. */
final class Delta {
    private final int at;
    private @Nullable Change change;
    private byte @Nullable [] message;

    /** What there is to say: the beats, and the picture they lead from and to. */
    record Change(List<Beat> beats, Picture before, Picture after) {
        boolean newStatus() {
            var said = before.scene().status();
            return said == null
                    ? after.scene().status() != null
                    : !said.equals(after.scene().status());
        }

        boolean newWaits() {
            return !before.scene().waits().equals(after.scene().waits());
        }

        boolean newAsks() {
            return !before.scene().asks().equals(after.scene().asks());
        }

        boolean newUndo() {
            return before.undo() != after.undo();
        }

        boolean newReopen() {
            return before.reopen() != after.reopen();
        }
    }

    Delta(int at, Change change) {
        this.at = at;
        this.change = change;
    }

    int at() {
        return at;
    }

    byte[] message() {
        var news = change;
        byte[] bytes = message;
        if (news != null) {
            bytes = Messages.delta(at, news);
            message = bytes;
            change = null;
        }
        if (bytes == null) {
            throw new IllegalStateException("nothing to say");
        }
        return bytes;
    }
}
