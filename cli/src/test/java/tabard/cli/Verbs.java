package tabard.cli;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethod;
import java.util.HashSet;
import java.util.Set;

/**
 * The methods that change a position, wherever they are inherited, and those of a game's rules that come to call one. The packages of positions
 * and of the rules are given, so that they may be planted ones.
 */
record Verbs(String table, String rules) {
    private static final Set<String> OF_POSITIONS = Set.of("set", "add", "push", "fork");
    private static final Set<String> HANDLES =
            Set.of("Cells", "Count", "Flag", "Maybe", "Members", "One", "Row", "Where");
    private static final Set<String> OF_HANDLES = Set.of("set", "add", "remove", "move", "hide", "clear", "renew");

    boolean changes(JavaAccess<?> access) {
        return changes(access, new HashSet<>());
    }

    private boolean changes(JavaAccess<?> access, Set<JavaCodeUnit> seen) {
        return access.getTarget() instanceof CodeUnitAccessTarget target
                && target.resolveMember()
                        .filter(called -> isVerb(called) || callsVerb(called, seen))
                        .isPresent();
    }

    /** Rooms of the rules are open to each other, and so to all: what one of them does may not be done through it. */
    private boolean callsVerb(JavaCodeUnit called, Set<JavaCodeUnit> seen) {
        String home = called.getOwner().getPackageName();
        return (home.equals(rules) || home.startsWith(rules + "."))
                && seen.add(called)
                && called.getAccessesFromSelf().stream().anyMatch(access -> changes(access, seen));
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
