package tabard.campaign.maps;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import tools.jackson.databind.json.JsonMapper;

/** Names for what is new on a map, in both languages, from lists of words: "Grey Vale" is "Val-Gris". None is given twice. */
final class Names {
    private static final Lists LISTS = lists();

    private final RandomGenerator dice;
    private final List<Quality> qualities = new ArrayList<>(LISTS.qualities);
    private final List<Named> given = new ArrayList<>();

    Names(RandomGenerator dice) {
        this.dice = dice;
    }

    record Named(String en, String fr) {}

    record Place(String fr, boolean feminine, String en, Kind kind) {}

    record Quality(String fr, String frFeminine, String en) {}

    /** What kind of place a word is for. */
    enum Kind {
        PLAIN,
        MOUNTAIN,
        MARSH,
        PORTAL
    }

    private record Lists(List<Place> places, List<Quality> qualities, List<Named> lands, List<Named> stuffs) {}

    private static Lists lists() {
        try (InputStream in = Names.class.getResourceAsStream("/tabard/campaign/names.json")) {
            return JsonMapper.builder()
                    .enable(tools.jackson.databind.MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
                    .build()
                    .readValue(in, Lists.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A map's: "The Amber Lands" is "Les Terres d’Ambre". */
    Named map() {
        var land = any(LISTS.lands);
        var stuff = any(LISTS.stuffs);
        return new Named("The " + stuff.en + " " + land.en, land.fr + " " + stuff.fr);
    }

    /** Qualities go round, so that few are heard twice. */
    Named place(Kind kind) {
        var fitting = LISTS.places.stream().filter(place -> place.kind == kind).toList();
        while (true) {
            if (qualities.isEmpty()) {
                qualities.addAll(LISTS.qualities);
            }
            var place = any(fitting);
            Collections.shuffle(qualities, dice);
            var quality = qualities.removeLast();
            var name = new Named(
                    quality.en + " " + place.en, place.fr + "-" + (place.feminine ? quality.frFeminine : quality.fr));
            if (!given.contains(name)) {
                given.add(name);
                return name;
            }
        }
    }

    private <T> T any(List<T> list) {
        return list.get(dice.nextInt(list.size()));
    }
}
