package tabard.immortals.rules;

import org.jspecify.annotations.Nullable;
import tabard.immortals.content.*;
import tabard.immortals.rules.Actions.*;
import tabard.table.Refusal;

/** Why a revealed card cannot be used in a certain way: the price comes first, then what the card asks for. */
record WhyNot(State s, Using use, OnCard move) {
    Refusal refusal() {
        var why = use.magic() ? noSpell() : noDeed();
        if (why == null) {
            return Refusal.of("IM-7.3", "refused.other-use", use.card(), use.space());
        }
        var price = price();
        return s.affords(use.seat(), price)
                ? why
                : Refusal.of("IM-1.10", "refused.price", price.energy(), price.gold());
    }

    private Price price() {
        return switch (move) {
            case Build(var building, var _) when !use.magic() -> Buildings.price(s, use.seat(), building);
            case Depart _ -> Actions.MOVE;
            default -> use.price(s);
        };
    }

    /** Nothing, if no Magic card has such an option. */
    private @Nullable Refusal noSpell() {
        return switch (move) {
            case In(var region) -> own(region, "IM-13.9", emptyLimbo(region));
            case Build(var building, var region) ->
                building == Building.SANCTUARY ? own(region, "IM-13.5", taken(region)) : null;
            case Cross(var realm) -> Refusal.of("IM-13.1", "refused.cannot-cross", realm);
            case DrawCards _ -> Refusal.of("IM-2.9", "refused.no-cards");
            case TakeMarker _ -> Refusal.of("IM-13.4", "refused.has-marker");
            case Claim(var region) -> own(region, "IM-13.6", Refusal.of("IM-13.6", "refused.has-card", region.land()));
            case Take _, Strike _, Depart _ -> null;
        };
    }

    /** Nothing, if the space has no such option. */
    private @Nullable Refusal noDeed() {
        var deed = Actions.deed(s, use.seat(), use.space());
        return switch (move) {
            case In(var region) -> in(deed, region);
            case Build(var building, var region)
            when deed == Deed.BUILD -> standing(region, "IM-9.5", noSite(building, region));
            case Strike(var origin)
            when deed == Deed.ATTACK || deed == Deed.ATTACK_OR_MOVE ->
                Attack.named(s, use.seat(), use.card()) == 0
                        ? Refusal.of("IM-8.13", "refused.stands-for-none", use.card())
                        : own(origin, "IM-11.1", Refusal.of("IM-11.1", "refused.too-few", origin));
            case Depart(var origin)
            when deed == Deed.ATTACK_OR_MOVE ->
                standing(origin, "IM-9.8", Refusal.of("IM-9.8", "refused.too-few", origin));
            default -> null;
        };
    }

    private Refusal own(Region region, String clause, Refusal otherwise) {
        return s.has(State.HELD, use.seat(), region) ? otherwise : Refusal.of(clause, "refused.not-yours", region);
    }

    /** The card must stand for the region, and an own army must be there. */
    private Refusal standing(Region region, String clause, Refusal otherwise) {
        return (use.card().stands() & region.bit()) == 0
                ? Refusal.of("IM-2.3", "refused.card-elsewhere", use.card(), region)
                : own(region, clause, otherwise);
    }

    private @Nullable Refusal in(Deed deed, Region region) {
        var joker = Refusal.of("IM-7.6", "refused.joker", use.space());
        return switch (deed) {
            case EXTRACT_GOLD -> standing(region, "IM-9.1", joker);
            case EXTRACT_ENERGY -> standing(region, "IM-9.2", joker);
            case TRANSITION -> standing(region, "IM-9.3", emptyLimbo(region));
            case SANCTUARY -> standing(region, "IM-12.1", taken(region));
            case BUILD, ATTACK, ATTACK_OR_MOVE -> null;
        };
    }

    private static Refusal emptyLimbo(Region region) {
        return Refusal.of("IM-9.4", "refused.limbo-empty", region.realm());
    }

    private static Refusal taken(Region region) {
        return Refusal.of("IM-10.2", "refused.built", region);
    }

    private Refusal noSite(Building building, Region region) {
        if (building == Building.PORTAL) {
            return s.is(State.PORTAL, region)
                    ? Refusal.of("IM-10.5", "refused.portal", region)
                    : Refusal.of("IM-1.11", "refused.no-portals");
        }
        return s.built(region) ? taken(region) : Refusal.of("IM-10.3", "refused.capitals", region);
    }
}
