package tabard.immortals.rules;

import tabard.immortals.content.*;
import tabard.immortals.rules.Actions.*;
import tabard.table.*;

/** Chapter 13: the Magic cards. */
public final class Spells {
    private Spells() {}

    @Rule("IM-13.1")
    public record Station(Region region) implements Move {}

    /** What the card can do now; IM-13.2: an impossible option is not offered. */
    static void add(State s, Colour colour, Magic magic, Picks<OnCard> out) {
        switch (magic) {
            case GREAT_TRANSITION -> {
                for (var realm : Realm.ALL) {
                    out.addIf(s.count(State.LIMBO, colour, realm) > 0 && s.held(colour, realm) != 0, new Cross(realm));
                }
            }
            case CARD_OR_FIRST ->
                out.addIf(Hands.drawable(s, Pile.MIXED), new DrawCards())
                        .addIf(!s.is(State.MARKER, colour), new TakeMarker());
            case SANCTUARY_OR_REGION ->
                out.each(
                                Region.ALL,
                                Buildings.sites(s, Building.SANCTUARY, s.held(colour)),
                                site -> new Build(Building.SANCTUARY, site))
                        .each(Region.ALL, claimable(s, colour), Claim::new);
            case CARDS_OR_TRANSITION ->
                out.addIf(Hands.drawable(s, Pile.MIXED), new DrawCards())
                        .each(Region.ALL, Actions.limboBehind(s, colour, s.held(colour)), In::new);
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
        boolean defended = !s.isEmpty(State.HOLDER, region.land())
                && !s.isEmpty(State.OWNER, twin)
                && s.require(State.OWNER, twin) == s.require(State.HOLDER, region.land());
        if (s.count(State.ARMIES, region) > (defended ? s.count(State.ARMIES, twin) : 0)) {
            Hands.hand(s, region.land(), Place.with(colour));
        }
    }

    /** IM-13.1: five armies, or all there are. */
    static void cross(State s, Colour colour, Realm realm) {
        int armies = Math.min(Magic.GREAT_TRANSITION.spell().armies(), s.count(State.LIMBO, colour, realm));
        var least = Region.of(Region.set(realm, s.held(colour, realm))).first();
        s.push(new Stationing(colour, realm, armies, least));
    }

    record Stationing(Colour seat, Realm realm, int armies, Region least) implements FromLimbo<Station> {
        @Override
        public Choices<Station> choices(State s) {
            return regions(s, new Picks<>(16), Station::new);
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
            check(s, s.has(State.HELD, seat, least), "IM-13.1");
        }
    }
}
