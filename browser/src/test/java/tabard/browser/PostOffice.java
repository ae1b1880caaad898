package tabard.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tabard.server.Post;

/** Stands in for a server that takes letters (SMTP): of each it keeps the code that stands in it. */
final class PostOffice {
    private final ServerSocket door;
    private final LinkedBlockingQueue<String> codes = new LinkedBlockingQueue<>();

    PostOffice() {
        try {
            door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofPlatform().daemon().start(() -> {
            while (true) {
                try (var line = door.accept()) {
                    serve(line);
                } catch (IOException brokenOff) {
                    // the next one is served all the same
                }
            }
        });
    }

    Post post() {
        return Post.of("smtp://127.0.0.1:" + door.getLocalPort(), "keeper@inn.example", "https://inn.example");
    }

    private void serve(Socket line) throws IOException {
        var in = new BufferedReader(new InputStreamReader(line.getInputStream(), StandardCharsets.ISO_8859_1));
        say(line, "220 here");
        boolean letter = false;
        for (String said = in.readLine(); said != null; said = in.readLine()) {
            if (letter && said.startsWith("    ")) {
                codes.add(said.strip());
            }
            if (!letter || said.equals(".")) {
                letter = said.equals("DATA");
                say(line, letter ? "354 go on" : "250 well");
            }
        }
    }

    private static void say(Socket line, String words) throws IOException {
        line.getOutputStream().write((words + "\r\n").getBytes(StandardCharsets.US_ASCII));
    }

    String code() throws InterruptedException {
        String code = codes.poll(Guest.PATIENCE.toSeconds(), TimeUnit.SECONDS);
        if (code == null) {
            throw new AssertionError("no letter came");
        }
        return code;
    }
}
