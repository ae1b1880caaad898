package tabard.table.scene;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A question to the viewer. The first option that is not barred is the one a clock may take; in a window, it lets things go by.
 */
public record Prompt(
        String seat,
        Said prompt,
        @Nullable Said detail,
        @Nullable String clause,
        List<Option> options,
        @Nullable String window) {
    /** Of no window. */
    public Prompt(String seat, Said prompt, @Nullable Said detail, @Nullable String clause, List<Option> options) {
        this(seat, prompt, detail, clause, options, null);
    }

    public Prompt window(@Nullable String id) {
        return new Prompt(seat, prompt, detail, clause, options, id);
    }

    /**
     * One way, or several like ways, to answer. Line is the action as text: {on} is filled by the tail of a target's id, {name} by
     * an amount. From is taken up first; last cannot be taken back; barred is shown but cannot be chosen, and says why.
     */
    public record Option(
            String line,
            @Nullable String from,
            List<String> on,
            Said label,
            @Nullable String verdict,
            List<Said> because,
            @Nullable String clause,
            boolean last,
            @Nullable Said barred,
            List<Amount> amounts) {

        public static Option of(String line, Said label, String clause) {
            return new Option(line, null, List.of(), label, null, List.of(), clause, false, null, List.of());
        }

        public Option on(List<String> targets) {
            return new Option(line, from, List.copyOf(targets), label, verdict, because, clause, last, barred, amounts);
        }

        public Option on(String target) {
            return on(List.of(target));
        }

        public Option from(String thing) {
            return new Option(line, thing, on, label, verdict, because, clause, last, barred, amounts);
        }

        public Option verdict(String sign, List<Said> sums) {
            return new Option(line, from, on, label, sign, sums, clause, last, barred, amounts);
        }

        public Option forGood() {
            return new Option(line, from, on, label, verdict, because, clause, true, barred, amounts);
        }

        public Option barred(Said why) {
            return new Option(line, from, on, label, verdict, because, clause, last, why, amounts);
        }

        public Option amounts(List<Amount> numbers) {
            return new Option(line, from, on, label, verdict, because, clause, last, barred, numbers);
        }

        /** Every line this option stands for, holes filled. */
        public List<String> lines() {
            var out = new ArrayList<String>();
            aimed().forEach(text -> fill(text, 0, out));
            return out;
        }

        /** A line for every target, with the numbers that stand there first. */
        List<String> starts() {
            return aimed().stream()
                    .map(text -> {
                        for (var amount : amounts) {
                            text = text.replace("{" + amount.name() + "}", Integer.toString(amount.start()));
                        }
                        return text;
                    })
                    .toList();
        }

        private List<String> aimed() {
            return line.contains(ON)
                    ? on.stream()
                            .map(target -> line.replace(ON, target.substring(target.lastIndexOf('/') + 1)))
                            .toList()
                    : List.of(line);
        }

        private void fill(String text, int from, List<String> out) {
            if (from == amounts.size()) {
                out.add(text);
                return;
            }
            var amount = amounts.get(from);
            for (int n = amount.min(); n <= amount.max(); n += amount.step()) {
                fill(text.replace("{" + amount.name() + "}", Integer.toString(n)), from + 1, out);
            }
        }
    }

    private static final String ON = "{on}";

    /** A number to be chosen, counted from the least one by steps; a flag is 0 to 1. */
    public record Amount(String name, Said label, int min, int max, int start, int step) {
        /** By ones. */
        public Amount(String name, Said label, int min, int max, int start) {
            this(name, label, min, max, start, 1);
        }
    }
}
