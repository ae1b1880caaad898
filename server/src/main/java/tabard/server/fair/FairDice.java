package tabard.server.fair;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import java.util.random.RandomGenerator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Dice that nobody can load. The table commits to a secret seed before anybody sits down; every player adds a text of his own; the
 * lots of each step come from both. Once the seed is shown, everybody can draw them again.
 */
public final class FairDice {
    private static final String HMAC = "HmacSHA256";

    private final String seed;
    private final Map<String, String> contributions;
    private final SecretKeySpec key;
    private final byte[] shares;

    /** The seed in hexadecimal; contributions by seat, in the order of the seats. */
    public FairDice(String seed, Map<String, String> contributions) {
        this.seed = seed;
        this.contributions = new LinkedHashMap<>(contributions);
        this.key = new SecretKeySpec(HexFormat.of().parseHex(seed), HMAC);
        var all = new StringJoiner("\n");
        contributions.forEach((seat, share) -> all.add(seat + " " + share));
        this.shares = all.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** What is shown before play: the SHA-256 of the seed's bytes. */
    public static String commitment(String seed) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256")
                            .digest(HexFormat.of().parseHex(seed)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    public String seed() {
        return seed;
    }

    public Map<String, String> contributions() {
        return contributions;
    }

    /** The dice for one step of the record, counted from 0. */
    public RandomGenerator forStep(int step) {
        return new Blocks(step);
    }

    /** HMAC(seed, step, block, contributions), block after block, four numbers each. */
    private final class Blocks implements RandomGenerator {
        private final Mac mac;
        private final int step;
        private int block;
        private ByteBuffer left = ByteBuffer.allocate(0);

        Blocks(int step) {
            this.step = step;
            try {
                mac = Mac.getInstance(HMAC);
                mac.init(key);
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException("every JDK has " + HMAC, e);
            }
        }

        @Override
        public long nextLong() {
            if (!left.hasRemaining()) {
                mac.update(ByteBuffer.allocate(2 * Integer.BYTES)
                        .putInt(step)
                        .putInt(block++)
                        .flip());
                left = ByteBuffer.wrap(mac.doFinal(shares));
            }
            return left.getLong();
        }
    }
}
