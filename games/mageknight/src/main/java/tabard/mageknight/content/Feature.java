package tabard.mageknight.content;

import java.util.List;
import tabard.table.Named;

/** A rule of its own that a scenario has. */
public enum Feature implements Named {
    /** Countryside tiles lie in the order of their numbers (MK-20.1). */
    COUNTRYSIDE_IN_ORDER,
    /** MK-3.7 */
    CORE_ON_COAST,
    /** Cities cannot be entered (MK-20.2). */
    CLOSED_CITIES,
    /** 1 fame for each tile revealed (MK-20.2). */
    FAME_PER_TILE,
    /** MK-20.2 */
    NO_PVP,
    /** MK-20.2 */
    NO_ELITE_UNITS,
    /** The first unit offer has a village unit (MK-20.2). */
    VILLAGE_UNIT_OFFERED,
    /** Only numbers 65 to 80 (MK-20.2). */
    FIRST_ADVANCED_ACTIONS,
    /** MK-20.4 */
    BLITZ,
    /** MK-18.1 */
    DUMMY,
    /** The player chooses first; both tactics leave the game (MK-18.5). */
    SOLO_TACTICS,
    /** The Dummy first; one used tactic leaves the game (MK-18.8). */
    TEAM_TACTICS,
    /** Interactive spells and skills are out (MK-4.5). */
    REMOVE_COMPETITIVE,
    /** MK-17.4 */
    SHARED_ASSAULT,
    /** MK-28.3 */
    FRIENDLY_CITY,
    /** MK-28.7 */
    OCCUPIED_MINES,
    /** MK-28.17 */
    INCANTATIONS,
    /** MK-28.26 */
    SECRET_ENTRANCES,
    /** MK-28.31 */
    TUNNELS,
    /** MK-28.38 */
    PORTAL_CLOSES,
    /** MK-28.37 */
    PVP_NEEDED;

    public static final List<Feature> ALL = List.of(values());

    public int bit() {
        return 1 << ordinal();
    }
}
