package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import tabard.immortals.State.Asks;
import tabard.table.Choices;
import tabard.table.Moves;
import tabard.table.Refusal;
import tabard.table.Rule;
import tabard.table.scene.Said;

/** Chapters 9, 10 and 12: what a revealed card does on its space, or compensation instead. */
final class Actions {
    /** IM-9.3 */
    static final Price TRANSITION = new Price(2, 1);

    static final int TRANSITED = 3;

    /** IM-9.7 */
    static final Price MOVE = new Price(0, 1);

    private Actions() {}

    /** What may be done with a revealed card. */
    sealed interface OnCard extends Move {}

    /** Compensation. */
    @Rule("IM-8.2")
    record Take(Resource resource) implements OnCard {
        static final List<Take> EACH = Moves.each(Resource.ALL, Take::new);
    }

    /** The card is used for this region: extraction, transition, a tribe's Sanctuary. */
    @Rule("IM-9.1")
    record In(Region region) implements OnCard {
        static final List<In> EACH = Moves.each(Region.ALL, In::new);
    }

    @Rule("IM-9.5")
    record Build(Building building, Region region) implements OnCard {
        static final List<List<Build>> EACH =
                Moves.each(Building.ALL, building -> Moves.each(Region.ALL, region -> new Build(building, region)));
    }

    /** An attack from this region is declared. */
    @Rule("IM-11.1")
    record Strike(Region origin) implements OnCard {
        static final List<Strike> EACH = Moves.each(Region.ALL, Strike::new);
    }

    /** Armies will move out of this region. */
    @Rule("IM-9.8")
    record Depart(Region origin) implements OnCard {
        static final List<Depart> EACH = Moves.each(Region.ALL, Depart::new);
    }

    @Rule("IM-13.1")
    record Cross(Realm realm) implements OnCard {
        static final List<Cross> EACH = Moves.each(Realm.ALL, Cross::new);
    }

    @Rule("IM-13.3")
    record DrawCards() implements OnCard {
        static final DrawCards IT = new DrawCards();
    }

    @Rule("IM-13.4")
    record TakeMarker() implements OnCard {
        static final TakeMarker IT = new TakeMarker();
    }

    @Rule("IM-13.6")
    record Claim(Region region) implements OnCard {
        static final List<Claim> EACH = Moves.each(Region.ALL, Claim::new);
    }

    /** The player takes compensation. */
    record Compensating(Colour seat) implements Asks<Take> {
        @Override
        public Choices<Take> choices(State s) {
            return Choices.of(Take.EACH);
        }

        @Override
        public void answer(State s, Take chosen) {
            s.gain(seat, chosen.resource, 1);
        }
    }

    /** What the space does for this player. */
    static Deed deed(State s, Colour colour, Space space) {
        return switch (space) {
            case GOLD -> Deed.EXTRACT_GOLD;
            case ENERGY -> Deed.EXTRACT_ENERGY;
            case TRANSITION -> Deed.TRANSITION;
            case BUILD -> Deed.BUILD;
            case ATTACK -> Deed.ATTACK;
            case MARCH -> Deed.ATTACK_OR_MOVE;
            case LIGHT_TRIBE -> s.tribe(colour, Realm.LIGHT).deed();
            case DARK_TRIBE -> s.tribe(colour, Realm.DARK).deed();
            case LIGHT_MAGIC, DARK_MAGIC -> throw new IllegalStateException("a magic action stands on its card");
        };
    }

    /** What the space asks for besides what is built on it. */
    static Price price(State s, Colour colour, Space space) {
        return switch (space) {
            case GOLD, ENERGY, BUILD, ATTACK, MARCH -> Price.FREE;
            case TRANSITION -> TRANSITION;
            case LIGHT_TRIBE -> s.tribe(colour, Realm.LIGHT).price();
            case DARK_TRIBE -> s.tribe(colour, Realm.DARK).price();
            case LIGHT_MAGIC, DARK_MAGIC -> throw new IllegalStateException("a magic price stands on its card");
        };
    }

    /** The regions that the card stands for and where its player has an army. */
    static long own(State s, Colour colour, Card card) {
        return card.stands() & s.held(colour);
    }

    /** The regions of a set whose limbo is not empty. */
    static long limboBehind(State s, Colour colour, long regions) {
        long out = regions;
        for (var realm : Realm.ALL) {
            if (s.limbo(colour, realm) == 0) {
                out &= ~Region.set(realm, -1 >>> (Integer.SIZE - Land.COUNT));
            }
        }
        return out;
    }

    /** What is done with the card, or compensation (IM-8.3). */
    record Using(Colour seat, Space space, Card card) implements Asks<OnCard> {
        @Override
        public Choices<OnCard> choices(State s) {
            var out = new ArrayList<OnCard>(24);
            out.addAll(Take.EACH);
            if (card.kind() == Card.Kind.MAGIC) {
                Spells.add(s, seat, card.magic(), out);
                return Choices.of(out);
            }
            var price = price(s, seat, space);
            if (!s.affords(seat, price)) {
                return Choices.of(out);
            }
            long own = own(s, seat, card);
            switch (deed(s, seat, space)) {
                case EXTRACT_GOLD, EXTRACT_ENERGY -> {
                    if (card.kind() != Card.Kind.JOKER) {
                        Moves.add(out, In.EACH, own);
                    }
                }
                case TRANSITION -> Moves.add(out, In.EACH, limboBehind(s, seat, own));
                case SANCTUARY -> Moves.add(out, In.EACH, Buildings.sites(s, Building.SANCTUARY, own));
                case BUILD -> {
                    for (var building : Building.ALL) {
                        if (s.affords(seat, Buildings.price(s, seat, building))) {
                            Moves.add(out, Build.EACH.get(building.ordinal()), Buildings.sites(s, building, own));
                        }
                    }
                }
                case ATTACK -> addAttacks(s, out);
                case ATTACK_OR_MOVE -> {
                    addAttacks(s, out);
                    if (s.affords(seat, MOVE)) {
                        Moves.add(out, Depart.EACH, March.origins(s, seat, own));
                    }
                }
            }
            return Choices.of(out);
        }

        private void addAttacks(State s, List<OnCard> out) {
            if (Attack.named(s, seat, card) != 0) { // IM-8.13
                Moves.add(out, Strike.EACH, Attack.origins(s, seat));
            }
        }

        @Override
        public void answer(State s, OnCard chosen) {
            if (chosen instanceof Take(var resource)) {
                s.gain(seat, resource, 1); // IM-8.6
                return;
            }
            if (card.conflict()) {
                Hands.discard(s, card); // IM-8.5
            }
            s.pay(seat, card.kind() == Card.Kind.MAGIC ? card.magic().price() : price(s, seat, space));
            carryOut(s, chosen);
        }

        private void carryOut(State s, OnCard chosen) {
            switch (chosen) {
                case Take _ -> throw new IllegalStateException("not an action");
                case In(var region) -> in(s, region);
                case Build(var building, var region) -> {
                    if (card.kind() != Card.Kind.MAGIC) {
                        s.pay(seat, Buildings.price(s, seat, building));
                    }
                    Buildings.build(s, seat, building, region);
                }
                case Strike(var origin) -> s.push(new Attack.Targeting(seat, card, origin));
                case Depart(var origin) -> {
                    s.pay(seat, MOVE);
                    s.push(new March.Arriving(seat, origin));
                }
                case Cross(var realm) -> Spells.cross(s, seat, realm);
                case DrawCards() -> Hands.Drawing.push(s, seat, card.magic().draws());
                case TakeMarker() -> s.set(State.MARKER, seat.ordinal() + 1);
                case Claim(var region) -> Spells.claim(s, seat, region);
            }
        }

        private void in(State s, Region region) {
            if (card.kind() == Card.Kind.MAGIC) {
                transit(s, region, card.magic().armies()); // IM-13.9
                return;
            }
            switch (deed(s, seat, space)) {
                case EXTRACT_GOLD -> s.gain(seat, Resource.GOLD, region.land().gives(region.realm(), Resource.GOLD));
                case EXTRACT_ENERGY ->
                    s.gain(seat, Resource.ENERGY, region.land().gives(region.realm(), Resource.ENERGY));
                case TRANSITION -> transit(s, region, TRANSITED);
                case SANCTUARY -> Buildings.build(s, seat, Building.SANCTUARY, region);
                case BUILD, ATTACK, ATTACK_OR_MOVE -> throw new IllegalStateException("needs more than a region");
            }
        }

        /** IM-9.4: fewer, if there are no more. */
        private void transit(State s, Region region, int armies) {
            s.limboToRegion(seat, region, Math.min(armies, s.limbo(seat, region.realm())));
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return WhyNot.of(s, this, move);
        }

        @Override
        public void possible(State s) {
            boolean fits = card.kind() == Card.Kind.MAGIC
                    ? space.magic()
                    : !space.magic() && card.stands() != 0 && Planning.has(s, seat, card);
            if (!fits || onBoard(s)) {
                throw new Refusal(Said.of("refused.not-there", "@" + card.word(), "@space." + space.word()), "IM-7.3");
            }
        }

        private boolean onBoard(State s) {
            for (var other : Space.ALL) {
                if (s.board(seat, other) == card.ordinal() + 1) {
                    return true;
                }
            }
            return s.board(seat, space) != 0;
        }
    }
}
