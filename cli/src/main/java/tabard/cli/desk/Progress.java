package tabard.cli.desk;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** How far a long task has come: a bar for a person at a terminal, nothing for anybody else. */
public final class Progress implements AutoCloseable {
    private static final int MILLIS_BETWEEN = 200;

    private final @Nullable ProgressBar bar;

    public Progress(Desk desk, String task, long all) {
        bar = !desk.person()
                ? null
                : new ProgressBarBuilder()
                        .setTaskName(task)
                        .setInitialMax(all)
                        .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                        .setUpdateIntervalMillis(MILLIS_BETWEEN)
                        .setConsumer(new ConsoleProgressBarConsumer(desk.err(), desk.columns() - 1))
                        .clearDisplayOnFinish()
                        .build();
    }

    public void reached(long done) {
        if (bar != null) {
            bar.stepTo(done);
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
