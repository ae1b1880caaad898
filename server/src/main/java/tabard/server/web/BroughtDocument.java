package tabard.server.web;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.server.protocol.DocumentReport;
import tabard.server.protocol.Trouble;
import tabard.table.Workshop;

/** A document for an open setting of a game, to be looked over and drawn before a table is opened with it. */
public record BroughtDocument(
        @Nullable String game,
        @Nullable String setting,
        @Nullable Map<String, Object> document,
        @Nullable String language) {

    DocumentReport report() {
        var workshop = Workshop.of(game == null ? "" : game, setting == null ? "" : setting)
                .orElseThrow(() -> new Refused(404, "inn.no-workshop", setting == null ? "" : setting));
        var found = workshop.examine(document == null ? Map.of() : document, "fr".equals(language) ? "fr" : "en");
        return new DocumentReport(
                found.sound(),
                found.faults().stream()
                        .map(fault -> new Trouble(fault.why(), fault.clause().isEmpty() ? null : fault.clause()))
                        .toList(),
                found.remarks(),
                found.picture());
    }
}
