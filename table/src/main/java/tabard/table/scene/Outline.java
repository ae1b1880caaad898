package tabard.table.scene;

/** Turns the outlines of a map file into paths. */
public final class Outline {
    private Outline() {}

    /** A closed outline. Relative whole numbers: half the bytes of absolute decimals. */
    public static String path(double[][] polygon) {
        return line(polygon) + "z";
    }

    /** A line that stays open, written likewise. */
    public static String line(double[][] polygon) {
        var out = new StringBuilder();
        long x = 0;
        long y = 0;
        for (double[] point : polygon) {
            long dx = Math.round(point[0]) - x;
            long dy = Math.round(point[1]) - y;
            if (out.isEmpty()) {
                out.append('M').append(dx).append(' ').append(dy).append('l');
            } else if (dx != 0 || dy != 0) {
                boolean first = out.charAt(out.length() - 1) == 'l';
                out.append(first || dx < 0 ? "" : " ")
                        .append(dx)
                        .append(dy < 0 ? "" : " ")
                        .append(dy);
            }
            x += dx;
            y += dy;
        }
        return out.toString();
    }
}
