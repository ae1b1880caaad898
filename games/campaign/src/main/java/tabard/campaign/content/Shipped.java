package tabard.campaign.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Reads what is in the box, and checks it: a broken file is named with the entry that is wrong. */
final class Shipped {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final List<String> SCENARIOS =
            List.of("standard-2p", "standard-3p", "standard-4p", "standard-5p", "standard-6p", "ruins-2p");
    private static final int PEOPLES = 19;

    private Shipped() {}

    static List<People> peoples() {
        String file = "peoples.json";
        var document = new Entry("", read(file), new Faults());
        var all = new ArrayList<People>();
        for (var entry : document.entries("peoples")) {
            var alignment = entry.word(
                    "alignment", Alignment.ALL.stream().map(Alignment::word).toList(), "light");
            all.add(new People(
                    String.valueOf(entry.fields().get("id")).replace('_', '-'),
                    all.size(),
                    entry.name("nameEn"),
                    entry.name("nameFr"),
                    entry.name("shortEn"),
                    entry.name("shortFr"),
                    Alignment.valueOf(alignment.toUpperCase(Locale.ROOT))));
        }
        refuse(file, document.faults().list());
        if (all.stream().map(People::name).distinct().count() != PEOPLES) {
            throw new IllegalStateException(file + ": peoples: there should be " + PEOPLES);
        }
        return List.copyOf(all);
    }

    static List<Scenario> scenarios() {
        var all = new ArrayList<Scenario>();
        for (String id : SCENARIOS) {
            String file = id + ".json";
            var read = MapFile.read(read(file));
            refuse(file, read.faults());
            all.add(read.scenario(id));
        }
        return List.copyOf(all);
    }

    private static void refuse(String file, List<Fault> faults) {
        if (!faults.isEmpty()) {
            throw new IllegalStateException(
                    file + ": " + faults.getFirst().refusal().getMessage());
        }
    }

    private static Map<String, Object> read(String file) {
        try (InputStream in = Shipped.class.getResourceAsStream("/tabard/campaign/" + file)) {
            if (in == null) {
                throw new IllegalStateException(file + ": is missing");
            }
            return JSON.readValue(in, new TypeReference<>() {});
        } catch (JacksonException e) {
            throw new IllegalStateException(file + ": " + e.getOriginalMessage() + " at " + e.getPathReference(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
