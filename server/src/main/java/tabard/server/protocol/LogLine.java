package tabard.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Beat;
import tabard.table.scene.Said;

/**
 * One sentence of the chronicle, as one viewer reads it, and below it what followed, if anything did; a heading begins a new round, or a chapter does that is called after it. Reported:
 * people tell what happened outside the program, and no dice vouch for it.
 */
public record LogLine(
        int at,
        Said say,
        @Nullable String by,
        @Nullable String clause,
        @Nullable Boolean heading,
        @Nullable Said chapter,
        @Nullable List<Said> followed,
        @Nullable Boolean reported) {
    /** Of which nothing follows. */
    public LogLine(int at, Said say, @Nullable String by, @Nullable String clause) {
        this(at, say, by, clause, null, null, null, null);
    }

    /** Told by people of what happened outside the program. */
    public LogLine byReport(boolean told) {
        return told ? new LogLine(at, say, by, clause, heading, chapter, followed, Boolean.TRUE) : this;
    }

    public LogLine telling(boolean newRound, @Nullable Said name, List<Said> consequences) {
        return new LogLine(
                at,
                say,
                by,
                clause,
                (newRound && name == null) ? Boolean.TRUE : null,
                newRound ? name : null,
                consequences.isEmpty() ? null : consequences,
                reported);
    }

    /** The beat, told by this line. */
    public Beat of(Beat beat) {
        return beat.telling(heading != null, chapter, followed == null ? List.of() : followed);
    }
}
