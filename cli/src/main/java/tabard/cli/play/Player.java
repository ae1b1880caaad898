package tabard.cli.play;

import tabard.table.Bot;

/** Who sits at a seat: somebody at this keyboard, or a bot. */
public sealed interface Player {
    /** As --seats and records name it. */
    String word();

    record Human() implements Player {
        public static final String WORD = "human";

        @Override
        public String word() {
            return WORD;
        }
    }

    record Machine(String word, Bot bot) implements Player {}
}
