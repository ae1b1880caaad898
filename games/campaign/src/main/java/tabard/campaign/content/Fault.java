package tabard.campaign.content;

import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Something wrong with a file: where in it, what, by which clause, and the territories concerned, as a set of ordinals. */
public record Fault(String at, Said why, String clause, long places) {
    public Refusal refusal() {
        return at.isEmpty() ? new Refusal(why, clause) : new Refusal(why, clause).at(at);
    }
}
