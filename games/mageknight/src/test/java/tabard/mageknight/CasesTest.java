package tabard.mageknight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import java.util.stream.Stream;
import org.junit.jupiter.api.*;
import tabard.laws.cases.*;
import tabard.mageknight.pieces.*;
import tabard.table.text.*;

/** The cases of the chapters that are written come out right, and name clauses that exist. */
final class CasesTest {
    private static final Path FOLDER = Path.of("src/test/cases");

    private static List<CaseFile> files() throws IOException {
        var files = new ArrayList<CaseFile>();
        try (var paths = Files.list(FOLDER)) {
            for (var path : paths.sorted().toList()) {
                files.add(CaseFile.read(path.getFileName().toString(), Files.readString(path)));
            }
        }
        return files;
    }

    @TestFactory
    Stream<DynamicContainer> everyCaseComesOutRight() throws IOException {
        return files().stream()
                .map(file -> dynamicContainer(
                        file.name(),
                        Cases.run(file).stream()
                                .map(verdict -> dynamicTest(verdict.of().title(), () -> passes(verdict)))));
    }

    private static void passes(Verdict verdict) {
        switch (verdict) {
            case Verdict.Passed _ -> {}
            case Verdict.Failed failed -> fail(failed.report(Words.of(new MageKnight(), "en")));
        }
    }

    @Test
    void everyCaseNamesClausesThatExist() throws IOException {
        var clauses = Rulebook.of(this, "en").clauses().keySet();
        for (var file : files()) {
            for (var one : file.cases()) {
                assertThat(clauses).containsAll(one.rules());
            }
        }
    }
}
