package tabard.server.protocol;

import java.util.function.UnaryOperator;

/** An address per language. */
public record PerLanguage(String en, String fr) {
    public static PerLanguage of(UnaryOperator<String> address) {
        return new PerLanguage(address.apply("en"), address.apply("fr"));
    }
}
