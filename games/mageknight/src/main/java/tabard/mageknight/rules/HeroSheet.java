package tabard.mageknight.rules;

import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.turn.Units;

/** What lies before a player, as far as it is seen. */
public record HeroSheet(State s, Player player) {
    public @Nullable Hero hero() {
        return s.get(State.HERO, player);
    }

    /** The kinds and numbers of cards there are seen by whoever looks. */
    public boolean seen(Zone zone) {
        return !s.hidden(State.WOUNDS, player, zone);
    }

    public boolean spent(Command command) {
        return s.has(State.SPENT, player, command);
    }

    public int hurt(Command command) {
        return s.count(State.HURT, player, command);
    }

    public int armour(Command command) {
        return Units.armour(s, player, command);
    }

    public @Nullable DeedCard banner(Command command) {
        return s.get(State.BANNERS, player, command);
    }

    public boolean used(DeedCard banner) {
        return s.has(State.BANNER_USED, banner);
    }

    public boolean used(Skill skill) {
        return s.has(State.SKILL_USED, skill);
    }

    public boolean tacticUsed() {
        return s.is(State.TACTIC_USED, player);
    }

    public @Nullable Mana stolen() {
        return s.get(State.STOLEN, player);
    }

    public @Nullable Claim claimed() {
        return s.get(State.CLAIMED, player);
    }

    /** The first, as long as heroes are being chosen. */
    public Tracks.Level level() {
        return Tracks.level(s.count(State.LEVEL, player));
    }

    public boolean out() {
        return s.has(State.OUT, player);
    }
}
