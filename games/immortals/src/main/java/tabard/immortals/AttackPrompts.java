package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import tabard.immortals.Attack.Stance;
import tabard.immortals.Battle.Throwing;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Amount;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** The questions of an attack: where to, what the card stands for, and how many; each with the chance to take the region. */
final class AttackPrompts {
    /** More chances than this would not fit a line. */
    private static final int SHOWN = 5;

    private AttackPrompts() {}

    static Prompt targeting(Prompts prompts, State s, Attack.Targeting frame) {
        var options = new ArrayList<Option>();
        for (var move : frame.choices(s).all()) {
            options.add(Option.of("against {on}", Said.of("do.against"), "IM-11.1")
                    .on(move.target().word())
                    .verdict(Chances.most(s, frame.seat(), frame.card(), frame.origin(), move.target()), List.of()));
        }
        int most = s.armies(frame.origin()) - 1;
        return prompts.prompt(frame.seat(), "targeting", Said.of("detail.targeting", most), "IM-11.1", options);
    }

    /** What the card may stand for, by what the inhabitants would do. */
    static Prompt naming(Prompts prompts, State s, Attack.Naming frame) {
        var options = new ArrayList<Option>();
        for (var move : frame.choices(s).all()) {
            var stance = Attack.stance(move.region(), frame.origin(), frame.target());
            options.add(Option.of(
                            "as {on}",
                            Said.of("do.as", Ids.name(move.region()), stance(s, stance, frame.target())),
                            clause(stance))
                    .on(move.region().word())
                    .verdict(Chances.most(s, frame.seat(), move.region(), frame.origin(), frame.target()), List.of()));
        }
        return prompts.prompt(frame.seat(), "naming", null, "IM-11.3", options);
    }

    static Prompt sending(Prompts prompts, State s, Attack.Sending frame) {
        int most = s.armies(frame.origin()) - 1;
        int least = Math.max(1, most - SHOWN + 1);
        var chances = Said.of("chance", least, percents(s, frame, least));
        for (int n = least + 1; n <= most; n++) {
            chances = Said.of("chance.more", chances, n, percents(s, frame, n));
        }
        var option = Option.of("send {n}", Said.of("do.send"), "IM-11.2")
                .amounts(List.of(new Amount("n", Said.of("amount.send"), 1, most, most)))
                .verdict(
                        Chances.most(s, frame.seat(), frame.shown(), frame.origin(), frame.target()), List.of(chances));
        var stance = Attack.stance(frame.shown(), frame.origin(), frame.target());
        return prompts.prompt(
                frame.seat(),
                "sending",
                Said.of("detail.sending", stance(s, stance, frame.target())),
                "IM-11.2",
                List.of(option));
    }

    private static int percents(State s, Attack.Sending frame, int armies) {
        return Chances.percents(
                Chances.of(s, new Throwing(frame.seat(), frame.shown(), frame.origin(), frame.target(), armies)));
    }

    static Said stance(State s, Stance stance, Region target) {
        return Said.of(
                stance == Stance.AGAINST && !s.occupied(target) ? "stance.themselves" : "stance." + word(stance));
    }

    static String word(Stance stance) {
        return switch (stance) {
            case FOR -> "for";
            case NEUTRAL -> "neutral";
            case AGAINST -> "against";
        };
    }

    private static String clause(Stance stance) {
        return switch (stance) {
            case FOR -> "IM-11.4";
            case NEUTRAL -> "IM-11.5";
            case AGAINST -> "IM-11.6";
        };
    }
}
