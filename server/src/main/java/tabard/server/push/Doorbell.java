package tabard.server.push;

import com.interaso.webpush.VapidKeys;
import com.interaso.webpush.WebPush;
import com.interaso.webpush.WebPush.SubscriptionState;
import com.interaso.webpush.WebPush.Urgency;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.live.Bell;
import tabard.server.protocol.PushNotice;
import tabard.server.protocol.RecordJson;
import tabard.server.store.Pushes;
import tabard.server.store.Pushes.PushRow;
import tabard.server.store.Seldom;
import tabard.server.store.Store;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** Sends "your turn" to browsers that want to hear it, so that it arrives with the page closed (Web Push, RFC 8030, 8291, 8292). */
public final class Doorbell implements Bell, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Doorbell.class);
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int A_DAY = 86_400;
    private static final int AT_ONCE = 16;
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final ExecutorService messengers = Executors.newVirtualThreadPerTaskExecutor();
    private final Semaphore room = new Semaphore(AT_ONCE);
    private final Seldom complaints = new Seldom();
    private final HttpClient client = HttpClient.newBuilder()
            .connectTimeout(PATIENCE)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();
    private final Store store;
    private final Endpoints endpoints;
    private @Nullable WebPush carriage;

    /** Nearby: whether addresses of this machine will do. */
    public Doorbell(Store store, boolean nearby) {
        this.store = store;
        this.endpoints = new Endpoints(nearby);
    }

    /** The key is made when somebody first wants to be called: an inn that nobody has used keeps nothing. */
    private synchronized WebPush webPush() {
        if (carriage == null) {
            carriage = new WebPush("https://localhost", keys(store));
        }
        return carriage;
    }

    private static VapidKeys keys(Store store) {
        String kept = store.write(handle -> Pushes.key(handle, "vapid", () -> {
            var fresh = VapidKeys.generate();
            return fresh.getX509PublicKey() + " " + fresh.getPkcs8PrivateKey();
        }));
        int space = kept.indexOf(' ');
        return VapidKeys.create(kept.substring(0, space), kept.substring(space + 1));
    }

    /** By which a browser knows that it is this inn that calls. */
    public String key() {
        return BASE64.encodeToString(webPush().getVapidKeys().getApplicationServerKey());
    }

    public boolean reaches(String endpoint) {
        return endpoints.good(endpoint);
    }

    @Override
    public void ring(Call call) {
        messengers.execute(() -> {
            room.acquireUninterruptibly();
            try {
                for (var row : store.read(handle -> Pushes.of(handle, call.person()))) {
                    send(row, call);
                }
            } catch (RuntimeException failure) {
                complain(failure);
            } finally {
                room.release();
            }
        });
    }

    private void send(PushRow row, Call call) {
        if (!endpoints.good(row.endpoint())) { // a name may lead elsewhere than it did
            return;
        }
        byte[] body = webPush()
                .getBody(RecordJson.bytes(notice(call, row.language())), bytes(row.p256dh()), bytes(row.auth()));
        var request = HttpRequest.newBuilder(URI.create(row.endpoint()))
                .timeout(PATIENCE)
                .POST(HttpRequest.BodyPublishers.ofByteArray(body));
        webPush().getHeaders(row.endpoint(), A_DAY, null, Urgency.Normal).forEach(request::header);
        try {
            var answer = client.send(request.build(), BodyHandlers.ofString(StandardCharsets.UTF_8));
            if (answer.statusCode() == 404 || answer.statusCode() == 410) {
                store.change(handle -> Pushes.delete(handle, row.endpoint()));
            } else if (webPush().getSubscriptionState(answer.statusCode(), answer.body()) != SubscriptionState.ACTIVE) {
                LOG.info("event=not-called status={}", answer.statusCode());
            }
        } catch (IOException | RuntimeException failure) {
            complain(failure);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static PushNotice notice(Call call, String language) {
        var words = Words.of(call.game(), language);
        String name = call.title().isEmpty() ? words.say(Said.of("game.name")) : call.title();
        return new PushNotice(name, words.say(call.question()), "/table/" + call.table(), "tabard-" + call.table());
    }

    private void complain(Exception failure) {
        if (complaints.now()) {
            LOG.warn("event=not-called reason=\"{}\"", failure.toString());
        }
    }

    static byte[] bytes(String base64) {
        return Base64.getUrlDecoder().decode(base64);
    }

    @Override
    public void close() {
        messengers.shutdownNow();
        client.close();
    }
}
