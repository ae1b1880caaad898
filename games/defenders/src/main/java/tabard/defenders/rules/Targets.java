package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.*;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;
import tabard.table.text.Within;

/** What a card or reward is played on: places, minions, generals, a colour; one small question after the other. */
final class Targets {
    private static final Reward ENVOY = new Reward.AtOnce(new Effect.Envoy());
    private static final List<At> PLACES = Moves.each(Location.ALL, At::new);

    private Targets() {}

    sealed interface OnPlaces extends Move permits At, Done {}

    sealed interface OnMinions extends Move permits Take, Done {}

    sealed interface OnRetreat extends Move permits Back, Done {}

    @Rule("DR-14.1")
    record At(Location place) implements OnPlaces {}

    /** One minion is removed. */
    @Rule("DR-6.6")
    record Take(Colour colour, Location place) implements OnMinions {}

    /** No more targets. */
    @Rule("DR-14.1")
    record Done() implements OnPlaces, OnMinions, OnRetreat, Dusk.OnUndead, Carrying.OnHeroes {}

    /** A general goes back one step on his path. */
    @Rule("DR-16.10")
    record Back(General general) implements OnRetreat {}

    @Rule("DR-16.15")
    record Spy(General general) implements Move {}

    @Rule("DR-16.12")
    record Name(Colour colour) implements Move {}

    /** The die of an envoy. */
    @Rule("DR-18.9")
    record Mustered(Face face) implements Move {
        private static final Lottery<Mustered> DIE = new Lottery.Even<>(Moves.each(Face.ALL, Mustered::new));
    }

    /** A question for places: one of these, or perhaps no more. */
    interface Placing extends Asks<OnPlaces> {
        long places(State s);

        default boolean mayEnd() {
            return false;
        }

        void at(State s, Location place);

        default void done(State s) {}

        @Override
        default Choices<OnPlaces> choices(State s) {
            return new Picks<OnPlaces>(24).addIf(mayEnd(), new Done()).each(PLACES, places(s));
        }

        @Override
        default void answer(State s, OnPlaces chosen) {
            switch (chosen) {
                case At(var place) -> at(s, place);
                case Done _ -> done(s);
            }
        }
    }

    /** All minions on these places, colour by colour. */
    static Choices<OnMinions> minions(State s, long places, int worth, boolean mayEnd) {
        var out = new Picks<OnMinions>(16).addIf(mayEnd, new Done());
        for (var place : Subset.of(Location.ALL, places & s.beset())) {
            for (var colour : Colour.ALL) {
                if (s.minions(colour, place) > 0 && Sweep.worth(colour) <= worth) {
                    out.add(new Take(colour, place));
                }
            }
        }
        return out;
    }

    /** The generals that could go back (DR-16.10). */
    static long canGoBack(State s) {
        return s.living().where(general -> s.count(STEP, general) > 0).bits();
    }

    /** DR-16.1 */
    @Rule(value = "DR-16.1", moves = true)
    record Gating(Banner seat) implements Placing {
        @Override
        public long places(State s) {
            return Board.ALL & ~s.gated();
        }

        @Override
        public void at(State s, Location place) {
            s.openGate(place);
            Quests.review(s);
        }

        @Override
        public void needs(State s) {
            refuseIf(s.gatesLeft() == 0, "DR-1.4", "no-target");
        }
    }

    /** DR-16.3: all crystals of a place; DR-18.16: one of them. */
    record Cleaning(Banner seat, boolean all) implements Placing {
        @Override
        public String clause(State s, OnPlaces move) {
            return all ? Purple.SPELL_OF_PURITY.clause() : Quest.ANCIENT_TREE_OF_MAGIC.clause();
        }

        @Override
        public long places(State s) {
            return s.tainted();
        }

        @Override
        public void at(State s, Location place) {
            s.taint(place, all ? -s.count(CRYSTALS, place) : -1);
        }

        @Override
        public void needs(State s) {
            refuseIf(s.count(TAINTS) == 0, "DR-16.3", "no-target");
        }
    }

    /** All minions of so many places, one after the other. */
    interface Clearing extends Placing {
        int left();

        Clearing next();

        @Override
        default void at(State s, Location place) {
            s.clearMinions(place);
            if (left() > 1 && places(s) != 0) {
                s.push(next());
            } else {
                done(s);
            }
        }

        @Override
        default Said detail(State s) {
            return Said.of("detail.places", left());
        }
    }

    /** DR-16.5: minions of up to so many green lands. */
    @Within(least = 1, most = 2, rule = "DR-16.5")
    @Rule(value = "DR-16.5", moves = true)
    record Raining(Banner seat, int left) implements Clearing {
        @Override
        public long places(State s) {
            return s.beset() & Board.lands(Colour.GREEN);
        }

        @Override
        public boolean mayEnd() {
            return left < 2;
        }

        @Override
        public Clearing next() {
            return new Raining(seat, left - 1);
        }

        @Override
        public void needs(State s) {
            refuseIf(places(s) == 0, "DR-16.5", "no-target");
        }
    }

    /** DR-16.10: minions of up to so many places, then perhaps a general. */
    @Within(least = 1, most = 3, rule = "DR-16.10")
    @Rule(value = "DR-16.10", moves = true)
    record Storming(Banner seat, int left) implements Clearing {
        @Override
        public long places(State s) {
            return s.beset();
        }

        @Override
        public boolean mayEnd() {
            return true;
        }

        @Override
        public Clearing next() {
            return new Storming(seat, left - 1);
        }

        @Override
        public void done(State s) {
            if (canGoBack(s) != 0) {
                s.push(new Pushing(seat));
            }
        }
    }

    @Rule(value = "DR-16.10", moves = true)
    record Pushing(Banner seat) implements Asks<OnRetreat> {
        @Override
        public Choices<OnRetreat> choices(State s) {
            return new Picks<OnRetreat>(5).add(new Done()).each(General.ALL, canGoBack(s), Back::new);
        }

        @Override
        public void answer(State s, OnRetreat chosen) {
            if (chosen instanceof Back(var general)) {
                s.add(STEP, general, -1);
            }
        }
    }

    /** DR-16.8, 18.9 to 18.11: up to so many minions, no further from a place than that. */
    record Routing(
            Banner seat,
            Location centre,
            @Within(least = 1, most = 2, rule = "DR-18.9") int lines,
            @Within(least = 1, most = 6, rule = "DR-16.8") int left,
            boolean mayEnd)
            implements Asks<OnMinions>, SaysAll, Frame.Detailed {
        /** Asks only if there is a minion. */
        static void push(State s, Banner seat, Location centre, int lines, int left, boolean mayEnd) {
            if (left > 0 && (s.beset() & Board.around(centre, lines)) != 0) {
                s.push(new Routing(seat, centre, lines, left, mayEnd));
            }
        }

        @Override
        public Choices<OnMinions> choices(State s) {
            return minions(s, Board.around(centre, lines), Integer.MAX_VALUE, mayEnd);
        }

        @Override
        public String clause(State s, OnMinions move) {
            return Quest.envoyTo(centre).map(Quest::clause).orElse(Purple.KINGS_GUARD_ATTACK.clause());
        }

        @Override
        public void answer(State s, OnMinions chosen) {
            if (chosen instanceof Take(var colour, var place)) {
                s.boardToSupply(colour, place, 1);
                push(s, seat, centre, lines, left - 1, true);
            }
        }

        @Override
        public void needs(State s) {
            refuseIf((s.beset() & Board.around(centre, lines)) == 0, "DR-16.8", "no-target");
        }
    }

    /** DR-18.9: up to so many minions around the land of the envoy. */
    record Dispatching(Banner banner, Quest quest) implements Draws<Mustered>, OfHero {
        @Override
        public Lottery<Mustered> lottery(State s) {
            return Mustered.DIE;
        }

        @Override
        public String clause(State s, Mustered drawn) {
            return quest.clause();
        }

        @Override
        public Said told(State s, Mustered drawn) {
            return Said.of("log.mustered", banner, drawn.face.pips());
        }

        @Override
        public void answer(State s, Mustered drawn) {
            Routing.push(s, banner, Objects.requireNonNull(quest.task().location()), 2, drawn.face.pips(), true);
        }

        @Override
        public void needs(State s) {
            refuseIf(!quest.reward().equals(ENVOY), "DR-18.9", "no-envoy", quest);
        }
    }

    /** DR-16.2, 18.17: a location of the darkness card is kept free. */
    record Securing(Banner seat, Guard guard) implements Placing, AtNight {
        @Override
        public String clause(State s, OnPlaces move) {
            return guard == Guard.MILITIA
                    ? Purple.MILITIA_SECURES_AREA.clause()
                    : Quest.doing(new Effect.Secure(guard)).clause();
        }

        @Override
        public long places(State s) {
            return Darkness.sparable(s, guard);
        }

        @Override
        public void at(State s, Location place) {
            s.set(SPARED, guard, place);
        }

        @Override
        public void needs(State s) {
            refuseIf(places(s) == 0, "DR-16.2", "no-target");
        }
    }

    /** DR-16.15 */
    record Spying(Banner seat) implements Asks<Spy> {
        @Override
        public Choices<Spy> choices(State s) {
            return Choices.among(Recovery.due(s), Spy::new);
        }

        @Override
        public void answer(State s, Spy chosen) {
            s.set(SPIED, chosen.general, true);
        }

        @Override
        public void needs(State s) {
            refuseIf(Recovery.due(s).isEmpty(), "DR-16.15", "no-target");
        }
    }

    /** DR-16.12 */
    record Informing(Banner seat) implements Asks<Name> {
        @Override
        public void answer(State s, Name chosen) {
            Hands.Showing.push(s, seat, chosen.colour, 5);
        }
    }
}
