package tabard.table;

import java.util.Optional;

/** The clause named on each kind of move, looked up once. */
final class Clauses extends ClassValue<String> {
    static final Clauses OF = new Clauses();

    private static final ClassValue<Optional<Rule>> OF_FRAMES = new ClassValue<>() {
        @Override
        protected Optional<Rule> computeValue(Class<?> frame) {
            return Optional.ofNullable(frame.getAnnotation(Rule.class));
        }
    };

    private Clauses() {}

    /** That of a move which such a frame asks for or draws: its own, unless the frame speaks for its moves. */
    static String of(Class<?> frame, Action move) {
        var rule = OF_FRAMES.get(frame);
        return rule.isPresent() && rule.get().moves() ? rule.get().value() : move.rule();
    }

    /** That of the question, if the frame names one. */
    static Optional<String> ofQuestion(Class<?> frame) {
        return OF_FRAMES.get(frame).map(Rule::value);
    }

    @Override
    protected String computeValue(Class<?> type) {
        Rule rule = type.getAnnotation(Rule.class);
        if (rule == null) {
            throw new IllegalStateException(type.getName() + " names no @Rule");
        }
        return rule.value();
    }
}
