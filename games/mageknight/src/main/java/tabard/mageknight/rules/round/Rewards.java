package tabard.mageknight.rules.round;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.mageknight.rules.effect.*;
import tabard.mageknight.rules.turn.*;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** MK-16.5: what was won is taken at the end of the turn, in the player's order. */
public final class Rewards {
    private Rewards() {}

    /** Which of the rewards comes next. */
    @Rule("MK-16.5")
    public record Claim(Prize prize) implements Move {
        static final List<Claim> EACH = Moves.each(Prize.ALL, Claim::new);
    }

    /** The face of a die that decides about a reward. */
    @Rule("MK-12.16")
    public record Cast(Mana face) implements Move {}

    public sealed interface OnUnit extends Move {}

    /** A unit of the offer joins free of charge (MK-14.6). */
    @Rule("MK-14.6")
    public record Enrol(Unit unit) implements OnUnit {
        static final List<Enrol> EACH = Moves.each(Unit.ALL, Enrol::new);
    }

    @Rule("MK-14.6")
    public record Forgo() implements OnUnit {}

    private static final Forgo FORGO = new Forgo();

    /** What a site or token brings is kept for the end of the turn, fame comes at once (MK-23.34). */
    public static void add(State s, Player player, Effects reward) {
        for (var effect : reward) {
            switch (effect) {
                case Decks.GainArtifact(int n) -> s.add(State.PRIZES, Prize.ARTIFACT, n);
                case Decks.GainSpell _ -> s.add(State.PRIZES, Prize.SPELL, 1);
                case Decks.GainAdvanced _ -> s.add(State.PRIZES, Prize.ADVANCED_ACTION, 1);
                case Decks.GainUnit _ -> s.add(State.PRIZES, Prize.UNIT, 1);
                case Magic.Crystal _ -> s.add(State.PRIZES, Prize.CRYSTALS, 1);
                case Magic.RandomCrystal(int n) -> s.add(State.PRIZES, Prize.RANDOM_CRYSTAL, n);
                case Magic.RollDie _ -> s.add(State.PRIZES, Prize.DUNGEON_DIE, 1);
                case Gain.Fame(int n) -> s.fame(player, n);
                default -> throw new IllegalStateException("no reward: " + effect);
            }
        }
    }

    /** Those that may be taken now: a unit may wait for a command token gained this turn (MK-14.6). */
    private static Subset<Prize> due(State s, Player player, boolean late) {
        var won = Subset.all(Prize.ALL).where(prize -> s.count(State.PRIZES, prize) > 0);
        boolean waits = !late && s.units(player) >= Bonds.commands(s, player);
        return waits ? won.without(Prize.UNIT) : won;
    }

    public record Rewarding(Player player, boolean late) implements Runs {
        @Override
        public void run(State s) {
            var due = due(s, player, late);
            if (due.isEmpty()) {
                return;
            }
            s.push(this);
            if (due.size() == 1) {
                take(s, player, due.first());
            } else {
                s.push(new Claiming(player, late));
            }
        }
    }

    public record Claiming(Player seat, boolean late) implements Asks<Claim> {
        @Override
        public Choices<Claim> choices(State s) {
            return Choices.among(Claim.EACH, due(s, seat, late).bits());
        }

        @Override
        public void answer(State s, Claim chosen) {
            take(s, seat, chosen.prize);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(!due(s, seat, late).isEmpty(), "MK-16.5", "refused.no-reward");
        }
    }

    private static void take(State s, Player player, Prize prize) {
        int n = s.count(State.PRIZES, prize);
        s.add(State.PRIZES, prize, prize == Prize.ARTIFACT ? -n : -1);
        switch (prize) {
            case ARTIFACT -> Treasure.open(s, player, n);
            case SPELL -> acquire(s, player, Supply.Offer.SPELLS);
            case ADVANCED_ACTION -> acquire(s, player, Supply.Offer.ADVANCED_ACTIONS);
            case UNIT -> {
                if (Unit.ALL.stream().anyMatch(unit -> s.count(State.UNIT_OFFER, unit) > 0)) {
                    s.push(new Enrolling(player));
                }
            }
            case CRYSTALS -> Mana.BASIC.forEach(basic -> s.crystalOfSite(player, basic));
            case RANDOM_CRYSTAL -> s.push(new Sparkling(player, true));
            case DUNGEON_DIE -> s.push(new Deciding(player));
        }
    }

    /** A player due a card that is missing gets nothing (MK-2.8). */
    private static void acquire(State s, Player player, Supply.Offer offer) {
        if (!Deeds.offered(s, offer, null).isEmpty()) {
            s.push(new CardChoice.Acquiring(player, offer, Zone.TOP, List.of()));
        }
    }

    public record Enrolling(Player seat) implements Asks<OnUnit> {
        @Override
        public Choices<OnUnit> choices(State s) {
            var picks = new Picks<OnUnit>(6);
            for (var unit : Unit.ALL) {
                picks.addIf(s.count(State.UNIT_OFFER, unit) > 0, Enrol.EACH.get(unit.ordinal()));
            }
            return picks.add(FORGO);
        }

        @Override
        public void answer(State s, OnUnit chosen) {
            if (chosen instanceof Enrol(var unit)) {
                Interaction.recruit(s, seat, unit, 0);
            }
        }
    }

    /** Basic: that colour; gold: a colour of choice; black: fame (MK-12.16). */
    public record Sparkling(Player player, boolean ofSite) implements Draws<Cast> {
        @Override
        public Lottery<Cast> lottery(State s) {
            return Lottery.each(Mana.ALL, Cast::new);
        }

        @Override
        public void answer(State s, Cast cast) {
            var what = ofSite ? ColourChoice.Earning.SITE_CRYSTAL : ColourChoice.Earning.CRYSTAL;
            switch (cast.face) {
                case GOLD -> s.push(new ColourChoice.Colouring(player, Mana.BASIC, 1, what));
                case BLACK -> s.fame(player, 1);
                case RED, BLUE, GREEN, WHITE -> what.add(s, player, cast.face);
            }
        }
    }

    /** Gold or black brings a spell, any other face an artifact (MK-12.8). */
    public record Deciding(Player player) implements Draws<Cast> {
        @Override
        public Lottery<Cast> lottery(State s) {
            return Lottery.each(Mana.ALL, Cast::new);
        }

        @Override
        public void answer(State s, Cast cast) {
            s.add(State.PRIZES, cast.face.basic() ? Prize.ARTIFACT : Prize.SPELL, 1);
        }
    }
}
