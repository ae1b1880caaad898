package tabard.defenders.rules;

import java.util.*;
import tabard.defenders.content.*;
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

    /** With another card it may be possible; else what is missing is said, the card last. */
    private static Refusal withCard(State s, Banner seat, Day.WithCard move) {
        var place = s.place(seat);
        var card = move.card();
        boolean held = s.holds(seat, card);
        if (!held && offers(Actions.withCards(s, seat), move)) {
            return why("not-in-hand", "DR-13.2", card);
        }
        return switch (move) {
            case Day.Ride _ -> held ? why("icon", "DR-5.2", card) : why("no-horse", "DR-5.2");
            case Day.Fly _ -> held ? why("icon", "DR-5.3", card) : why("no-eagle", "DR-5.3");
            case Day.Open _ when !held -> why("not-in-hand", "DR-13.2", card);
            case Day.Open _ ->
                card.icon() == HeroCard.Icon.GATE ? why("nowhere", "DR-5.4") : why("icon", "DR-5.4", card);
            case Day.Build _ when held && card.place() != place -> why("card-elsewhere", "DR-5.8", card, place);
            case Day.Build _ when (s.gated() & place.bit()) != 0 -> why("gate-there", "DR-1.4", place);
            case Day.Build _ ->
                s.gatesLeft() == 0 ? why("no-gates-left", "DR-1.4") : why("no-card-of", "DR-5.8", place);
            case Day.Cleanse _ when (s.tainted() & place.bit()) == 0 -> why("not-tainted", "DR-5.10", place);
            case Day.Cleanse _ ->
                held ? why("card-colour", "DR-5.10", card, place) : why("no-colour", "DR-5.10", place);
            case Day.Fireball _ when !s.can(seat, Trait.FIREBALL) -> skill(Trait.FIREBALL, "DR-15.23");
            case Day.Fireball _ when held -> why("fire", "DR-15.23", card);
            case Day.Fireball _ -> s.beset(place) ? why("no-fire", "DR-15.23") : why("no-minions", "DR-15.23", place);
        };
    }

    /** Whether such a thing can be done with another card, or somewhere else. */
    private static boolean offers(Choices<Day.OnDay> open, Day.OnDay move) {
        return open.all().stream().anyMatch(each -> each.getClass() == move.getClass());
    }

    private static Refusal skill(Trait trait, String clause) {
        return why("skill", clause, Hero.with(trait));
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
        out.addAll(Barred.others(open, alone.all()));
        for (var move : aimed.all()) {
            if (!offers(open, move)) {
                out.add(Barred.anywhere(move));
            }
        }
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
