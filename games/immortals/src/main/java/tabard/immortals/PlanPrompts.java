package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** The questions about the player board: which card goes where, and which one is revealed. */
final class PlanPrompts {
    private PlanPrompts() {}

    static Prompt laying(Prompts prompts, State s, Planning.Laying frame) {
        var seat = frame.seat();
        var options = new ArrayList<Option>();
        options.add(Prompts.button("ready", "do.ready", "IM-7.9"));
        int filled = s.filled(seat);
        int blanks = 0;
        for (int rest = filled; rest != 0; rest &= rest - 1) {
            var space = Space.first(rest);
            options.add(lift(s, seat, space));
            blanks += s.card(seat, space) == Card.BLANK ? 1 : 0;
        }
        for (var card : Card.ALL) {
            boolean left = card == Card.BLANK ? blanks < Content.CARDS.blanks() : !laid(s, seat, card, filled);
            if (left && Planning.has(s, seat, card)) {
                lay(s, seat, card, filled, options);
            }
        }
        var detail = Said.of("detail.laying", Integer.bitCount(filled), Space.ALL.size());
        return prompts.prompt(seat, "laying", detail, "IM-7.1", options);
    }

    /** Back into the hand, from where it came. */
    private static Option lift(State s, Colour seat, Space space) {
        var card = s.card(seat, space);
        return Option.of("lift " + space.word(), Said.of("do.lift", Ids.name(card)), "IM-7.9")
                .from(Ids.laid(seat, space))
                .on(Ids.hand(seat, card));
    }

    private static boolean laid(State s, Colour seat, Card card, int filled) {
        for (int rest = filled; rest != 0; rest &= rest - 1) {
            if (s.card(seat, Space.first(rest)) == card) {
                return true;
            }
        }
        return false;
    }

    private static void lay(State s, Colour seat, Card card, int filled, List<Option> options) {
        int spaces = Planning.spaces(s, seat, card) & ~filled;
        var label = Said.of("do.lay", Ids.name(card));
        if (spaces != 0) {
            options.add(Option.of("lay " + card.word() + " {on}", label, "IM-7.3")
                    .from(Ids.inHand(seat, card))
                    .on(slots(seat, spaces)));
        } else if (Planning.spaces(s, seat, card) == 0) {
            options.add(Option.of("lay " + card.word() + " {on}", label, "IM-7.5")
                    .from(Ids.inHand(seat, card))
                    .on(slots(seat, Space.ARMY))
                    .barred(Said.of("refused.no-army", Ids.name(card))));
        }
    }

    private static List<String> slots(Colour seat, int spaces) {
        var slots = new ArrayList<String>(Integer.bitCount(spaces));
        for (int rest = spaces; rest != 0; rest &= rest - 1) {
            slots.add(Ids.slot(seat, Space.first(rest)));
        }
        return slots;
    }

    static Prompt acting(Prompts prompts, State s, Resolution.Acting frame) {
        var options = new ArrayList<Option>();
        for (var move : frame.choices(s).all()) {
            options.add(
                    switch (move) {
                        case Resolution.Pass _ -> Prompts.button("pass", "do.pass", "IM-8.8");
                        case Resolution.Reveal(var space, var card) ->
                            Option.of(move.text(), Said.of("do.reveal", Ids.name(card), Ids.name(space)), "IM-8.1")
                                    .on(Ids.slot(frame.seat(), space));
                    });
        }
        return prompts.prompt(frame.seat(), "acting", null, "IM-8.1", options);
    }
}
