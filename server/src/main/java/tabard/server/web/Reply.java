package tabard.server.web;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeoutException;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpException;
import org.jspecify.annotations.Nullable;
import tabard.server.Limits;
import tabard.server.protocol.RecordJson;
import tabard.server.protocol.Trouble;
import tabard.table.scene.Said;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Answers in JSON, zipped where that pays. */
final class Reply {
    static final JsonMapper JSON = RecordJson.JSON;
    private static final int WORTH_ZIPPING = 2048;

    private Reply() {}

    static void json(Context ctx, Object value) {
        byte[] bytes = JSON.writeValueAsBytes(value);
        ctx.contentType("application/json").header("Cache-Control", "no-store");
        if (bytes.length > WORTH_ZIPPING && zips(ctx)) {
            ctx.header("Content-Encoding", "gzip").result(zip(bytes));
        } else {
            ctx.result(bytes);
        }
    }

    static boolean zips(Context ctx) {
        String accepted = ctx.header("Accept-Encoding");
        return accepted != null && accepted.contains("gzip");
    }

    static byte[] zip(byte[] bytes) {
        var out = new ByteArrayOutputStream(bytes.length / 3);
        try (var zip = new GZIPOutputStream(out)) {
            zip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    static void refuse(Context ctx, int status, Said why, @Nullable String clause) {
        json(ctx.status(status), new Trouble(why, clause == null || clause.isEmpty() ? null : clause));
    }

    /** The body of a request; what cannot be read is refused. */
    static <T> T body(Context ctx, Class<T> type) {
        return body(ctx, type, Limits.BODY);
    }

    /** Of a request that may bring a document of its own. */
    static <T> T document(Context ctx, Class<T> type) {
        return body(ctx, type, Limits.DOCUMENT);
    }

    /** Whether it is the guest who did not send what he began, or sent what is no request. */
    static boolean brokenOff(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof EOFException
                    || cause instanceof ClosedChannelException
                    || cause instanceof HttpException
                    || cause instanceof TimeoutException) {
                return true;
            }
        }
        return false;
    }

    private static <T> T body(Context ctx, Class<T> type, int most) {
        try {
            String text = new String(
                    ctx.bodyAsBytes(), StandardCharsets.UTF_8); // JSON is nothing else, whatever it is called
            if (text.length() > most) {
                throw new Refused(413, "inn.too-long", most);
            }
            return JSON.readValue(text.isBlank() ? "{}" : text, type);
        } catch (JacksonException unreadable) {
            throw new Refused(400, "inn.unreadable");
        }
    }
}
