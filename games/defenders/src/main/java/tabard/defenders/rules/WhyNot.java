package tabard.defenders.rules;

import java.util.ArrayList;
import java.util.List;
import tabard.defenders.content.*;
import tabard.defenders.content.Skill.Trait;
import tabard.table.*;
import tabard.table.scene.Said;

/** Why something cannot be done in the Day, as far as the one who asks can see; and what he would look for and cannot do. */
final class WhyNot {
    private WhyNot() {}

    static Refusal why(String key, String clause, Object... args) {
        return new Refusal(Said.of("refused." + key, args), clause);
    }

    static Refusal of(State s, Banner seat, Move move) {
        if (move instanceof Day.Means) {
            return inWindow(s, seat, Occasion.DAY, move);
        }
        if (!(move instanceof Day.OnDay)) {
            return Refusal.notOffered(move);
        }
        if (s.actions() == 0) {
            return why("no-actions", "DR-4.1");
        }
        var place = s.place(seat);
        return switch (move) {
            case Day.WithCard withCard -> withCard(s, seat, withCard);
            case Day.Walk(var to) -> goes(s, seat, to, "DR-5.1");
            case Day.Gate(var to) ->
                (s.gated() & place.bit()) == 0
                        ? why("no-gate", "DR-5.5", place)
                        : (s.gated() & to.bit()) == 0 ? why("no-gate", "DR-5.5", to) : goes(s, seat, to, "DR-5.5");
            case Day.Shoot(var at) ->
                s.can(seat, Trait.ARCHERY)
                        ? (Board.near(place) & s.beset()) == 0
                                ? why("no-minions-near", "DR-15.14")
                                : why("no-minions", "DR-15.14", at)
                        : skill(Trait.ARCHERY, "DR-15.14");
            case Day.Fight _ -> why("no-minions", "DR-6.1", place);
            case Day.Attack _ -> attack(s, seat);
            case Day.Heal _ -> s.beset(place) ? why("minions-here", "DR-5.11", place) : why("unhurt", "DR-5.11");
            case Day.Sanctify _ -> sanctify(s, seat);
            case Day.Steed _ -> skill(Trait.BRAVE, "DR-15.10");
            case Day.Flight _ -> skill(Trait.STYLES, "DR-15.7");
            case Day.Teleport _ ->
                s.can(seat, Trait.FIREBALL) ? why("teleported", "DR-15.22") : skill(Trait.FIREBALL, "DR-15.22");
            case Day.Rumours _ ->
                !place.inn()
                        ? why("no-inn", "DR-5.9", place)
                        : s.count(State.RUMOURS) >= Day.RUMOURS_A_TURN
                                ? why("rumours", "DR-4.3")
                                : why("no-cards", "DR-10.3");
            case Day.Pursue _ -> why("quest-elsewhere", "DR-17.3");
            default -> Refusal.notOffered(move);
        };
    }

    private static Refusal goes(State s, Banner seat, Location to, String clause) {
        return (Travel.open(s, seat) & to.bit()) == 0 ? why("shape", "DR-15.19", to) : why("out-of-reach", clause, to);
    }

    private static Refusal sanctify(State s, Banner seat) {
        var place = s.place(seat);
        if (!s.can(seat, Trait.SANCTIFY)) {
            return skill(Trait.SANCTIFY, "DR-15.3");
        }
        return s.beset(place) ? why("minions-here", "DR-15.3", place) : why("not-tainted", "DR-15.3", place);
    }

    private static Refusal attack(State s, Banner seat) {
        var place = s.place(seat);
        var general = s.general(place);
        if (general == null) {
            return why("no-general", "DR-8.1", place);
        }
        return s.beset(place) ? why("minions-here", "DR-8.1", place) : why("no-portrait", "DR-8.1", general);
    }

    private static Refusal withCard(State s, Banner seat, Day.WithCard move) {
        var place = s.place(seat);
        var card = move.card();
        if (!s.holds(seat, card)) {
            return s.cards(seat).stream().anyMatch(held -> serves(s, seat, move, held))
                    ? why("not-in-hand", "DR-13.2", card)
                    : noCard(s, seat, move);
        }
        return switch (move) {
            case Day.Ride _ -> why("icon", "DR-5.2", card);
            case Day.Fly _ -> why("icon", "DR-5.3", card);
            case Day.Open _ ->
                card.icon() == HeroCard.Icon.GATE ? why("nowhere", "DR-5.4") : why("icon", "DR-5.4", card);
            case Day.Build _ -> card.place() != place ? why("card-elsewhere", "DR-5.8", card, place) : build(s, place);
            case Day.Cleanse _ ->
                (s.tainted() & place.bit()) == 0 ? cleanse(s, place) : why("card-colour", "DR-5.10", card, place);
            case Day.Fireball _ ->
                s.can(seat, Trait.FIREBALL) ? why("fire", "DR-15.23", card) : skill(Trait.FIREBALL, "DR-15.23");
        };
    }

    /** Whether such a thing can be done with another card, or somewhere else. */
    private static boolean offers(Choices<Day.OnDay> open, Day.OnDay move) {
        return open.all().stream().anyMatch(move.getClass()::isInstance);
    }

    private static Refusal skill(Trait trait, String clause) {
        return why("skill", clause, Hero.with(trait));
    }

    /** Why no gate can be built here, the card for it wanting last. */
    static Refusal build(State s, Location place) {
        if ((s.gated() & place.bit()) != 0) {
            return why("gate-there", "DR-1.4", place);
        }
        return s.gatesLeft() == 0 ? why("no-gates-left", "DR-1.4") : why("no-card-of", "DR-5.8", place);
    }

    static Refusal cleanse(State s, Location place) {
        return (s.tainted() & place.bit()) == 0
                ? why("not-tainted", "DR-5.10", place)
                : why("no-colour", "DR-5.10", place);
    }

    static Refusal fireball(State s, Location place) {
        return s.beset(place) ? why("no-fire", "DR-15.23") : why("no-minions", "DR-15.23", place);
    }

    /** Whether a card of the hand does what the move would do with another. */
    private static boolean serves(State s, Banner seat, Day.WithCard move, HeroCard card) {
        var place = s.place(seat);
        return switch (move) {
            case Day.Ride _ -> card.icon() == HeroCard.Icon.HORSE;
            case Day.Fly _ -> card.icon() == HeroCard.Icon.EAGLE;
            case Day.Open _ ->
                card.icon() == HeroCard.Icon.GATE && (Travel.through(s, place, card) & Travel.open(s, seat)) != 0;
            case Day.Build _ -> card.place() == place && s.gatesLeft() > 0 && (s.gated() & place.bit()) == 0;
            case Day.Cleanse _ -> card.colour() == place.colour() && (s.tainted() & place.bit()) != 0;
            case Day.Fireball _ -> s.can(seat, Trait.FIREBALL) && Fighting.feedsFire(s, card, place);
        };
    }

    /** Why no card of the hand serves for it. */
    private static Refusal noCard(State s, Banner seat, Day.WithCard move) {
        var place = s.place(seat);
        return switch (move) {
            case Day.Ride _ -> why("no-horse", "DR-5.2");
            case Day.Fly _ -> why("no-eagle", "DR-5.3");
            case Day.Open(var card) -> why("not-in-hand", "DR-13.2", card);
            case Day.Build _ -> build(s, place);
            case Day.Cleanse _ -> cleanse(s, place);
            case Day.Fireball _ -> s.can(seat, Trait.FIREBALL) ? fireball(s, place) : skill(Trait.FIREBALL, "DR-15.23");
        };
    }

    /** Without an action left one reason does for all of chapter 5; nobody but its hero misses a skill. */
    static List<Barred<Move>> barred(State s, Day.Acting acting) {
        var out = new ArrayList<Barred<Move>>();
        var seat = acting.seat();
        if (s.actions() == 0) {
            out.add(Barred.anywhere(new Day.Walk(s.place(seat))));
        } else {
            barredActions(s, seat, acting.choices(s), out);
        }
        return Windows.barredPlays(s, seat, Occasion.DAY, out);
    }

    private static void barredActions(State s, Banner seat, Choices<Day.OnDay> open, List<Barred<Move>> out) {
        var place = s.place(seat);
        var hero = s.hero(seat);
        var alone = new Picks<Day.OnDay>(9)
                .add(new Day.Fight())
                .add(new Day.Attack())
                .add(new Day.Heal())
                .addIf(s.quest(seat) != null, new Day.Pursue());
        if (place.inn()) {
            Actions.RUMOURS.forEach(alone::add);
        }
        alone.addIf(hero.can(Trait.SANCTIFY), new Day.Sanctify()).addIf(hero.can(Trait.TELEPORT), new Day.Teleport());
        var card = HeroCard.ALL.stream()
                .filter(any -> !s.holds(seat, any))
                .findFirst()
                .orElseThrow();
        var aimed = new Picks<Day.OnDay>(6)
                .add(new Day.Ride(card))
                .add(new Day.Fly(card))
                .add(new Day.Build(card))
                .add(new Day.Cleanse(card))
                .addIf(hero.can(Trait.FIREBALL), new Day.Fireball(card))
                .addIf(hero.can(Trait.ARCHERY), new Day.Shoot(place));
        alone.all().stream().filter(move -> !open.admits(move)).forEach(move -> out.add(Barred.of(move)));
        aimed.all().stream().filter(move -> !offers(open, move)).forEach(move -> out.add(Barred.anywhere(move)));
    }

    /** A card or reward that is not there, is for another time, or would do nothing. */
    static Refusal inWindow(State s, Banner seat, Occasion occasion, Move move) {
        return switch (move) {
            case Day.Play(var card) -> {
                var purple = card.purple();
                if (!s.holds(seat, card)) {
                    yield why("not-in-hand", "DR-13.4", card);
                }
                yield purple == null ? why("not-purple", "DR-13.3", card) : why("not-now", purple.clause(), card);
            }
            case Day.Use(var quest) ->
                s.has(State.REWARDS, seat, quest)
                        ? why("not-now", quest.clause(), quest)
                        : why("no-reward", "DR-17.4", quest);
            case Windows.PassOn _ -> why("no-pass-on", "DR-14.12", "@occasion." + occasion.word());
            default -> Refusal.notOffered(move);
        };
    }
}
