package tabard.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabard.cli.desk.Desk;
import tabard.server.Post;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Letters to people who gave an address: by which server, in whose name. None unless told. */
final class Letterbox {
    @Option(
            names = "--smtp",
            paramLabel = "URL",
            description = {
                "Send letters by this server: smtps://mail.example, or smtp://mail.example:587 with STARTTLS.",
                "With user and password it comes from the variable TABARD_SMTP."
            })
    private @Nullable String server;

    @Option(names = "--mail-from", paramLabel = "ADDRESS", description = "In whose name letters are written.")
    private @Nullable String from;

    @Option(
            names = "--address",
            paramLabel = "URL",
            description = "Where people find the inn, for letters: https://inn.example.")
    private @Nullable String home;

    /** What is typed after a command, everybody on the machine can read while it runs. */
    @Nullable
    Post post(Desk desk) {
        if (server != null && server.contains("@")) {
            throw new Refusal(Said.of("post.server"));
        }
        String by = server == null ? desk.variable("TABARD_SMTP") : server;
        if (by == null && from == null && home == null) {
            return null;
        }
        if (by == null || from == null || home == null) {
            throw new Refusal(Said.of("post.incomplete"));
        }
        return Post.of(by, from, home);
    }
}
