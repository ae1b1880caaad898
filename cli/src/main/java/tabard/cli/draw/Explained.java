package tabard.cli.draw;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tabard.table.scene.Box;
import tabard.table.scene.Part;
import tabard.table.text.Words;

/** What a thing of the box does, in words: its tip, or else what can be read on it. */
public final class Explained {
    private final Map<String, Part> parts = new HashMap<>();
    private final Words words;

    public Explained(Box box, Words words) {
        this.words = words;
        box.parts().forEach(part -> parts.put(part.id(), part));
    }

    /** Empty where the name says all there is to say. */
    public Optional<String> of(String part) {
        var known = parts.get(part);
        if (known == null) {
            return Optional.empty();
        }
        var tip = known.tip();
        String text = tip == null
                ? known.printed().stream().map(words::say).collect(Collectors.joining(" "))
                : words.say(tip);
        return Optional.of(text).filter(told -> !told.isEmpty());
    }

    /** Its name, and what it does. */
    public String named(String part) {
        return words.name(part, "") + of(part).map(told -> " – " + told).orElse("");
    }
}
