package tabard.mageknight.bot;

import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** A number for each {@link Weight}. */
final class Weights {
    /** Those that the bots play with. */
    static final Weights OWN = read(resource());

    private final double[] values;

    private Weights(double[] values) {
        this.values = values;
    }

    double of(Weight weight) {
        return values[weight.ordinal()];
    }

    /** From a file with a name and a number in each line; refused unless it names every weight once. */
    static Weights read(String text) {
        double[] values = new double[Weight.ALL.size()];
        Arrays.fill(values, Double.NaN);
        text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(line -> {
            int end = line.indexOf(' ');
            String name = end < 0 ? line : line.substring(0, end);
            String number = end < 0 ? "" : line.substring(end + 1);
            var weight = Weight.ALL.stream()
                    .filter(one -> one.word().equals(name))
                    .findFirst()
                    .orElseThrow(() -> broken("there is no weight named " + name));
            if (!number.matches("-?[0-9]+(\\.[0-9]+)?")) {
                throw broken(name + " needs a number");
            }
            if (!Double.isNaN(values[weight.ordinal()])) {
                throw broken(name + " is there twice");
            }
            values[weight.ordinal()] = Double.parseDouble(number);
        });
        for (var weight : Weight.ALL) {
            if (Double.isNaN(values[weight.ordinal()])) {
                throw broken(weight.word() + " is missing");
            }
        }
        return new Weights(values);
    }

    private static IllegalArgumentException broken(String what) {
        return new IllegalArgumentException("The weights of Mage Knight cannot be read: " + what + ".");
    }

    private static String resource() {
        try (var in = Objects.requireNonNull(Weights.class.getResourceAsStream("weights.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
