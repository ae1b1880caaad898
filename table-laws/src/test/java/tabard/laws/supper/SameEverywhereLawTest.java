package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.laws.Laws;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;

/** Law 7 finds what is only true at home. */
class SameEverywhereLawTest {
    @Test
    void upperCaseOfTheDefaultLocaleIsFound() {
        var game = new Bent() {
            @Override
            @SuppressWarnings("StringCaseLocaleUsage") // the bug
            public Move action(String line) {
                return super.action(line.toUpperCase().toLowerCase(Locale.ROOT));
            }
        };
        assertThat(Planted.found(Law.SAME_EVERYWHERE, game))
                .startsWith("in tr-TR")
                .contains("refused");
    }

    @Test
    void digitsOfTheDefaultLocaleAreFound() {
        var game = new Bent() {
            @Override
            public Map<String, Object> text(State s) {
                var text = new LinkedHashMap<>(super.text(s));
                text.put("round", String.format(Locale.getDefault(), "%d", s.count(State.ROUND)));
                return text;
            }
        };
        assertThat(Planted.found(Law.SAME_EVERYWHERE, game))
                .startsWith("in ar-EG-u-nu-arab")
                .contains("refused");
    }

    @Test
    void aRuleThatReadsTheTimeZoneIsFound() {
        var game = new Bent() {
            @Override
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                if (move(step) instanceof Kitchen.Served) {
                    var offset = ZoneId.systemDefault().getRules().getOffset(Instant.EPOCH);
                    s.add(State.POINTS, Guest.COOK, 20 + offset.getTotalSeconds() / 3600);
                }
            }
        };
        assertThat(Planted.found(Law.SAME_EVERYWHERE, game)).contains("Line ");
    }

    @Test
    void aDifferenceThatIsGoneByTheEndOfTheRoundIsFound() {
        var game = new Bent() {
            @Override
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                switch (move(step)) {
                    case Kitchen.Lay _ ->
                        s.set(State.HUSHED, Locale.getDefault().getLanguage().equals("tr") ? 1 : 0);
                    case Kitchen.Served _ -> s.set(State.HUSHED, 0);
                    default -> {}
                }
            }
        };
        assertThat(Planted.found(Law.SAME_EVERYWHERE, game)).endsWith("the same steps give another position");
    }

    @Test
    void anExceptionThatIsThrownOnlyAbroadIsFound() {
        var game = new Bent() {
            @Override
            public int round(State s) {
                return Integer.parseInt(
                        String.format(Locale.getDefault(), "%d", super.round(s)).replaceAll("[^0-9]", ""));
            }

            @Override
            public Scene scene(Seen<State> seen) {
                round(seen.masked());
                return super.scene(seen);
            }
        };
        assertThat(Planted.found(Law.SAME_EVERYWHERE, game))
                .contains("replaying throws java.lang.NumberFormatException");
    }

    @Test
    void aRuleThatRemembersItsThreadIsFound() {
        var game = new Bent() {
            private final ThreadLocal<Boolean> warm = ThreadLocal.withInitial(() -> false);

            @Override
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                if (move(step) instanceof Kitchen.Served && !warm.get()) {
                    warm.set(true);
                    s.add(State.POINTS, Guest.COOK, 1);
                }
            }
        };
        assertThat(Planted.found(Law.SAME_EVERYWHERE, game)).contains("Line ");
    }

    @Test
    void aGameThatHoldsStateIsFound() {
        var game = new Bent() {
            private int served;

            @Override
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                if (move(step) instanceof Kitchen.Served && ++served % 5 == 0) {
                    s.add(State.POINTS, Guest.COOK, 1);
                }
            }
        };
        assertThat(Planted.found(Law.SAME_EVERYWHERE, game)).contains("Line ");
    }

    @Test
    void aSceneThatIsDrawnDifferentlyAbroadIsFound() {
        var game = new Bent() {
            @Override
            public Scene scene(Seen<State> seen) {
                var scene = super.scene(seen);
                var status = Said.of("status.kitchen", String.format(Locale.getDefault(), "%d", round(seen.masked())));
                return new Scene(scene.elements(), status, scene.waits(), scene.asks());
            }
        };
        assertThat(Planted.found(Law.SAME_EVERYWHERE, game)).endsWith("the same position gives another scene");
    }

    @Test
    void oneComesHomeAgain() {
        var locale = Locale.getDefault();
        var zone = TimeZone.getDefault();
        var game = new Supper();
        new Laws<>(game).only(Law.SAME_EVERYWHERE).check(game.info().standard(), 1);
        assertThat(Locale.getDefault()).isEqualTo(locale);
        assertThat(TimeZone.getDefault()).isEqualTo(zone);
    }
}
