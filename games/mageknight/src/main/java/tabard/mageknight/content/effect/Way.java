package tabard.mageknight.content.effect;

import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;

/** One mana counts as another, perhaps at one time of day only, and for strong spells only or not for them (MK-26.3). */
public record Way(
        Mana from,
        Colours to,
        @Nullable Time time,
        @Spelt(key = "only_for", says = "strong_spell") boolean strongSpellOnly,
        @Spelt(key = "not_for", says = "strong_spell") boolean noStrongSpell) {}
