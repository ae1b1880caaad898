package tabard.table.text;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The bounds of a number in a move or a frame: {@code record Bid(@Within(most = 16) int knights)}, or before a record that holds one number,
 * of that. Lines beyond them are refused, and with them the move can be numbered.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE})
public @interface Within {
    int least() default 0;

    int most();

    /** The clause that a line beyond them breaks. */
    String rule() default "";
}
