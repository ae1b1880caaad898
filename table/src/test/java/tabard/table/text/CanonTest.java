package tabard.table.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The one way documents are written. */
class CanonTest {
    private static Map<String, Object> map(Object... pairs) {
        var map = new LinkedHashMap<String, Object>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put((String) pairs[i], pairs[i + 1]);
        }
        return map;
    }

    @Test
    void deepMapsAreBlocksAndFlatOnesStandOnOneLine() {
        var document =
                map("round", 3, "shelves", map("top", map("salt", 1, "wax", 0), "middle", map()), "empty", map());
        assertThat(Canon.write(document)).isEqualTo("""
            round: 3
            shelves:
              top: {salt: 1, wax: 0}
              middle: {}
            empty: {}
            """);
    }

    @Test
    void listsHaveALineForEachEntry() {
        assertThat(Canon.write(
                        map("agenda", List.of("acting orange 2", map("orange", List.of("a b"))), "none", List.of())))
                .isEqualTo("""
                    agenda:
                      - acting orange 2
                      - {orange: [a b]}
                    none: []
                    """);
    }

    @Test
    void whatYamlWouldTakeForSomethingElseIsQuoted() {
        assertThat(Canon.write(map(
                        "a", "yes", "b", "?", "no", "5", "d", "say \"hi\" \\", "e", "Zoë", "f", "none", "g", "[x]")))
                .isEqualTo("""
                    a: "yes"
                    b: "?"
                    "no": "5"
                    d: "say \\"hi\\" \\\\"
                    e: "Zoë"
                    f: none
                    g: "[x]"
                    """);
    }

    @Test
    void truthValuesAndNumbersAreBare() {
        assertThat(Canon.write(map("open", true, "count", -1))).isEqualTo("open: true\ncount: -1\n");
    }

    @Test
    void aHashIsShortAndAlwaysTheSame() {
        assertThat(Canon.hash("tabard"))
                .isEqualTo(Canon.hash("tabard"))
                .hasSize(16)
                .isNotEqualTo(Canon.hash("Tabard"));
        assertThat(Canon.hash("")).isEqualTo("e3b0c44298fc1c14");
    }
}
