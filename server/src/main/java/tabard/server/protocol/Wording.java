package tabard.server.protocol;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Identified;
import tabard.table.scene.Scene;
import tabard.table.scene.Usual;

/** How Java's records are worded in JSON: what the writer of values and the writer of the page's types must agree on. */
public final class Wording {
    private Wording() {}

    /** One of a sealed family says in t which it is. */
    public static @Nullable String tag(Class<?> type) {
        boolean oneOfSeveral = Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed);
        return oneOfSeveral ? type.getSimpleName().toLowerCase(Locale.ROOT) : null;
    }

    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What stands under an id does not repeat it. */
    public static List<RecordComponent> components(Class<?> type) {
        boolean underId = Identified.class.isAssignableFrom(type);
        return Arrays.stream(type.getRecordComponents())
                .filter(component -> !(underId && component.getName().equals("id")))
                .toList();
    }

    /** A list of things with ids is an object, in the order of the list. */
    public static boolean byId(RecordComponent component) {
        return component.getGenericType() instanceof ParameterizedType list
                && list.getActualTypeArguments()[0] instanceof Class<?> element
                && Identified.class.isAssignableFrom(element);
    }

    /** Scenes have hundreds of records: they leave out what is empty, false or usual. */
    public static boolean terse(Class<?> type) {
        return type.getPackage() == Scene.class.getPackage();
    }

    /** Whether a component may be missing. */
    public static boolean optional(RecordComponent component) {
        return component.getAnnotatedType().isAnnotationPresent(Nullable.class)
                || component.isAnnotationPresent(Usual.class)
                || (terse(component.getDeclaringRecord()) && mayBeEmpty(component.getType()));
    }

    private static boolean mayBeEmpty(Class<?> type) {
        return type == boolean.class || type == List.class || type == Map.class;
    }
}
