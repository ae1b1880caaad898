package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** What the umpire judges of a group, and the clause it rests on. */
public enum Finding implements Named {
    UNCONTESTED("CA-7.9", Verdict.TAKES),
    RUINS_TAKEN("CA-18.15", Verdict.TAKES),
    SMALL_TAKES("CA-10.3", Verdict.TAKES),
    LARGE_TAKES("CA-10.4", Verdict.TAKES),
    LARGE_ALONE("CA-10.10", Verdict.TAKES),
    LARGER_PAYS("CA-10.11", Verdict.TAKES),
    SWAPPED("CA-10.12", Verdict.TAKES),
    CITY_TAKEN("CA-18.8", Verdict.TAKES),
    MINE_TAKEN("CA-9.5", Verdict.TAKES),
    MINE_LEFT("CA-9.6", Verdict.TAKES),
    GUEST_OUSTED("CA-1.12", Verdict.TAKES),
    PINCHED("CA-12.2", Verdict.TAKES),
    STOPS("CA-9.4", Verdict.STOPS),
    JOINS("CA-10.2", Verdict.JOINS),
    STANDS_AND_TAKES("CA-9.7", Verdict.JOINS),
    LARGE_MET("CA-10.5", Verdict.FIGHTS),
    CITY_DEFENDED("CA-14.8", Verdict.FIGHTS),
    TWO_LARGE("CA-10.9", Verdict.FIGHTS),
    CHOSEN("CA-10.13", Verdict.FIGHTS),
    PRESSED("CA-12.2", Verdict.PRESSES),
    TOO_FEW("CA-8.8", Verdict.FALLS_BACK),
    TOO_SMALL("CA-10.6", Verdict.FALLS_BACK),
    UNPAID("CA-10.7", Verdict.FALLS_BACK),
    GAVE_WAY("CA-10.10", Verdict.FALLS_BACK),
    SMALLER("CA-10.11", Verdict.FALLS_BACK),
    NOT_CHOSEN("CA-10.13", Verdict.FALLS_BACK),
    NOT_LARGEST("CA-10.15", Verdict.FALLS_BACK),
    OUTBID("CA-10.16", Verdict.FALLS_BACK),
    TOO_MANY("CA-21.17", Verdict.FALLS_BACK),
    LAND_LOST("CA-21.21", Verdict.FALLS_BACK);

    /** What happens to the group. */
    public enum Verdict {
        TAKES,
        STOPS,
        JOINS,
        FIGHTS,
        PRESSES,
        FALLS_BACK
    }

    public static final List<Finding> ALL = List.of(values());

    private final String clause;
    private final Verdict verdict;

    Finding(String clause, Verdict verdict) {
        this.clause = clause;
        this.verdict = verdict;
    }

    public String clause() {
        return clause;
    }

    public Verdict verdict() {
        return verdict;
    }

    /** Whether those who stood there must leave. */
    public boolean ousts() {
        return verdict == Verdict.TAKES || verdict == Verdict.PRESSES;
    }
}
