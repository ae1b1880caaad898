package tabard.arena;

import java.io.Serializable;

/** The features of one seat in one position, its share of the win when the game was over, and the weight of this sample among all. */
record Sample(double[] measures, double share, double weight) implements Serializable {}
