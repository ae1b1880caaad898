package tabard.server.web;

import io.javalin.http.Context;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A file to serve, kept plain and zipped, with a name for its content. */
record Leaf(byte[] plain, byte @Nullable [] zipped, String type, String hash) {
    private static final int HASH_BYTES = 8;
    private static final List<String> ZIPPED_ALREADY = List.of("font/woff2", "image/png", "image/jpeg", "image/webp");
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("mjs", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("map", "application/json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("webp", "image/webp"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    static Leaf of(byte[] bytes, String name) {
        String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
        String hash = HexFormat.of().formatHex(Tokens.digest(bytes), 0, HASH_BYTES);
        return new Leaf(bytes, ZIPPED_ALREADY.contains(type) ? null : Reply.zip(bytes), type, hash);
    }

    /** For ever: its address changes with its content. */
    void serveForEver(Context ctx) {
        serve(ctx, "public, max-age=31536000, immutable");
    }

    /** Asked for again each time, sent only when it has changed. */
    void serveFresh(Context ctx) {
        serve(ctx, "no-cache");
    }

    private void serve(Context ctx, String caching) {
        String tag = "\"" + hash + "\"";
        ctx.contentType(type)
                .header("Cache-Control", caching)
                .header("ETag", tag)
                .header("Vary", "Accept-Encoding");
        if (tag.equals(ctx.header("If-None-Match"))) {
            ctx.status(304);
        } else if (zipped != null && Reply.zips(ctx)) {
            ctx.header("Content-Encoding", "gzip").result(zipped);
        } else {
            ctx.result(plain);
        }
    }
}
