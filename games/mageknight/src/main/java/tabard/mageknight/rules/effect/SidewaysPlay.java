package tabard.mageknight.rules.effect;

import java.util.List;
import java.util.Objects;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.mageknight.rules.combat.*;
import tabard.mageknight.rules.effect.Needs.Need;
import tabard.table.*;
import tabard.table.sheet.Subset;

/** MK-9.3, 23.19: cards played sideways, and skills that make one of them worth more. */
public final class SidewaysPlay {
    private SidewaysPlay() {}

    /** What a card played sideways brings. */
    public enum Point implements Named {
        MOVE,
        INFLUENCE,
        ATTACK,
        BLOCK;

        public static final List<Point> ALL = List.of(values());

        @Override
        public String word() {
            return "for-" + Named.super.word();
        }
    }

    public sealed interface OnTilt extends Move {}

    @Rule("MK-23.19")
    public record Tilt(DeedCard card, Point point) implements OnTilt {
        static final List<List<Tilt>> EACH =
                Moves.each(DeedCard.ALL, card -> Moves.each(Point.ALL, point -> new Tilt(card, point)));
    }

    /** A wound, with Power of Pain (MK-26.1). */
    @Rule("MK-26.1")
    public record TiltWound(Point point) implements OnTilt {
        static final List<TiltWound> EACH = Moves.each(Point.ALL, TiltWound::new);
    }

    /** Those that could be used now. */
    public static Subset<Point> points(Moment now) {
        return Subset.all(Point.ALL).where(point -> switch (point) {
            case MOVE -> now.meets(Need.MOVE);
            case INFLUENCE -> now.meets(Need.INFLUENCE);
            case ATTACK -> now.s.is(State.PHASE, Phase.ATTACK) && now.meets(Need.MELEE);
            case BLOCK -> now.meets(Need.BLOCK);
        });
    }

    public static void bring(State s, Player player, Point point, int value) {
        s.set(State.BY, Source.CARD);
        switch (point) {
            case MOVE -> s.add(State.MOVE, value);
            case INFLUENCE -> s.add(State.INFLUENCE, value);
            case ATTACK -> Striking.sideways(s, player, value + Points.ambush(s, player, false));
            case BLOCK -> Blocking.add(s, player, Element.PHYSICAL, value + Points.ambush(s, player, true), 0, false);
        }
    }

    /** Whether a skill of that kind could be used now. */
    static boolean useful(Moment now, Gain.Sideways effect) {
        int cards = effect.which() == Which.WOUND ? now.s.wounds(now.player, Zone.HAND) : now.s.deeds(now.player);
        var mana = effect.payMana();
        return cards > 0 && !points(now).isEmpty() && (mana == null || now.affords(mana.bits()));
    }

    /** The card that counts more; mana for it is paid before (MK-26.2). */
    public record Tilting(Player seat, Script script, int part) implements Asks<OnTilt> {
        private Gain.Sideways effect() {
            return (Gain.Sideways) script.effects().get(part);
        }

        @Override
        public Choices<OnTilt> choices(State s) {
            long points = points(new Moment(s, seat)).bits();
            var picks = new Picks<OnTilt>(8);
            if (effect().which() == Which.WOUND) {
                return picks.each(TiltWound.EACH, points);
            }
            for (var card : s.cards(seat)) {
                picks.each(Tilt.EACH.get(card.ordinal()), points);
            }
            return picks;
        }

        @Override
        public void answer(State s, OnTilt chosen) {
            s.set(State.CARD_USED, true);
            switch (chosen) {
                case Tilt(var card, var point) -> {
                    s.shift(seat, card, Zone.HAND, Zone.PLAYED);
                    var mana = effect().payMana();
                    if (mana == null) {
                        bring(s, seat, point, better(s, card) ? effect().better() : effect().value());
                    } else {
                        s.push(new Powering(seat, card, point, effect().value(), effect().better()));
                        Paying.charge(s, seat, mana.bits());
                    }
                }
                case TiltWound(var point) -> {
                    s.wound(seat, Zone.HAND, Zone.PLAYED, 1);
                    bring(s, seat, point, effect().value());
                }
            }
        }

        private boolean better(State s, DeedCard card) {
            return switch (Objects.requireNonNull(effect().betterIf())) {
                case ADVANCED_SPELL_OR_ARTIFACT -> !card.is(DeedCard.Sort.BASIC_ACTION);
                case NO_SOURCE_DIE_THIS_TURN -> {
                    if (s.is(State.SOURCE_USED)) {
                        yield false;
                    }
                    s.force(seat, Force.NO_MORE_DICE);
                    yield true;
                }
                case ACTION_OR_SPELL_OF_MANA_COLOUR -> card.colour() != null && s.is(State.THAT, card.colour());
            };
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    part >= 0
                            && part < script.effects().size()
                            && script.effects().get(part) instanceof Gain.Sideways
                            && choices(s).size() > 0,
                    "MK-23.19",
                    "refused.no-such-part",
                    part);
        }
    }

    /** The mana is paid: its colour decides (MK-26.2). */
    public record Powering(Player player, DeedCard card, Point point, int value, int better) implements State.Runs {
        @Override
        public void run(State s) {
            bring(s, player, point, card.colour() != null && s.is(State.THAT, card.colour()) ? better : value);
        }
    }
}
