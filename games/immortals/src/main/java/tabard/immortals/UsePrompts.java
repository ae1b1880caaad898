package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** The questions about a revealed card: what it does, or compensation. */
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
        for (var move : frame.choices(s).all()) {
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
        addIn(options, s, frame, in);
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

    /** What an extraction yields is said on the region. */
    private static void addIn(List<Option> options, State s, Actions.Using frame, long regions) {
        if (frame.card().kind() == Card.Kind.MAGIC) {
            add(options, "in", "do.in-transition", "IM-13.9", regions);
            return;
        }
        var deed = Actions.deed(s, frame.seat(), frame.space());
        String key = "do.in-" + deed.word();
        switch (deed) {
            case EXTRACT_GOLD -> addYields(options, key, "IM-9.1", regions, Resource.GOLD);
            case EXTRACT_ENERGY -> addYields(options, key, "IM-9.2", regions, Resource.ENERGY);
            case TRANSITION -> add(options, "in", key, "IM-9.3", regions);
            case SANCTUARY -> add(options, "in", key, "IM-12.1", regions);
            case BUILD, ATTACK, ATTACK_OR_MOVE -> {}
        }
    }

    private static void addYields(List<Option> options, String key, String clause, long regions, Resource resource) {
        for (var region : Region.of(regions)) {
            options.add(Option.of("in {on}", Said.of(key), clause)
                    .on(region.word())
                    .verdict("+" + region.land().gives(region.realm(), resource), List.of()));
        }
    }

    private static void add(List<Option> options, String word, String key, String clause, long regions) {
        if (regions != 0) {
            options.add(Prompts.onMap(word, key, clause, regions));
        }
    }
}
