package tabard.table.sheet;

/** What can become of a value: a number or a flag rises, falls, or runs out; a name comes where there was none, is gone, or is another. */
public enum Change {
    RISES,
    FALLS,
    RUNS_OUT,
    COMES,
    GOES,
    TURNS
}
