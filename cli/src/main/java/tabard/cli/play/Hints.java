package tabard.cli.play;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tabard.bots.Adviser;
import tabard.bots.Hint;
import tabard.cli.desk.Voice;
import tabard.cli.draw.Menu;
import tabard.table.Action;
import tabard.table.Budget;
import tabard.table.Match;
import tabard.table.Seat;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/** What a bot would do in a player's place, and why; it sees what the player sees. */
final class Hints<S, A extends Action> {
    private static final String INDENT = "  ";
    private static final double SMALL = 0.1;
    private static final double LEAST = 0.0005; // what is told with a tenth
    private static final Budget THINKING = Budget.tries(4_000).within(Duration.ofSeconds(1));

    private final Match<S, A> match;
    private final Voice voice;

    Hints(Match<S, A> match, Voice voice) {
        this.match = match;
        this.voice = voice;
    }

    void tell(Seat seat, Menu menu) {
        var seen = match.game().see(match.now(), Viewer.of(seat));
        for (var ask : match.awaits().asks()) {
            if (ask.seat().equals(seat)) {
                var hints = new Adviser(match.steps().size()).hints(match.game(), seen, ask, THINKING);
                int digits = digits(hints);
                hints.forEach(hint -> tell(hint, digits, menu));
            }
        }
    }

    /** Tenths where chances are small, and where whole numbers would hide what sets another option apart from the best. */
    private int digits(List<Hint<A>> hints) {
        return hints.stream().skip(1).anyMatch(hint -> !hint.equal() && whole(hint) == whole(hints.getFirst()))
                        || hints.stream().anyMatch(hint -> hint.outcome() < SMALL)
                ? 1
                : 0;
    }

    private static long whole(Hint<?> hint) {
        return Math.round(100 * hint.outcome());
    }

    private void tell(Hint<A> hint, int digits, Menu menu) {
        String called = menu.called(hint.option().text());
        voice.paragraph(
                INDENT
                        + (hint.equal()
                                ? voice.own("play.hint-equal", called)
                                : voice.own("play.hint", called, chance(hint, digits))),
                INDENT + INDENT);
        why("hint.for", hint.reasons().stream().filter(Hint.Reason::good).toList());
        why(
                "hint.against",
                hint.reasons().stream().filter(reason -> !reason.good()).toList());
    }

    /** What may come of it, and how far off that may be; where little is known of it, the chance alone. */
    private String chance(Hint<A> hint, int digits) {
        double off = 2 * hint.error();
        String chance = percent(hint.outcome(), digits);
        return off < LEAST
                ? voice.own("play.chance", chance)
                : voice.own("play.chance-about", chance, percent(off, off < SMALL ? 1 : 0));
    }

    private String percent(double share, int digits) {
        return String.format(Locale.forLanguageTag(voice.game().language()), "%." + digits + "f", 100 * share);
    }

    private void why(String key, List<Hint.Reason> reasons) {
        if (!reasons.isEmpty()) {
            String all = reasons.stream()
                    .map(reason -> voice.game().say(reason.say()))
                    .collect(Collectors.joining(", "));
            voice.paragraph(INDENT + INDENT + voice.game().say(Said.of(key, all)), INDENT + INDENT);
        }
    }
}
