package tabard.campaign.content;

import java.util.List;

/** What a seat begins with (CA-2.1, 2.2); the people is the one it has unless another was chosen (CA-2.4). */
public record Muster(People people, int gold, int pc, List<Start> starts) {
    public Muster {
        starts = List.copyOf(starts);
    }
}
