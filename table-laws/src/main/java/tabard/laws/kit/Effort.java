package tabard.laws.kit;

/**
 * How much of a game its tests try out: so many random games of every way to play keep the laws, so many in all are listened to for
 * their words, and so many characters of a record are spoilt, one at a time.
 */
public record Effort(int lawful, int heard, int spoilt) {}
