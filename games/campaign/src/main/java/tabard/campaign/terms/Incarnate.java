package tabard.campaign.terms;

import java.util.List;
import java.util.stream.IntStream;
import tabard.campaign.content.Roster;
import tabard.table.Named;

/** A hero of a player's roster, by number (CA-19.2); the campaign's document may give names. */
public record Incarnate(int number) implements Named {
    public static final List<Incarnate> ALL =
            IntStream.rangeClosed(1, Roster.MOST).mapToObj(Incarnate::new).toList();

    public int bit() {
        return 1 << ordinal();
    }

    @Override
    public String name() {
        return "INCARNATE_" + number;
    }

    @Override
    public int ordinal() {
        return number - 1;
    }
}
