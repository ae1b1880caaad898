package tabard.cli.draw;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;
import tabard.cli.desk.Wrapped;
import tabard.cli.draw.Blocks.Entry;
import tabard.table.scene.Beat;
import tabard.table.scene.Box;
import tabard.table.scene.Scene;
import tabard.table.scene.Zone;
import tabard.table.text.Words;

/** Draws any game's scene as text: every zone with what lies in it, knowing no game. */
public final class Drawing {
    private static final AttributedString NOTHING = new AttributedString("–", Ink.FAINT);

    private final Box box;
    private final Words words;
    private final Words own;
    private final Ink ink;

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
        for (var zone : ground.outermost()) {
            var loose = new ArrayList<Entry>();
            section(ground, contents, zone, blocks, loose);
            blocks.add(null, loose);
        }
        blocks.add(null, routes(ground, contents));
        var lines = new ArrayList<>(blocks.lines());
        if (!signs.legend(words).isEmpty()) {
            lines.add(AttributedString.EMPTY);
            var legend = new AttributedString(String.join(" · ", signs.legend(words)), Ink.FAINT);
            lines.addAll(Wrapped.lines(legend, width, ""));
        }
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
        for (var inner : within) {
            boolean named = !ground.inside(inner).isEmpty() && contents.label(ground, inner) != null;
            if (named) {
                later.add(inner);
            } else {
                section(ground, contents, inner, blocks, entries);
            }
        }
        if (label != null) {
            blocks.add(heading(label, entries), entries);
        }
        later.forEach(inner -> section(ground, contents, inner, blocks, entries));
    }

    private static Entry entry(@Nullable AttributedString label, AttributedString content) {
        return new Entry(label == null ? AttributedString.EMPTY : label, content);
    }

    /** What has no name of its own, like a score, stands beside the heading. */
    private static AttributedString heading(AttributedString label, List<Entry> entries) {
        var out = new AttributedStringBuilder()
                .append(label.toString(), label.styleAt(0).bold());
        for (var entry :
                entries.stream().filter(entry -> entry.label().isEmpty()).toList()) {
            out.append(" · ", Ink.FAINT).append(entry.content());
            entries.remove(entry);
        }
        return out.toAttributedString();
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
                        belonging(ground, contents, zone),
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
