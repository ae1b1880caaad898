package tabard.immortals.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.immortals.content.*;
import tabard.table.*;
import tabard.table.SheetGame.Verdict;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapters 9, 10 and 12: what a revealed card does on its space, or compensation instead. */
public final class Actions {
    /** IM-9.3 */
    public static final Price TRANSITION = new Price(2, 1);

    static final int TRANSITED = 3;

    /** IM-9.7 */
    public static final Price MOVE = new Price(0, 1);

    private Actions() {}

    /** What may be done with a revealed card. */
    public sealed interface OnCard extends Move {}

    /** Compensation. */
    @Rule("IM-8.2")
    public record Take(Resource resource) implements OnCard {}

    /** The card is used for this region: extraction, transition, a tribe's Sanctuary. */
    @Rule("IM-9.1")
    public record In(Region region) implements OnCard {}

    @Rule("IM-9.5")
    public record Build(Building building, Region region) implements OnCard {}

    /** An attack from this region is declared. */
    @Rule("IM-11.1")
    public record Strike(Region origin) implements OnCard {}

    /** Armies will move out of this region. */
    @Rule("IM-9.8")
    public record Depart(Region origin) implements OnCard {}

    @Rule("IM-13.1")
    public record Cross(Realm realm) implements OnCard {}

    @Rule("IM-13.3")
    public record DrawCards() implements OnCard {}

    @Rule("IM-13.4")
    public record TakeMarker() implements OnCard {}

    @Rule("IM-13.6")
    public record Claim(Region region) implements OnCard {}

    /** The player takes compensation. */
    record Compensating(Colour seat) implements Asks.Once<Take> {
        @Override
        public void answer(State s, Take chosen) {
            s.add(State.PURSE, seat, chosen.resource, 1);
        }
    }

    /** What the space does for this player. */
    public static Deed deed(State s, Colour colour, Space space) {
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
    public static Price price(State s, Colour colour, Space space) {
        return switch (space) {
            case GOLD, ENERGY, BUILD, ATTACK, MARCH -> Price.FREE;
            case TRANSITION -> TRANSITION;
            case LIGHT_TRIBE -> s.tribe(colour, Realm.LIGHT).price();
            case DARK_TRIBE -> s.tribe(colour, Realm.DARK).price();
            case LIGHT_MAGIC, DARK_MAGIC -> throw new IllegalStateException("a magic price stands on its card");
        };
    }

    /** The regions that the card stands for and where its player has an army. */
    public static long own(State s, Colour colour, Card card) {
        return card.stands() & s.held(colour);
    }

    /** The regions of a set whose limbo is not empty. */
    public static long limboBehind(State s, Colour colour, long regions) {
        long out = 0;
        for (var realm : Realm.ALL) {
            out |= s.count(State.LIMBO, colour, realm) > 0 ? Region.set(realm, Region.lands(realm, regions)) : 0;
        }
        return out;
    }

    /** What is done with the card, or compensation (IM-8.3). */
    @Rule("IM-8.3")
    record Using(Colour seat, Space space, Card card) implements Asks<OnCard>, Underway, Frame.Detailed {
        @Override
        public Choices<OnCard> choices(State s) {
            var out = new Picks<OnCard>(24);
            out.each(Subset.all(Resource.ALL), Take::new);
            if (!s.affords(seat, price(s))) {
                return out;
            }
            if (magic()) {
                Spells.add(s, seat, card.magic(), out);
                return out;
            }
            long own = own(s, seat, card);
            switch (deed(s)) {
                case EXTRACT_GOLD, EXTRACT_ENERGY -> {
                    if (card.kind() != Card.Kind.JOKER) {
                        out.each(Region.ALL, own, In::new);
                    }
                }
                case TRANSITION -> out.each(Region.ALL, limboBehind(s, seat, own), In::new);
                case SANCTUARY -> out.each(Region.ALL, Buildings.sites(s, Building.SANCTUARY, own), In::new);
                case BUILD -> {
                    for (var building : Building.ALL) {
                        if (s.affords(seat, Buildings.price(s, seat, building))) {
                            long sites = Buildings.sites(s, building, own);
                            out.each(Region.ALL, sites, site -> new Build(building, site));
                        }
                    }
                }
                case ATTACK -> addAttacks(s, out);
                case ATTACK_OR_MOVE -> {
                    addAttacks(s, out);
                    if (s.affords(seat, MOVE)) {
                        out.each(Region.ALL, March.origins(s, own, s.held(seat)), Depart::new);
                    }
                }
            }
            return out;
        }

        boolean magic() {
            return card.kind() == Card.Kind.MAGIC;
        }

        Price price(State s) {
            return magic() ? card.magic().spell().cost() : Actions.price(s, seat, space);
        }

        private void addAttacks(State s, Picks<OnCard> out) {
            if (Attack.named(s, seat, card) != 0) { // IM-8.13
                out.each(Region.ALL, Attack.origins(s, seat), Strike::new);
            }
        }

        @Override
        public void answer(State s, OnCard chosen) {
            if (!(chosen instanceof Take)) {
                if (card.conflict()) {
                    Hands.discard(s, card); // IM-8.5
                }
                s.pay(seat, price(s));
            }
            switch (chosen) {
                case Take(var resource) -> s.add(State.PURSE, seat, resource, 1); // IM-8.6
                case In(var region) -> in(s, region);
                case Build(var building, var region) -> {
                    s.pay(seat, magic() ? Price.FREE : Buildings.price(s, seat, building));
                    Buildings.build(s, seat, building, region);
                }
                case Strike(var origin) -> s.push(new Attack.Targeting(seat, card, origin));
                case Depart(var origin) -> {
                    s.pay(seat, MOVE);
                    s.push(new March.Arriving(seat, origin));
                }
                case Cross(var realm) -> Spells.cross(s, seat, realm);
                case DrawCards() ->
                    Hands.Drawing.push(s, seat, card.magic().spell().draws());
                case TakeMarker() -> s.set(State.MARKER, seat);
                case Claim(var region) -> Spells.claim(s, seat, region);
            }
        }

        private void in(State s, Region region) {
            switch (deed(s)) {
                case EXTRACT_GOLD, EXTRACT_ENERGY -> s.add(State.PURSE, seat, extracted(s), yields(s, region));
                case TRANSITION -> s.limboToRegion(seat, region, crossing(s, region));
                case SANCTUARY -> Buildings.build(s, seat, Building.SANCTUARY, region);
                case BUILD, ATTACK, ATTACK_OR_MOVE -> throw new IllegalStateException("needs more than a region");
            }
        }

        /** IM-9.4, 13.9: fewer, if there are no more. */
        private int crossing(State s, Region region) {
            int most = magic() ? card.magic().spell().armies() : TRANSITED;
            return Math.min(most, s.count(State.LIMBO, seat, region.realm()));
        }

        /** What happens to the region that an {@link In} names. */
        private Deed deed(State s) {
            return magic() ? Deed.TRANSITION : Actions.deed(s, seat, space);
        }

        @Override
        public boolean asksAgain(OnCard move) {
            return move instanceof Strike || move instanceof Depart || move instanceof Cross;
        }

        @Override
        public boolean passesOn(OnCard move) {
            return !asksAgain(move);
        }

        @Override
        public @Nullable Said label(State s, OnCard move) {
            return switch (move) {
                case In _ -> Said.of("do.in-" + deed(s).word());
                case DrawCards() ->
                    Said.of("do.draw-cards", card.magic().spell().draws());
                default -> null;
            };
        }

        @Override
        public String clause(State s, OnCard move) {
            boolean tribal = space == Space.LIGHT_TRIBE || space == Space.DARK_TRIBE;
            return switch (move) {
                case In _ -> magic() ? "IM-13.9" : tribal ? tribal(s) : common(deed(s));
                case Build _ when magic() -> "IM-13.5";
                case DrawCards() when card.magic().spell().draws() > 1 -> "IM-13.8";
                default -> move.rule();
            };
        }

        private static String common(Deed deed) {
            return switch (deed) {
                case EXTRACT_GOLD -> "IM-9.1";
                case EXTRACT_ENERGY -> "IM-9.2";
                case TRANSITION -> "IM-9.3";
                case SANCTUARY, BUILD, ATTACK, ATTACK_OR_MOVE ->
                    throw new IllegalStateException("needs more than a region");
            };
        }

        /** The light tribes do what IM-12.4 says; of the dark ones only Demons build. */
        private String tribal(State s) {
            if (space == Space.LIGHT_TRIBE) {
                return "IM-12.4";
            }
            return deed(s) == Deed.SANCTUARY ? "IM-12.1" : "IM-12.2";
        }

        /** What an extraction yields is said on the region. */
        @Override
        public @Nullable Verdict verdict(State s, OnCard move) {
            return move instanceof In(var region) && deed(s).extracts()
                    ? new Verdict("+" + yields(s, region), List.of())
                    : null;
        }

        private Resource extracted(State s) {
            return deed(s) == Deed.EXTRACT_GOLD ? Resource.GOLD : Resource.ENERGY;
        }

        private int yields(State s, Region region) {
            return region.gives(extracted(s));
        }

        @Override
        public @Nullable Said told(State s, OnCard move) {
            if (move instanceof DrawCards) {
                return Said.of("log.draw-cards", seat, card.magic().spell().draws());
            }
            if (!(move instanceof In(var region))) {
                return null;
            }
            var deed = deed(s);
            return switch (deed) {
                case EXTRACT_GOLD, EXTRACT_ENERGY -> Said.of("log.in-" + deed.word(), seat, yields(s, region), region);
                case SANCTUARY -> Said.of("log.build", seat, Building.SANCTUARY, region);
                case TRANSITION -> Said.of("log.in-transition", seat, crossing(s, region), region);
                case BUILD, ATTACK, ATTACK_OR_MOVE -> throw new IllegalStateException("needs more than a region");
            };
        }

        @Override
        public Refusal refused(State s, OnCard move) {
            return new WhyNot(s, this, move).refusal();
        }

        @Override
        public void possible(State s) {
            boolean fits =
                    magic() ? space.magic() : !space.magic() && card.stands() != 0 && Planning.has(s, seat, card);
            Refusal.when(
                    !fits || s.copies(seat, card) > 0 || s.get(State.BOARD, seat, space) != null,
                    "IM-7.3",
                    "refused.not-there",
                    card,
                    space);
        }
    }
}
