package tabard.server.fair;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.random.RandomGenerator;

/** Where an inn takes what its dice begin with, and what its bots are thrown by. Used by many at once. */
public record Luck(RandomGenerator source) {
    /** Nobody can guess it: for every inn that people come to. */
    public static final Luck SECRET = new Luck(new SecureRandom());

    private static final int BYTES = 32;

    /** The secret of a table, in hexadecimal. */
    public String seed() {
        return HexFormat.of().formatHex(bytes());
    }

    /** What is added to the dice for somebody who adds nothing himself. */
    public String share() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes());
    }

    /** By which one bot differs from another of its name. */
    public long temper() {
        return source.nextLong();
    }

    private byte[] bytes() {
        var bytes = new byte[BYTES];
        source.nextBytes(bytes);
        return bytes;
    }
}
