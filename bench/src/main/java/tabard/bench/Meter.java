package tabard.bench;

import java.lang.management.ManagementFactory;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Counts beside the clock of JMH: processor time, which does not grow when the machine is busy with something else. */
@AuxCounters(AuxCounters.Type.EVENTS)
@State(Scope.Thread)
public class Meter {
    public long nanos;
    public long operations;
    public long decisions;
    public long steps;
    private long begun; // not in nanos itself: JMH sets public fields to zero once the iteration has been set up

    @Setup(Level.Iteration)
    public void start() {
        begun = now();
    }

    @TearDown(Level.Iteration)
    public void stop() {
        nanos = now() - begun;
    }

    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
