package tabard.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import tabard.cli.desk.Desk;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A command that was run in this process: how it ended, and what it printed. */
record Ran(int exit, String out, String err) {
    static Ran tabard(String... args) {
        return typing("", args);
    }

    /** With these lines piped in. */
    static Ran typing(String input, String... args) {
        return in(Map.of(), input, args);
    }

    /** In an environment of variables. */
    static Ran in(Map<String, String> environment, String input, String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int exit;
        try (var desk = Desk.piped(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                print(out),
                print(err),
                environment)) {
            exit = Tabard.run(desk, args);
        }
        return new Ran(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static PrintStream print(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    JsonNode json() {
        return new JsonMapper().readTree(out);
    }
}
