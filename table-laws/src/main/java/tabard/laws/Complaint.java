package tabard.laws;

/** How a fault that was found is told: with the game, the moment and the viewer for whom it was found. */
@FunctionalInterface
interface Complaint {
    Broken of(String what);
}
