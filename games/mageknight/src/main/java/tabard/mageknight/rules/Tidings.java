package tabard.mageknight.rules;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.combat.*;
import tabard.mageknight.rules.round.HandLimit;
import tabard.mageknight.rules.turn.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** What followed from a step: what its fields tell, with units called by their names, and what only two views together show. */
public final class Tidings {
    private final State before;
    private final State after;
    private final List<Said> out = new ArrayList<>();

    private Tidings(State before, State after) {
        this.before = before;
        this.after = after;
    }

    /** As one viewer saw it before and after, with what the fields tell. */
    public static List<Said> of(State before, State after, List<Said> told) {
        var tidings = new Tidings(before, after);
        told.forEach(tidings::field);
        if (before.round() > 0) {
            tidings.combat();
            before.players().forEach(tidings::hero);
            City.ALL.forEach(tidings::city);
            tidings.table();
            tidings.phase();
        }
        return List.copyOf(tidings.out);
    }

    private void tell(boolean so, String key, Object... args) {
        if (so) {
            out.add(Said.of("changed." + key, args));
        }
    }

    private void field(Said said) {
        switch (said.key()) {
            case "changed.round-up" -> tell(true, after.byDay() ? "round-day" : "round-night", after.round());
            case "changed.order-new", "changed.order-gone", "changed.order-order" -> order();
            default -> out.add(named(said));
        }
    }

    /** The whole order, once. */
    private void order() {
        var order = new ArrayList<Object>();
        after.each(State.ORDER).forEach(entrant -> order.add(entrant.said()));
        var line = new Said("changed.order-" + order.size(), order);
        if (!out.contains(line)) {
            out.add(line);
        }
    }

    /** The unit of a player under a command token, by its name; of two players the one who is named last leads it. */
    private Said named(Said said) {
        return said.args().stream()
                .map(Tidings::player)
                .filter(Objects::nonNull)
                .reduce((_, last) -> last)
                .map(owner -> unit(said, owner))
                .orElse(said);
    }

    private Said unit(Said said, Player owner) {
        var args = new ArrayList<>(said.args());
        for (var command : Command.ALL) {
            int at = args.indexOf("@" + command.word());
            if (at >= 0) {
                args.set(at, Units.name(after.unit(owner, command) == null ? before : after, owner, command));
            }
        }
        return new Said(said.key(), args);
    }

    private static @Nullable Player player(Object arg) {
        return Player.ALL.stream()
                .filter(player -> arg.equals(player.said()))
                .findFirst()
                .orElse(null);
    }

    /** The sentence of a step, with the unit of whoever takes it by its name. */
    public static Said of(State s, Said told) {
        return new Tidings(s, s).named(told);
    }

    private void combat() {
        if (after.count(State.DEFEATED) > before.count(State.DEFEATED)) {
            var fighter = Objects.requireNonNull(before.active()).said();
            for (var foe : Foe.ALL) {
                boolean fell = Combat.lives(before, foe)
                        && !Combat.lives(after, foe)
                        && !Combat.has(before, foe, Mark.SUMMONED);
                tell(fell, "defeated", fighter, fell ? Foes.name(before, foe) : "");
            }
        }
    }

    /** Last: what went before happened in the phase that is over. */
    private void phase() {
        var phase = after.phase();
        tell(phase != null && phase != Phase.START && phase != before.phase(), "phase", phase == null ? "" : phase);
    }

    private void hero(Player player) {
        int wounds = after.allWounds(player) - before.allWounds(player);
        tell(wounds > 0, "wounds-up", player, wounds);
        tell(wounds < -1, "wounds-down", player, -wounds); // one that is healed is told by the step itself
        int level = after.count(State.LEVEL, player);
        tell(level > before.count(State.LEVEL, player), "level", player, level);
        var from = before.place(player);
        var place = after.place(player);
        if (from == null || place == null || from.equals(place) || Combat.on(after)) {
            return;
        }
        boolean marching = after.part().moving() && after.turn() == before.turn() && after.inTurn(player);
        boolean arrived = before.part().moving() && after.inTurn(player) && !before.has(State.VISITED, place);
        tell(!marching && !arrived, "back", player, Telling.arg(place)); // where a step leads, it says itself
    }

    /** A city without defenders, that had some, is conquered (MK-17.3). */
    private void city(City city) {
        if (before.size(State.DEFENDERS, city) > 0 && Journey.conquered(after, city)) {
            var leader = HandLimit.leader(after, city);
            tell(true, leader == null ? "conquered" : "conquered-by", city, leader == null ? "" : leader);
        }
    }

    private void table() {
        for (var card : DeedCard.RARE) {
            var spot = before.spot(card);
            boolean owned = spot != null && spot.player() != null;
            tell(owned && CardSpot.OUT.equals(after.spot(card)), "card-out", card);
        }
        boolean ghost = before.announced() == null && after.announced() == Entrant.DUMMY;
        tell(ghost, "dummy-announces");
    }
}
