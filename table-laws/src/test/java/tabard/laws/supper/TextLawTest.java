package tabard.laws.supper;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.laws.Law;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.Step;
import tabard.table.Variant;
import tabard.table.scene.Said;

/** Law 3 finds what is not read as it was written. */
class TextLawTest {
    @Test
    void aFieldThatIsLostInReadingIsFound() {
        var game = new Bent() {
            @Override
            public State parse(Map<String, Object> document) {
                var s = super.parse(document);
                s.guests().forEach(guest -> s.set(State.WORD, guest, 1));
                return s;
            }
        };
        assertThat(Planted.found(Law.TEXT, game))
                .contains("is written differently: ")
                .contains("word is false / true");
    }

    @Test
    void aFieldThatIsNotWrittenIsFound() {
        var game = new Bent() {
            @Override
            public Map<String, Object> text(State s) {
                var text = new LinkedHashMap<>(super.text(s));
                text.remove("round");
                return text;
            }
        };
        assertThat(Planted.found(Law.TEXT, game)).contains("differs in something that is not written");
    }

    @Test
    void anActionThatIsReadAsAnotherIsFound() {
        var game = new Bent() {
            @Override
            public Move action(String line) {
                return super.action(line.equals("alone") ? "speak" : line);
            }
        };
        assertThat(Planted.found(Law.TEXT, game)).isEqualTo("the action is read differently: alone");
    }

    @Test
    void aStepThatIsReadAsAnothersIsFound() {
        var game = new Bent() {
            @Override
            public Step<Move> step(String line) {
                return super.step(line.replace("miller: ", "cook: "));
            }
        };
        assertThat(Planted.found(Law.TEXT, game)).startsWith("the step is read differently: miller");
    }

    /** Another action, written alike. */
    private record Twin(Action of) implements Action {
        @Override
        public String text() {
            return of.text();
        }
    }

    @SuppressWarnings("unchecked") // its moves are actions, and are only read
    private static Game<State, Action> ofActions(Game<State, ?> game) {
        return (Game<State, Action>) game;
    }

    @Test
    void twoOptionsWithOneTextAreFound() {
        var game = new Variant<State, Action>(ofActions(new Supper())) {
            @Override
            public Awaits<Action> awaits(State s) {
                if (!(super.awaits(s) instanceof Awaits.Choice<Action>(var ask, var others))) {
                    return super.awaits(s);
                }
                var options = new ArrayList<>(ask.options());
                options.add(new Twin(ask.options().getFirst()));
                return new Awaits.Choice<>(new Ask<>(ask.seat(), ask.about(), options), others);
            }
        };
        assertThat(Planted.found(Law.TEXT, game)).startsWith("two options are both written ");
    }

    @Test
    void aLineWithTwoSpellingsIsFound() {
        var game = new Bent() {
            @Override
            public Move action(String line) {
                return super.action(line.replace(" nonsense", ""));
            }
        };
        assertThat(Planted.found(Law.TEXT, game)).startsWith("one action has two spellings");
    }

    @Test
    void aBadLineThatThrowsIsFound() {
        var game = new Bent() {
            @Override
            public Move action(String line) {
                return line.startsWith("season ")
                        ? new Kitchen.Season(Integer.parseInt(line.substring("season ".length())))
                        : super.action(line);
            }
        };
        assertThat(Planted.found(Law.TEXT, game)).contains("NumberFormatException");
    }

    @Test
    void aBadDocumentThatThrowsIsFound() {
        var game = new Bent() {
            @Override
            public State parse(Map<String, Object> document) {
                return (Integer) document.getOrDefault("round", 0) < 0
                        ? setup(info().standard())
                        : super.parse(document);
            }
        };
        assertThat(Planted.found(Law.TEXT, game))
                .startsWith("a bad document throws java.lang.ClassCastException")
                .contains("round is");
    }

    @Test
    void aBadDocumentThatIsAcceptedButCannotBeWrittenIsFound() {
        var game = new Bent() {
            @Override
            public State parse(Map<String, Object> document) {
                try {
                    return super.parse(document);
                } catch (Refusal refusal) {
                    if (document.get("cook") instanceof String) {
                        throw refusal;
                    }
                    var s = standard(info().standard());
                    s.set(State.POINTS, Guest.COOK, 1000);
                    return s;
                }
            }

            @Override
            public Map<String, Object> text(State s) {
                var text = new LinkedHashMap<>(super.text(s));
                if (s.count(State.POINTS, Guest.COOK) == 1000) {
                    text.put("cook", "praised too often");
                }
                return text;
            }
        };
        assertThat(Planted.found(Law.TEXT, game)).contains("is accepted, but not read back as it is written");
    }

    @Test
    void aTextThatYamlDoesNotGiveBackIsFound() {
        var game = new Bent() {
            @Override
            public Map<String, Object> text(State s) {
                var text = new LinkedHashMap<>(super.text(s));
                text.put("grace", CharBuffer.wrap("bless this meal"));
                return text;
            }

            @Override
            public State parse(Map<String, Object> document) {
                var rest = new LinkedHashMap<>(document);
                if (!(rest.remove("grace") instanceof CharBuffer)) {
                    throw new Refusal(Said.of("document.unknown", "grace", ""));
                }
                return super.parse(rest);
            }
        };
        assertThat(Planted.found(Law.TEXT, game))
                .startsWith("its own record is refused")
                .contains("grace");
    }

    /** The supper where every so many times that the table is laid the cook has no salt. */
    private static Bent saltless(int every) {
        return new Bent() {
            private int laid;

            @Override
            public State setup(Options options) {
                var s = super.setup(options);
                s.set(State.SALT, Guest.COOK, ++laid % every == 0 ? 0 : 1);
                return s;
            }
        };
    }

    @Test
    void aRecordThatDoesNotReplayIsFound() {
        assertThat(Planted.found(Law.TEXT, saltless(3))).startsWith("its own record is refused");
    }

    @Test
    void aRecordThatIsWrittenInTwoWaysIsFound() {
        assertThat(Planted.found(Law.TEXT, saltless(2))).isEqualTo("a record is written differently the second time");
    }

    @Test
    void aReplayThatTakesAnotherWayToTheSameEndIsFound() {
        var game = new Bent() {
            private int laid;

            @Override
            public void apply(State s, Step<Move> step) {
                super.apply(s, step);
                switch (move(step)) {
                    case Kitchen.Lay _ -> s.set(State.HUSHED, ++laid / 2 % 2);
                    case Kitchen.Served _ -> s.set(State.HUSHED, 0);
                    default -> {}
                }
            }
        };
        assertThat(Planted.found(Law.TEXT, game)).isEqualTo("a record replays to another position");
    }
}
