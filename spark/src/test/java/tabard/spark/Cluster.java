package tabard.spark;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A master and two workers, as the script starts them: processes of their own. */
record Cluster(Process script, String master, List<ProcessHandle> workers) implements AutoCloseable {
    static Cluster ofTwo(Path log) throws IOException {
        var builder = new ProcessBuilder(Path.of("cluster").toAbsolutePath().toString(), "here", "2")
                .redirectError(log.toFile());
        builder.environment()
                .put("SPARK_HOME", Path.of("target").toAbsolutePath().toString());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        var script = builder.start();
        var workers = new ArrayList<ProcessHandle>();
        var said = new BufferedReader(script.inputReader(StandardCharsets.UTF_8));
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            String last = line.substring(line.lastIndexOf(' ') + 1);
            if (line.startsWith("master ")) {
                return new Cluster(script, last, workers);
            }
            workers.add(ProcessHandle.of(Long.parseLong(last)).orElseThrow());
        }
        throw new IllegalStateException("the cluster does not start: see " + log);
    }

    /** Each has a process of its own that plays. */
    boolean bothWork() {
        return workers.stream().allMatch(worker -> worker.children().findAny().isPresent());
    }

    /** And those who play for it: as if somebody had pulled the plug. */
    void killOne() {
        var worker = workers.getFirst();
        var players = worker.descendants().toList();
        worker.destroyForcibly();
        players.forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void close() {
        var players = workers.stream().flatMap(ProcessHandle::descendants).toList();
        script.destroy();
        script.onExit().join();
        players.forEach(ProcessHandle::destroyForcibly);
    }
}
