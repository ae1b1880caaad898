package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import tabard.immortals.Attack.Stance;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** The questions about a revealed card: what it does, or compensation; and what it stands for in an attack. */
final class UsePrompts {
    private UsePrompts() {}

    static List<Option> takes() {
        return Resource.ALL.stream()
                .map(resource -> Prompts.button("take " + resource.word(), "do.take-" + resource.word(), "IM-8.2"))
                .toList();
    }

    static Prompt using(Prompts prompts, State s, Actions.Using frame) {
        var options = new ArrayList<>(takes());
        long in = 0;
        long strike = 0;
        long depart = 0;
        long claim = 0;
        long[] build = new long[Building.ALL.size()];
        for (var move : frame.options(s)) {
            switch (move) {
                case Actions.Take _ -> {}
                case Actions.In(var region) -> in |= region.bit();
                case Actions.Strike(var origin) -> strike |= origin.bit();
                case Actions.Depart(var origin) -> depart |= origin.bit();
                case Actions.Claim(var region) -> claim |= region.bit();
                case Actions.Build(var building, var region) -> build[building.ordinal()] |= region.bit();
                case Actions.Cross(var realm) ->
                    options.add(Option.of(move.text(), Said.of("do.cross", Ids.limbo(realm)), "IM-13.1")
                            .on(Ids.of(frame.seat(), realm.word() + "-limbo")));
                case Actions.DrawCards _ ->
                    options.add(Option.of(
                            move.text(),
                            Said.of("do.draw-cards", frame.card().magic().draws()),
                            "IM-13.3"));
                case Actions.TakeMarker _ -> options.add(Prompts.button(move.text(), "do.take-marker", "IM-13.4"));
            }
        }
        add(options, "in", inKey(s, frame), "IM-9.1", in);
        add(options, "strike", "do.strike", "IM-11.1", strike);
        add(options, "depart", "do.depart", "IM-9.8", depart);
        add(options, "claim", "do.claim", "IM-13.6", claim);
        for (var building : Building.ALL) {
            add(
                    options,
                    "build " + building.word(),
                    "do.build-" + building.word(),
                    "IM-9.5",
                    build[building.ordinal()]);
        }
        var detail = Said.of("detail.using", Ids.name(frame.card()), Ids.name(frame.space()));
        return prompts.prompt(frame.seat(), "using", detail, "IM-8.3", options);
    }

    private static String inKey(State s, Actions.Using frame) {
        if (frame.card().kind() == Card.Kind.MAGIC) {
            return "do.in-transition";
        }
        return "do.in-" + Actions.deed(s, frame.seat(), frame.space()).word();
    }

    private static void add(List<Option> options, String word, String key, String clause, long regions) {
        if (regions != 0) {
            options.add(Prompts.onMap(word, key, clause, regions));
        }
    }

    /** What the card may stand for, by what the inhabitants would do. */
    static Prompt naming(Prompts prompts, State s, Attack.Naming frame) {
        var options = new ArrayList<Option>();
        for (var move : frame.options(s)) {
            var stance = Attack.stance(move.region(), frame.origin(), frame.target());
            options.add(Option.of(
                            "as {on}",
                            Said.of("do.as", Ids.name(move.region()), stance(s, stance, frame.target())),
                            clause(stance))
                    .on(move.region().word()));
        }
        return prompts.prompt(frame.seat(), "naming", null, "IM-11.3", options);
    }

    static Said stance(Attack.Sending frame) {
        return Said.of(
                "detail.sending",
                Said.of("stance." + word(Attack.stance(frame.shown(), frame.origin(), frame.target()))));
    }

    private static Said stance(State s, Stance stance, Region target) {
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
