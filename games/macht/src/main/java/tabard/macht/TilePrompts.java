package tabard.macht;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Moves;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** The questions of chapter 6 but for movements: what a tile is for, whether it passes, and how a toppled province falls. */
final class TilePrompts {
    private static final List<String> RETREAT = Moves.each(Kind.ALL, kind -> "retreat " + kind.word() + " {on}");

    private TilePrompts() {}

    static Prompt using(Foresight ahead, Tiles.Using frame) {
        var s = ahead.s();
        var seat = frame.seat();
        var tile = frame.tile();
        var strengthen = new ArrayList<Influence.Strengthen>();
        var own = new ArrayList<String>();
        var others = new ArrayList<Option>();
        int toppled = 0;
        for (var use : frame.choices(s).all()) {
            switch (use) {
                case Influence.Strengthen move -> {
                    strengthen.add(move);
                    own.add(Ids.zone(move.province()));
                }
                case Influence.Topple(var province) -> {
                    toppled |= province.bit();
                    others.add(ahead.judge(Sums.topple(s, seat, province), use));
                }
                case Tiles.Rally _ -> others.add(ahead.judge(rally(tile), use));
                case Tiles.Redistribute _ ->
                    others.add(ahead.judge(Option.of("redistribute", Said.of("do.redistribute"), "MO-6.7"), use));
                case Tiles.Sail _ -> others.add(ahead.judge(Option.of("sail", Said.of("do.sail"), "MO-6.8"), use));
                case Tiles.Enlist _ -> others.add(ahead.judge(enlist(s, seat, tile), use));
            }
        }
        var options = new ArrayList<Option>();
        if (!own.isEmpty()) { // the tile is put down on the province
            ahead.add(options, strengthen().from(Ids.reserve(seat, tile)), strengthen, own);
        }
        options.addAll(others);
        addBarred(s, frame, toppled, options);
        return Prompts.prompt(
                seat, Said.of("ask.using", Ids.name(tile)), Catalogue.tip(tile), Catalogue.clause(tile), options);
    }

    private static Option strengthen() {
        return Option.of("strengthen {on}", Said.of("do.strengthen"), "MO-6.2");
    }

    private static Option rally(Tile tile) {
        return Option.of("rally", Said.of("do.rally", Ids.name(tile.marker())), "MO-6.6");
    }

    private static Option enlist(State s, Side seat, Tile tile) {
        var sets = Force.enlisted(s, seat, tile);
        var label = sets.size() == 1
                ? Said.of("do.enlist", sets.getFirst())
                : Said.of("do.enlist-either", sets.getFirst(), sets.getLast());
        return Option.of("enlist", label, "MO-6.11");
    }

    /** Enemy provinces of the right marker that stand too firm; strengthening with an empty pool; recruits that are all in use. */
    private static void addBarred(State s, Tiles.Using frame, int toppled, List<Option> options) {
        var seat = frame.seat();
        var tile = frame.tile();
        int reached = tile == Tile.MERLIN ? s.board().provinces() : tile.influence() ? s.marked(tile.marker()) : 0;
        for (int firm = reached & s.held(seat.foe()) & ~toppled; firm != 0; firm &= firm - 1) {
            var province = Province.first(firm);
            var refusal = frame.refusal(s, Influence.Topple.EACH.get(province.ordinal()));
            options.add(Sums.topple(s, seat, province).barred(refusal.why()));
        }
        int open = reached & s.open(seat);
        if (open != 0 && s.pool(seat, Kind.KNIGHT) + s.pool(seat, Kind.MAGE) == 0) {
            var refusal = frame.refusal(
                    s, Influence.Strengthen.EACH.get(Province.first(open).ordinal()));
            options.add(Prompts.barred("strengthen {on}", strengthen().label(), Prompts.zones(open), refusal));
        }
        if (!tile.levies().isEmpty() && !Tiles.mayEnlist(s, seat, tile)) {
            var refusal = frame.refusal(s, Tiles.Enlist.IT);
            options.add(Prompts.barred("enlist", enlist(s, seat, tile).label(), List.of(), refusal));
        }
    }

    static Prompt enlisting(Foresight ahead, Tiles.Enlisting frame) {
        var s = ahead.s();
        var options = new ArrayList<Option>(2);
        for (var move : frame.choices(s).all()) {
            var kind = move.kind();
            var label = Said.of("do.raise", Force.raised(s, frame.seat(), frame.tile(), kind));
            options.add(ahead.judge(Option.of("raise {on}", label, "MO-6.11").on(Ids.stock(frame.seat(), kind)), move));
        }
        return Prompts.prompt(frame.seat(), Said.of("ask.enlisting"), Catalogue.tip(frame.tile()), "MO-6.11", options);
    }

    static Prompt window(Foresight ahead, Serpent.Window frame) {
        var s = ahead.s();
        String tile = Statuses.named(Focus.of(s).played());
        var options = new ArrayList<Option>(2);
        for (var move : frame.choices(s).all()) {
            options.add(ahead.judge(
                    switch (move) {
                        case Serpent.Allow _ -> Option.of("allow", Said.of("do.allow"), "MO-6.10");
                        case Serpent.Cancel _ ->
                            Option.of("cancel", Said.of("do.cancel"), "MO-6.10")
                                    .on(Ids.reserve(frame.seat(), Tile.SERPENT));
                    },
                    move));
        }
        return Prompts.prompt(
                        frame.seat(), Said.of("ask.window", tile), MachtTold.pending(s, frame), "MO-6.10", options)
                .window(Catalogue.SERPENT.id());
    }

    static Prompt strengthening(Foresight ahead, Influence.Strengthening frame) {
        var options = new ArrayList<Option>(2);
        for (var move : frame.choices(ahead.s()).all()) {
            var label = Said.of("do.with", Ids.name(move.kind()));
            options.add(
                    ahead.judge(Option.of("with {on}", label, "MO-6.2").on(Ids.pool(frame.seat(), move.kind())), move));
        }
        return Prompts.prompt(
                frame.seat(), Said.of("ask.strengthening", Ids.name(frame.province())), null, "MO-6.2", options);
    }

    static Prompt retreating(Foresight ahead, Influence.Retreating frame) {
        var s = ahead.s();
        var options = new ArrayList<Option>();
        for (var kind : Kind.ALL) {
            var moves = new ArrayList<Influence.Retreat>();
            var refuges = new ArrayList<String>();
            for (var move : frame.choices(s).all()) {
                if (move instanceof Influence.Retreat retreat && retreat.kind() == kind) {
                    moves.add(retreat);
                    refuges.add(Ids.zone(retreat.to()));
                }
            }
            if (!refuges.isEmpty()) {
                var option = Option.of(RETREAT.get(kind.ordinal()), Said.of("do.retreat", Ids.name(kind)), "MO-6.4");
                ahead.add(options, option.from(Ids.standing(frame.province(), kind)), moves, refuges);
            }
        }
        options.add(ahead.judge(
                Option.of("perish", Said.of("do.perish", Force.of(s, frame.province())), "MO-6.4"),
                Influence.Perish.IT));
        var detail = Said.of("detail.retreating", Force.of(s, frame.province()), Ids.name(frame.province()));
        return Prompts.prompt(
                frame.seat(), Said.of("ask.retreating", Ids.name(frame.province())), detail, "MO-6.4", options);
    }

    static Prompt occupying(Foresight ahead, Influence.Occupying frame) {
        var s = ahead.s();
        var options = new ArrayList<Option>(2);
        for (var move : frame.choices(s).all()) {
            options.add(ahead.judge(
                    switch (move) {
                        case Influence.Occupy _ ->
                            Option.of("occupy", Said.of("do.occupy", Ids.name(s.active())), "MO-6.5")
                                    .on(Ids.zone(frame.province()));
                        case Influence.Leave _ -> Option.of("leave", Said.of("do.leave"), "MO-6.5");
                    },
                    move));
        }
        return Prompts.prompt(
                frame.seat(), Said.of("ask.occupying", Ids.name(frame.province())), null, "MO-6.5", options);
    }
}
