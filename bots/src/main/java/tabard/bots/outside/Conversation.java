package tabard.bots.outside;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tabard.table.text.JsonText;

/** A process that is spoken to in lines of JSON. Neither its silence nor its chatter can hold up whoever speaks to it. */
final class Conversation {
    private static final int MOST_BYTES = 1 << 16; // of one line that it says
    private static final int MOST_SAID = 64; // lines that nobody has asked for
    private static final int MOST_UNREAD = 10_000; // lines that it has not read
    private static final int SHOWN = 80;
    private static final String END = "";

    private final Process process;
    private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    private volatile boolean flooded;

    private Conversation(Process process) {
        this.process = process;
        Thread.ofPlatform().daemon().name("stranger-says").start(this::listen);
        Thread.ofPlatform().daemon().name("stranger-hears").start(this::speak);
    }

    static Conversation with(List<String> command) {
        try {
            return new Conversation(new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT) // what it says of its own troubles
                    .start());
        } catch (IOException e) {
            throw new Refusal(Said.of("bot.command", String.join(" ", command), String.valueOf(e.getMessage())));
        }
    }

    boolean alive() {
        return process.isAlive() && !flooded;
    }

    private void listen() {
        var line = new ByteArrayOutputStream();
        try (InputStream in = new BufferedInputStream(process.getInputStream())) {
            for (int next = in.read(); next >= 0; next = in.read()) {
                if (next != '\n') {
                    line.write(next);
                } else if (line.size() > 0) {
                    said.add(line.toString(StandardCharsets.UTF_8));
                    line.reset();
                }
                if (line.size() > MOST_BYTES || said.size() > MOST_SAID) {
                    flooded = true;
                    kill();
                    break;
                }
            }
        } catch (IOException _) {
            // it has ended
        }
        said.add(END);
    }

    private void speak() {
        try (var out = process.outputWriter(StandardCharsets.UTF_8)) {
            for (String line = told.take(); !line.equals(END); line = told.take()) {
                out.write(line);
                out.write('\n');
                if (told.isEmpty()) {
                    out.flush();
                }
            }
        } catch (IOException _) {
            // it has ended, or closed its ears: whoever waits for its answer will notice
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    void tell(Map<String, ?> message) {
        if (told.size() < MOST_UNREAD) {
            told.add(JsonText.write(message));
        }
    }

    /** The next thing that it says. */
    Map<?, ?> hear(Duration time) throws Misconduct, InterruptedException {
        String line = said.poll(Math.max(0, time.toMillis()), TimeUnit.MILLISECONDS);
        if (line == null) {
            throw new Misconduct(Said.of("stranger.silent"));
        }
        if (line.equals(END)) {
            said.add(END);
            throw new Misconduct(Said.of(flooded ? "stranger.flood" : "stranger.ended"), flooded);
        }
        try {
            if (JsonText.read(line) instanceof Map<?, ?> message) {
                return message;
            }
        } catch (IllegalArgumentException | StackOverflowError _) {
            // said below
        }
        throw new Misconduct(
                Said.of("stranger.no-json", line.length() > SHOWN ? line.substring(0, SHOWN) + "…" : line));
    }

    /** Tells it that nothing more will come, and ends it if it does not go by itself. */
    void close(Duration grace) {
        told.add(END);
        if (!gone(grace)) {
            kill();
            gone(grace);
        }
    }

    private boolean gone(Duration grace) {
        try {
            return process.waitFor(grace.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** With all that it has begun; itself first, so that it begins nothing more. */
    private void kill() {
        var family = process.descendants().toList();
        process.destroyForcibly();
        family.forEach(ProcessHandle::destroyForcibly);
    }
}
