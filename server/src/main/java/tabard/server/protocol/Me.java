package tabard.server.protocol;

import tabard.server.store.Person;

/** Who one is, and whether one has a password. */
public record Me(String id, String name, boolean password) {
    public static Me of(Person person) {
        return new Me(person.id(), person.name(), person.password() != null);
    }
}
