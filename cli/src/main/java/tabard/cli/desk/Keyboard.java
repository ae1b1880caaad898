package tabard.cli.desk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;

/** What is typed, line by line; nothing once the input has ended. */
public interface Keyboard {
    /** Asks for one line; the completions are whole lines, offered word by word. */
    Optional<String> line(String prompt, List<String> completions);

    static Keyboard of(Desk desk) {
        return desk.person() ? new Typed(desk) : new Piped(desk);
    }

    /** A script: what it sends is echoed, so that the output reads like a conversation. */
    final class Piped implements Keyboard {
        private final Desk desk;
        private final BufferedReader reader;

        Piped(Desk desk) {
            this.desk = desk;
            this.reader = new BufferedReader(new InputStreamReader(desk.in(), Desk.charset("stdin.encoding")));
        }

        @Override
        public Optional<String> line(String prompt, List<String> completions) {
            try {
                var line = Optional.ofNullable(reader.readLine());
                desk.out().println(prompt + line.orElse(""));
                return line;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** A person at a terminal: lines can be edited, recalled and completed. */
    final class Typed implements Keyboard {
        private final LineReader reader;
        private List<String> offered = List.of();

        Typed(Desk desk) {
            reader = LineReaderBuilder.builder()
                    .terminal(desk.terminal())
                    .parser(new DefaultParser().quoteChars(new char[0]).escapeChars(new char[0]))
                    .completer((_, typed, candidates) -> next(offered, typed.words(), typed.wordIndex()).stream()
                            .map(Candidate::new)
                            .forEach(candidates::add))
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .build();
        }

        @Override
        public Optional<String> line(String prompt, List<String> completions) {
            offered = completions;
            try {
                return Optional.of(reader.readLine(prompt));
            } catch (EndOfFileException | UserInterruptException e) {
                return Optional.empty();
            }
        }
    }

    /** The words that may stand at an index, in lines that begin with the words before it. */
    static List<String> next(List<String> lines, List<String> words, int index) {
        var before = words.subList(0, index);
        return lines.stream()
                .map(line -> List.of(line.split(" ")))
                .filter(line -> line.size() > index && line.subList(0, index).equals(before))
                .map(line -> line.get(index))
                .distinct()
                .toList();
    }
}
