package tabard.campaign.rules;

import java.util.List;
import tabard.campaign.content.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** Chapter 2: the scenario is laid out, and everybody chooses a people. */
public final class Setup {
    private Setup() {}

    /** CA-2.1: land, companies, buildings, PC and gold as the scenario says; what the map has of nobody's stands there too. */
    public static State open(Options options) {
        var s = new State(options);
        for (var territory : s.map().territories()) {
            s.building(Place.of(territory.number()), territory.neutral());
        }
        for (var banner : s.players()) {
            var muster = s.agreed().scenario().muster(banner.ordinal());
            s.set(State.PC, banner, muster.pc());
            s.set(State.GOLD, banner, muster.gold());
            for (var start : muster.starts()) {
                lay(s, banner, start);
            }
        }
        s.push(new Turn.Begin());
        for (var banner : s.players().reversed()) {
            var people = s.agreed().seats().get(banner.ordinal()).people();
            if (people == null) {
                s.push(new Choosing(banner));
            } else {
                s.set(State.PEOPLE, banner, people);
            }
        }
        return s;
    }

    /** Everybody takes what is usual. */
    public static void usual(State s) {
        while (s.agenda() instanceof Agenda.First<Frame<State, Move>>(Choosing choosing, var then)) {
            s.agenda(then);
            choosing.answer(s, choosing.choices(s).usual());
        }
    }

    private static void lay(State s, Banner banner, Start start) {
        s.owner(start.place(), banner);
        s.company(start.place(), start.pa());
        if (start.building() != null) {
            s.building(start.place(), start.building());
            s.set(State.RESERVISTS, start.place(), start.reservists());
            if (start.building() == Building.MINE) {
                s.mineOwner(start.place(), banner);
            }
        }
    }

    @Rule("CA-2.4")
    public record Lead(People people) implements Move {
        static final List<Lead> EACH = Moves.each(People.ALL, Lead::new);
    }

    /** Which people? In seat order; that of the scenario comes first where nobody has it. */
    record Choosing(Banner seat) implements Asks<Lead> {
        @Override
        public Choices<Lead> choices(State s) {
            long taken = taken(s);
            var usual = s.agreed().scenario().muster(seat.ordinal()).people();
            var picks = new Picks<Lead>(People.ALL.size());
            long rest = Subset.all(People.ALL).bits() & ~taken;
            if ((taken & usual.bit()) == 0) {
                picks.add(Lead.EACH.get(usual.ordinal()));
                rest &= ~usual.bit();
            }
            return picks.each(Lead.EACH, rest);
        }

        private static long taken(State s) {
            long taken = 0;
            for (var banner : s.players()) {
                var people = s.people(banner);
                var named = s.agreed().seats().get(banner.ordinal()).people();
                taken |= (people == null ? 0 : people.bit()) | (named == null ? 0 : named.bit());
            }
            return taken;
        }

        @Override
        public void answer(State s, Lead chosen) {
            s.set(State.PEOPLE, seat, chosen.people);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Lead(var people)
                    ? new Refusal(tabard.table.scene.Said.of("refused.people-taken", people), "CA-2.4")
                    : Refusal.notOffered(move);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.turn() == 0 && s.people(seat) == null, "CA-2.4", "refused.has-people", seat);
        }
    }
}
