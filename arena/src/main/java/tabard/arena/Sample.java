package tabard.arena;

/** The features one seat had at a moment of a game, what the game brought it in the end, and how much that counts among all samples. */
record Sample(double[] measures, double share, double weight) {}
