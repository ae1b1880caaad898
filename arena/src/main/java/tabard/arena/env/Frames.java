package tabard.arena.env;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import tabard.table.Action;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.scene.Said;
import tabard.table.sheet.Layout;
import tabard.table.text.JsonText;
import tabard.table.text.Words;

/**
 * Environments over streams of bytes. A frame is the length of what follows its head, its kind (a letter), both as unsigned numbers of 32
 * bits, and that many bytes; all numbers are little-endian. docs/env.md has the whole of it.
 */
public final class Frames<S, A extends Action> {
    private static final int HEAD = 8;
    private static final int MOST_BYTES = 4 * Course.MOST;

    private final Environments<S, A> environments;
    private final DataInputStream in;
    private final OutputStream out;
    private final int batch;
    private final int seats;
    private final int size;
    private final int width;
    private final int[] row;
    private ByteBuffer frame;

    public Frames(Environments<S, A> environments, InputStream in, OutputStream out) {
        this.environments = environments;
        this.in = new DataInputStream(in);
        this.out = out;
        this.batch = environments.course().batch();
        this.seats = environments.course().options().seats();
        var layout = environments.game().layout();
        this.size = layout.size();
        this.width = width(layout);
        this.row = new int[size];
        this.frame = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Bytes of a number, as few as the bounds of the layout allow. */
    static int width(Layout layout) {
        int width = 1;
        for (var entry : layout.entries()) {
            if (entry.least() < Short.MIN_VALUE || entry.most() > Short.MAX_VALUE) {
                return Integer.BYTES;
            }
            if (entry.least() < Byte.MIN_VALUE || entry.most() > Byte.MAX_VALUE) {
                width = Short.BYTES;
            }
        }
        return width;
    }

    /** Greets, and answers until there is nothing more to read. What cannot be answered is told, and refused. */
    public void serve() throws IOException {
        Map<String, Object> card = environments.card();
        card.put("dtype", "<i" + width);
        text('H', JsonText.write(card));
        try {
            while (answer()) {}
        } catch (Refusal refusal) {
            text('E', Words.common("en").say(refusal.why()));
            throw refusal;
        }
    }

    private boolean answer() throws IOException {
        int first = in.read();
        if (first < 0) {
            return false;
        }
        var head = bytes(HEAD, first);
        int length = head.getInt();
        int kind = head.getInt();
        if (length < 0 || length > MOST_BYTES) {
            throw new Refusal(Said.of("env.long", Integer.toUnsignedString(length), MOST_BYTES));
        }
        var body = length == 0 ? ByteBuffer.allocate(0) : bytes(length, -1);
        switch (kind) {
            case 'R' -> {
                expect(kind, length, Long.BYTES);
                environments.reset(body.getLong());
                observations();
            }
            case 'S' -> {
                expect(kind, length, Integer.BYTES * batch);
                int[] decisions = new int[batch];
                body.asIntBuffer().get(decisions);
                environments.step(decisions);
                observations();
            }
            case 'V' -> {
                expect(kind, length, 2 * Integer.BYTES);
                view(body.getInt(), body.getInt());
            }
            case 'Q' -> {
                return false;
            }
            default -> throw new Refusal(Said.of("env.kind", Integer.toUnsignedString(kind)));
        }
        return true;
    }

    private static void expect(int kind, int length, int expected) {
        if (length != expected) {
            throw new Refusal(Said.of("env.length", "" + (char) kind, expected, length));
        }
    }

    private ByteBuffer bytes(int count, int first) throws IOException {
        byte[] bytes = new byte[count];
        int from = first < 0 ? 0 : 1;
        if (from == 1) {
            bytes[0] = (byte) first;
        }
        try {
            in.readFully(bytes, from, count - from);
        } catch (EOFException e) {
            throw new Refusal(Said.of("env.truncated", count));
        }
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Whose turn, rewards, where each game's moves begin in the list of moves, that list, views, hidden bits, ends, and who may pass. */
    private void observations() throws IOException {
        int moves = 0;
        for (int i = 0; i < batch; i++) {
            moves += legal(environments.episode(i));
        }
        int bits = (size + 7) / 8;
        begin('O', 4 * (batch + batch * seats + batch + 1 + moves) + batch * (size * width + bits + 2));
        for (int i = 0; i < batch; i++) {
            var ask = environments.episode(i).ask();
            frame.putInt(ask == null ? -1 : ask.seat().ordinal());
        }
        for (int i = 0; i < batch; i++) {
            for (double reward : environments.rewards(i)) {
                frame.putFloat((float) reward);
            }
        }
        int from = 0;
        for (int i = 0; i < batch; i++) {
            frame.putInt(from);
            from += legal(environments.episode(i));
        }
        frame.putInt(from);
        for (int i = 0; i < batch; i++) {
            numbers(environments.episode(i));
        }
        int hidden = frame.position() + batch * size * width;
        Arrays.fill(frame.array(), hidden, hidden + batch * bits, (byte) 0);
        for (int i = 0; i < batch; i++) {
            var ask = environments.episode(i).ask();
            if (ask == null) {
                Arrays.fill(row, 0);
            } else {
                environments.game().observe(environments.episode(i).see(ask.seat()), row);
            }
            row(hidden + i * bits);
        }
        frame.position(hidden + batch * bits);
        for (int i = 0; i < batch; i++) {
            frame.put((byte) (environments.done(i) ? 1 : 0));
        }
        for (int i = 0; i < batch; i++) {
            frame.put((byte) (environments.episode(i).mayPass() ? 1 : 0));
        }
        send();
    }

    /** How many decisions there are, passing included. */
    private static int legal(Episode<?, ?> episode) {
        var ask = episode.ask();
        return ask == null ? 0 : ask.choices().size() + (episode.mayPass() ? 1 : 0);
    }

    private void numbers(Episode<S, A> episode) {
        var ask = episode.ask();
        if (ask != null) {
            List<A> options = ask.options();
            for (int i = 0; i < options.size(); i++) {
                frame.putInt(environments.number(options.get(i)));
            }
            if (episode.mayPass()) {
                frame.putInt(Environments.PASS);
            }
        }
    }

    /** The numbers of one view, and its hidden ones as bits, the lowest first. */
    private void row(int hidden) {
        byte[] bytes = frame.array();
        for (int i = 0; i < size; i++) {
            int number = row[i];
            if (number == Layout.HIDDEN) {
                bytes[hidden + i / 8] |= (byte) (1 << i % 8);
                number = 0;
            }
            switch (width) {
                case Byte.BYTES -> frame.put((byte) number);
                case Short.BYTES -> frame.putShort((short) number);
                default -> frame.putInt(number);
            }
        }
    }

    /** What any seat sees of one game. */
    private void view(int game, int seat) throws IOException {
        if (game < 0 || game >= batch || seat < 0 || seat >= seats) {
            throw new Refusal(Said.of("env.view", game, seat));
        }
        Seat viewer = environments.game().info().seats().get(seat);
        environments.game().observe(environments.episode(game).see(viewer), row);
        int bits = (size + 7) / 8;
        begin('V', size * width + bits);
        int hidden = HEAD + size * width;
        Arrays.fill(frame.array(), hidden, hidden + bits, (byte) 0);
        row(hidden);
        frame.position(hidden + bits);
        send();
    }

    private void text(char kind, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        begin(kind, bytes.length);
        frame.put(bytes);
        send();
    }

    private void begin(char kind, int length) {
        if (frame.capacity() < HEAD + length) {
            frame = ByteBuffer.allocate(2 * (HEAD + length)).order(ByteOrder.LITTLE_ENDIAN);
        }
        frame.clear();
        frame.putInt(length).putInt(kind);
    }

    private void send() throws IOException {
        out.write(frame.array(), 0, frame.position());
        out.flush();
    }
}
