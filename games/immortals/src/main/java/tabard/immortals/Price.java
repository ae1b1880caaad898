package tabard.immortals;

/** What an action costs. */
record Price(int energy, int gold) {
    static final Price FREE = new Price(0, 0);

    int of(Resource resource) {
        return resource == Resource.GOLD ? gold : energy;
    }
}
