package tabard.table;

import java.util.Map;

/** How a game is set up: how many sit down, and a value for every setting of the game. */
public record Options(int seats, Map<String, String> settings) {
    public Options {
        settings = Map.copyOf(settings);
    }

    public String get(String setting) {
        String value = settings.get(setting);
        if (value == null) {
            throw new IllegalArgumentException("no setting named " + setting);
        }
        return value;
    }
}
