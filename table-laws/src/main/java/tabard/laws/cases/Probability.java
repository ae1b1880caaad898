package tabard.laws.cases;

import java.math.BigInteger;
import java.util.regex.Pattern;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** A probability as people write it, in lowest terms: 1/6. */
public record Probability(BigInteger of, BigInteger in) {
    static final Probability NEVER = new Probability(BigInteger.ZERO, BigInteger.ONE);
    private static final Pattern FRACTION = Pattern.compile("(\\d{1,9})/([1-9]\\d{0,8})");

    public Probability {
        var common = of.gcd(in);
        of = of.divide(common);
        in = in.divide(common);
    }

    /** "1/6", 0 or 1. */
    static Probability read(String place, Object value) {
        var fraction = FRACTION.matcher(value instanceof Integer ? value + "/1" : String.valueOf(value));
        if (fraction.matches()) {
            var odds = new Probability(new BigInteger(fraction.group(1)), new BigInteger(fraction.group(2)));
            if (odds.of.compareTo(odds.in) <= 0) {
                return odds;
            }
        }
        throw new Refusal(Said.of("case.odds", String.valueOf(value))).at(place);
    }

    Probability plus(Probability other) {
        return new Probability(of.multiply(other.in).add(other.of.multiply(in)), in.multiply(other.in));
    }

    @Override
    public String toString() {
        return in.equals(BigInteger.ONE) ? of.toString() : of + "/" + in;
    }
}
