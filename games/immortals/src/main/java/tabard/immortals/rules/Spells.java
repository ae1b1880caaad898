package tabard.immortals.rules;

import java.util.List;
import tabard.immortals.content.*;
import tabard.immortals.rules.Actions.Build;
import tabard.immortals.rules.Actions.Claim;
import tabard.immortals.rules.Actions.Cross;
import tabard.immortals.rules.Actions.DrawCards;
import tabard.immortals.rules.Actions.In;
import tabard.immortals.rules.Actions.OnCard;
import tabard.immortals.rules.Actions.TakeMarker;
import tabard.table.*;

/** Chapter 13: the Magic cards. */
public final class Spells {
    private Spells() {}

    @Rule("IM-13.1")
    public record Station(Region region) implements Move {
        private static final List<Station> EACH = Moves.each(Region.ALL, Station::new);
    }

    /** What the card can do now; IM-13.2: an impossible option is not offered. */
    static void add(State s, Colour colour, Magic magic, Picks<OnCard> out) {
        switch (magic) {
            case GREAT_TRANSITION -> {
                for (var realm : Realm.ALL) {
                    out.addIf(
                            s.limbo(colour, realm) > 0 && s.held(colour, realm) != 0, Cross.EACH.get(realm.ordinal()));
                }
            }
            case CARD_OR_FIRST ->
                out.addIf(Hands.drawable(s, Pile.MIXED), new DrawCards()).addIf(!s.hasMarker(colour), new TakeMarker());
            case SANCTUARY_OR_REGION ->
                out.each(
                                Build.EACH.get(Building.SANCTUARY.ordinal()),
                                Buildings.sites(s, Building.SANCTUARY, s.held(colour)))
                        .each(Claim.EACH, claimable(s, colour));
            case CARDS_OR_TRANSITION ->
                out.addIf(Hands.drawable(s, Pile.MIXED), new DrawCards())
                        .each(In.EACH, Actions.limboBehind(s, colour, s.held(colour)));
        }
    }

    /** IM-13.6: own regions whose card one does not hold. */
    static long claimable(State s, Colour colour) {
        long without = ~s.cards(colour);
        return Region.set(Realm.LIGHT, s.held(colour, Realm.LIGHT) & without)
                | Region.set(Realm.DARK, s.held(colour, Realm.DARK) & without);
    }

    /** IM-13.6, 13.7: only the holder's armies in the twin count. */
    static void claim(State s, Colour colour, Region region) {
        var twin = region.twin();
        boolean defended = !s.inRegionDeck(region.land())
                && s.occupied(twin)
                && s.owner(twin) == s.require(State.HOLDER, region.land());
        if (s.armies(region) > (defended ? s.armies(twin) : 0)) {
            Hands.hand(s, region.land(), Place.with(colour));
        }
    }

    /** IM-13.1: five armies, or all there are. */
    static void cross(State s, Colour colour, Realm realm) {
        int armies = Math.min(Magic.GREAT_TRANSITION.spell().armies(), s.limbo(colour, realm));
        var least = Region.of(Region.set(realm, s.held(colour, realm))).first();
        s.push(new Stationing(colour, realm, armies, least));
    }

    record Stationing(Colour seat, Realm realm, int armies, Region least) implements FromLimbo<Station> {
        @Override
        public Choices<Station> choices(State s) {
            return regions(s, new Picks<>(16), Station.EACH);
        }

        @Override
        public void answer(State s, Station chosen) {
            s.limboToRegion(seat, chosen.region, 1);
            if (armies > 1) {
                s.push(new Stationing(seat, realm, armies - 1, chosen.region.orLater(least)));
            }
        }

        @Override
        public boolean asksAgain(Station move) {
            return armies > 1;
        }

        @Override
        public Refusal refused(State s, Station move) {
            return elsewhere("IM-13.1", move.region);
        }

        @Override
        public void possible(State s) {
            check(s, s.holds(seat, least), "IM-13.1");
        }
    }
}
