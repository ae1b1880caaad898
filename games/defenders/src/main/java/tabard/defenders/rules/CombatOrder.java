package tabard.defenders.rules;

import org.jspecify.annotations.Nullable;
import tabard.defenders.content.Occasion;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Refuses a hand-written agenda in which a combat goes on in an order that play never brings about. */
final class CombatOrder {
    private CombatOrder() {}

    /** What a combat can be at. Each part ends with one entry of its own, and nothing of another part is due before or after it. */
    private enum Part {
        FIGHT("DR-6.3"),
        COMMITMENT("DR-8.3"),
        TEST("DR-9.5"),
        ASSAULT("DR-8.5"),
        PENALTY("DR-8.12");

        private final String clause;

        Part(String clause) {
            this.clause = clause;
        }
    }

    /** An entry of a combat: how soon it is due in its part, the one that ends it being 1; of some there may be several. */
    private record Due(Part part, int soon, boolean several) {
        Due(Part part, int soon) {
            this(part, soon, false);
        }
    }

    static void check(State s) {
        @Nullable Frame<State, Move> above = null;
        @Nullable Due sooner = null;
        boolean acted = false;
        var rest = s.agenda();
        while (rest instanceof Agenda.First<Frame<State, Move>>(var frame, var then)) {
            var due = due(s, frame);
            if (due != null) {
                boolean fits = sooner == null ? !acted : follows(sooner, due);
                if (!fits) {
                    throw refusal(above == null ? frame : above, frame, due);
                }
                above = frame;
                sooner = due;
            } else if (frame instanceof Day.Onward || frame instanceof Day.Acting) {
                if (sooner != null && sooner.soon > 1) {
                    throw refusal(above == null ? frame : above, frame, sooner); // the combat would not come to its end
                }
                acted = true;
                sooner = null;
                above = frame;
            }
            rest = then;
        }
        if (sooner != null && sooner.soon > 1) {
            throw new Refusal(Said.of("refused.no-end", text(above)), sooner.part.clause);
        }
    }

    private static boolean follows(Due sooner, Due due) {
        return sooner.part == due.part && (sooner.soon > due.soon || (sooner.soon == due.soon && due.several));
    }

    private static Refusal refusal(Frame<State, Move> above, Frame<State, Move> below, Due due) {
        return new Refusal(Said.of("refused.order", text(above), text(below)), due.part.clause);
    }

    private static String text(@Nullable Frame<State, Move> frame) {
        return frame == null ? "" : Chapters.FRAMES.text((Record) frame);
    }

    private static @Nullable Due due(State s, Frame<State, Move> frame) {
        var dice = s.attacking() ? Part.ASSAULT : Part.FIGHT;
        return switch (frame) {
            case Fighting.Counting _ -> new Due(Part.FIGHT, 1);
            case Fighting.Rolling _ -> new Due(Part.FIGHT, 5, true);
            case Siege.Gathering _, Siege.Pledged _ -> new Due(Part.COMMITMENT, 1);
            case Siege.Committing _ -> new Due(Part.COMMITMENT, 2);
            case Assault.Assaulting _ -> new Due(Part.TEST, 1);
            case Siege.Testing _ -> new Due(Part.TEST, 2, true);
            case Siege.Corrupting _ -> new Due(Part.TEST, 2);
            case Assault.Tallying _, Assault.Naming _ -> new Due(Part.ASSAULT, 1);
            case Rerolls.Chancing _ -> new Due(dice, 2);
            case Assault.Lucky _ -> new Due(Part.ASSAULT, 3);
            case Rerolls.Offering _, Rerolls.Deciding _ -> new Due(dice, 4);
            case Assault.Striking _ -> new Due(Part.ASSAULT, 5, true);
            case Penalty.Regrouping _ -> new Due(Part.PENALTY, 1);
            case Penalty.Suffering _ -> new Due(Part.PENALTY, 2, true);
            case Penalty.Retreating _ -> new Due(Part.PENALTY, 3);
            case Penalty.Paying _ -> new Due(Part.PENALTY, 4);
            case Penalty.Hurting _, Penalty.Robbing _, Penalty.Losing _ -> new Due(Part.PENALTY, 5);
            case Windows.Opening(var occasion) -> window(dice, occasion);
            case Windows.Window(var occasion, var _, var _) -> window(dice, occasion);
            case Windows.Asked(var occasion, var _, var _) -> window(dice, occasion);
            default -> null;
        };
    }

    private static @Nullable Due window(Part dice, Occasion occasion) {
        return switch (occasion) {
            case ROLL -> new Due(dice, 2);
            case COMMITMENT -> new Due(Part.TEST, 3);
            case DAY, EVENING, DUSK, NIGHTFALL, DARKNESS, RECOVERY -> null;
        };
    }
}
