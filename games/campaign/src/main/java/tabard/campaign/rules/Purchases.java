package tabard.campaign.rules;

import java.util.ArrayList;
import java.util.List;
import tabard.campaign.content.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.rules.orders.Orders;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapter 6: troops for gold, in fortresses and cities. */
public final class Purchases {
    private Purchases() {}

    public sealed interface OnPurchase extends Move {}

    /** The usual answer: nothing more. */
    @Rule("CA-6.1")
    public record Bought() implements OnPurchase {
        static final Bought IT = new Bought();

        @Override
        public Audience audience() {
            return CONFIRMED;
        }
    }

    static final Action.Audience CONFIRMED = new Action.Audience.Actor("confirmed");

    @Rule("CA-6.2")
    public record Enlist(Place place) implements OnPurchase {
        static final List<Enlist> EACH = Moves.each(Place.ALL, Enlist::new);

        @Override
        public Audience audience() {
            return Events.UNNOTICED;
        }
    }

    @Rule("CA-6.3")
    public record Garrison(Place place) implements OnPurchase {
        static final List<Garrison> EACH = Moves.each(Place.ALL, Garrison::new);

        @Override
        public Audience audience() {
            return Events.UNNOTICED;
        }
    }

    record Open() implements Runs {
        private static final List<Buying> ALL = Moves.each(Banner.PLAYERS, Buying::new);

        @Override
        public void run(State s) {
            var asked = new ArrayList<Buying>(s.players().size());
            for (var banner : s.players()) {
                if (!s.out(banner) && affords(s, banner) && (companies(s, banner) | cities(s, banner)) != 0) {
                    asked.add(ALL.get(banner.ordinal()));
                }
            }
            if (asked.isEmpty()) {
                s.push(new Orders.Open());
                return;
            }
            s.push(new Mustering());
            s.push(new Windows.Unsealing(Window.PURCHASES));
            Windows.fork(s, Window.PURCHASES, asked);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    static void forget(State s, Banner banner) {
        for (var place : Subset.of(Place.ALL, s.land(banner))) {
            s.set(State.LOTS, place, 0);
            s.set(State.RESERVE_LOTS, place, 0);
        }
    }

    /** CA-21.8; the same fields hold what is handed over to reservists and what is given up for want of pay. */
    static void hide(State seen, Banner banner) {
        for (var place : Place.in(seen.land(banner))) {
            seen.hide(State.LOTS, place);
            seen.hide(State.RESERVE_LOTS, place);
        }
    }

    /** Gold that is not spent yet. */
    static int left(State s, Banner banner) {
        int left = s.gold(banner);
        for (var place : Subset.of(Place.ALL, s.land(banner))) {
            left -= s.count(State.LOTS, place) + s.count(State.RESERVE_LOTS, place);
        }
        return left;
    }

    private static boolean affords(State s, Banner banner) {
        return left(s, banner) >= State.THOUSAND;
    }

    /** Own fortresses and cities with room in the company (CA-6.2, 1.7). */
    private static long companies(State s, Banner banner) {
        long set = 0;
        long strongholds = s.land(banner) & (s.built(Building.FORTRESS) | s.built(Building.CITY));
        for (var place : Subset.of(Place.ALL, strongholds)) {
            set |= s.company(place) + s.count(State.LOTS, place) < State.COMPANY_MOST ? place.bit() : 0;
        }
        return set;
    }

    /** Own cities with room among the reservists (CA-6.3). */
    private static long cities(State s, Banner banner) {
        long set = 0;
        for (var place : Subset.of(Place.ALL, s.land(banner) & s.built(Building.CITY))) {
            set |= s.reservists(place) + s.count(State.RESERVE_LOTS, place) < State.RESERVISTS_MOST ? place.bit() : 0;
        }
        return set;
    }

    /** 1000 PA more? */
    record Buying(Banner seat) implements Asks<OnPurchase> {
        @Override
        public Choices<OnPurchase> choices(State s) {
            var picks = new Picks<OnPurchase>(8).add(Bought.IT);
            return affords(s, seat)
                    ? picks.each(Enlist.EACH, companies(s, seat)).each(Garrison.EACH, cities(s, seat))
                    : picks;
        }

        @Override
        public void answer(State s, OnPurchase chosen) {
            switch (chosen) {
                case Enlist(var place) -> s.add(State.LOTS, place, State.THOUSAND);
                case Garrison(var place) -> s.add(State.RESERVE_LOTS, place, State.THOUSAND);
                case Bought() -> {
                    return;
                }
            }
            s.push(this);
        }

        @Override
        public boolean asksAgain(OnPurchase move) {
            return !(move instanceof Bought);
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.buying", left(s, seat));
        }

        @Override
        public String clause(State s) {
            return "CA-6.1";
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return switch (move) {
                case Enlist(var place) -> notBought(s, place, false);
                case Garrison(var place) -> notBought(s, place, true);
                default -> Refusal.notOffered(move);
            };
        }

        private Refusal notBought(State s, Place place, boolean garrison) {
            var building = s.building(place);
            if (!s.owns(seat, place) || building == null || !building.stronghold()) {
                return Events.Noting.refused("CA-6.2", "refused.no-stronghold", place);
            }
            if (garrison && building != Building.CITY) {
                return Events.Noting.refused("CA-6.3", "refused.no-city", place);
            }
            return affords(s, seat)
                    ? Events.Noting.refused("CA-1.7", "refused.full", place)
                    : Events.Noting.refused("CA-6.1", "refused.no-gold", State.THOUSAND, left(s, seat));
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, Window.PURCHASES);
        }
    }

    /** What was bought takes its place. */
    @Rule("CA-6.2")
    public record Mustered() implements Move {
        static final Mustered IT = new Mustered();
    }

    record Mustering() implements Draws<Mustered> {
        @Override
        public Lottery<Mustered> lottery(State s) {
            return new Lottery.Certain<>(Mustered.IT);
        }

        @Override
        public void answer(State s, Mustered drawn) {
            for (var banner : s.players()) {
                s.set(State.GOLD, banner, left(s, banner));
                for (var place : Place.in(s.land(banner))) {
                    s.company(place, s.company(place) + s.count(State.LOTS, place));
                    s.add(State.RESERVISTS, place, s.count(State.RESERVE_LOTS, place));
                }
                forget(s, banner);
            }
            s.push(new Orders.Open());
        }

        @Override
        public boolean last() {
            return true;
        }
    }
}
