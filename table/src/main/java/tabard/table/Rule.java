package tabard.table;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The clause of the rulebook that a move rests on; before a frame that asks, the one that its question rests on. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Rule {
    String value();

    /** Of a frame: that what is chosen or drawn there rests on it too, because others ask for the same moves. */
    boolean moves() default false;
}
