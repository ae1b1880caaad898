package tabard.mageknight.rules.round;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.turn.Conduct;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** Chapter 4: from the box to the first choice of tactics. */
public final class Setup {
    private Setup() {}

    /** Who picks a hero first, then second, and so on; the first has the top token of the order column. */
    @Rule("MK-4.1")
    public record Seated(List<Player> players) implements Move {
        private static final List<Seated[]> BY_NUMBER = List.of(orders(0), orders(1), orders(2), orders(3), orders(4));

        private static Seated[] orders(int players) {
            var orders = new ArrayList<Seated>();
            permute(new ArrayList<>(), Player.ALL.subList(0, players), orders);
            return orders.toArray(Seated[]::new);
        }

        private static void permute(List<Player> begun, List<Player> all, List<Seated> orders) {
            if (begun.size() == all.size()) {
                orders.add(new Seated(List.copyOf(begun)));
            }
            for (var player : all) {
                if (!begun.contains(player)) {
                    begun.add(player);
                    permute(begun, all, orders);
                    begun.removeLast();
                }
            }
        }
    }

    @Rule("MK-4.1")
    public record Lead(Hero hero) implements Move {
        static final List<Lead> EACH = Moves.each(Hero.ALL, Lead::new);
    }

    /** The hero whom nobody leads and whose cards the Dummy flips. */
    @Rule("MK-18.1")
    public record Haunted(Hero hero) implements Move {
        static final Haunted[] EACH = Hero.ALL.stream().map(Haunted::new).toArray(Haunted[]::new);
    }

    public static State open(Options options) {
        var s = new State(options);
        s.push(new Opening());
        if (s.has(Feature.DUMMY)) {
            s.push(new Haunting());
        }
        if (s.players().size() == 1) {
            s.add(State.ORDER, Entrant.FALCON);
            s.push(new Picking(Player.FALCON));
        } else {
            s.push(new Seating());
        }
        return s;
    }

    /** Whether the first turn has begun: that is what documents are laid over. */
    public static boolean underWay(State s) {
        return s.agenda() instanceof Agenda.First<Frame<State, Move>>(Conduct.Acting _, var _);
    }

    public record Seating() implements Draws<Seated> {
        @Override
        public Lottery<Seated> lottery(State s) {
            var orders = Seated.BY_NUMBER.get(s.players().size());
            int[] even = new int[orders.length];
            Arrays.fill(even, 1);
            return new Lottery.Urn<>(orders, even);
        }

        @Override
        public void answer(State s, Seated drawn) {
            drawn.players.forEach(player -> s.add(State.ORDER, Entrant.of(player)));
            Supply.queue(s, drawn.players.stream().map(Picking::new).toList());
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.size(State.ORDER) == 0, "MK-4.1", "refused.seated");
        }
    }

    private static Subset<Hero> free(State s) {
        var free = Subset.all(Hero.ALL);
        for (var player : s.players()) {
            var hero = s.get(State.HERO, player);
            free = hero == null ? free : free.without(hero);
        }
        return free;
    }

    public record Picking(Player seat) implements Asks<Lead> {
        @Override
        public Choices<Lead> choices(State s) {
            return new Picks<Lead>(Hero.ALL.size()).each(Lead.EACH, free(s).bits());
        }

        @Override
        public void answer(State s, Lead chosen) {
            s.set(State.HERO, seat, chosen.hero);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Lead(var hero)
                    ? new Refusal(tabard.table.scene.Said.of("refused.hero-taken", "@" + hero.word()), "MK-4.1")
                    : Refusal.notOffered(move);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.get(State.HERO, seat) == null, "MK-4.1", "refused.seated");
        }
    }

    public record Haunting() implements Draws<Haunted> {
        @Override
        public Lottery<Haunted> lottery(State s) {
            var free = free(s);
            int[] weights = new int[Hero.ALL.size()];
            for (var hero : Hero.ALL) {
                weights[hero.ordinal()] = free.has(hero) ? 1 : 0;
            }
            return new Lottery.Urn<>(Haunted.EACH, weights);
        }

        @Override
        public void answer(State s, Haunted drawn) {
            s.set(State.DUMMY_HERO, drawn.hero);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.has(Feature.DUMMY) && !free(s).isEmpty(), "MK-18.1", "refused.no-dummy");
        }
    }

    /** The box is laid out, once everybody has a hero. */
    public record Opening() implements Runs {
        @Override
        public void run(State s) {
            layOut(s);
            var frames = new ArrayList<Frame<State, Move>>();
            frames.add(new SourceDice.Rolling(s.terms().dice()));
            frames.add(new SourceDice.Balancing());
            Supply.Offer.ALL.forEach(offer -> frames.add(new Supply.Filling(offer)));
            frames.add(new Muster.Mustering(s.terms().units(), Tier.REGULAR, false));
            frames.add(new Redealing());
            s.terms().shape().setUp().forEach(at -> frames.add(new Reveal.Laying(Slot.of(at))));
            s.players()
                    .forEach(player ->
                            frames.add(new Supply.Due(player, s.level(player).handLimit())));
            frames.add(new Tactics.Choosing());
            Supply.queue(s, frames);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(s.round() == 0, "MK-4.6", "refused.begun");
        }
    }

    private static void layOut(State s) {
        s.set(State.ROUND, 1);
        boolean blitz = s.has(Feature.BLITZ);
        for (var player : s.players()) {
            s.deal(player, s.hero(player));
            s.set(State.LEVEL, player, 1);
            s.set(State.FAME, player, blitz ? 1 : 0); // MK-20.4
            s.set(State.REPUTATION, player, blitz ? 2 : 0);
        }
        outOfPlay(s);
        for (var unit : Unit.ALL) {
            s.set(State.UNIT_PILE, unit, unit.copies());
        }
        Piles.fill(s);
        Stack.build(s);
        s.lay(s.terms().shape().start(), Slot.START);
        var ghost = s.get(State.DUMMY_HERO);
        if (ghost != null) {
            ghost(s);
            ghost.dummyCrystals().forEach(colour -> s.add(State.DUMMY_CRYSTALS, colour, 1));
        }
    }

    /** The basic actions of the Dummy form a new deck. */
    static void ghost(State s) {
        var hero = s.get(State.DUMMY_HERO);
        if (hero != null) {
            for (var card : DeedCard.BASIC_ACTIONS) {
                s.set(State.DUMMY_DECK, card, card.inDeckOf(hero));
            }
        }
    }

    /** Cards and skills that this scenario leaves in the box (MK-4.5, 20.2). */
    private static void outOfPlay(State s) {
        boolean friendly = s.has(Feature.REMOVE_COMPETITIVE);
        boolean first = s.has(Feature.FIRST_ADVANCED_ACTIONS);
        for (var card : DeedCard.ALL) {
            boolean late = card.is(DeedCard.Sort.ADVANCED_ACTION) && card.number() > 80;
            if ((friendly && card.is(DeedCard.Sort.SPELL) && card.interactive()) || (first && late)) {
                s.move(State.CARDS, card, CardSpot.OUT);
            }
        }
        for (var skill : Skill.ALL) {
            if (friendly && skill.interactive()) {
                s.move(State.SKILLS, skill, SkillSpot.OUT);
            }
        }
    }

    /** First Reconnaissance: units are dealt anew until one of them may be recruited in a village (MK-20.2). */
    public record Redealing() implements Runs {
        @Override
        public void run(State s) {
            if (!s.has(Feature.VILLAGE_UNIT_OFFERED)
                    || Unit.ALL.stream()
                            .anyMatch(unit -> unit.from(Site.VILLAGE) && s.count(State.UNIT_OFFER, unit) > 0)) {
                return;
            }
            for (var unit : Unit.ALL) {
                s.add(State.UNIT_PILE, unit, s.count(State.UNIT_OFFER, unit));
                s.set(State.UNIT_OFFER, unit, 0);
            }
            s.push(this);
            s.push(new Muster.Mustering(s.terms().units(), Tier.REGULAR, false));
        }
    }
}
