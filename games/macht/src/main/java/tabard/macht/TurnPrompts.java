package tabard.macht;

import java.util.ArrayList;
import java.util.List;
import tabard.table.scene.Prompt;
import tabard.table.scene.Prompt.Option;
import tabard.table.scene.Said;

/** The questions of chapter 4: what to do with an action, and whether to play another tile. */
final class TurnPrompts {
    private TurnPrompts() {}

    static Prompt acting(Foresight ahead, Turn.Acting frame) {
        var s = ahead.s();
        var seat = frame.seat();
        var take = new ArrayList<String>();
        var auction = new ArrayList<String>();
        var place = new ArrayList<String>();
        var play = new ArrayList<String>();
        for (var move : frame.choices(s).all()) {
            switch (move) {
                case Turn.Recruit _ -> {}
                case Turn.Take(var tile) -> (tile.lightning() ? auction : take).add(Ids.display(tile));
                case Turn.Place(var province) -> place.add(Ids.zone(province));
                case Turn.Play(var tile) -> play.add(Ids.reserve(seat, tile));
            }
        }
        var options = new ArrayList<Option>();
        options.add(ahead.judge(recruit(s, seat), Turn.Recruit.IT));
        addFree(frame, s, Option.of("take {on}", Said.of("do.take"), "MO-4.A"), take, options);
        // for good: the other side bids, or stops it
        Prompts.add(
                options,
                Option.of("take {on}", Said.of("do.auction"), "MO-4.A1").forGood(),
                auction);
        addFree(frame, s, place(s).from(Ids.pool(seat, s.active())), place, options);
        Prompts.add(options, play(), play);
        addBarredPlaces(s, frame, options);
        addBarredTiles(s, seat, frame, options);
        return Prompts.prompt(
                seat, Said.of("ask.acting"), Said.of("detail.acting", frame.actions()), "MO-3.5", options);
    }

    private static Option recruit(State s, Side seat) {
        return Option.of("recruit", Said.of("do.recruit", Force.recruited(s, seat)), "MO-4.C");
    }

    private static Option place(State s) {
        return Option.of("place {on}", Said.of("do.place", Ids.name(s.active())), "MO-4.B");
    }

    /** What costs no cube hands over to the other side only with the last action. */
    private static void addFree(Turn.Acting frame, State s, Option option, List<String> targets, List<Option> options) {
        boolean over = frame.actions() == 1 || s.cubes() == 0;
        Prompts.add(options, over ? option.forGood() : option, targets);
    }

    private static Option play() {
        return Option.of("play {on}", Said.of("do.play"), "MO-4.D");
    }

    /** Own provinces that are full; with nobody to place, all that are open. */
    private static void addBarredPlaces(State s, Turn.Acting frame, List<Option> options) {
        var seat = frame.seat();
        var label = place(s).label();
        if (s.pool(seat, s.active()) == 0) {
            var refusal = frame.refusal(
                    s,
                    Turn.Place.EACH.get(Integer.numberOfTrailingZeros(s.board().provinces())));
            options.add(Prompts.barred("place {on}", label, Prompts.zones(s.open(seat)), refusal));
            return;
        }
        for (int full = s.held(seat) & ~Turn.placeable(s, seat); full != 0; full &= full - 1) {
            var province = Province.first(full);
            var refusal = frame.refusal(s, Turn.Place.EACH.get(province.ordinal()));
            options.add(Prompts.barred("place {on}", label, List.of(Ids.zone(province)), refusal));
        }
    }

    /** Tiles in the reserve without a lawful use now. */
    private static void addBarredTiles(State s, Side seat, State.Asks<?> frame, List<Option> options) {
        for (int i = 0; i < Tile.ALL.size(); i++) {
            var tile = Tile.ALL.get(i);
            if (s.reserve(seat, tile) > 0 && !Tiles.usable(s, seat, tile)) {
                var refusal = frame.refusal(s, Turn.Play.EACH.get(i));
                options.add(Prompts.barred("play {on}", play().label(), List.of(Ids.reserve(seat, tile)), refusal));
            }
        }
    }

    static Prompt another(Foresight ahead, Turn.Another frame) {
        var s = ahead.s();
        var play = new ArrayList<String>();
        for (var move : frame.choices(s).all()) {
            switch (move) {
                case Turn.Stop _ -> {}
                case Turn.Play(var tile) -> play.add(Ids.reserve(frame.seat(), tile));
            }
        }
        var options = new ArrayList<Option>();
        options.add(ahead.judge(Option.of("stop", Said.of("do.stop"), "MO-4.D"), Turn.Stop.IT));
        Prompts.add(options, play(), play);
        addBarredTiles(s, frame.seat(), frame, options);
        return Prompts.prompt(
                frame.seat(), Said.of("ask.another"), Said.of("detail.another", s.cubes()), "MO-4.D", options);
    }
}
