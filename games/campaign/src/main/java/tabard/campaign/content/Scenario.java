package tabard.campaign.content;

import java.util.List;
import java.util.Map;
import tabard.table.Refusal;

/** A map with what everybody begins with on it (CA-2.1). */
public record Scenario(String id, CampaignMap map, int turns, List<Muster> musters) {
    public static final List<Scenario> ALL = Shipped.scenarios();

    /** What a map of somebody's own is called. */
    public static final String OWN = "own";

    /** The documents read last: a table asks for its own map again and again. */
    private static final Memory<Map<String, Object>, Scenario> READ = new Memory<>(16);

    public Scenario {
        musters = List.copyOf(musters);
    }

    /** One of the box's. */
    public static Scenario of(String id) {
        for (var scenario : ALL) {
            if (scenario.id.equals(id)) {
                return scenario;
            }
        }
        throw Refusal.unknown("file.word", id, ALL.stream().map(Scenario::id).toList());
    }

    /** One that an organiser brings: lawful by CA-2.5, or refused with the field, the territory and the clause. What was read must not change any more. */
    public static Scenario read(Map<String, Object> document) {
        return READ.of(document, MapFile::scenario);
    }

    public int players() {
        return musters.size();
    }

    public String nameEn() {
        return map.nameEn();
    }

    public String nameFr() {
        return map.nameFr();
    }

    /** Of this seat, counted from 0. */
    public Muster muster(int seat) {
        return musters.get(seat);
    }

    @Override
    public String toString() {
        return id;
    }
}
