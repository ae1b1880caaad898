package tabard.cli;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethod;
import java.util.Set;

/** The methods that change a position, wherever they are inherited; the package of positions is given, so that it may be a planted one. */
record Verbs(String table) {
    private static final Set<String> OF_POSITIONS = Set.of("set", "add", "push", "fork");
    private static final Set<String> HANDLES =
            Set.of("Cells", "Count", "Flag", "Maybe", "Members", "One", "Row", "Where");
    private static final Set<String> OF_HANDLES = Set.of("set", "add", "remove", "move", "hide", "clear", "renew");

    boolean changes(JavaAccess<?> access) {
        return access.getTarget() instanceof CodeUnitAccessTarget target
                && target.resolveMember().filter(this::isVerb).isPresent();
    }

    private boolean isVerb(JavaCodeUnit called) {
        var owner = called.getOwner();
        if (!(called instanceof JavaMethod)) {
            return false;
        }
        if (owner.getPackageName().equals(table + ".sheet") && HANDLES.contains(owner.getSimpleName())) {
            return OF_HANDLES.contains(called.getName())
                    || called.getRawReturnType().isEquivalentTo(void.class);
        }
        return owner.getPackageName().equals(table)
                && switch (owner.getSimpleName()) {
                    case "FieldWrites" -> true;
                    case "Position" ->
                        OF_POSITIONS.contains(called.getName())
                                || (called.getName().equals("agenda")
                                        && !called.getRawParameterTypes().isEmpty());
                    default -> false;
                };
    }
}
