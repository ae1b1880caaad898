package tabard.laws.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.laws.supper.Supper;
import tabard.table.text.Words;

/** Cases pass where the game does what they say, and fail with every difference where it does not. */
class CasesTest {
    private static final String FOLDER = "tabard/laws/supper/cases";

    @Test
    void theShippedCasesPass() {
        var files = Cases.shipped(new Supper());
        assertThat(files).extracting(CaseFile::name).containsExactly("kitchen.yaml", "larder.yaml");
        for (var file : files) {
            assertThat(Cases.run(file))
                    .hasSameSizeAs(file.cases())
                    .allMatch(verdict -> verdict instanceof Verdict.Passed);
        }
    }

    @Test
    void casesAreFoundInAJarToo(@TempDir Path folder) throws IOException, URISyntaxException {
        var jar = folder.resolve("supper.jar");
        var cases = Path.of(Supper.class.getResource("cases").toURI());
        try (var zip = FileSystems.newFileSystem(URI.create("jar:" + jar.toUri()), Map.of("create", "true"))) {
            Files.createDirectories(zip.getPath(FOLDER));
            for (String name : List.of("kitchen.yaml", "larder.yaml")) {
                Files.copy(cases.resolve(name), zip.getPath(FOLDER, name));
            }
        }
        assertThat(Cases.in(jar, FOLDER)).extracting(CaseFile::name).containsExactly("kitchen.yaml", "larder.yaml");
    }

    @Test
    void aGameWithoutCasesShipsNone(@TempDir Path folder) {
        assertThat(Cases.in(folder, FOLDER)).isEmpty();
    }

    /** The cook holds ale and cheese, the miller two ales; each line is a case, the place of its first difference, and what was found. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        then: {round: 2} | then.round | 2 | 1
        then: {cook: {hand: {ale: 1, bread: 1}}} | then.cook.hand.bread | 1 | nothing of that name
        then: {cook: {hand: {}}} | then.cook.hand | {} | {ale=1, cheese=1}
        then: {agenda: []} | then.agenda | [] | {cook={start=[laying cook]
        when: ["cook: lay bread"], then: {round: 1} | when 1, cook: lay bread | to be possible | refused:
        when: ["cook: lay ale", "cook: lie"], then: {round: 1} | when 2, cook: lie | to be possible | refused: No move begins with
        given: {cook: {hand: {ale: 9}}}, then: {round: 1} | given | to be possible | refused: cook.hand.ale:
        given: {miller: {points: 99}, agenda: [toasting cook]}, when: ["cook: praise miller"], then: {miller: {points: 1}} \
        | then.miller.points | 1 | 100
        refused: "cook: lay ale" | refused, cook: lay ale | to be refused | it was accepted
        refused: "cook: lai ale" | refused | to be possible | refused: No move begins with
        refused: {step: "cook: lay bread", rule: SU-2.2} | refused, cook: lay bread | to be refused SU-2.2 | (SU-2.1)
        refused: {step: "cook: lay bread", why: refused.bare} | refused, cook: lay bread | refused.bare | refused.not-in-hand
        refused: {step: "cook: lay bread", why: "refused.not-in-hand @ale"} \
        | refused, cook: lay bread | refused.not-in-hand @ale | refused.not-in-hand @bread
        refused: {rule: SU-1.1} | given | to be refused SU-1.1 | it was accepted
        given: {cook: {hand: {ale: 5}}}, refused: {rule: SU-1.2} | given | to be refused SU-1.2 | refused: cook.hand.ale:
        given: {cook: {hand: {ale: 5}}}, refused: {why: refused.count} | given | refused.count | document.count
        asks: {} | asks | [] | cook
        asks: {cook: {}} | asks | cook | miller
        asks: {cook: {}, miller: {}, reeve: {}} | asks | reeve | miller
        asks: {cook: [lay ale], miller: {}} | asks.cook | lay ale | lay cheese
        asks: {cook: {has: [lay bread]}, miller: {}} | asks.cook.has | lay bread | lay cheese
        asks: {cook: {lacks: [lay ale]}, miller: {}} | asks.cook.lacks | lay ale | lay cheese
        asks: {cook: {lacks: [ley ale]}, miller: {}} | asks | to be possible | refused: No move begins with
        asks: {cook: {first: lay cheese}, miller: {}} | asks.cook.first | lay cheese | lay ale
        asks: {cook: {about: salting cook}, miller: {}} | asks.cook.about | salting cook | laying cook
        chance: [dealt cook ale] | chance | a draw or a reveal | cook, miller asked to choose
        given: setup, chance: [dealt miller ale] | chance.has | "dealt miller ale" may come up | "dealt miller ale" cannot come up
        given: setup, chance: {lacks: [dealt cook ale]} | chance.lacks | "dealt cook ale" cannot come up | "dealt cook ale" may come up
        given: {cook: {hand: {}}, miller: {hand: {}}, eaten: {ale: 4, bread: 4, cheese: 3}, agenda: [dealing cook 1, dealing cook 1]}, \
        when: ["chance: dealt cook cheese"], chance: [dealt cook ale] \
        | chance | a sound position | the game broke: java.lang.IllegalArgumentException
        sees: {miller: {cook: {hand: {ale: 1}}}} | sees.miller.cook.hand.ale | 1 | ?
        sees: {nobody: {round: 1}} | sees | to be possible | Nobody is called
        when: ["cook: lay ale"], reads: {miller: lay ale} | reads.miller | lay ale | '""'
        reads: {miller: lay ale} | reads.miller | lay ale | '""'
        over: {} | over | the end of the game | cook, miller asked to choose
        given: setup, over: {} | over | the end of the game | a draw or a reveal
        given: {agenda: []}, chance: [dealt cook ale] | chance | a draw or a reveal | the end of the game
        given: {cook: {points: 2}, agenda: []}, over: {winners: [miller]} | over.winners | miller | cook
        given: {cook: {points: 2}, agenda: []}, over: {winners: [cook], points: [2, 1]} | over.points | 2 | 0
        given: {agenda: []}, over: {how: over.least} | over.how | over.least | over.most
        given: {cook: {points: 2}, agenda: []}, over: {how: over.most 3} | over.how | over.most 3 | over.most 2
        when: ["cook: lay ale", {then: {round: 2}}, "cook: season 0"], then: {round: 1} | after 1, then.round | 2 | 1
        when: ["cook: lay ale", {asks: {cook: [season 0]}}, "cook: season 0"] | after 1, asks | cook | miller
        when: [{then: {round: 2}}, "cook: lay ale"] | after 0, then.round | 2 | 1
        when: ["cook: lay ale", {refused: "cook: season 1"}, "cook: season 0"] \
        | after 1, refused, cook: season 1 | to be refused | it was accepted
        when: [{refused: "cook: lay bread"}, "cook: lay bread"], then: {round: 1} | when 1, cook: lay bread | to be possible | refused:
        then: {cook: {hand: {ale: 0}}} | then.cook.hand.ale | 0 | 1
        then: {cook: {hand: {bred: 0}}} | then.cook.hand.bred | 0 | cook.hand: There is no "bred" here; did you mean "bread"?
        then: {cok: {points: 0}} | then.cok | {points=0} | There is no "cok" here; did you mean "cook"?
        then: {cook: {hand: {only: {ale: 1}}}} | then.cook.hand.cheese | nothing else here | 1
        then: {cook: {hand: {only: {ale: 2, cheese: 1}}}} | then.cook.hand.ale | 2 | 1
        then: {cook: {hand: {only: {ale: 1, cheese: 1, bread: 1}}}} | then.cook.hand.bread | 1 | nothing of that name
        then: {cook: {only: {hand: {ale: 1, cheese: 1}, salt: 1, word: true}}} | then.cook.held | nothing else here | 2
        counts: {cook: {hand: 3}} | counts.cook.hand | 3 | 2
        counts: {cook: {hands: 2}} | counts.cook.hands | 2 | There is no "hands" here; did you mean "hand"?
        counts: {eaten: 1, cook: {hand: {ale: 2}}} | counts.eaten | 1 | 0
        counts: {eaten: {al: 0}} | counts.eaten.al | 0 | There is no "al" here; did you mean "ale"?
        counts: {cook: {laid: 1}} | counts.cook.laid | 1 | none
        counts: {round: {ale: 1}} | counts.round | {ale=1} | 1
        given: setup, chance: {odds: {dealt cook ale: 1/2}} | chance.odds.dealt cook ale | 1/2 | 1/3
        given: setup, chance: {odds: {dealt miller ale: 1/3}} | chance.odds.dealt miller ale | 1/3 | 0
        given: {cook: {points: 2}}, standing: {winners: [miller]} | standing.winners | miller | cook
        given: {cook: {points: 2}}, standing: {points: [2, 2]} | standing.points | 2 | 0
        given: {setup: {seats: 3}}, then: {seats: 2} | then.seats | 2 | 3
        given: {setup: {seats: 4}}, then: {seats: 3} | given | to be possible | refused:
        given: {setup: {lots: [dealt miller ale]}}, then: {round: 0} | given, lots, dealt miller ale | to be possible | refused:
        """)
    void aFailedCaseShowsTheFirstDifference(String entry, String path, String expected, String found) {
        var words = Words.of(new Supper(), "en");
        assertThat(verdict(entry)).isInstanceOfSatisfying(Verdict.Failed.class, failed -> {
            var first = failed.differences().getFirst();
            assertThat(first.path()).isEqualTo(path);
            assertThat(words.say(first.expected())).contains(expected);
            assertThat(words.say(first.found())).contains(found);
            assertThat(failed.report(words)).startsWith("trial.yaml: SU-1.1 x\n" + path + "\nexpected: ");
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        then: {round: 1, cook: {hand: {ale: 1}}, eaten: {}}
        refused: ["cook: lay bread", "miller: lay cheese", "cook: season 0", "chance: dealt cook ale"]
        refused: {step: "cook: lay bread", rule: SU-2.1, why: refused.not-in-hand}
        refused: {step: "cook: lay bread", why: "refused.not-in-hand @bread"}
        given: {cook: {hand: {ale: 9}}}, refused: {why: document.count}
        given: {cook: {hand: {ale: 9}}}, refused: {why: document.count 9 4}
        asks: {cook: {only: [lay cheese, lay ale], first: lay ale, lacks: [lay bread], about: laying cook}, miller: [lay ale]}
        given: setup, asks: {}, chance: {has: [dealt cook bread], lacks: [dealt miller bread]}, then: {round: 0}
        sees: {referee: {miller: {hand: {ale: 2}}}, cook: {miller: {hand: {ale: "?"}}}}
        when: ["cook: lay ale"], reads: {cook: lay ale, miller: "", referee: lay ale}
        given: {cook: {points: 2}, agenda: []}, over: {winners: [cook], points: [2, 0]}, asks: {}
        given: {agenda: []}, over: {winners: [cook, miller]}
        given: {agenda: []}, over: {how: over.most}
        given: {cook: {points: 2}, agenda: []}, over: {how: over.most 2}
        when: ["cook: lay ale", {then: {cook: {laid: ale}}, asks: {cook: {first: season 0}, miller: {}}}, "cook: season 0"], asks: {miller: {}}
        when: ["cook: lay ale", {reads: {cook: lay ale}}, "cook: season 1", {reads: {miller: ready}}]
        when: [{refused: {step: "cook: lay bread", rule: SU-2.1}}, "cook: lay ale", {refused: ["cook: lay ale"]}, "cook: season 0"]
        then: {cook: {hand: {bread: 0, ale: 1}}, eaten: {ale: 0}}
        then: {cook: {hand: {only: {cheese: 1, ale: 1, bread: 0}}}, eaten: {only: {}}}
        then: {cook: {only: {hand: {ale: 1, cheese: 1}, held: 2, salt: 1, word: true}}}
        sees: {miller: {miller: {hand: {only: {ale: 2}}}}}
        counts: {cook: {hand: 2}, miller: {hand: 2}, larder: 8, eaten: 0, round: 1}
        counts: {eaten: {ale: 0}, options: {short: 1, long: 0}}
        given: setup, chance: {odds: {dealt cook ale: 1/3, dealt miller ale: 0}}
        given: setup, when: ["chance: dealt cook ale"], chance: {odds: {dealt cook ale: 3/11, dealt cook bread: 4/11}}
        given: {cook: {points: 2}}, standing: {winners: [cook], points: [2, 0], how: over.most 2}, asks: {cook: {}, miller: {}}
        given: {setup: {seats: 3, options: {evening: long}}}, then: {seats: 3, options: {evening: long}, round: 0}
        given: {setup: {lots: [dealt cook ale, dealt cook ale]}}, then: {cook: {hand: {only: {ale: 2}}}}, chance: [dealt miller bread]
        given: {setup: {seats: 3, lots: [dealt cook ale], dice: 7}}, asks: {cook: {}, miller: {}, reeve: {}}, counts: {reeve: {hand: 2}}
        test: SoundTest
        """)
    void aCaseThatIsRightPasses(String entry) {
        assertThat(verdict(entry)).isInstanceOf(Verdict.Passed.class);
    }

    @Test
    void allDifferencesAreShownOneAfterTheOther() {
        var words = Words.of(new Supper(), "en");
        String entry = """
            when: ["cook: lay ale", {then: {round: 2, cook: {laid: bread}}}, "cook: season 0"],
            then: {round: 3, cook: {laid: cheese, points: 0}}, asks: {cook: {}}, reads: {nobody: x}, over: {}\
            """;
        assertThat(verdict(entry)).isInstanceOfSatisfying(Verdict.Failed.class, failed -> {
            assertThat(failed.differences())
                    .extracting(Difference::path)
                    .containsExactly(
                            "after 1, then.round",
                            "after 1, then.cook.laid",
                            "then.round",
                            "then.cook.laid",
                            "asks",
                            "reads",
                            "over");
            assertThat(failed.report(words)).startsWith("""
                trial.yaml: SU-1.1 x
                after 1, then.round
                expected: 2
                found: 1
                after 1, then.cook.laid
                expected: bread
                found: ale
                then.round
                """);
        });
    }

    @Test
    void anchorsAreReadInACaseFile() {
        var file = CaseFile.read("anchors.yaml", """
            game: supper
            anchors:
              - &laid ["cook: lay ale", "cook: season 0"]
              - &cook {hand: {ale: 1, bread: 1}}
            cases:
              - {rule: SU-1.1, name: first, given: {cook: *cook}, when: *laid, then: {cook: {hand: {only: {ale: 1, bread: 1}}}}}
              - {rule: SU-1.1, name: second, given: {cook: {<<: *cook, points: 2}}, then: {cook: {points: 2, hand: {cheese: 1}}}}
            """);
        var verdicts = Cases.run(file);
        assertThat(verdicts.getFirst()).isInstanceOf(Verdict.Passed.class);
        assertThat(verdicts.getLast())
                .isInstanceOfSatisfying(
                        Verdict.Failed.class,
                        failed -> assertThat(failed.differences())
                                .extracting(Difference::path)
                                .containsExactly("then.cook.hand.cheese"));
    }

    private static Verdict verdict(String entry) {
        String given = "{cook: {hand: {ale: 1, cheese: 1}}, miller: {hand: {ale: 2}}}";
        String yaml = "{game: supper, given: " + given + ", cases: [{rule: SU-1.1, name: x, " + entry + "}]}";
        return Cases.run(CaseFile.read("trial.yaml", yaml)).getFirst();
    }
}
