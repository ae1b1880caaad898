package tabard.server.web;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/** Passwords as they are kept: argon2id, 19 MiB and two rounds. */
final class Passwords {
    private static final Argon2Function HASH = Argon2Function.getInstance(19_456, 2, 1, 32, Argon2.ID);

    /** Of nobody's password: an unknown name takes as long as a wrong password. */
    private static final String DECOY =
            Password.hash(Tokens.secret()).addRandomSalt(16).with(HASH).getResult();

    private static final int SHORTEST = 8;
    private static final int LONGEST = 200;

    /** Hashing takes memory on purpose: two at a time. */
    private final Semaphore hashing = new Semaphore(2);

    String hash(String password) {
        hashing.acquireUninterruptibly();
        try {
            return Password.hash(password).addRandomSalt(16).with(HASH).getResult();
        } finally {
            hashing.release();
        }
    }

    /** Nobody's password is never right. */
    boolean right(@Nullable String password, @Nullable String hash) {
        String kept = hash == null ? DECOY : hash;
        hashing.acquireUninterruptibly();
        try {
            return Password.check(password == null ? "" : password, kept).with(Argon2Function.getInstanceFromHash(kept))
                    && hash != null;
        } finally {
            hashing.release();
        }
    }

    /** Whether it was kept in another way than passwords are today. */
    boolean old(String hash) {
        return !HASH.equals(Argon2Function.getInstanceFromHash(hash));
    }

    /** As somebody wants it: neither too short nor the name itself. */
    static String wanted(@Nullable String password, String name) {
        if (password == null || password.length() < SHORTEST || password.length() > LONGEST) {
            throw new Refused(400, "inn.password", SHORTEST);
        }
        if (Guesses.known(password, name)) {
            throw new Refused(400, "inn.password-known");
        }
        return password;
    }
}
