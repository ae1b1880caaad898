package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Properties;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Stands in for a server that takes letters (SMTP): keeps them for whoever asks. */
final class PostOffice implements AutoCloseable {
    private static final Pattern CODE = Pattern.compile("(?m)^ {4}(\\S+)\\R");

    private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final LinkedBlockingQueue<Letter> taken = new LinkedBlockingQueue<>();

    /** To whom it went by the envelope, and what it said. */
    record Letter(String to, MimeMessage message) {
        String subject() throws MessagingException {
            return message.getSubject();
        }

        String text() throws MessagingException, IOException {
            return message.getContent().toString();
        }

        String code() throws MessagingException, IOException {
            var found = CODE.matcher(text());
            assertThat(found.find()).as(text()).isTrue();
            return found.group(1);
        }
    }

    PostOffice() throws IOException {
        Thread.ofVirtual().start(() -> {
            while (!door.isClosed()) {
                try {
                    var line = door.accept();
                    Thread.ofVirtual().start(() -> serve(line));
                } catch (IOException closed) {
                    return;
                }
            }
        });
    }

    Post post() {
        return Post.of("smtp://127.0.0.1:" + door.getLocalPort(), "keeper@inn.example", "https://inn.example/");
    }

    private void serve(Socket line) {
        try (line) {
            var in = new BufferedReader(new InputStreamReader(line.getInputStream(), StandardCharsets.ISO_8859_1));
            say(line, "220 here");
            String to = "";
            for (String said = in.readLine(); said != null; said = in.readLine()) {
                String word = said.toUpperCase(Locale.ROOT);
                if (word.startsWith("RCPT TO:")) {
                    to = said.substring(said.indexOf('<') + 1, said.indexOf('>'));
                }
                if (word.equals("DATA")) {
                    say(line, "354 go on");
                    keep(to, in);
                }
                say(line, word.equals("QUIT") ? "221 bye" : "250 well");
            }
        } catch (IOException | MessagingException brokenOff) {
            return;
        }
    }

    private void keep(String to, BufferedReader in) throws IOException, MessagingException {
        var text = new StringBuilder();
        for (String said = in.readLine(); said != null && !said.equals("."); said = in.readLine()) {
            text.append(said.startsWith(".") ? said.substring(1) : said).append("\r\n");
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.ISO_8859_1);
        taken.add(new Letter(
                to, new MimeMessage(Session.getInstance(new Properties()), new ByteArrayInputStream(bytes))));
    }

    private static void say(Socket line, String words) throws IOException {
        line.getOutputStream().write((words + "\r\n").getBytes(StandardCharsets.US_ASCII));
    }

    /** Nothing where none comes in time. */
    @Nullable
    Letter within(Duration time) throws InterruptedException {
        return taken.poll(time.toMillis(), TimeUnit.MILLISECONDS);
    }

    Letter next() throws InterruptedException {
        var one = within(Patiently.LIMIT);
        assertThat(one).as("a letter").isNotNull();
        return one;
    }

    @Override
    public void close() throws IOException {
        door.close();
    }
}
