package tabard.macht;

import java.util.ArrayList;
import java.util.List;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Amount;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** The questions of chapter 5: how much to bid, and what the winner does. */
final class AuctionPrompts {
    private AuctionPrompts() {}

    static Prompt bidding(State s, Auction.Bidding frame) {
        var tile = Focus.of(s).played();
        int pool = s.pool(frame.seat(), s.active());
        // for good: the other side bids, or the hands are opened
        var bid = pool == 0
                ? Option.of("bid 0", Said.of("do.bid-nothing"), "MO-5.1").forGood()
                : Option.of("bid {pieces}", Said.of("do.bid"), "MO-5.1")
                        .amounts(
                                List.of(new Amount("pieces", Said.of("amount.bid", Ids.names(s.active())), 0, pool, 0)))
                        .forGood();
        return Prompts.prompt(
                frame.seat(),
                Said.of("ask.bidding", Statuses.named(tile)),
                tile == null ? null : Catalogue.tip(tile),
                "MO-5.1",
                List.of(bid));
    }

    static Prompt rebelling(Foresight ahead, Auction.Rebelling frame) {
        var zones = new ArrayList<String>();
        for (var move : frame.choices(ahead.s()).all()) {
            switch (move) {
                case Auction.Spare _ -> {}
                case Auction.Against(var province) -> zones.add(Ids.zone(province));
            }
        }
        var options = new ArrayList<Option>(2);
        options.add(ahead.judge(Option.of("spare", Said.of("do.spare"), "MO-5.5"), Auction.Spare.IT));
        Prompts.add(options, Option.of("against {on}", Said.of("do.against"), "MO-5.5"), zones);
        return Prompts.prompt(frame.seat(), Said.of("ask.rebelling"), Catalogue.tip(Tile.REBELLION), "MO-5.5", options);
    }

    static Prompt removing(Foresight ahead, Auction.Removing frame) {
        var s = ahead.s();
        var options = new ArrayList<Option>();
        for (var move : frame.choices(s).all()) {
            var label = Said.of("do.remove", Force.of(move.knights(), move.mages()));
            options.add(ahead.judge(Option.of(move.text(), label, "MO-5.5"), move));
        }
        return Prompts.prompt(
                frame.seat(), Said.of("ask.removing", Ids.name(frame.province())), null, "MO-5.5", options);
    }

    static Prompt changing(Foresight ahead, Auction.Changing frame) {
        var zones = new ArrayList<String>();
        for (var move : frame.choices(ahead.s()).all()) {
            switch (move) {
                case Auction.Keep _ -> {}
                case Auction.Change(var province) -> zones.add(Ids.zone(province));
            }
        }
        var options = new ArrayList<Option>(2);
        options.add(ahead.judge(Option.of("keep", Said.of("do.keep"), "MO-5.6"), Auction.Keep.IT));
        Prompts.add(options, Option.of("change {on}", Said.of("do.change"), "MO-5.6"), zones);
        return Prompts.prompt(
                frame.seat(), Said.of("ask.changing"), Catalogue.tip(Tile.CHANGE_MARKER), "MO-5.6", options);
    }

    static Prompt swapping(Foresight ahead, Auction.Swapping frame) {
        var s = ahead.s();
        var options = new ArrayList<Option>();
        for (var move : frame.choices(s).all()) {
            var option = Option.of("swap {on}", Said.of("do.swap", Ids.name(move.marker())), "MO-5.6");
            options.add(ahead.judge(option.on(Ids.supply(move.marker())), move));
        }
        var same = s.marker(frame.province());
        if (s.count(State.SUPPLY, same) > 0) {
            var refusal = frame.refusal(s, Auction.Swap.EACH.get(same.ordinal()));
            options.add(Prompts.barred(
                    "swap {on}", Said.of("do.swap", Ids.name(same)), List.of(Ids.supply(same)), refusal));
        }
        return Prompts.prompt(
                frame.seat(),
                Said.of("ask.swapping", Ids.name(frame.province()), Ids.name(same)),
                null,
                "MO-5.6",
                options);
    }
}
