package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 4: the Day, and what may be chosen in it; what that comes to stands in {@link Actions}. */
public final class Day {
    /** DR-4.3 */
    public static final int RUMOURS_A_TURN = 2;

    private Day() {}

    /** What may be done in one's own Day. */
    sealed interface OnDay extends Move {}

    /** What takes a card from the hand. */
    sealed interface WithCard extends OnDay {
        HeroCard card();
    }

    @Rule("DR-4.3")
    record Stop() implements OnDay {}

    @Rule("DR-5.1")
    record Walk(Location place) implements OnDay {}

    @Rule("DR-5.2")
    record Ride(HeroCard card) implements WithCard {}

    @Rule("DR-5.3")
    record Fly(HeroCard card) implements WithCard {}

    @Rule("DR-5.4")
    record Open(HeroCard card) implements WithCard {}

    @Rule("DR-5.5")
    record Gate(Location place) implements OnDay {}

    /** On the Paladin's horse, or the unicorn (DR-18.6). */
    @Rule("DR-15.10")
    record Steed() implements OnDay {}

    @Rule("DR-15.7")
    record Flight() implements OnDay {}

    @Rule("DR-15.22")
    record Teleport() implements OnDay {}

    @Rule("DR-5.8")
    record Build(HeroCard card) implements WithCard {}

    @Rule("DR-5.9")
    record Rumours(Colour colour) implements OnDay {}

    @Rule("DR-5.10")
    record Cleanse(HeroCard card) implements WithCard {}

    @Rule("DR-15.3")
    record Sanctify() implements OnDay {}

    @Rule("DR-5.11")
    record Heal() implements OnDay {}

    @Rule("DR-6.1")
    record Fight() implements OnDay {}

    @Rule("DR-15.14")
    record Shoot(Location place) implements OnDay {}

    @Rule("DR-15.23")
    record Fireball(HeroCard card) implements WithCard {}

    @Rule("DR-8.1")
    record Attack() implements OnDay {}

    /** One action for the open quest. */
    @Rule("DR-17.3")
    record Pursue() implements OnDay {}

    /** A purple card of the hand, or a reward that is used once. */
    sealed interface Means extends OnDay, Windows.OnWindow {}

    /** It rests on the clause of its card. */
    @Rule("DR-13.4")
    record Play(HeroCard card) implements Means, Hands.OnExcess {
        @Override
        public String rule() {
            var purple = card.purple();
            return purple == null ? Means.super.rule() : purple.clause();
        }
    }

    /** It rests on the clause of its quest. */
    @Rule("DR-17.4")
    record Use(Quest quest) implements Means {
        @Override
        public String rule() {
            return quest.clause();
        }
    }

    /** The Day goes on while there is something that can be done (DR-14.4). */
    record Onward(Banner banner) implements Runs {
        @Override
        public void run(State s) {
            if (!s.is(FALLEN, s.active()) && (s.actions() > 0 || Windows.anyoneInDay(s))) {
                s.push(new Acting(banner));
            }
        }

        @Override
        public void needs(State s) {
            boolean plays = s.plays(banner) || s.is(FALLEN, banner);
            refuseIf(banner != s.active() || !plays, "DR-4.1", "not-active", banner);
        }
    }

    /** Whether the active player is asked again after so many more actions, wherever his hero is then. */
    static boolean goesOn(State s, int actions) {
        return s.actions() > actions || Windows.anyoneAnywhere(s);
    }

    /** Whether the Day is over after so many more actions of a hero who stands there then, and cards are drawn. */
    static boolean endsWithCards(State s, Banner seat, int actions, Location place) {
        return s.actions() <= actions
                && Windows.nobodyHas(s)
                && !s.beset(place)
                && !Quests.leadsTo(s, seat, place)
                && Hands.drawable(s);
    }

    /** The active player chooses what to do; others may step in with cards. */
    public record Acting(Banner seat) implements Asks<OnDay> {
        @Override
        public Choices<OnDay> choices(State s) {
            return Actions.choices(s, seat);
        }

        @Override
        public void answer(State s, OnDay chosen) {
            if (!(chosen instanceof Stop)) {
                s.push(new Onward(seat));
                Actions.act(s, seat, chosen);
            }
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.acting", s.actions());
        }

        @Override
        public List<Barred<Move>> barred(State s) {
            return WhyNot.barred(s, this);
        }

        /** Where it is done, against whom, for which quest: none of it is said by the move. */
        @Override
        public @Nullable Said told(State s, OnDay move) {
            var at = s.place(seat);
            String key = "log." + Move.LINES.name((Record) move);
            return switch (move) {
                case Build _, Cleanse _, Fireball _ -> Said.of(key, seat, ((WithCard) move).card(), at);
                case Rumours(var colour) -> Said.of(key, seat, colour, at);
                case Sanctify _, Heal _, Fight _ -> Said.of(key, seat, at);
                case Attack _ -> Said.of(key, seat, Objects.requireNonNull(s.general(at)), at);
                case Pursue _ -> Said.of(key, seat, Objects.requireNonNull(s.quest(seat)));
                default -> null;
            };
        }

        /** Whoever is no Paladin rides the Unicorn Steed. */
        @Override
        public String clause(State s, OnDay move) {
            return move instanceof Steed && s.hero(seat).stride() != 2 ? Quest.UNICORN_STEED.clause() : move.rule();
        }

        /** Wherever one rides or flies to is asked next, and what is committed; else the Day goes on, unless a quest is drawn. */
        @Override
        public boolean asksAgain(State s, OnDay move) {
            return switch (move) {
                case Ride _, Fly _, Open _, Steed _, Flight _, Teleport _, Attack _ -> true;
                case Means means -> Effects.asks(means);
                case Walk(var place) -> goesOn(s, 1) && !Quests.leadsTo(s, seat, place);
                case Gate(var place) -> goesOn(s, 1) && !Quests.leadsTo(s, seat, place);
                case Heal _ -> goesOn(s, 1);
                default -> false;
            };
        }

        /** Cards and dice come at once; the Day ends with cards too, where no minions stand. */
        @Override
        public boolean passesOn(State s, OnDay move) {
            return switch (move) {
                case Stop _ -> !s.beset(s.place(seat)) && Hands.drawable(s);
                case Walk(var place) -> endsWithCards(s, seat, 1, place);
                case Gate(var place) -> endsWithCards(s, seat, 1, place);
                case Rumours _, Cleanse _, Sanctify _ -> true;
                case Fight _, Fireball _ -> Fighting.needsDice(s, seat, s.place(seat));
                case Shoot(var place) -> Fighting.needsDice(s, seat, place);
                default -> false;
            };
        }

        @Override
        public List<Windows.Stepping> mayStepIn(State s) {
            return Windows.steppingIn(s, seat);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return WhyNot.of(s, seat, move);
        }

        @Override
        public void needs(State s) {
            refuseIf(seat != s.active(), "DR-4.1", "not-active", seat);
        }
    }
}
