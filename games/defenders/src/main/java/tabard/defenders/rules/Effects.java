package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.List;
import java.util.Objects;
import tabard.defenders.content.*;
import tabard.defenders.content.Effect.Carry;
import tabard.defenders.content.Reward.AtOnce;
import tabard.defenders.content.Reward.Once;

/** The one place that knows what effects of cards and rewards come to (chapters 16 and 18): when they change something, and what happens. */
final class Effects {
    private Effects() {}

    private static Effect effect(HeroCard card) {
        return Objects.requireNonNull(card.purple()).effect();
    }

    /** DR-14.2, 14.3: whether it may be played now and has a target. */
    static boolean useful(State s, Banner seat, HeroCard card, Occasion occasion) {
        return Objects.requireNonNull(card.purple()).when().fits(occasion) && useful(s, seat, effect(card));
    }

    static boolean useful(State s, Banner seat, Quest quest, Occasion occasion) {
        return quest.reward() instanceof Once(var when, var effect) && when.fits(occasion) && useful(s, seat, effect);
    }

    /** Whether it is worth asking for: at dusk only what would spare the active hero wounds is (DR-14.7). */
    static boolean helps(State s, Banner seat, HeroCard card, Occasion occasion) {
        return useful(s, seat, card, occasion) && (occasion != Occasion.DUSK || relieves(s, seat, effect(card)));
    }

    static boolean helps(State s, Banner seat, Quest quest, Occasion occasion) {
        return useful(s, seat, quest, occasion)
                && (occasion != Occasion.DUSK
                        || (quest.reward() instanceof Once(var _, var effect) && relieves(s, seat, effect)));
    }

    private static boolean useful(State s, Banner seat, Effect effect) {
        return switch (effect) {
            case Effect.OpenGate _ -> s.gatesLeft() > 0;
            case Effect.Secure(var guard) -> Darkness.sparable(s, guard) != 0;
            case Effect.Cleanse _ -> s.crystals() > 0;
            case Effect.CleanseHere _ -> s.crystals(s.place(seat)) > 0;
            case Effect.Halt _ -> Darkness.advances(s);
            case Effect.Clear(var colour, var _) -> (s.beset() & Board.lands(colour)) != 0;
            case Effect.Hush _ -> !s.quiet();
            case Effect.Slaughter _ -> seat == s.active() && s.actions() > 0 && s.beset(s.place(seat));
            case Effect.Rout(var centre, int lines, var _) -> (s.beset() & Board.around(centre, lines)) != 0;
            case Carry _ -> true; // one's own hero, if nobody else
            case Effect.Storm _ -> s.beset() != 0 || Targets.canGoBack(s) != 0;
            case Effect.Luck _ -> Rerolls.anyFailed(s);
            case Effect.Inform _ -> seat == s.active() && s.place(seat).inn() && Hands.drawable(s);
            case Effect.Sweep _ -> s.beset() != 0;
            case Effect.Foresee _ -> s.darkDeck() != 0;
            case Effect.Spy _ -> Recovery.due(s) != 0;
            case Effect.GateDice _ -> s.takesPart(seat);
            case Effect.PowersOff _ -> s.takesPart(seat) && !s.is(POWERS_OFF);
            case Effect.Draw _, Effect.Envoy _, Effect.Scout _ -> false; // they come at once
        };
    }

    /** Whether it could take minions from where the active hero stands, or him away from there. */
    private static boolean relieves(State s, Banner seat, Effect effect) {
        var place = s.place(s.active());
        return switch (effect) {
            case Carry _ -> Carrying.movable(s, seat, s.active());
            case Effect.Storm _, Effect.Sweep _ -> true;
            case Effect.Clear(var colour, var _) -> place.is(colour);
            case Effect.Rout(var centre, int lines, var _) -> (Board.around(centre, lines) & place.bit()) != 0;
            default -> false;
        };
    }

    /** The card leaves the game (DR-13.5); the Hammer only when the hero agrees to be moved (DR-16.9). */
    static void play(State s, Banner seat, HeroCard card) {
        if (!(effect(card) instanceof Carry)) {
            Hands.discard(s, card);
        } else if (s.closed()) {
            s.move(card, CardSpot.shown(seat));
        }
        carryOut(s, seat, effect(card));
    }

    /** The gryphons are used when the first hero is moved (DR-18.14). */
    static void use(State s, Banner seat, Quest quest) {
        if (quest.reward() instanceof Once(var _, var effect)) {
            if (!(effect instanceof Carry)) {
                s.useUp(quest);
            }
            carryOut(s, seat, effect);
        }
    }

    /** DR-17.4: what comes at once. */
    static void immediate(State s, Banner banner, Quest quest) {
        if (quest.reward() instanceof AtOnce(var effect)) {
            if (effect instanceof Effect.Envoy) {
                s.push(new Rewards.Dispatching(banner, quest));
            } else {
                carryOut(s, banner, effect);
            }
        }
    }

    private static void carryOut(State s, Banner seat, Effect effect) {
        switch (effect) {
            case Effect.OpenGate _ -> s.push(new Targets.Gating(seat));
            case Effect.Secure(var guard) -> s.push(new Targets.Securing(seat, guard));
            case Effect.Cleanse(boolean all) -> s.push(new Targets.Cleaning(seat, all));
            case Effect.CleanseHere _ -> s.taint(s.place(seat), -1);
            case Effect.Halt _ -> s.set(HALTED, true);
            case Effect.Clear(var _, int places) -> s.push(new Targets.Raining(seat, places));
            case Effect.Hush _ -> s.set(QUIET, true);
            case Effect.Slaughter _ -> slaughter(s, seat);
            case Effect.Rout(var centre, int lines, int minions) ->
                s.push(new Targets.Routing(seat, centre, lines, minions, false));
            case Carry(boolean gryphons) -> s.push(new Carrying.Calling(seat, gryphons, 0));
            case Effect.Storm(int places) -> s.push(new Targets.Storming(seat, places));
            case Effect.Luck _ -> Rerolls.luck(s);
            case Effect.Inform _ -> s.push(new Targets.Informing(seat));
            case Effect.Sweep(int worth) -> s.push(new Sweep.Sweeping(seat, List.of(), 0, worth));
            case Effect.Foresee _ -> Visions.begin(s, seat);
            case Effect.Spy _ -> s.push(new Targets.Spying(seat));
            case Effect.GateDice _ -> s.set(GATE_DICE, seat, true);
            case Effect.PowersOff _ -> s.set(POWERS_OFF, true);
            case Effect.Draw(int cards) -> s.push(new Hands.Due(seat, cards));
            case Effect.Scout(var general) -> {
                if (Hands.inDeck(s, general.colour())) {
                    s.push(new Rewards.Scouting(seat, general.colour()));
                }
            }
            case Effect.Envoy _ -> throw new IllegalStateException("an envoy of no quest");
        }
    }

    /** DR-16.7 */
    private static void slaughter(State s, Banner seat) {
        s.spendAction();
        var place = s.place(seat);
        for (var colour : Colour.ALL) {
            int minions = s.minions(colour, place);
            if (minions > 0) {
                Fighting.defeat(s, seat, colour, place, minions);
            }
        }
        Quests.defeated(s, seat);
    }
}
