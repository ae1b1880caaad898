package tabard.campaign.terms;

import java.util.List;
import java.util.stream.IntStream;
import tabard.table.Named;

/** What a window asks about, where one seat may be asked about several things: numbered by territory, then seat (CA-21.11). */
public record Matter(int number) implements Named {
    public static final int MOST = Banner.MOST_PLAYERS * Group.ALL.size();
    public static final List<Matter> ALL =
            IntStream.rangeClosed(1, MOST).mapToObj(Matter::new).toList();

    @Override
    public String name() {
        return Integer.toString(number);
    }

    @Override
    public int ordinal() {
        return number - 1;
    }
}
