package tabard.campaign.rules;

import java.util.ArrayList;
import java.util.List;
import tabard.campaign.content.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 17: troops are paid at the end of every third turn, and those that cannot be paid are lost. */
public final class Upkeep {
    private static final int EVERY = 3; // CA-17.1
    private static final int PRICE = 100; // CA-17.1

    private Upkeep() {}

    public sealed interface OnSacrifice extends Move {}

    sealed interface Lot extends OnSacrifice {
        Place place();

        @Override
        default Audience audience() {
            return Events.UNNOTICED;
        }
    }

    /** Nothing more need be given up; only this others notice. */
    @Rule("CA-17.2")
    public record Discharge() implements OnSacrifice {
        private static final Choices<OnSacrifice> ONLY = Choices.of(List.of(new Discharge()));

        @Override
        public Audience audience() {
            return Purchases.CONFIRMED;
        }
    }

    @Rule("CA-17.2")
    public record Sacrifice(Place place) implements Lot {
        static final List<Sacrifice> EACH = Moves.each(Place.ALL, Sacrifice::new);
    }

    /** Of a city's reservists. */
    @Rule("CA-17.2")
    public record Dismiss(Place place) implements Lot {
        static final List<Dismiss> EACH = Moves.each(Place.ALL, Dismiss::new);
    }

    /** Gold due at the next upkeep with the troops of now (CA-17.1). */
    public static int due(State s, Banner banner) {
        return s.army(banner) / State.THOUSAND * PRICE;
    }

    /** Turns until troops are paid again, 0 at the end of this one. */
    public static int turnsUntilPay(State s) {
        return (EVERY - s.turn() % EVERY) % EVERY;
    }

    /** Lots that cannot be paid for: as few as possible (CA-17.2). */
    static int unpaid(State s, Banner banner) {
        return Math.max(0, s.army(banner) / State.THOUSAND - s.gold(banner) / PRICE);
    }

    public record Open() implements Runs {
        @Override
        public void run(State s) {
            if (s.turn() % EVERY != 0) {
                s.push(new Turn.End());
                return;
            }
            s.push(new Paying());
            var asked = new ArrayList<Sacrificing>(s.players().size());
            for (var banner : s.players()) {
                int lots = unpaid(s, banner);
                if (lots > 0) {
                    asked.add(new Sacrificing(banner, lots));
                }
            }
            if (!asked.isEmpty()) {
                s.push(new Windows.Unsealing(Window.UPKEEP));
                Windows.fork(s, Window.UPKEEP, asked);
            }
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** Which 1000 PA? The smallest company comes first (CA-21.3). */
    record Sacrificing(Banner seat, int lots) implements Asks<OnSacrifice> {
        @Override
        public Choices<OnSacrifice> choices(State s) {
            if (lots == 0) {
                return Discharge.ONLY;
            }
            long[] left = new long[State.COMPANY_MOST / State.THOUSAND + 1]; // where so many thousands are left
            for (var place : Place.in(s.companies(seat))) {
                left[Math.max(0, s.company(place) - s.count(State.LOTS, place)) / State.THOUSAND] |= place.bit();
            }
            var picks = new Picks<OnSacrifice>(0);
            for (int thousands = 1; thousands < left.length; thousands++) {
                picks.each(Sacrifice.EACH, left[thousands]);
            }
            long reservists = 0;
            for (var place : Place.in(s.land(seat) & s.built(Building.CITY))) {
                reservists |= s.reservists(place) > s.count(State.RESERVE_LOTS, place) ? place.bit() : 0;
            }
            return picks.each(Dismiss.EACH, reservists);
        }

        @Override
        public void answer(State s, OnSacrifice chosen) {
            if (chosen instanceof Lot lot) {
                s.add(lot instanceof Sacrifice ? State.LOTS : State.RESERVE_LOTS, lot.place(), State.THOUSAND);
                s.push(new Sacrificing(seat, lots - 1));
            }
        }

        @Override
        public boolean asksAgain(OnSacrifice move) {
            return move instanceof Lot;
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.sacrificing", due(s, seat), s.gold(seat));
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Lot lot && lots > 0
                    ? Events.Noting.refused("CA-17.2", "refused.no-troops", lot.place())
                    : Refusal.notOffered(move);
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, Window.UPKEEP);
        }
    }

    static void forget(State s, Banner banner) {
        for (var place : Place.in(s.companies(banner))) {
            s.set(State.LOTS, place, 0);
        }
        for (var place : Place.in(s.land(banner))) {
            s.set(State.RESERVE_LOTS, place, 0);
        }
    }

    static void hide(State seen, Banner banner) {
        for (var place : Place.in(seen.companies(banner))) {
            seen.hide(State.LOTS, place);
        }
        for (var place : Place.in(seen.land(banner))) {
            seen.hide(State.RESERVE_LOTS, place);
        }
    }

    /** All pay, and what could not be paid is gone. */
    @Rule("CA-17.1")
    public record Paid() implements Move {
        static final Paid IT = new Paid();
    }

    record Paying() implements Draws<Paid> {
        @Override
        public Lottery<Paid> lottery(State s) {
            return new Lottery.Certain<>(Paid.IT);
        }

        @Override
        public void answer(State s, Paid drawn) {
            for (var banner : s.players()) {
                for (var place : Place.in(s.companies(banner))) {
                    s.company(place, s.company(place) - s.count(State.LOTS, place));
                    s.set(State.LOTS, place, 0);
                    if (s.company(place) == 0) {
                        s.guest(place, null);
                    }
                }
                for (var place : Place.in(s.land(banner))) {
                    s.add(State.RESERVISTS, place, -s.count(State.RESERVE_LOTS, place));
                    s.set(State.RESERVE_LOTS, place, 0);
                }
                s.add(State.GOLD, banner, -due(s, banner));
            }
            s.push(new Turn.End());
        }

        @Override
        public boolean last() {
            return true;
        }
    }
}
