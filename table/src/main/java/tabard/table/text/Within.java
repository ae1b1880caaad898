package tabard.table.text;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The bounds of a number in a move: {@code record Bid(@Within(most = 16) int knights)}. With them the move can be numbered. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Within {
    int least() default 0;

    int most();
}
