package tabard.campaign.content;

import java.util.List;
import tabard.table.Named;
import tabard.table.Refusal;
import tabard.table.sheet.Subset;

/** One of the peoples that may go to war (CA-2.3). */
public record People(
        String name, int ordinal, String nameEn, String nameFr, String shortEn, String shortFr, Alignment alignment)
        implements Named {
    public static final List<People> ALL = Shipped.peoples();

    /** By its word ("tir-na-bor"), or as files of maps spell it ("tir_na_bor"). */
    public static People of(String word) {
        for (var people : ALL) {
            if (people.word().equals(word.replace('_', '-'))) {
                return people;
            }
        }
        throw Refusal.unknown("file.word", word, ALL.stream().map(People::word).toList());
    }

    public long bit() {
        return Subset.bit(this);
    }

    @Override
    public String toString() {
        return word();
    }
}
