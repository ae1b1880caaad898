package tabard.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tabard.server.Inn;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Opens the inn: people play in a browser at the address it prints, until the program is stopped. */
@Command(
        name = "serve",
        description = {
            "Opens the inn on this machine and prints its address; people play there in a browser.",
            "Everything is kept in one file in the data folder, or in PostgreSQL. Stop it with Ctrl-C: nothing is lost."
        })
final class Serve implements Callable<Integer> {
    private static final int PORT = 8080;
    private static final int TRIES = 20;
    private static final Pattern CONTACT = Pattern.compile("mailto:[!-~]+@[!-~]+|https://[!-~]+");
    private static final int LAST_PORT = 65_535;

    @ParentCommand
    private Tabard tabard;

    @Mixin
    private Cellar cellar;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description = "Listen there; otherwise ${DEFAULT-VALUE}.")
    private String host;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "Listen on this port; otherwise the first free one from 8080 on.")
    private @Nullable Integer port;

    @Mixin
    private BroughtBots brought;

    @Option(
            names = "--bot",
            paramLabel = "NAME=BOT",
            description = {
                "Let a bot from outside sit down at tables under this name: the class of a jar, or exec:COMMAND.",
                "May be given several times."
            })
    private Map<String, String> strangers = new LinkedHashMap<>();

    @Option(names = "--secure", description = "Behind a proxy that speaks https: cookies are sent over it only.")
    private boolean secure;

    @Option(
            names = "--contact",
            paramLabel = "ADDRESS",
            description = "Who answers when somebody finds a hole: mailto:… or https:…, for /.well-known/security.txt.")
    private @Nullable String contact;

    @Mixin
    private Backups backups;

    @Mixin
    private Letterbox letterbox;

    @Override
    public Integer call() throws InterruptedException {
        int number = port == null ? free() : port;
        if (number < 0 || number > LAST_PORT) {
            throw new Refusal(Said.of("serve.port", number, 0, LAST_PORT));
        }
        if (!isFree(number)) {
            throw new Refusal(Said.of("serve.busy", host, number));
        }
        if (contact != null && !CONTACT.matcher(contact).matches()) {
            throw new Refusal(Said.of("serve.contact", contact));
        }
        brought.arrive(tabard);
        var stopped = new CountDownLatch(1);
        var inn = Inn.open(cellar.config(tabard.desk())
                .listening(host, number)
                .secure(secure)
                .strangers(strangers)
                .backups(backups.plan())
                .contact(contact)
                .post(letterbox.post(tabard.desk())));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            inn.close();
            stopped.countDown();
        }));
        String address = "http://" + (host.equals("127.0.0.1") ? "localhost" : host) + ":" + inn.port() + "/";
        tabard.voice().say("serve.open", address);
        inn.keeperCode().ifPresent(code -> tabard.voice().say("serve.keeper", address + "keeper", code));
        stopped.await();
        return 0;
    }

    private int free() {
        for (int number = PORT; number < PORT + TRIES; number++) {
            if (isFree(number)) {
                return number;
            }
        }
        throw new Refusal(Said.of("serve.busy", host, PORT));
    }

    private boolean isFree(int number) {
        try (var probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(InetAddress.getByName(host), number));
            return true;
        } catch (UnknownHostException e) {
            throw new Refusal(Said.of("serve.host", host));
        } catch (IOException e) {
            return false;
        }
    }
}
