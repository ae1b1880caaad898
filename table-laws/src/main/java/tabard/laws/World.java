package tabard.laws;

import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Where one plays. Locale and time zone belong to the whole process: many may play at home at once, but abroad only one. */
final class World {
    /** Turkish has an i of its own, Arabic has digits of its own, and both clocks are off by a part of an hour. */
    private static final List<Place> ABROAD = List.of(
            new Place(Locale.of("tr", "TR"), "Pacific/Chatham"),
            new Place(Locale.forLanguageTag("ar-EG-u-nu-arab"), "America/St_Johns"));

    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock(true);

    record Place(Locale locale, String zone) {
        @Override
        public String toString() {
            return locale.toLanguageTag() + ", " + zone;
        }
    }

    private World() {}

    static <T> T atHome(Supplier<T> work) {
        LOCK.readLock().lock();
        try {
            return work.get();
        } finally {
            LOCK.readLock().unlock();
        }
    }

    /** Does the work in every foreign place. */
    static void abroad(Consumer<Place> work) {
        LOCK.writeLock().lock();
        var locale = Locale.getDefault();
        var zone = TimeZone.getDefault();
        try {
            for (var place : ABROAD) {
                Locale.setDefault(place.locale);
                TimeZone.setDefault(TimeZone.getTimeZone(place.zone));
                work.accept(place);
            }
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
            LOCK.writeLock().unlock();
        }
    }
}
