package tabard.mageknight.scene;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.table.scene.Element;
import tabard.table.scene.Element.*;
import tabard.table.scene.Said;

/** A combat: its phase, each enemy with armour, attacks and abilities, and what has been made of an attack or a block so far. */
record CombatPicture(State s, CombatSheet combat, List<Element> out) {
    private static final List<String> NONE = List.of();
    private static final List<String> TARGET = List.of("target");
    private static final List<String> DONE = List.of("done", "i-check");
    private static final List<String> ARMOUR = List.of("i-block");
    private static final List<String> ATTACK = List.of("i-sword");
    private static final List<String> FAME = List.of("i-fame");
    private static final List<String> TAKEN = List.of("chosen");
    private static final List<String> TALLY = List.of("1-physical", "2-fire", "3-ice", "4-cold-fire");
    private static final List<String> WOUNDS = List.of("i-wound");
    private static final List<String> NOW = List.of("phase", "now");
    private static final List<String> PAST = List.of("phase", "past");
    private static final List<String> TO_COME = List.of("phase");
    private static final List<Phase> PHASES = Phase.ALL.subList(1, Phase.ALL.size());

    void add() {
        var phaseNow = Objects.requireNonNull(s.phase());
        var now = phaseNow == Phase.START ? Phase.RANGED : phaseNow;
        for (var phase : PHASES) {
            out.add(new Note(
                    Ids.PHASES + "/" + phase.ordinal() + "-" + phase.word(),
                    Ids.PHASES,
                    Said.of(phase.word()),
                    null,
                    phase == now ? NOW : phase.ordinal() < now.ordinal() ? PAST : TO_COME));
        }
        for (var foe : Foe.ALL) {
            if (combat.lives(foe)) {
                foe(foe);
            }
        }
        tally();
    }

    private void foe(Foe foe) {
        String at = foe.word();
        var enemy = combat.enemy(foe);
        out.add(new Spot(at, null, null, combat.targeted(foe) ? TARGET : NONE));
        out.add(Tokens.piece(at + "/token", at, enemy));
        int walls = combat.fortification(foe);
        note(
                at,
                "1-armour",
                walls == 0
                        ? Said.of("foe.armour", combat.armour(foe))
                        : Said.of("foe.armour-" + walls, combat.armour(foe)),
                "MK-13.8",
                ARMOUR);
        for (int i = 0; i < enemy.attacks().size(); i++) {
            blow(at, enemy, Blow.of(foe, i));
        }
        var names = new ArrayList<Said>();
        for (var ability : Ability.ALL) {
            if ((enemy.icons() & ability.bit()) != 0 && !lost(foe, ability)) {
                names.add(Said.of("told.name", ability));
            }
        }
        if (!names.isEmpty()) {
            var said = names.getFirst();
            for (var name : names.subList(1, names.size())) {
                said = Said.of("told.comma", said, name);
            }
            note(at, "5-abilities", said, null, NONE);
        }
        note(at, "6-fame", Said.of("foe.fame", enemy.fame()), "MK-13.12", FAME);
        if (combat.idle(foe)) {
            note(at, "7-idle", Said.of("foe.idle"), "MK-13.18", DONE);
        } else if (combat.summoned(foe)) {
            note(at, "7-summoned", Said.of("foe.summoned"), "MK-13.31", NONE);
        }
        if (combat.targeted(foe)) {
            note(at, "8-target", Said.of("mark.target"), null, TAKEN);
        }
    }

    private boolean lost(Foe foe, Ability ability) {
        for (var element : tabard.mageknight.content.Element.ALL.subList(0, 3)) {
            if (ability == Ability.resisting(element)) {
                return (combat.resists(foe) & element.bit()) == 0;
            }
        }
        return ability == Ability.FORTIFIED && combat.fortification(foe) == 0;
    }

    private void blow(String at, Enemy enemy, Blow blow) {
        var attack = enemy.attacks().get(blow.attack());
        var summons = attack.summons();
        String id = (2 + blow.attack()) + "-" + blow.word();
        if (summons != null) {
            note(at, id, Said.of("foe.summons", "@" + summons.colour()), "MK-13.31", ATTACK);
            return;
        }
        int strength = combat.attack(blow);
        int damage = combat.has(blow, Ability.BRUTAL) ? 2 * strength : strength;
        String state = combat.blocked(blow) ? "foe.blocked" : combat.done(blow) ? "foe.done" : "foe.attack";
        note(
                at,
                id,
                Said.of(state, strength, attack.element(), combat.needed(blow), damage),
                "MK-13.14",
                state.equals("foe.attack") ? ATTACK : DONE);
    }

    private void tally() {
        if (combat.aims()) {
            int made = 0;
            for (var element : tabard.mageknight.content.Element.ALL) {
                int points = combat.points(element);
                made += points;
                if (points > 0) {
                    points(element, points);
                }
            }
            sum(made);
        }
        if (combat.wounds() > 0) {
            note(Ids.TALLY, "9-wounds", Said.of("tally.wounds", combat.wounds()), "MK-13.30", WOUNDS);
        }
    }

    private void points(tabard.mageknight.content.Element element, int points) {
        boolean halved = combat.halved(element);
        String sign = switch (element) {
            case PHYSICAL -> "i-sword";
            case FIRE -> "i-c-flame";
            case ICE -> "i-flake";
            case COLD_FIRE -> "i-c-star";
        };
        note(
                Ids.TALLY,
                TALLY.get(element.ordinal()),
                Said.of(halved ? "tally.halved" : "tally.points", element, points),
                combat.aimed() == null ? "MK-13.10" : "MK-13.15",
                halved ? List.of("bar", "halved", sign) : List.of("bar", sign));
    }

    /** Points made, what they count, what is needed and what is missing. */
    private void sum(int made) {
        int counted = combat.total();
        int needed = combat.needed();
        note(
                Ids.TALLY,
                "6-total",
                counted == made ? Said.of("tally.total", made) : Said.of("tally.counted", made, counted),
                "MK-13.11",
                List.of("total"));
        var blow = combat.aimed();
        String why = blow != null
                ? combat.has(blow, Ability.SWIFT) ? "tally.swift" : "tally.attack"
                : combat.targets() > 1 ? "tally.armours" : "tally.armour";
        note(Ids.TALLY, "7-need", Said.of(why, needed), blow == null ? "MK-13.11" : "MK-13.14", NONE);
        if (counted < needed) {
            note(Ids.TALLY, "8-short", Said.of("tally.short", needed - counted), null, NONE);
        }
    }

    private void note(
            String at, String id, Said text, @org.jspecify.annotations.Nullable String clause, List<String> marks) {
        out.add(new Note(at + "/" + id, at, text, clause, marks));
    }
}
