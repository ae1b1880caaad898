package tabard.defenders;

import java.util.List;
import tabard.table.Agenda;
import tabard.table.Frame;

/** What dice came to, for the chronicle: an ending of the sentence's key, and what it names besides. */
record DiceTold(String ending, List<Object> more) {
    private static final DiceTold NOTHING = new DiceTold("", List.of());

    static DiceTold of(State s, Move move) {
        return switch (move) {
            case Fighting.Rolled(var colour, var faces) -> hits(faces, Fighting.least(s, s.active(), colour));
            case Siege.Struck(var banner, var faces) -> hits(faces, Assault.least(s, banner));
            case Siege.Tested(var _, var face) -> new DiceTold(face == Face.ONE ? "-lost" : "", List.of());
            case Penalty.Hurt(var _, var face) ->
                new DiceTold("", List.of(s.foe().lifeLost().after(face.pips())));
            case Penalty.Robbed(var _, var face) ->
                new DiceTold("", List.of(s.foe().cardsLost().after(face.pips())));
            case Healing.Purified(var faces) -> purified(s, faces);
            case Quests.Sought(var faces) -> sought(s, faces);
            default -> NOTHING;
        };
    }

    private static DiceTold hits(List<Face> faces, int least) {
        return new DiceTold("", List.of(count(faces, least), least));
    }

    private static int count(List<Face> faces, int least) {
        return (int) faces.stream().filter(face -> face.pips() >= least).count();
    }

    private static DiceTold purified(State s, List<Face> faces) {
        return s.agenda() instanceof Agenda.First<Frame<State, Move>>(Healing.Purging(var banner, var _), var _)
                ? new DiceTold(count(faces, Healing.CLEAN) > 0 ? "" : "-not", List.of(Ids.name(s.place(banner))))
                : NOTHING;
    }

    private static DiceTold sought(State s, List<Face> faces) {
        if (s.agenda() instanceof Agenda.First<Frame<State, Move>>(Quests.Seeing(var banner), var _)) {
            var quest = s.quest(banner);
            if (quest != null) {
                return new DiceTold(count(faces, quest.success()) > 0 ? "" : "-not", List.of(Ids.name(quest)));
            }
        }
        return NOTHING;
    }
}
