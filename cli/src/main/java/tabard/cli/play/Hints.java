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
    private static final int SMALL = 10;
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
                for (var hint : new Adviser(match.steps().size()).hints(match.game(), seen, ask, THINKING)) {
                    tell(hint, menu);
                }
            }
        }
    }

    private void tell(Hint<A> hint, Menu menu) {
        String called = menu.called(hint.option().text());
        voice.paragraph(
                INDENT
                        + (hint.equal()
                                ? voice.own("play.hint-equal", called)
                                : voice.own("play.hint", called, percent(hint.outcome()), percent(2 * hint.error()))),
                INDENT + INDENT);
        why("hint.for", hint.reasons().stream().filter(Hint.Reason::good).toList());
        why(
                "hint.against",
                hint.reasons().stream().filter(reason -> !reason.good()).toList());
    }

    /** Small numbers to a tenth: there a tenth is what sets them apart. */
    private String percent(double share) {
        double hundredths = 100 * share;
        return String.format(
                Locale.forLanguageTag(voice.game().language()), hundredths < SMALL ? "%.1f" : "%.0f", hundredths);
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
