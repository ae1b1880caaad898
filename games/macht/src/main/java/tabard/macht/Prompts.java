package tabard.macht;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Frame.Asks;
import tabard.table.Refusal;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** Turns a frame that asks into a question to a person: its options grouped, and with them what is barred, and why. */
final class Prompts {
    private Prompts() {}

    static Prompt of(Macht game, State s, Asks<State, Move, ?> asks) {
        var ahead = new Foresight(game, s, Side.ALL.get(asks.seat().ordinal()));
        return switch (asks) {
            case Turn.Acting frame -> TurnPrompts.acting(ahead, frame);
            case Turn.Another frame -> TurnPrompts.another(ahead, frame);
            case Tiles.Using frame -> TilePrompts.using(ahead, frame);
            case Tiles.Enlisting frame -> TilePrompts.enlisting(ahead, frame);
            case Serpent.Window frame -> TilePrompts.window(ahead, frame);
            case Influence.Strengthening frame -> TilePrompts.strengthening(ahead, frame);
            case Influence.Retreating frame -> TilePrompts.retreating(ahead, frame);
            case Influence.Occupying frame -> TilePrompts.occupying(ahead, frame);
            case Movement.First frame -> MovePrompts.first(s, frame);
            case Movement.Second frame -> MovePrompts.second(s, frame);
            case Movement.Sharing frame -> MovePrompts.sharing(ahead, frame);
            case SeaMove.Embarking frame -> MovePrompts.embarking(s, frame);
            case SeaMove.Landing frame -> MovePrompts.landing(s, frame);
            case SeaMove.Shipping frame -> MovePrompts.shipping(ahead, frame);
            case Auction.Bidding frame -> AuctionPrompts.bidding(s, frame);
            case Auction.Rebelling frame -> AuctionPrompts.rebelling(ahead, frame);
            case Auction.Removing frame -> AuctionPrompts.removing(ahead, frame);
            case Auction.Changing frame -> AuctionPrompts.changing(ahead, frame);
            case Auction.Swapping frame -> AuctionPrompts.swapping(ahead, frame);
            default -> throw new IllegalStateException("no prompt for " + asks);
        };
    }

    /** Whether an earlier choice can be taken back is history: the table fills that in. */
    static Prompt prompt(Side seat, Said prompt, @Nullable Said detail, @Nullable String clause, List<Option> options) {
        return new Prompt(Ids.seat(seat), prompt, detail, clause, List.copyOf(options));
    }

    /** Shown with the reason why it cannot be chosen, which is the frame's own. */
    static Option barred(String line, Said label, List<String> targets, Refusal refusal) {
        return Option.of(line, label, refusal.clause()).on(targets).barred(refusal.why());
    }

    /** An option with no target is no option. */
    static void add(List<Option> out, Option option, List<String> targets) {
        if (!targets.isEmpty()) {
            out.add(option.on(targets));
        }
    }

    static List<String> zones(int provinces) {
        var zones = new ArrayList<String>(Integer.bitCount(provinces));
        for (int rest = provinces; rest != 0; rest &= rest - 1) {
            zones.add(Ids.zone(Province.first(rest)));
        }
        return zones;
    }
}
