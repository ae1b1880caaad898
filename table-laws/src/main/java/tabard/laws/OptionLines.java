package tabard.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import tabard.table.scene.Prompt;

/** The lines that an option of a prompt stands for, counted, drawn and recognised without listing them. */
final class OptionLines {
    private static final String ON = "{on}";

    private final Prompt.Option option;
    private final List<String> targets;
    private final Set<String> words;
    private final Pattern shape;

    OptionLines(Prompt.Option option) {
        this.option = option;
        this.targets = option.line().contains(ON)
                ? option.on().stream()
                        .map(id -> id.substring(id.lastIndexOf('/') + 1))
                        .toList()
                : List.of("");
        this.words = new HashSet<>(targets);
        String regex = Pattern.quote(option.line()).replace(ON, "\\E(?<on>.+)\\Q");
        for (int i = 0; i < option.amounts().size(); i++) {
            regex = regex.replace(hole(option.amounts().get(i)), "\\E(?<n" + i + ">0|-?[1-9]\\d{0,8})\\Q");
        }
        this.shape = Pattern.compile(regex);
    }

    private static String hole(Prompt.Amount amount) {
        return "{" + amount.name() + "}";
    }

    Prompt.Option option() {
        return option;
    }

    boolean barred() {
        return option.barred() != null;
    }

    /** How many lines there are. */
    long count() {
        return targets.size() * amounts();
    }

    /** How many lines there are for one target. */
    long amounts() {
        long count = 1;
        for (var amount : option.amounts()) {
            count *= numbers(amount);
        }
        return count;
    }

    private static int numbers(Prompt.Amount amount) {
        return amount.max() < amount.min() ? 0 : (amount.max() - amount.min()) / amount.step() + 1;
    }

    /** One of the lines; there must be one. */
    String any(RandomGenerator dice) {
        return any(targets.get(dice.nextInt(targets.size())), dice);
    }

    /** About as many of the lines as told; those for one target come together, all of them where they are not more. */
    List<List<String>> some(int most, RandomGenerator dice) {
        var out = new ArrayList<List<String>>();
        int from = dice.nextInt(targets.size());
        int lines = 0;
        for (int i = 0; i < targets.size() && lines < most; i++) {
            String target = targets.get((from + i) % targets.size());
            out.add(amounts() <= most ? all(target) : sample(target, most, dice));
            lines += out.getLast().size();
        }
        return out;
    }

    private List<String> sample(String target, int count, RandomGenerator dice) {
        var out = new ArrayList<String>(count);
        for (int i = 0; i < count; i++) {
            out.add(any(target, dice));
        }
        return out;
    }

    private List<String> all(String target) {
        List<String> lines = List.of(option.line().replace(ON, target));
        for (var amount : option.amounts()) {
            var next = new ArrayList<String>();
            for (String line : lines) {
                for (int n = amount.min(); n <= amount.max(); n += amount.step()) {
                    next.add(line.replace(hole(amount), Integer.toString(n)));
                }
            }
            lines = next;
        }
        return lines;
    }

    private String any(String target, RandomGenerator dice) {
        String line = option.line().replace(ON, target);
        for (var amount : option.amounts()) {
            int n = amount.min() + amount.step() * dice.nextInt(numbers(amount));
            line = line.replace(hole(amount), Integer.toString(n));
        }
        return line;
    }

    boolean standsFor(String line) {
        var match = shape.matcher(line);
        if (!match.matches()) {
            return false;
        }
        if (option.line().contains(ON) && !words.contains(match.group("on"))) {
            return false;
        }
        for (int i = 0; i < option.amounts().size(); i++) {
            var amount = option.amounts().get(i);
            if (option.line().contains(hole(amount))) {
                int n = Integer.parseInt(match.group("n" + i));
                if (n < amount.min() || n > amount.max() || (n - amount.min()) % amount.step() != 0) {
                    return false;
                }
            }
        }
        return true;
    }
}
