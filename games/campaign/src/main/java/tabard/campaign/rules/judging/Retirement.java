package tabard.campaign.rules.judging;

import java.util.ArrayList;
import java.util.List;
import tabard.campaign.content.*;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.judging.Retreats.Retiring;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** CA-21.25: what becomes of companies that must go elsewhere: they go where they chose, lots decide between rivals, and some are lost. */
public final class Retirement {
    private Retirement() {}

    /** Where one goes. */
    public record Going(Retiring company, Place to) {}

    public sealed interface Retired extends Move {}

    @Rule("CA-21.25")
    public record Retires(Banner banner, int pa, Place from, Place to) implements Retired {}

    @Rule("CA-21.25")
    public record Perishes(Banner banner, int pa, Place from) implements Retired {}

    /** The lost first, then by territory; two peoples into one: more PA first, then lot, and the other chooses again (CA-21.25). */
    public record Withdrawing(Window window, List<Retiring> lost, List<Going> going, List<Retiring> again)
            implements Draws<Retired> {
        private Place place() {
            var first = going.getFirst().to;
            for (var each : going) {
                first = each.to.ordinal() < first.ordinal() ? each.to : first;
            }
            return first;
        }

        /** The PA of a people that go there. */
        private int sum(Banner banner, Place to) {
            int sum = 0;
            for (var each : going) {
                sum += each.to == to && each.company.banner() == banner ? each.company.pa() : 0;
            }
            return sum;
        }

        private Going firstOf(Banner banner, Place to) {
            for (var each : going) {
                if (each.to == to && each.company.banner() == banner) {
                    return each;
                }
            }
            throw new IllegalStateException(banner + " does not go to " + to);
        }

        private List<Banner> largest(State s, Place to) {
            int best = 0;
            long largest = 0;
            for (var banner : s.players()) {
                int sum = sum(banner, to);
                if (sum > best) {
                    best = sum;
                    largest = 0;
                }
                largest |= sum > 0 && sum == best ? Subset.bit(banner) : 0;
            }
            return Opponents.list(largest);
        }

        @Override
        public Lottery<? extends Retired> lottery(State s) {
            if (!lost.isEmpty()) {
                var company = lost.getFirst();
                return new Lottery.Certain<>(new Perishes(company.banner(), company.pa(), company.from()));
            }
            var to = place();
            var tickets = largest(s, to).stream()
                    .map(banner -> firstOf(banner, to).company)
                    .map(company -> new Retires(company.banner(), company.pa(), company.from(), to))
                    .toArray(Retires[]::new);
            return Lots.of(tickets);
        }

        /** With the reason why they must go, and with all who were in a lot (CA-21.47). */
        @Override
        public Said told(State s, Retired drawn) {
            return switch (drawn) {
                case Perishes(var banner, var pa, var from) ->
                    Said.of("log.perishes-" + lost.getFirst().rule().word(), banner, pa, from);
                case Retires(var banner, var pa, var from, var to) -> {
                    var going = Said.of(
                            "log.retires-" + firstOf(banner, to).company.rule().word(), banner, pa, from, to);
                    var drawers = largest(s, to);
                    yield drawers.size() == 1
                            ? going
                            : Said.of("log.drawn-and-retires", Lots.told(banner, to, drawers), going);
                }
            };
        }

        @Override
        public void answer(State s, Retired drawn) {
            switch (drawn) {
                case Perishes _ -> next(s, lost.subList(1, lost.size()), going, again);
                case Retires retires -> retire(s, retires);
            }
        }

        private void next(State s, List<Retiring> doomed, List<Going> rest, List<Retiring> more) {
            s.push(
                    doomed.isEmpty() && rest.isEmpty()
                            ? new Retreats.Open(window, List.copyOf(more))
                            : new Withdrawing(window, List.copyOf(doomed), List.copyOf(rest), List.copyOf(more)));
        }

        private void retire(State s, Retires drawn) {
            var gone = firstOf(drawn.banner, drawn.to);
            s.pay(drawn.banner, Math.min(s.pc(drawn.banner), WaysOut.price(s, gone.company, drawn.to)));
            s.owner(drawn.to, drawn.banner);
            Marches.put(s, drawn.banner, drawn.to, drawn.pa);
            var rest = new ArrayList<Going>(going.size());
            var more = new ArrayList<>(again);
            for (var each : going) {
                if (each.to == drawn.to && each.company.banner() != drawn.banner) {
                    more.add(each.company);
                } else {
                    rest.add(each);
                }
            }
            rest.remove(gone); // one of equal ones is as good as another
            next(s, lost, rest, more);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(!going.isEmpty() || !lost.isEmpty(), "CA-11.3", "refused.retiring", 0);
            Retreats.check(s, lost);
            Retreats.check(s, again);
            for (var each : going) {
                Retreats.check(s, List.of(each.company));
                var stands = s.stands(each.to);
                Refusal.unless(
                        s.map().has(each.to) && (stands == null || stands == each.company.banner()),
                        "CA-11.7",
                        "refused.retreat-barred",
                        each.to);
            }
        }
    }
}
