package tabard.server;

import java.net.InetAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** How the inn sends letters: the server that takes them, in whose name, and at which address people find the inn. */
public record Post(
        String host,
        int port,
        boolean encrypted,
        @Nullable String user,
        @Nullable String password,
        String from,
        String home) {
    private static final int SMTPS = 465;
    private static final int SUBMISSION = 587;
    private static final int LONGEST = 254;

    /** What everybody's server takes: neither quotes nor letters beyond ASCII, and nothing that could end a line. */
    private static final Pattern ADDRESS = Pattern.compile(
            "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
                    + "@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)*[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?");

    private static final Pattern HOME = Pattern.compile("https?://[!-~]+?/?");

    /** As a keeper writes it: {@code smtps://user:password@mail.example}, or {@code smtp://…}, which turns to TLS before anything is said. */
    public static Post of(String server, String from, String home) {
        if (!address(from)) {
            throw new Refusal(Said.of("post.from", from));
        }
        if (!HOME.matcher(home).matches()) {
            throw new Refusal(Said.of("post.home", home));
        }
        try {
            var uri = URI.create(server);
            boolean encrypted = "smtps".equals(uri.getScheme());
            if (uri.getHost() == null || !(encrypted || "smtp".equals(uri.getScheme()))) {
                throw new Refusal(Said.of("post.server"));
            }
            String[] who = uri.getRawUserInfo() == null
                    ? new String[0]
                    : uri.getRawUserInfo().split(":", 2);
            return new Post(
                    uri.getHost(),
                    uri.getPort() > 0 ? uri.getPort() : encrypted ? SMTPS : SUBMISSION,
                    encrypted,
                    who.length > 0 ? plain(who[0]) : null,
                    who.length > 1 ? plain(who[1]) : null,
                    from,
                    home.endsWith("/") ? home.substring(0, home.length() - 1) : home);
        } catch (IllegalArgumentException strange) {
            throw new Refusal(Said.of("post.server"));
        }
    }

    private static String plain(String escaped) {
        return URLDecoder.decode(escaped.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /** Whether letters can be sent there. */
    public static boolean address(String text) {
        return text.length() <= LONGEST && ADDRESS.matcher(text).matches();
    }

    /** To a server on this machine nobody listens in. */
    public boolean nearby() {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException unknown) {
            return false;
        }
    }

    /** Without the password. */
    @Override
    public String toString() {
        return host + ":" + port;
    }
}
