package tabard.server.protocol;

import org.jspecify.annotations.Nullable;

/** Where the files lie that a page needs for a game: addresses that never change their content. */
public record GameFiles(
        PerLanguage words, PerLanguage rulesText, @Nullable Art art) {}
