package tabard.defenders.rules;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Arrays;
import tabard.table.Frame;

/** The frames that a part of a combat may lie right below; without any it comes only first. Other frames lie below all but unfinished ones. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@interface After {
    Class<?>[] value() default {};

    /** Asked of hand-written agendas alone. */
    final class Grammar {
        private Grammar() {}

        static boolean follows(Frame<State, Move> frame, Frame<State, Move> above) {
            var after = frame.getClass().getAnnotation(After.class);
            return after == null
                    ? State.Unfinished.not(above)
                    : Arrays.asList(after.value()).contains(above.getClass());
        }
    }
}
