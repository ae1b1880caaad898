package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import tabard.immortals.Actions.Build;
import tabard.immortals.Actions.Claim;
import tabard.immortals.Actions.Cross;
import tabard.immortals.Actions.DrawCards;
import tabard.immortals.Actions.In;
import tabard.immortals.Actions.OnCard;
import tabard.immortals.Actions.TakeMarker;
import tabard.immortals.State.Asks;
import tabard.table.Choices;
import tabard.table.Moves;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Chapter 13: the Magic cards. */
final class Spells {
    private Spells() {}

    @Rule("IM-13.1")
    record Station(Region region) implements Move {
        private static final List<Station> EACH = Moves.each(Region.ALL, Station::new);
    }

    /** What the card can do now; IM-13.2: an impossible option is not offered. */
    static void add(State s, Colour colour, Magic magic, List<OnCard> out) {
        if (!s.affords(colour, magic.price())) {
            return;
        }
        switch (magic) {
            case GREAT_TRANSITION -> {
                for (var realm : Realm.ALL) {
                    if (s.limbo(colour, realm) > 0 && s.held(colour, realm) != 0) {
                        out.add(Cross.EACH.get(realm.ordinal()));
                    }
                }
            }
            case CARD_OR_FIRST -> {
                addDraw(s, out);
                if (s.count(State.MARKER) != colour.ordinal() + 1) {
                    out.add(TakeMarker.IT);
                }
            }
            case SANCTUARY_OR_REGION -> {
                Moves.add(
                        out,
                        Build.EACH.get(Building.SANCTUARY.ordinal()),
                        Buildings.sites(s, Building.SANCTUARY, s.held(colour)));
                Moves.add(out, Claim.EACH, claimable(s, colour));
            }
            case CARDS_OR_TRANSITION -> {
                addDraw(s, out);
                Moves.add(out, In.EACH, Actions.limboBehind(s, colour, s.held(colour)));
            }
        }
    }

    private static void addDraw(State s, List<OnCard> out) {
        if (Hands.drawable(s, Pile.MIXED)) {
            out.add(DrawCards.IT);
        }
    }

    /** IM-13.6: own regions whose card one does not hold. */
    static long claimable(State s, Colour colour) {
        int without = ~s.cards(colour);
        return Region.set(Realm.LIGHT, s.held(colour, Realm.LIGHT) & without)
                | Region.set(Realm.DARK, s.held(colour, Realm.DARK) & without);
    }

    /** IM-13.6, 13.7: only the holder's armies in the twin count. */
    static void claim(State s, Colour colour, Region region) {
        var twin = region.twin();
        boolean defended =
                !s.inRegionDeck(region.land()) && s.occupied(twin) && s.owner(twin) == s.holder(region.land());
        if (s.armies(region) > (defended ? s.armies(twin) : 0)) {
            Hands.hand(s, region.land(), Place.with(colour));
        }
    }

    /** IM-13.1: five armies, or all there are. */
    static void cross(State s, Colour colour, Realm realm) {
        int armies = Math.min(Magic.GREAT_TRANSITION.armies(), s.limbo(colour, realm));
        s.push(new Stationing(colour, realm, armies, Region.first(Region.set(realm, s.held(colour, realm)))));
    }

    /** Where does the next army go? Regions are named in their order, so that each spread is offered once. */
    record Stationing(Colour seat, Realm realm, int armies, Region least) implements Asks<Station> {
        @Override
        public Choices<Station> choices(State s) {
            var out = new ArrayList<Station>(16);
            Moves.add(out, Station.EACH, Region.set(realm, s.held(seat, realm)) & -least.bit());
            return Choices.of(out);
        }

        @Override
        public void answer(State s, Station chosen) {
            s.limboToRegion(seat, chosen.region, 1);
            if (armies > 1) {
                s.push(new Stationing(seat, realm, armies - 1, chosen.region));
            }
        }

        @Override
        public Refusal refusal(State s, Move move) {
            if (!(move instanceof Station(var region))) {
                return Refusal.notOffered(move);
            }
            if (region.realm() != realm) {
                return new Refusal(
                        Said.of("refused.other-realm", "@" + region.word(), "@limbo-" + realm.word()), "IM-13.1");
            }
            return s.holds(seat, region)
                    ? new Refusal(Said.of("refused.order", "@" + region.word(), "@" + least.word()), "IM-13.1")
                    : new Refusal(Said.of("refused.not-yours", "@" + region.word()), "IM-13.1");
        }

        @Override
        public void possible(State s) {
            if (armies < 1 || armies > s.limbo(seat, realm) || !s.holds(seat, least) || least.realm() != realm) {
                throw new Refusal(Said.of("refused.limbo", s.limbo(seat, realm), armies), "IM-13.1");
            }
        }
    }
}
