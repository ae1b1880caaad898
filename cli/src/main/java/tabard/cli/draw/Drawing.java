package tabard.cli.draw;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;
import tabard.cli.desk.Wrapped;
import tabard.cli.draw.Blocks.Entry;
import tabard.table.scene.Beat;
import tabard.table.scene.Box;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.scene.Shape;
import tabard.table.scene.Zone;
import tabard.table.text.Words;

/** Draws any game's scene as text: every zone with what lies in it, knowing no game. */
public final class Drawing {
    private static final AttributedString NOTHING = new AttributedString("–", Ink.FAINT);

    private final Box box;
    private final Words words;
    private final Words own;
    private final Ink ink;

    /** Whether the last map of hexagons could be drawn: then its plain land need not be listed. */
    private boolean drawn;

    /** Speaks the game's words, and the command's own between them. */
    public Drawing(Box box, Words words, Words own, Ink ink) {
        this.box = box;
        this.words = words;
        this.own = own;
        this.ink = ink;
    }

    public List<AttributedString> whole(Scene scene, int width) {
        var signs = new Signs(box);
        var contents = new Contents(box, words, own, ink, signs);
        var ground = new Ground(box, scene);
        var blocks = new Blocks(width);
        var sketch = sketch(ground, contents, width);
        for (var zone : ground.outermost()) {
            var loose = new ArrayList<Entry>();
            section(ground, contents, zone, blocks, loose);
            blocks.add(null, loose);
        }
        blocks.add(null, routes(ground, contents));
        var lines = new ArrayList<>(sketch);
        lines.addAll(blocks.lines());
        if (!signs.legend(words).isEmpty()) {
            lines.add(AttributedString.EMPTY);
            var legend = new AttributedString(String.join(" · ", signs.legend(words)), Ink.FAINT);
            lines.addAll(Wrapped.lines(legend, width, ""));
        }
        return lines;
    }

    /** A map of hexagons, as wide as the screen; it stands above the rest. */
    private List<AttributedString> sketch(Ground ground, Contents contents, int width) {
        var map = new HexMap(ground, contents);
        var lines = new ArrayList<>(map.lines(box.zones(), width));
        if (!lines.isEmpty()) {
            var signs = new AttributedString(own.say(Said.of("scene.map-signs")), Ink.FAINT);
            lines.addAll(Wrapped.lines(signs, width, ""));
            lines.add(AttributedString.EMPTY);
        }
        drawn = !lines.isEmpty();
        return lines;
    }

    /** A zone without a name only holds others together: they belong to what is around it. */
    private void section(Ground ground, Contents contents, Zone zone, Blocks blocks, List<Entry> around) {
        var within = ground.inside(zone);
        var label = contents.label(ground, zone);
        var content = contents.of(ground, zone);
        if (within.isEmpty()) {
            if (content.isPresent() || ground.lookedFor(zone)) {
                around.add(entry(label, content.orElse(NOTHING)));
            }
            return;
        }
        var entries = label == null ? around : new ArrayList<Entry>();
        content.ifPresent(own -> entries.add(entry(null, own)));
        var later = new ArrayList<Zone>();
        var map = new HexMap(ground, contents);
        for (var inner : within) {
            if (HexMap.holds(ground, inner)) {
                if (!drawn || map.notable(inner)) {
                    entries.add(entry(word(inner), contents.of(ground, inner).orElse(NOTHING)));
                }
                continue;
            }
            boolean named = !ground.inside(inner).isEmpty() && contents.label(ground, inner) != null;
            if (named) {
                later.add(inner);
            } else {
                section(ground, contents, inner, blocks, entries);
            }
        }
        boolean fleeting = entries.isEmpty() && zone.marks().contains("fleeting");
        if (label != null && !fleeting) {
            blocks.add(heading(label, entries), entries);
        }
        later.forEach(inner -> section(ground, contents, inner, blocks, entries));
    }

    /** What has no name is called by the word of lines. */
    private static AttributedString word(Zone zone) {
        return new AttributedString(zone.id());
    }

    private static Entry entry(@Nullable AttributedString label, AttributedString content) {
        return new Entry(label == null ? AttributedString.EMPTY : label, content);
    }

    /** What has no name of its own, like a score, stands beside the heading; a name that stands there is not told again. */
    private static AttributedString heading(AttributedString label, List<Entry> entries) {
        var out = new AttributedStringBuilder()
                .append(label.toString(), label.styleAt(0).bold());
        for (var entry :
                entries.stream().filter(entry -> entry.label().isEmpty()).toList()) {
            String told = entry.content().toString();
            boolean again = told.matches("\\p{L}.*")
                    && List.of(out.toString().split(" · ", -1)).contains(told);
            if (!again) {
                out.append(" · ", Ink.FAINT).append(entry.content());
            }
            entries.remove(entry);
        }
        return out.toAttributedString();
    }

    /** Which places lines join, place by place, of the one that is named or of all. */
    public List<AttributedString> ways(String named, int width) {
        var next = new LinkedHashMap<String, List<String>>();
        for (var zone : box.zones()) {
            if (zone.shape() instanceof Shape.Link(var a, var b, var _, boolean oneWay)) {
                next.computeIfAbsent(a, _ -> new ArrayList<>()).add(words.name(b, ""));
                if (!oneWay) {
                    next.computeIfAbsent(b, _ -> new ArrayList<>()).add(words.name(a, ""));
                }
            }
        }
        var entries = new ArrayList<Entry>();
        next.forEach((place, others) -> {
            if (named.isEmpty() || ByName.same(named, place) || ByName.same(named, words.name(place, ""))) {
                entries.add(new Entry(
                        new AttributedString(words.name(place, "")), new AttributedString(String.join(", ", others))));
            }
        });
        return Blocks.table(entries, width);
    }

    private List<Entry> routes(Ground ground, Contents contents) {
        var entries = new ArrayList<Entry>();
        for (var route : ground.routes()) {
            var way = route.through().stream()
                    .map(id -> name(ground, contents, id))
                    .toList();
            var label = route.label();
            entries.add(new Entry(
                    ink.in(route.owner(), route.owner() == null ? "" : words.name(route.owner(), "")),
                    new AttributedString(String.join(" → ", way) + (label == null ? "" : " · " + words.say(label)))));
        }
        return entries;
    }

    private String name(Ground ground, Contents contents, String id) {
        var zone = ground.named(id);
        var label = zone == null ? null : contents.label(ground, zone);
        return label == null ? id : label.toString();
    }

    /** Only the zones in which something changed, and what is in them now. */
    public List<AttributedString> changed(Scene before, Scene now, int width) {
        var beat = Beat.between(before, now, null, null, null, null);
        var touched = new LinkedHashSet<>(Ground.around(beat.set()));
        touched.addAll(Ground.around(before.elements().stream()
                .filter(element -> beat.gone().contains(element.id()))
                .toList()));
        var contents = new Contents(box, words, own, ink, new Signs(box));
        var ground = new Ground(box, now);
        var entries = new ArrayList<Entry>();
        for (var zone : box.zones()) {
            boolean here = touched.contains(zone.id()) || touched.stream().anyMatch(at -> ground.cellOf(at, zone));
            if (here) {
                entries.add(entry(
                        HexMap.holds(ground, zone) ? word(zone) : belonging(ground, contents, zone),
                        contents.of(ground, zone).orElse(NOTHING)));
            }
        }
        return Blocks.table(entries, width);
    }

    /** A row of a seat's panel, named together with the seat. */
    private @Nullable AttributedString belonging(Ground ground, Contents contents, Zone zone) {
        var label = contents.label(ground, zone);
        if (zone.seat() == null || zone.id().equals(zone.seat())) {
            return label;
        }
        var whose = ink.in(zone.seat(), words.name(zone.seat(), ""));
        return label == null
                ? whose
                : new AttributedStringBuilder()
                        .append(whose)
                        .append(" · ", Ink.FAINT)
                        .append(label)
                        .toAttributedString();
    }
}
