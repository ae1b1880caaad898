package tabard.mageknight.rules.combat;

import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.table.scene.Said;

/** How enemies of a combat and their attacks are called. */
public final class Foes {
    private Foes() {}

    public static String name(State s, Foe foe) {
        return s.is(State.VENTURE, Venture.DUEL)
                ? Retinue.name(s, foe)
                : "@" + Combat.enemy(s, foe).word();
    }

    /** An attack: whose, how strong, and of what. */
    static Said blow(State s, Blow blow) {
        return Said.of(
                "foes.blow",
                name(s, blow.foe()),
                Combat.attack(s, blow),
                "@" + Combat.element(s, blow).word());
    }
}
