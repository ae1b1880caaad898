package tabard.immortals;

import tabard.immortals.Actions.Build;
import tabard.immortals.Actions.Depart;
import tabard.immortals.Actions.In;
import tabard.immortals.Actions.Strike;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Why a revealed card cannot be used in a certain way. */
final class WhyNot {
    private WhyNot() {}

    static Refusal of(State s, Actions.Using use, Move move) {
        return switch (move) {
            case In(var region) -> in(s, use, region, move);
            case Build(var building, var region) -> build(s, use, building, region, move);
            case Strike(var origin) -> strike(s, use, origin, move);
            case Depart(var origin) -> depart(s, use, origin, move);
            case Actions.Cross(var realm) ->
                magic(s, use, move, new Refusal(Said.of("refused.cannot-cross", "@limbo-" + realm.word()), "IM-13.1"));
            case Actions.DrawCards _ -> magic(s, use, move, new Refusal(Said.of("refused.no-cards"), "IM-2.9"));
            case Actions.TakeMarker _ -> magic(s, use, move, new Refusal(Said.of("refused.has-marker"), "IM-13.4"));
            case Actions.Claim(var region) -> magic(s, use, move, claim(s, use, region));
            default -> Refusal.notOffered(move);
        };
    }

    private static Refusal dear(Price price) {
        return new Refusal(Said.of("refused.price", price.energy(), price.gold()), "IM-1.10");
    }

    /** The price comes first; then what the card asks for; else the card has no such option. */
    private static Refusal magic(State s, Actions.Using use, Move move, Refusal otherwise) {
        if (use.card().kind() != Card.Kind.MAGIC) {
            return Refusal.notOffered(move);
        }
        var price = use.card().magic().price();
        return s.affords(use.seat(), price) ? otherwise : dear(price);
    }

    private static Refusal claim(State s, Actions.Using use, Region region) {
        return s.holds(use.seat(), region)
                ? new Refusal(Said.of("refused.has-card", "@" + region.land().word()), "IM-13.6")
                : notYours(region, "IM-13.6");
    }

    private static Refusal notYours(Region region, String clause) {
        return new Refusal(Said.of("refused.not-yours", "@" + region.word()), clause);
    }

    private static Refusal elsewhere(Card card, Region region) {
        return new Refusal(Said.of("refused.card-elsewhere", "@" + card.word(), "@" + region.word()), "IM-2.3");
    }

    private static Refusal in(State s, Actions.Using use, Region region, Move move) {
        if (use.card().kind() == Card.Kind.MAGIC) {
            return magic(s, use, move, s.holds(use.seat(), region) ? emptyLimbo(region) : notYours(region, "IM-13.9"));
        }
        var deed = Actions.deed(s, use.seat(), use.space());
        if (deed == Deed.BUILD || deed == Deed.ATTACK || deed == Deed.ATTACK_OR_MOVE) {
            return Refusal.notOffered(move);
        }
        var price = Actions.price(s, use.seat(), use.space());
        if (!s.affords(use.seat(), price)) {
            return dear(price);
        }
        if ((use.card().stands() & region.bit()) == 0) {
            return elsewhere(use.card(), region);
        }
        if (!s.holds(use.seat(), region)) {
            return notYours(region, clause(deed));
        }
        return switch (deed) {
            case EXTRACT_GOLD, EXTRACT_ENERGY ->
                new Refusal(Said.of("refused.joker", "@space." + use.space().word()), "IM-7.6");
            case TRANSITION -> emptyLimbo(region);
            case SANCTUARY -> taken(region);
            case BUILD, ATTACK, ATTACK_OR_MOVE -> Refusal.notOffered(move);
        };
    }

    /** Where it stands that the deed needs an own army. */
    private static String clause(Deed deed) {
        return switch (deed) {
            case EXTRACT_GOLD -> "IM-9.1";
            case EXTRACT_ENERGY -> "IM-9.2";
            case TRANSITION -> "IM-9.3";
            case BUILD -> "IM-9.5";
            case ATTACK -> "IM-9.6";
            case ATTACK_OR_MOVE -> "IM-9.7";
            case SANCTUARY -> "IM-12.1";
        };
    }

    private static Refusal emptyLimbo(Region region) {
        return new Refusal(
                Said.of("refused.limbo-empty", "@limbo-" + region.realm().word()), "IM-9.4");
    }

    private static Refusal taken(Region region) {
        return new Refusal(Said.of("refused.built", "@" + region.word()), "IM-10.2");
    }

    private static Refusal build(State s, Actions.Using use, Building building, Region region, Move move) {
        boolean magic = use.card().kind() == Card.Kind.MAGIC;
        if (magic ? building != Building.SANCTUARY : Actions.deed(s, use.seat(), use.space()) != Deed.BUILD) {
            return Refusal.notOffered(move);
        }
        var price = magic ? use.card().magic().price() : Buildings.price(s, use.seat(), building);
        if (!s.affords(use.seat(), price)) {
            return dear(price);
        }
        if (!magic && (use.card().stands() & region.bit()) == 0) {
            return elsewhere(use.card(), region);
        }
        if (!s.holds(use.seat(), region)) {
            return notYours(region, magic ? "IM-13.5" : "IM-9.5");
        }
        if (building == Building.PORTAL) {
            return s.portal(region)
                    ? new Refusal(Said.of("refused.portal", "@" + region.word()), "IM-10.5")
                    : new Refusal(Said.of("refused.no-portals"), "IM-1.11");
        }
        return s.count(State.BUILT, region) != 0
                ? taken(region)
                : new Refusal(Said.of("refused.capitals", "@" + region.word()), "IM-10.3");
    }

    private static Refusal strike(State s, Actions.Using use, Region origin, Move move) {
        if (use.card().kind() == Card.Kind.MAGIC) {
            return Refusal.notOffered(move);
        }
        var deed = Actions.deed(s, use.seat(), use.space());
        if (deed != Deed.ATTACK && deed != Deed.ATTACK_OR_MOVE) {
            return Refusal.notOffered(move);
        }
        var price = Actions.price(s, use.seat(), use.space());
        if (!s.affords(use.seat(), price)) {
            return dear(price);
        }
        if (Attack.named(s, use.seat(), use.card()) == 0) {
            return new Refusal(
                    Said.of("refused.stands-for-none", "@" + use.card().word()), "IM-8.13");
        }
        return s.holds(use.seat(), origin)
                ? new Refusal(Said.of("refused.too-few", "@" + origin.word()), "IM-11.1")
                : notYours(origin, "IM-11.1");
    }

    private static Refusal depart(State s, Actions.Using use, Region origin, Move move) {
        if (use.card().kind() == Card.Kind.MAGIC || Actions.deed(s, use.seat(), use.space()) != Deed.ATTACK_OR_MOVE) {
            return Refusal.notOffered(move);
        }
        if (!s.affords(use.seat(), Actions.MOVE)) {
            return dear(Actions.MOVE);
        }
        if ((use.card().stands() & origin.bit()) == 0) {
            return elsewhere(use.card(), origin);
        }
        return s.holds(use.seat(), origin)
                ? new Refusal(Said.of("refused.too-few", "@" + origin.word()), "IM-9.8")
                : notYours(origin, "IM-9.8");
    }
}
