package tabard.campaign.content;

import java.util.List;

/** The line between two territories, given by their ordinals, a before b: closed by mountains or open (CA-1.1). */
public record Border(int a, int b, boolean closed, List<double[][]> arcs) {
    public Border {
        arcs = List.copyOf(arcs);
    }
}
