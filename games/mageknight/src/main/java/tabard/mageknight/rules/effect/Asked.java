package tabard.mageknight.rules.effect;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Asks;
import tabard.table.*;

/** MK-23.1, 23.7: what has to be chosen while an effect is carried out, and whether more is paid for. */
public final class Asked {
    private Asked() {}

    public sealed interface OnEffect extends Move
            permits Choose,
                    GivenUp.Give,
                    GivenUp.GiveWound,
                    GivenUp.Bury,
                    GivenUp.BuryWound,
                    Enough,
                    Accept,
                    Decline,
                    ColourChoice.Colour,
                    ColourChoice.Lift,
                    CardChoice.PlayOn,
                    CardChoice.Acquire,
                    CardChoice.Seek,
                    Readied.Ready {}

    /** One of several lists. */
    @Rule("MK-23.1")
    public record Choose(Script list) implements OnEffect {
        static final List<Choose> EACH = Moves.each(Script.ALL, Choose::new);
    }

    @Rule("MK-23.8")
    public record Enough() implements OnEffect {}

    @Rule("MK-23.7")
    public record Accept() implements OnEffect {}

    @Rule("MK-23.7")
    public record Decline() implements OnEffect {}

    static final Enough ENOUGH = new Enough();

    /** Which of the lists within a part. */
    public record Choosing(Player seat, Script script, int part) implements Asks<Choose> {
        @Override
        public Choices<Choose> choices(State s) {
            var picks = new Picks<Choose>(4);
            Deeds.choices(s, seat, script, part).forEach(list -> picks.add(Choose.EACH.get(list.ordinal())));
            return picks;
        }

        @Override
        public void answer(State s, Choose chosen) {
            s.push(new Deeds.Doing(seat, chosen.list, 0));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    part >= 0
                            && part < script.effects().size()
                            && script.effects().get(part) instanceof Order.Choose
                            && choices(s).size() > 0,
                    "MK-23.1",
                    "refused.no-such-part",
                    part);
        }
    }

    /** Mana may be paid for more. */
    public record Offering(Player seat, Script script, int part) implements Asks<OnEffect> {
        @Override
        public Choices<OnEffect> choices(State s) {
            return new Picks<OnEffect>(2).add(new Accept()).add(new Decline());
        }

        @Override
        public void answer(State s, OnEffect chosen) {
            if (chosen instanceof Accept
                    && script.effects().get(part) instanceof Cost.MayPayMana(var colour, var _, var _)) {
                s.push(new Deeds.Doing(seat, script.within(part, 0), 0));
                Paying.charge(s, seat, colour.bits());
            }
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    part >= 0
                            && part < script.effects().size()
                            && script.effects().get(part) instanceof Cost.MayPayMana(var colour, var _, var _)
                            && Paying.affords(s, seat, colour.bits()),
                    "MK-23.7",
                    "refused.no-such-part",
                    part);
        }
    }
}
