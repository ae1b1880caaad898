package tabard.macht;

import org.jspecify.annotations.Nullable;
import tabard.table.scene.Said;

/** What chance brought and what was revealed, as sentences of the chronicle. */
final class LotsTold {
    private LotsTold() {}

    static Said of(State s, Move drawn) {
        return switch (drawn) {
            case Setup.Marked(var province, var marker) -> Said.of("log.marked", Ids.name(province), Ids.name(marker));
            case Cycle.Reinforced(int orange, int white) ->
                Said.of(
                        s.sword() ? "log.reinforced-sword" : "log.reinforced-magic",
                        s.cycle(),
                        Ids.name(Side.ORANGE),
                        Force.of(s.active(), orange),
                        Ids.name(Side.WHITE),
                        Force.of(s.active(), white));
            case Cycle.Turned(var token) -> Said.of("log.turned", token.cubes(), shown(s, token));
            case Cycle.Shown(var tile) -> Said.of("log.shown", Ids.name(tile));
            case Cycle.Starts(var side) -> starts(s, side);
            case Cycle.Scored(int orange, int white) -> scored(orange, white);
            case Auction.Revealed(int orange, int white) ->
                revealed(s, Focus.of(s).played(), orange, white);
            default -> throw new IllegalStateException("does not happen by itself: " + drawn);
        };
    }

    /** MO-3.3: three more than the token shows, as far as there are tiles. */
    private static int shown(State s, Token token) {
        int left = 0;
        for (var tile : Tile.ALL) {
            left += s.count(State.STACK, tile) + s.count(State.DISCARDS, tile);
        }
        return Math.min(token.cubes() + 3, left);
    }

    /** MO-3.4: why this side begins, and MO-3.5: with how many actions. */
    private static Said starts(State s, Side side) {
        int own = s.count(State.VP, side);
        int other = s.count(State.VP, side.foe());
        if (own != other) {
            return Said.of("log.starts-points", Ids.name(side), own, other, Content.NUMBERS.actionsPerTurn());
        }
        int actions = Content.NUMBERS.actionsFirstTurnIfVpTiedAtCycleStart();
        int active = s.activeProvinces(side);
        int others = s.activeProvinces(side.foe());
        return active == others
                ? Said.of("log.starts-lot", Ids.name(side), actions)
                : Said.of("log.starts-provinces", Ids.name(side), active, others, actions);
    }

    private static Said scored(int orange, int white) {
        if (orange == white) {
            return Said.of("log.scored-both", orange);
        }
        var most = orange > white ? Side.ORANGE : Side.WHITE;
        return Said.of("log.scored", Ids.name(most), Math.max(orange, white), Math.min(orange, white));
    }

    private static Said revealed(State s, @Nullable Tile tile, int orange, int white) {
        if (orange == white) {
            return Said.of("log.revealed-tie", Statuses.named(tile), Force.of(s.active(), orange));
        }
        var winner = orange > white ? Side.ORANGE : Side.WHITE;
        return Said.of(
                tile == Tile.VICTORY_POINT ? "log.revealed-point" : "log.revealed",
                Ids.name(winner),
                Force.of(s.active(), Math.max(orange, white)),
                Math.min(orange, white),
                Statuses.named(tile));
    }
}
