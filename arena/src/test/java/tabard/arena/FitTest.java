package tabard.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FitTest {
    private static final double HARDLY = 1e-6;

    /** Two things that count and one that is always 1; the outcome is won as often as the weights say. */
    private static List<Sample> samples(double first, double second, double level) {
        var dice = new SplittableRandom(3);
        var samples = new ArrayList<Sample>();
        for (int i = 0; i < 4_000; i++) {
            double x = 10 * dice.nextGaussian();
            double y = dice.nextGaussian() / 10;
            double chance = 1 / (1 + Math.exp(-(first * x + second * y + level)));
            samples.add(new Sample(new double[] {x, y, 1}, dice.nextDouble() < chance ? 1 : 0, 1));
        }
        return samples;
    }

    @Test
    void weightsComeOutAsTheOutcomesWereMade() {
        var fit = Fit.of(samples(0.2, -15, 0.7), List.of(0.0, 0.0, 0.0), HARDLY);
        assertThat(fit.weights().getFirst()).isCloseTo(0.2, within(0.02));
        assertThat(fit.weights().get(1)).isCloseTo(-15, within(1.5));
        assertThat(fit.level()).isCloseTo(0.7, within(0.1));
    }

    @Test
    void itFindsTheWayBackFromWeightsThatAreFarTooSure() {
        var fit = Fit.of(samples(0.2, -15, 0.7), List.of(40.0, 900.0, -30.0), HARDLY);
        assertThat(fit.weights().getFirst()).isCloseTo(0.2, within(0.02));
        assertThat(fit.weights().get(1)).isCloseTo(-15, within(1.5));
    }

    @Test
    void whatNeverVariesKeepsItsWeightUnlessItTakesTheLevel() {
        var samples = samples(0.2, -15, 0.7);
        var fit = Fit.of(samples, List.of(0.0, 0.0, 5.0), HARDLY);
        assertThat(fit.weights().getLast()).isEqualTo(5);
        assertThat(fit.level()).isCloseTo(0.7 - 5, within(0.1));
        var settled = fit.settled(samples);
        assertThat(settled.weights().getLast()).isCloseTo(0.7, within(0.1));
        assertThat(settled.level()).isZero();
        assertThat(settled.loss(samples)).isCloseTo(fit.loss(samples), within(1e-9));
    }

    @Test
    void theFirmerTheOldWeightsAreHeldTheLessTheyMove() {
        var samples = samples(0.2, -15, 0);
        var old = List.of(0.0, 0.0, 0.0);
        double loose = Fit.of(samples, old, 10).weights().getFirst();
        double firm = Fit.of(samples, old, 1_000).weights().getFirst();
        double fixed = Fit.of(samples, old, 1e9).weights().getFirst();
        assertThat(firm).isLessThan(loose).isGreaterThan(fixed);
        assertThat(fixed).isCloseTo(0, within(1e-4));
    }

    @Test
    void fittedWeightsForetellBetterThanOthers() {
        var samples = samples(0.2, -15, 0.7);
        var fit = Fit.of(samples, List.of(0.0, 0.0, 0.0), HARDLY);
        assertThat(fit.loss(samples))
                .isLessThan(Fit.ofLevel(samples, List.of(0.1, -15.0, 0.0)).loss(samples))
                .isLessThan(Fit.ofLevel(samples, List.of(0.2, 0.0, 0.0)).loss(samples));
    }

    @Test
    void weightsAreRoundedAsOneWritesThem() {
        var fit = new Fit(List.of(0.123456, -17.7777), 0, List.of(1.0, 1.0));
        assertThat(fit.rounded(new MathContext(3)).weights()).containsExactly(0.123, -17.8);
    }
}
