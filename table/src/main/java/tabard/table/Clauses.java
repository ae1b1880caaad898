package tabard.table;

/** The clause named on each kind of move, looked up once. */
final class Clauses extends ClassValue<String> {
    static final Clauses OF = new Clauses();

    private Clauses() {}

    @Override
    protected String computeValue(Class<?> type) {
        Rule rule = type.getAnnotation(Rule.class);
        if (rule == null) {
            throw new IllegalStateException(type.getName() + " names no @Rule");
        }
        return rule.value();
    }
}
