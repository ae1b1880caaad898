package tabard.server.protocol;

import org.jspecify.annotations.Nullable;

/**
 * Where the files lie that a page needs for a game: addresses that never change their content. Sign: the few of its words that the
 * common room needs; first: its first game, where it has one.
 */
public record GameFiles(
        PerLanguage words,
        PerLanguage sign,
        PerLanguage rulesText,
        @Nullable Art art,
        @Nullable String first) {}
