package tabard.laws;

/** How a position is looked at: every law is asked of all that it shows, or of a part of it, or only whether the game may go on so. */
enum Look {
    CLOSELY,
    PASSING,
    AWAY
}
