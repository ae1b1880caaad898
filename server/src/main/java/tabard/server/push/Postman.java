package tabard.server.push;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Date;
import java.util.Properties;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.Post;
import tabard.server.live.Bell;
import tabard.server.push.Letters.Letter;
import tabard.server.store.Mails;
import tabard.server.store.Mails.MailRow;
import tabard.server.store.Seldom;
import tabard.server.store.Store;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** Writes to people who gave an address, by SMTP: one letter after another, and nobody waits for it. Does nothing where the keeper has named no server. */
public final class Postman implements Bell, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Postman.class);
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int MOST = 500;

    private final ThreadPoolExecutor rounds = new ThreadPoolExecutor(
            0,
            1,
            1,
            TimeUnit.MINUTES,
            new LinkedBlockingQueue<>(MOST),
            Thread.ofPlatform().name("postman").daemon().factory());
    private final Seldom complaints = new Seldom();
    private final Store store;
    private final InstantSource clock;
    private final @Nullable Post post;
    private final @Nullable Letters letters;
    private volatile Predicate<String> often = _ -> true;

    public Postman(Store store, InstantSource clock, @Nullable Post post) {
        this.store = store;
        this.clock = clock;
        this.post = post;
        this.letters = post == null ? null : new Letters(post);
    }

    /** What somebody is told of his own account, so that he notices where it was not he. */
    public enum News {
        PASSWORD,
        PASSKEY,
        ADDRESS
    }

    /** Whether letters can be sent. */
    public boolean there() {
        return post != null;
    }

    /** Asked before somebody is told of his turns: whether one more letter is not too often. */
    public void often(Predicate<String> allowed) {
        often = allowed;
    }

    /** Goes through this when it is its turn; what is too much is left out. */
    public void errand(Runnable errand) {
        try {
            rounds.execute(() -> {
                try {
                    errand.run();
                } catch (RuntimeException failure) {
                    complain(failure);
                }
            });
        } catch (RejectedExecutionException full) {
            complain(full);
        }
    }

    /** The code goes to this address; confirms: to show that it is one's own. */
    public void code(String address, String language, boolean confirms, String code) {
        if (letters != null) {
            var letter = letters.code(language, confirms, code);
            errand(() -> send(address, letter));
        }
    }

    /** To the address that he has. */
    public void tell(String person, News news) {
        if (letters != null) {
            errand(() -> store.read(handle -> Mails.of(handle, person)).ifPresent(row -> tell(row, news)));
        }
    }

    /** To an address that may no more be his. */
    public void tell(MailRow row, News news) {
        if (letters != null) {
            var letter = letters.changed(row.language(), news);
            errand(() -> send(row.address(), letter));
        }
    }

    @Override
    public void ring(Call call) {
        if (letters != null) {
            errand(() -> store.read(handle -> Mails.of(handle, call.person()))
                    .filter(row -> row.notices() && often.test(call.person()))
                    .ifPresent(row -> send(row.address(), turn(letters, row, call))));
        }
    }

    private static Letter turn(Letters letters, MailRow row, Call call) {
        var words = Words.of(call.game(), row.language());
        return letters.turn(row.language(), words.say(Said.of("game.name")), words.say(call.question()), call.table());
    }

    private void send(String address, Letter letter) {
        if (post == null) {
            return;
        }
        var message = new MimeMessage(Session.getInstance(settings(post)));
        try {
            message.setFrom(new InternetAddress(post.from()));
            message.setRecipient(Message.RecipientType.TO, new InternetAddress(address, true));
            message.setSubject(letter.subject(), StandardCharsets.UTF_8.name());
            message.setText(letter.text(), StandardCharsets.UTF_8.name());
            message.setSentDate(Date.from(clock.instant()));
            message.setHeader("Auto-Submitted", "auto-generated"); // so that nobody's "I am away" answers it
            if (post.user() == null) {
                Transport.send(message);
            } else {
                Transport.send(message, post.user(), post.password());
            }
        } catch (MessagingException failure) {
            complain(failure);
        }
    }

    private static Properties settings(Post post) {
        String millis = Long.toString(PATIENCE.toMillis());
        var settings = new Properties();
        settings.put("mail.from", post.from());
        settings.put("mail.smtp.from", post.from());
        settings.put("mail.smtp.host", post.host());
        settings.put("mail.smtp.port", Integer.toString(post.port()));
        settings.put("mail.smtp.localhost", post.from().substring(post.from().indexOf('@') + 1));
        settings.put("mail.smtp.auth", Boolean.toString(post.user() != null));
        settings.put("mail.smtp.ssl.enable", Boolean.toString(post.encrypted()));
        settings.put("mail.smtp.ssl.checkserveridentity", "true");
        settings.put("mail.smtp.starttls.enable", "true");
        settings.put("mail.smtp.starttls.required", Boolean.toString(!post.encrypted() && !post.nearby()));
        settings.put("mail.smtp.connectiontimeout", millis);
        settings.put("mail.smtp.timeout", millis);
        settings.put("mail.smtp.writetimeout", millis);
        return settings;
    }

    /** Neither whom it was for nor what it said. */
    private void complain(Exception failure) {
        if (complaints.now()) {
            LOG.warn("event=not-posted reason=\"{}\"", failure.getClass().getSimpleName());
        }
    }

    @Override
    public void close() {
        rounds.shutdownNow();
    }
}
