package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Notices with the page closed, and what is seen when the inn is away. */
class PushTest {
    private static final String SHOWN = """
            async () => (await (await navigator.serviceWorker.ready).getNotifications())
                .map(notice => notice.title + ' | ' + notice.body + ' | ' + notice.data.url)""";

    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void aCallToOnesTurnIsReceivedByTheBrowser() throws Exception {
        var sent = new LinkedBlockingQueue<String>();
        var carrier = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        carrier.createContext("/", exchange -> {
            sent.add(Base64.getUrlEncoder()
                    .encodeToString(exchange.getRequestBody().readAllBytes()));
            exchange.sendResponseHeaders(201, -1);
            exchange.close();
        });
        carrier.start();
        try {
            var ann = evening.guest("Ann");
            var page = ann.page();
            page.context().grantPermissions(List.of("notifications"));
            page.addInitScript(
                    "window.carrier = 'http://127.0.0.1:" + carrier.getAddress().getPort() + "/ann'");
            page.addInitScript(script());
            ann.open("/");
            page.getByLabel("Settings").click();
            page.locator("input[name=notify]").first().check();
            page.waitForFunction("() => window.browserKeys !== undefined");
            page.getByLabel("Close").click();

            var bob = evening.guest("Bob");
            String table = bob.lay(Map.of("game", "macht", "places", Map.of("white", "me")));
            ann.call("POST", "/api/tables/" + table + "/join", Map.of());
            for (int i = 0; i < 60 && sent.isEmpty(); i++) {
                if (bob.player(i).asked()) {
                    bob.player(i).answer();
                }
                page.waitForTimeout(200);
            }
            String body = sent.poll(10, TimeUnit.SECONDS);
            assertThat(body).as("what the carrier was given").isNotNull();
            String notice = (String) page.evaluate("text => window.openNotice(text)", body);
            assertThat(notice).contains("Power & Weakness").contains("/table/" + table);
            assertThat(page.evaluate(SHOWN)).isEqualTo(List.of());

            deliver(ann, notice);
            var shown = new ArrayList<Object>();
            page.waitForCondition(() -> shown.addAll((List<?>) page.evaluate(SHOWN)));
            assertThat(shown.toString()).contains("Power & Weakness | ").contains("/table/" + table);
        } finally {
            carrier.stop(0);
        }
    }

    /** As the browser does when its carrier brings something. */
    private static void deliver(Guest guest, String notice) {
        var session = guest.page().context().newCDPSession(guest.page());
        var registration = new LinkedBlockingQueue<String>();
        session.on("ServiceWorker.workerRegistrationUpdated", event -> {
            for (var one : event.getAsJsonArray("registrations")) {
                registration.add(one.getAsJsonObject().get("registrationId").getAsString());
            }
        });
        guest.page()
                .evaluate("() => navigator.serviceWorker.ready.then(() => true)"); // what comes before would be lost
        session.send("ServiceWorker.enable");
        guest.page().waitForCondition(() -> !registration.isEmpty());
        var push = new JsonObject();
        push.addProperty("origin", guest.page().evaluate("location.origin").toString());
        push.addProperty("registrationId", registration.peek());
        push.addProperty("data", notice);
        session.send("ServiceWorker.deliverPushMessage", push);
    }

    @Test
    void whenTheInnIsAwayAPageSaysSo() {
        var ann = evening.guest("Ann").open("/");
        ann.page().evaluate("async () => { await navigator.serviceWorker.ready }");
        ann.page().waitForFunction("() => navigator.serviceWorker.controller !== null");
        ann.page().context().setOffline(true);
        ann.page().reload();
        assertThat(ann.page().locator("h1")).hasText("The inn is away");
        Axe.holdsFor(ann);
        ann.page().context().setOffline(false);
        ann.open("/");
        assertThat(ann.page().locator(".play-now")).isVisible();
        ann.troubles().clear(); // the browser itself complains of what was asked of it while there was no line
    }

    private static String script() throws IOException {
        try (var in = PushTest.class.getResourceAsStream("stand-in-carrier.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
