package tabard.defenders;

import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Why something cannot be done now, as far as the one who asks can see. */
final class WhyNot {
    private WhyNot() {}

    private static Refusal why(String key, String clause, Object... args) {
        return new Refusal(Said.of("refused." + key, args), clause);
    }

    static Refusal of(State s, Banner seat, Move move) {
        if (move instanceof Windows.Play || move instanceof Windows.Use) {
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
                        ? why("no-gate", "DR-5.5", "@" + place.word())
                        : (s.gated() & to.bit()) == 0
                                ? why("no-gate", "DR-5.5", "@" + to.word())
                                : goes(s, seat, to, "DR-5.5");
            case Day.Shoot(var at) ->
                s.leads(seat, Hero.RANGER)
                        ? why("no-minions", "DR-15.14", "@" + at.word())
                        : why("skill", "DR-15.14", "@" + Hero.RANGER.word());
            case Day.Fight _ -> why("no-minions", "DR-6.1", "@" + place.word());
            case Day.Attack _ -> attack(s, seat);
            case Day.Heal _ ->
                s.beset(place) ? why("minions-here", "DR-5.11", "@" + place.word()) : why("unhurt", "DR-5.11");
            case Day.Sanctify _ -> sanctify(s, seat);
            case Day.Steed _ -> why("skill", "DR-15.10", "@" + Hero.PALADIN.word());
            case Day.Flight _ -> why("skill", "DR-15.7", "@" + Hero.EAGLE_RIDER.word());
            case Day.Teleport _ ->
                s.leads(seat, Hero.WIZARD)
                        ? why("teleported", "DR-15.22")
                        : why("skill", "DR-15.22", "@" + Hero.WIZARD.word());
            case Day.Rumours _ ->
                !place.inn()
                        ? why("no-inn", "DR-5.9", "@" + place.word())
                        : s.count(State.RUMOURS) >= Day.RUMOURS_A_TURN
                                ? why("rumours", "DR-4.3")
                                : why("no-cards", "DR-10.3");
            case Day.Pursue _ -> why("quest-elsewhere", "DR-17.3");
            default -> Refusal.notOffered(move);
        };
    }

    private static Refusal goes(State s, Banner seat, Place to, String clause) {
        return (Travel.open(s, seat) & to.bit()) == 0
                ? why("shape", "DR-15.19", "@" + to.word())
                : why("out-of-reach", clause, "@" + to.word());
    }

    private static Refusal sanctify(State s, Banner seat) {
        var place = s.place(seat);
        if (!s.leads(seat, Hero.CLERIC)) {
            return why("skill", "DR-15.3", "@" + Hero.CLERIC.word());
        }
        return s.beset(place)
                ? why("minions-here", "DR-15.3", "@" + place.word())
                : why("not-tainted", "DR-15.3", "@" + place.word());
    }

    private static Refusal attack(State s, Banner seat) {
        var place = s.place(seat);
        var general = s.general(place);
        if (general == null) {
            return why("no-general", "DR-8.1", "@" + place.word());
        }
        return s.beset(place)
                ? why("minions-here", "DR-8.1", "@" + place.word())
                : why("no-portrait", "DR-8.1", "@" + general.word());
    }

    private static Refusal withCard(State s, Banner seat, Day.WithCard move) {
        var place = s.place(seat);
        var card = card(move);
        if (!s.holds(seat, card)) {
            return why("not-in-hand", "DR-13.2", "@" + card.word());
        }
        return switch (move) {
            case Day.Ride _ -> why("icon", "DR-5.2", "@" + card.word());
            case Day.Fly _ -> why("icon", "DR-5.3", "@" + card.word());
            case Day.Open _ ->
                card.icon() == HeroCard.Icon.GATE ? why("nowhere", "DR-5.4") : why("icon", "DR-5.4", "@" + card.word());
            case Day.Build _ ->
                card.place() != place
                        ? why("card-elsewhere", "DR-5.8", "@" + card.word(), "@" + place.word())
                        : build(s, place);
            case Day.Cleanse _ ->
                (s.tainted() & place.bit()) == 0
                        ? cleanse(s, place)
                        : why("card-colour", "DR-5.10", "@" + card.word(), "@" + place.word());
            case Day.Fireball _ ->
                s.leads(seat, Hero.WIZARD)
                        ? why("fire", "DR-15.23", "@" + card.word())
                        : why("skill", "DR-15.23", "@" + Hero.WIZARD.word());
        };
    }

    /** Why no gate can be built here, the card for it wanting last. */
    static Refusal build(State s, Place place) {
        if ((s.gated() & place.bit()) != 0) {
            return why("gate-there", "DR-1.4", "@" + place.word());
        }
        return s.gatesLeft() == 0 ? why("no-gates-left", "DR-1.4") : why("no-card-of", "DR-5.8", "@" + place.word());
    }

    static Refusal cleanse(State s, Place place) {
        return (s.tainted() & place.bit()) == 0
                ? why("not-tainted", "DR-5.10", "@" + place.word())
                : why("no-colour", "DR-5.10", "@" + place.word());
    }

    static Refusal fireball(State s, Place place) {
        return s.beset(place) ? why("no-fire", "DR-15.23") : why("no-minions", "DR-15.23", "@" + place.word());
    }

    static Refusal shoot() {
        return why("no-minions-near", "DR-15.14");
    }

    static Refusal ride() {
        return why("no-horse", "DR-5.2");
    }

    static Refusal fly() {
        return why("no-eagle", "DR-5.3");
    }

    private static HeroCard card(Day.WithCard move) {
        return switch (move) {
            case Day.Ride(var card) -> card;
            case Day.Fly(var card) -> card;
            case Day.Open(var card) -> card;
            case Day.Build(var card) -> card;
            case Day.Cleanse(var card) -> card;
            case Day.Fireball(var card) -> card;
        };
    }

    /** A card or reward that is not there, is for another time, or would do nothing. */
    static Refusal inWindow(State s, Banner seat, Occasion occasion, Move move) {
        return switch (move) {
            case Windows.Play(var card) -> {
                var purple = card.purple();
                if (!s.holds(seat, card)) {
                    yield why("not-in-hand", "DR-13.4", "@" + card.word());
                }
                yield purple == null
                        ? why("not-purple", "DR-13.3", "@" + card.word())
                        : why("not-now", purple.clause(), "@" + card.word());
            }
            case Windows.Use(var quest) ->
                s.enjoys(seat, quest)
                        ? why("not-now", quest.clause(), "@" + quest.word())
                        : why("no-reward", "DR-17.4", "@" + quest.word());
            case Windows.PassOn _ -> why("no-pass-on", "DR-14.12", "@occasion." + occasion.word());
            default -> Refusal.notOffered(move);
        };
    }

    static Refusal commitment(State s, Banner seat, int from, Move move) {
        return switch (move) {
            case Siege.Ready _ -> why("commit-first", "DR-8.1");
            case Siege.Commit(var card) when !s.holds(seat, card) -> why("not-in-hand", "DR-8.3", "@" + card.word());
            case Siege.Commit(var card)
            when !card.shows(s.foe()) ->
                why("portrait", "DR-8.3", "@" + card.word(), "@" + s.foe().word());
            case Siege.Commit(var card) when card.ordinal() < from -> why("commit-order", "DR-8.3", "@" + card.word());
            default -> Refusal.notOffered(move);
        };
    }
}
