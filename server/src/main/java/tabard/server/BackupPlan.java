package tabard.server;

import java.nio.file.Path;
import java.time.Duration;

/** Where backups are written, how often, and how many are kept. */
public record BackupPlan(Path folder, Duration every, int keep) {}
