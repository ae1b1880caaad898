package tabard.immortals.content;

/** What an action costs. */
public record Price(int energy, int gold) {
    public static final Price FREE = new Price(0, 0);

    public int of(Resource resource) {
        return resource == Resource.GOLD ? gold : energy;
    }
}
