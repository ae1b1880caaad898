package tabard.macht.content;

/** What an action tile does, beside the recruits it shows: said here, done by the chapter of that name. */
public sealed interface TileEffect {
    /** MO-6.1: strengthens or topples a province that carries this marker. */
    record Influence(Marker marker) implements TileEffect {}

    /** MO-6.9: acts as Influence of any marker. */
    record AnyInfluence() implements TileEffect {}

    /** MO-6.6: counts one more on provinces with this marker. */
    record Bonus(Marker marker) implements TileEffect {}

    /** MO-6.7: shares pieces out between two neighbours. */
    record Movement() implements TileEffect {}

    /** MO-6.8: ships pieces from coast to coast. */
    record SeaMove() implements TileEffect {}

    /** MO-6.10: stops a tile, in the other's turn only. */
    record Cancel() implements TileEffect {}

    /** MO-4.A1: a lightning tile is auctioned as soon as it is taken; this is what the winner gets. */
    sealed interface Prize extends TileEffect {}

    /** MO-5.4 */
    record Point() implements Prize {}

    /** MO-5.5 */
    record Rebellion() implements Prize {}

    /** MO-5.6 */
    record MarkerChange() implements Prize {}
}
