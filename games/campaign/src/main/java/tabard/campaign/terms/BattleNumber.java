package tabard.campaign.terms;

import java.util.List;
import java.util.stream.IntStream;
import tabard.table.Named;

/** The battles of a turn, numbered by territory, then by the attacker's seat (CA-21.46): at most one for each group that can march. */
public record BattleNumber(int number) implements Named {
    public static final int MOST = Banner.MOST_PLAYERS * Group.ALL.size();
    public static final List<BattleNumber> ALL =
            IntStream.rangeClosed(1, MOST).mapToObj(BattleNumber::new).toList();

    @Override
    public String name() {
        return "BATTLE_" + number;
    }

    @Override
    public int ordinal() {
        return number - 1;
    }
}
