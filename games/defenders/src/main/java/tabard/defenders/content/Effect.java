package tabard.defenders.content;

/** What a purple card or a reward does, as data: the rules have one place that carries it out. */
public sealed interface Effect {
    /** A gate at any location. */
    record OpenGate() implements Effect {}

    /** A location of the darkness card gets no minions, or none that the guard stops. */
    record Secure(Guard guard) implements Effect {}

    /** Crystals of any location: all of them, or one. */
    record Cleanse(boolean all) implements Effect {}

    /** A crystal of where one stands. */
    record CleanseHere() implements Effect {}

    /** The general of the darkness card stays where he is. */
    record Halt() implements Effect {}

    /** All minions of up to so many lands of a colour. */
    record Clear(Colour colour, int places) implements Effect {}

    /** No Night this turn. */
    record Hush() implements Effect {}

    /** For an action, all minions of where one stands. */
    record Slaughter() implements Effect {}

    /** Up to so many minions, no more lines away from a location than that. */
    record Rout(Location centre, int lines, int minions) implements Effect {}

    /** A hero goes anywhere if his player agrees; with the gryphons two. */
    record Carry(boolean gryphons) implements Effect {}

    /** All minions of up to so many locations, and a general a step back. */
    record Storm(int places) implements Effect {}

    /** All failed dice of a combat are rolled again. */
    record Luck() implements Effect {}

    /** Five cards are shown, those of a colour kept. */
    record Inform() implements Effect {}

    /** Minions along a way, worth so much together. */
    record Sweep(int worth) implements Effect {}

    /** A look at the darkness deck. */
    record Foresee() implements Effect {}

    /** A general does not recover. */
    record Spy() implements Effect {}

    /** Two dice more in this attack. */
    record GateDice() implements Effect {}

    /** The powers of the general do not work in this attack. */
    record PowersOff() implements Effect {}

    /** So many hero cards. */
    record Draw(int cards) implements Effect {}

    /** A die of minions around the land where the quest was done. */
    record Envoy() implements Effect {}

    /** The first card of the general's colour. */
    record Scout(General general) implements Effect {}
}
