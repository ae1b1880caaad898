package tabard.server.web;

import io.javalin.http.Context;
import tabard.server.live.Analyses;
import tabard.server.store.Person;
import tabard.server.store.Sight;
import tabard.server.store.Store;
import tabard.server.store.TableRow;
import tabard.server.store.Tables;

/** Finished games looked at again: asked for by whoever is here, read by whoever may see the game. */
final class AnalysisDesk {
    private final Store store;
    private final Guard guard;
    private final Analyses analyses;

    AnalysisDesk(Store store, Guard guard, Analyses analyses) {
        this.store = store;
        this.guard = guard;
        this.analyses = analyses;
    }

    void begin(Context ctx) {
        var person = guard.person(ctx);
        Reply.json(ctx, analyses.begin(table(ctx), person.id()));
    }

    void look(Context ctx) {
        Reply.json(ctx, analyses.of(table(ctx)));
    }

    /** Of a game that is over, for who may see it. */
    private String table(Context ctx) {
        String person = guard.somebody(ctx).map(Person::id).orElse(null);
        var table = store.read(handle -> Tables.find(handle, ctx.pathParam("id")))
                .orElseThrow(() -> new Refused(404, "inn.no-table"));
        var seats = store.read(handle -> Tables.seats(handle, table.id()));
        if (!Sight.maySee(table, seats, person)) {
            throw new Refused(403, "inn.no-spectators");
        }
        if (table.state() != TableRow.State.OVER) {
            throw new Refused(403, "inn.not-over");
        }
        return table.id();
    }
}
