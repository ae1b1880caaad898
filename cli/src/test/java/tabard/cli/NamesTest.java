package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Whoever looks for a class by its name finds one: no name is given twice in the house. Games name their own things as they like. */
class NamesTest {
    private static final String[] MODULES = {
        "tabard.table",
        "tabard.laws",
        "tabard.bots",
        "tabard.analysis",
        "tabard.arena",
        "tabard.bench",
        "tabard.server",
        "tabard.cli"
    };

    private static Map<String, Set<String>> packages() {
        return new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages(MODULES).stream()
                        .filter(type ->
                                type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                        .collect(Collectors.groupingBy(
                                JavaClass::getSimpleName,
                                TreeMap::new,
                                Collectors.mapping(JavaClass::getPackageName, Collectors.toCollection(TreeSet::new))));
    }

    @Test
    void noNameIsGivenTwice() {
        var twice = new TreeMap<>(packages());
        assertThat(twice).containsKeys("Sheet", "Laws", "Bots", "Analyst", "Balance", "Benchmarks", "Tabard");
        twice.values().removeIf(found -> found.size() == 1);
        assertThat(twice).isEmpty();
    }
}
