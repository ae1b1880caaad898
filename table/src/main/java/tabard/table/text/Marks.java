package tabard.table.text;

/** Adds texts and numbers up to one number, by arithmetic of its own: Java's hash codes may differ from one process to the next. */
public final class Marks {
    private static final long ODD = 0x9E3779B97F4A7C15L;

    private long value;

    /** What comes next; its place counts. */
    public Marks number(long number) {
        value = mixed(value * ODD + number);
        return this;
    }

    public Marks text(String text) {
        return number(of(text));
    }

    public long value() {
        return value;
    }

    /** FNV-1a over the letters. */
    public static long of(String text) {
        long hash = 0xCBF29CE484222325L;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x100000001B3L;
        }
        return hash;
    }

    /** A number that stands for a name and what is written beside it. */
    public static long pair(long name, int content) {
        return mixed(name + content * ODD);
    }

    /** SplitMix64's last step: neighbouring numbers end far apart. */
    private static long mixed(long number) {
        long z = (number ^ (number >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
