package tabard.table.scene;

/** What is known by an id within its scene or box. */
public interface Identified {
    String id();
}
