package tabard.server.live;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Beat;
import tabard.table.scene.Box;
import tabard.table.scene.Element;
import tabard.table.scene.Prompt;
import tabard.table.scene.Said;
import tabard.table.scene.Shape;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** Scenes as JSON: short names, elements by id, sentences as arrays; what is empty or usual is left out. */
public final class SceneJson extends SimpleModule {
    private static final long serialVersionUID = 1L;

    public SceneJson() {
        addSerializer(Said.class, new Writer<>(Said.class, SceneJson::said));
        addSerializer(Beat.class, new Writer<>(Beat.class, SceneJson::beat));
        addSerializer(Box.class, new Writer<>(Box.class, SceneJson::box));
        addSerializer(Prompt.class, new Writer<>(Prompt.class, SceneJson::prompt));
    }

    @FunctionalInterface
    private interface Pen<T> {
        void write(T value, JsonGenerator out);
    }

    private static final class Writer<T> extends StdSerializer<T> {
        private final Pen<T> pen;

        Writer(Class<T> type, Pen<T> pen) {
            super(type);
            this.pen = pen;
        }

        @Override
        public void serialize(T value, JsonGenerator out, SerializationContext context) {
            pen.write(value, out);
        }
    }

    static void text(String name, @Nullable String value, JsonGenerator out) {
        if (value != null) {
            out.writeStringProperty(name, value);
        }
    }

    static void flag(String name, boolean value, JsonGenerator out) {
        if (value) {
            out.writeNumberProperty(name, 1);
        }
    }

    static void said(String name, @Nullable Said value, JsonGenerator out) {
        if (value != null) {
            out.writeName(name);
            said(value, out);
        }
    }

    private static void said(Said said, JsonGenerator out) {
        out.writeStartArray();
        out.writeString(said.key());
        for (Object arg : said.args()) {
            switch (arg) {
                case Integer number -> out.writeNumber(number);
                case Said inner -> said(inner, out);
                default -> out.writeString(arg.toString());
            }
        }
        out.writeEndArray();
    }

    static void words(List<String> words, JsonGenerator out) {
        out.writeStartArray();
        for (String word : words) {
            out.writeString(word);
        }
        out.writeEndArray();
    }

    private static void words(String name, List<String> words, JsonGenerator out) {
        if (!words.isEmpty()) {
            out.writeName(name);
            words(words, out);
        }
    }

    static void elements(List<Element> elements, JsonGenerator out) {
        out.writeStartObject();
        for (var element : elements) {
            out.writeObjectPropertyStart(element.id());
            element(element, out);
            out.writeEndObject();
        }
        out.writeEndObject();
    }

    private static void element(Element element, JsonGenerator out) {
        switch (element) {
            case Element.Piece(var _, var part, var at, var owner, int count, var face, var marks) -> {
                out.writeStringProperty("t", "p");
                out.writeStringProperty("part", part);
                out.writeStringProperty("at", at);
                text("of", owner, out);
                if (count != 1) {
                    out.writeNumberProperty("n", count);
                }
                text("face", face, out);
                words("is", marks, out);
            }
            case Element.Spot(var _, var owner, var part, var marks) -> {
                out.writeStringProperty("t", "s");
                text("of", owner, out);
                text("part", part, out);
                words("is", marks, out);
            }
            case Element.Note(var _, var at, var text, var clause) -> {
                out.writeStringProperty("t", "n");
                out.writeStringProperty("at", at);
                said("say", text, out);
                text("clause", clause, out);
            }
            case Element.Route(var _, var through, var owner, var label, var marks) -> {
                out.writeStringProperty("t", "r");
                words("via", through, out);
                text("of", owner, out);
                said("say", label, out);
                words("is", marks, out);
            }
        }
    }

    static void prompts(List<Prompt> asks, JsonGenerator out) {
        out.writeStartArray();
        for (var ask : asks) {
            prompt(ask, out);
        }
        out.writeEndArray();
    }

    private static void prompt(Prompt ask, JsonGenerator out) {
        out.writeStartObject();
        out.writeStringProperty("seat", ask.seat());
        said("prompt", ask.prompt(), out);
        said("detail", ask.detail(), out);
        text("clause", ask.clause(), out);
        flag("undo", ask.undo(), out);
        text("window", ask.window(), out);
        out.writeArrayPropertyStart("options");
        for (var option : ask.options()) {
            option(option, out);
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void option(Prompt.Option option, JsonGenerator out) {
        out.writeStartObject();
        out.writeStringProperty("line", option.line());
        text("from", option.from(), out);
        words("on", option.on(), out);
        said("label", option.label(), out);
        text("verdict", option.verdict(), out);
        if (!option.because().isEmpty()) {
            out.writeArrayPropertyStart("because");
            option.because().forEach(sum -> said(sum, out));
            out.writeEndArray();
        }
        text("clause", option.clause(), out);
        flag("last", option.last(), out);
        said("barred", option.barred(), out);
        if (!option.amounts().isEmpty()) {
            out.writeArrayPropertyStart("amounts");
            for (var amount : option.amounts()) {
                out.writeStartObject();
                out.writeStringProperty("name", amount.name());
                said("label", amount.label(), out);
                out.writeNumberProperty("min", amount.min());
                out.writeNumberProperty("max", amount.max());
                out.writeNumberProperty("start", amount.start());
                out.writeEndObject();
            }
            out.writeEndArray();
        }
        out.writeEndObject();
    }

    static void beat(Beat beat, JsonGenerator out) {
        out.writeStartObject();
        members(beat, out);
        out.writeEndObject();
    }

    static void members(Beat beat, JsonGenerator out) {
        said("say", beat.said(), out);
        text("by", beat.by(), out);
        text("clause", beat.clause(), out);
        text("effect", beat.effect(), out);
        if (!beat.slides().isEmpty()) {
            out.writeArrayPropertyStart("slides");
            for (var slide : beat.slides()) {
                out.writeStartObject();
                out.writeStringProperty("part", slide.part());
                text("of", slide.owner(), out);
                out.writeStringProperty("from", slide.from());
                out.writeStringProperty("to", slide.to());
                if (slide.count() != 1) {
                    out.writeNumberProperty("n", slide.count());
                }
                out.writeEndObject();
            }
            out.writeEndArray();
        }
        if (!beat.set().isEmpty()) {
            out.writeName("set");
            elements(beat.set(), out);
        }
        words("gone", beat.gone(), out);
    }

    private static void box(Box box, JsonGenerator out) {
        out.writeStartObject();
        out.writeStringProperty("game", box.game());
        out.writeStringProperty("art", box.art());
        out.writeObjectPropertyStart("zones");
        for (var zone : box.zones()) {
            out.writeObjectPropertyStart(zone.id());
            out.writeStringProperty("in", zone.in());
            text("seat", zone.seat(), out);
            said("name", zone.name(), out);
            text("clause", zone.clause(), out);
            words("is", zone.marks(), out);
            shape(zone.shape(), out);
            out.writeEndObject();
        }
        out.writeEndObject();
        out.writeObjectPropertyStart("parts");
        for (var part : box.parts()) {
            out.writeObjectPropertyStart(part.id());
            out.writeStringProperty("form", word(part.form()));
            text("symbol", part.symbol(), out);
            said("name", part.name(), out);
            said("tip", part.tip(), out);
            text("clause", part.clause(), out);
            out.writeEndObject();
        }
        out.writeEndObject();
        out.writeObjectPropertyStart("marks");
        box.marks().forEach((mark, meaning) -> said(mark, meaning, out));
        out.writeEndObject();
        out.writeObjectPropertyStart("windows");
        for (var window : box.windows()) {
            out.writeObjectPropertyStart(window.id());
            said("name", window.name(), out);
            out.writeStringProperty("clause", window.clause());
            out.writeName("parts");
            words(window.parts(), out);
            out.writeEndObject();
        }
        out.writeEndObject();
        out.writeEndObject();
    }

    private static void shape(Shape shape, JsonGenerator out) {
        switch (shape) {
            case Shape.Surface(double x, double y, double w, double h, var art) -> {
                out.writeStringProperty("t", "surface");
                numbers("box", out, x, y, w, h);
                out.writeStringProperty("art", art);
            }
            case Shape.Area(var path, double x, double y, double bx, double by) -> {
                out.writeStringProperty("t", "area");
                out.writeStringProperty("d", path);
                numbers("xy", out, x, y, bx, by);
            }
            case Shape.Node(double x, double y, double r) -> {
                out.writeStringProperty("t", "node");
                numbers("xy", out, x, y, r);
            }
            case Shape.Link(var a, var b, var path, boolean oneWay) -> {
                out.writeStringProperty("t", "link");
                out.writeStringProperty("a", a);
                out.writeStringProperty("b", b);
                out.writeStringProperty("d", path);
                flag("oneWay", oneWay, out);
            }
            case Shape.Row(var look, int columns) -> {
                out.writeStringProperty("t", "row");
                out.writeStringProperty("look", word(look));
                if (columns != 0) {
                    out.writeNumberProperty("columns", columns);
                }
            }
            case Shape.Track(int from, int to) -> {
                out.writeStringProperty("t", "track");
                out.writeNumberProperty("from", from);
                out.writeNumberProperty("to", to);
            }
            case Shape.Vessel(var look) -> {
                out.writeStringProperty("t", "vessel");
                out.writeStringProperty("look", word(look));
            }
        }
    }

    private static String word(Enum<?> look) {
        return look.name().toLowerCase(Locale.ROOT);
    }

    private static void numbers(String name, JsonGenerator out, double... values) {
        out.writeArrayPropertyStart(name);
        for (double value : values) {
            if (value == Math.rint(value)) {
                out.writeNumber((long) value);
            } else {
                out.writeNumber(value);
            }
        }
        out.writeEndArray();
    }
}
