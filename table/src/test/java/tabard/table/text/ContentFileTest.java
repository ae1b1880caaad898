package tabard.table.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.table.Named;

/** A file of content is read into records; what is wrong with it is said with its name and the entry. */
final class ContentFileTest {
    enum Hue implements Named {
        RED,
        DARK_BLUE;
    }

    record Tree(String id, Hue hue, @Nullable Integer age, double[] at) {}

    record Wood(List<Tree> trees, Map<Hue, Integer> counts, Map<String, Boolean> open) {}

    private static final String SOUND = """
            {"about": "passed over \\u00e9\\n", "trees": [
              {"id": "elm", "hue": "darkBlue", "age": 7, "at": [1.5, -2e1]},
              {"id": "oak", "hue": "red", "at": []}],
             "counts": {"dark_blue": 2, "red": 1}, "open": {"north": true}}
            """;

    private static ContentFile file(String text) {
        return new ContentFile(MethodHandles.lookup(), "wood.json", text);
    }

    @Test
    void recordsAreReadByTheNamesOfTheirComponents() {
        var wood = file(SOUND).read(Wood.class);
        assertThat(wood.trees.getFirst().hue).isEqualTo(Hue.DARK_BLUE);
        assertThat(wood.trees.getFirst().at).containsExactly(1.5, -20);
        assertThat(wood.trees.getLast().age).isNull();
        assertThat(wood.counts).containsExactly(Map.entry(Hue.RED, 1), Map.entry(Hue.DARK_BLUE, 2));
        assertThat(wood.open).containsEntry("north", true);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"age\": 7 | \"age\": \"old\" | wood.json: trees elm.age is old",
                "\"age\": 7 | \"age\": 7.5 | trees elm.age is 7.5",
                "\"hue\": \"red\" | \"hue\": \"mauve\" | trees oak.hue: unknown id mauve",
                "\"hue\": \"red\", | \"age\": 1, | trees oak.hue is null",
                "\"id\": \"oak\" | \"id\": \"elm\" | trees: elm stands twice",
                ", \"red\": 1 |  '' | counts: no red",
                "\"trees\": [ | \"trees\": [[], | trees 1 is []",
                "\"north\": true | \"north\": yes | line 4: expected a value",
                "\"north\": true}} | \"north\": true} | line 5: expected",
            })
    void whatIsWrongIsSaidWithItsEntry(String right, String wrong, String message) {
        String broken = SOUND.replace(right.strip(), wrong.strip());
        assertThat(broken).isNotEqualTo(SOUND);
        assertThatThrownBy(() -> file(broken).read(Wood.class)).hasMessageContaining(message.strip());
    }

    @Test
    void aFileThatIsMissingIsNamed() {
        assertThatThrownBy(() -> new ContentFile(MethodHandles.lookup(), "/none/such.json"))
                .hasMessage("such.json: is missing");
    }

    @Test
    void bordersGoBothWays() {
        record Place(String id, List<String> near) {}
        var ford = new Place("ford", List.of("mill"));
        var mill = new Place("mill", List.of("ford"));
        var file = file(SOUND);
        assertThat(file.borders(List.of(ford, mill), Place::id, Place::near)).containsExactly(2, 1);
        var alone = new Place("mill", List.of());
        assertThatThrownBy(() -> file.borders(List.of(ford, alone), Place::id, Place::near))
                .hasMessage("wood.json: ford borders on mill, but not the other way round");
    }

    @Test
    void entriesStandInTheOrderOfTheirNames() {
        var file = file(SOUND);
        var trees = file.read(Wood.class).trees;
        assertThat(file.inOrder("trees", trees, List.of(Hue.values()), Tree::hue))
                .extracting(Tree::id)
                .containsExactly("oak", "elm");
        assertThatThrownBy(() -> file.inOrder("trees", trees.subList(0, 1), List.of(Hue.values()), Tree::hue))
                .hasMessage("wood.json: trees: no red");
    }
}
