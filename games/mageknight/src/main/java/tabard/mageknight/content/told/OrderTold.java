package tabard.mageknight.content.told;

import tabard.mageknight.content.effect.*;
import tabard.table.scene.Said;

/** Order and choice in words. */
final class OrderTold {
    private OrderTold() {}

    static Said effect(Order order) {
        return switch (order) {
            case Order.Choose choose -> choose(choose);
            case Order.If when -> condition(when);
            case Order.ByColour by ->
                Said.of(
                        "effect.by-colour",
                        Told.within(by.red()),
                        Told.within(by.blue()),
                        Told.within(by.green()),
                        Told.within(by.white()));
            case Order.RepeatUpTo(int n, var each) -> Said.of("effect.repeat-up-to", n, Told.within(each));
            case Order.EachTime time -> eachTime(time);
            case Order.OnBlock(var then, boolean later) ->
                Said.of(later ? "effect.on-block.attack-phase" : "effect.on-block", Told.within(then));
            case Order.EachOwnTurn(var then) -> Said.of("effect.each-own-turn", Told.within(then));
            case Order.NextOwnTurn(var then) -> Said.of("effect.next-own-turn", Told.within(then));
            case Order.OnGain(var then) -> Said.of("effect.on-gain", Told.within(then));
        };
    }

    /** Points alone are told in a row; of what is longer, each begins anew. */
    private static Said choose(Order.Choose choose) {
        boolean plain = choose.of().stream()
                .allMatch(list -> list.size() == 1 && list.get(0) instanceof Gain gain && GainTold.plain(gain));
        var told = Phrases.each(choose.of(), Told::within);
        if (plain) {
            return Phrases.or(told);
        }
        var said = Said.of("effect.choose", told.getFirst());
        for (var other : told.subList(1, told.size())) {
            said = Said.of("effect.choose.or", said, other);
        }
        return said;
    }

    private static Said condition(Order.If when) {
        String key = "effect.if." + Phrases.word(when.cond());
        return Said.of(when.atEndOfTurn() ? key + ".at-end" : key, Told.within(when.then()));
    }

    private static Said eachTime(Order.EachTime time) {
        String key = "effect.each-time." + Phrases.word(time.event());
        var colour = time.colour();
        return colour == null
                ? Said.of(key, Told.within(time.then()))
                : Said.of(key + ".colour", Told.within(time.then()), Phrases.colour(colour));
    }
}
