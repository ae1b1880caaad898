package tabard.mageknight.bot;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;

/** Who waits at a site, face up, face down, or not drawn yet. */
final class Keepers {
    private static final List<List<Threat>> INSIDE = Site.ALL.stream()
            .map(site -> site.enemies().stream().map(Threat::of).toList())
            .toList();
    private static final List<List<Threat>> GARRISONS = Site.ALL.stream()
            .map(site -> site.garrison().stream()
                    .map(back -> Threat.of(back).walled())
                    .toList())
            .toList();
    private static final List<List<Threat>> RUINS = Ruin.ALL.stream()
            .map(ruin -> ruin.enemies().stream().map(Threat::of).toList())
            .toList();

    private Keepers() {}

    /** Of a keep, a tower or a city. */
    static List<Threat> garrison(State s, Plot plot) {
        var city = plot.hex().city();
        if (city != null) {
            var threats = new ArrayList<Threat>();
            for (int i = 0; i < Outlook.defenders(s, city); i++) {
                var token = Outlook.defender(s, city, i);
                if (token != null) {
                    threats.add(Threat.of(token).in(city));
                }
            }
            return threats;
        }
        var guard = s.guard(plot);
        return guard == null
                ? GARRISONS.get(plot.site().ordinal())
                : List.of(Threat.of(guard).walled());
    }

    /** Tokens that lie there. */
    static List<Threat> tokens(State s, Plot plot) {
        var guard = s.guard(plot);
        if (guard == null) {
            return List.of();
        }
        return plot.lair() == null
                ? List.of(Threat.of(guard))
                : Outlook.tokens(s, plot).stream().map(Threat::of).toList();
    }

    /** Of an adventure: tokens that lie there, or those that will be drawn. */
    static List<Threat> inside(State s, Plot plot) {
        var tokens = tokens(s, plot);
        if (!tokens.isEmpty()) {
            return tokens;
        }
        if (plot.site().ofToken()) {
            var ruin = Outlook.ruin(s, plot);
            return ruin == null ? List.of() : RUINS.get(ruin.ordinal());
        }
        return INSIDE.get(plot.site().ordinal());
    }
}
