package tabard.cli.planted.laws;

import org.junit.jupiter.api.Assertions;

final class Tester {
    private Tester() {}

    static void fail() {
        Assertions.fail();
    }
}
