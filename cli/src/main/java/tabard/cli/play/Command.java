package tabard.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** What can be typed besides a move. Each has an English word, and another in the language spoken. */
enum Command {
    HINT,
    WHY,
    RULES,
    SCENE,
    WAYS,
    LOG,
    UNDO,
    REOPEN,
    SAVE,
    HELP,
    QUIT;

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The words for it, the spoken language's first. */
    List<String> words(Words own) {
        return List.of(own.say(Said.of("play.command." + key())), key()).stream()
                .distinct()
                .toList();
    }

    static Optional<Command> called(String word, Words own) {
        String lower = word.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(command -> command.words(own).contains(lower))
                .findFirst();
    }
}
