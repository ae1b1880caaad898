package tabard.mageknight.content.effect;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How a parameter is written, where its name and type do not say it. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
@interface Spelt {
    /** Its name in the data, where it is another. */
    String key() default "";

    /** The word that a yes is written as. */
    String says() default "";

    /** "all" stands for as many as there are. */
    boolean all() default false;

    /** One of the list is chosen; a list of one is written without brackets. */
    boolean chosen() default false;

    /** The only values this word takes. */
    String[] among() default {};
}
