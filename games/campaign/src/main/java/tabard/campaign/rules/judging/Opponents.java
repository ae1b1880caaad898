package tabard.campaign.rules.judging;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** CA-10.13, 10.15, 13.4, 21.26: who faces whom where several are equal or large. Chosen in secret, shown or drawn by territory. */
public final class Opponents {
    private Opponents() {}

    /** Who is to choose, where, and between whom. */
    public record Stake(Matter matter, Place place, Banner chooser, List<Banner> parties) {}

    /** What was chosen or drawn; it holds while the same parties are at stake (CA-21.18). */
    public record Answer(Place place, List<Banner> parties, Banner chosen) {}

    /** What the choice is made for. */
    enum Quarrel implements Named {
        MOVES,
        CHALLENGES,
        RECRUITS;

        void goOn(State s, List<Answer> answers) {
            s.push(
                    switch (this) {
                        case MOVES -> new Judging.Adjudicating(answers);
                        case CHALLENGES -> new Gauntlet.Settling(answers);
                        case RECRUITS -> new Mercenaries.Settling(answers);
                    });
        }

        /** How many PA a party has there: those of its groups, of its champion (CA-21.26), or of its mercenaries. */
        int weight(State s, Banner banner, Place place) {
            return switch (this) {
                case MOVES -> Marches.claim(s, banner, place);
                case CHALLENGES -> Gauntlet.weight(s, banner);
                case RECRUITS -> Mercenaries.SIZE;
            };
        }
    }

    static long bits(List<Banner> banners) {
        long bits = 0;
        for (var banner : banners) {
            bits |= Subset.bit(banner);
        }
        return bits;
    }

    static List<Banner> list(long bits) {
        var list = new ArrayList<Banner>(Long.bitCount(bits));
        for (var banner : Subset.of(Banner.PLAYERS, bits)) {
            list.add(banner);
        }
        return List.copyOf(list);
    }

    static <T> List<T> with(List<T> list, T last) {
        var longer = new ArrayList<T>(list.size() + 1);
        longer.addAll(list);
        longer.add(last);
        return List.copyOf(longer);
    }

    public sealed interface OnOpponent extends Move {
        @Override
        default Audience audience() {
            return CHOSEN;
        }
    }

    private static final Action.Audience CHOSEN = new Action.Audience.Actor("opponent-chosen");

    /** CA-21.3: the usual answer where the largest are equal. */
    @Rule("CA-21.3")
    public record ByLot() implements OnOpponent {
        static final ByLot IT = new ByLot();
    }

    @Rule("CA-10.13")
    public record Face(Banner opponent) implements OnOpponent {
        static final List<Face> EACH = Moves.each(Banner.PLAYERS, Face::new);
    }

    /** The same while the player is asked about another territory as well: others notice nothing yet. */
    public sealed interface Earlier extends OnOpponent {
        @Override
        default Audience audience() {
            return Events.UNNOTICED;
        }
    }

    @Rule("CA-21.3")
    public record FirstByLot() implements Earlier {
        private static final FirstByLot IT = new FirstByLot();
    }

    @Rule("CA-10.13")
    public record FaceFirst(Banner opponent) implements Earlier {
        private static final List<FaceFirst> EACH = Moves.each(Banner.PLAYERS, FaceFirst::new);
    }

    /** Whom somebody chose. */
    public sealed interface Shown extends Move {}

    @Rule("CA-10.13")
    public record Faces(Banner chooser, Banner opponent, Place place) implements Shown {}

    /** CA-21.47 */
    @Rule("CA-21.47")
    public record Drawn(Banner banner, Place place) implements Shown {}

    /** Asks all who have to choose; what is entered is shown or drawn afterwards. */
    static void ask(State s, Quarrel quarrel, List<Answer> answers, List<Stake> stakes) {
        s.push(new Facing(quarrel, answers, stakes));
        s.push(new Windows.Unsealing(Window.OPPONENTS));
        var asked = new ArrayList<Opposing>();
        for (var banner : s.players()) {
            var own = stakes.stream().filter(stake -> stake.chooser == banner).toList();
            if (!own.isEmpty()) {
                asked.add(new Opposing(banner, quarrel, own));
            }
        }
        Windows.fork(s, Window.OPPONENTS, asked);
    }

    /** Those with most PA. */
    private static long largest(State s, Quarrel quarrel, Stake stake) {
        int best = 0;
        long largest = 0;
        for (var party : stake.parties) {
            int weight = quarrel.weight(s, party, stake.place);
            if (weight > best) {
                best = weight;
                largest = 0;
            }
            largest |= weight == best ? Subset.bit(party) : 0;
        }
        return largest;
    }

    private static void checkStakes(State s, List<Stake> stakes) {
        for (var stake : stakes) {
            Refusal.unless(
                    stake.parties.size() > 1
                            && !stake.parties.contains(stake.chooser)
                            && s.map().has(stake.place),
                    "CA-10.13",
                    "refused.stake",
                    stake.place);
        }
    }

    /** Whom, of these? */
    public record Opposing(Banner seat, Quarrel quarrel, List<Stake> stakes) implements Asks<OnOpponent> {
        @Override
        public Choices<OnOpponent> choices(State s) {
            var stake = stakes.getFirst();
            long largest = largest(s, quarrel, stake);
            boolean equal = Long.bitCount(largest) > 1;
            boolean last = stakes.size() == 1;
            var faces = last ? Face.EACH : FaceFirst.EACH;
            return new Picks<OnOpponent>(Banner.MOST_PLAYERS)
                    .addIf(equal, last ? ByLot.IT : FirstByLot.IT)
                    .each(faces, largest)
                    .each(faces, bits(stake.parties) & ~largest);
        }

        @Override
        public void answer(State s, OnOpponent chosen) {
            var stake = stakes.getFirst();
            s.set(
                    State.OPPONENT,
                    stake.matter,
                    switch (chosen) {
                        case Face(var opponent) -> opponent;
                        case FaceFirst(var opponent) -> opponent;
                        case ByLot(), FirstByLot() -> null;
                    });
            if (stakes.size() > 1) {
                s.push(new Opposing(seat, quarrel, stakes.subList(1, stakes.size())));
            }
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.opposing", stakes.getFirst().place);
        }

        @Override
        public String clause(State s) {
            return switch (quarrel) {
                case MOVES -> s.owner(stakes.getFirst().place) == null ? "CA-10.13" : "CA-10.15";
                case CHALLENGES -> "CA-21.26";
                case RECRUITS -> "CA-13.4";
            };
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, Window.OPPONENTS);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(!stakes.isEmpty(), "CA-10.13", "refused.stake", "");
            checkStakes(s, stakes);
        }
    }

    /** Nothing chosen: what second thoughts go back to. */
    public static void forget(State s, Banner banner) {
        for (var stake : stakes(s, banner)) {
            s.clear(State.OPPONENT, stake.matter);
        }
    }

    /** CA-21.8 */
    public static void hide(State seen, Banner banner) {
        for (var stake : stakes(seen, banner)) {
            seen.hide(State.OPPONENT, stake.matter);
        }
    }

    private static List<Stake> stakes(State s, Banner banner) {
        if (Drafts.start(s, banner) instanceof Opposing opposing) {
            return opposing.stakes;
        }
        return Drafts.next(s) instanceof Facing facing
                ? facing.stakes.stream()
                        .filter(stake -> stake.chooser == banner)
                        .toList()
                : List.of();
    }

    /** What was chosen is told, what was left to chance is drawn, by territory (CA-21.11). */
    public record Facing(Quarrel quarrel, List<Answer> answers, List<Stake> stakes) implements Draws<Shown> {
        @Override
        public Lottery<? extends Shown> lottery(State s) {
            var stake = stakes.getFirst();
            var chosen = s.get(State.OPPONENT, stake.matter);
            return chosen == null
                    ? lot(list(largest(s, quarrel, stake)), stake.place)
                    : new Lottery.Certain<>(new Faces(stake.chooser, chosen, stake.place));
        }

        @Override
        public void answer(State s, Shown drawn) {
            var stake = stakes.getFirst();
            var chosen = switch (drawn) {
                case Faces(var _, var opponent, var _) -> opponent;
                case Drawn(var banner, var _) -> banner;
            };
            s.clear(State.OPPONENT, stake.matter);
            var longer = with(answers, new Answer(stake.place, stake.parties, chosen));
            if (stakes.size() > 1) {
                s.push(new Facing(quarrel, longer, stakes.subList(1, stakes.size())));
            } else {
                quarrel.goOn(s, longer);
            }
        }

        @Override
        public @Nullable Said told(State s, Shown drawn) {
            return drawn instanceof Drawn(var banner, var place)
                    ? Lots.told(banner, place, list(largest(s, quarrel, stakes.getFirst())))
                    : null;
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(!stakes.isEmpty(), "CA-10.13", "refused.stake", "");
            checkStakes(s, stakes);
        }
    }

    static Lottery<Drawn> lot(List<Banner> parties, Place place) {
        var tickets = parties.stream().map(party -> new Drawn(party, place)).toArray(Drawn[]::new);
        return Lots.of(tickets);
    }

    /** CA-10.13: who chooses, of the equal largest on virgin land. */
    public record Choosers(List<Answer> answers, Place place, List<Banner> parties) implements Draws<Drawn> {
        @Override
        public Lottery<Drawn> lottery(State s) {
            return lot(parties, place);
        }

        @Override
        public void answer(State s, Drawn drawn) {
            s.push(new Judging.Adjudicating(with(answers, new Answer(place, parties, drawn.banner))));
        }

        @Override
        public Said told(State s, Drawn drawn) {
            return Lots.told(drawn.banner, place, parties);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(parties.size() > 1 && s.map().has(place), "CA-10.13", "refused.stake", place);
        }
    }
}
