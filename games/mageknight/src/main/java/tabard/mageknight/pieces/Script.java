package tabard.mageknight.pieces;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.table.Named;

/**
 * A list of effects with a name, so that an agenda can say how far it has been carried out: each half of a card, each skill, tactic,
 * ability and site, and the lists within them ("improvisation-basic-2-1" is the first choice of its second part).
 */
public record Script(int ordinal, String name, Effects effects, List<List<Script>> within) implements Named {
    public static final List<Script> ALL;

    private static final @Nullable DeedCard[] CARDS;
    private static final Map<String, Script> BY_NAME = new HashMap<>();
    private static final Script[][] HALVES = new Script[DeedCard.ALL.size()][2];
    private static final Script[] SKILLS = new Script[Skill.ALL.size()];
    private static final Script[][] UNITS = new Script[Unit.ALL.size()][8];
    private static final Script[] TACTICS = new Script[Tactic.ALL.size()];
    private static final @Nullable Mana[] COLOURS;
    private static final boolean[] AT_END;
    private static final boolean[] IN_ATTACK_PHASE;
    private static final Script[] ALTARS = new Script[Ruin.ALL.size()];

    static {
        var all = new ArrayList<Script>();
        for (var card : DeedCard.ALL) {
            for (var half : Half.ALL) {
                HALVES[card.ordinal()][half.ordinal()] = add(all, card.name() + "_" + half.name(), card.effects(half));
            }
        }
        for (var skill : Skill.ALL) {
            SKILLS[skill.ordinal()] = add(all, skill.name(), skill.effects());
        }
        for (var tactic : Tactic.ALL) {
            TACTICS[tactic.ordinal()] = add(all, tactic.name(), tactic.effects());
        }
        for (var unit : Unit.ALL) {
            for (int i = 0; i < unit.acts().size(); i++) {
                UNITS[unit.ordinal()][i] =
                        add(all, unit.name() + "_" + (i + 1), unit.acts().get(i).effects());
            }
        }
        for (var site : Site.ALL) {
            add(all, site.name() + "_REWARD", site.reward());
            add(all, site.name() + "_PLUNDER", site.plunder());
            add(all, site.name() + "_START", site.startOfTurn());
            add(all, site.name() + "_END", site.endOfTurn());
        }
        for (var ruin : Ruin.ALL) {
            add(all, ruin.name() + "_REWARD", ruin.reward());
            ALTARS[ruin.ordinal()] = add(all, ruin.name() + "_COST", ruin.cost());
        }
        all.forEach(script -> BY_NAME.put(script.name, script));
        ALL = List.copyOf(all);
        CARDS = new DeedCard[ALL.size()];
        COLOURS = new Mana[ALL.size()];
        AT_END = new boolean[ALL.size()];
        IN_ATTACK_PHASE = new boolean[ALL.size()];
        for (var card : DeedCard.ALL) {
            for (var half : Half.ALL) {
                CARDS[of(card, half).ordinal] = card;
                of(card, half).paint(card.colour());
            }
        }
        for (var unit : Unit.ALL) {
            for (int i = 0; i < unit.acts().size(); i++) {
                of(unit, i).paint(unit.acts().get(i).mana());
            }
        }
        for (var script : ALL) {
            for (int part = 0; part < script.effects.size(); part++) {
                if (script.effects.get(part) instanceof Order.If(var _, var _, boolean later) && later) {
                    AT_END[script.within(part, 0).ordinal] = true;
                }
                if (script.effects.get(part) instanceof Order.OnBlock(var _, boolean later) && later) {
                    IN_ATTACK_PHASE[script.within(part, 0).ordinal] = true;
                }
            }
        }
    }

    private void paint(@Nullable Mana colour) {
        if (colour != null) {
            COLOURS[ordinal] = colour;
            within.forEach(lists -> lists.forEach(list -> list.paint(colour)));
        }
    }

    /** The inner lists come first, so that a script can hold them. */
    private static Script add(List<Script> all, String name, Effects effects) {
        var within = new ArrayList<List<Script>>();
        for (int part = 0; part < effects.size(); part++) {
            var lists = effects.get(part).inner();
            var inner = new ArrayList<Script>();
            for (int i = 0; i < lists.size(); i++) {
                String place = name + "_" + (part + 1) + (lists.size() == 1 ? "" : "_" + (i + 1));
                inner.add(add(all, place, lists.get(i)));
            }
            within.add(List.copyOf(inner));
        }
        var script = new Script(all.size(), name, effects, List.copyOf(within));
        all.add(script);
        return script;
    }

    public static Script of(DeedCard card, Half half) {
        return HALVES[card.ordinal()][half.ordinal()];
    }

    /** The card that this is a half of; lists within have none. */
    public @Nullable DeedCard card() {
        return CARDS[ordinal];
    }

    /** The colour of the card, or of the mana that the ability costs: enemies may resist it (MK-13.24). Skills have none. */
    public @Nullable Mana colour() {
        return COLOURS[ordinal];
    }

    /** Whether it waits for the end of the turn (MK-24.5). */
    public boolean atEnd() {
        return AT_END[ordinal];
    }

    /** Whether it waits for the attack phase, after a successful block (MK-24.29). */
    public boolean inAttackPhase() {
        return IN_ATTACK_PHASE[ordinal];
    }

    /** What an altar costs (MK-12.11). */
    public static Script altar(Ruin ruin) {
        return ALTARS[ruin.ordinal()];
    }

    public static Script of(Skill skill) {
        return SKILLS[skill.ordinal()];
    }

    public static Script of(Tactic tactic) {
        return TACTICS[tactic.ordinal()];
    }

    /** One of the abilities of a unit, from 0. */
    public static Script of(Unit unit, int act) {
        return UNITS[unit.ordinal()][act];
    }

    /** What a site does at the start or the end of a turn, when it is plundered or won. */
    public static Script of(Site site, String what) {
        return Objects.requireNonNull(BY_NAME.get(site.name() + "_" + what));
    }

    /** The list within a part that stands at that place. */
    public Script within(int part, int place) {
        return within.get(part).get(place);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return ordinal;
    }

    @Override
    public String toString() {
        return word();
    }
}
