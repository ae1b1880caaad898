package tabard.table;

/** The family of moves that each kind of frame takes: what its answer asks for. */
final class Families extends ClassValue<Class<?>> {
    static final Families OF = new Families();

    @Override
    protected Class<?> computeValue(Class<?> frame) {
        for (var method : frame.getMethods()) {
            if (method.getName().equals("answer") && method.getParameterCount() == 2 && !method.isBridge()) {
                return method.getParameterTypes()[1];
            }
        }
        throw new IllegalArgumentException(frame + " answers nothing");
    }
}
