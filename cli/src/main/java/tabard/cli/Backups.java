package tabard.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import tabard.server.BackupPlan;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Backups on a schedule: where, how often, how many. */
final class Backups {
    @Option(
            names = "--backup",
            paramLabel = "DIR",
            description = "Write a backup there now and then, and prove that it can be restored.")
    private @Nullable Path folder;

    @Option(
            names = "--every",
            paramLabel = "SPAN",
            defaultValue = "24h",
            converter = Span.class,
            description = "How often a backup is written: 30m, 24h, 7d; otherwise ${DEFAULT-VALUE}.")
    private Duration every;

    @Option(
            names = "--keep",
            paramLabel = "N",
            defaultValue = "14",
            description = "How many backups are kept; otherwise ${DEFAULT-VALUE}.")
    private int keep;

    @Nullable
    BackupPlan plan() {
        if (keep < 1) {
            throw new Refusal(Said.of("number.least", "--keep", 1, keep));
        }
        return folder == null ? null : new BackupPlan(folder, every, keep);
    }

    /** A number of minutes, hours or days. */
    static final class Span implements ITypeConverter<Duration> {
        private static final Pattern SPAN = Pattern.compile("([1-9][0-9]{0,3})([mhd])");

        @Override
        public Duration convert(String text) {
            var found = SPAN.matcher(text);
            if (!found.matches()) {
                throw new Refusal(Said.of("number.span", text));
            }
            long many = Long.parseLong(found.group(1));
            return switch (found.group(2)) {
                case "m" -> Duration.ofMinutes(many);
                case "h" -> Duration.ofHours(many);
                default -> Duration.ofDays(many);
            };
        }
    }
}
