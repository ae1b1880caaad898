package tabard.mageknight.content.told;

import java.util.*;
import java.util.function.Function;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.table.Named;
import tabard.table.scene.Said;

/** The small parts sentences are put together from: lists, colours, points and amounts. */
final class Phrases {
    private Phrases() {}

    /** In order: "a; b; c". */
    static Said then(List<Said> parts) {
        return join("told.then", "told.then", parts);
    }

    /** "a, b and c" */
    static Said and(List<Said> parts) {
        return join("told.comma", "told.and", parts);
    }

    /** "a, b or c" */
    static Said or(List<Said> parts) {
        return join("told.comma", "told.or", parts);
    }

    /** "not through a, b or c": after a negation French has a word of its own. */
    static Said nor(List<Said> parts) {
        return join("told.comma", "told.nor", parts);
    }

    /** "a, b, c" */
    static Said comma(List<Said> parts) {
        return join("told.comma", "told.comma", parts);
    }

    /** Whole sentences, one after the other. */
    static Said sentences(List<Said> parts) {
        return join("told.sentences", "told.sentences", parts);
    }

    private static Said join(String between, String last, List<Said> parts) {
        var said = parts.getFirst();
        for (int i = 1; i < parts.size(); i++) {
            said = Said.of(i == parts.size() - 1 ? last : between, said, parts.get(i));
        }
        return said;
    }

    static <T> List<Said> each(Collection<T> things, Function<T, Said> told) {
        return things.stream().map(told).toList();
    }

    /** Just its name. */
    static Said name(Named named) {
        return Said.of("told.name", named);
    }

    /** Its name in a form of its own: that of several, or of an attack. */
    static Said form(String form, Named named) {
        return Said.of("told." + form, named);
    }

    static Said wounds(int n) {
        return Said.of("told.wounds", n);
    }

    static Said mana(Colours colours, int n) {
        return counted("mana", colours, n);
    }

    static Said crystals(Colours colours, int n) {
        return counted("crystal", colours, n);
    }

    private static Said counted(String noun, Colours colours, int n) {
        if (colours.kind() != Colours.Kind.CHOSEN) {
            return Said.of(noun + "." + word(colours.kind()), n);
        }
        if (colours.fixed()) {
            return Said.of(n == 1 ? noun + ".one" : noun + ".more", n, colours.only());
        }
        String any = any(colours);
        return any.isEmpty()
                ? Said.of(noun + ".among", n, or(each(among(colours), Phrases::name)))
                : Said.of(noun + "." + any, n);
    }

    static List<Mana> among(Colours colours) {
        return Mana.ALL.stream().filter(colours::has).toList();
    }

    private static String any(Colours colours) {
        if (colours.equals(Colours.ANY_BASIC)) {
            return "any-basic";
        }
        return colours.equals(Colours.ANY_BUT_GOLD) ? "any-but-gold" : colours.equals(Colours.ANY) ? "any" : "";
    }

    /** A colour by itself: "a basic colour", "that colour", "red". */
    static Said colour(Colours colours) {
        String any = any(colours);
        if (colours.fixed()) {
            return name(colours.only());
        }
        return Said.of("colour." + (any.isEmpty() ? word(colours.kind()) : any));
    }

    /** "Attack", "Fire Attack", or of one of several elements. */
    static Said points(String kind, Some<Element> elements) {
        return or(each(
                elements.each(),
                element -> element == Element.PHYSICAL
                        ? Said.of("points." + kind)
                        : Said.of("points." + kind + ".of", element)));
    }

    /** Points of some kind, so many. */
    static Said amount(Said points, Amount amount) {
        return switch (amount) {
            case Amount.Fixed(int n) -> Said.of("amount.fixed", points, n);
            case Amount.ByTime(int day, int night) -> Said.of("amount.by-time", points, day, night);
            case Amount.ByForest(int base, int inForest) -> Said.of("amount.by-forest", points, base, inForest);
            case Amount.PerCount per -> per(points, per);
        };
    }

    private static Said per(Said points, Amount.PerCount per) {
        var thing = Said.of("count." + per.per().word());
        var said = per.base() == 0
                ? Said.of("amount.per", points, per.plus(), thing)
                : Said.of("amount.plus-per", points, per.base(), per.plus(), thing);
        return per.max() == Integer.MAX_VALUE ? said : Said.of("amount.at-most", said, per.max());
    }

    /** "Attack +2", "Armour −1". */
    static Said change(String what, int by) {
        return Said.of(by < 0 ? "change.less" : "change.more", Said.of(what), Math.abs(by));
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
