package tabard.cli.draw;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabard.table.scene.Prompt.Amount;
import tabard.table.scene.Prompt.Option;

/** An option taken up, and its line with the holes filled so far: first the target, then the amounts in order. */
public record Filling(Option option, String line) {
    private static final String ON = "{on}";

    public static Filling of(Option option) {
        var filling = new Filling(option, option.line());
        while (!filling.complete() && filling.words().size() == 1) {
            filling = filling.with(filling.words().getFirst());
        }
        return filling;
    }

    public boolean complete() {
        return !targeting() && amount().isEmpty();
    }

    /** Whether a target is still to be chosen. */
    public boolean targeting() {
        return line.contains(ON);
    }

    /** The next number to be chosen. */
    public Optional<Amount> amount() {
        return option.amounts().stream()
                .filter(amount -> line.contains(hole(amount)))
                .findFirst();
    }

    /** What may fill the next hole. */
    public List<String> words() {
        if (targeting()) {
            return option.on().stream().map(Filling::tail).toList();
        }
        return amount().stream()
                .flatMap(amount -> IntStream.iterate(amount.min(), n -> n <= amount.max(), n -> n + amount.step())
                        .mapToObj(Integer::toString))
                .toList();
    }

    /** The next hole filled with a word, or with the number of a target in the list; empty if that fits nothing. */
    public Optional<Filling> choose(String typed) {
        var words = words();
        if (words.contains(typed)) {
            return Optional.of(with(typed));
        }
        boolean numbered = targeting() && typed.matches("\\d{1,4}");
        int number = numbered ? Integer.parseInt(typed) : 0;
        return number >= 1 && number <= words.size() ? Optional.of(with(words.get(number - 1))) : Optional.empty();
    }

    /** The same, if the word only repeats what was the one thing to fill in. */
    Optional<Filling> saying(String word) {
        return line.endsWith(" " + word) ? Optional.of(this) : Optional.empty();
    }

    private Filling with(String word) {
        if (targeting()) {
            return new Filling(option, line.replace(ON, word));
        }
        return amount().map(amount -> new Filling(option, line.replace(hole(amount), word)))
                .orElse(this);
    }

    private static String hole(Amount amount) {
        return "{" + amount.name() + "}";
    }

    static String tail(String id) {
        return id.substring(id.lastIndexOf('/') + 1);
    }
}
