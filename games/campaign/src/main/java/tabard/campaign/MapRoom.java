package tabard.campaign;

import java.util.Map;
import tabard.campaign.maps.Maps;
import tabard.table.Workshop;
import tabard.table.text.Words;

/** Where maps for campaigns are looked over, drawn and made. It lies beside the words of the game, which it speaks. */
public final class MapRoom implements Workshop {
    @Override
    public String game() {
        return "campaign";
    }

    @Override
    public String setting() {
        return "scenario";
    }

    @Override
    public String makes() {
        return "map";
    }

    @Override
    public Examined examine(Map<String, Object> document, String language) {
        return Maps.examine(document, Words.of(this, language));
    }

    @Override
    public Map<String, Object> make(int seats, long seed) {
        return Maps.make(seats, seed);
    }
}
