package tabard.campaign.maps;

import tabard.campaign.content.Building;

/** What is drawn on a map besides lines and words: paths in a square of 32. */
enum Signs {
    PEAK("M3 28L13 8l5 9 3-5 8 16M13 8l2 8-3 3"),
    REEDS("M4 28h24M9 28V12M16 28V6M23 28V14M13 28l-3-9M19 28l4-8"),
    INGOTS("M3 25l4-9h8l4 9zM13 25l4-9h8l4 9zM8 14l4-8h8l4 8z"),
    FORTRESS("M16 2l4 7h8l-3 7 3 7h-8l-4 7-4-7H4l3-7-3-7h8zM12 13v7h8v-7l-2 1.500-2-1.500-2 1.500z"),
    CITY("M2 29V17h5v-4l3-3 3 3v4h6V9l3.500-5L26 9v8h4v12zM13 29v-5a3 3 0 0 1 6 0v5M2 21h28"),
    MINE("M4 29V19a12 9 0 0 1 24 0v10zM10 29v-8a6 5 0 0 1 12 0v8M8 7C13 2 19 2 24 7M16 4v6"),
    PORTAL("M6 29V15C6 3 26 3 26 15V29M3.400 29H28.600M10.400 29V16C10.400 8.400 21.600 8.400 21.600 16V29");

    private final String path;

    Signs(String path) {
        this.path = path;
    }

    static Signs of(Building building) {
        return switch (building) {
            case MINE -> MINE;
            case FORTRESS -> FORTRESS;
            case CITY -> CITY;
            case PORTAL -> PORTAL;
        };
    }

    /** Around a point, so large. */
    void draw(Svg svg, double x, double y, double size, String colour) {
        double scale = size / 32;
        svg.add(
                "path",
                "d",
                path,
                "transform",
                "translate(" + Svg.number(x - size / 2) + " " + Svg.number(y - size / 2) + ") scale("
                        + Math.round(scale * 1000) / 1000.0 + ")",
                "fill",
                "none",
                "stroke",
                colour,
                "stroke-width",
                2,
                "stroke-linejoin",
                "round",
                "stroke-linecap",
                "round");
    }
}
