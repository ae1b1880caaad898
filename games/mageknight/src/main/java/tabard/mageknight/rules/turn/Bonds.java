package tabard.mageknight.rules.turn;

import java.util.Objects;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;

/** MK-26.10: Bonds of Loyalty, a command token more, and a unit that is cheaper and more faithful under it. */
public final class Bonds {
    public static final Skill SKILL = Skill.ALL.stream()
            .filter(skill -> skill.effects().has(Word.COMMAND_TOKEN))
            .findFirst()
            .orElseThrow();

    private static final Fight.CommandToken TOKEN = Objects.requireNonNull(token());

    private Bonds() {}

    private static Fight.CommandToken token() {
        for (var effect : SKILL.effects()) {
            if (effect instanceof Fight.CommandToken token) {
                return token;
            }
        }
        throw new IllegalStateException("no command token");
    }

    /** Command tokens of a hero, by level and skill. */
    public static int commands(State s, Player player) {
        return s.level(player).commandTokens() + (s.owns(player, SKILL) ? TOKEN.n() : 0);
    }

    /** Whether an ordinary command token is free, so long as no unit is under that of the skill. */
    static boolean ordinaryFree(State s, Player player) {
        return s.units(player) < s.level(player).commandTokens();
    }

    /** Whether the token of the skill is free. */
    static boolean free(State s, Player player) {
        return s.owns(player, SKILL) && s.get(State.LOYAL) == null;
    }

    /** What a unit costs, cheaper under the free token. */
    static int price(State s, Player player, Unit unit) {
        return free(s, player) ? less(unit.price()) : unit.price();
    }

    /** A price under the token of the skill. */
    static int less(int price) {
        return Math.max(TOKEN.minPrice(), price + TOKEN.price());
    }
}
