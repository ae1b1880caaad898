package tabard.immortals.rules;

import org.jspecify.annotations.Nullable;
import tabard.table.SheetGame.Verdict;

/** A frame that shows beside its options what they would come to. */
public interface Judged {
    @Nullable
    Verdict verdict(State s, Move move);
}
