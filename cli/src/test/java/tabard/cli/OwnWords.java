package tabard.cli;

/** Lies beside the command's own messages, so that tests of other packages can find them. */
public record OwnWords() {}
