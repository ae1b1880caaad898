package tabard.macht;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Amount;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** The questions of MO-6.7 and 6.8: between which provinces, and how many. */
final class MovePrompts {
    private MovePrompts() {}

    static Prompt first(State s, Movement.First frame) {
        var option = Option.of("between {on}", Said.of("do.between"), "MO-6.7");
        return one(
                frame.seat(),
                Said.of("ask.first"),
                option,
                zones(frame.choices(s).all(), Movement.Between::province));
    }

    static Prompt second(State s, Movement.Second frame) {
        String first = Ids.name(frame.first());
        var option = Option.of("and {on}", Said.of("do.and", first), "MO-6.7");
        return one(
                frame.seat(),
                Said.of("ask.second", first),
                option,
                zones(frame.choices(s).all(), Movement.And::province));
    }

    static Prompt embarking(State s, SeaMove.Embarking frame) {
        var option = Option.of("embark {on}", Said.of("do.embark"), "MO-6.8");
        return one(
                frame.seat(),
                Said.of("ask.embarking"),
                option,
                zones(frame.choices(s).all(), SeaMove.Embark::province));
    }

    static Prompt landing(State s, SeaMove.Landing frame) {
        String from = Ids.name(frame.from());
        var option = Option.of("land {on}", Said.of("do.land", from), "MO-6.8");
        return one(
                frame.seat(),
                Said.of("ask.landing", from),
                option,
                zones(frame.choices(s).all(), SeaMove.Land::province));
    }

    private static <M> List<String> zones(List<M> moves, Function<M, Province> province) {
        var zones = new ArrayList<String>(moves.size());
        for (var move : moves) {
            zones.add(Ids.zone(province.apply(move)));
        }
        return zones;
    }

    /** A question with one kind of answer, and more of the same tile to come: never for good. */
    private static Prompt one(Side seat, Said prompt, Option option, List<String> zones) {
        return Prompts.prompt(seat, prompt, null, option.clause(), List.of(option.on(zones)));
    }

    static Prompt sharing(Foresight ahead, Movement.Sharing frame) {
        var s = ahead.s();
        var second = frame.second();
        var knights = all(s, Kind.KNIGHT, frame, "amount.knights-in");
        var mages = all(s, Kind.MAGE, frame, "amount.mages-in");
        var option = numbers("share", Said.of("do.share"), "MO-6.7", knights, mages);
        var detail = Said.of(
                "detail.sharing",
                Ids.name(frame.first()),
                Force.of(s, frame.first()),
                Ids.name(second),
                Force.of(s, second));
        return Prompts.prompt(
                frame.seat(),
                Said.of("ask.sharing", Ids.name(frame.first()), Ids.name(second)),
                detail,
                "MO-6.7",
                List.of(ahead.judge(option, frame.choices(s).all())));
    }

    /** From none to all of both provinces in the second one; it starts as it is. */
    private static Amount all(State s, Kind kind, Movement.Sharing frame, String label) {
        int there = s.pieces(frame.second(), kind);
        return new Amount(
                kind.plural(),
                Said.of(label, Ids.name(frame.second())),
                0,
                there + s.pieces(frame.first(), kind),
                there);
    }

    /** At least one goes aboard, so there are two ways to count: knights with any number of mages, or mages only. */
    static Prompt shipping(Foresight ahead, SeaMove.Shipping frame) {
        var s = ahead.s();
        int knights = s.pieces(frame.from(), Kind.KNIGHT);
        int mages = s.pieces(frame.from(), Kind.MAGE);
        var withoutKnights = new ArrayList<SeaMove.Ship>();
        var withKnights = new ArrayList<SeaMove.Ship>();
        for (var move : frame.choices(s).all()) {
            (move.knights() == 0 ? withoutKnights : withKnights).add(move);
        }
        var options = new ArrayList<Option>(2);
        if (knights > 0) {
            var label = Said.of(mages > 0 ? "do.ship-both" : "do.ship-knights");
            var option = numbers("ship", label, "MO-6.8", aboard(Kind.KNIGHT, 1, knights), aboard(Kind.MAGE, 0, mages));
            options.add(ahead.judge(option, withKnights));
        }
        if (mages > 0) {
            var label = Said.of("do.ship-mages");
            var option = numbers("ship", label, "MO-6.8", aboard(Kind.KNIGHT, 0, 0), aboard(Kind.MAGE, 1, mages));
            options.add(ahead.judge(option, withoutKnights));
        }
        var detail = Said.of("detail.shipping", Ids.name(frame.from()), Force.of(knights, mages));
        return Prompts.prompt(
                frame.seat(),
                Said.of("ask.shipping", Ids.name(frame.from()), Ids.name(frame.to())),
                detail,
                "MO-6.8",
                options);
    }

    private static Amount aboard(Kind kind, int least, int most) {
        return new Amount(
                kind.plural(), Said.of(kind == Kind.KNIGHT ? "amount.knights" : "amount.mages"), least, most, most);
    }

    /** A line with a hole for every number that can be chosen; one that cannot is written out. */
    private static Option numbers(String verb, Said label, String clause, Amount... amounts) {
        var line = new StringBuilder(verb);
        var open = new ArrayList<Amount>();
        for (var amount : amounts) {
            if (amount.min() == amount.max()) {
                line.append(' ').append(amount.min());
            } else {
                line.append(" {").append(amount.name()).append('}');
                open.add(amount);
            }
        }
        return Option.of(line.toString(), label, clause).amounts(open);
    }
}
