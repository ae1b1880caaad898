package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.List;
import tabard.defenders.content.*;
import tabard.defenders.content.HeroCard.Icon;
import tabard.defenders.rules.Day.*;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** Chapter 5: what an action can be, and what it does. */
final class Actions {
    private static final int STEED = Quest.giving(new Skill.Journey(2));
    private static final OnDay STOPS = new Day.Stop();
    private static final OnDay MOUNTS = new Steed();
    private static final OnDay SOARS = new Flight();
    private static final OnDay TELEPORTS = new Teleport();
    private static final OnDay SANCTIFIES = new Sanctify();
    private static final OnDay HEALS = new Heal();
    private static final OnDay FIGHTS = new Fight();
    private static final OnDay ATTACKS = new Attack();
    private static final OnDay PURSUES = new Pursue();
    private static final List<Walk> WALKS = Moves.each(Location.ALL, Walk::new);
    private static final List<Gate> GATES = Moves.each(Location.ALL, Gate::new);
    private static final List<OnDay> TRAVELS = Moves.each(HeroCard.ALL, Actions::travel);
    private static final List<Build> BUILDS = Moves.each(HeroCard.ALL, Build::new);
    private static final List<Cleanse> CLEANSES = Moves.each(HeroCard.ALL, Cleanse::new);
    private static final List<Fireball> FIREBALLS = Moves.each(HeroCard.ALL, Fireball::new);
    static final List<Rumours> RUMOURS = Moves.each(Colour.ALL, Rumours::new);

    private Actions() {}

    private static OnDay travel(HeroCard card) {
        return card.icon() == Icon.HORSE ? new Ride(card) : card.icon() == Icon.EAGLE ? new Fly(card) : new Open(card);
    }

    static Choices<OnDay> choices(State s, Banner seat) {
        var out = new Picks<OnDay>(20).add(STOPS);
        if (s.actions() > 0) {
            var hero = s.hero(seat);
            var place = s.place(seat);
            long open = Travel.open(s, seat);
            addMoves(s, seat, hero, place, open, out);
            addCards(s, seat, out);
            addDeeds(s, seat, hero, place, out);
        }
        return out.each(Windows.MEANS, Windows.useful(s, seat, Occasion.DAY));
    }

    private static void addMoves(State s, Banner seat, Hero hero, Location place, long open, Picks<OnDay> out) {
        long gated = s.gated();
        out.each(WALKS, Board.near(place) & open)
                .each(GATES, (gated & place.bit()) == 0 ? 0 : gated & open & ~place.bit())
                .addIf(hero.stride() == 2 || s.rewarded(seat, STEED), MOUNTS)
                .addIf(hero.stride() == 4, SOARS)
                .addIf(hero.can(Trait.TELEPORT) && !s.is(TELEPORTED), TELEPORTS);
    }

    /** What an action may be that takes a card. */
    static Choices<OnDay> withCards(State s, Banner seat) {
        var out = new Picks<OnDay>(12);
        addCards(s, seat, out);
        return out;
    }

    private static void addCards(State s, Banner seat, Picks<OnDay> out) {
        var place = s.place(seat);
        long open = Travel.open(s, seat);
        boolean buildable = s.gatesLeft() > 0 && (s.gated() & place.bit()) == 0;
        boolean tainted = (s.tainted() & place.bit()) != 0;
        boolean fire = s.can(seat, Trait.FIREBALL) && s.beset(place);
        for (var card : s.held(seat).each(HeroCard.LOCATIONS)) {
            int at = card.ordinal();
            if (card.icon() != Icon.GATE || (Travel.through(s, place, card) & open) != 0) {
                out.add(TRAVELS.get(at));
            }
            if (buildable && card.place() == place) {
                out.add(BUILDS.get(at));
            }
            if (tainted && card.colour() == place.colour()) {
                out.add(CLEANSES.get(at));
            }
            if (fire && Fighting.feedsFire(s, card, place)) {
                out.add(FIREBALLS.get(at));
            }
        }
    }

    private static void addDeeds(State s, Banner seat, Hero hero, Location place, Picks<OnDay> out) {
        if (s.beset(place)) {
            out.add(FIGHTS);
        } else {
            out.addIf(s.count(LIFE, seat) < s.terms().life(hero), HEALS)
                    .addIf(hero.can(Trait.SANCTIFY) && (s.tainted() & place.bit()) != 0, SANCTIFIES)
                    .addIf(Siege.possible(s, seat, place), ATTACKS);
        }
        out.each(Location.ALL, hero.can(Trait.ARCHERY) ? Board.near(place) & s.beset() : 0, Shoot::new);
        boolean talk = place.inn() && s.count(State.RUMOURS) < Day.RUMOURS_A_TURN && Hands.drawable(s);
        out.each(RUMOURS, talk ? Subset.all(Colour.ALL).bits() : 0).addIf(Quests.actionable(s, seat), PURSUES);
    }

    /** Cards and rewards are played for nothing; all else takes an action, and the card that it is done with. */
    static void act(State s, Banner seat, OnDay chosen) {
        switch (chosen) {
            case Walk _ -> s.spendAction(); // first, because it is what is chosen most
            case Means means -> Effects.play(s, seat, means);
            case WithCard with -> {
                s.spendAction();
                Hands.discard(s, with.card());
            }
            default -> s.spendAction();
        }
        switch (chosen) {
            case Walk(var place) -> Travel.arrive(s, seat, place);
            case Gate(var place) -> Travel.arrive(s, seat, place);
            case Day.Stop _, Play _, Use _ -> {}
            case Ride _, Steed _ -> s.push(new Travel.Travelling(seat, Travel.Reach.TWO));
            case Fly _, Flight _ -> s.push(new Travel.Travelling(seat, Travel.Reach.FOUR));
            case Open(var card) -> s.push(new Travel.Passing(seat, card));
            case Teleport _ -> {
                s.set(TELEPORTED, true);
                s.push(new Travel.Travelling(seat, Travel.Reach.ANY));
            }
            case Build _ -> {
                s.openGate(s.place(seat));
                Quests.built(s, seat);
            }
            case Cleanse _ -> s.push(new Healing.Purging(seat, s.can(seat, Trait.INSIGHT) ? 3 : 2)); // DR-15.21
            case Sanctify _ -> s.push(new Healing.Purging(seat, 1));
            case Heal _ -> Healing.heal(s, seat);
            case Fight _ -> Fighting.begin(s, seat, s.place(seat), Blow.BLADE);
            case Shoot(var place) -> Fighting.begin(s, seat, place, Blow.ARROW);
            case Fireball _ -> Fighting.begin(s, seat, s.place(seat), Blow.FIRE);
            case Attack _ -> Siege.begin(s, seat);
            case Rumours(var colour) -> {
                s.add(State.RUMOURS, 1);
                Hands.Showing.push(s, seat, colour, s.hero(seat).rumours());
            }
            case Pursue _ -> Quests.pursue(s, seat);
        }
    }
}
