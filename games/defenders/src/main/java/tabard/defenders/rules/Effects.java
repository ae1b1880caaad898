package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.*;
import tabard.defenders.content.*;
import tabard.defenders.content.Effect.*;
import tabard.defenders.content.Reward.AtOnce;
import tabard.defenders.content.Reward.Once;

/** The one place that knows what effects of cards and rewards come to (chapters 16 and 18): when they change something, and what happens. */
final class Effects {
    private Effects() {}

    /** When it may be played, and what it does. */
    static Reward reward(Day.Means means) {
        return switch (means) {
            case Day.Play(var card) -> Objects.requireNonNull(card.purple()).once();
            case Day.Use(var quest) -> quest.reward();
        };
    }

    /** DR-14.3: whether it has a target. */
    static boolean useful(State s, Banner seat, Effect effect) {
        return switch (effect) {
            case OpenGate _ -> s.gatesLeft() > 0;
            case Secure(var guard) -> Darkness.sparable(s, guard) != 0;
            case Cleanse _ -> s.count(TAINTS) > 0;
            case CleanseHere _ -> s.count(CRYSTALS, s.place(seat)) > 0;
            case Halt _ -> Darkness.advances(s);
            case Clear(var colour, var _) -> (s.beset() & Board.lands(colour)) != 0;
            case Hush _ -> !s.is(QUIET);
            case Slaughter _ -> seat == s.active() && s.actions() > 0 && s.beset(s.place(seat));
            case Rout(var centre, int lines, var _) -> (s.beset() & Board.around(centre, lines)) != 0;
            case Carry _ -> true; // one's own hero, if nobody else
            case Storm _ -> s.beset() != 0 || Targets.canGoBack(s) != 0;
            case Luck _ -> Rerolls.anyFailed(s);
            case Inform _ -> seat == s.active() && s.place(seat).inn() && Hands.drawable(s);
            case Effect.Sweep _ -> s.beset() != 0;
            case Foresee _ -> s.darkDeck() != 0;
            case Spy _ -> !Recovery.due(s).isEmpty();
            case GateDice _ -> s.is(TAKES_PART, seat);
            case PowersOff _ -> s.is(TAKES_PART, seat) && !s.is(POWERS_OFF);
            case Draw _, Envoy _, Scout _ -> false; // they come at once
        };
    }

    /** Whether that hangs on where the active hero stands. */
    static boolean local(Effect effect) {
        return effect instanceof CleanseHere || effect instanceof Slaughter || effect instanceof Inform;
    }

    /** Whether its player is asked for a target at once. */
    static boolean asks(Day.Means means) {
        return reward(means) instanceof Once(var _, var effect)
                && switch (effect) {
                    case OpenGate _, Cleanse _, Clear _, Rout _, Carry _, Storm _, Inform _, Effect.Sweep _ -> true;
                    default -> false;
                };
    }

    /** Whether it could take minions from where the active hero stands, or him away from there. */
    static boolean relieves(State s, Banner seat, Effect effect) {
        var place = s.place(s.active());
        return switch (effect) {
            case Carry _ -> Carrying.movable(s, seat, s.active());
            case Storm _, Effect.Sweep _ -> true;
            case Clear(var colour, var _) -> place.is(colour);
            case Rout(var centre, int lines, var _) -> (Board.around(centre, lines) & place.bit()) != 0;
            default -> false;
        };
    }

    /** The card leaves the game (DR-13.5), the reward is used; what moves a hero only when one is moved (DR-16.9, 18.14). */
    static void play(State s, Banner seat, Day.Means means) {
        if (reward(means) instanceof Once(var _, var effect)) {
            boolean carries = effect instanceof Carry;
            switch (means) {
                case Day.Play(var card) when !carries -> Hands.discard(s, card);
                case Day.Play(var card) when s.terms().closedHands() -> s.move(CARDS, card, CardSpot.shown(seat));
                case Day.Use(var quest) when !carries -> s.useUp(quest);
                default -> {}
            }
            carryOut(s, seat, effect);
        }
    }

    /** DR-17.4: what comes at once. */
    static void immediate(State s, Banner banner, Quest quest) {
        if (quest.reward() instanceof AtOnce(var effect)) {
            if (effect instanceof Envoy) {
                s.push(new Targets.Dispatching(banner, quest));
            } else {
                carryOut(s, banner, effect);
            }
        }
    }

    private static void carryOut(State s, Banner seat, Effect effect) {
        switch (effect) {
            case OpenGate _ -> s.push(new Targets.Gating(seat));
            case Secure(var guard) -> s.push(new Targets.Securing(seat, guard));
            case Cleanse(boolean all) -> s.push(new Targets.Cleaning(seat, all));
            case CleanseHere _ -> s.taint(s.place(seat), -1);
            case Halt _ -> s.set(HALTED, true);
            case Clear(var _, int places) -> s.push(new Targets.Raining(seat, places));
            case Hush _ -> s.set(QUIET, true);
            case Slaughter _ -> slaughter(s, seat);
            case Rout(var centre, int lines, int minions) ->
                s.push(new Targets.Routing(seat, centre, lines, minions, false));
            case Carry(boolean gryphons) -> s.push(new Carrying.Calling(seat, gryphons, 0));
            case Storm(int places) -> s.push(new Targets.Storming(seat, places));
            case Luck _ -> Rerolls.luck(s);
            case Inform _ -> s.push(new Targets.Informing(seat));
            case Effect.Sweep(int worth) -> s.push(new Sweep.Sweeping(seat, List.of(), 0, worth));
            case Foresee _ -> Visions.begin(s, seat);
            case Spy _ -> s.push(new Targets.Spying(seat));
            case GateDice _ -> s.set(GATE_DICE, seat, true);
            case PowersOff _ -> s.set(POWERS_OFF, true);
            case Draw(int cards) -> s.push(new Hands.Due(seat, cards));
            case Scout(var general) -> {
                if (Hands.inDeck(s, general.colour())) {
                    s.push(new Hands.Scouting(seat, general.colour()));
                }
            }
            case Envoy _ -> throw new IllegalStateException("an envoy of no quest");
        }
    }

    /** DR-16.7 */
    private static void slaughter(State s, Banner seat) {
        s.spendAction();
        var place = s.place(seat);
        Colour.ALL.forEach(colour -> Fighting.defeat(s, seat, colour, place, s.minions(colour, place)));
        Quests.defeated(s, seat);
    }
}
