package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.defenders.content.Skill.Trait;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapters 4 and 5: the Day, and what an action can be. */
public final class Day {
    /** DR-4.3 */
    public static final int RUMOURS_A_TURN = 2;

    private static final int RUMOUR_CARDS = 2; // DR-5.9
    private static final int STEED = Quest.giving(new Skill.Journey(2));

    private Day() {}

    /** What may be done in one's own Day. */
    sealed interface OnDay extends Move permits Plain, WithCard, OnMap, Rumours, Windows.Play, Windows.Use {}

    /** What needs nothing more. */
    sealed interface Plain extends OnDay {}

    /** What takes a card from the hand. */
    sealed interface WithCard extends OnDay {
        HeroCard card();
    }

    /** What is done at, or towards, another place. */
    sealed interface OnMap extends OnDay {}

    @Rule("DR-4.3")
    record Stop() implements Plain {
        static final Stop IT = new Stop();
    }

    @Rule("DR-5.1")
    record Walk(Location place) implements OnMap {
        private static final List<Walk> EACH = Moves.each(Location.ALL, Walk::new);
    }

    @Rule("DR-5.2")
    record Ride(HeroCard card) implements WithCard {
        private static final List<Ride> EACH = Moves.each(HeroCard.ALL, Ride::new);
    }

    @Rule("DR-5.3")
    record Fly(HeroCard card) implements WithCard {
        private static final List<Fly> EACH = Moves.each(HeroCard.ALL, Fly::new);
    }

    @Rule("DR-5.4")
    record Open(HeroCard card) implements WithCard {
        private static final List<Open> EACH = Moves.each(HeroCard.ALL, Open::new);
    }

    @Rule("DR-5.5")
    record Gate(Location place) implements OnMap {
        private static final List<Gate> EACH = Moves.each(Location.ALL, Gate::new);
    }

    /** On the Paladin's horse, or the unicorn (DR-18.6). */
    @Rule("DR-15.10")
    record Steed() implements Plain {
        private static final Steed IT = new Steed();
    }

    @Rule("DR-15.7")
    record Flight() implements Plain {
        private static final Flight IT = new Flight();
    }

    @Rule("DR-15.22")
    record Teleport() implements Plain {
        private static final Teleport IT = new Teleport();
    }

    @Rule("DR-5.8")
    record Build(HeroCard card) implements WithCard {
        private static final List<Build> EACH = Moves.each(HeroCard.ALL, Build::new);
    }

    @Rule("DR-5.9")
    record Rumours(Colour colour) implements OnDay {
        static final List<Rumours> EACH = Moves.each(Colour.ALL, Rumours::new);
    }

    @Rule("DR-5.10")
    record Cleanse(HeroCard card) implements WithCard {
        private static final List<Cleanse> EACH = Moves.each(HeroCard.ALL, Cleanse::new);
    }

    @Rule("DR-15.3")
    record Sanctify() implements Plain {
        private static final Sanctify IT = new Sanctify();
    }

    @Rule("DR-5.11")
    record Heal() implements Plain {
        private static final Heal IT = new Heal();
    }

    @Rule("DR-6.1")
    record Fight() implements Plain {
        private static final Fight IT = new Fight();
    }

    @Rule("DR-15.14")
    record Shoot(Location place) implements OnMap {
        private static final List<Shoot> EACH = Moves.each(Location.ALL, Shoot::new);
    }

    @Rule("DR-15.23")
    record Fireball(HeroCard card) implements WithCard {
        private static final List<Fireball> EACH = Moves.each(HeroCard.ALL, Fireball::new);
    }

    @Rule("DR-8.1")
    record Attack() implements Plain {
        private static final Attack IT = new Attack();
    }

    /** One action for the open quest. */
    @Rule("DR-17.3")
    record Pursue() implements Plain {
        private static final Pursue IT = new Pursue();
    }

    /** The Day goes on while there is something that can be done (DR-14.4). */
    record Onward(Banner banner) implements Runs {
        @Override
        public void run(State s) {
            if (!s.fallen(s.active()) && (s.actions() > 0 || Windows.anyoneInDay(s))) {
                s.push(new Acting(banner));
            }
        }

        @Override
        public void sensible(State s) {
            if (banner != s.active() || (!s.plays(banner) && !s.fallen(banner))) {
                throw notActive(banner);
            }
        }
    }

    private static Refusal notActive(Banner banner) {
        return new Refusal(Said.of("refused.not-active", banner), "DR-4.1");
    }

    /** The active player chooses what to do; others may step in with cards. */
    public record Acting(Banner seat) implements Asks<OnDay> {
        @Override
        public Choices<OnDay> choices(State s) {
            var out = new ArrayList<OnDay>(32);
            out.add(Stop.IT);
            if (s.actions() > 0) {
                addMoves(s, seat, out);
                addCards(s, seat, out);
                addDeeds(s, seat, out);
            }
            Windows.addPlays(s, seat, Occasion.DAY, out);
            Windows.addUses(s, seat, Occasion.DAY, out);
            return Choices.of(out);
        }

        @Override
        public void answer(State s, OnDay chosen) {
            if (chosen instanceof Stop) {
                return;
            }
            s.push(new Onward(seat));
            switch (chosen) {
                case Windows.Play(var card) -> Effects.play(s, seat, card);
                case Windows.Use(var quest) -> Effects.use(s, seat, quest);
                case Plain plain -> act(s, seat, plain);
                case WithCard withCard -> act(s, seat, withCard);
                case OnMap onMap -> act(s, seat, onMap);
                case Rumours(var colour) -> {
                    s.spendAction();
                    s.add(RUMOURS, 1);
                    Hands.Showing.push(s, seat, colour, shown(s.hero(seat)));
                }
            }
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.acting", s.actions());
        }

        @Override
        public List<Barred<Move>> barred(State s) {
            return Windows.barredPlays(s, seat, Occasion.DAY, WhyNot.barred(s, this));
        }

        /** Where it is done, against whom, for which quest: none of it is said by the move. */
        @Override
        public @Nullable Said told(State s, OnDay move) {
            var at = s.place(seat);
            return switch (move) {
                case Build(var card) -> Said.of("log.build", seat, card, at);
                case Cleanse(var card) -> Said.of("log.cleanse", seat, card, at);
                case Fireball(var card) -> Said.of("log.fireball", seat, card, at);
                case Rumours(var colour) -> Said.of("log.rumours", seat, colour, at);
                case Sanctify _ -> Said.of("log.sanctify", seat, at);
                case Heal _ -> Said.of("log.heal", seat, at);
                case Fight _ -> Said.of("log.fight", seat, at);
                case Attack _ -> {
                    var general = s.general(at);
                    yield general == null ? null : Said.of("log.attack", seat, general, at);
                }
                case Pursue _ -> {
                    var quest = s.quest(seat);
                    yield quest == null ? null : Said.of("log.pursue", seat, quest);
                }
                default -> null;
            };
        }

        /** Wherever one rides or flies to is asked next. */
        @Override
        public boolean asksAgain(OnDay move) {
            return switch (move) {
                case Ride _, Fly _, Open _, Steed _, Flight _, Teleport _ -> true;
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
        public void sensible(State s) {
            Hands.checkPlays(s, seat);
            if (seat != s.active()) {
                throw notActive(seat);
            }
        }
    }

    /** DR-5.9, 15.18 */
    private static int shown(Hero hero) {
        var listen = hero.skill(Skill.Listen.class);
        return listen == null ? RUMOUR_CARDS : listen.cards();
    }

    private static void addMoves(State s, Banner seat, List<OnDay> out) {
        var place = s.place(seat);
        long open = Travel.open(s, seat);
        Moves.add(out, Walk.EACH, Board.near(place) & open);
        if ((s.gated() & place.bit()) != 0) {
            Moves.add(out, Gate.EACH, s.gated() & open & ~place.bit());
        }
        if (s.hero(seat).stride() == 2 || s.rewarded(seat, STEED)) {
            out.add(Steed.IT);
        }
        if (s.hero(seat).stride() == 4) {
            out.add(Flight.IT);
        }
        if (s.can(seat, Trait.TELEPORT) && !s.is(TELEPORTED)) {
            out.add(Teleport.IT);
        }
    }

    private static void addCards(State s, Banner seat, List<OnDay> out) {
        var place = s.place(seat);
        boolean buildable = s.gatesLeft() > 0 && (s.gated() & place.bit()) == 0;
        boolean tainted = (s.tainted() & place.bit()) != 0;
        boolean fire = s.can(seat, Trait.FIREBALL) && s.beset(place);
        for (int word = 0; word < HeroCard.WORDS; word++) {
            for (int rest = s.held(seat, word) & HeroCard.locations(word); rest != 0; rest &= rest - 1) {
                var card = HeroCard.first(word, rest);
                addTravel(s, seat, card, out);
                if (buildable && card.place() == place) {
                    out.add(Build.EACH.get(card.ordinal()));
                }
                if (tainted && card.colour() == place.colour()) {
                    out.add(Cleanse.EACH.get(card.ordinal()));
                }
                if (fire && Fighting.feedsFire(s, card, place)) {
                    out.add(Fireball.EACH.get(card.ordinal()));
                }
            }
        }
    }

    private static void addTravel(State s, Banner seat, HeroCard card, List<OnDay> out) {
        var icon = card.icon();
        if (icon == null) {
            return;
        }
        switch (icon) {
            case HORSE -> out.add(Ride.EACH.get(card.ordinal()));
            case EAGLE -> out.add(Fly.EACH.get(card.ordinal()));
            case GATE -> {
                if (Travel.through(s, seat, card) != 0) {
                    out.add(Open.EACH.get(card.ordinal()));
                }
            }
        }
    }

    private static void addDeeds(State s, Banner seat, List<OnDay> out) {
        var place = s.place(seat);
        if (s.beset(place)) {
            out.add(Fight.IT);
        } else {
            if (s.life(seat) < s.terms().life(s.hero(seat))) {
                out.add(Heal.IT);
            }
            if (s.can(seat, Trait.SANCTIFY) && (s.tainted() & place.bit()) != 0) {
                out.add(Sanctify.IT);
            }
            if (Siege.possible(s, seat)) {
                out.add(Attack.IT);
            }
        }
        if (s.can(seat, Trait.ARCHERY)) {
            Moves.add(out, Shoot.EACH, Board.near(place) & s.beset());
        }
        if (place.inn() && s.rumours() < RUMOURS_A_TURN && Hands.drawable(s)) {
            out.addAll(Rumours.EACH);
        }
        if (Quests.actionable(s, seat)) {
            out.add(Pursue.IT);
        }
    }

    private static void act(State s, Banner seat, Plain chosen) {
        s.spendAction();
        switch (chosen) {
            case Stop _ -> {}
            case Steed _ -> s.push(new Travel.Travelling(seat, Travel.Reach.TWO));
            case Flight _ -> s.push(new Travel.Travelling(seat, Travel.Reach.FOUR));
            case Teleport _ -> {
                s.set(TELEPORTED, true);
                s.push(new Travel.Travelling(seat, Travel.Reach.ANY));
            }
            case Heal _ -> Healing.heal(s, seat);
            case Sanctify _ -> s.push(new Healing.Purging(seat, 1));
            case Fight _ -> Fighting.begin(s, seat, s.place(seat), Blow.BLADE);
            case Attack _ -> Siege.begin(s, seat);
            case Pursue _ -> Quests.pursue(s, seat);
        }
    }

    private static void act(State s, Banner seat, WithCard chosen) {
        s.spendAction();
        switch (chosen) {
            case Ride(var card) -> {
                Hands.discard(s, card);
                s.push(new Travel.Travelling(seat, Travel.Reach.TWO));
            }
            case Fly(var card) -> {
                Hands.discard(s, card);
                s.push(new Travel.Travelling(seat, Travel.Reach.FOUR));
            }
            case Open(var card) -> {
                Hands.discard(s, card);
                s.push(new Travel.Passing(seat, card));
            }
            case Build(var card) -> {
                Hands.discard(s, card);
                s.openGate(s.place(seat));
                Quests.built(s, seat);
            }
            case Cleanse(var card) -> {
                Hands.discard(s, card);
                s.push(new Healing.Purging(seat, s.can(seat, Trait.INSIGHT) ? 3 : 2)); // DR-15.21
            }
            case Fireball(var card) -> {
                Hands.discard(s, card);
                Fighting.begin(s, seat, s.place(seat), Blow.FIRE);
            }
        }
    }

    private static void act(State s, Banner seat, OnMap chosen) {
        s.spendAction();
        switch (chosen) {
            case Walk(var place) -> Travel.arrive(s, seat, place);
            case Gate(var place) -> Travel.arrive(s, seat, place);
            case Shoot(var place) -> Fighting.begin(s, seat, place, Blow.ARROW);
        }
    }
}
