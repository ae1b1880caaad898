package tabard.immortals.rules;

import tabard.immortals.content.*;
import tabard.immortals.rules.Actions.Build;
import tabard.immortals.rules.Actions.Depart;
import tabard.immortals.rules.Actions.In;
import tabard.immortals.rules.Actions.Strike;
import tabard.table.Refusal;

/** Why a revealed card cannot be used in a certain way: the price comes first, then what the card asks for. */
record WhyNot(State s, Actions.Using use, Move move) {
    Refusal refusal() {
        return switch (move) {
            case In(var region) -> in(region);
            case Build(var building, var region) -> build(building, region);
            case Strike(var origin) -> strike(origin);
            case Depart(var origin) -> depart(origin);
            case Actions.Cross(var realm) -> magic(Refusal.of("IM-13.1", "refused.cannot-cross", realm));
            case Actions.DrawCards _ -> magic(Refusal.of("IM-2.9", "refused.no-cards"));
            case Actions.TakeMarker _ -> magic(Refusal.of("IM-13.4", "refused.has-marker"));
            case Actions.Claim(var region) ->
                magic(
                        own(region)
                                ? Refusal.of("IM-13.6", "refused.has-card", region.land())
                                : notYours(region, "IM-13.6"));
            default -> Refusal.notOffered(move);
        };
    }

    private boolean isMagic() {
        return use.card().kind() == Card.Kind.MAGIC;
    }

    private boolean own(Region region) {
        return s.holds(use.seat(), region);
    }

    private Refusal priced(Price price, Refusal otherwise) {
        return s.affords(use.seat(), price)
                ? otherwise
                : Refusal.of("IM-1.10", "refused.price", price.energy(), price.gold());
    }

    /** If the card has no such option, there is no more to say. */
    private Refusal magic(Refusal otherwise) {
        return isMagic() ? priced(use.card().magic().spell().cost(), otherwise) : Refusal.notOffered(move);
    }

    private static Refusal notYours(Region region, String clause) {
        return Refusal.of(clause, "refused.not-yours", region);
    }

    /** The card must stand for the region, and an own army must be there. */
    private Refusal standing(Region region, String clause, Refusal otherwise) {
        if ((use.card().stands() & region.bit()) == 0) {
            return Refusal.of("IM-2.3", "refused.card-elsewhere", use.card(), region);
        }
        return own(region) ? otherwise : notYours(region, clause);
    }

    private Refusal in(Region region) {
        var emptyLimbo = Refusal.of("IM-9.4", "refused.limbo-empty", region.realm());
        if (isMagic()) {
            return magic(own(region) ? emptyLimbo : notYours(region, "IM-13.9"));
        }
        var price = Actions.price(s, use.seat(), use.space());
        var joker = Refusal.of("IM-7.6", "refused.joker", use.space());
        return switch (deed()) {
            case EXTRACT_GOLD -> priced(price, standing(region, "IM-9.1", joker));
            case EXTRACT_ENERGY -> priced(price, standing(region, "IM-9.2", joker));
            case TRANSITION -> priced(price, standing(region, "IM-9.3", emptyLimbo));
            case SANCTUARY -> priced(price, standing(region, "IM-12.1", taken(region)));
            case BUILD, ATTACK, ATTACK_OR_MOVE -> Refusal.notOffered(move);
        };
    }

    private Deed deed() {
        return Actions.deed(s, use.seat(), use.space());
    }

    private static Refusal taken(Region region) {
        return Refusal.of("IM-10.2", "refused.built", region);
    }

    private Refusal build(Building building, Region region) {
        if (isMagic()) {
            return building == Building.SANCTUARY
                    ? magic(own(region) ? taken(region) : notYours(region, "IM-13.5"))
                    : Refusal.notOffered(move);
        }
        if (deed() != Deed.BUILD) {
            return Refusal.notOffered(move);
        }
        return priced(Buildings.price(s, use.seat(), building), standing(region, "IM-9.5", noSite(building, region)));
    }

    private Refusal noSite(Building building, Region region) {
        if (building == Building.PORTAL) {
            return s.portal(region)
                    ? Refusal.of("IM-10.5", "refused.portal", region)
                    : Refusal.of("IM-1.11", "refused.no-portals");
        }
        return s.built(region) ? taken(region) : Refusal.of("IM-10.3", "refused.capitals", region);
    }

    private Refusal strike(Region origin) {
        if (isMagic() || (deed() != Deed.ATTACK && deed() != Deed.ATTACK_OR_MOVE)) {
            return Refusal.notOffered(move);
        }
        var price = Actions.price(s, use.seat(), use.space());
        if (Attack.named(s, use.seat(), use.card()) == 0) {
            return priced(price, Refusal.of("IM-8.13", "refused.stands-for-none", use.card()));
        }
        return priced(
                price, own(origin) ? Refusal.of("IM-11.1", "refused.too-few", origin) : notYours(origin, "IM-11.1"));
    }

    private Refusal depart(Region origin) {
        if (isMagic() || deed() != Deed.ATTACK_OR_MOVE) {
            return Refusal.notOffered(move);
        }
        return priced(Actions.MOVE, standing(origin, "IM-9.8", Refusal.of("IM-9.8", "refused.too-few", origin)));
    }
}
