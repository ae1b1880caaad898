package tabard.arena.engine;

import java.util.List;
import java.util.ServiceLoader;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** A kind of cluster that can do the work of a series. The library that speaks to it is large, and comes with an optional module. */
public interface Machines {
    /** What commands call it by. */
    String word();

    /**
     * Finds those who work for this master; refused, in a sentence, where it does not answer.
     *
     * @param name what this series is called where the keeper of the cluster looks
     */
    Engine join(String master, String name);

    /** Those that are there; refused where the program runs without them. */
    static Machines named(String word) {
        return ServiceLoader.load(Machines.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(machines -> machines.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new Refusal(Said.of("engine.missing")));
    }

    /** The machine at hand, and what a module of this house is there for. */
    List<String> WORDS = List.of("local", "spark");
}
