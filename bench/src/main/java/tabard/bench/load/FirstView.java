package tabard.bench.load;

import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tabard.server.client.Caller;

/** A page that looks at a table once: how far it has come. */
final class FirstView implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();
    private final CompletableFuture<Integer> at = new CompletableFuture<>();

    private FirstView() {}

    /** Nothing where the table is not shown in time. */
    static int at(Caller caller, String table, Duration patience) {
        var view = new FirstView();
        var line = caller.socket(view);
        try {
            line.sendText("{\"t\":\"join\",\"table\":\"" + table + "\"}", true).join();
            return view.at
                    .completeOnTimeout(-1, patience.toMillis(), TimeUnit.MILLISECONDS)
                    .join();
        } finally {
            line.abort();
        }
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket line, CharSequence part, boolean last) {
        text.append(part);
        if (last) {
            if (text.indexOf("{\"t\":\"view\"") == 0) {
                at.complete(Caller.JSON.readTree(text.toString()).path("at").asInt());
            }
            text.setLength(0);
        }
        line.request(1);
        return null;
    }

    @Override
    public void onError(WebSocket line, Throwable failure) {
        at.complete(-1);
    }
}
