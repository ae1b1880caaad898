package tabard.server.live;

import org.jspecify.annotations.Nullable;
import tabard.server.protocol.Message;
import tabard.server.protocol.RawJson;
import tabard.server.protocol.RecordJson;
import tabard.server.protocol.Replay;
import tabard.table.Action;
import tabard.table.scene.Said;

/** A table whose log and rules part is looked at only: as it stood before, and what today's rules make of the turn. */
final class Standstill {
    private Standstill() {}

    static <S, A extends Action> byte[] view(Loaded<S, A> table, Viewpoint<S, A> viewpoint, Loaded.Parting<S> parting) {
        return Messages.standstill(
                viewpoint,
                new Message.View.Parting(parting.turn(), then(parting.plate()), now(table, viewpoint, parting.now())));
    }

    /** Of what was written beside the table only what anybody may see. */
    private static @Nullable RawJson<Said> then(@Nullable String plate) {
        if (plate == null) {
            return null;
        }
        var status = RecordJson.JSON.readTree(plate).path("status");
        return status.isArray() ? new RawJson<>(status.toString()) : null;
    }

    private static <S, A extends Action> Replay.@Nullable First now(
            Loaded<S, A> table, Viewpoint<S, A> viewpoint, @Nullable S position) {
        if (position == null) {
            return null;
        }
        var game = table.history().game();
        var scene = game.scene(game.see(position, viewpoint.viewer()));
        return new Replay.First(scene.elements(), scene.status());
    }
}
