package tabard.cli.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Box;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;
import tabard.table.scene.Part;
import tabard.table.scene.PartForm;
import tabard.table.scene.Said;
import tabard.table.scene.Shape;
import tabard.table.scene.Zone;
import tabard.table.text.Words;

/** Tells what lies in one zone: "Orange: knight ×2*, mage · castle". */
final class Contents {
    /** The mark of land that lines call by its number. */
    static final String NUMBERED = "numbered";

    /** A sign that could be read as part of a name. */
    private static final Pattern LETTER = Pattern.compile("[a-z]");

    private static final AttributedString BETWEEN = new AttributedString(" · ", Ink.FAINT);

    private final Map<String, Part> parts = new HashMap<>();
    private final Words words;
    private final Words own;
    private final Ink ink;
    private final Signs signs;

    Contents(Box box, Words words, Words own, Ink ink, Signs signs) {
        this.words = words;
        this.own = own;
        this.ink = ink;
        this.signs = signs;
        for (var part : box.parts()) {
            parts.put(part.id(), part);
        }
    }

    /** Nothing where nothing lies. */
    Optional<AttributedString> of(Ground ground, Zone zone) {
        var out = new ArrayList<AttributedString>();
        var spot = ground.spot(zone);
        if (spot != null) {
            state(zone, spot, ground.pieces(zone), out);
        }
        if (zone.shape() instanceof Shape.Track) {
            track(ground.pieces(zone), out);
        } else {
            pieces(zone, ground.pieces(zone), out);
        }
        var told = ground.pieces(zone).stream().map(piece -> name(piece.part())).toList();
        for (var note : ground.notes(zone)) {
            String text = words.say(note.text());
            if (!told.contains(text)) { // a page draws the piece and needs its name beside it
                out.add(new AttributedString(note.marks().contains("now") ? "[" + text + "]" : text));
            }
        }
        return out.isEmpty() ? Optional.empty() : Optional.of(AttributedString.join(BETWEEN, out));
    }

    /** What was revealed here; an owner only where no piece of the owner's says so already. */
    private void state(Zone zone, Spot spot, List<Piece> pieces, List<AttributedString> out) {
        String owner = spot.owner();
        if (spot.part() != null) {
            out.add(ink.in(owner, name(spot.part())));
        }
        if (zone.name() == null) {
            String site = sites(spot);
            if (!site.isEmpty()) {
                out.add(ink.in(owner, site));
            }
        }
        if (owner != null && !owner.equals(zone.seat())) {
            if (pieces.stream().noneMatch(piece -> owner.equals(piece.owner()) && piece.count() > 0)) {
                out.add(ink.in(owner, words.name(owner, "")));
            }
        }
    }

    /** What a page draws as signs on land without a name, in words: "Crystal mine, green". */
    private String sites(Spot spot) {
        return String.join(
                ", ",
                spot.marks().stream()
                        .filter(mark -> mark.startsWith("i-") || mark.startsWith("ore-"))
                        .map(mark -> words.name(mark.substring(mark.indexOf('-') + 1), ""))
                        .toList());
    }

    private void pieces(Zone zone, List<Piece> pieces, List<AttributedString> out) {
        var byOwner = new LinkedHashMap<String, List<Piece>>();
        for (var piece : pieces) {
            if (piece.count() > 0) {
                byOwner.computeIfAbsent(Objects.requireNonNullElse(piece.owner(), ""), _ -> new ArrayList<>())
                        .add(piece);
            }
        }
        byOwner.forEach((owner, theirs) -> {
            String all = String.join(", ", theirs.stream().map(this::piece).toList());
            boolean plain = owner.isEmpty() || owner.equals(zone.seat());
            out.add(ink.in(owner, plain ? all : own.say(Said.of("scene.owned", words.name(owner, ""), all))));
        });
    }

    private String piece(Piece piece) {
        return name(piece.part())
                + (piece.face() == null ? "" : "\u00a0" + words.name(piece.face(), ""))
                + (piece.count() == 1 || counter(piece) ? "" : "\u00a0×" + piece.count())
                + signs.of(piece.marks());
    }

    /** What is drawn as a stack of counters says on its face how much it is. */
    private boolean counter(Piece piece) {
        var part = parts.get(piece.part());
        return part != null && part.form() == PartForm.COUNTER && piece.face() != null;
    }

    /** Each piece with the number of its cell. */
    private void track(List<Piece> pieces, List<AttributedString> out) {
        boolean alike = pieces.stream().map(Piece::part).distinct().count() == 1;
        for (var piece : pieces) {
            String cell = piece.at().substring(piece.at().lastIndexOf('.') + 1);
            String who = piece.owner() == null ? "" : words.name(piece.owner(), "");
            String what = alike && !who.isEmpty() ? who : (who + " " + name(piece.part())).strip();
            String lap = piece.face() == null ? "" : "\u00a0" + words.name(piece.face(), "");
            out.add(ink.in(piece.owner(), what + " " + cell + lap + signs.of(piece.marks())));
        }
    }

    String name(String part) {
        var known = parts.get(part);
        return known == null ? part : words.say(known.name());
    }

    /** What a zone is called, by its name or by the seat it belongs to, and the signs of what is true of it. */
    @Nullable
    AttributedString label(Ground ground, Zone zone) {
        boolean seats = zone.seat() != null && zone.id().equals(zone.seat());
        if (zone.name() == null && !seats) {
            return null;
        }
        var spot = ground.spot(zone);
        var out = new AttributedStringBuilder();
        if (zone.marks().contains(NUMBERED)) {
            out.append(zone.id() + " ");
        }
        out.append(
                zone.name() == null
                        ? ink.in(zone.seat(), words.name(zone.id(), ""))
                        : new AttributedString(words.say(zone.name())));
        String all = signs.of(zone.marks()) + (spot == null ? "" : signs.of(spot.marks()));
        return out.append(LETTER.matcher(all).find() ? "\u00a0[" + all + "]" : all, Ink.FAINT)
                .toAttributedString();
    }
}
