package tabard.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.table.scene.Said;
import tabard.table.text.Words;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The grammar of messages is written twice, here and in the page: one file of examples binds both. */
class GrammarTest {
    private static final Path EXAMPLES = Path.of("../table/src/test/resources/tabard/table/text/grammar.json");

    record Example(
            String lang, Map<String, String> texts, Map<String, String> people, List<Object> said, String expected) {}

    static List<Example> examples() {
        return JsonMapper.builder().build().readValue(EXAMPLES.toFile(), new TypeReference<>() {});
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleIsSaidAsInThePage(Example example) {
        var people = example.people == null ? Map.<String, String>of() : example.people;
        var words = Words.of(example.lang, example.texts).withPeople(people);
        assertThat(words.say(said(example.said))).isEqualTo(example.expected);
    }

    private static Said said(List<?> list) {
        var args = new ArrayList<Object>();
        for (Object arg : list.subList(1, list.size())) {
            args.add(arg instanceof List<?> inner ? said(inner) : arg);
        }
        return new Said((String) list.getFirst(), args);
    }
}
