package tabard.campaign.maps;

import java.util.Locale;

/** A drawing, written down as SVG; whatever text is given is text in it and nothing else. */
final class Svg {
    private final StringBuilder out = new StringBuilder();

    Svg(double width, double height) {
        out.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1$s %2$s\" width=\"%1$s\" height=\"%2$s\" role=\"img\">%n",
                number(width),
                number(height)));
    }

    /** An element without content; attributes are given as name, value, name, value. */
    Svg add(String element, Object... attributes) {
        open(element, attributes);
        out.insert(out.length() - 2, '/');
        return this;
    }

    Svg open(String element, Object... attributes) {
        out.append('<').append(element);
        for (int i = 0; i + 1 < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            out.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(value instanceof Number n ? number(n.doubleValue()) : escaped(value.toString()))
                    .append('"');
        }
        out.append(">\n");
        return this;
    }

    Svg close(String element) {
        out.append("</").append(element).append(">\n");
        return this;
    }

    Svg text(String element, String text, Object... attributes) {
        open(element, attributes);
        out.setLength(out.length() - 1);
        out.append(escaped(text));
        return close(element);
    }

    static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : String.format(Locale.ROOT, "%.2f", value);
    }

    static String escaped(String text) {
        var out = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.appendCodePoint(Character.isISOControl(c) ? ' ' : c);
            }
        });
        return out.toString();
    }

    @Override
    public String toString() {
        return out + "</svg>\n";
    }
}
