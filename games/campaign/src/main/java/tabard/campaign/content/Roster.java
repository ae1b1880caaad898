package tabard.campaign.content;

import java.util.List;

/** The Incarnates of a player, numbered from 1 (CA-19.2); without names there are twelve all the same. */
public record Roster(List<String> names) {
    public static final int MOST = 12;

    public static final Roster UNNAMED = new Roster(List.of());

    public Roster {
        names = List.copyOf(names);
    }

    public int size() {
        return names.isEmpty() ? MOST : names.size();
    }
}
