package tabard.browser;

import com.microsoft.playwright.PlaywrightException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Plays any game by pressing what the page lights up or offers; knows no rule and no game. */
final class Player {
    private static final String LOOK = script("pressable.js");
    /** Whether there is anything; quicker than to look where each lies. */
    private static final String ASKED = """
            () => document.querySelector(
              '.pending .confirm, .act:not(.barred):not(:disabled), [data-target]:not([aria-disabled=true])') !== null""";
    /** What a press opens is in its place a frame later. */
    static final String NEXT_FRAME =
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))";

    /** More presses than any one question needs. */
    private static final int PRESSES = 60;

    /** Longer than anything is told over the map. */
    private static final Duration LONGEST_TOLD = Duration.ofSeconds(20);

    private final Guest guest;
    private final SplittableRandom dice;

    Player(Guest guest, long seed) {
        this.guest = guest;
        this.dice = new SplittableRandom(seed);
    }

    /** Something that answers a question, or a part of one. */
    private record Pressable(
            String kind,
            int place,
            String what,
            boolean lit,
            boolean taken,
            boolean shown,
            boolean reached,
            String above) {
        static Pressable of(Map<?, ?> found) {
            return new Pressable(
                    (String) found.get("kind"),
                    (int) found.get("place"),
                    (String) found.get("what"),
                    (boolean) found.get("lit"),
                    (boolean) found.get("taken"),
                    (boolean) found.get("shown"),
                    (boolean) found.get("reached"),
                    (String) found.get("above"));
        }
    }

    static String script(String name) {
        try (var in = Player.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<Pressable> pressable() {
        return ((List<?>) guest.page().evaluate(LOOK))
                .stream().map(found -> Pressable.of((Map<?, ?>) found)).toList();
    }

    boolean asked() {
        return (boolean) guest.page().evaluate(ASKED);
    }

    boolean over() {
        return guest.page().locator(".banner-line.over").count() > 0;
    }

    /** Waits until what it chose is answered and it is asked something, or the game is over; says whether it is asked. */
    boolean awaitTurn() {
        long end = System.nanoTime() + Guest.PATIENCE.toNanos();
        boolean early = !guest.answered();
        while (!over()) {
            if (guest.answered()) {
                if (early) { // the answer is drawn a frame after it was heard
                    guest.page().evaluate(NEXT_FRAME);
                    early = false;
                }
                if (asked()) {
                    return true;
                }
            }
            if (System.nanoTime() > end) {
                throw new AssertionError("nothing is asked, and it is not over: " + guest.status());
            }
            guest.page().waitForTimeout(10);
        }
        return false;
    }

    /**
     * Presses until one choice has been sent, and says how many presses it took. Must be asked. Whoever only may step in can be too
     * late: then nothing is sent.
     */
    int answer() {
        return answer(false);
    }

    /** The same on the shortest way: what glows is pressed first. */
    int answerAtOnce() {
        return answer(true);
    }

    /** On a phone it first goes to the part of the table where something is lit. */
    private int answer(boolean glow) {
        long before = guest.choices();
        long end = System.nanoTime() + Guest.PATIENCE.toNanos();
        long told = System.nanoTime() + LONGEST_TOLD.toNanos();
        int presses = 0;
        while (guest.choices() == before) {
            var all = pressable();
            if (presses > PRESSES) {
                throw new AssertionError("after " + presses + " presses nothing is answered: " + all);
            }
            if (all.isEmpty()) {
                return presses;
            }
            var near = all.stream().filter(Pressable::reached).toList();
            if (covered(all) && System.nanoTime() < told) { // what is told over it fades
                guest.page().waitForTimeout(50);
                continue;
            }
            if (near.isEmpty()) {
                near = behindTabs();
            }
            if (near.isEmpty()) {
                if (System.nanoTime() > end) {
                    throw new AssertionError("none of this can be reached: " + all);
                }
                guest.page().waitForTimeout(50);
                continue;
            }
            press(best(near, glow));
            presses++;
            guest.page().evaluate(NEXT_FRAME);
        }
        return presses;
    }

    /** What is in hand could go somewhere, but for what is told over that place. */
    private static boolean covered(List<Pressable> all) {
        return all.stream().anyMatch(one -> one.lit && one.shown && !one.reached)
                && all.stream().noneMatch(one -> one.reached && (one.lit || one.kind.equals("confirm")));
    }

    /** Where it is now: looking for the others may have scrolled it away. */
    private void press(Pressable wanted) {
        var at = guest.page().evaluate(LOOK, Map.of("kind", wanted.kind, "place", wanted.place));
        if (at instanceof Map<?, ?> point) {
            guest.press(((Number) point.get("x")).doubleValue(), ((Number) point.get("y")).doubleValue());
        }
    }

    /** Presses a certain thing or place. */
    void pressOn(String id) {
        var there = pressable().stream()
                .filter(one -> one.reached && one.what.equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError(id + " cannot be pressed"));
        press(there);
        guest.page().evaluate(NEXT_FRAME);
    }

    private List<Pressable> behindTabs() {
        for (var tab : guest.page().locator("nav.tabs button:enabled").all()) {
            if (tab.isVisible()) {
                tab.click();
                var near = pressable().stream().filter(Pressable::reached).toList();
                if (!near.isEmpty()) {
                    return near;
                }
            }
        }
        return List.of();
    }

    /** What is picked is sent; what is in hand goes where it is lit; else anything, seldom what would be put down again. */
    private Pressable best(List<Pressable> near, boolean glow) {
        boolean holding = glow || near.stream().anyMatch(Pressable::taken);
        List<Predicate<Pressable>> wishes = List.of(
                one -> one.kind.equals("confirm"),
                one -> holding && one.lit && !one.taken,
                one -> !one.taken,
                _ -> true);
        for (var wish : wishes) {
            var liked = near.stream().filter(wish).toList();
            if (!liked.isEmpty()) {
                return liked.get(dice.nextInt(liked.size()));
            }
        }
        throw new PlaywrightException("nothing to press");
    }

    /** Several people answer whenever they are asked, to the end. */
    static void playOut(Player... players) {
        long end = System.nanoTime() + Guest.PATIENCE.toNanos();
        while (!Stream.of(players).allMatch(Player::over)) {
            for (var player : players) {
                if (player.guest.answered() && player.asked()) {
                    player.answer();
                    end = System.nanoTime() + Guest.PATIENCE.toNanos();
                }
            }
            if (System.nanoTime() > end) {
                throw new AssertionError("nobody is asked, and it is not over");
            }
        }
    }

    /** Answers so many questions, or until the end; says how many it was. */
    int play(int most) {
        int answers = 0;
        while (answers < most && awaitTurn()) {
            answer();
            answers++;
        }
        return answers;
    }
}
