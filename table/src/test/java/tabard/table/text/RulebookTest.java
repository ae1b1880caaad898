package tabard.table.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tabard.table.Refusal;
import tabard.table.text.Rulebook.Clause;

/** Rules, clause by clause. */
class RulebookTest {
    private static final String RULES = """
        # Toy

        A game of coins.

        In two rounds.

        ## Rolling

        **TO-1.1** Roll the die
        and look at it.

        ## Taking

        **TO-1.2** Take coins.

        **TO-4.A1** Or do not.
        """;

    private final Rulebook book = Rulebook.read(RULES);

    @Test
    void aBookHasATitleAnIntroductionAndChapters() {
        assertThat(book.title()).isEqualTo("Toy");
        assertThat(book.introduction()).isEqualTo("A game of coins.\n\nIn two rounds.");
        assertThat(book.chapters()).extracting(Rulebook.Chapter::title).containsExactly("Rolling", "Taking");
        assertThat(book.clauses()).containsOnlyKeys("TO-1.1", "TO-1.2", "TO-4.A1");
    }

    @Test
    void aClauseMayRunOverLines() {
        assertThat(book.clause("TO-1.1")).isEqualTo(new Clause("TO-1.1", "Roll the die and look at it."));
    }

    @Test
    void aClauseIsFoundWithoutTheGamesLettersAndInAnyCase() {
        assertThat(book.clause("4.a1").id()).isEqualTo("TO-4.A1");
        assertThat(book.clause("to-1.2").id()).isEqualTo("TO-1.2");
    }

    @Test
    void anUnknownClauseIsRefused() {
        assertThatThrownBy(() -> book.clause("TO-1.3"))
                .isInstanceOf(Refusal.class)
                .hasMessage("There is no clause \"TO-1.3\"; did you mean \"TO-1.1\"?");
    }

    @Test
    void aClauseThatStandsTwiceIsAMistake() {
        assertThatThrownBy(() -> Rulebook.read(RULES + "\n**TO-1.2** Again.\n").clauses())
                .hasMessage("two clauses TO-1.2");
    }

    @Test
    void aParagraphThatIsNoClauseIsAMistake() {
        assertThatThrownBy(() -> Rulebook.read(RULES + "\nBy the way.\n")).hasMessage("not a clause: By the way.");
    }

    @Test
    void aGameWithoutRulesIsAMistake() {
        assertThatThrownBy(() -> Rulebook.of("a text", "en"))
                .hasMessageContaining("no rules_en.md beside java.lang.String");
    }
}
