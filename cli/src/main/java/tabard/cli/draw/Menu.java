package tabard.cli.draw;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import tabard.cli.desk.Wrapped;
import tabard.cli.draw.Blocks.Entry;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** The questions to one seat with their options numbered: shown as a list, and found again by number or line. */
public final class Menu {
    private static final int FEW_REASONS = 3;

    private final List<Prompt> prompts;
    private final List<Option> open = new ArrayList<>();
    private final Words game;
    private final Words own;
    private final ByName spoken;
    private final Explained explained;

    /** Speaks the game's words, and the command's own where no game has any. */
    public Menu(List<Prompt> prompts, Words game, Words own, Explained explained) {
        this.spoken = new ByName(game);
        this.explained = explained;
        this.prompts = prompts;
        this.game = game;
        this.own = own;
        for (var prompt : prompts) {
            prompt.options().stream().filter(option -> option.barred() == null).forEach(open::add);
        }
    }

    public List<AttributedString> shown(int width) {
        var lines = new ArrayList<AttributedString>();
        for (var prompt : prompts) {
            lines.addAll(Wrapped.lines(question(prompt), width, ""));
            lines.addAll(Blocks.table(entries(prompt.options()), width));
        }
        if (open.stream().anyMatch(Option::last)) {
            lines.add(new AttributedString(own.say(Said.of("menu.last")), Ink.FAINT));
        }
        return lines;
    }

    private AttributedString question(Prompt prompt) {
        var out = new AttributedStringBuilder().append(game.say(prompt.prompt()), Ink.STRONG);
        if (prompt.detail() != null) {
            out.append(" · " + game.say(prompt.detail()));
        }
        if (prompt.clause() != null) {
            out.append(" [" + prompt.clause() + "]", Ink.FAINT);
        }
        return out.toAttributedString();
    }

    /** What can be chosen, and below it what cannot; of one kind with many reasons only the places are named. */
    private List<Entry> entries(List<Option> options) {
        var out = new ArrayList<Entry>();
        var barred = new LinkedHashMap<Said, List<Option>>();
        for (var option : options) {
            if (option.barred() == null) {
                out.add(entry(option));
            } else {
                barred.computeIfAbsent(option.label(), _ -> new ArrayList<>()).add(option);
            }
        }
        barred.values().forEach(alike -> {
            if (alike.size() > FEW_REASONS) {
                out.add(summed(alike));
            } else {
                alike.forEach(option -> out.add(entry(option)));
            }
        });
        return out;
    }

    private Entry summed(List<Option> alike) {
        var first = alike.getFirst();
        String names = alike.stream()
                .flatMap(option -> option.on().stream())
                .map(id -> spoken.name(Filling.tail(id)).replace(' ', '\u00a0'))
                .distinct()
                .collect(Collectors.joining("\u00a0| "));
        String why = own.say(Said.of("menu.why", first.lines().getFirst()));
        return new Entry(
                new AttributedString(" -  " + game.say(first.label()), Ink.FAINT),
                new AttributedString(names.isEmpty() ? why : names + " · " + why, Ink.FAINT));
    }

    private Entry entry(Option option) {
        var barred = option.barred();
        String number = barred != null ? " -" : takenUp() ? "  " : "%2d".formatted(open.indexOf(option) + 1);
        var style = barred == null ? Ink.PLAIN : Ink.FAINT;
        var label = new AttributedStringBuilder()
                .append(number, barred == null ? Ink.GOLD : Ink.FAINT)
                .append("  " + game.say(option.label()), style);
        var content = new AttributedStringBuilder().append(typed(option), Ink.FAINT);
        if (option.last()) {
            content.append("\u00a0!", Ink.GOLD);
        }
        if (option.verdict() != null) {
            content.append(" · ", Ink.FAINT)
                    .append(option.verdict().replace(' ', '\u00a0'), barred == null ? Ink.GOLD : Ink.FAINT);
        }
        if (barred != null) {
            content.append(" · " + game.say(barred), Ink.FAINT);
            if (option.clause() != null) {
                content.append(" [" + option.clause() + "]", Ink.FAINT);
            }
        }
        return new Entry(label.toAttributedString(), content.toAttributedString());
    }

    /** What one would type, with names for targets: "place Gwent | Powys", "bid 0..5"; the words of moves are English, and in another language the label says as much. */
    private String typed(Option option) {
        var words = List.of(option.line().split(" ", -1));
        var out = new ArrayList<String>();
        if (game.language().equals("en")) {
            out.add(words.getFirst());
        }
        for (String word : words.subList(1, words.size())) {
            out.add(spoken.name(word).replace(' ', '\u00a0'));
        }
        String line = String.join(" ", out);
        for (var amount : option.amounts()) {
            line = line.replace("{" + amount.name() + "}", amount.min() + ".." + amount.max());
        }
        var names = option.on().stream()
                .map(id -> spoken.name(Filling.tail(id)).replace(' ', '\u00a0'))
                .toList();
        return line.replace("{on}", String.join("\u00a0| ", names));
    }

    /** What "2", "2 gwent" or "2 3" stands for: an option taken up, with as many holes filled as there were words. */
    public Optional<Filling> pick(String typed) {
        String[] words = typed.split(" ", -1);
        if (!words[0].matches("\\d{1,4}")) {
            return Optional.empty();
        }
        int number = Integer.parseInt(words[0]);
        if (number < 1 || number > open.size()) {
            return Optional.empty();
        }
        var taken = Filling.of(open.get(number - 1));
        var filling = Optional.of(taken);
        for (int i = 1; i < words.length; i++) {
            String word = words[i];
            boolean first = i == 1;
            filling = filling.flatMap(sofar -> first && sofar.complete() ? sofar.saying(word) : sofar.choose(word));
        }
        return filling.or(() -> spoken.target(taken, typed.substring(words[0].length())));
    }

    /** The option that is called by its label, its word or its target's name. */
    public Optional<Filling> said(String typed) {
        return spoken.option(open, typed);
    }

    /** What is called by its label, or that and its target's name, and cannot be chosen. */
    public Optional<Option> barred(String typed) {
        var barred = prompts.stream()
                .flatMap(prompt -> prompt.options().stream())
                .filter(option -> option.barred() != null)
                .toList();
        return spoken.option(barred, typed).map(Filling::option);
    }

    /** The next hole filled by word, number or name. */
    public Optional<Filling> choose(Filling taken, String typed) {
        return taken.choose(typed).or(() -> spoken.target(taken, typed));
    }

    /** One that shows how options are called by number and name, if there is one with a target: "2 Gwent". */
    public Optional<String> example() {
        return open.stream()
                .filter(option -> Filling.of(option).targeting())
                .findFirst()
                .map(option -> (open.indexOf(option) + 1) + " "
                        + spoken.name(Filling.of(option).words().getFirst()));
    }

    /** The only option there is, taken up by itself where it has holes to fill. */
    public Optional<Filling> only() {
        return takenUp() ? Optional.of(Filling.of(open.getFirst())) : Optional.empty();
    }

    private boolean takenUp() {
        return open.size() == 1 && !Filling.of(open.getFirst()).complete();
    }

    /** An option taken up, and what may fill its next hole. */
    public List<AttributedString> shown(Filling filling, int width) {
        var lines = new ArrayList<AttributedString>();
        lines.add(new AttributedString(game.say(filling.option().label()), Ink.STRONG));
        lines.addAll(hole(filling, width));
        return lines;
    }

    /** What may fill the next hole: numbered targets, or a number within bounds. */
    public List<AttributedString> hole(Filling filling, int width) {
        if (!filling.targeting()) {
            return filling.amount().stream()
                    .map(amount ->
                            own.say(Said.of("menu.amount", game.say(amount.label()), amount.min(), amount.max())))
                    .map(line -> new AttributedString("  " + line))
                    .toList();
        }
        boolean numbered = filling.words().stream().noneMatch(word -> word.matches("\\d+"));
        var entries = new ArrayList<Entry>();
        for (String word : filling.words()) {
            String number = numbered ? "%2d  ".formatted(entries.size() + 1) : "";
            entries.add(new Entry(
                    new AttributedStringBuilder()
                            .append(number, Ink.GOLD)
                            .append(spoken.name(word))
                            .toAttributedString(),
                    new AttributedString(explained.of(word).orElse(""), Ink.FAINT)));
        }
        return Blocks.table(entries, width);
    }

    /** Every line that may be typed, for completion; barred ones can be asked about. */
    public List<String> lines(boolean barred) {
        var lines = new ArrayList<String>();
        for (var prompt : prompts) {
            for (var option : prompt.options()) {
                if (barred || option.barred() == null) {
                    lines.addAll(option.lines());
                }
            }
        }
        return lines;
    }

    /** The same as one would say it, label and target. */
    public List<String> spoken() {
        var lines = new ArrayList<String>();
        for (var option : open) {
            String label = game.say(option.label()).toLowerCase(Locale.ROOT);
            var taken = Filling.of(option);
            if (taken.targeting()) {
                taken.words().forEach(word -> lines.add(label + " " + spoken.name(word)));
            } else {
                lines.add(label);
            }
        }
        return lines;
    }

    /** A line as one would say it: the label of its option, and the names of what it holds. */
    public String called(String line) {
        String held = Stream.of(line.split(" ", -1)).skip(1).map(spoken::name).collect(Collectors.joining(" "));
        return option(line)
                .map(option -> game.say(option.label()) + (held.isEmpty() ? "" : " (" + held + ")"))
                .orElse(line);
    }

    /** The option that stands for a line, barred or not. */
    public Optional<Option> option(String line) {
        return prompts.stream()
                .flatMap(prompt -> prompt.options().stream())
                .filter(option -> option.lines().contains(line))
                .findFirst();
    }
}
