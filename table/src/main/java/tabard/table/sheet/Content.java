package tabard.table.sheet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** What the cells of a field mean, and how documents write one value of it. */
sealed interface Content {
    String HIDDEN = "?";
    String NONE = "none";

    /** How many cells one value takes. */
    default int width() {
        return 1;
    }

    Object write(int[] cells, int at);

    void read(Object value, int[] cells, int at, String path);

    record Number(int least, int most) implements Content {
        @Override
        public Object write(int[] cells, int at) {
            return cells[at] == Sheet.BLANK ? HIDDEN : (Object) cells[at];
        }

        @Override
        public void read(Object value, int[] cells, int at, String path) {
            cells[at] = number(value, least, most, path);
        }
    }

    /** A number that may be missing; stored as one more than it is. */
    record Missable(int most) implements Content {
        @Override
        public Object write(int[] cells, int at) {
            return switch (cells[at]) {
                case Sheet.BLANK -> HIDDEN;
                case 0 -> NONE;
                default -> cells[at] - 1;
            };
        }

        @Override
        public void read(Object value, int[] cells, int at, String path) {
            cells[at] = NONE.equals(value) ? 0 : number(value, 0, most, path) + 1;
        }
    }

    /** Written as true or false or, in a bag, as a number. */
    record YesOrNo(boolean asNumber) implements Content {
        @Override
        public Object write(int[] cells, int at) {
            if (cells[at] == Sheet.BLANK) {
                return HIDDEN;
            }
            return asNumber ? (Object) cells[at] : cells[at] == 1;
        }

        @Override
        public void read(Object value, int[] cells, int at, String path) {
            if (asNumber) {
                cells[at] = number(value, 0, 1, path);
            } else if (value instanceof Boolean flag) {
                cells[at] = flag ? 1 : 0;
            } else {
                throw new Refusal(Said.of("document.flag", String.valueOf(value))).at(path);
            }
        }
    }

    /** One of some names, or none; stored as one more than its ordinal. */
    record Name(List<? extends Named> values, Map<String, Integer> ordinals) implements Content {
        Name(List<? extends Named> values) {
            this(values, places(values));
        }

        @Override
        public Object write(int[] cells, int at) {
            return name(values, cells[at]);
        }

        @Override
        public void read(Object value, int[] cells, int at, String path) {
            cells[at] = NONE.equals(value) ? 0 : ordinal(values, ordinals, value, "document.value", path) + 1;
        }
    }

    /** A set of names: a bit for each. */
    record Names(List<? extends Named> all, Map<String, Integer> ordinals) implements Content {
        Names(List<? extends Named> all) {
            this(all, places(all));
        }

        @Override
        public int width() {
            return Bits.words(all.size());
        }

        @Override
        public Object write(int[] cells, int at) {
            var words = new ArrayList<String>();
            for (int i = 0; i < all.size(); i++) {
                if (Bits.has(cells, at, i)) {
                    words.add(all.get(i).word());
                }
            }
            return List.copyOf(words);
        }

        @Override
        public void read(Object value, int[] cells, int at, String path) {
            for (int word = 0; word < width(); word++) {
                cells[at + word] = 0;
            }
            for (Object entry : list(value, path)) {
                Bits.add(cells, at, ordinal(all, ordinals, entry, "line.name", path));
            }
        }
    }

    /** Names in an order: how many, and one more than the ordinal of each. */
    record InOrder(List<? extends Named> values, int most, Map<String, Integer> ordinals) implements Content {
        InOrder(List<? extends Named> values, int most) {
            this(values, most, places(values));
        }

        @Override
        public int width() {
            return 1 + most;
        }

        @Override
        public Object write(int[] cells, int at) {
            var words = new ArrayList<String>();
            for (int i = 0; i < cells[at]; i++) {
                words.add(name(values, cells[at + 1 + i]));
            }
            return List.copyOf(words);
        }

        @Override
        public void read(Object value, int[] cells, int at, String path) {
            var entries = list(value, path);
            if (entries.size() > most) {
                throw new Refusal(Said.of("document.row", entries.size(), most)).at(path);
            }
            cells[at] = entries.size();
            for (int i = 0; i < most; i++) {
                cells[at + 1 + i] =
                        i < entries.size() ? ordinal(values, ordinals, entries.get(i), "line.name", path) + 1 : 0;
            }
        }
    }

    private static String name(List<? extends Named> values, int cell) {
        return switch (cell) {
            case Sheet.BLANK -> HIDDEN;
            case 0 -> NONE;
            default -> values.get(cell - 1).word();
        };
    }

    /** Where each word stands: positions are read by words, and some lists are long. */
    private static Map<String, Integer> places(List<? extends Named> values) {
        var ordinals = new HashMap<String, Integer>();
        for (int i = 0; i < values.size(); i++) {
            ordinals.putIfAbsent(values.get(i).word(), i);
        }
        return Map.copyOf(ordinals);
    }

    private static int ordinal(
            List<? extends Named> values,
            Map<String, Integer> ordinals,
            @Nullable Object value,
            String unknown,
            String path) {
        var index = ordinals.get(String.valueOf(value));
        if (index == null) {
            var words = values.stream().map(Named::word).toList();
            throw Refusal.unknown(unknown, String.valueOf(value), words).at(path);
        }
        return index;
    }

    private static List<?> list(Object value, String path) {
        if (value instanceof List<?> list) {
            return list;
        }
        throw new Refusal(Said.of("document.list", String.valueOf(value))).at(path);
    }

    private static int number(Object value, int least, int most, String path) {
        if (!(value instanceof Integer number) || number < least || number > most) {
            var said = least == 0
                    ? Said.of("document.count", String.valueOf(value), most)
                    : Said.of("document.range", String.valueOf(value), least, most);
            throw new Refusal(said).at(path);
        }
        return number;
    }
}
