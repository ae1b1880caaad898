package tabard.laws;

import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The locales and time zones to play in. Both belong to the whole process: many may play in its own at once, but only one in another. */
final class Locales {
    /** Turkish has an i of its own, Arabic has digits of its own, and both clocks are off by a part of an hour. */
    private static final List<Country> FOREIGN = List.of(
            new Country(Locale.of("tr", "TR"), "Pacific/Chatham"),
            new Country(Locale.forLanguageTag("ar-EG-u-nu-arab"), "America/St_Johns"));

    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock(true);

    record Country(Locale locale, String zone) {
        @Override
        public String toString() {
            return locale.toLanguageTag() + ", " + zone;
        }
    }

    private Locales() {}

    /** Does the work in the locale and time zone in which the process was started. */
    static <T> T inOwn(Supplier<T> work) {
        LOCK.readLock().lock();
        try {
            return work.get();
        } finally {
            LOCK.readLock().unlock();
        }
    }

    /** Does the work in every foreign country. */
    static void inForeign(Consumer<Country> work) {
        LOCK.writeLock().lock();
        var locale = Locale.getDefault();
        var zone = TimeZone.getDefault();
        try {
            for (var country : FOREIGN) {
                Locale.setDefault(country.locale);
                TimeZone.setDefault(TimeZone.getTimeZone(country.zone));
                work.accept(country);
            }
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
            LOCK.writeLock().unlock();
        }
    }
}
