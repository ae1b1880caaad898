package tabard.cli.desk;

import java.io.BufferedInputStream;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** Where the command reads and writes, and what it knows of the person in front of it. */
public final class Desk implements AutoCloseable {
    private static final int PIPED_COLUMNS = 80;

    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;
    private final Map<String, String> environment;
    private final boolean person;
    private @Nullable Terminal terminal;

    private Desk(InputStream in, PrintStream out, PrintStream err, Map<String, String> environment, boolean person) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.environment = environment;
        this.person = person;
    }

    /** The streams of this process. */
    public static Desk system() {
        return new Desk(
                System.in,
                new PrintStream(new FileOutputStream(FileDescriptor.out), true, charset("stdout.encoding")),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, charset("stderr.encoding")),
                System.getenv(),
                Optional.ofNullable(System.console())
                        .filter(Console::isTerminal)
                        .isPresent());
    }

    /** Streams without a person: scripts and tests. */
    public static Desk piped(InputStream in, PrintStream out, PrintStream err, Map<String, String> environment) {
        return new Desk(new BufferedInputStream(in), out, err, environment, false);
    }

    /** Where no locale is set Java takes ASCII, but terminals and files have long been UTF-8. */
    static Charset charset(String property) {
        var charset = Charset.forName(System.getProperty(property, "UTF-8"));
        return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
    }

    public InputStream in() {
        return in;
    }

    public PrintStream out() {
        return out;
    }

    /** Refuses to go on as if all were well where what was printed did not arrive: the disk may be full, or the reader gone. */
    public void delivered() {
        if (out.checkError()) {
            throw new Refusal(Said.of("file.undelivered"));
        }
    }

    public PrintStream err() {
        return err;
    }

    /** Of the environment; nothing where it is not set or empty. */
    public @Nullable String variable(String name) {
        String value = environment.getOrDefault(name, "");
        return value.isEmpty() ? null : value;
    }

    /** Whether a person reads and types here, rather than a script or a file. */
    public boolean person() {
        return person;
    }

    public boolean colours() {
        return person && !environment.containsKey("NO_COLOR") && !"dumb".equals(environment.get("TERM"));
    }

    public int columns() {
        int width = person ? terminal().getSize().getColumns() : 0;
        return width > 0 ? width : PIPED_COLUMNS;
    }

    /** The terminal for line editing; opened when first needed, because that takes a moment. */
    public Terminal terminal() {
        if (terminal == null) {
            try {
                terminal = TerminalBuilder.builder().system(true).dumb(true).build();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return terminal;
    }

    /** The language of the environment, where it is one of ours. */
    public String language() {
        for (String name : new String[] {"LC_ALL", "LC_MESSAGES", "LANG"}) {
            String value = environment.getOrDefault(name, "");
            if (!value.isEmpty()) {
                return known(value);
            }
        }
        return person ? known(Locale.getDefault().getLanguage()) : Words.LANGUAGES.getFirst();
    }

    private static String known(String locale) {
        for (String language : Words.LANGUAGES) {
            if (locale.equals(language) || locale.startsWith(language + "_") || locale.startsWith(language + ".")) {
                return language;
            }
        }
        return Words.LANGUAGES.getFirst();
    }

    @Override
    public void close() {
        out.flush();
        if (terminal != null) {
            try {
                terminal.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
