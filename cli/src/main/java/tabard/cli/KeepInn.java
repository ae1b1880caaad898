package tabard.cli;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import tabard.server.Steward;

/** What a keeper wants to know of an inn and do in it, while it is open or closed. */
@Command(
        name = "admin",
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "Keeps an inn, while it is open or closed: shows who is there, which tables, how much of everything.",
            "It ends a table, bans somebody, says something to all, clears away. An open inn does so within seconds."
        })
final class KeepInn implements Callable<Integer> {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm");

    @ParentCommand
    private Tabard tabard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getOut());
        return 0;
    }

    private Steward steward(Cellar cellar) {
        return new Steward(cellar.config(tabard.desk()));
    }

    private static String day(long when) {
        return when == 0 ? "-" : DAY.format(Instant.ofEpochMilli(when).atZone(ZoneId.systemDefault()));
    }

    private void json(List<?> lines) {
        tabard.voice().print(Json.write(lines));
    }

    @Command(name = "people", description = "Who has ever come in, the last seen first.")
    int people(
            @Mixin Cellar cellar,
            @Option(
                            names = "--find",
                            paramLabel = "NAME",
                            defaultValue = "",
                            description = "Whose name has that in it.")
                    String part,
            @Option(names = "--most", paramLabel = "N", defaultValue = "50", description = "So many at most.") int most,
            @Option(names = "--json", description = "Print for machines.") boolean machines) {
        try (var steward = steward(cellar)) {
            var people = steward.people(part, most);
            if (machines) {
                json(people);
                return 0;
            }
            var voice = tabard.voice();
            for (var one : people) {
                voice.print("%-12s %-32s %s"
                        .formatted(
                                one.id(),
                                one.name(),
                                voice.own("admin.person", day(one.created()), day(one.seen()), one.tables())
                                        + (one.comesBack() ? "" : voice.own("admin.guest"))
                                        + (one.keeper() ? voice.own("admin.keeper") : "")
                                        + (one.banned() ? voice.own("admin.banned") : "")));
            }
            return 0;
        }
    }

    @Command(name = "tables", description = "The tables, the last moved first.")
    int tables(
            @Mixin Cellar cellar,
            @Option(names = "--state", paramLabel = "waiting|playing|over", description = "Only those.") @Nullable
                    String state,
            @Option(names = "--most", paramLabel = "N", defaultValue = "50", description = "So many at most.") int most,
            @Option(names = "--json", description = "Print for machines.") boolean machines) {
        try (var steward = steward(cellar)) {
            var tables = steward.tables(state, most);
            if (machines) {
                json(tables);
                return 0;
            }
            var voice = tabard.voice();
            for (var one : tables) {
                voice.print("%-12s %-14s %-8s %s"
                        .formatted(
                                one.id(),
                                one.game(),
                                one.state(),
                                voice.own("admin.table", one.seats(), one.steps(), day(one.created()), day(one.moved()))
                                        + (one.title().isEmpty() ? "" : " · " + one.title())));
            }
            return 0;
        }
    }

    @Command(name = "sizes", description = "How many rows the database has of each kind.")
    int sizes(@Mixin Cellar cellar) {
        try (var steward = steward(cellar)) {
            steward.sizes().forEach((kind, many) -> tabard.voice().print("%-10s %12d".formatted(kind, many)));
            return 0;
        }
    }

    @Command(
            name = "end",
            description = "Ends a table: one that waits is cleared away, one that is played is over without a winner.")
    int end(@Mixin Cellar cellar, @Parameters(paramLabel = "TABLE") String table) {
        try (var steward = steward(cellar)) {
            steward.end(table);
            tabard.voice().say("admin.ending", table);
            return 0;
        }
    }

    @Command(name = "ban", description = "Shows somebody out: their sessions end, and nobody comes in as them again.")
    int ban(@Mixin Cellar cellar, @Parameters(paramLabel = "PERSON") String person) {
        try (var steward = steward(cellar)) {
            steward.ban(person);
            tabard.voice().say("admin.out", person);
            return 0;
        }
    }

    @Command(name = "unban", description = "Lets somebody in again.")
    int unban(@Mixin Cellar cellar, @Parameters(paramLabel = "PERSON") String person) {
        try (var steward = steward(cellar)) {
            steward.letIn(person);
            tabard.voice().say("admin.in", person);
            return 0;
        }
    }

    @Command(name = "appoint", description = "Lets somebody with a password keep the inn by its page, /keeper.")
    int appoint(@Mixin Cellar cellar, @Parameters(paramLabel = "PERSON") String person) {
        try (var steward = steward(cellar)) {
            steward.appoint(person, true);
            tabard.voice().say("admin.appointed", person);
            return 0;
        }
    }

    @Command(name = "dismiss", description = "Lets somebody keep the inn no more.")
    int dismiss(@Mixin Cellar cellar, @Parameters(paramLabel = "PERSON") String person) {
        try (var steward = steward(cellar)) {
            steward.appoint(person, false);
            tabard.voice().say("admin.dismissed", person);
            return 0;
        }
    }

    @Command(
            name = "prune",
            description = {
                "Clears away guests who have not been seen for long.",
                "They have no password, passkey or address, and no seat at a table that is not over.",
                "Their finished games stay, without their names."
            })
    int prune(
            @Mixin Cellar cellar,
            @Option(
                            names = "--guests",
                            paramLabel = "SPAN",
                            defaultValue = "365d",
                            converter = Backups.Span.class,
                            description = "Not seen for so long: 30d, 365d; otherwise ${DEFAULT-VALUE}.")
                    Duration since) {
        try (var steward = steward(cellar)) {
            tabard.voice().say("admin.pruned", steward.prune(since));
            return 0;
        }
    }

    @Command(
            name = "say",
            description = "Says something to everybody in the common room; without words it is taken back.")
    int say(@Mixin Cellar cellar, @Parameters(paramLabel = "WORDS", arity = "0..*") @Nullable List<String> words) {
        try (var steward = steward(cellar)) {
            String text = words == null ? "" : String.join(" ", words);
            steward.say(text);
            tabard.voice().say(text.isBlank() ? "admin.silent" : "admin.said");
            return 0;
        }
    }
}
